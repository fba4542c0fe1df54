"""Days, times and lengths of time, by script and by post; and texts of several lines."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, inline_errors, submit, summary_links
from test_accessibility import assert_axe_clean


@pytest.fixture(params=[True, False], ids=["script", "post"])
def days(request, server, open_page):
    page = open_page(f"{server.url}/days", java_script_enabled=request.param)
    if request.param:
        expect_attached(page)
    page.has_script = request.param
    return page


@pytest.fixture
def live(server, open_page):
    page = open_page(f"{server.url}/days")
    expect_attached(page)
    return page


def clear(page, field):
    return page.locator(f'button[value="clear:{field}"]')


@pytest.mark.parametrize("field, answer", [("day", "2026-11-21"), ("hour", "08:30"), ("moment", "2026-11-21T08:30")])
def test_a_day_can_be_taken_back(days, field, answer):
    expect(clear(days, field)).to_have_count(0)
    control(days, field).fill(answer)
    if not days.has_script:
        days.locator('button[value="step:+:cook"]').click()
        expect(control(days, field)).to_have_value(answer)
    clear(days, field).click()
    expect(control(days, field)).to_have_value("")
    expect(clear(days, field)).to_have_count(0)


def test_a_day_that_is_needed_stays(days):
    expect(control(days, "needed")).to_have_value("2026-12-31")
    expect(clear(days, "needed")).to_have_count(0)


def test_times_are_on_their_scale(days):
    expect(control(days, "hour")).to_have_attribute("step", "900")
    control(days, "hour").fill("08:20")
    submit(days)
    expect(summary_links(days)).to_have_count(1)
    expect(inline_errors(days)).to_contain_text("15 minutes")


def test_days_and_lengths_are_stored(server, days):
    control(days, "day").fill("2028-02-29")
    control(days, "hour").fill("08:15")
    control(days, "moment").fill("2026-11-21T08:30")
    control(days, "cook").fill("30")
    days.locator('button[value="step:+:cook"]').click()
    expect(control(days, "cook")).to_have_value("45")
    submit(days)
    expect(days.locator("#fw-form")).to_have_count(0)
    values = server.submissions("days")[-1]["values"]
    assert (values["day"], values["hour"], values["moment"], values["cook"]) == (
        "2028-02-29", "08:15", "2026-11-21T08:30", 45,
    )


def half(page, field):
    return control(page, field).evaluate("input => [input.value, input.validity.badInput]") == ["", True]


@pytest.mark.parametrize("field, typed, rest", [("day", "0231", "2026"), ("day", "11", "21"), ("hour", "10", "")])
def test_half_a_day_is_not_left_out(server, live, field, typed, rest):
    stored = len(server.submissions("days"))
    control(live, field).focus()
    live.keyboard.type(typed)
    live.keyboard.type(rest)
    control(live, "note").focus()
    assert half(live, field)
    for _ in range(2):
        submit(live)
        expect(inline_errors(live)).to_have_count(1)
        assert half(live, field), "what was typed is gone"
    control(live, field).fill({"day": "2026-11-21", "hour": "08:30"}[field])
    submit(live)
    expect(live.locator("#fw-form")).to_have_count(0)
    assert len(server.submissions("days")) == stored + 1


def test_half_a_day_can_be_taken_back_by_keys(live):
    control(live, "hour").focus()
    live.keyboard.type("10")
    submit(live)
    expect(inline_errors(live)).to_have_count(1)
    control(live, "hour").focus()
    live.keyboard.press("Backspace")
    control(live, "note").focus()
    expect(inline_errors(live)).to_have_count(0)


def test_a_day_is_shown_in_words(live):
    control(live, "day").fill("2028-02-29")
    expect(live.locator(".fw-info .fw-output").first).to_have_text("Tuesday, 29 February 2028")


def test_the_focus_stays_near_when_a_day_is_taken_back(live):
    control(live, "day").fill("2026-11-21")
    clear(live, "day").focus()
    live.keyboard.press("Enter")
    expect(clear(live, "day")).to_have_count(0)
    assert live.evaluate("document.activeElement !== document.body")


def test_text_grows_with_its_lines(live):
    story = control(live, "story")
    expect(story).to_have_attribute("placeholder", "What happened?")
    before = story.bounding_box()["height"]
    story.fill("\n".join(["A line"] * 12))
    assert story.bounding_box()["height"] > before * 2
    assert story.evaluate("area => area.scrollHeight <= area.clientHeight + 1")
    story.fill("")
    assert story.bounding_box()["height"] == before


def test_lines_of_read_text_stay(live):
    rules = live.locator(".fw-info .fw-output").last
    assert rules.evaluate("output => output.getBoundingClientRect().height / parseFloat(getComputedStyle(output).lineHeight)") > 2.5


def test_texts_begin_sentences_with_capitals(live):
    for field in ("note", "story"):
        expect(control(live, field)).to_have_attribute("autocapitalize", "sentences")


def test_days_are_accessible(live):
    control(live, "day").fill("2026-11-21")
    expect(clear(live, "day")).to_be_visible()
    assert_axe_clean(live)
