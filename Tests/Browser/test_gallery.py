"""The gallery: every field, live, with its code beside it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

SUBJECTS = [
    "texts", "numbers", "choices", "files", "days-and-times", "what-takes-no-input", "looks", "styles", "rules",
    "conditions-and-calculated-values", "sections--groups-and-forms",
]


def expect_live(page):
    """All engines of the page run."""
    expect(page.locator("form:not([data-fw-state=attached])")).to_have_count(0)


def test_the_list_of_forms_leads_to_all_subjects(server, open_page):
    page = open_page(server.url)
    page.get_by_role("link", name="Examples of all fields").click()
    links = page.get_by_role("navigation", name="Subjects").get_by_role("link")
    assert [link.get_attribute("href").split("/")[-1] for link in links.all()] == SUBJECTS
    links.first.click()
    expect(page.get_by_role("heading", name="Texts", level=1)).to_be_visible()
    page.get_by_role("link", name="Examples of all fields").click()
    page.get_by_role("link", name="All forms").click()
    expect(page).to_have_url(server.url + "/")


def test_every_example_has_a_card_that_leads_to_it(server, open_page):
    page = open_page(f"{server.url}/_formwork/gallery")
    cards = page.locator(".fw-samples > li")
    assert cards.count() > 80
    # A picture is the form itself. Neither the keyboard nor a screen reader finds its controls.
    assert page.locator(".fw-still[inert] form").count() == cards.count()
    assert page.locator("form[data-fw-state]").count() == 0
    page.get_by_role("link", name="Slider", exact=True).click()
    expect(page.locator("#example-numbers-slider")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Slider", exact=True)).to_be_visible()


def test_examples_are_found_by_their_words(server, open_page):
    page = open_page(f"{server.url}/_formwork/gallery")
    page.get_by_label("Find an example").fill("SÉARCH")
    expect(page.get_by_role("link", name="Search", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Slider", exact=True)).to_be_hidden()
    expect(page.get_by_role("heading", name="Numbers")).to_be_hidden()
    expect(page.get_by_role("status")).to_have_text("1 example")
    page.get_by_label("Find an example").fill("")
    expect(page.get_by_role("link", name="Slider", exact=True)).to_be_visible()


def test_code_is_shown_in_one_language(server, open_page):
    page = open_page(f"{server.url}/_formwork/gallery/numbers")
    swift = page.get_by_text('Field.integer("integer", "Year")')
    json = page.get_by_text('"type": "integer"')
    expect(swift).to_be_visible()
    expect(json).to_be_hidden()
    page.get_by_role("button", name="JSON", exact=True).click()
    expect(page.get_by_role("button", name="JSON", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(json).to_be_visible()
    expect(swift).to_be_hidden()
    # Code is read whole: a long line goes on below.
    assert page.locator("pre:visible").evaluate_all("all => all.every((pre) => pre.scrollWidth <= pre.clientWidth)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_examples_are_shown_as_on_other_screens(server, open_page, scheme):
    page = open_page(f"{server.url}/_formwork/gallery/numbers", color_scheme=scheme)
    colour = "getComputedStyle(document.querySelector('.fw-example input')).color"
    before = page.evaluate(colour)
    dark = page.get_by_role("button", name="Dark")
    expect(dark).to_have_attribute("aria-pressed", "true" if scheme == "dark" else "false")
    dark.click()
    assert page.evaluate(colour) != before
    dark.click()
    assert page.evaluate(colour) == before
    page.get_by_role("button", name="Phone").click()
    assert page.locator(".fw-example > .fw-main").first.bounding_box()["width"] <= 360


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_example_is_live(server, open_page, subject):
    page = open_page(f"{server.url}/_formwork/gallery/{subject}")
    assert page.locator("form").count() > 0
    expect_live(page)
    # All forms of the page have the same style sheet, so none undoes the looks of another.
    links = page.locator("section.fw-page > link[rel=stylesheet]").evaluate_all("links => links.map(({ href }) => href)")
    assert len({link for link in links if "/formwork" in link}) == 1


def test_examples_answer(server, open_page):
    page = open_page(f"{server.url}/_formwork/gallery/conditions-and-calculated-values")
    expect_live(page)
    page.get_by_label("Pieces").first.fill("5")
    expect(page.locator("output").first).to_have_text("60")


def test_every_example_of_a_page_changes_itself(server, open_page):
    """Under a policy that lets a page make its one Trusted Types policy once."""
    page = open_page(f"{server.url}/_formwork/gallery/sections--groups-and-forms")
    expect_live(page)
    adding = page.locator('form:has(button[value^="add:"])')
    assert adding.count() > 0
    for form in adding.all():
        rows = form.locator("[data-fw-row]").count()
        form.locator('button[value^="add:"]').first.click()
        expect(form).to_have_attribute("data-fw-state", "attached")
        assert form.locator("[data-fw-row]").count() > rows


def test_code_is_copied(server, open_page):
    page = open_page(f"{server.url}/_formwork/gallery/texts")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy Swift").first.click()
    expect(page.get_by_text("Swift is copied.")).to_be_attached()
    assert page.evaluate("navigator.clipboard.readText()") == 'Field.text("text", "Occupation").value("Gardener")'
    page.get_by_role("button", name="JSON", exact=True).click()
    page.get_by_role("button", name="Copy JSON").first.click()
    expect(page.get_by_text("JSON is copied.")).to_be_attached()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == '{ "id": "text", "title": "Occupation", "value": "Gardener" }'


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("subject", ["", "choices", "rules", "sections--groups-and-forms"])
def test_axe_finds_nothing(server, open_page, subject, scheme):
    page = open_page(
        f"{server.url}/_formwork/gallery/{subject}", color_scheme=scheme, bypass_csp=True,
        viewport={"width": 320, "height": 800},
    )
    if subject:
        expect_live(page)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_code_is_there_without_scripts(server, open_page):
    page = open_page(f"{server.url}/_formwork/gallery/numbers", java_script_enabled=False)
    expect(page.locator("pre").first).to_contain_text('Field.integer("integer", "Year")')
    expect(page.locator("pre").nth(1)).to_be_visible()
    expect(page.get_by_role("button", name="JSON")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy Swift")).to_have_count(0)
