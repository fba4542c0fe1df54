"""Pictures load once, and are there at once when their rows come back."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached
from test_headings import DOT

# Notes for each picture that comes into the page whether it can be drawn before the browser draws anything.
WATCH = """() => {
    globalThis.seen = [];
    const note = (picture) => seen.push([picture.getAttribute('src'), picture.complete && picture.naturalWidth > 0]);
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
            for (const node of addedNodes) {
                if (node.matches?.('img')) note(node);
                node.querySelectorAll?.('img').forEach(note);
            }
        }
    }).observe(document.querySelector('form'), { childList: true, subtree: true });
}"""


@pytest.fixture
def page(new_context):
    """A page that nothing was opened in, so that a test can answer requests from the first on."""
    context = new_context()
    yield context.new_page()


def test_a_row_that_comes_back_has_its_picture_at_once(server, page):
    asked = []

    def answer(route):
        asked.append(route.request.url)
        route.fulfill(body=DOT, content_type="image/png", headers={"cache-control": "no-store"})

    page.route("**/*.png", answer)
    page.goto(f"{server.url}/pictured")
    expect_attached(page)
    page.evaluate(WATCH)
    control(page, "more").check()
    page.wait_for_function("[...document.querySelectorAll('form img')].length === 3")
    page.wait_for_function("[...document.querySelectorAll('form img')].every(one => one.complete && one.naturalWidth > 0)")
    first = len(asked)
    page.evaluate("seen.length = 0")
    control(page, "more").uncheck()
    expect(page.locator("form img")).to_have_count(0)
    control(page, "more").check()
    expect(page.locator("form img")).to_have_count(3)
    # The label changes, and keeps its picture.
    control(page, "needed").check()
    expect(page.locator("label .fw-mark")).to_have_count(1)
    assert len(page.evaluate("seen")) == 3
    assert all(is_there for _, is_there in page.evaluate("seen"))
    assert len(asked) == first == 3
