"""Forms in frames of pages of another site. The sites are `localhost` and `127.0.0.1`, which browsers tell apart."""

import functools
import http.server
import threading
import urllib.parse

import pytest
from playwright.sync_api import expect

from conftest import is_complaint
from loanform import wait_for_drawing, wait_until
from serving import EXAMPLES, TRIALS, Server
from test_accessibility import assert_axe_clean

# What a careful host allows: the script and the frames of the server, and no styles of scripts.
POLICY = "default-src 'none'; script-src {server}; frame-src *; style-src 'none'; img-src data:"


class Site(http.server.BaseHTTPRequestHandler):
    """A site that shows the form that its address names. Browsers let no page that a test makes up reach this machine."""

    def __init__(self, server, *arguments):
        self.forms = server
        super().__init__(*arguments)

    def do_GET(self):
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
        body = document(self.forms, query["form"][0]).encode()
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-security-policy", POLICY.format(server=self.forms.url))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def open_port(handler):
    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    return site


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The server, with a site that it names and one that it does not."""
    folder = tmp_path_factory.mktemp("framed")
    server = Server(folder, EXAMPLES, TRIALS)
    sites = [open_port(functools.partial(Site, server)) for _ in range(2)]
    server.listed, server.other = (f"http://localhost:{site.server_port}" for site in sites)
    server.options = ["--embed-origin", server.listed, "--theme", "harbor"]
    server.start()
    yield server
    server.stop()
    for site in sites:
        site.shutdown()


def document(server, form):
    loader = f'<script src="{server.url}/_formwork/embed.js" async></script>'
    frame = f'<iframe src="{server.url}/{form}" title="The form" width="100%" height="400"></iframe>'
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Site</title><link rel="icon" href="data:,">'
        f'<meta name="viewport" content="width=device-width"></head>'
        f"<body><main><h1>Our site</h1>{frame}<p>Below</p></main>{loader}</body></html>"
    )


@pytest.fixture
def open_site(new_context, server):
    """Opens a page of a site with a form in it; gives the page and its frame."""
    contexts = []
    complaints = []

    def open(form, site=server.listed, **options):
        context = new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{site}/page?form={form}")
        return page, page.frame_locator("iframe")

    open.complaints = complaints
    yield open
    for context in contexts:
        context.close()


def control(frame, path):
    return frame.locator(f'[name="v.{path}"]:not([type=hidden])')


def expect_attached(frame):
    expect(frame.locator("form[data-fw-state=attached]")).to_have_count(1)


def heights(page):
    """The height of the frame, and that of what is in it."""
    inside = page.frames[1].evaluate("document.documentElement.getBoundingClientRect().height")
    return page.locator("iframe").first.evaluate("frame => frame.clientHeight"), inside


def expect_fitting(page):
    page.wait_for_function(
        "frame => frame.clientHeight !== 400", arg=page.locator("iframe").element_handle())

    def fits():
        outside, inside = heights(page)
        return 0 <= outside - inside < 1

    wait_until(page, fits)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_frame_is_as_high_as_its_form(open_site, width):
    page, frame = open_site("loan", viewport={"width": width, "height": 800})
    expect_attached(frame)
    expect_fitting(page)
    before = heights(page)[0]
    control(frame, "guaranteed").check()
    expect(control(frame, "guarantors[0].name")).to_be_visible()
    expect_fitting(page)
    assert heights(page)[0] > before
    control(frame, "guaranteed").uncheck()
    page.wait_for_function("([frame, high]) => frame.clientHeight === high",
                           arg=[page.locator("iframe").element_handle(), before])
    assert_axe_clean(page)
    assert open_site.complaints == []


def test_what_is_filled_in_is_stored_and_told(server, open_site):
    page, frame = open_site("order")
    page.evaluate("""() => { window.told = []
        document.addEventListener('formwork-submit', ({ target, detail }) => told.push([target.localName, detail.form, detail.state])) }""")
    expect_attached(frame)
    control(frame, "note").fill("from a frame")
    before = len(server.submissions("order"))
    frame.locator('button[value="submit"]:not([aria-hidden=true])').click()
    expect(frame.locator(".fw-done")).to_be_visible()
    expect_fitting(page)
    assert [entry["values"]["note"] for entry in server.submissions("order")[before:]] == ["from a frame"]
    assert page.evaluate("told") == [["iframe", "order", "sending"], ["iframe", "order", "sent"]]
    assert page.url == f"{server.listed}/page?form=order"
    assert open_site.complaints == []


def test_without_scripts_in_it_the_form_posts_in_its_frame(server, open_site):
    page, frame = open_site("order", java_script_enabled=False)
    control(frame, "note").fill("by posting")
    frame.locator('button[value="submit"]:not([aria-hidden=true])').click()
    expect(frame.locator(".fw-done")).to_be_visible()
    assert server.submissions("order")[-1]["values"]["note"] == "by posting"


def test_the_page_scrolls_to_what_has_the_focus(open_site):
    page, frame = open_site("loan", viewport={"width": 800, "height": 500})
    expect_attached(frame)
    expect_fitting(page)
    frame.locator('button[value="submit"]:not([aria-hidden=true])').click()
    summary = frame.locator("#fw-summary")
    expect(summary).to_be_focused()
    expect(summary).to_be_in_viewport()
    frame.locator("#fw-summary a").last.click()
    expect(frame.locator("*:focus")).to_be_in_viewport(ratio=1)
    frame.locator("#fw-summary a").first.click()
    for _ in range(6):
        page.keyboard.press("Tab")
        expect(frame.locator("*:focus")).to_be_in_viewport()


def test_the_next_page_begins_at_its_top(open_site):
    page, frame = open_site("order", viewport={"width": 800, "height": 300})
    expect_attached(frame)
    expect_fitting(page)
    control(frame, "note").fill("x")
    frame.locator('button[value="submit"]:not([aria-hidden=true])').click()
    expect(frame.locator("h1")).to_be_in_viewport()


def test_what_belongs_to_a_whole_page_is_left_out(server, open_site, open_page):
    whole = open_page(f"{server.url}/loan")
    assert "fw-framed" not in whole.content()
    _, frame = open_site("loan")
    expect_attached(frame)
    assert frame.locator("html").get_attribute("class") == "fw-framed"


def test_erasing_asks_in_a_frame_too(open_site):
    page, frame = open_site("guests")
    expect_attached(frame)
    control(frame, "host").press_sequentially("Ada")
    # In a private window, as here, Chromium gives frames no storage, so the page does not offer by itself to erase it.
    page.frames[1].evaluate("document.getElementById('fw-kept').style.display = 'block'")
    frame.get_by_role("button", name="Erase them and start again").click()
    question = frame.get_by_role("dialog")
    expect(question).to_be_in_viewport()
    assert_axe_clean(page)
    page.keyboard.press("Escape")
    expect(control(frame, "host")).to_have_value("Ada")
    frame.get_by_role("button", name="Erase them and start again").click()
    question.get_by_role("button", name="Erase them and start again").click()
    expect(control(frame, "host")).to_have_value("")


def test_another_site_shows_and_hears_nothing(server, open_site):
    page, frame = open_site("loan", site=server.other)
    # Then the browser has refused the page of the frame, and nothing of it runs.
    wait_until(page, lambda: any("frame-ancestors" in words for words in open_site.complaints))
    expect(frame.locator("form")).to_have_count(0)
    assert page.locator("iframe").evaluate("frame => frame.style.height") == ""


def test_messages_of_others_change_nothing(server, open_site):
    page, frame = open_site("loan")
    expect_attached(frame)
    expect_fitting(page)
    high = heights(page)[0]
    # The page itself is not the server, and a frame of another origin is not a form.
    # Listeners hear a message in the order in which they were added, so `embed.js` has heard both before this ends.
    page.evaluate("""address => new Promise(done => {
        const other = document.createElement('iframe')
        const waiting = new Set([window])
        addEventListener('message', ({ source }) => {
            waiting.delete(source)
            if (!waiting.size) done()
        })
        postMessage({ formwork: 1, height: 5000 }, '*')
        other.src = address
        document.body.append(other)
        waiting.add(other.contentWindow)
    })""", f"{server.url.replace('127.0.0.1', 'localhost')}/loan")
    wait_for_drawing(page)
    assert heights(page)[0] == high
    # The page in the frame answers its own parent alone.
    heard = page.frames[1].evaluate("""() => new Promise(done => {
        addEventListener('message', ({ data }) => {
            if (data.height) done(data)
            // The script of the frame heard this before. What it answers now comes before a message that is sent now.
            if (data.hello) postMessage({ isEnd: true }, '*')
            if (data.isEnd) done('nothing')
        })
        postMessage({ formwork: 1, hello: true }, '*')
    })""")
    assert heard == "nothing"
