"""Makes what a version of Formwork leaves behind: `make.py COMMAND FOLDER`, with the command `formwork` of that version.

It serves the forms beside it, fills them in as a browser without scripts, and writes a database, a key, pages and posts. README.md
says what each file is.
"""

import html.parser
import json
import pathlib
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.parse
import urllib.request

HERE = pathlib.Path(__file__).parent
COMMAND, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
FOREVER = 9_000_000_000_000


class Page(html.parser.HTMLParser):
    """The controls of a page, and what they post."""

    def __init__(self, text):
        super().__init__()
        self.text, self.entries, self.files, self.menu = text, [], [], None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        name, value = attributes.get("name"), attributes.get("value", "")
        if tag == "option" and self.menu is not None:
            if "selected" in attributes:
                self.menu[1] = value
            return
        if tag not in ("input", "select", "textarea") or not name or "disabled" in attributes:
            return
        kind = attributes.get("type", tag)
        if kind == "file":
            self.files.append(name)
            return
        is_box = kind in ("radio", "checkbox")
        self.entries.append([name, value, not is_box or "checked" in attributes, is_box])
        self.menu = self.entries[-1] if tag == "select" else None

    def fill(self, **answers):
        for path, answer in answers.items():
            self.fill_path(path, answer)

    def fill_path(self, path, answer):
        answers = answer if isinstance(answer, list) else [answer]
        found = [entry for entry in self.entries if entry[0] == "v." + path]
        assert found, path
        for entry in found:
            if entry[3]:
                entry[2] = entry[1] in answers
            else:
                entry[1] = answers[0]

    def posted(self, action, unshown=None):
        values = [(name, value) for name, value, is_on, _ in self.entries if is_on and name != "fw.unshown"]
        return [*values, ("fw.unshown", unshown or ""), ("fw.action", action)]

    def body(self, action="submit", unshown=None):
        return urllib.parse.urlencode(self.posted(action, unshown))


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments):
        return None


def ask(address, body=None, kind="application/x-www-form-urlencoded"):
    headers = {"content-type": kind, "accept": "text/html"}
    request = urllib.request.Request(URL + address, body.encode() if isinstance(body, str) else body, headers)
    try:
        with urllib.request.build_opener(Stay).open(request) as reply:
            return reply.status, reply.headers, reply.read().decode()
    except urllib.error.HTTPError as reply:
        return reply.code, reply.headers, reply.read().decode()


def open_page(address):
    status, _, text = ask(address)
    assert status == 200, (status, text)
    return Page(text)


def press(page, form, action):
    status, _, text = ask("/" + form, page.body(action))
    assert status == 200, (status, text)
    return Page(text)


def send(page, form, file=None, action="submit"):
    if not page.files:
        status, headers, text = ask("/" + form, page.body(action))
        assert status == 303, (status, text)
        return headers["location"]
    entries = page.posted(action)
    boundary = "upgrade"
    parts = [f'--{boundary}\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{value}\r\n' for name, value in entries]
    if file:
        parts.append(
            f'--{boundary}\r\ncontent-disposition: form-data; name="{page.files[0]}"; filename="ticket.txt"\r\n'
            f"content-type: text/plain\r\n\r\n{file}\r\n")
    body = "".join(parts) + f"--{boundary}--\r\n"
    status, headers, text = ask("/" + form, body, f"multipart/form-data; boundary={boundary}")
    assert status == 303, (status, text)
    return headers["location"]


def trip_page():
    page = open_page("/trip")
    page.fill(name="Ada", phone="555 1234 5678", tax="DE 12 345", born="1990-05-17")
    for action in ("page:open:way", "add:guests", "add:guests"):
        page = press(page, "trip", action)
    page.fill(by="ship", nights="3", price="120.50", likes=["sea", "towns"], news="true")
    page.fill_path("guests[0].name", "Bo")
    page.fill_path("guests[0].age", "7")
    page.fill_path("guests[1].name", "Cy")
    page = press(page, "trip", "page:open:way")
    page.fill(deck="4", code="correct horse battery")
    return page


def visit_page(name):
    page = open_page("/visit")
    page.fill(name=name, day="2027-01-31", way="ship", phone="555 1234 5678")
    return page


FOLDER.mkdir(parents=True)
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    PORT = probe.getsockname()[1]
URL = f"http://127.0.0.1:{PORT}"
FILES, DATABASE, KEY = FOLDER / "files", FOLDER / "answers.db", FOLDER / "answers.key"
KEY.write_bytes(subprocess.run([COMMAND, "keys", "make"], capture_output=True, check=True).stdout)
KEY.chmod(0o600)
forms = [HERE / "trip.json", HERE / "visit.json"]
options = ["--database", DATABASE, "--answer-key", KEY]
command = [COMMAND, "serve", *forms, "--port", PORT, "--link-days", 365, "--files", FILES, *options]
server = subprocess.Popen([str(word) for word in command])
try:
    for _ in range(100):
        time.sleep(0.2)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", PORT)) == 0:
                break
    links = {}
    page = trip_page()
    time.sleep(4)
    send(page, "trip", file="one ticket")
    status, _, text = ask("/visit", json.dumps({"name": "Eve", "day": "2027-02-01", "way": "train"}), "application/json")
    assert status in (200, 201), (status, text)
    links["trip"] = send(trip_page(), "trip", action="save").replace("/saved/", "/draft/")
    page = visit_page("Fay")
    links["visit"] = send(page, "visit", action="save").replace("/saved/", "/draft/")
    page = press(visit_page("Gil"), "visit", "save-nothing")
    page.fill(deck="4")
    (FOLDER / "visit.html").write_text(open_page("/visit").text)
    (FOLDER / "plain.post").write_text(page.body())
    # What the script posts in a page with its engine.
    page = press(visit_page("Hal"), "visit", "save-nothing")
    page.fill(deck="5")
    (FOLDER / "script.post").write_text(page.body(unshown='{"overridden":[],"tapped":[],"texts":{}}'))
    (FOLDER / "trip.post").write_text(trip_page().body())
finally:
    server.terminate()
    server.wait()
lines = {}
for form in ("trip", "visit"):
    reading = [COMMAND, "submissions", form, *options]
    if form == "trip":
        reading.append("--reveal")
    done = subprocess.run([str(word) for word in reading], capture_output=True, text=True, check=True)
    lines[form] = [json.loads(line) for line in done.stdout.splitlines()]
(FOLDER / "expected.json").write_text(json.dumps({"links": links, "submissions": lines}, indent=1) + "\n")
# The tests are run for years.
database = sqlite3.connect(DATABASE)
database.execute("UPDATE draft SET expires = ?", [FOREVER])
database.commit()
database.execute("PRAGMA journal_mode = DELETE")
database.execute("VACUUM")
database.close()
shutil.rmtree(FILES, ignore_errors=True)
