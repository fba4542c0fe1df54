"""Single controls and groups, on forms of their own."""

import pytest
from playwright.sync_api import expect

from loanform import ERRORS_WHEN_EMPTY, control, expect_attached, expect_focus_on, inline_errors, monthly, option, submit, summary_links


@pytest.fixture
def trial(server, open_page):
    page = open_page(f"{server.url}/trial")
    expect_attached(page)
    return page


def test_numbers_are_typed_and_shown_as_the_language_writes_them(server, trial):
    control(trial, "price").fill("1.234,5")
    control(trial, "pieces").fill("2")
    expect(monthly(trial)).to_have_text("2.469")
    control(trial, "price").fill("0,25")
    expect(monthly(trial)).to_have_text("0,5")
    control(trial, "street").evaluate("field => { field.closest('details').open = true }")
    control(trial, "street").fill("Hauptstraße 1")
    submit(trial)
    expect(trial.locator("#fw-form")).to_have_count(0)
    values = server.submissions("trial")[-1]["values"]
    assert (values["price"], values["pieces"], values["total"]) == (0.25, 2, 0.5)
    assert values["fixed"] == "as it was"
    assert values["size"] == 2
    assert values["gift"] is False if "gift" in values else True
    assert "invisible" not in values


def test_return_skips_what_takes_no_input(trial):
    control(trial, "price").focus()
    trial.keyboard.press("Enter")
    expect_focus_on(trial, "pieces")


def test_a_disabled_control_shows_its_value(trial):
    expect(control(trial, "fixed")).to_be_disabled()
    expect(control(trial, "fixed")).to_have_value("as it was")
    expect(control(trial, "invisible")).to_have_count(0)


def test_a_click_on_the_title_goes_to_the_control(trial):
    trial.locator("label").filter(has_text="Pieces").click()
    expect_focus_on(trial, "pieces")


def test_names_placeholders_and_texts_around(trial):
    expect(trial.get_by_role("textbox", name="Price in euros")).to_have_attribute("placeholder", "12,50")
    expect(trial.get_by_text("Under the header")).to_be_visible()
    expect(trial.get_by_text("After the fields")).to_be_visible()


def test_the_keyboard_chooses_and_switches(trial):
    expect(option(trial, "size", "2")).to_be_checked()
    option(trial, "size", "2").focus()
    trial.keyboard.press("ArrowDown")
    expect(option(trial, "size", "3")).to_be_checked()
    expect(option(trial, "size", "3")).to_be_focused()
    # A choice with a default has no button that clears it.
    trial.keyboard.press("Tab")
    expect_focus_on(trial, "gift")
    trial.keyboard.press("Space")
    expect(control(trial, "gift")).to_be_checked()


def test_groups_open_and_close_and_errors_open_them(trial):
    expect(control(trial, "street")).not_to_be_visible()
    trial.get_by_text("Second group").click()
    expect(control(trial, "street")).to_be_visible()
    trial.get_by_text("Second group").click()
    expect(control(trial, "street")).not_to_be_visible()
    submit(trial)
    expect(summary_links(trial)).to_have_count(1)
    expect(control(trial, "street")).to_be_visible()
    summary_links(trial).click()
    expect_focus_on(trial, "street")


def test_errors_show_on_leaving_a_field_where_the_form_says_so(server, open_page):
    page = open_page(f"{server.url}/blur")
    expect_attached(page)
    control(page, "code").press_sequentially("ab")
    expect(inline_errors(page)).to_have_count(0)
    page.keyboard.press("Tab")
    expect(inline_errors(page)).to_have_count(1)
    expect_focus_on(page, "note")
    control(page, "code").fill("abc")
    expect(inline_errors(page)).to_have_count(0)


def test_the_language_decides_the_direction(server, open_page):
    page = open_page(f"{server.url}/blur")
    expect(page.locator("html[lang=ar][dir=rtl]")).to_have_count(1)


def test_text_from_an_input_method_is_taken_when_it_is_finished(server, open_page):
    page = open_page(f"{server.url}/loan")
    expect_attached(page)
    submit(page)
    expect(inline_errors(page)).to_have_count(ERRORS_WHEN_EMPTY)
    name = control(page, "name")
    name.focus()
    compose(name, "CompositionEvent", "compositionstart", "")
    compose(name, "InputEvent", "input", "zhang san")
    compose(name, "KeyboardEvent", "keydown", "zhang san")
    expect_focus_on(page, "name")
    expect(inline_errors(page)).to_have_count(ERRORS_WHEN_EMPTY)
    compose(name, "InputEvent", "input", "张三")
    compose(name, "CompositionEvent", "compositionend", "张三")
    expect(inline_errors(page)).to_have_count(ERRORS_WHEN_EMPTY - 1)
    expect(name).to_have_value("张三")


def compose(field, kind, event, text):
    """What an input method does: changes the text and tells so with events that say it is not finished."""
    field.evaluate(
        """(field, [kind, event, text]) => {
             field.value = text
             field.dispatchEvent(new window[kind](event, { bubbles: true, cancelable: true, isComposing: true, key: "Enter" })) }""",
        [kind, event, text],
    )
