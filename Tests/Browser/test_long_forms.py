"""A form of hundreds of questions, of which the browser lays out only those on the screen."""

import json

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, expect_focus_on, submit, summary_links, wait_for_drawing
from serving import Server

COUNT = 400


@pytest.fixture(scope="module")
def long_form(tmp_path_factory):
    folder = tmp_path_factory.mktemp("long")
    fields = [
        {"id": f"q{index}", "type": "text", "title": f"Question {index}", "validations": {"required": True}}
        for index in range(COUNT)
    ]
    file = folder / "survey.json"
    file.write_text(json.dumps({"title": "Survey", "fields": fields}))
    server = Server(folder, file).start()
    yield f"{server.url}/survey"
    server.stop()


def is_on_screen(page, path: str) -> bool:
    box = control(page, path).bounding_box()
    return 0 <= box["y"] and box["y"] + box["height"] <= page.viewport_size["height"]


def test_an_error_link_reaches_a_question_that_was_never_drawn(long_form, open_page):
    page = open_page(long_form)
    expect_attached(page)
    submit(page)
    expect(summary_links(page)).to_have_count(COUNT)
    summary_links(page).nth(COUNT - 10).click()
    expect_focus_on(page, f"q{COUNT - 10}")
    wait_for_drawing(page)
    assert is_on_screen(page, f"q{COUNT - 10}")


def test_the_tab_key_walks_through_questions_in_order(long_form, open_page):
    page = open_page(long_form)
    expect_attached(page)
    control(page, "q0").focus()
    for index in range(1, 40):
        page.keyboard.press("Tab")
        expect_focus_on(page, f"q{index}")
    assert is_on_screen(page, "q39")


def test_paper_has_every_question(long_form, open_page):
    page = open_page(long_form)
    expect_attached(page)
    page.emulate_media(media="print")
    heights = page.eval_on_selector_all(".fw-field", "rows => rows.map((row) => row.querySelector('input').offsetHeight)")
    assert len(heights) == COUNT and min(heights) > 20
