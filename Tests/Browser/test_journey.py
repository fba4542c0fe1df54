"""The whole journey with the engine in the page."""

import pytest
from playwright.sync_api import expect

from loanform import (
    ERRORS_WHEN_EMPTY, PERSON, action, control, expect_attached, expect_focus_on, expect_success, fill_person,
    fill_terms, inline_errors, monthly, option, submit, summary_links,
)


@pytest.fixture
def loan(server, open_page):
    page = open_page(f"{server.url}/loan")
    expect_attached(page)
    return page


def test_calculates_while_typing(loan):
    control(loan, "amount").press_sequentially("120000")
    expect(monthly(loan)).to_contain_text("10,000")
    control(loan, "months").fill("24")
    expect(monthly(loan)).to_contain_text("5,000")
    control(loan, "months").fill("7")
    expect(monthly(loan)).to_contain_text("17,142.86")
    control(loan, "months").fill("0")
    expect(monthly(loan)).not_to_contain_text("0")


def test_shows_what_an_answer_makes_relevant(loan):
    expect(control(loan, "company")).to_have_count(0)
    option(loan, "purpose", "business").check()
    expect(control(loan, "company")).to_be_visible()
    expect(option(loan, "purpose", "business")).to_be_focused()
    control(loan, "company").fill("长城")
    option(loan, "purpose", "home").check()
    expect(control(loan, "company")).to_have_count(0)
    option(loan, "purpose", "business").check()
    expect(control(loan, "company")).to_have_value("长城")


def test_tab_reaches_a_field_that_has_just_come(loan):
    option(loan, "purpose", "business").check()
    loan.keyboard.press("Tab")
    expect_focus_on(loan, "company")


def test_items_come_and_go(loan):
    expect(control(loan, "guarantors[0].name")).to_have_count(0)
    control(loan, "guaranteed").check()
    control(loan, "guarantors[0].name").fill("甲")
    expect(action(loan, "remove:guarantors[0]")).to_have_count(0)

    action(loan, "add:guarantors").click()
    expect_focus_within_item(loan, 1)
    control(loan, "guarantors[1].name").fill("乙")
    action(loan, "add:guarantors").click()
    control(loan, "guarantors[2].name").fill("丙")
    expect(loan.locator('button[value="add:guarantors"]:enabled')).to_have_count(0)

    action(loan, "remove:guarantors[1]").click()
    expect(control(loan, "guarantors[1].name")).to_have_value("丙")
    expect(control(loan, "guarantors[2].name")).to_have_count(0)
    expect_focus_within_item(loan, 1)
    expect(loan.locator("#fw-live")).not_to_be_empty()
    assert loan.evaluate("document.activeElement !== document.body")


def expect_focus_within_item(page, index):
    """The focus is on the heading of an item or on something in it."""
    item = page.locator("[data-fw-row^=i]").nth(index)
    expect(item.locator(":focus").or_(page.locator("[data-fw-row^=i]:focus")).first).to_be_attached()


def test_removing_the_last_item_leaves_the_focus_on_something(loan):
    control(loan, "guaranteed").check()
    action(loan, "add:guarantors").click()
    action(loan, "remove:guarantors[1]").click()
    expect(control(loan, "guarantors[1].name")).to_have_count(0)
    expect(loan.locator("body")).not_to_be_focused()


def test_return_moves_on_without_submitting(loan):
    control(loan, "name").focus()
    loan.keyboard.press("Enter")
    expect_focus_on(loan, "phone")
    loan.keyboard.press("Enter")
    expect_focus_on(loan, "id_number")
    assert loan.url.endswith("/loan")
    expect(inline_errors(loan)).to_have_count(0)


def test_no_error_before_submit(loan):
    control(loan, "phone").fill("1")
    control(loan, "name").focus()
    control(loan, "amount").fill("abc")
    control(loan, "name").focus()
    expect(inline_errors(loan)).to_have_count(0)
    expect(loan.locator("[aria-invalid=true]")).to_have_count(0)


def test_errors_after_submit_clear_as_they_are_mended(loan):
    submit(loan)
    expect(summary_links(loan)).to_have_count(ERRORS_WHEN_EMPTY)
    expect(loan.locator("#fw-summary")).to_be_focused()
    expect(inline_errors(loan)).to_have_count(ERRORS_WHEN_EMPTY)
    assert len(loan.title()) > len("贷款申请")

    control(loan, "name").fill("王")
    expect(inline_errors(loan)).to_have_count(ERRORS_WHEN_EMPTY)
    control(loan, "name").fill(PERSON["name"])
    expect(inline_errors(loan)).to_have_count(ERRORS_WHEN_EMPTY - 1)
    expect(control(loan, "name")).not_to_have_attribute("aria-invalid", "true")
    expect_focus_on(loan, "name")

    option(loan, "purpose", "home").check()
    expect(inline_errors(loan)).to_have_count(ERRORS_WHEN_EMPTY - 2)


def test_summary_says_the_same_words_and_leads_to_the_controls(loan):
    submit(loan)
    expect(summary_links(loan)).to_have_count(ERRORS_WHEN_EMPTY)
    for index in range(ERRORS_WHEN_EMPTY):
        words = summary_links(loan).nth(index).inner_text().strip()
        assert words and words in inline_errors(loan).nth(index).inner_text()
    summary_links(loan).nth(1).click()
    expect_focus_on(loan, "phone")
    summary_links(loan).nth(3).click()
    expect(option(loan, "purpose", "home")).to_be_focused()


def test_a_complete_form_is_stored(server, loan):
    stored = len(server.submissions("loan"))
    fill_person(loan)
    fill_terms(loan)
    control(loan, "guaranteed").check()
    control(loan, "guarantors[0].name").fill("李雷")
    action(loan, "add:guarantors").click()
    control(loan, "guarantors[1].name").fill("韩梅梅")
    submit(loan)
    expect_success(loan)

    submissions = server.submissions("loan")
    assert len(submissions) == stored + 1
    values = submissions[-1]["values"]
    assert values["name"] == PERSON["name"]
    assert (values["amount"], values["months"], values["monthly"]) == (120000, 24, 5000)
    assert [item["name"] for item in values["guarantors"]] == ["李雷", "韩梅梅"]
    assert "company" not in values
