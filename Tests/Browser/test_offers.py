"""Answers that are not offered any more: the page says so at once, and they count nowhere until they are offered again."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, inline_errors, option, row, submit


@pytest.fixture
def offers(server, open_page):
    page = open_page(f"{server.url}/offers")
    expect_attached(page)
    option(page, "toppings", "ham").check()
    option(page, "toppings", "truffle").check()
    control(page, "drink").select_option("wine")
    control(page, "size").select_option("small")
    option(page, "ring", "gold").check()
    return page


def test_answers_that_are_not_offered_are_left_out_at_the_first_press(server, offers):
    control(offers, "budget").fill("5")
    for path in ("toppings", "drink", "ring"):
        expect(row(offers, path)).to_contain_text("is not offered now")
    expect(option(offers, "toppings", "truffle")).to_have_count(0)
    expect(inline_errors(offers)).to_have_count(0)
    submit(offers)
    expect(offers.locator("main")).to_contain_text("Thank you")
    assert server.submissions("offers")[-1]["values"] == {"budget": 5, "toppings": ["ham"], "size": "small"}


def test_an_answer_that_is_needed_has_to_be_given_again(server, offers):
    stored = len(server.submissions("offers"))
    control(offers, "size").select_option("large")
    control(offers, "budget").fill("5")
    submit(offers)
    expect(inline_errors(offers)).to_have_count(1)
    expect(row(offers, "size")).to_contain_text("Choose an option")
    assert len(server.submissions("offers")) == stored


def test_answers_that_are_offered_again_are_kept(server, offers):
    control(offers, "budget").fill("5")
    expect(control(offers, "drink")).to_have_value("")
    control(offers, "budget").fill("20")
    submit(offers)
    expect(offers.locator("main")).to_contain_text("Thank you")
    assert server.submissions("offers")[-1]["values"] == {
        "budget": 20, "toppings": ["ham", "truffle"], "drink": "wine", "size": "small", "ring": ["gold"]}
