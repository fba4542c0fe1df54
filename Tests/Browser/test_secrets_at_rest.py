"""No secret, and nothing that is calculated from one, rests in a storage of the browser."""

import json

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, wait_until
from serving import Server
from test_drafts import TRAPS, expect_kept, is_stored, press, stored

CARD = "4000056655665556"
SECRETS = {"card": CARD, "other": "5555555555554444", "code": "7731", "pin": "staple-93", "word": "battery-8261"}

FORM = {
    "id": "vault",
    "title": "Vault",
    "sections": [
        {
            "id": "you",
            "fields": [
                {"id": "name"},
                {"id": "card", "format": "credit_card"},
                {"id": "other", "autocomplete": "cc-number"},
                {"id": "code", "format": "cvv"},
                {"id": "pin", "secret": True},
                {"id": "word", "type": "password", "store": "nothing"},
                {"id": "copied", "formula": "concat('of ', $card)"},
                {"id": "again", "formula": "concat($copied, ' ', $pin)"},
            ],
        },
        {
            "id": "kin",
            "title": "Kin",
            "repeat": {"min": 0, "max": 3},
            "fields": [{"id": "who"}, {"id": "card", "format": "credit_card"}],
        },
    ],
}


@pytest.fixture(scope="module")
def vault(tmp_path_factory):
    folder = tmp_path_factory.mktemp("vault")
    (folder / "forms").mkdir()
    (folder / "forms/vault.json").write_text(json.dumps(FORM))
    server = Server(folder, folder / "forms").start()
    yield server
    server.stop()


@pytest.fixture
def page(vault, open_page):
    page = open_page(f"{vault.url}/vault")
    expect_attached(page)
    return page


def fill(page):
    control(page, "name").fill("Ada")
    for path, text in SECRETS.items():
        control(page, path).fill(text)
    action(page, "add:kin").click()
    control(page, "kin[0].who").fill("Bo")
    control(page, "kin[0].card").fill(CARD)


def everything(page):
    """All that the storages of the browser have, without the spaces between digits."""
    texts = page.evaluate("() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])")
    return (stored(page) + texts).replace(" ", "")


def assert_no_secret(page):
    found = everything(page)
    for text in SECRETS.values():
        assert text not in found


def test_what_is_typed_is_kept_without_secrets(page):
    fill(page)
    # A clock of the test would hide from the page that it was loaded again.
    wait_until(page, lambda: is_stored(page, "Bo"))
    assert_no_secret(page)
    page.reload()
    expect_attached(page)
    expect(control(page, "name")).to_have_value("Ada")
    expect(control(page, "kin[0].who")).to_have_value("Bo")
    expect(control(page, "card")).to_have_value("")
    assert_no_secret(page)


def test_an_engine_that_fails_keeps_no_secrets_either(vault, chromium):
    context = chromium.new_context()
    page = context.new_page()
    page.add_init_script(TRAPS)
    page.goto(f"{vault.url}/vault")
    expect_attached(page)
    fill(page)
    expect_kept(page, "Bo")
    page.evaluate("globalThis.trap = true")
    control(page, "name").fill("Lovelace")
    expect(page.locator("form[data-fw-state=failed]")).to_have_count(1)
    for path, text in SECRETS.items():
        control(page, path).fill(text)
    control(page, "kin[0].who").fill("Cy")
    expect_kept(page, "Cy")
    assert_no_secret(page)
    context.close()


def test_a_card_number_stays_in_the_page_when_something_is_brought_back(page):
    fill(page)
    action(page, "remove:kin[0]").click()
    page.get_by_role("button", name="Undo").click()
    expect(control(page, "kin[0].who")).to_have_value("Bo")
    for path in ("card", "kin[0].card"):
        wait_until(page, lambda path=path: control(page, path).input_value().replace(" ", "") == CARD)
    expect(control(page, "pin")).to_have_value(SECRETS["pin"])
    assert_no_secret(page)


def test_answers_that_are_offered_have_no_secrets(vault, chromium):
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{vault.url}/vault")
    expect_attached(page)
    fill(page)
    expect_kept(page, "Bo")
    page.close()
    page = context.new_page()
    page.goto(f"{vault.url}/vault")
    expect_attached(page)
    press(page, "continue")
    expect(control(page, "name")).to_have_value("Ada")
    expect(control(page, "card")).to_have_value("")
    assert_no_secret(page)
    context.close()
