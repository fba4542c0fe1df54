"""Prints the bytes that each form makes a browser load; run by Scripts/size. The page itself is not among them."""

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import EXECUTABLE, FLAGS
from serving import EXAMPLES, Server

# For the heaviest form: the engine, scripts and styles together, and how many files they are.
LIMIT = 240_000
REQUESTS = 8
KINDS = {"wasm": "engine", "js": "scripts", "css": "styles"}


def loaded(browser, url: str) -> tuple[Counter, int]:
    """The compressed bytes by kind, and the number of requests."""
    context = browser.new_context()
    page = context.new_page()
    answers = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(url)
    page.wait_for_selector("form[data-fw-state=attached]", state="attached")
    page.wait_for_load_state("networkidle")
    sizes, requests = Counter(), 0
    for answer in answers:
        kind = KINDS.get(answer.url.split("?")[0].rsplit(".", 1)[-1])
        if kind:
            sizes[kind] += int(answer.headers["content-length"])
            requests += 1
    context.close()
    return sizes, requests


def main(files: list[str]) -> int:
    forms = [Path(file) for file in files] or sorted(EXAMPLES.glob("*.json"))
    most, most_requests = 0, 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), *forms).start()
        browser = playwright.chromium.launch(executable_path=EXECUTABLE, args=FLAGS)
        print(f"{'form':20}{'engine':>9}{'scripts':>9}{'styles':>9}{'together':>10}{'requests':>10}")
        for form in forms:
            name = json.loads(form.read_text()).get("id", form.stem)
            sizes, requests = loaded(browser, f"{server.url}/{name}")
            together = sizes.total()
            most, most_requests = max(most, together), max(most_requests, requests)
            print(f"{name:20}{sizes['engine']:9,}{sizes['scripts']:9,}{sizes['styles']:9,}{together:10,}{requests:10}")
        browser.close()
        server.stop()
    print(f"Heaviest {most:,} of {LIMIT:,} bytes, at most {most_requests} of {REQUESTS} requests")
    return most > LIMIT or most_requests > REQUESTS


sys.exit(main(sys.argv[1:]))
