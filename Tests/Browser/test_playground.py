"""A definition is written beside its form: `formwork serve --edit FILE`."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from serving import BINARY, Server

FORM = """{
  "id": "trip",
  "title": "Trip",
  "fields": [
    { "id": "name", "title": "Name", "type": "name" },
    { "id": "days", "title": "Days", "type": "integer" }
  ]
}
"""


class Playground(Server):
    """`formwork serve --edit` with a file of its own."""

    def __init__(self, folder, text=FORM):
        super().__init__(folder)
        self.file = folder / "trip.json"
        self.file.write_text(text)

    def command(self):
        return [BINARY, "serve", "--edit", self.file, "--port", self.port]


@pytest.fixture
def playground(tmp_path):
    server = Playground(tmp_path).start()
    yield server
    server.stop()


@pytest.fixture
def edit(playground, open_page):
    def open(**options):
        page = open_page(playground.url, **options)
        expect(page.locator("#fw-play-summary")).not_to_be_empty()
        return page

    return open


def area(page):
    return page.get_by_role("textbox", name="Definition")


def form(page):
    return page.frame_locator("#fw-play-frame")


def suggestions(page):
    return page.get_by_role("option")


def put_caret(page, behind: str):
    """The caret behind the first place of a text."""
    area(page).evaluate(
        "(area, text) => { const at = area.value.indexOf(text) + text.length; area.focus(); area.setSelectionRange(at, at); }",
        behind,
    )


def expect_form(page):
    expect(form(page).locator('form[data-fw-state="attached"]')).to_be_attached(timeout=20_000)


def test_the_form_follows_the_text(edit):
    page = edit()
    expect(form(page).get_by_role("heading", name="Trip")).to_be_visible()
    put_caret(page, '"title": "Trip')
    page.keyboard.type(" to Oslo")
    expect(form(page).get_by_role("heading", name="Trip to Oslo")).to_be_visible()


def test_answers_stay_where_they_still_fit(edit):
    page = edit()
    expect_form(page)
    form(page).get_by_label("Name").fill("Ada")
    form(page).get_by_label("Days").fill("3")
    put_caret(page, '"title": "Days')
    page.keyboard.type(" away")
    expect(form(page).get_by_label("Days away")).to_have_value("3")
    expect(form(page).get_by_label("Name")).to_have_value("Ada")
    area(page).fill(FORM.replace(',\n    { "id": "days", "title": "Days", "type": "integer" }', ""))
    expect(form(page).get_by_label("Days away")).to_have_count(0)
    expect(form(page).get_by_label("Name")).to_have_value("Ada")
    expect_form(page)
    page.get_by_role("button", name="Clear the answers").click()
    expect(form(page).get_by_label("Name")).to_have_value("")


def test_problems_have_their_place_their_sentence_and_a_repair(edit):
    page = edit()
    put_caret(page, '"type": "nam')
    page.keyboard.press("Backspace")
    problem = page.locator("#fw-play-problems li")
    expect(page.locator("#fw-play-summary")).to_have_text("1 error.")
    expect(problem).to_contain_text("Error in line 5, column 46")
    expect(problem).to_contain_text('There is no field type "nae"')
    expect(page.locator("#fw-play-lines .fw-play-error")).to_have_text("✕ 5")
    area(page).evaluate("area => area.setSelectionRange(0, 0)")
    page.get_by_role("button", name="Error in line 5").click()
    assert area(page).evaluate("area => area.value.slice(area.selectionStart)").startswith('"nae"')
    page.get_by_role("button", name="Write name").click()
    expect(page.locator("#fw-play-summary")).to_have_text("No problems.")
    expect(area(page)).to_have_value(FORM)


def test_the_form_before_an_error_stays(edit):
    page = edit()
    expect_form(page)
    put_caret(page, '"title": "Trip"')
    page.keyboard.press("Backspace")
    expect(page.get_by_text("This is the form before them.")).to_be_visible()
    expect(area(page)).to_have_attribute("aria-invalid", "true")
    expect(form(page).get_by_role("heading", name="Trip")).to_be_visible()
    page.keyboard.type('"')
    expect(page.get_by_text("This is the form before them.")).to_be_hidden()
    expect(area(page)).to_have_attribute("aria-invalid", "false")


def test_keys_and_words_are_suggested_and_taken_by_keyboard(edit):
    page = edit()
    put_caret(page, '"type": "integer"')
    page.keyboard.type(', "val')
    expect(suggestions(page).first).to_have_text("value The answer filled in at load where none is given.")
    expect(suggestions(page).first).to_have_attribute("aria-selected", "true")
    assert area(page).get_attribute("aria-activedescendant") == suggestions(page).first.get_attribute("id")
    expect(area(page)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(suggestions(page).nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(suggestions(page)).to_have_count(0)
    page.keyboard.press("Control+Space")
    expect(suggestions(page).first).to_contain_text("value")
    page.keyboard.press("Enter")
    # The changed form is loaded in its frame.
    with page.expect_event("framenavigated"):
        page.keyboard.type("4")
    expect(area(page)).to_have_value(FORM.replace('"integer"', '"integer", "value": 4'))
    expect(page.locator("#fw-play-summary")).to_have_text("No problems.")
    # Answers that were there stay, so a new default is seen in a fresh form.
    page.get_by_role("button", name="Clear the answers").click()
    expect(form(page).get_by_label("Days")).to_have_value("4")


def test_a_key_leads_to_its_words(edit):
    page = edit()
    put_caret(page, '"title": "Trip"')
    page.keyboard.type(', "validate')
    expect(suggestions(page)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(suggestions(page).first).to_contain_text("submit")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(area(page)).to_have_value(FORM.replace('"Trip"', '"Trip", "validate_on": "blur"'))


def test_undo_is_the_browsers(edit):
    page = edit()
    put_caret(page, '"title": "Trip"')
    page.keyboard.type(', "sub')
    expect(suggestions(page).first).to_contain_text("submit_title")
    page.keyboard.press("Enter")
    expect(area(page)).to_have_value(FORM.replace('"Trip"', '"Trip", "submit_title": ""'))
    for _ in range(20):
        page.keyboard.press("Control+z")
    expect(area(page)).to_have_value(FORM)
    for _ in range(20):
        page.keyboard.press("Control+Shift+z")
    expect(area(page)).to_have_value(FORM.replace('"Trip"', '"Trip", "submit_title": ""'))


def test_the_file_is_written_when_that_is_asked_for(playground, edit):
    page = edit()
    put_caret(page, '"title": "Trip')
    page.keyboard.type("s")
    expect(page.locator("#fw-play-state")).to_have_text("There are changes that are not saved.")
    expect(form(page).get_by_role("heading", name="Trips")).to_be_visible()
    assert playground.file.read_text() == FORM
    page.keyboard.press("Control+s")
    expect(page.locator("#fw-play-state")).to_have_text("trip.json is saved.")
    assert playground.file.read_text() == FORM.replace("Trip", "Trips")


def test_a_file_that_changed_meanwhile_is_not_overwritten(playground, edit):
    page = edit()
    put_caret(page, '"title": "Trip')
    page.keyboard.type("s")
    other = FORM.replace("Trip", "Journey")
    playground.file.write_text(other)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("trip.json was changed by somebody else")
    assert playground.file.read_text() == other
    page.get_by_role("button", name="Take the text of the file").click()
    expect(area(page)).to_have_value(other)
    expect(page.locator("#fw-play-state")).to_be_empty()
    page.keyboard.press("Control+z")
    expect(area(page)).to_have_value(FORM.replace("Trip", "Trips"))
    page.keyboard.press("Control+s")
    expect(page.locator("#fw-play-state")).to_have_text("trip.json is saved.")
    assert playground.file.read_text() == FORM.replace("Trip", "Trips")


def test_a_tab_that_is_loaded_again_has_the_text(edit):
    page = edit()
    page.on("dialog", lambda dialog: dialog.accept())
    put_caret(page, '"title": "Trip')
    page.keyboard.type("s")
    page.reload()
    expect(area(page)).to_have_value(FORM.replace("Trip", "Trips"))
    expect(page.locator("#fw-play-state")).to_have_text("There are changes that are not saved.")


def test_a_new_line_begins_where_the_line_before_does(edit):
    page = edit()
    put_caret(page, '"title": "Trip",')
    page.keyboard.press("Enter")
    page.keyboard.type("x")
    expect(area(page)).to_have_value(FORM.replace('"Trip",', '"Trip",\n  x'))
    expect(page.locator("#fw-play-lines")).to_contain_text("10")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(edit, scheme):
    page = edit(color_scheme=scheme, bypass_csp=True, viewport={"width": 1280, "height": 800})
    expect_form(page)
    put_caret(page, '"type": "integer"')
    page.keyboard.type(', "titel": 1, "m')
    expect(suggestions(page).first).to_be_visible()
    expect(page.locator("#fw-play-problems li").first).to_be_visible()
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_on_a_narrow_screen_the_form_is_below_the_text(edit):
    page = edit(viewport={"width": 320, "height": 800})
    expect_form(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    text, frame = area(page).bounding_box(), page.locator("#fw-play-frame").bounding_box()
    assert frame["y"] > text["y"] + text["height"]
    for button in page.get_by_role("button").all():
        assert button.bounding_box()["height"] >= 44
    put_caret(page, '"type": "integer"')
    page.keyboard.type(', "m')
    expect(suggestions(page).first).to_be_visible()
    box = page.get_by_role("listbox").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320


def test_a_form_from_right_to_left_keeps_its_direction(edit):
    page = edit()
    area(page).fill(json.dumps({"locale": "ar", "title": "رحلة", "fields": [{"id": "name", "title": "الاسم"}]}, ensure_ascii=False))
    expect(form(page).get_by_role("heading", name="رحلة")).to_be_visible()
    assert form(page).locator("html").get_attribute("dir") == "rtl"
    assert area(page).evaluate("area => getComputedStyle(area).direction") == "ltr"
