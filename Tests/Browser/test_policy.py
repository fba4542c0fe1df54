"""The page runs under the strict policy it is served with. The `open_page` fixture fails on whatever the policy blocks."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached

REQUIRED = ["script-src 'self' 'wasm-unsafe-eval'", "require-trusted-types-for 'script'", "form-action 'self'"]


@pytest.mark.parametrize("path", ["/", "/loan", "/nothing-here"])
def test_policy_is_sent(server, open_page, path):
    page = open_page(server.url)
    headers = page.request.get(server.url + path).headers
    policy = headers["content-security-policy"]
    for part in REQUIRED:
        assert part in policy
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "")
    assert headers["x-content-type-options"] == "nosniff"


def test_nothing_is_inline(server, open_page):
    page = open_page(f"{server.url}/loan")
    expect_attached(page)
    assert page.locator("[style], style").count() == 0
    assert page.locator("script:not([src]):not([type='application/json'])").count() == 0
    handlers = "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes]).filter(a => a.name.startsWith('on')).length"
    assert page.evaluate(handlers) == 0


def test_answers_are_text_and_never_markup(server, open_page):
    page = open_page(f"{server.url}/loan", java_script_enabled=False)
    attack = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>'
    control(page, "phone").fill(attack)
    page.locator('button[value="submit"]:not([aria-hidden=true])').click()
    expect(page.locator("#fw-summary a").first).to_be_visible()
    page.wait_for_load_state()
    assert control(page, "phone").input_value() == attack
    assert page.locator("img").count() == 0
    html = page.content()
    assert "<script>alert" not in html
