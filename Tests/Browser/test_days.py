"""Days, times and lengths of time, by script and by post; and texts of several lines."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, inline_errors, submit
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


def give(page, field, answer):
    """Answers a question for a day or a time as a person does: `hour` is chosen from a list."""
    if field == "hour":
        control(page, field).select_option(answer)
    else:
        control(page, field).fill(answer)


def clear(page, field):
    return page.locator(f'button[value="clear:{field}"]')


@pytest.mark.parametrize("field, answer", [("day", "2026-11-21"), ("hour", "08:30"), ("moment", "2026-11-21T08:30")])
def test_a_day_can_be_taken_back(days, field, answer):
    expect(clear(days, field)).to_have_count(0)
    give(days, field, answer)
    if not days.has_script:
        days.locator('button[value="step:+:cook"]').click()
        expect(control(days, field)).to_have_value(answer)
    clear(days, field).click()
    expect(control(days, field)).to_have_value("")
    expect(clear(days, field)).to_have_count(0)


def test_a_day_that_is_needed_stays(days):
    expect(control(days, "needed")).to_have_value("2026-12-31")
    expect(clear(days, "needed")).to_have_count(0)


def test_a_time_is_chosen_from_those_on_its_scale(days):
    times = control(days, "hour").locator("option")
    assert times.count() == 1 + 24 * 4
    assert [times.nth(place).inner_text() for place in (1, 2, 96)] == ["12:00 AM", "12:15 AM", "11:45 PM"]


def test_a_time_that_the_engine_adds_is_chosen_too(live):
    control(live, "note").fill("later")
    late = control(live, "late")
    expect(late.locator("option")).to_have_count(1 + 5)
    late.focus()
    expect(late).to_be_focused()
    assert late.locator("option").nth(2).inner_text() == "6:30 PM"
    late.select_option("18:30")
    expect(live.get_by_text("Until 6:30 PM")).to_be_visible()
    label = live.locator(f"label[for='{late.get_attribute('id')}']")
    expect(label).to_contain_text("Until")
    control(live, "note").fill("")
    expect(late).to_have_count(0)
    control(live, "note").fill("later")
    expect(control(live, "late")).to_have_value("18:30")


def test_days_and_lengths_are_stored(server, days):
    control(days, "day").fill("2028-02-29")
    give(days, "hour", "08:15")
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


@pytest.mark.parametrize("field, typed, rest", [("day", "0231", "2026"), ("day", "11", "21"), ("at", "10", "")])
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
    control(live, field).fill({"day": "2026-11-21", "at": "08:30"}[field])
    submit(live)
    expect(live.locator("#fw-form")).to_have_count(0)
    assert len(server.submissions("days")) == stored + 1


def test_half_a_day_can_be_taken_back_by_keys(live):
    control(live, "at").focus()
    live.keyboard.type("10")
    submit(live)
    expect(inline_errors(live)).to_have_count(1)
    control(live, "at").focus()
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
