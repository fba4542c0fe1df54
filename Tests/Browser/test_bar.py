"""The bar above the keyboard of a touch screen."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, wait_for_drawing, wait_until
from serving import EXAMPLES, TRIALS, Server
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll

PHONE = {"viewport": {"width": 390, "height": 700}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def barred(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("bar"), EXAMPLES, TRIALS, options=("--keyboard-bar",)).start()
    yield server
    server.stop()


@pytest.fixture
def page(barred, open_page):
    page = open_page(f"{barred.url}/loan", **PHONE)
    expect_attached(page)
    return page


def bar(page):
    return page.locator("#fw-bar")


def button(page, name):
    return bar(page).get_by_role("button").nth(["Previous", "Next", "Done"].index(name))


def expect_focus(page, path):
    expect(control(page, path)).to_be_focused()


def test_it_leads_from_question_to_question(page):
    expect(bar(page)).to_be_hidden()
    control(page, "name").tap()
    expect(bar(page)).to_be_visible()
    expect(button(page, "Previous")).to_be_disabled()
    button(page, "Next").tap()
    expect_focus(page, "phone")
    button(page, "Previous").tap()
    expect_focus(page, "name")
    button(page, "Done").tap()
    expect(page.locator("body")).to_be_focused()
    expect(bar(page)).to_be_hidden()


def test_it_is_not_there_where_no_keyboard_is(page):
    page.locator('[name="v.purpose"]').first.tap()
    expect(bar(page)).to_be_hidden()


def test_it_passes_what_takes_no_input_and_knows_new_questions(page):
    control(page, "amount").tap()
    button(page, "Next").tap()
    expect_focus(page, "months")
    control(page, "guaranteed").tap()
    control(page, "guarantors[0].name").tap()
    button(page, "Previous").tap()
    expect_focus(page, "guaranteed")


def test_nothing_with_the_focus_is_under_it(page):
    control(page, "name").tap()
    for _ in range(8):
        wait_for_drawing(page)
        place = page.evaluate("""() => { const { bottom } = document.activeElement.getBoundingClientRect()
            return [bottom, document.getElementById('fw-bar').hidden ? innerHeight : document.getElementById('fw-bar').offsetTop] }""")
        assert place[0] <= place[1] + 1
        if bar(page).is_hidden() or button(page, "Next").is_disabled():
            break
        button(page, "Next").tap()


def test_it_stands_above_the_keyboard(page):
    control(page, "name").tap()
    # Chromium draws no keyboard here, so the part of the page that is seen is made smaller.
    page.evaluate("""() => { Object.defineProperty(visualViewport, 'height', { value: 400 })
        visualViewport.dispatchEvent(new Event('resize')) }""")

    def stands_above_it():
        box = bar(page).bounding_box()
        return abs(box["y"] + box["height"] - 400) < 1

    wait_until(page, stands_above_it)


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_and_axe_finds_nothing(barred, open_page, language, scheme):
    page = open_page(
        f"{barred.url}/visa?lang={language}", color_scheme=scheme, **{**PHONE, "viewport": {"width": 320, "height": 700}})
    expect_attached(page)
    page.locator("input.fw-input").first.tap()
    expect(bar(page)).to_be_visible()
    assert_no_sideways_scroll(page)
    for one in bar(page).get_by_role("button").all():
        box = one.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44
    assert_axe_clean(page)


def test_a_screen_without_touch_shows_none(barred, open_page):
    page = open_page(f"{barred.url}/loan")
    expect_attached(page)
    control(page, "name").focus()
    wait_for_drawing(page)
    assert bar(page).is_hidden()


def test_pages_have_none_unless_the_host_wants_it(server, open_page):
    page = open_page(f"{server.url}/loan", **PHONE)
    assert "fw-bar" not in page.content() and "+bar" not in page.content()
