"""Elements of an app's own around the controls of its fields; see Tests/TrialServer."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, option, row, submit, summary_links
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll


@pytest.fixture
def page(trials, open_page):
    page = open_page(f"{trials.url}/paint")
    expect_attached(page)
    return page


def picker(page, path):
    return row(page, path).locator("color-picker > input[type=color]")


def test_the_element_answers(trials, page):
    picker(page, "wall").fill("#aabbcc")
    expect(control(page, "wall")).to_have_value("#aabbcc")
    control(page, "wall").fill("#112233")
    expect(picker(page, "wall")).to_have_value("#112233")
    submit(page)
    page.wait_for_url("**/paint/done")
    assert trials.submissions("paint")[-1]["values"]["wall"] == "#112233"


def test_something_opens_under_the_field_while_it_has_the_focus(page):
    words = row(page, "wall").locator("color-picker > p")
    expect(words).to_be_hidden()
    control(page, "wall").focus()
    expect(words).to_be_visible()
    assert words.bounding_box()["y"] >= picker(page, "wall").bounding_box()["y"]
    assert_axe_clean(page)
    assert_no_sideways_scroll(page)
    control(page, "wall").fill("#112233")
    page.keyboard.press("Tab")
    expect(picker(page, "wall")).to_be_focused()
    expect(words).to_be_visible()
    option(page, "two", "true").focus()
    expect(words).to_be_hidden()


def test_the_element_shows_what_the_engine_says(page):
    expect(picker(page, "door")).to_be_disabled()
    option(page, "two", "true").check()
    expect(picker(page, "door")).to_be_enabled()
    # A row that the engine added.
    expect(picker(page, "trim")).to_have_value("#336699")
    submit(page)
    expect(picker(page, "wall")).to_have_attribute("aria-invalid", "true")
    summary_links(page).first.click()
    expect(control(page, "wall")).to_be_focused()
    picker(page, "wall").fill("#000001")
    expect(picker(page, "wall")).not_to_have_attribute("aria-invalid", "true")


def test_items_have_elements(page):
    action(page, "add:rooms").click()
    action(page, "add:rooms").click()
    picker(page, "rooms[1].color").fill("#010203")
    action(page, "remove:rooms[0]").click()
    expect(picker(page, "rooms[0].color")).to_have_value("#010203")


def test_without_scripts_the_control_is_there(trials, open_page):
    page = open_page(f"{trials.url}/paint", java_script_enabled=False)
    expect(picker(page, "wall")).to_have_count(0)
    page.get_by_label("Wall").fill("red")
    submit(page)
    expect(control(page, "wall")).to_have_value("red")
    expect(control(page, "wall")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("Wall").fill("#ff0000")
    submit(page)
    page.wait_for_url("**/paint/done")
    assert trials.submissions("paint")[-1]["values"]["wall"] == "#ff0000"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_fits_and_is_accessible(trials, open_page, direction):
    page = open_page(f"{trials.url}/paint", viewport={"width": 320, "height": 800})
    expect_attached(page)
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    assert_no_sideways_scroll(page)
    assert_axe_clean(page)


def notes(page, row_id):
    """What the elements in a row say, without those in the rows in it."""
    return page.locator(f"#{row_id}").evaluate(
        """row => [...row.querySelectorAll('app-note')].filter(note => note.closest('[data-fw-row]') === row)
            .map(note => note.textContent)""")


def section(page, title):
    return page.locator("section.fw-section", has=page.get_by_role("heading", name=title, exact=True))


def test_every_control_can_have_an_element(page):
    note = row(page, "two").locator("app-note")
    expect(note).to_have_text("field of Two colours")
    assert note.bounding_box()["y"] > option(page, "two", "true").bounding_box()["y"]
    expect(page.locator(".fw-info app-note")).to_have_text("field of Litres")
    option(page, "two", "true").check()
    # A row that the engine added.
    note = row(page, "coats").locator("app-note")
    expect(note).to_have_text("field of Coats")
    assert note.bounding_box()["y"] > option(page, "coats", "2").bounding_box()["y"]
    assert_axe_clean(page)


def test_sections_have_elements_at_their_head_and_foot(page):
    house = section(page, "House")
    assert notes(page, house.get_attribute("id")) == ["header of House", "footer of House"]
    assert house.locator(":scope > app-note").first.bounding_box()["y"] < control(page, "wall").bounding_box()["y"]
    option(page, "two", "true").check()
    attic = section(page, "Attic")
    expect(attic.locator("app-note")).to_have_text(["header of Attic", "footer of Attic"])
    footer = attic.locator(".fw-footer").bounding_box()["y"]
    assert attic.locator("app-note").last.bounding_box()["y"] > footer
    assert attic.locator("app-note").first.bounding_box()["y"] < control(page, "beam").bounding_box()["y"]


def test_elements_of_sections_stay_when_rows_change(page):
    page.evaluate("for (const note of document.querySelectorAll('app-note')) note.dataset.mine = ''")
    action(page, "add:rooms").click()
    expect(picker(page, "rooms[0].color")).to_be_visible()
    option(page, "two", "true").check()
    expect(section(page, "Attic").locator("app-note")).to_have_count(2)
    for title in ("House", "Rooms"):
        assert section(page, title).locator(":scope > app-note[data-mine]").count() == len(
            notes(page, section(page, title).get_attribute("id")))
    option(page, "two", "true").uncheck()
    option(page, "two", "true").check()
    expect(section(page, "Attic").locator("app-note")).to_have_count(2)
