"""Nothing has to be scrolled sideways, in either direction of writing."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, option, submit, summary_links

WIDTHS = [320, 768, 1280]


def assert_no_sideways_scroll(page):
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_fits(server, open_page, width, direction):
    page = open_page(f"{server.url}/loan", viewport={"width": width, "height": 800})
    expect_attached(page)
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    option(page, "purpose", "business").check()
    control(page, "guaranteed").check()
    expect(control(page, "guarantors[0].name")).to_be_visible()
    submit(page)
    expect(summary_links(page).first).to_be_visible()
    assert_no_sideways_scroll(page)


def test_gallery_fits(server, open_page):
    assert_no_sideways_scroll(open_page(server.url, viewport={"width": 320, "height": 600}))


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_labels_start_where_reading_starts(server, open_page, direction):
    page = open_page(f"{server.url}/loan", viewport={"width": 1280, "height": 800})
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    first, second = control(page, "name").bounding_box(), control(page, "phone").bounding_box()
    assert abs(first["y"] - second["y"]) < 2
    assert (first["x"] < second["x"]) == (direction == "ltr")


def test_fields_share_a_row_as_far_as_they_fit(server, open_page):
    names = ["name", "phone", "id_number"]
    page = open_page(f"{server.url}/loan", viewport={"width": 1280, "height": 800})
    name, phone, number = (control(page, path).bounding_box() for path in names)
    assert abs(name["y"] - phone["y"]) < 2 and number["y"] > name["y"] + name["height"]
    assert abs(name["width"] - phone["width"]) < 2 and number["width"] > name["width"]
    page.set_viewport_size({"width": 320, "height": 800})
    name, phone, number = (control(page, path).bounding_box() for path in names)
    assert name["y"] + name["height"] < phone["y"] and phone["y"] + phone["height"] < number["y"]
    assert abs(name["width"] - number["width"]) < 2


# What Chromium's own font needs at least for "12", and for days and times as a whole.
ROOM = {"count": 60, "level": 60, "wait": 60, "code": 60, "day": 180, "hour": 140, "moment": 250}


@pytest.mark.parametrize("width", [320, 540, 700, 1000])
def test_small_shares_hide_no_answer(server, open_page, width):
    page = open_page(f"{server.url}/narrow", viewport={"width": width, "height": 800})
    expect_attached(page)
    boxes = {field: control(page, field).bounding_box() for field in ROOM}
    assert {field: box["width"] for field, box in boxes.items() if box["width"] < ROOM[field]} == {}
    assert all(box["x"] + box["width"] <= width - 32 for box in boxes.values())
    assert_no_sideways_scroll(page)


def test_long_words_of_items_fit(server, open_page):
    page = open_page(f"{server.url}/narrow", viewport={"width": 320, "height": 800})
    page.locator('button[value="add:people"]').click()
    expect(page.locator('button[value^="remove:people"]').first).to_be_visible()
    assert_no_sideways_scroll(page)


def test_sliders_leave_their_labels_room(server, open_page):
    page = open_page(f"{server.url}/narrow", viewport={"width": 1000, "height": 800})
    sick, fine = page.locator(".fw-slider").all()
    assert sick.locator(".fw-label").bounding_box()["width"] > 120
    label, place = fine.locator(".fw-label").bounding_box(), fine.locator(".fw-output").bounding_box()
    assert label["y"] == place["y"] and place["x"] > label["x"] + label["width"], "there is room for both"


def test_targets_are_large_enough(server, open_page):
    page = open_page(f"{server.url}/loan", viewport={"width": 320, "height": 800})
    control(page, "guaranteed").check()
    sizes = page.locator("main :is(input, button):not([type=hidden], [aria-hidden=true]):visible").evaluate_all(
        """targets => targets.map(target => {
             const area = (target.labels?.[0] ?? target).getBoundingClientRect(), own = target.getBoundingClientRect()
             return [target.name, Math.max(area.width, own.width), Math.max(area.height, own.height)] })"""
    )
    assert len(sizes) > 10
    assert [size for size in sizes if min(size[1], size[2]) < 24] == []


@pytest.mark.parametrize("name", ["loan", "event", "employee", "visa", "feedback"])
def test_text_of_twice_the_size_fits(server, open_page, name):
    """WCAG 1.4.4: the size that the browser is set to doubles, as on a telephone with large text."""
    page = open_page(f"{server.url}/{name}", viewport={"width": 390, "height": 800})
    expect_attached(page)
    before = page.locator("h1, h2").first.bounding_box()["height"]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.locator("h1, h2").first.bounding_box()["height"] > 1.5 * before
    assert_no_sideways_scroll(page)
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.fw-label, .fw-hint, legend, button, .fw-option-text, h1, h2, h3')]
          .filter((part) => part.checkVisibility() && part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.textContent)""")
    assert cut == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_can_be_seen(server, open_page, scheme):
    page = open_page(f"{server.url}/loan", color_scheme=scheme)
    expect_attached(page)
    seen = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        part, width, style = page.evaluate(
            """() => {
              const part = document.activeElement
              // What is drawn over an invisible control shows its focus.
              const shown = part.nextElementSibling?.matches('.fw-option-text') ? part.nextElementSibling : part
              const styles = [part, shown].map((element) => getComputedStyle(element))
              const style = styles.find((style) => style.outlineStyle != 'none') ?? styles[0]
              return [part.tagName + (part.type ? ':' + part.type : ''), parseFloat(style.outlineWidth), style.outlineStyle]
            }""")
        if part == "BODY":
            break
        seen.add(part)
        assert style != "none" and width >= 2, part
    assert {"INPUT:text", "INPUT:checkbox", "INPUT:radio", "BUTTON:submit"} <= seen


@pytest.mark.parametrize("scripts", [True, False])
def test_rows_are_at_least_as_high_as_the_form_says(server, open_page, scripts):
    page = open_page(f"{server.url}/heights", java_script_enabled=scripts)
    control(page, "plain").check()
    if scripts:
        expect(control(page, "later").first).to_be_visible()
    line = 2.75 * 16
    rows = page.locator("[data-fw-row].fw-field")
    heights = [row.bounding_box()["height"] for row in rows.all()]
    assert heights[0] < 2 * line
    assert heights[1] >= 4 * line and heights[2] >= 3 * line
    # What is in a row is never cut off.
    assert heights[4] > 2 * line
    last = option(page, "full", "d").bounding_box()
    full = rows.nth(4).bounding_box()
    assert last["y"] + last["height"] <= full["y"] + full["height"]
    if scripts:
        assert heights[5] >= 5 * line


# Where the words of an element are, and not its box.
WORDS = """element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
}"""


@pytest.mark.parametrize("width", [700, 1000, 1400])
def test_the_words_above_five_columns_do_not_run_into_each_other(server, open_page, width):
    page = open_page(f"{server.url}/long_words", viewport={"width": width, "height": 900})
    columns = [option.evaluate(WORDS) for option in page.locator('[name="v.about.room"] ~ .fw-option-text').all()]
    assert len(columns) == 5
    for left, right in zip(columns, columns[1:]):
        assert max(line["right"] for line in left) < min(line["left"] for line in right)


def test_the_button_of_an_option_without_a_picture_covers_no_words(server, open_page):
    page = open_page(f"{server.url}/long_words")
    button = page.locator('[name="v.best"][value="hills"]')
    box = button.bounding_box()
    for line in page.locator('[name="v.best"][value="hills"] ~ .fw-option-text').evaluate(WORDS):
        assert line["top"] >= box["y"] + box["height"] or line["left"] >= box["x"] + box["width"]


@pytest.mark.parametrize("scripts", [True, False])
def test_words_of_a_ranking_are_not_broken_on_narrow_screens(server, open_page, scripts):
    page = open_page(
        f"{server.url}/long_words", java_script_enabled=scripts, viewport={"width": 320, "height": 700})
    if scripts:
        expect_attached(page)
    words = page.locator(".fw-rank .fw-option-text", has_text="Cleanliness")
    assert len(words.evaluate(WORDS)) == 1
    assert_no_sideways_scroll(page)


def test_everything_that_is_read_starts_at_one_edge_on_wide_screens(server, open_page):
    page = open_page(f"{server.url}/event", viewport={"width": 1200, "height": 900})
    expect_attached(page)
    submit(page)
    parts = ".fw-title, .fw-lead, .fw-legend, .fw-section > .fw-heading, .fw-row > .fw-label, .fw-control > .fw-input, .fw-error, .fw-submit"
    edges = page.evaluate(
        """parts => [...document.querySelectorAll(parts)].filter(part => part.checkVisibility() && !part.closest(".fw-check"))
               .map(part => Math.round(part.getBoundingClientRect().x))""",
        parts,
    )
    assert len(edges) > 8 and set(edges) == {edges[0]}


def test_headings_are_not_smaller_than_what_they_head(server, open_page):
    for width in (390, 1200):
        page = open_page(f"{server.url}/event", viewport={"width": width, "height": 900})
        sizes = page.evaluate(
            """() => [".fw-title", ".fw-section > .fw-heading", ".fw-label", ".fw-hint"].map(part =>
                   parseFloat(getComputedStyle(document.querySelector(part)).fontSize))"""
        )
        assert sizes == sorted(sizes, reverse=True) and len(set(sizes)) == 4


def test_controls_are_as_wide_as_their_answers(server, open_page):
    page = open_page(f"{server.url}/types", viewport={"width": 1200, "height": 900})
    widths = [control(page, path).bounding_box()["width"] for path in ("hour", "day", "moment", "name")]
    assert widths == sorted(widths) and widths[0] < 200 and widths[-1] > 600
