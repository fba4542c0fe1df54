"""People choose the language of a page, and keep what they typed."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from loanform import control, expect_attached


def choose(page, name):
    page.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("scripts", [True, False])
def test_answers_stay_in_the_other_language(server, open_page, scripts):
    page = open_page(f"{server.url}/marked", java_script_enabled=scripts, locale="en-GB")
    if scripts:
        expect_attached(page)
    control(page, "terms").check()
    control(page, "guests[0].name").fill("Ada")
    choose(page, "العربية")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(control(page, "terms")).to_be_checked()
    expect(control(page, "guests[0].name")).to_have_value("Ada")
    assert page.url.endswith("/marked?lang=ar")
    if scripts:
        expect_attached(page)
        expect(page.locator("#fw-drafts")).to_be_hidden()
    current = page.locator(".fw-languages [aria-current]")
    expect(current).to_have_text("العربية")
    choose(page, "English")
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")
    expect(control(page, "guests[0].name")).to_have_value("Ada")


def test_what_no_control_shows_stays_too(server, open_page):
    page = open_page(f"{server.url}/marked", locale="en-GB")
    expect_attached(page)
    control(page, "more").check()
    control(page, "extra").fill("kept")
    control(page, "more").uncheck()
    choose(page, "العربية")
    expect_attached(page)
    control(page, "more").check()
    expect(control(page, "extra")).to_have_value("kept")


def test_return_does_not_choose_a_language(server, open_page):
    page = open_page(f"{server.url}/marked", java_script_enabled=False, locale="en-GB")
    control(page, "guests[0].name").press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_targets_are_large(server, open_page, scheme):
    page = open_page(
        f"{server.url}/marked?lang=ar", color_scheme=scheme, bypass_csp=True, viewport={"width": 320, "height": 800}
    )
    expect_attached(page)
    for button in page.locator(".fw-languages button").all():
        box = button.bounding_box()
        assert box["height"] >= 44 and box["width"] >= 44
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_texts_without_a_translation_say_their_language(server, open_page):
    page = open_page(f"{server.url}/marked?lang=ar")
    expect_attached(page)
    expect(page.locator("h1 bdi")).to_have_attribute("lang", "en")
    expect(page.locator("label", has_text="أوافق").locator("[lang]")).to_have_count(0)
    control(page, "more").check()
    # Rows that the engine added.
    expect(page.locator("label bdi[lang=en]", has_text="Some extra words").locator("em")).to_have_text("extra")
    expect(page.locator(".fw-option-text > bdi[lang=en]")).to_have_text(["The first", "Second"])
    expect(page.locator(".fw-option-info > bdi[lang=en]")).to_have_text(["See b"])
    control(page, "more").uncheck()
    control(page, "more").check()
    expect(page.locator("label bdi[lang=en] bdi")).to_have_count(0)
    assert Axe().run(page).violations_count == 0
