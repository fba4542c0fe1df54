"""A list that needs an answer has no blank choice once one was chosen."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, submit


@pytest.fixture
def page(server, open_page):
    page = open_page(f"{server.url}/lists")
    expect_attached(page)
    return page


def blank(page, path):
    return control(page, path).locator('option[value=""]')


def expect_no_blank(page, path):
    expect(blank(page, path)).to_be_disabled()
    expect(blank(page, path)).to_have_attribute("hidden", "")


def expect_blank(page, path):
    expect(blank(page, path)).to_be_enabled()
    expect(blank(page, path)).not_to_have_attribute("hidden", "")


def test_an_answer_that_is_needed_is_not_taken_back(server, page):
    town = control(page, "town")
    expect_blank(page, "town")
    expect(town).to_have_value("")
    town.select_option("oslo")
    expect_no_blank(page, "town")
    town.focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(town).to_have_value("bergen")
    submit(page)
    page.wait_for_url("**/lists/done")
    assert server.submissions("lists")[-1]["values"]["town"] == "bergen"


def test_the_blank_choice_comes_back_when_the_answer_goes(page):
    control(page, "town").select_option("oslo")
    expect_no_blank(page, "town")
    action(page, "tap:forget").click()
    expect(control(page, "town")).to_have_value("")
    expect_blank(page, "town")


def test_it_follows_what_is_needed_now(page):
    control(page, "train").select_option("late")
    expect_blank(page, "train")
    control(page, "hurry").check()
    expect_no_blank(page, "train")
    # Times that are chosen from a list are the same.
    control(page, "hour").select_option("08:30")
    expect_no_blank(page, "hour")
    control(page, "hurry").uncheck()
    expect_blank(page, "hour")
    expect_blank(page, "train")


def test_a_reload_keeps_the_answer(page):
    control(page, "town").select_option("oslo")
    page.reload()
    expect_attached(page)
    expect(control(page, "town")).to_have_value("oslo")
    expect_no_blank(page, "town")
