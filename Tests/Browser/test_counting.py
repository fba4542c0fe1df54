"""Texts with a most length say how many characters are left, once they are few."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, row
from test_accessibility import assert_axe_clean


@pytest.fixture
def counting(server, open_page):
    page = open_page(f"{server.url}/counting")
    expect_attached(page)
    return page


def counter(page, path):
    return row(page, path).locator(".fw-counter")


def test_few_characters_are_counted_down(counting):
    nick = control(counting, "nick")
    expect(counter(counting, "nick")).to_be_hidden()
    nick.fill("a" * 15)
    expect(counter(counting, "nick")).to_be_hidden()
    nick.press("b")
    expect(counter(counting, "nick")).to_have_text("Characters left: 4")
    expect(nick).to_have_accessible_description("Characters left: 4")
    expect(row(counting, "nick").get_by_role("status")).to_have_text("Characters left: 4")
    nick.fill("a" * 22)
    expect(counter(counting, "nick")).to_have_text("Characters too many: 2")
    nick.fill("")
    expect(counter(counting, "nick")).to_be_hidden()
    expect(nick).to_have_accessible_description("")


def test_characters_are_what_people_see(counting):
    control(counting, "about").fill("👩‍👩‍👧‍👦" * 39)
    expect(counter(counting, "about")).to_have_text("Characters left: 1")
    control(counting, "about").fill("👩‍👩‍👧‍👦" * 40)
    expect(counter(counting, "about")).to_have_text("Characters left: 0")
    # What the engine refuses and what is said agree.
    control(counting, "about").fill("é" * 41)
    expect(counter(counting, "about")).to_have_text("Characters too many: 1")


def test_rows_of_the_engine_count_too(counting):
    expect(counter(counting, "code")).to_have_count(0)
    control(counting, "more").check()
    control(counting, "later").fill("123456789")
    expect(counter(counting, "later")).to_have_text("Characters left: 1")
    assert_axe_clean(counting)


def test_without_scripts_the_most_is_said(server, open_page):
    page = open_page(f"{server.url}/counting", java_script_enabled=False)
    expect(counter(page, "nick")).to_have_text("Characters: 20 at most.")
    expect(counter(page, "nick")).to_be_visible()
