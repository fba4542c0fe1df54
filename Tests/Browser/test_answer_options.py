"""Choices whose options are the answers to another field, with the script and by posting."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, option, submit


@pytest.fixture
def siblings(server, open_page):
    page = open_page(f"{server.url}/siblings")
    expect_attached(page)
    return page


def offered(page):
    return control(page, "eldest").locator("option:not([value=''])")


def test_options_follow_what_is_typed_in_the_items(server, siblings):
    expect(offered(siblings)).to_have_count(0)
    control(siblings, "kids[0].name").fill("Ada")
    expect(offered(siblings)).to_have_text(["Ada"])
    action(siblings, "add:kids").click()
    control(siblings, "kids[1].name").fill("Bo")
    expect(offered(siblings)).to_have_text(["Ada", "Bo"])
    control(siblings, "eldest").select_option("Bo")
    option(siblings, "tall", "Ada").check()
    option(siblings, "tall", "Bo").check()
    control(siblings, "kids[1].name").fill("Bob")
    expect(offered(siblings)).to_have_text(["Ada", "Bob"])
    expect(control(siblings, "eldest")).to_have_value("")
    expect(option(siblings, "tall", "Ada")).to_be_checked()
    submit(siblings)
    expect(siblings.locator("form")).to_have_count(0)
    assert server.submissions("siblings")[-1]["values"] == {
        "kids": [{"name": "Ada"}, {"name": "Bob"}], "tall": ["Ada"]
    }


def test_without_the_script_the_options_come_with_the_next_page(server, open_page):
    page = open_page(f"{server.url}/siblings", java_script_enabled=False)
    control(page, "kids[0].name").fill("Ada")
    action(page, "add:kids").click()
    expect(offered(page)).to_have_text(["Ada"])
    control(page, "eldest").select_option("Ada")
    submit(page)
    expect(page.locator("form")).to_have_count(0)
    assert server.submissions("siblings")[-1]["values"]["eldest"] == "Ada"
