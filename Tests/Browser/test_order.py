"""Items change places and fields are deleted, with the script and by posting."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, submit
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll


@pytest.fixture(params=[True, False], ids=["script", "post"])
def order(request, server, open_page):
    page = open_page(f"{server.url}/order", java_script_enabled=request.param)
    if request.param:
        expect_attached(page)
    return page


@pytest.fixture
def live(server, open_page):
    page = open_page(f"{server.url}/order")
    expect_attached(page)
    return page


def expect_lines(page, *names):
    """The items of the page in their order, by what is in their controls and by the names of these."""
    expect(page.locator('[name^="v.lines["]')).to_have_count(len(names))
    for index, name in enumerate(names):
        expect(control(page, f"lines[{index}].what")).to_have_value(name)
        expect(page.locator('[name^="v.lines["]').nth(index)).to_have_attribute("name", f"v.lines[{index}].what")


def test_items_move_and_are_stored_in_their_order(server, order):
    control(order, "lines[2].what").fill("Quinces")
    action(order, "up:lines[2]").click()
    expect_lines(order, "Apples", "Quinces", "Pears")
    action(order, "down:lines[0]").click()
    expect_lines(order, "Quinces", "Apples", "Pears")
    action(order, "add:lines").click()
    control(order, "lines[3].what").fill("Figs")
    action(order, "up:lines[3]").click()
    expect_lines(order, "Quinces", "Apples", "Figs", "Pears")
    control(order, "note").fill("x")
    submit(order)
    expect(order.locator("form")).to_have_count(0)
    values = server.submissions("order")[-1]["values"]
    assert [line["what"] for line in values["lines"]] == ["Quinces", "Apples", "Figs", "Pears"]


def test_the_first_does_not_go_up_nor_the_last_down(order):
    def is_enabled(value):
        return order.locator(f'button[value="{value}"]').is_enabled()

    assert not is_enabled("up:lines[0]") and is_enabled("down:lines[0]")
    assert is_enabled("up:lines[2]") and not is_enabled("down:lines[2]")
    action(order, "add:lines").click()
    expect(action(order, "down:lines[2]")).to_be_enabled()
    action(order, "remove:lines[3]").click()
    expect(action(order, "down:lines[2]")).to_be_disabled()
    action(order, "remove:lines[1]").click()
    action(order, "remove:lines[1]").click()
    expect(action(order, "up:lines[0]")).to_be_disabled()
    expect(action(order, "down:lines[0]")).to_be_disabled()


def test_buttons_say_what_they_move_and_where(order):
    expect(order.get_by_role("button", name="Move Line 2 up")).to_have_attribute("value", "up:lines[1]")
    expect(order.get_by_role("button", name="Move Line 2 down")).to_have_attribute("value", "down:lines[1]")
    expect(order.get_by_role("button", name="Remove Note")).to_have_attribute("value", "delete:note")


def test_the_focus_goes_with_the_item_and_the_new_place_is_announced(live):
    up = action(live, "up:lines[2]")
    up.focus()
    live.keyboard.press("Enter")
    expect(live.locator("#fw-live")).to_have_text("Line 3 moved to place 2")
    expect(action(live, "up:lines[1]")).to_be_focused()
    live.keyboard.press("Enter")
    expect_lines(live, "Plums", "Apples", "Pears")
    # There is no way on up: the button for the way back is the nearest.
    expect(action(live, "down:lines[0]")).to_be_focused()
    live.keyboard.press("Enter")
    expect(action(live, "down:lines[1]")).to_be_focused()
    live.keyboard.press("Enter")
    expect_lines(live, "Apples", "Pears", "Plums")
    expect(action(live, "up:lines[2]")).to_be_focused()


def test_a_deleted_field_is_neither_asked_nor_stored(server, order):
    control(order, "box").fill("red")
    action(order, "delete:note").click()
    expect(control(order, "note")).to_have_count(0)
    expect(control(order, "box")).to_have_value("red")
    submit(order)
    expect(order.locator("form")).to_have_count(0)
    values = server.submissions("order")[-1]["values"]
    assert "note" not in values and values["box"] == "red"


def test_a_deletion_is_announced_and_the_focus_stays_near(live):
    action(live, "delete:gift").click()
    expect(live.locator("#fw-live")).to_have_text("Gift removed")
    expect(control(live, "gift")).to_have_count(0)
    expect(action(live, "delete:note")).to_be_focused()


def test_what_others_need_or_takes_no_input_is_not_deleted(live):
    expect(live.locator('button[value="delete:frozen"]')).to_have_count(0)
    expect(action(live, "delete:box")).to_be_visible()
    control(live, "frozen").check()
    expect(action(live, "delete:box")).to_have_count(0)
    control(live, "frozen").uncheck()
    expect(action(live, "delete:box")).to_be_visible()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_fits_and_axe_finds_nothing(server, open_page, direction):
    page = open_page(f"{server.url}/order", viewport={"width": 320, "height": 800})
    expect_attached(page)
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    assert_no_sideways_scroll(page)
    assert_axe_clean(page)
    head, buttons = (page.locator(part).first.bounding_box() for part in [".fw-item-head", ".fw-item-actions"])
    edge, end = (box["x"] + (box["width"] if direction == "ltr" else 0) for box in [head, buttons])
    assert abs(edge - end) < 2, "the buttons are not at the end"
    sizes = page.locator(".fw-move, .fw-remove").evaluate_all(
        "buttons => buttons.map(button => { const box = button.getBoundingClientRect(); return Math.min(box.width, box.height) })")
    assert min(sizes) >= 24
