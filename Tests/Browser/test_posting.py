"""The same journey without JavaScript, by posting."""

import pytest
from playwright.sync_api import expect

from conftest import EXECUTABLE, FLAGS
from loanform import (
    ERRORS_WHEN_EMPTY, PERSON, action, control, expect_focus_on, expect_success, fill_person, fill_terms,
    inline_errors, option, submit, summary_links,
)


@pytest.fixture
def forgetful(chromium, own_server):
    """The loan form in a browser that loads a page again when one goes back to it."""
    browser = chromium.browser_type.launch(executable_path=EXECUTABLE, args=FLAGS)
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{own_server.url}/loan")
    yield page
    browser.close()


@pytest.fixture
def loan(server, open_page):
    return open_page(f"{server.url}/loan", java_script_enabled=False)


def test_errors_come_back_with_everything_as_typed(loan):
    control(loan, "name").fill("王")
    control(loan, "amount").fill("12,abc")
    option(loan, "purpose", "home").check()
    submit(loan)
    expect(summary_links(loan)).to_have_count(ERRORS_WHEN_EMPTY - 1)
    expect(inline_errors(loan)).to_have_count(ERRORS_WHEN_EMPTY - 1)
    expect(control(loan, "name")).to_have_value("王")
    expect(control(loan, "amount")).to_have_value("12,abc")
    expect(control(loan, "amount")).to_have_attribute("aria-invalid", "true")
    expect(option(loan, "purpose", "home")).to_be_checked()
    assert len(loan.title()) > len("贷款申请")


def test_summary_leads_to_the_controls(loan):
    submit(loan)
    summary_links(loan).nth(1).click()
    expect_focus_on(loan, "phone")


def test_return_submits_rather_than_adding_or_removing(loan):
    control(loan, "guaranteed").check()
    submit(loan)
    action(loan, "add:guarantors").click()
    expect(control(loan, "guarantors[1].name")).to_be_visible()
    control(loan, "name").focus()
    loan.keyboard.press("Enter")
    expect(summary_links(loan).first).to_be_visible()
    expect(control(loan, "guarantors[1].name")).to_be_visible()


def test_fields_that_were_not_on_the_page_are_asked_before_storing(server, loan):
    stored = len(server.submissions("loan"))
    fill_person(loan)
    fill_terms(loan)
    control(loan, "guaranteed").check()
    submit(loan)
    expect(control(loan, "guarantors[0].name")).to_be_visible()
    assert len(server.submissions("loan")) == stored


def test_items_are_added_and_removed_by_posting(server, loan):
    stored = len(server.submissions("loan"))
    fill_person(loan)
    fill_terms(loan)
    control(loan, "guaranteed").check()
    submit(loan)
    control(loan, "guarantors[0].name").fill("甲方")
    action(loan, "add:guarantors").click()
    control(loan, "guarantors[1].name").fill("乙方")
    action(loan, "add:guarantors").click()
    control(loan, "guarantors[2].name").fill("丙方")
    expect(loan.locator('button[value="add:guarantors"]:enabled')).to_have_count(0)
    action(loan, "remove:guarantors[1]").click()
    expect(control(loan, "guarantors[2].name")).to_have_count(0)
    expect(control(loan, "guarantors[0].name")).to_have_value("甲方")
    expect(control(loan, "guarantors[1].name")).to_have_value("丙方")
    expect(control(loan, "name")).to_have_value(PERSON["name"])

    submit(loan)
    expect_success(loan)
    submissions = server.submissions("loan")
    assert len(submissions) == stored + 1
    values = submissions[-1]["values"]
    assert (values["amount"], values["monthly"]) == (120000, 5000)
    assert [item["name"] for item in values["guarantors"]] == ["甲方", "丙方"]


def test_adding_an_item_shows_no_errors(loan):
    control(loan, "guaranteed").check()
    submit(loan)
    expect(summary_links(loan).first).to_be_visible()
    loan.goto(loan.url)
    expect(inline_errors(loan)).to_have_count(0)


def apply_and_go_back(page):
    fill_person(page)
    fill_terms(page)
    submit(page)
    page.wait_for_url("**/loan/done*")
    page.go_back()


def test_back_after_success_and_submit_again_stores_once(own_server, forgetful):
    page = forgetful
    apply_and_go_back(page)
    expect(control(page, "name")).to_have_value(PERSON["name"])
    submit(page)
    page.wait_for_url("**/loan/done*")
    assert len(own_server.submissions("loan")) == 1


def test_back_and_submit_again_after_errors_stores_once(own_server, forgetful):
    page = forgetful
    submit(page)
    apply_and_go_back(page)
    submit(page)
    page.wait_for_url("**/loan/done*")
    assert len(own_server.submissions("loan")) == 1


def test_other_answers_after_back_are_asked_about(own_server, forgetful):
    page = forgetful
    apply_and_go_back(page)
    control(page, "name").fill("Grace Hopper")
    submit(page)
    expect(page.locator(".fw-notice").first).to_be_visible()
    assert len(own_server.submissions("loan")) == 1
    submit(page)
    page.wait_for_url("**/loan/done*")
    assert len(own_server.submissions("loan")) == 2
