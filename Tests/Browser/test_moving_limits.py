"""Limits of days and numbers that follow other answers and the day."""

import datetime

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, inline_errors, submit


@pytest.fixture
def moving(server, open_page):
    page = open_page(f"{server.url}/moving")
    expect_attached(page)
    return page


def test_a_calendar_follows_another_answer(moving):
    expect(control(moving, "from")).to_have_attribute("min", datetime.date.today().isoformat())
    assert control(moving, "to").get_attribute("min") is None
    control(moving, "from").fill("2031-05-30")
    expect(control(moving, "to")).to_have_attribute("min", "2031-05-31")
    control(moving, "from").fill("")
    assert control(moving, "to").get_attribute("min") is None


def test_an_answer_before_a_new_limit_is_an_error_and_stays(moving):
    control(moving, "from").fill("2031-05-30")
    control(moving, "to").fill("2031-06-02")
    control(moving, "from").fill("2031-06-05")
    submit(moving)
    expect(inline_errors(moving).first).to_contain_text("June 6, 2031")
    expect(control(moving, "to")).to_have_value("2031-06-02")
    control(moving, "from").fill("2031-06-01")
    expect(inline_errors(moving)).to_have_count(0)


def test_a_typed_day_gives_its_calendar_the_limit(moving):
    control(moving, "to").fill("2031-06-02")
    expect(control(moving, "ends")).to_have_attribute("data-fw-max", "2031-06-02")
    picker = moving.locator(".fw-calendar input")
    picker.evaluate("input => { input.showPicker = () => {}; }")
    moving.locator(".fw-calendar button").click()
    expect(picker).to_have_attribute("max", "2031-06-02")
    control(moving, "to").fill("")
    moving.locator(".fw-calendar button").click()
    assert picker.get_attribute("max") in (None, "")


def test_a_slider_never_changes_its_answer_by_itself(server, moving):
    share = control(moving, "share")
    share.fill("40")
    control(moving, "beds").fill("20")
    expect(moving.locator(".fw-end").last).to_have_text("20")
    expect(share).to_have_value("40")
    submit(moving)
    expect(inline_errors(moving)).to_have_count(1)
    share.fill("15")
    expect(share).to_have_attribute("max", "20")
    expect(inline_errors(moving)).to_have_count(0)
    submit(moving)
    expect(moving.locator("main")).to_contain_text("Thank you")
    assert server.submissions("moving")[-1]["values"]["share"] == 15


def test_without_scripts_the_server_tells_the_limit(server, open_page):
    page = open_page(f"{server.url}/moving", java_script_enabled=False)
    control(page, "from").fill("2031-05-30")
    control(page, "to").fill("2031-05-30")
    control(page, "beds").fill("20")
    control(page, "share").fill("40")
    submit(page)
    expect(inline_errors(page)).to_have_count(2)
    expect(control(page, "to")).to_have_attribute("min", "2031-05-31")
    expect(control(page, "share")).to_have_value("40")
    expect(page.locator(".fw-end").last).to_have_text("20")
