"""Styles of smaller parts: where texts stand, placeholders, marks, options, and the room around them."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, option, row


def look(locator, prop, pseudo=None):
    return locator.evaluate("(element, [prop, pseudo]) => getComputedStyle(element, pseudo)[prop]", [prop, pseudo])


@pytest.fixture
def page(server, open_page):
    page = open_page(f"{server.url}/parts", viewport={"width": 400, "height": 900})
    expect_attached(page)
    return page


def test_texts_stand_where_the_form_says(page):
    controls = [control(page, path) for path in ("price", "phone", "motto", "name")]
    assert [look(one, "textAlign") for one in controls] == ["end", "end", "center", "start"]
    # The control of a telephone number is written from left to right everywhere, so its end is at the other side.
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert [one.get_attribute("dir") for one in controls] == [None, "ltr", None, None]
    assert [look(one, "textAlign") for one in controls] == ["end", "start", "center", "start"]


def test_placeholders_and_disabled_fields_have_their_looks(page):
    name, off = control(page, "name"), control(page, "off")
    assert look(name, "color", "::placeholder") == "rgb(106, 27, 77)" and look(name, "fontSize", "::placeholder") == "13px"
    assert look(name, "fontFamily", "::placeholder").startswith("Menlo")
    title = row(page, "off").locator(".fw-label")
    assert (look(title, "color"), look(title, "fontSize")) == ("rgb(90, 90, 90)", "20px")
    assert (look(off, "color"), look(off, "fontSize")) == ("rgb(40, 100, 156)", "13px")
    control(page, "on").check()
    expect(off).to_be_enabled()
    assert look(title, "color") != "rgb(90, 90, 90)" and look(title, "fontSize") == look(off, "fontSize") == "17px"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("path", ["name", "long"])
def test_marks_stand_before_the_titles(page, direction, path):
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    label = row(page, path).locator(".fw-label")
    mark = label.locator(".fw-mark")
    assert look(mark, "color") == "rgb(176, 0, 32)"
    places = label.evaluate(
        """label => {
            const words = document.createRange()
            words.selectNode(label.firstChild)
            const mark = label.querySelector('.fw-mark').getBoundingClientRect(), [first] = words.getClientRects()
            return { mark: [mark.left, mark.right, mark.top], first: [first.left, first.right, first.top] }
        }""")
    (left, right, top), (start, end, line) = places["mark"], places["first"]
    assert abs(top - line) < 4
    assert right <= start + 1 if direction == "ltr" else left >= end - 1
    # It is no part of what is heard.
    assert mark.get_attribute("aria-hidden") == "true"
    expect(control(page, path)).to_have_attribute("aria-required", "true")


def test_options_have_their_looks(page):
    words = page.locator(".fw-option-text")
    window, sold = words.filter(has_text="Window"), words.filter(has_text="Sold")
    assert (look(window, "color"), look(window, "fontSize")) == ("rgb(122, 31, 162)", "20px")
    assert look(sold, "color") != "rgb(122, 31, 162)" and look(sold, "fontSize") == "20px"
    info = window.locator(".fw-option-info")
    assert (look(info, "color"), look(info, "fontSize")) == ("rgb(40, 100, 156)", "12px")
    picture = page.locator(".fw-option > .fw-icon").bounding_box()
    assert (picture["width"], picture["height"]) == (40, 40)
    assert option(page, "seat", "w").bounding_box()["width"] == control(page, "terms").bounding_box()["width"] == 32
    assert control(page, "news").bounding_box()["width"] == 24


def test_parts_have_the_room_that_the_form_says(page):
    def room(path):
        box, field = row(page, path).bounding_box(), control(page, path)
        label, hint = (row(page, path).locator(part).bounding_box() for part in (".fw-label", ".fw-hint"))
        top = control(page, path).bounding_box()["y"]
        return (label["y"] - box["y"], hint["y"] - label["y"] - label["height"], top - hint["y"] - hint["height"],
                look(field, "paddingInlineStart"), look(field, "paddingInlineEnd"))

    above, title, hint, start, end = room("roomy")
    assert abs(above - 30) < 1 and abs(title - 20) < 1 and abs(hint - 20) < 1 and start == end == "32px"
    above, title, hint, start, end = room("plain")
    assert abs(above - 12) < 1 and abs(title - 6) < 1 and abs(hint - 6) < 1 and start == end == "12px"
