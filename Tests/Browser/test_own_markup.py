"""Formwork's rules behind inputs that a page brought itself."""

import pytest
from playwright.sync_api import expect

from hosting import open_host  # noqa: F401
from test_accessibility import assert_axe_clean

HEAD = '<script type="module" src="/_formwork/attach.js"></script>'
BODY = """
<form data-formwork="booking">
  <p data-formwork-row><label>Name <input data-formwork-field="name" aria-describedby="hint"></label>
    <span id="hint">As in the passport</span> <strong data-formwork-error="name"></strong></p>
  <p data-formwork-row><label>Nights <input data-formwork-field="nights"></label>
    <strong data-formwork-error="nights"></strong></p>
  <p data-formwork-row><label>Voucher <input data-formwork-field="voucher"></label></p>
  <p>Cost: <output data-formwork-field="cost"></output></p>
  <p data-formwork-row><label>Room <select data-formwork-field="room">
    <option value="">-</option><option value="single">One bed</option><option value="double">Two beds</option></select></label></p>
  <p data-formwork-row><label>With <input data-formwork-field="companion"></label>
    <strong data-formwork-error="companion"></strong></p>
  <p data-formwork-row><label><input type="checkbox" data-formwork-field="breakfast"> Breakfast</label></p>
  <fieldset data-formwork-row><legend>At</legend>
    <label><input type="radio" name="at" value="7" data-formwork-field="hour"> seven</label>
    <label><input type="radio" name="at" value="8" data-formwork-field="hour"> eight</label></fieldset>
  <button>Book</button>
</form>
"""


def field(page, path):
    return page.locator(f'[data-formwork-field="{path}"]')


def error(page, path):
    return page.locator(f'[data-formwork-error="{path}"]')


@pytest.fixture
def booking(open_host):
    page = open_host(BODY, HEAD)
    expect(page.locator("form[data-formwork-state=attached]")).to_have_count(1, timeout=30_000)
    return page


def test_defaults_and_calculations_appear(booking):
    expect(field(booking, "nights")).to_have_value("2")
    expect(field(booking, "cost")).to_have_text("80")
    field(booking, "nights").fill("3")
    expect(field(booking, "cost")).to_have_text("120")


def test_what_is_not_relevant_is_hidden_and_what_takes_no_input_disabled(booking):
    expect(field(booking, "companion")).to_be_hidden()
    expect(field(booking, "hour").first).to_be_disabled()
    field(booking, "room").select_option("double")
    expect(field(booking, "companion")).to_be_visible()
    expect(field(booking, "companion")).to_have_attribute("aria-required", "true")
    field(booking, "breakfast").check()
    field(booking, "hour").nth(1).check()
    field(booking, "room").select_option("single")
    expect(field(booking, "companion")).to_be_hidden()
    expect(field(booking, "hour").nth(1)).to_be_checked()


def test_errors_stand_where_the_page_wants_them(booking):
    field(booking, "nights").fill("0")
    booking.get_by_role("button", name="Book").click()
    expect(error(booking, "name")).to_have_text("Fill in “Name”")
    expect(error(booking, "nights")).to_contain_text("1")
    expect(error(booking, "companion")).to_be_hidden()
    expect(field(booking, "name")).to_be_focused()
    expect(field(booking, "name")).to_have_attribute("aria-invalid", "true")
    described = field(booking, "name").get_attribute("aria-describedby").split(" ")
    assert described == ["hint", error(booking, "name").get_attribute("id")]
    field(booking, "name").press_sequentially("Ada")
    expect(error(booking, "name")).to_be_hidden()
    expect(field(booking, "name")).to_have_attribute("aria-describedby", "hint")
    expect(field(booking, "nights")).to_have_attribute("aria-invalid", "true")


def test_answers_are_stored(server, booking):
    field(booking, "name").fill("Ada")
    field(booking, "room").select_option("double")
    field(booking, "companion").fill("Charles")
    field(booking, "breakfast").check()
    field(booking, "hour").nth(1).check()
    booking.get_by_role("button", name="Book").click()
    booking.wait_for_url("**/booking/done")
    values = server.submissions("booking")[-1]["values"]
    assert values == {
        "name": "Ada", "nights": 2, "cost": 80, "room": "double", "companion": "Charles", "breakfast": True, "hour": 8,
    }


def test_what_was_typed_before_counts(server, open_host):
    body = BODY.replace('data-formwork-field="nights"', 'data-formwork-field="nights" value="5"')
    page = open_host(body, HEAD)
    expect(field(page, "cost")).to_have_text("200", timeout=30_000)


def test_typing_in_the_middle_keeps_the_caret(booking):
    name = field(booking, "name")
    name.fill("Aa")
    name.evaluate("input => input.setSelectionRange(1, 1)")
    booking.keyboard.type("dd")
    expect(name).to_have_value("Adda")
    assert name.evaluate("input => input.selectionStart") == 3


def test_the_caret_goes_where_the_engine_puts_it(booking):
    voucher = field(booking, "voucher")
    voucher.click()
    booking.keyboard.type("12345")
    expect(voucher).to_have_value("123-45")
    voucher.evaluate("input => input.setSelectionRange(3, 3)")
    booking.keyboard.type("9")
    expect(voucher).to_have_value("123-945")
    assert voucher.evaluate("input => [input.selectionStart, input.selectionEnd]") == [5, 5]
    booking.keyboard.press("Backspace")
    expect(voucher).to_have_value("123-45")


def test_axe_finds_nothing(booking):
    booking.get_by_role("button", name="Book").click()
    expect(error(booking, "name")).to_be_visible()
    assert_axe_clean(booking)


def test_a_form_that_is_not_there_is_said(chromium, server):
    from hosting import host_page

    page = chromium.new_context().new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    html = host_page('<form data-formwork="nothing"></form>', HEAD)
    page.route(f"{server.url}/host", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.goto(f"{server.url}/host")
    expect(page.locator("form[data-formwork-state=failed]")).to_have_count(1)
    assert any("cannot be attached" in text for text in said)
    page.context.close()
