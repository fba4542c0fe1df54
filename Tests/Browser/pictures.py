"""Takes pictures of the pages, for a person to look at: python pictures.py FOLDER

`loan.png` among them is the picture of the README.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import FLAGS
from loanform import action, control, expect_attached, expect_success, fill_person, fill_terms, option, submit
from serving import Server


def readme(page):
    fill_person(page)
    fill_terms(page)
    control(page, "months").blur()


def readme_part(page, width):
    """From the top to the end of the second section."""
    section = page.get_by_role("region", name="贷款", exact=True).bounding_box()
    return {"x": 0, "y": 0, "width": width, "height": section["y"] + section["height"] + 16}


def with_guarantors(page):
    readme(page)
    option(page, "purpose", "business").check()
    control(page, "guaranteed").check()
    control(page, "guarantors[0].name").fill("李雷")
    action(page, "add:guarantors").click()


def with_errors(page):
    control(page, "guaranteed").check()
    control(page, "amount").fill("900")
    submit(page)
    page.locator("#fw-summary a").first.wait_for()


def after_success(page):
    readme(page)
    submit(page)
    expect_success(page)


# name: (path, what is done, width, height, whole page, options of the browser)
PICTURES = {
    "loan": ("/loan", readme, 820, 900, True, {}),
    "empty": ("/loan", None, 820, 900, True, {}),
    "guarantors": ("/loan", with_guarantors, 820, 900, True, {}),
    "errors": ("/loan", with_errors, 820, 900, True, {}),
    "errors-dark": ("/loan", with_errors, 820, 900, True, {"color_scheme": "dark"}),
    "errors-narrow": ("/loan", with_errors, 320, 700, True, {}),
    "success": ("/loan", after_success, 820, 500, True, {}),
    "event": ("/event", None, 820, 900, True, {}),
    "gallery": ("/", None, 820, 500, True, {}),
    "gallery-dark": ("/", None, 320, 500, True, {"color_scheme": "dark"}),
    "forced-colours": ("/loan", with_errors, 820, 900, True, {"forced_colors": "active"}),
}


def right_to_left(page):
    page.evaluate("document.documentElement.dir = 'rtl'")
    with_errors(page)


PICTURES["right-to-left"] = ("/loan", right_to_left, 820, 900, True, {})


def main(folder: Path):
    folder.mkdir(parents=True, exist_ok=True)
    executable = os.environ.get("FORMWORK_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        try:
            for name, (path, act, width, height, whole, options) in PICTURES.items():
                context = browser.new_context(viewport={"width": width, "height": height}, **options)
                page = context.new_page()
                page.goto(server.url + path)
                if path != "/":
                    expect_attached(page)
                if act:
                    act(page)
                file = folder / f"{name}.png"
                page.screenshot(path=file, full_page=whole, clip=readme_part(page, width) if name == "loan" else None)
                print(f"{file} ({file.stat().st_size // 1000} kB)")
                context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
