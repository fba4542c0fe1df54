"""The look of pages can be changed without losing anything that people need."""

import json

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, submit, summary_links
from serving import EXAMPLES, Server
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#7a2e1d"/></svg>'


@pytest.fixture(scope="module", params=["harbor", "meadow", "paper"])
def themed(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    (folder / "logo.svg").write_text(SVG)
    theme = folder / "theme.json"
    theme.write_text(json.dumps({
        "base": request.param, "logo": {"url": "logo.svg", "title": "Acme"}, "header": "Acme forms", "footer": "Acme Ltd.",
    }))
    server = Server(folder, EXAMPLES, options=("--theme", theme)).start()
    yield server
    server.stop()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_can_be_read(themed, open_page, scheme):
    page = open_page(f"{themed.url}/loan", color_scheme=scheme, viewport={"width": 320, "height": 700})
    expect_attached(page)
    expect(page.get_by_role("img", name="Acme")).to_be_visible()
    assert page.get_by_role("img", name="Acme").evaluate("logo => logo.naturalWidth") > 0
    expect(page.get_by_role("contentinfo")).to_have_text("Acme Ltd.")
    control(page, "guaranteed").check()
    submit(page)
    expect(summary_links(page).first).to_be_visible()
    assert_axe_clean(page)
    assert_no_sideways_scroll(page)


def test_the_list_of_forms_has_the_brand_too(themed, open_page):
    page = open_page(themed.url)
    expect(page.get_by_role("banner")).to_contain_text("Acme forms")
    assert_axe_clean(page)


@pytest.fixture
def served_with(tmp_path):
    servers = []

    def serve(theme):
        file = tmp_path / "theme.json"
        file.write_text(json.dumps(theme))
        servers.append(Server(tmp_path, EXAMPLES, options=("--theme", file)).start())
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


def test_titles_beside_controls_take_their_share(served_with, open_page):
    page = open_page(f"{served_with({'title_share': 25}).url}/loan", viewport={"width": 900, "height": 700})
    row = page.locator(".fw-beside:has(input)").first
    label, box = row.locator(".fw-label").bounding_box(), row.locator(".fw-control").bounding_box()
    assert label["x"] < box["x"] and abs(label["width"] * 3 - box["width"]) < 3


def test_parts_have_colours(served_with, open_page):
    page = open_page(f"{served_with({'show_parts': True}).url}/loan")
    colours = {
        part: page.locator(part).first.evaluate("part => getComputedStyle(part).backgroundColor")
        for part in (".fw-label", ".fw-hint", ".fw-control")
    }
    assert len(set(colours.values())) == 3 and "rgba(0, 0, 0, 0)" not in colours.values()


@pytest.mark.parametrize("form, direction", [("event", 1), ("medical", -1)])
def test_marks_of_options_stand_after_their_words(served_with, open_page, form, direction):
    page = open_page(f"{served_with({'option_marks': 'after'}).url}/{form}", viewport={"width": 320, "height": 700})
    option = page.locator(".fw-options:not(.fw-segments) > .fw-option").first
    words, mark = option.locator(".fw-option-text").bounding_box(), option.locator("input").bounding_box()
    assert (mark["x"] - words["x"]) * direction > 0
    assert_axe_clean(page)
    assert_no_sideways_scroll(page)
