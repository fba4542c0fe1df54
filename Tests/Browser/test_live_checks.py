"""Answers that code on the server checks while somebody fills in the page; see Tests/TrialServer."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, row, submit
from test_accessibility import assert_axe_clean


@pytest.fixture
def page(trials, open_page):
    page = open_page(f"{trials.url}/account")
    expect_attached(page)
    return page


def status(page, path):
    return row(page, path).locator("[data-fw-check]")


def error(page, path):
    return row(page, path).locator(".fw-error")


def test_what_code_finds_is_shown_when_the_focus_leaves(page):
    control(page, "user").fill("anna")
    page.keyboard.press("Tab")
    expect(error(page, "user")).to_contain_text("This name is taken")
    expect(control(page, "user")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#fw-live")).to_have_text("This name is taken")
    # The person goes on undisturbed.
    expect(control(page, "city")).to_be_focused()
    expect(page.locator("#fw-summary .fw-summary")).to_have_count(0)
    assert_axe_clean(page)
    control(page, "user").fill("bert")
    expect(error(page, "user")).to_have_count(0)
    control(page, "user").fill("rude")
    page.keyboard.press("Tab")
    expect(error(page, "user")).to_contain_text("Be polite")


def test_the_page_says_that_it_is_checking_and_drops_late_replies(page):
    # The check does not end before the answer changes. It would find that the name is taken.
    page.route("**/account/check", lambda route: None)
    control(page, "user").fill("anna")
    page.keyboard.press("Tab")
    expect(status(page, "user")).to_have_text("Checking…")
    expect(row(page, "user")).to_have_attribute("aria-busy", "true")
    assert_axe_clean(page)
    # The request is given up, so that its late reply is never read.
    with page.expect_event("requestfailed"):
        control(page, "user").fill("bert")
    expect(status(page, "user")).to_have_text("")
    expect(error(page, "user")).to_have_count(0)
    expect(row(page, "user")).not_to_have_attribute("aria-busy", "true")


def test_a_check_with_a_delay_begins_while_typing(page):
    control(page, "city").press_sequentially("Atlantis")
    expect(error(page, "city")).to_contain_text("Atlantis has sunk")
    expect(control(page, "city")).to_be_focused()


def test_items_that_were_added_are_checked(trials, page):
    action(page, "add:guests").click()
    control(page, "guests[0].user").fill("anna")
    page.keyboard.press("Tab")
    expect(error(page, "guests[0].user")).to_contain_text("This name is taken")


def test_no_password_is_sent_to_be_checked(page):
    posted = []
    page.on("request", lambda request: posted.append(request.post_data) if request.url.endswith("/check") else None)
    control(page, "secret").fill("opensesame")
    control(page, "user").fill("bert")
    with page.expect_response("**/account/check"):
        page.keyboard.press("Tab")
    assert len(posted) == 1 and "bert" in posted[0] and "opensesame" not in posted[0]


def test_without_a_connection_nothing_is_said_and_the_submission_decides(trials, new_context):
    context = new_context()
    page = context.new_page()
    page.goto(f"{trials.url}/account")
    expect_attached(page)
    page.route("**/account/check", lambda route: route.abort())
    control(page, "user").fill("anna")
    page.keyboard.press("Tab")
    expect(status(page, "user")).to_have_text("")
    expect(error(page, "user")).to_have_count(0)
    submit(page)
    expect(page.locator("#fw-summary a")).to_have_text(["This name is taken"])
