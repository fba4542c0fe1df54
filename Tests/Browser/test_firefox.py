"""The main journeys in Firefox. Everything else is tried in Chromium; see Documentation/Browsers.md."""

import os
import shutil

import pytest
from marionette_driver.keys import Keys

from firefox import Firefox
from loanform import PERSON

EXECUTABLE = os.environ.get("FORMWORK_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
pytestmark = pytest.mark.skipif(not EXECUTABLE, reason="there is no Firefox; Scripts/test browser installs it")


@pytest.fixture(scope="module")
def firefox():
    browser = Firefox(EXECUTABLE)
    yield browser
    browser.quit()


@pytest.fixture(scope="module")
def still():
    """Firefox without scripts in pages."""
    browser = Firefox(EXECUTABLE, **{"javascript.enabled": False})
    yield browser
    browser.quit()


def errors(browser):
    return [error.text for error in browser.all('[data-fw-slot="error"]') if error.text]


def fill_loan(browser):
    for path, text in PERSON.items():
        browser.type(path, text)
    browser.option("purpose", "home").click()
    browser.type("amount", "120000")


def test_the_loan_is_calculated_refused_and_stored(firefox, server):
    firefox.open(f"{server.url}/loan")
    firefox.press("submit")
    firefox.wait(lambda: firefox.all("#fw-summary a"))
    assert firefox.script("return document.activeElement.id") == "fw-summary"
    firefox.type("amount", "120000")
    firefox.wait(lambda: "10,000" in firefox.find("output").text)
    fill_loan(firefox)
    firefox.wait(lambda: errors(firefox) == [])
    firefox.press("submit")
    firefox.wait(lambda: firefox.all(".fw-done"))


def test_items_come_and_go(firefox, server):
    firefox.open(f"{server.url}/loan")
    firefox.control("guaranteed").click()
    firefox.wait(lambda: firefox.control("guarantors[0].name"))
    firefox.type("guarantors[0].name", "Ada")
    firefox.press("add:guarantors")
    firefox.wait(lambda: firefox.control("guarantors[1].name"))
    firefox.type("guarantors[1].name", "Bo")
    firefox.press("remove:guarantors[0]")
    firefox.wait(lambda: firefox.control("guarantors[0].name").get_property("value") == "Bo")
    assert firefox.script("return document.activeElement !== document.body")


def test_the_caret_stays_in_a_masked_text(firefox, server):
    firefox.open(f"{server.url}/typing-de")
    firefox.type("phone", "11987654321")
    phone = firefox.control("phone")
    firefox.wait(lambda: phone.get_property("value") == "(11) 98765-4321")
    firefox.script("arguments[0].setSelectionRange(6, 6)", phone)
    phone.send_keys(Keys.BACK_SPACE)
    firefox.wait(lambda: phone.get_property("value") == "(11) 8765-4321")
    assert firefox.script("return arguments[0].selectionStart", phone) == 5


def test_steps_go_on_and_back_and_keep_answers(firefox, server):
    firefox.open(f"{server.url}/visa?lang=en")
    title = firefox.find("#fw-title").text
    firefox.press("page:next")
    firefox.wait(lambda: errors(firefox))
    assert firefox.find("#fw-title").text == title
    for path, text in (("given_names", "Ada"), ("family_name", "Lovelace"), ("birthplace", "London")):
        firefox.type(path, text)
    firefox.control("birthday").send_keys("1990-12-10")
    firefox.press("page:next")
    firefox.wait(lambda: firefox.find("#fw-title").text != title)
    firefox.press("page:back")
    firefox.wait(lambda: firefox.find("#fw-title").text == title)
    assert firefox.control("birthday").get_property("value") == "1990-12-10"
    assert firefox.control("given_names").get_property("value") == "Ada"


def test_a_reload_keeps_what_was_typed(firefox, server):
    firefox.open(f"{server.url}/loan")
    firefox.type("name", "Ada")
    firefox.driver.refresh()
    firefox.wait(lambda: firefox.state == "attached" and firefox.control("name").get_property("value") == "Ada")


def test_a_lost_connection_is_told_and_nothing_is_lost(firefox, server):
    firefox.open(f"{server.url}/loan")
    fill_loan(firefox)
    server.stop()
    try:
        firefox.press("submit")
        firefox.wait(lambda: firefox.find("#fw-form").get_attribute("data-fw-delivery") == "unsent")
        assert firefox.control("name").get_property("value") == PERSON["name"]
    finally:
        server.start()
    firefox.press("submit")
    firefox.wait(lambda: firefox.all(".fw-done"))


def test_typed_days_links_and_languages(firefox, server):
    firefox.open(f"{server.url}/born?lang=de")
    firefox.type("born", "24.12.86")
    firefox.control("other").send_keys("")
    firefox.wait(lambda: "1.986" in firefox.find("output").text)
    firefox.open(f"{server.url}/marked?lang=en")
    firefox.control("more").click()
    firefox.wait(lambda: firefox.all(".fw-hint em, .fw-hint [role=listitem]"))
    firefox.press("language:ar")
    firefox.wait(lambda: firefox.find("html").get_attribute("dir") == "rtl" and firefox.state == "attached")
    assert firefox.control("more").get_property("checked")


def test_without_scripts_the_loan_posts(still, server):
    still.open(f"{server.url}/loan", attached=False)
    still.press("submit")
    still.wait(lambda: still.all("#fw-summary a"))
    for path, text in PERSON.items():
        still.control(path).send_keys(text)
    still.option("purpose", "home").click()
    still.control("amount").send_keys("120000")
    still.press("submit")
    still.wait(lambda: still.all(".fw-done"))
