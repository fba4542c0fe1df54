"""Options that are chosen alone: they clear the others, each of the others clears them, and screen readers are told."""

import pytest
from playwright.sync_api import expect

from loanform import expect_attached, option, submit


@pytest.fixture
def diet(server, open_page):
    page = open_page(f"{server.url}/exclusive")
    expect_attached(page)
    return page


def test_none_of_these_clears_the_others_and_is_cleared_by_each(server, diet):
    option(diet, "diet", "nuts").check()
    option(diet, "diet", "milk").check()
    option(diet, "diet", "none").check()
    expect(option(diet, "diet", "nuts")).not_to_be_checked()
    expect(option(diet, "diet", "milk")).not_to_be_checked()
    expect(option(diet, "diet", "none")).to_be_focused()
    expect(diet.locator("#fw-live")).to_have_text("Nuts, Milk removed")
    option(diet, "diet", "eggs").check()
    expect(option(diet, "diet", "none")).not_to_be_checked()
    expect(diet.locator("#fw-live")).to_have_text("None of these removed")
    submit(diet)
    expect(diet.locator("main")).to_contain_text("Thank you")
    assert server.submissions("exclusive")[-1]["values"]["diet"] == ["eggs"]


def test_more_options_than_allowed_are_an_error_at_the_field(diet):
    for choice in ("nuts", "milk", "eggs"):
        option(diet, "diet", choice).check()
    submit(diet)
    expect(diet.locator("main")).to_contain_text("Choose at most 2 options for “I do not eat”")
