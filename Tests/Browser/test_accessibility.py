"""axe-core finds nothing, and the structure it cannot judge is right."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from loanform import control, expect_attached, expect_success, fill_person, fill_terms, inline_errors, submit, summary_links

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def assert_axe_clean(page):
    results = Axe().run(page, options={"runOnly": TAGS, "resultTypes": ["violations"]})
    assert results.violations_count == 0, results.generate_report()


@pytest.fixture(params=["light", "dark"])
def look(request):
    return {"color_scheme": request.param}


@pytest.mark.parametrize("path", ["/", "/loan", "/event"])
def test_empty(server, open_page, look, path):
    page = open_page(server.url + path, **look)
    if path != "/":
        expect_attached(page)
    assert_axe_clean(page)


def test_with_errors(server, open_page, look):
    page = open_page(f"{server.url}/loan", **look)
    expect_attached(page)
    control(page, "guaranteed").check()
    submit(page)
    expect(summary_links(page).first).to_be_visible()
    assert_axe_clean(page)


def test_with_errors_as_posted(server, open_page, new_context, look):
    page = open_page(f"{server.url}/loan", java_script_enabled=False, **look)
    control(page, "guaranteed").check()
    submit(page)
    expect(summary_links(page).first).to_be_visible()
    # axe needs scripts: the page that came back is looked at in a browser that has them.
    html = page.content()
    scripted = new_context(**look, bypass_csp=True).new_page()
    scripted.route(f"{server.url}/loan", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    scripted.route("**/formwork*.js*", lambda route: route.abort())
    scripted.goto(f"{server.url}/loan")
    assert_axe_clean(scripted)


def test_success(server, open_page, look):
    page = open_page(f"{server.url}/loan", **look)
    expect_attached(page)
    fill_person(page)
    fill_terms(page)
    submit(page)
    expect_success(page)
    assert_axe_clean(page)


def test_descriptions_name_what_is_there(server, open_page):
    page = open_page(f"{server.url}/loan")
    expect_attached(page)
    phone = control(page, "phone")
    assert described_by(phone) == ["hint"]
    submit(page)
    expect(inline_errors(page).first).to_be_visible()
    assert described_by(phone) == ["hint", "error"]
    phone.fill("13800138000")
    expect(phone).not_to_have_attribute("aria-invalid", "true")
    assert described_by(phone) == ["hint"]


def described_by(locator):
    """What each id of aria-describedby is, in order; fails if one of them is not on the page."""
    return locator.evaluate(
        """field => (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean)
             .map(id => document.getElementById(id) ? id.split("-").pop() : "missing " + id)"""
    )


def test_names_roles_and_groups(server, open_page):
    page = open_page(f"{server.url}/loan")
    expect(page.get_by_role("textbox", name="姓名")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="贷款用途").or_(page.get_by_role("group", name="贷款用途"))).to_be_visible()
    expect(page.get_by_role("radio", name="购房")).to_be_visible()
    expect(page.get_by_role("switch", name="有人为我担保").or_(page.get_by_role("checkbox", name="有人为我担保"))).to_be_visible()
    expect(page.get_by_role("heading", level=1, name="贷款申请")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "zh-Hans"
    assert page.locator("form").get_attribute("novalidate") is not None


def test_many_errors_are_announced_once(server, open_page):
    page = open_page(f"{server.url}/loan")
    expect_attached(page)
    page.evaluate(
        """() => { window.announcements = 0
             new MutationObserver(() => window.announcements++)
               .observe(document.getElementById("fw-live"), { childList: true, characterData: true, subtree: true }) }"""
    )
    submit(page)
    expect(summary_links(page).first).to_be_visible()
    assert page.evaluate("window.announcements") <= 1
