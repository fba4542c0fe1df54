"""What people do to texts that have a form: they type, paste, delete, compose and let the browser fill in, in the middle too."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, inline_errors, submit

COMPOSE = "Input.imeSetComposition"


@pytest.fixture
def german(server, open_page):
    return opened(open_page, f"{server.url}/typing-de")


@pytest.fixture
def arabic(server, open_page):
    return opened(open_page, f"{server.url}/typing-ar")


def opened(open_page, url):
    page = open_page(url)
    expect_attached(page)
    return page


def marked(page, field):
    """The text of a control with | at the caret."""
    text, start, end = control(page, field).evaluate("(input) => [input.value, input.selectionStart, input.selectionEnd]")
    assert start == end, "a part is selected"
    return text[:start] + "|" + text[start:]


def go_to(page, field, start, end=None):
    control(page, field).focus()
    control(page, field).evaluate("(input, at) => input.setSelectionRange(...at)", [start, start if end is None else end])


def paste(page, text):
    page.evaluate("(text) => document.execCommand('insertText', false, text)", text)


@pytest.mark.parametrize("field, typed, shown", [
    ("card", "4242424242424242", "4242 4242 4242 4242|"),
    ("card", "378282246310005", "3782 822463 10005|"),
    ("cpf", "52998224725", "529.982.247-25|"),
    ("phone", "4133333333", "(41) 3333-3333|"),
    ("phone", "41999998888", "(41) 99999-8888|"),
    ("china", "11010519491231002x", "11010519491231002X|"),
    ("price", "123456", "1.234,56|"),
    ("amount", "1234567,5", "1.234.567,5|"),
    ("amount", "-0,50", "-0,50|"),
    ("nick", "Annabelle", "Annabelle|"),
])
def test_typing_brings_a_text_into_its_form(german, field, typed, shown):
    control(german, field).press_sequentially(typed)
    assert marked(german, field) == shown


@pytest.mark.parametrize("field, pasted, shown", [
    ("card", "4242-4242-4242-4242", "4242 4242 4242 4242|"),
    ("cpf", "529.982.247-25", "529.982.247-25|"),
    ("phone", "41 99999 8888", "(41) 99999-8888|"),
    ("amount", "1.234.567,5", "1.234.567,5|"),
    ("nick", "A😊👨‍👩‍👧bcde", "A😊👨‍👩‍👧bcde|"),
])
def test_pastes_may_have_separators(german, field, pasted, shown):
    go_to(german, field, 0)
    paste(german, pasted)
    assert marked(german, field) == shown


def test_the_caret_stays_behind_the_same_digit(german):
    control(german, "cpf").press_sequentially("529982247")
    go_to(german, "cpf", 1)
    german.keyboard.type("7")
    assert marked(german, "cpf") == "57|2.998.224-7"
    german.keyboard.press("Delete")
    assert marked(german, "cpf") == "57|9.982.247"
    go_to(german, "cpf", 4)
    german.keyboard.press("Backspace")
    assert marked(german, "cpf") == "57|9.822.47"
    go_to(german, "cpf", 2, 9)
    german.keyboard.type("1")
    assert marked(german, "cpf") == "571|.7"


def test_a_key_without_a_place_stays_without_a_jump(german):
    control(german, "card").press_sequentially("42424242")
    go_to(german, "card", 6)
    german.keyboard.type("x")
    assert marked(german, "card") == "42424x|242"
    german.keyboard.press("Backspace")
    assert marked(german, "card") == "4242 4|242"
    german.keyboard.type("9")
    assert marked(german, "card") == "4242 49|24 2"


def test_groups_come_and_go_with_digits_in_front(german):
    control(german, "amount").press_sequentially("1234567")
    go_to(german, "amount", 5)
    german.keyboard.press("Backspace")
    assert marked(german, "amount") == "123|.567"
    german.keyboard.type("9")
    assert marked(german, "amount") == "1.239|.567"
    expect(german.locator("output")).to_have_text("2.479.134")


def test_amounts_are_in_order_when_they_are_left(german):
    control(german, "saved").press_sequentially("1234,5")
    assert marked(german, "saved") == "1234,5|"
    german.keyboard.press("Tab")
    expect(control(german, "saved")).to_have_value("1.234,50")


def test_autofill_and_typing_before_the_engine_count_too(german):
    control(german, "card").evaluate(
        "(input) => { input.value = '4242424242424242'; input.dispatchEvent(new Event('input', { bubbles: true })); }")
    expect(control(german, "card")).to_have_value("4242 4242 4242 4242")


def test_composed_text_is_formed_at_its_end(german):
    session = german.context.new_cdp_session(german)
    control(german, "nick").focus()
    for part in ["A", "An", "Ann", "Anna", "Annab", "Annabe"]:
        session.send(COMPOSE, {"text": part, "selectionStart": len(part), "selectionEnd": len(part)})
    expect(control(german, "nick")).to_have_value("Annabe")
    session.send("Input.insertText", {"text": "Annabel"})
    assert marked(german, "nick") == "Annabel|"


def test_undo_takes_typing_back(german):
    control(german, "card").press_sequentially("424242")
    assert marked(german, "card") == "4242 42|"
    german.keyboard.press("Control+z")
    assert marked(german, "card") == "4242 4|"
    german.keyboard.press("Control+z")
    assert marked(german, "card") == "4242|"


def test_what_was_taken_back_comes_again(german):
    control(german, "card").press_sequentially("424242")
    for _ in range(3):
        german.keyboard.press("Control+z")
    assert marked(german, "card") == "424|"
    german.keyboard.press("Control+Shift+Z")
    assert marked(german, "card") == "4242|"
    german.keyboard.press("Control+y")
    assert marked(german, "card") == "4242 4|"
    german.keyboard.type("7")
    german.keyboard.press("Control+y")
    assert marked(german, "card") == "4242 47|", "something new was typed"


def test_undo_goes_on_when_the_text_was_put_in_order(german):
    control(german, "saved").press_sequentially("1234,5")
    german.keyboard.press("Tab")
    control(german, "saved").focus()
    german.keyboard.press("Control+z")
    expect(control(german, "saved")).to_have_value("1234,5")
    german.keyboard.press("Control+z")
    expect(control(german, "saved")).to_have_value("1234,")


def test_keys_beyond_a_whole_code_stay_and_are_undone(german):
    control(german, "cpf").press_sequentially("5299822472599")
    assert marked(german, "cpf") == "5299822472599|"
    for _ in range(2):
        german.keyboard.press("Control+z")
    assert marked(german, "cpf") == "529.982.247-25|"


def test_errors_say_what_is_wrong_with_a_code(german):
    control(german, "card").press_sequentially("4242424242424241")
    control(german, "cpf").press_sequentially("529")
    submit(german)
    expect(inline_errors(german)).to_have_count(2)
    control(german, "card").press("End")
    german.keyboard.press("Backspace")
    german.keyboard.type("2")
    expect(inline_errors(german)).to_have_count(1)


def test_arabic_digits_are_typed_and_shown(arabic):
    control(arabic, "amount").press_sequentially("1234.5")
    assert marked(arabic, "amount") == "١٬٢٣٤٫٥|"
    control(arabic, "price").press_sequentially("٧٨٩")
    assert marked(arabic, "price") == "٧٫٨٩|"
    control(arabic, "cpf").press_sequentially("٥٢٩٩٨٢٢٤٧٢٥")
    assert marked(arabic, "cpf") == "529.982.247-25|"
    expect(arabic.locator("output")).to_have_text("٢٬٤٦٩")


def test_what_was_typed_is_stored(german, server):
    control(german, "card").press_sequentially("4242424242424242")
    control(german, "price").press_sequentially("123456")
    control(german, "share").press_sequentially("7,5")
    control(german, "day").fill("2026-11-21")
    submit(german)
    expect(german.locator("h1")).not_to_have_text("Typing")
    stored = server.submissions("typing-de")[-1]
    # Only the last digits of a card are stored.
    assert stored["values"]["card"] == "•••• 4242"
    assert (stored["values"]["price"], stored["values"]["share"]) == (1234.56, 0.075)


def test_without_the_script_the_same_is_stored(server, open_page):
    page = open_page(f"{server.url}/typing-ar", java_script_enabled=False)
    control(page, "card").fill("4242-4242 42424242")
    control(page, "amount").fill("١٬٢٣٤٫٥")
    control(page, "cpf").fill("52998224726")
    submit(page)
    expect(inline_errors(page)).to_have_count(1)
    # The number of a card does not come back. It is typed again.
    expect(control(page, "card")).to_have_value("")
    control(page, "card").fill("4242-4242 42424242")
    control(page, "cpf").fill("52998224725")
    submit(page)
    stored = server.submissions("typing-ar")[-1]
    assert (stored["values"]["card"], stored["values"]["amount"]) == ("•••• 4242", 1234.5)
    assert stored["values"]["cpf"] == "52998224725"
