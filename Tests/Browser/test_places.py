"""Without scripts a page comes back at the place of the button that was pressed, with its group open."""

import pytest
from playwright.sync_api import expect

from loanform import action, control


@pytest.fixture
def page(server, open_page):
    page = open_page(f"{server.url}/closed_group", java_script_enabled=False, viewport={"width": 500, "height": 500})
    expect(action(page, "add:people")).to_be_hidden()
    page.get_by_text("More", exact=True).click()
    return page


def expect_at(page, element):
    expect(element).to_be_focused()
    expect(element).to_be_in_viewport()


def test_an_item_is_added_moved_and_removed(page):
    for number, name in enumerate(["Ada", "Grace", "Mary"]):
        action(page, "add:people").click()
        expect_at(page, control(page, f"people[{number}].name"))
        page.keyboard.type(name)
    action(page, "up:people[2]").click()
    expect_at(page, action(page, "up:people[1]"))
    page.keyboard.press("Enter")
    # There is no place above, so the way back is next.
    expect_at(page, action(page, "down:people[0]"))
    expect(control(page, "people[0].name")).to_have_value("Mary")
    action(page, "remove:people[1]").click()
    expect_at(page, page.locator(".fw-item .fw-heading").nth(1))
    expect(page.get_by_role("button", name="Undo")).to_be_in_viewport()
    action(page, "remove:people[1]").click()
    action(page, "remove:people[0]").click()
    expect_at(page, action(page, "add:people"))
    page.get_by_role("button", name="Undo").click()
    expect(control(page, "people[0].name")).to_have_value("Mary")


def test_a_number_is_stepped(page):
    for number in "123":
        action(page, "step:+:nights").click()
        expect(control(page, "nights")).to_have_value(number)
        expect_at(page, action(page, "step:+:nights"))


def test_an_option_is_moved_up(page):
    page.get_by_role("button", name="Move Town up").click()
    expect_at(page, page.get_by_role("button", name="Move Town up"))
    page.keyboard.press("Enter")
    expect_at(page, page.get_by_role("button", name="Move Town down"))


def test_a_refused_page_and_the_first_page_leave_the_focus_to_the_browser(page):
    assert page.locator("[autofocus]").count() == 0
    action(page, "submit").click()
    page.wait_for_load_state()
    assert page.locator("[autofocus]").count() == 0
