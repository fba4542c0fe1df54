"""Nothing moves between the press and the release of a button: what was pressed is what happens."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, inline_errors, submit, summary_links, wait_for_drawing


@pytest.fixture
def hasty(server, open_page):
    page = open_page(f"{server.url}/hasty")
    expect_attached(page)
    return page


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(page, locator):
    """Presses and releases the mouse at one place of the screen, with time in between to draw, as a hand gives."""
    page.mouse.move(*middle(locator))
    page.mouse.down()
    wait_for_drawing(page)
    page.mouse.up()


def test_a_box_is_ticked_although_an_error_comes_above_it(hasty):
    control(hasty, "name").press_sequentially("a")
    press(hasty, control(hasty, "agree"))
    expect(control(hasty, "agree")).to_be_checked()
    expect(inline_errors(hasty)).to_have_count(1)


def test_a_box_is_ticked_by_its_label(hasty):
    control(hasty, "name").press_sequentially("a")
    press(hasty, hasty.get_by_text("I agree", exact=True))
    expect(control(hasty, "agree")).to_be_checked()


def test_submit_is_pressed(hasty):
    control(hasty, "name").fill("Ada")
    control(hasty, "town").press_sequentially("X")
    control(hasty, "end").click()
    control(hasty, "name").fill("a")
    hasty.evaluate("scrollTo(0, document.body.scrollHeight)")
    press(hasty, action(hasty, "submit"))
    expect(hasty.locator("#fw-summary")).to_be_focused()
    expect(summary_links(hasty)).to_have_count(1)


def test_nothing_moves_while_the_button_is_down(hasty):
    control(hasty, "name").press_sequentially("a")
    target = control(hasty, "agree")
    place = target.bounding_box()
    hasty.mouse.move(*middle(target))
    hasty.mouse.down()
    wait_for_drawing(hasty)
    assert target.bounding_box() == place
    expect(inline_errors(hasty)).to_have_count(0)
    # Released elsewhere, nothing is pressed, and what waited comes.
    hasty.mouse.move(5, 5)
    hasty.mouse.up()
    expect(inline_errors(hasty)).to_have_count(1)
    expect(target).not_to_be_checked()


def test_who_drags_a_slider_sees_what_it_does(hasty):
    control(hasty, "name").press_sequentially("a")
    slider = control(hasty, "size")
    box = slider.bounding_box()
    hasty.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    hasty.mouse.down()
    hasty.mouse.move(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2, steps=5)
    expect(hasty.locator(".fw-slider .fw-output")).to_have_text("10")
    hasty.mouse.up()
    expect(inline_errors(hasty).first).to_be_visible()


def test_going_through_a_form_is_no_error(hasty):
    control(hasty, "name").focus()
    for _ in range(4):
        hasty.keyboard.press("Tab")
    expect(inline_errors(hasty)).to_have_count(0)
    expect(summary_links(hasty)).to_have_count(0)
    control(hasty, "town").fill("X")
    control(hasty, "name").focus()
    control(hasty, "town").fill("")
    control(hasty, "name").focus()
    expect(inline_errors(hasty)).to_have_text(["Error: Fill in “Town”"])
    # The list of what is wrong comes with submitting.
    expect(summary_links(hasty)).to_have_count(0)
    assert hasty.title() == "Hasty"
    submit(hasty)
    expect(summary_links(hasty)).to_have_count(2)


def test_after_submitting_the_list_is_kept_up_to_date(hasty):
    submit(hasty)
    expect(summary_links(hasty)).to_have_count(2)
    control(hasty, "name").press_sequentially("Ada")
    press(hasty, control(hasty, "agree"))
    expect(control(hasty, "agree")).to_be_checked()
    expect(summary_links(hasty)).to_have_count(1)
