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
