"""Titles stand where `label_style` says: above the control, beside it, or in the place of the text."""

import pytest
from test_accessibility import assert_axe_clean

WIDE = {"width": 900, "height": 900}
NARROW = {"width": 360, "height": 800}


def box(page, title: str, part: str, index: int = 0) -> dict:
    row = page.get_by_label(title).nth(index).locator("xpath=ancestor::*[contains(@class, 'fw-field')]")
    # Titles that float take a moment.
    page.evaluate("() => Promise.all(document.getAnimations().map((animation) => animation.finished))")
    return row.locator(".fw-label" if part == "label" else ".fw-control").bounding_box()


def is_above(page, title: str, index: int = 0) -> bool:
    label, control = box(page, title, "label", index), box(page, title, "control", index)
    return label["y"] + label["height"] <= control["y"]


def is_inside(page, title: str, index: int = 0) -> bool:
    label, control = box(page, title, "label", index), box(page, title, "control", index)
    middle = label["y"] + label["height"] / 2 - control["y"] - control["height"] / 2
    return abs(middle) < 2 and label["x"] > control["x"]


@pytest.mark.parametrize("viewport", [WIDE, NARROW])
def test_a_title_floats_while_something_is_typed(server, open_page, viewport):
    page = open_page(f"{server.url}/labels", viewport=viewport)
    assert is_inside(page, "Full name") and is_inside(page, "E-mail")
    assert is_above(page, "Fee") and is_above(page, "Day")
    assert_axe_clean(page)
    page.get_by_label("Full name").focus()
    assert is_above(page, "Full name")
    page.keyboard.type("Ada")
    page.keyboard.press("Tab")
    assert is_above(page, "Full name") and is_above(page, "E-mail")
    page.keyboard.press("Tab")
    assert is_inside(page, "E-mail")


def test_nothing_but_the_title_moves(server, open_page):
    page = open_page(f"{server.url}/labels", viewport=NARROW)
    before = page.get_by_label("E-mail").bounding_box()
    page.get_by_label("Full name").fill("Ada")
    assert page.get_by_label("E-mail").bounding_box() == before


def test_titles_of_added_items_float(server, open_page):
    page = open_page(f"{server.url}/labels", viewport=NARROW)
    page.get_by_role("button", name="Add a person").click()
    page.get_by_label("Full name").nth(1).wait_for()
    page.get_by_label("Fee").nth(0).focus()
    assert is_inside(page, "Full name", 1)


def test_titles_stand_above_or_beside(server, open_page):
    page = open_page(f"{server.url}/labels", viewport=WIDE)
    assert is_above(page, "Above") and not is_above(page, "Beside") and is_above(page, "Usual")
    page.set_viewport_size(NARROW)
    assert is_above(page, "Above") and not is_above(page, "Beside") and is_above(page, "Usual")
