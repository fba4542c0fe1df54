"""Options that are put in an order: with buttons, by dragging, and by posting."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, inline_errors, row, submit, summary_links
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll
from test_pressing import middle


@pytest.fixture
def open_ranking(server, open_page):
    def open(**options):
        page = open_page(f"{server.url}/ranking", **options)
        if options.get("java_script_enabled", True):
            expect_attached(page)
        return page

    return open


def entries(page, path="places"):
    return row(page, path).locator(".fw-rank")


def expect_order(page, titles, path="places"):
    expect(entries(page, path)).to_have_count(len(titles))
    for place, title in enumerate(titles):
        expect(entries(page, path).nth(place)).to_contain_text(title)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def stored(server):
    return server.submissions("ranking")[-1]["values"]


def test_buttons_move_an_option(server, open_ranking):
    page = open_ranking()
    expect(row(page, "places").get_by_role("listitem")).to_have_count(3)
    expect_order(page, ["The sea", "The hills", "A town"])
    button(page, "Move A town up").click()
    expect_order(page, ["The sea", "A town", "The hills"])
    expect(button(page, "Move A town up")).to_be_focused()
    expect(page.locator("#fw-live")).to_have_text("A town moved to place 2")
    expect(page.locator("output")).to_have_text("The sea, A town, The hills")
    page.keyboard.press("Enter")
    expect_order(page, ["A town", "The sea", "The hills"])
    # There is no place above, so the focus is on the way back.
    expect(button(page, "Move A town down")).to_be_focused()
    expect(button(page, "Move A town up")).to_have_attribute("aria-disabled", "true")
    button(page, "Move A town up").click(force=True)
    expect_order(page, ["A town", "The sea", "The hills"])
    submit(page)
    page.wait_for_url("**/ranking/done")
    assert stored(server)["places"] == ["town", "sea", "hills"]


def test_an_order_nobody_gave_is_no_answer(server, open_ranking):
    page = open_ranking()
    submit(page)
    expect(inline_errors(page)).to_have_count(1)
    summary_links(page).first.click()
    expect(button(page, "Move The sea down")).to_be_focused()
    keep = page.get_by_role("button", name="Use this order Where would you like to go?")
    keep.click()
    expect(keep).to_be_hidden()
    expect(inline_errors(page)).to_have_count(0)
    submit(page)
    page.wait_for_url("**/ranking/done")
    assert stored(server)["places"] == ["sea", "hills", "town"]


def test_an_option_is_dragged(open_ranking):
    page = open_ranking()
    grip = entries(page).nth(0).locator(".fw-rank-grip")
    page.mouse.move(*middle(grip))
    page.mouse.down()
    x, y = middle(entries(page).nth(2))
    page.mouse.move(x, y - 30, steps=4)
    page.mouse.move(x, y + 12, steps=4)
    page.mouse.up()
    expect_order(page, ["The hills", "A town", "The sea"])
    expect(page.locator("output")).to_have_text("The hills, A town, The sea")
    # Escape gives a dragged option its place back.
    page.mouse.move(*middle(entries(page).nth(0).locator(".fw-rank-grip")))
    page.mouse.down()
    page.mouse.move(*middle(entries(page).nth(1)), steps=4)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator("output")).to_have_text("The hills, A town, The sea")
    expect_order(page, ["The hills", "A town", "The sea"])


def test_the_engine_draws_the_same_list(open_ranking):
    page = open_ranking()
    control(page, "more").check()
    expect_order(page, ["Breakfast", "Lunch", "Dinner"], "meals")
    button(page, "Move Dinner up").click()
    expect_order(page, ["Breakfast", "Dinner", "Lunch"], "meals")
    # The row is drawn again, and the answer is still there.
    control(page, "more").uncheck()
    expect(entries(page, "meals")).to_have_count(0)
    control(page, "more").check()
    expect_order(page, ["Breakfast", "Dinner", "Lunch"], "meals")


def test_without_scripts_the_buttons_post(server, open_ranking):
    page = open_ranking(java_script_enabled=False)
    expect(button(page, "Move The sea up")).to_be_disabled()
    button(page, "Move A town up").click()
    expect_order(page, ["The sea", "A town", "The hills"])
    button(page, "Move The sea down").click()
    expect_order(page, ["A town", "The sea", "The hills"])
    submit(page)
    page.wait_for_url("**/ranking/done")
    assert stored(server)["places"] == ["town", "sea", "hills"]


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark"}, {"forced_colors": "active"}])
def test_it_is_accessible(open_ranking, look):
    page = open_ranking(**look)
    control(page, "more").check()
    assert_axe_clean(page)
    button(page, "Move A town up").click()
    assert_axe_clean(page)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_fits_a_narrow_page(open_ranking, direction):
    page = open_ranking(viewport={"width": 320, "height": 800})
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    assert_no_sideways_scroll(page)
    for target in row(page, "places").locator("button, .fw-rank-grip").filter(visible=True).all():
        box = target.bounding_box()
        assert box["height"] >= 44 and box["width"] >= 44, target
