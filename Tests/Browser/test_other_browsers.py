"""The main journeys in Firefox and WebKit; see Documentation/Evidence/Browsers.md. Chromium plays everything else."""

import os
import shutil

import pytest

import webkit
from firefox import Firefox
from loanform import PERSON

FIREFOX = os.environ.get("FORMWORK_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
NO_FIREFOX = "there is no Firefox; Scripts/test browser installs it"
NO_WEBKIT = "there is no WebKitGTK with its driver; Scripts/test browser installs it"
BACKSPACE = "\ue003"


@pytest.fixture(scope="module", params=[
    pytest.param("firefox", marks=pytest.mark.skipif(not FIREFOX, reason=NO_FIREFOX)),
    pytest.param("webkit", marks=pytest.mark.skipif(not webkit.is_there(), reason=NO_WEBKIT)),
])
def browser(request):
    browser = Firefox(FIREFOX) if request.param == "firefox" else webkit.WebKit()
    yield browser
    browser.quit()


@pytest.fixture(scope="module")
def still():
    """Firefox without scripts in pages."""
    if not FIREFOX:
        pytest.skip(NO_FIREFOX)
    browser = Firefox(FIREFOX, **{"javascript.enabled": False})
    yield browser
    browser.quit()


def errors(browser):
    return [error.text for error in browser.all('[data-fw-slot="error"]') if error.text]


def fill_loan(browser):
    for path, text in PERSON.items():
        browser.type(path, text)
    browser.option("purpose", "home").click()
    browser.type("amount", "120000")


def test_the_loan_is_calculated_refused_and_stored(browser, server):
    browser.open(f"{server.url}/loan")
    browser.press("submit")
    browser.wait(lambda: browser.all("#fw-summary a"))
    assert browser.script("return document.activeElement.id") == "fw-summary"
    browser.type("amount", "120000")
    browser.wait(lambda: "10,000" in browser.find("output").text)
    fill_loan(browser)
    browser.wait(lambda: errors(browser) == [])
    browser.press("submit")
    browser.wait(lambda: browser.all(".fw-done"))


def test_items_come_and_go(browser, server):
    browser.open(f"{server.url}/loan")
    browser.control("guaranteed").click()
    browser.wait(lambda: browser.control("guarantors[0].name"))
    browser.type("guarantors[0].name", "Ada")
    browser.press("add:guarantors")
    browser.wait(lambda: browser.control("guarantors[1].name"))
    browser.type("guarantors[1].name", "Bo")
    browser.press("remove:guarantors[0]")
    browser.wait(lambda: browser.control("guarantors[0].name").get_property("value") == "Bo")
    assert browser.script("return document.activeElement !== document.body")


def test_the_caret_stays_in_a_masked_text(browser, server):
    browser.open(f"{server.url}/typing-de")
    browser.type("phone", "11987654321")
    phone = browser.control("phone")
    browser.wait(lambda: phone.get_property("value") == "(11) 98765-4321")
    browser.script("arguments[0].setSelectionRange(6, 6)", phone)
    phone.send_keys(BACKSPACE)
    browser.wait(lambda: phone.get_property("value") == "(11) 8765-4321")
    assert browser.script("return arguments[0].selectionStart", phone) == 5


def test_steps_go_on_and_back_and_keep_answers(browser, server):
    browser.open(f"{server.url}/visa?lang=en")
    title = browser.find("#fw-title").text
    browser.press("page:next")
    browser.wait(lambda: errors(browser))
    assert browser.find("#fw-title").text == title
    for path, text in (("given_names", "Ada"), ("family_name", "Lovelace"), ("birthplace", "London")):
        browser.type(path, text)
    browser.fill_day("birthday", "1990-12-10")
    browser.press("page:next")
    browser.wait(lambda: browser.find("#fw-title").text != title)
    browser.press("page:back")
    browser.wait(lambda: browser.find("#fw-title").text == title)
    assert browser.control("birthday").get_property("value") == "1990-12-10"
    assert browser.control("given_names").get_property("value") == "Ada"


def test_a_reload_keeps_what_was_typed(browser, server):
    browser.open(f"{server.url}/loan")
    browser.type("name", "Ada")
    browser.reload()
    browser.wait(lambda: browser.state == "attached" and browser.control("name").get_property("value") == "Ada")


def test_a_lost_connection_is_told_and_nothing_is_lost(browser, own_server):
    browser.open(f"{own_server.url}/loan")
    fill_loan(browser)
    own_server.stop()
    browser.press("submit")
    browser.wait(lambda: browser.find("#fw-form").get_attribute("data-fw-delivery") == "unsent")
    assert browser.control("name").get_property("value") == PERSON["name"]
    own_server.start()
    browser.press("submit")
    browser.wait(lambda: browser.all(".fw-done"))


def test_typed_days_links_and_languages(browser, server):
    browser.open(f"{server.url}/born?lang=de")
    browser.type("born", "24.12.86")
    browser.control("other").click()
    browser.wait(lambda: "1.986" in browser.find("output").text)
    browser.open(f"{server.url}/marked?lang=en")
    browser.control("more").click()
    browser.wait(lambda: browser.all(".fw-hint em, .fw-hint [role=listitem]"))
    browser.press("language:ar")
    browser.wait(lambda: browser.find("html").get_attribute("dir") == "rtl" and browser.state == "attached")
    assert browser.control("more").get_property("checked")


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
