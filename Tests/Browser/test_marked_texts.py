"""Emphasis, links and lists in texts: as the server drew them, and in rows that the engine added or drew again."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from loanform import action, control, expect_attached


@pytest.fixture
def marked(server, open_page):
    page = open_page(f"{server.url}/marked")
    expect_attached(page)
    return page


def label(page, path):
    return page.locator(f"label[for='{control(page, path).get_attribute('id')}']")


def test_a_link_in_a_label_is_reached_beside_its_box(marked):
    box = marked.get_by_role("checkbox", name="I agree to the new terms", exact=True)
    link = marked.get_by_role("link", name="terms")
    label(marked, "terms").locator("strong").click()
    expect(box).to_be_checked()
    with marked.context.expect_page() as opened:
        link.click()
    opened.value.close()
    expect(box).to_be_checked()
    box.focus()
    stops = set()
    for _ in range(3):
        marked.keyboard.press("Shift+Tab")
        stops.add(marked.evaluate("document.activeElement.textContent"))
    marked.keyboard.press("Tab")
    link.focus()
    expect(link).to_be_focused()
    assert link.get_attribute("title")


def test_rows_that_the_engine_adds_have_their_marks(marked):
    control(marked, "more").check()
    expect(label(marked, "extra").locator("em")).to_have_text("extra")
    hint = marked.locator(".fw-hint", has_text="Ask")
    expect(hint.get_by_role("link", name="us")).to_have_attribute("href", "mailto:us@example.org")
    expect(hint.get_by_role("listitem")).to_have_text(["now", "later"])
    expect(marked.locator(".fw-option-text em")).to_have_text("first")
    expect(marked.locator(".fw-option-info a")).to_have_attribute("href", "/b")
    expect(marked.locator("output em")).to_have_text("now")
    expect(marked.locator("h2 em")).to_have_text(["consent", "Later"])
    expect(marked.locator(".fw-section-info strong")).to_have_text(["pass", "more"])
    expect(marked.locator(".fw-footer a")).to_have_attribute("href", "/end")
    # The label of the box was drawn again, because an answer is needed now.
    expect(label(marked, "terms").locator(".fw-mark")).to_be_visible()
    expect(label(marked, "terms").locator("a")).to_have_text("terms")
    expect(label(marked, "terms").locator("strong")).to_have_text("new")


def test_the_number_of_an_item_is_among_the_words(marked):
    action(marked, "add:guests").click()
    expect(marked.locator("label em", has_text="guest")).to_have_text(["guest 1", "guest 2"])
    marked.locator('[value="remove:guests[0]"]').click()
    expect(marked.locator("label em", has_text="guest")).to_have_text(["guest 1"])


def test_without_scripts_there_are_the_same_marks(server, open_page):
    page = open_page(f"{server.url}/marked", java_script_enabled=False)
    expect(label(page, "terms").locator("a")).to_have_attribute("href", "/terms")
    control(page, "more").check()
    action(page, "submit").click()
    expect(label(page, "extra").locator("em")).to_have_text("extra")
    expect(page.locator(".fw-summary")).to_contain_text("I agree to the new terms")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_axe_finds_nothing(server, open_page, scheme, language):
    page = open_page(
        f"{server.url}/marked", color_scheme=scheme, bypass_csp=True, locale=language, viewport={"width": 320, "height": 800}
    )
    expect_attached(page)
    control(page, "more").check()
    expect(page.locator(".fw-footer a")).to_be_visible()
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
