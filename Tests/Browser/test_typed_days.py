"""Days are typed as people write them, or chosen in the browser's calendar."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from loanform import action, control, expect_attached, inline_errors, row, wait_until
from serving import ROOT

# Examples, and what people write in every language with the readings of the server.
EXAMPLES = [
    group for name in ("days", "written-days") for group in json.loads((ROOT / f"Tests/Locales/{name}.json").read_text())
]


@pytest.fixture
def born(server, open_page):
    page = open_page(f"{server.url}/born?lang=de")
    expect_attached(page)
    return page


def shown(page, path):
    """The text that a person sees in a control."""
    return control(page, path).evaluate(
        "input => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').get.call(input)"
    )


def expect_shown(page, path, text):
    wait_until(page, lambda: shown(page, path) == text)


def test_script_and_server_read_the_same_days(born):
    for group in EXAMPLES:
        read = born.evaluate(
            """async (group) => {
                const { reader } = await import('/_formwork/written-days.js');
                const read = reader({ ...group, year: 2026 });
                return group.examples.map(([text]) => read(text) ?? null);
            }""",
            group,
        )
        wrong = [(example, day) for example, day in zip(group["examples"], read) if example[1] != day]
        assert wrong == []


def test_the_engine_knows_the_day_while_it_is_typed(born):
    control(born, "born").press_sequentially("24.12.86")
    expect(born.locator("output")).to_have_text("1.986")
    expect_shown(born, "born", "24.12.86")
    control(born, "more").focus()
    expect_shown(born, "born", "24.12.1986")
    expect(inline_errors(born)).to_have_count(0)


def test_a_day_that_is_none_is_an_error_in_words(born):
    control(born, "born").fill("31.2.1990")
    action(born, "submit").click()
    expect(inline_errors(born)).to_contain_text("ein Datum ein, das es gibt")
    expect_shown(born, "born", "31.2.1990")
    control(born, "born").fill("28.2.1990")
    expect(inline_errors(born)).to_have_count(0)


def test_the_calendar_is_beside_the_text(born):
    button = born.get_by_role("button", name="Im Kalender wählen Geburtsdatum")
    box = button.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    picker = row(born, "born").locator("input[type=date]")
    # A person chooses a day; the browser's calendar is not part of the page.
    picker.evaluate(
        "input => { input.value = '1990-03-04'; input.dispatchEvent(new Event('change', { bubbles: true })); }"
    )
    expect_shown(born, "born", "04.03.1990")
    expect(born.locator("output")).to_have_text("1.990")
    expect(control(born, "other")).to_have_attribute("type", "date")


def test_a_row_that_the_engine_adds_is_typed_too(born):
    control(born, "more").check()
    expect(control(born, "paid")).to_have_attribute("type", "text")
    expect_shown(born, "paid", "2026-01-02")
    control(born, "paid").fill("26-2-3")
    control(born, "other").focus()
    expect_shown(born, "paid", "2026-02-03")
    described = control(born, "paid").get_attribute("aria-describedby").split()
    assert all(born.locator(f"[id='{part}']").count() == 1 for part in described)
    assert any("27" in born.locator(f"[id='{part}']").inner_text() for part in described)


def test_reload_and_submission_keep_the_day(born):
    control(born, "born").fill("24.12.86")
    born.reload()
    expect_attached(born)
    expect_shown(born, "born", "24.12.1986")
    action(born, "submit").click()
    expect(born.locator(".fw-done")).to_be_visible()


def test_without_scripts_the_server_reads_the_text(server, open_page):
    page = open_page(f"{server.url}/born?lang=de", java_script_enabled=False)
    control(page, "born").fill("31.2.90")
    action(page, "submit").click()
    expect(inline_errors(page)).to_contain_text("ein Datum ein, das es gibt")
    expect(control(page, "born")).to_have_value("31.2.90")
    control(page, "born").fill("28.2.90")
    control(page, "more").check()
    action(page, "submit").click()
    expect(control(page, "born")).to_have_value("28.02.1990")
    expect(control(page, "paid")).to_have_value("2026-01-02")
    action(page, "submit").click()
    expect(page.locator(".fw-done")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["de", "ar"])
def test_axe_finds_nothing(server, open_page, scheme, language):
    page = open_page(
        f"{server.url}/born?lang={language}", color_scheme=scheme, bypass_csp=True, viewport={"width": 320, "height": 800}
    )
    expect_attached(page)
    action(page, "submit").click()
    expect(inline_errors(page).first).to_be_visible()
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(
    "region, words",
    [("en-GB", "2 March 1990"), ("en-AU", "2 March 1990"), ("en-US", "February 3, 1990"), ("en", "February 3, 1990")],
)
def test_a_day_that_could_be_two_is_said_back_in_words(server, open_page, region, words):
    page = open_page(f"{server.url}/born?lang=en", locale=region)
    expect_attached(page)
    said = row(page, "born").locator(".fw-day-words")
    expect(said).to_have_attribute("aria-live", "polite")
    control(page, "born").press_sequentially("02/03/1990")
    expect(said).to_have_text(words)
    control(page, "born").fill("24 March 1990")
    expect(said).to_be_empty()
