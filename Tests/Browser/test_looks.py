"""What must be seen is seen: on paper, in forced colours, in colours that a form chose."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, option


@pytest.fixture
def looks(server, open_page):
    page = open_page(f"{server.url}/looks")
    expect_attached(page)
    return page


def style(locator, name, part=None):
    return locator.evaluate("(element, [name, part]) => getComputedStyle(element, part)[name]", [name, part])


def test_paper_shows_closed_groups_and_no_buttons(looks):
    expect(control(looks, "inside")).to_be_hidden()
    looks.emulate_media(media="print")
    expect(control(looks, "inside")).to_be_visible()
    expect(looks.locator("[data-fw-reveal]")).to_be_hidden()
    expect(action(looks, "submit")).to_be_hidden()
    looks.emulate_media(media="screen")
    expect(control(looks, "inside")).to_be_hidden()


def test_buttons_are_seen_in_forced_colours(looks):
    looks.emulate_media(forced_colors="active")
    looks.get_by_text("Second").click()
    for button in (looks.locator("[data-fw-reveal]"), action(looks, "clear:day"), action(looks, "add:people")):
        expect(button).to_be_visible()
        assert style(button, "borderTopWidth") != "0px"
    assert style(looks.locator(".fw-plus"), "content", "::before").startswith('"+"')
    shown, hidden = looks.locator("[data-fw-reveal]"), style(looks.locator("[data-fw-reveal]"), "backgroundColor")
    shown.click()
    assert style(shown, "backgroundColor") != hidden


def test_segments_are_told_apart(looks):
    def lines():
        segments = looks.locator(".fw-segments > .fw-option")
        return [style(segments.nth(index), "borderInlineStartColor", "::before") for index in range(1, 4)]

    clear = "rgba(0, 0, 0, 0)"
    looks.mouse.move(0, 0)
    assert clear not in lines()
    option(looks, "size", "m").check(force=True)
    looks.mouse.move(0, 0)
    assert [line == clear for line in lines()] == [True, True, False]


def test_an_off_switch_is_seen_on_any_background(looks):
    for path in ("light", "dark"):
        track = style(control(looks, path), "backgroundColor")
        assert style(control(looks, path), "backgroundColor", "::before") != track
        assert style(control(looks, path), "borderTopWidth") != "0px"
        assert style(control(looks, path), "borderTopColor") != track
