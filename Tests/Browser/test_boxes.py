"""Boxes that are not ticked, questions with two buttons, and lists without items: what the page shows is stored."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, option, submit


@pytest.fixture
def boxes(server, open_page):
    page = open_page(f"{server.url}/boxes")
    expect_attached(page)
    return page


def stored(server, page):
    submit(page)
    expect(page.locator("main")).to_contain_text("Thank you")
    return server.submissions("boxes")[-1]["values"]


def test_a_box_that_was_unticked_is_off_for_the_server_too(server, boxes):
    option(boxes, "o", "true").check()
    option(boxes, "o", "true").uncheck()
    control(boxes, "why").fill("point 3")
    option(boxes, "smoker", "false").check()
    assert stored(server, boxes) == {"o": False, "why": "point 3", "smoker": False}


def test_a_box_that_nobody_touched_is_blank(server, boxes):
    option(boxes, "smoker", "true").check()
    assert stored(server, boxes) == {"smoker": True}


def test_a_list_without_items_that_an_answer_brings_up_is_stored_at_once(server, boxes):
    option(boxes, "smoker", "false").check()
    option(boxes, "kind", "family").check()
    expect(boxes.get_by_role("button", name="Add a hobby")).to_be_visible()
    assert stored(server, boxes) == {"smoker": False, "kind": "family"}
