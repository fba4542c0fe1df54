"""Pictures and sentences of groups and sections, and marks in the titles of forms and pages."""

import base64

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll

DOT = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


@pytest.fixture
def page(server, new_context):
    context = new_context()
    page = context.new_page()
    page.route("**/*.png", lambda route: route.fulfill(body=DOT, content_type="image/png"))
    page.goto(f"{server.url}/headings")
    expect_attached(page)
    return page


def pictures(page):
    return page.locator(".fw-head-icon").evaluate_all("all => all.map(one => one.getAttribute('src'))")


def test_groups_and_sections_have_pictures_and_sentences(page):
    assert pictures(page) == ["/club.png", "/name.png"]
    expect(page.locator(".fw-section-info")).to_have_text(["Only the board sees this."])
    expect(page.locator(".fw-section-info em")).to_have_text("board")
    expect(page.locator("h1 strong")).to_have_text("club")
    assert page.title() == "The club and its rules"


def test_rows_that_the_engine_adds_have_them_too(page):
    control(page, "more").check()
    expect(page.locator(".fw-head-icon")).to_have_count(4)
    assert pictures(page) == ["/club.png", "/name.png", "/team.png", "/player.png"]
    expect(page.locator(".fw-section-info a")).to_have_attribute("href", "/rules")
    # The picture of a group that opens and closes is in what is pressed, and the sentence is not.
    expect(page.locator("summary .fw-head-icon")).to_have_count(1)
    expect(page.locator("summary .fw-section-info")).to_have_count(0)
    control(page, "name").fill("x")
    expect(page.locator(".fw-head-icon")).to_have_count(5)
    expect(page.locator(".fw-section-info")).to_have_count(3)
    control(page, "more").uncheck()
    control(page, "more").check()
    expect(page.locator(".fw-head-icon")).to_have_count(5)


def test_without_scripts_they_are_in_the_page(server, new_context):
    context = new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/headings")
    control(page, "more").check()
    page.locator('button[value="submit"]:not([aria-hidden=true])').click()
    expect(page.locator(".fw-head-icon")).to_have_count(4)
    assert pictures(page) == ["/club.png", "/name.png", "/team.png", "/player.png"]
    expect(page.locator(".fw-section-info a")).to_have_attribute("href", "/rules")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_they_fit_and_axe_finds_nothing(page, scheme, direction):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 320, "height": 800})
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    control(page, "name").fill("x")
    control(page, "more").check()
    expect(page.locator(".fw-head-icon")).to_have_count(5)
    assert_no_sideways_scroll(page)
    for icon in page.locator(".fw-head-icon").all():
        heading = icon.locator("xpath=following-sibling::*[contains(@class, 'fw-heading')]")
        first, second = icon.bounding_box(), heading.bounding_box()
        # Items have titles of their own, so that of their section is only read out.
        if second["width"] <= 1:
            continue
        assert abs(first["y"] + first["height"] / 2 - second["y"] - second["height"] / 2) < 12
        # The heading's own box reaches under a floating picture, so its words are compared.
        words = heading.evaluate("""heading => { const range = document.createRange(); range.selectNodeContents(heading)
            const { left, right } = range.getBoundingClientRect(); return [left, right] }""")
        assert words[0] >= first["x"] + first["width"] if direction == "ltr" else words[1] <= first["x"]
    assert_axe_clean(page)


def test_titles_of_pages_keep_their_marks_on_every_step(server, open_page):
    page = open_page(f"{server.url}/titled")
    expect_attached(page)
    expect(page.locator("h1 em")).to_have_text("first")
    control(page, "a").fill("1")
    page.locator('button[value="page:next"]:not([aria-hidden=true])').click()
    expect(page.locator("h1")).to_have_text("The second page")
    expect(page.locator("h1 strong")).to_have_text("second")
    expect(page).to_have_title("Step 2 of 2 – The second page – Titles with marks")
    expect(page.locator(".fw-form-title strong")).to_have_text("marks")
    page.locator('button[value="page:back"]').click()
    expect(page.locator("h1 em")).to_have_text("first")
    expect(page.locator("h1")).to_be_focused()
