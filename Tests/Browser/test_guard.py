"""What makes it harder for programs to fill in pages is not in the way of people."""

import json

import pytest
from playwright.sync_api import expect

from serving import Server
from test_accessibility import assert_axe_clean

FORM = {"id": "note", "title": "Note", "fields": [{"id": "name", "title": "Name", "validations": {"required": True}}]}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory):
    folder = tmp_path_factory.mktemp("guarded")
    file = folder / "note.json"
    file.write_text(json.dumps(FORM))
    server = Server(folder, file, options=("--honeypot", "--least-time", "60")).start()
    yield server
    server.stop()


def test_nobody_meets_the_trap(guarded, open_page):
    page = open_page(f"{guarded.url}/note")
    assert page.locator("input[name='fw.website']").count() == 1
    assert_axe_clean(page)
    # Neither the keyboard nor the pointer comes to it, and a screen reader does not read it.
    names = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        names.add(page.evaluate("document.activeElement.name || ''"))
    assert "v.name" in names and "fw.website" not in names
    assert page.evaluate("""() => {
        const box = document.querySelector("input[name='fw.website']").getBoundingClientRect();
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.name !== 'fw.website';
    }""")
    expect(page.get_by_role("textbox")).to_have_count(1)


def is_post(response):
    return response.request.method == "POST"


def test_whoever_is_fast_sends_again_and_loses_nothing(guarded, new_context):
    page = new_context().new_page()
    page.goto(f"{guarded.url}/note")
    page.get_by_role("textbox").fill("Ada")
    page.locator(".fw-submit").click()
    expect(page.get_by_text("send them again")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_value("Ada")
    # Nobody waits a minute for that here.
    guarded.stop()
    guarded.options[-1] = "1"
    guarded.start()
    status = 0
    while status not in (200, 303):
        with page.expect_response(is_post) as response:
            page.locator(".fw-submit").click()
        status = response.value.status
    page.wait_for_url("**/note/done*")
    assert [submission["values"] for submission in guarded.submissions("note")][-1] == {"name": "Ada"}
