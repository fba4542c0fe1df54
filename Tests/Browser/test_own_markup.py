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
    expect(page.locator("form[data-formwork-state=attached]")).to_have_count(1)
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
    expect(field(page, "cost")).to_have_text("200")


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


OTHER_BODY = """
<form data-formwork="attached">
  <p data-formwork-row><label>Name <input data-formwork-field="name"></label></p>
  <p data-formwork-row><label>Email <input data-formwork-field="email"></label> <strong data-formwork-error="email"></strong></p>
  <p><label>Code <input data-formwork-field="code"></label></p>
  <p><label>Price <input data-formwork-field="price"></label></p>
  <p><label>People <input data-formwork-field="people"></label></p>
  <button>Send</button>
</form>
"""


@pytest.fixture
def attached(open_host):
    page = open_host(OTHER_BODY, HEAD)
    expect(page.locator("form[data-formwork-state=attached]")).to_have_count(1)
    return page


def test_fields_are_found_that_have_the_id_of_one_in_an_item(server, attached):
    for path, text in {"name": "Ada", "email": "ada@example.org", "people": "3"}.items():
        expect(field(attached, path)).to_be_enabled()
        field(attached, path).fill(text)
    attached.get_by_role("button", name="Send").click()
    attached.wait_for_url("**/attached/done")
    values = server.submissions("attached")[-1]["values"]
    assert (values["name"], values["email"], values["people"]) == ("Ada", "ada@example.org", 3)


def test_an_error_stands_at_a_field_behind_items(attached):
    attached.get_by_role("button", name="Send").click()
    expect(error(attached, "email")).to_have_text("Fill in “Email”")
    expect(field(attached, "email")).to_be_focused()
    expect(field(attached, "name")).not_to_have_attribute("aria-invalid", "true")


# What is in the input, where the caret is put, and what is typed then.
EDITS = {
    "a literal is deleted": ("code", "12345", 3, ["Delete"]),
    "a literal is deleted backwards": ("code", "12345", 4, ["Backspace"]),
    "a digit too many": ("code", "12345", 6, ["6"]),
    "a digit too many in between": ("code", "12345", 1, ["6"]),
    "an amount": ("price", "", 0, ["1", "2"]),
    "an amount and its decimals": ("price", "", 0, ["1", "2", ".", "5"]),
    "a further group": ("people", "1234", 5, ["5"]),
    "a digit less": ("people", "12345", 6, ["Backspace"]),
}


@pytest.mark.parametrize("edit", EDITS)
def test_typing_does_what_it_does_in_an_ordinary_page(server, attached, open_page, edit):
    path, text, caret, keys = EDITS[edit]
    ordinary = open_page(f"{server.url}/attached")
    expect(ordinary.locator("form[data-fw-state=attached]")).to_have_count(1)
    seen = []
    for control in (field(attached, path), ordinary.locator(f'[name="v.{path}"]')):
        control.click()
        control.page.keyboard.type(text)
        control.evaluate("(input, caret) => input.setSelectionRange(caret, caret)", caret)
        for key in keys:
            control.press(key)
        seen.append(control.evaluate("input => [input.value, input.selectionStart, input.selectionEnd]"))
    assert seen[0] == seen[1]


def test_masks_and_numbers_are_typed_as_people_type_them(attached):
    code, price, people = (field(attached, path) for path in ("code", "price", "people"))
    code.press_sequentially("12345")
    # A key beyond the code stays to be seen.
    code.press("6")
    expect(code).to_have_value("123456")
    code.press("Backspace")
    expect(code).to_have_value("123-45")
    code.evaluate("input => input.setSelectionRange(3, 3)")
    code.press("Delete")
    expect(code).to_have_value("123-5")
    price.press_sequentially("12")
    price.press("Tab")
    assert "12" in price.input_value() and "0.0" not in price.input_value()
    people.press_sequentially("12345")
    expect(people).to_have_value("12,345")


def test_an_input_method_replaces_what_it_composed(attached):
    code = field(attached, "code")
    code.press_sequentially("12345")
    code.evaluate("input => input.setSelectionRange(1, 1)")
    session = attached.context.new_cdp_session(attached)
    session.send("Input.imeSetComposition", {"text": "9", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.insertText", {"text": "9"})
    expect(code).to_have_value("192345")


def test_axe_finds_nothing(booking):
    booking.get_by_role("button", name="Book").click()
    expect(error(booking, "name")).to_be_visible()
    assert_axe_clean(booking)


def test_a_form_that_is_not_there_is_said(new_context, server):
    from hosting import host_page

    page = new_context().new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    html = host_page('<form data-formwork="nothing"></form>', HEAD)
    page.route(f"{server.url}/host", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.goto(f"{server.url}/host")
    expect(page.locator("form[data-formwork-state=failed]")).to_have_count(1)
    assert any("cannot be attached" in text for text in said)
