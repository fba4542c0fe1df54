"""A page that an earlier version of Formwork served is open, or comes back from a cache, when the server is replaced."""

import base64
import hashlib
import hmac
import json
import re
import shutil
import sqlite3
import time

import pytest
from playwright.sync_api import expect

from loanform import control, submit
from serving import ROOT, Server

UPGRADES = ROOT / "Tests/Upgrades"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def issued_now(page: str, database) -> str:
    """The page as if that version had made it just now: a server takes pages of some days, and the fixture grows older."""
    state = re.search(r'name="fw.state" value="([^"]+)"', page)[1]
    payload = state.split(".")[0]
    content = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    content["issued"] = str(round(time.time() * 1_000))
    signed = json.dumps(content, separators=(",", ":"), ensure_ascii=False).encode()
    connection = sqlite3.connect(database)
    (key,) = connection.execute("SELECT bytes FROM signing_key ORDER BY number DESC").fetchone()
    connection.close()
    code = hmac.digest(key, b"formwork.state.1:" + signed, hashlib.sha256)
    return page.replace(state, f"{encoded(signed)}.{encoded(code)}")


@pytest.mark.parametrize("version", ["b1ae0c3", "b39c1c6"])
def test_a_page_of_an_earlier_version_posts_as_a_plain_form(tmp_path, new_context, version):
    server = Server(tmp_path, UPGRADES / "visit.json")
    shutil.copy(UPGRADES / version / "answers.db", server.database)
    server.database.chmod(0o600)
    text = issued_now((UPGRADES / version / "visit.html").read_text(), server.database)
    server.start()
    try:
        page = new_context().new_page()
        page.route(
            f"{server.url}/visit",
            lambda route: route.fulfill(body=text, content_type="text/html; charset=utf-8")
            if route.request.method == "GET" else route.continue_())
        page.goto(f"{server.url}/visit")
        # The new server has other scripts, or their engine does not take the page.
        expect(page.locator("form")).to_have_count(1)
        expect(page.locator("form[data-fw-state=attached]")).to_have_count(0)
        control(page, "name").fill("Ivy")
        submit(page)
        page.wait_for_url("**/visit/done")
        assert [stored["values"]["name"] for stored in server.submissions("visit")] == ["Eve", "Ivy"]
    finally:
        server.stop()
