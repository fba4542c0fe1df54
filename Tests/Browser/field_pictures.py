"""Takes the pictures of the article "Fields": python field_pictures.py FORMS PICTURES

FORMS is a folder with the forms as `FieldGalleryTests` writes them. `Scripts/pictures` does it all.
"""

import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import FLAGS
from loanform import expect_attached, submit
from serving import ROOT, Server

ARTICLE = ROOT / "Documentation/Fields.md"
# After an attempt to submit these fields show what is wrong.
SUBMITTED = {"rules"}


def wanted() -> dict[str, list[str]]:
    """The parts of each form that the article shows."""
    parts = {}
    for name in re.findall(r"!\[[^\]]+\]\(images/fields/([\w-]+)@2x\.png\)", ARTICLE.read_text()):
        form, part = name.split("-", 1)
        parts.setdefault(form, []).append(part)
    return parts


def described(part, inside):
    """The definition of a field, a section or a group."""
    if isinstance(inside, list):
        inside = {str(place): one for place, one in enumerate(inside)}
    if not isinstance(inside, dict):
        return None
    if inside.get("id") == part:
        return inside
    return next((found for found in (described(part, one) for one in inside.values()) if found), None)


def row(page, part, definition):
    control = page.locator(f"[name='v.{part}']")
    if control.count():
        return control.first.locator("xpath=ancestor::*[@data-fw-row][1]")
    if definition.get("title"):
        return page.locator("[data-fw-row]").filter(has_text=definition["title"]).last
    return page.locator(f".fw-{definition['type']}").first


def main(forms: Path, pictures: Path):
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    executable = os.environ.get("FORMWORK_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), forms).start()
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        try:
            for form, parts in wanted().items():
                page = browser.new_page(viewport={"width": 420, "height": 900}, device_scale_factor=2)
                page.goto(f"{server.url}/{form}")
                expect_attached(page)
                if form in SUBMITTED:
                    submit(page)
                    page.locator("#fw-summary a").first.wait_for()
                form_definition = json.loads((forms / f"{form}.json").read_text())
                for part in parts:
                    row(page, part, described(part, form_definition)).screenshot(path=pictures / f"{form}-{part}@2x.png")
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
