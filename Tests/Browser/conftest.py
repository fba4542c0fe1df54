"""Fixtures: in each process one server and one Chromium for all tests, and for each test contexts of its own, which share nothing
with those of others. A page reports what the policy blocked."""

import os
import shutil
import urllib.parse

import pytest
from playwright.sync_api import expect, sync_playwright

from serving import EXAMPLES, HANG, TRIALS, Server, TrialServer

EXECUTABLE = os.environ.get("FORMWORK_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
    # As people's Chromium does, also on a machine with little memory and in its shell.
    "--site-per-process",
]
# Playwright switches off what makes Back return to the very page that was left, and people have it.
NOT_FLAGS = ["--disable-back-forward-cache"]

expect.set_options(timeout=HANG * 1_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("served"), EXAMPLES, TRIALS).start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path):
    """A server for one test, which may stop it."""
    server = Server(tmp_path).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def trials(tmp_path_factory):
    """A server with code beside its forms; see Tests/TrialServer."""
    server = TrialServer(tmp_path_factory.mktemp("trials")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=EXECUTABLE, args=FLAGS, ignore_default_args=NOT_FLAGS, timeout=HANG * 1_000)
        yield browser
        browser.close()


def patient(context):
    """The context, in which only what hangs is given up."""
    context.set_default_timeout(HANG * 1_000)
    return context


@pytest.fixture
def new_context(chromium):
    """Makes contexts of the browser, each like a browser of its own. They are closed at the end of the test."""
    contexts = []

    def new(**options):
        contexts.append(patient(chromium.new_context(**options)))
        return contexts[-1]

    yield new
    for context in contexts:
        context.close()


@pytest.fixture
def open_page(new_context):
    """Opens pages; at the end of the test nothing may have been blocked, logged as an error, or fetched from elsewhere."""
    contexts = []
    complaints = []

    def open(url: str, has_clock: bool = False, **options):
        """Opens a page. With a clock of its own, a test decides when the pauses of the page are over."""
        context = new_context(**options)
        contexts.append(context)
        if has_clock:
            context.clock.install()
        host = urllib.parse.urlsplit(url).netloc
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: complaints.append(request.url) if is_foreign(request.url, host) else None)
        page.goto(url)
        return page

    yield open
    for context in contexts:
        context.close()
    assert complaints == []


def is_complaint(message) -> bool:
    # Chromium logs every answer of 400 and above as an error; a refused form is answered with 422 on purpose, and a file that
    # changed meanwhile with 409.
    refused = any(f"the server responded with a status of {status}" in message.text for status in (409, 422))
    return message.type in ("error", "warning") and not refused


def is_foreign(url: str, host: str) -> bool:
    parts = urllib.parse.urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != host
