"""What was removed can be brought back, and questions that an answer brought up are told."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, submit
from test_accessibility import assert_axe_clean


@pytest.fixture
def order(server, open_page):
    page = open_page(f"{server.url}/order", has_clock=True)
    expect_attached(page)
    return page


def undo(page):
    return page.get_by_role("button", name="Undo")


def lines(page):
    return page.locator('[name^="v.lines["][name$="].what"]')


def live(page):
    return page.locator("#fw-live")


def wait_for_announcement(page):
    """Waits until `announce-questions.js`, which waits 300 ms after a change, has looked for questions that the change brought up."""
    page.clock.run_for(301)


def test_an_item_comes_back_where_it_was(server, order):
    control(order, "lines[1].what").fill("Quinces")
    action(order, "remove:lines[1]").click()
    expect(lines(order)).to_have_count(2)
    expect(live(order)).to_have_text("Line 2 removed")
    assert_axe_clean(order)
    undo(order).click()
    expect(lines(order)).to_have_count(3)
    expect(control(order, "lines[1].what")).to_have_value("Quinces")
    expect(control(order, "lines[1].what")).to_be_focused()
    expect(live(order)).to_have_text("Brought back")
    expect(undo(order)).to_be_hidden()
    control(order, "note").fill("n")
    submit(order)
    order.wait_for_url("**/order/done")
    assert [line["what"] for line in server.submissions("order")[-1]["values"]["lines"]] == ["Apples", "Quinces", "Plums"]


def test_a_question_that_was_deleted_comes_back(order):
    control(order, "note").fill("mine")
    action(order, "delete:note").click()
    expect(control(order, "note")).to_have_count(0)
    undo(order).press("Enter")
    expect(control(order, "note")).to_have_value("mine")
    expect(control(order, "note")).to_be_focused()


def test_the_offer_ends_with_the_next_change(order):
    action(order, "remove:lines[0]").click()
    expect(undo(order)).to_be_visible()
    control(order, "note").fill("x")
    expect(undo(order)).to_be_hidden()
    action(order, "remove:lines[0]").click()
    expect(undo(order)).to_be_visible()
    action(order, "add:lines").click()
    expect(undo(order)).to_be_hidden()


def test_it_is_reached_by_the_keyboard(order):
    action(order, "remove:lines[2]").focus()
    order.keyboard.press("Enter")
    for _ in range(8):
        if undo(order).evaluate("button => button === document.activeElement"):
            break
        order.keyboard.press("Tab")
    expect(undo(order)).to_be_focused()
    order.keyboard.press("Enter")
    expect(lines(order)).to_have_count(3)


def test_without_scripts_the_server_offers_it(server, open_page):
    page = open_page(f"{server.url}/order", java_script_enabled=False)
    control(page, "lines[1].what").fill("Quinces")
    action(page, "remove:lines[1]").click()
    expect(lines(page)).to_have_count(2)
    undo(page).click()
    expect(lines(page)).to_have_count(3)
    expect(control(page, "lines[1].what")).to_have_value("Quinces")
    expect(undo(page)).to_have_count(0)


def test_questions_that_an_answer_brings_up_are_told(server, open_page):
    page = open_page(f"{server.url}/marked?lang=en", has_clock=True)
    expect_attached(page)
    control(page, "more").focus()
    page.keyboard.press("Space")
    expect(live(page)).to_have_text("Further questions: 3")
    # The focus stays, and the next press of Tab leads to the first of them.
    expect(control(page, "more")).to_be_focused()
    page.keyboard.press("Space")
    expect(control(page, "extra")).to_have_count(0)
    wait_for_announcement(page)
    assert live(page).text_content() == "Further questions: 3"


def test_an_item_that_is_added_has_its_own_words(order):
    action(order, "add:lines").click()
    expect(live(order)).to_have_text("Line 4 added")
    wait_for_announcement(order)
    assert live(order).text_content() == "Line 4 added"
