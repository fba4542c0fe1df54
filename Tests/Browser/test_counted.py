"""Repeats with as many items as an answer says, with the script and by posting."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, submit


@pytest.fixture
def family(server, open_page):
    page = open_page(f"{server.url}/counted")
    expect_attached(page)
    return page


def names(page):
    return page.locator('[name^="v.kids["][name$=".name"]')


def test_items_come_and_go_while_the_number_is_typed(server, family):
    expect(action(family, "add:kids")).to_be_enabled()
    control(family, "n").fill("3")
    expect(names(family)).to_have_count(3)
    expect(control(family, "n")).to_be_focused()
    expect(control(family, "kids[2].country")).to_have_value("NL")
    expect(family.locator("output")).to_have_text("3")
    control(family, "kids[1].name").fill("Ada")
    control(family, "n").fill("1")
    # What was answered stays, and is an error until the person decides.
    expect(names(family)).to_have_count(2)
    submit(family)
    expect(family.locator("#fw-summary")).to_contain_text("can have 1 entry")
    action(family, "remove:kids[0]").click()
    expect(control(family, "kids[0].name")).to_have_value("Ada")
    submit(family)
    expect(family.locator("form")).to_have_count(0)
    assert server.submissions("counted")[-1]["values"] == {
        "n": 1, "total": 1, "kids": [{"name": "Ada", "country": "NL"}]
    }


def test_the_server_has_the_same_items_as_the_page(server, family):
    control(family, "n").fill("2")
    control(family, "kids[0].name").fill("Ada")
    control(family, "kids[1].name").fill("Bo")
    control(family, "n").fill("3")
    control(family, "kids[2].name").fill("Cy")
    submit(family)
    expect(family.locator("form")).to_have_count(0)
    assert [kid["name"] for kid in server.submissions("counted")[-1]["values"]["kids"]] == ["Ada", "Bo", "Cy"]


def test_without_the_script_the_page_comes_back_with_the_items(server, open_page):
    page = open_page(f"{server.url}/counted", java_script_enabled=False)
    control(page, "n").fill("2")
    submit(page)
    expect(names(page)).to_have_count(2)
    expect(control(page, "kids[1].country")).to_have_value("NL")
    control(page, "kids[0].name").fill("Ada")
    submit(page)
    expect(page.locator("form")).to_have_count(0)
    assert server.submissions("counted")[-1]["values"]["kids"] == [
        {"name": "Ada", "country": "NL"}, {"country": "NL"}
    ]
