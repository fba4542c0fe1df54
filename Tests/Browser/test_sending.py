"""A connection that is lost while answers are sent costs a press of the button, and nothing else."""

import json

import pytest
from playwright.sync_api import expect

from hosting import POLICY, fragment, host_page
from loanform import action, control, expect_attached, submit, summary_links, wait_until

CATALOG = "Your answers were not sent"


def delivery(page, ids="fw-"):
    return page.locator(f"#{ids}delivery")


@pytest.fixture
def page_of(new_context, server):
    """Opens a form's page, whose posts can be cut off: `cut(page)` and `mend(page)`."""
    contexts = []

    def open(form="guests", **options):
        context = new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{server.url}/{form}")
        if options.get("java_script_enabled", True):
            expect_attached(page)
        return page

    yield open
    for context in contexts:
        context.close()


def cut(page, code="connectionreset"):
    page.route("**/*", lambda route: route.abort(code) if route.request.method == "POST" else route.continue_())


def mend(page):
    page.unroute("**/*")


def fill(page):
    control(page, "host").fill("Ada")
    control(page, "party").check()
    control(page, "music").fill("Bach")
    control(page, "guests[0].name").fill("Bo")
    action(page, "add:guests").click()
    control(page, "guests[1].name").fill("Cy")


VALUES = {"host": "Ada", "party": True, "music": "Bach", "guests": [{"name": "Bo"}, {"name": "Cy"}]}


def count(server, form="guests"):
    return len(server.submissions(form))


def expect_done(server, page, before):
    page.wait_for_url("**/guests/done")
    expect(page.locator("form")).to_have_count(0)
    assert count(server) == before + 1
    assert server.submissions("guests")[-1]["values"] == VALUES


@pytest.mark.parametrize("how", ["connectionreset", "internetdisconnected", "timedout"])
def test_press_again_and_done(server, page_of, how):
    before = count(server)
    page = page_of()
    fill(page)
    cut(page, how)
    submit(page)
    expect(delivery(page)).to_contain_text(CATALOG)
    expect(delivery(page)).to_be_in_viewport()
    assert delivery(page).get_attribute("role") == "status"
    expect(control(page, "guests[1].name")).to_have_value("Cy")
    assert page.url.endswith("/guests")
    assert count(server) == before
    mend(page)
    submit(page)
    expect_done(server, page, before)


def deliver_and_cut(route):
    """Lets a post reach the server and loses the reply."""
    if route.request.method != "POST":
        return route.continue_()
    route.fetch()
    return route.abort("connectionreset")


def test_a_lost_reply_is_stored_once(server, page_of):
    before = count(server)
    page = page_of()
    fill(page)

    page.route("**/*", deliver_and_cut)
    submit(page)
    expect(delivery(page)).to_contain_text(CATALOG)
    assert count(server) == before + 1
    mend(page)
    submit(page)
    expect_done(server, page, before)


def test_offline_and_before_the_engine(server, new_context):
    before = count(server)
    context = new_context()
    page = context.new_page()
    page.route("**/engine.wasm*", lambda route: None)
    page.goto(f"{server.url}/guests")
    control(page, "host").fill("Ada")
    context.set_offline(True)
    submit(page)
    expect(delivery(page)).to_contain_text(CATALOG)
    expect(control(page, "host")).to_have_value("Ada")
    context.set_offline(False)
    submit(page)
    page.wait_for_url("**/guests/done")
    assert count(server) == before + 1


def test_sending_is_seen_and_a_second_press_does_nothing(server, page_of):
    before = count(server)
    page = page_of()
    fill(page)
    held = []
    page.route("**/*", lambda route: held.append(route) if route.request.method == "POST" else route.continue_())
    submit(page)
    expect(delivery(page)).to_have_text("Sending…")
    wait_until(page, lambda: held)
    action(page, "submit").click(force=True)
    control(page, "host").press("Enter")
    assert len(held) == 1
    expect(action(page, "submit")).to_have_attribute("aria-disabled", "true")
    held[0].continue_()
    expect_done(server, page, before)


@pytest.mark.parametrize(
    "answer", [dict(status=502, body="<h1>Bad gateway</h1>", content_type="text/html"),
               dict(status=200, body="{}", content_type="application/json"),
               dict(status=200, body="null", content_type="application/json"),
               dict(status=302, headers={"location": "/"})])
def test_a_reply_that_is_not_the_servers_is_no_success(server, page_of, answer):
    before = count(server)
    page = page_of()
    fill(page)
    page.route("**/*", lambda route: route.fulfill(**answer) if route.request.method == "POST" else route.continue_())
    submit(page)
    expect(delivery(page)).to_contain_text(CATALOG)
    expect(control(page, "music")).to_have_value("Bach")
    mend(page)
    submit(page)
    expect_done(server, page, before)


def test_what_the_server_refuses_is_told_in_the_page(page_of):
    page = page_of()
    fill(page)
    control(page, "code").fill("secret")
    body = {"errors": [{"path": "guests[1].name", "code": "x", "message": "Cy was here"}]}
    page.route("**/*", lambda route: route.fulfill(status=422, json=body) if route.request.method == "POST" else route.continue_())
    submit(page)
    expect(page.locator("#fw-summary")).to_be_focused()
    expect(summary_links(page)).to_have_text(["Guest 2: Cy was here"])
    expect(control(page, "guests[1].name")).to_have_attribute("aria-invalid", "true")
    # A page drawn anew would have lost it.
    expect(control(page, "code")).to_have_value("secret")
    mend(page)
    submit(page)
    page.wait_for_url("**/guests/done")


def test_the_servers_words_are_text(page_of):
    page = page_of()
    fill(page)
    words = {"error": "too_many_requests", "message": "Wait <b>a minute</b>"}
    page.route("**/*", lambda route: route.fulfill(status=429, json=words) if route.request.method == "POST" else route.continue_())
    submit(page)
    expect(delivery(page)).to_have_text("Wait <b>a minute</b>")


def test_another_submission_after_going_back(server, page_of):
    before = count(server)
    page = page_of()
    fill(page)
    submit(page)
    page.wait_for_url("**/guests/done")
    # A page that returns from the cache is not loaded, which is what `page.go_back` would wait for.
    page.evaluate("setTimeout(() => history.back())")
    expect(delivery(page)).to_have_text("Your answers have been sent.")
    # A browser that keeps no pages loads it again, without answers but under the same key.
    if control(page, "guests[0].name").input_value() == "":
        fill(page)
    control(page, "host").fill("Grace")
    submit(page)
    expect(delivery(page)).to_contain_text("with other answers")
    assert count(server) == before + 1
    submit(page)
    page.wait_for_url("**/guests/done")
    assert count(server) == before + 2


def test_a_changed_form_comes_as_a_new_page(server, page_of):
    page = page_of()
    fill(page)
    page.evaluate("document.querySelector('[name=\"fw.state\"]').value = 'x'")
    submit(page)
    expect(page.locator("p.fw-notice")).to_contain_text("too old or was altered")
    expect(control(page, "guests[1].name")).to_have_value("Cy")


def open_host(new_context, server, policy):
    page = new_context().new_page()
    page.route(f"{server.url}/host", lambda route: route.fulfill(
        body=host_page(fragment(server, "guests")), content_type="text/html; charset=utf-8",
        headers={"content-security-policy": policy}))
    page.goto(f"{server.url}/host")
    return page


def test_in_a_page_of_somebody_else(server, new_context):
    before = count(server)
    page = open_host(new_context, server, POLICY)
    expect_attached(page)
    fill(page)
    page.route("**/guests", lambda route: route.fulfill(status=502, body="no"))
    submit(page)
    expect(delivery(page, "fw-guests-")).to_contain_text(CATALOG)
    assert page.url.endswith("/host")
    page.unroute("**/guests")
    submit(page)
    expect_done(server, page, before)


def test_where_the_policy_forbids_it_the_browser_posts(server, new_context):
    before = count(server)
    page = open_host(new_context, server, "default-src 'self'; connect-src 'none'; form-action 'self'")
    expect(page.locator("form[data-fw-state=failed]")).to_have_count(1)
    control(page, "host").fill("Ada")
    submit(page)
    page.wait_for_url("**/guests/done")
    assert count(server) == before + 1


# Coming back


def come_back_by_reload(page, server):
    page.reload()


def come_back_by_going_back(page, server):
    # A page with this listener is not kept as it is: it is loaded again.
    page.evaluate("addEventListener('unload', () => {})")
    page.goto(server.url)
    page.evaluate("setTimeout(() => history.back())")
    page.wait_for_url("**/guests")


@pytest.mark.parametrize("come_back", [come_back_by_reload, come_back_by_going_back])
def test_guests_and_conditional_answers_come_back(server, page_of, come_back):
    before = count(server)
    page = page_of()
    fill(page)
    control(page, "code").fill("secret")
    action(page, "remove:guests[0]").click()
    control(page, "guests[0].name").fill("Bo")
    action(page, "add:guests").click()
    control(page, "guests[1].name").fill("Cy")
    come_back(page, server)
    expect_attached(page)
    expect(control(page, "host")).to_have_value("Ada")
    expect(control(page, "party")).to_be_checked()
    expect(control(page, "music")).to_have_value("Bach")
    expect(control(page, "guests[0].name")).to_have_value("Bo")
    expect(control(page, "guests[1].name")).to_have_value("Cy")
    kept = page.evaluate("JSON.stringify({...sessionStorage})")
    assert '"Bach"' in kept.replace("\\", "") and "secret" not in kept
    control(page, "code").fill("")
    submit(page)
    expect_done(server, page, before)
    assert "Bach" not in page.evaluate("JSON.stringify({...sessionStorage})")


def test_a_lost_reply_and_a_reload_are_stored_once(server, page_of):
    before = count(server)
    page = page_of()
    fill(page)

    page.route("**/*", deliver_and_cut)
    submit(page)
    expect(delivery(page)).to_contain_text(CATALOG)
    mend(page)
    page.reload()
    expect_attached(page)
    submit(page)
    expect_done(server, page, before)


def test_long_texts_come_back(page_of):
    # Together more than a megabyte.
    page = page_of("essays")
    texts = page.locator("textarea")
    expect(texts).to_have_count(24)
    page.evaluate("""() => document.querySelectorAll('textarea').forEach((area, index) => {
        area.value = `${index} `.padEnd(62_500, 'word ');
        area.dispatchEvent(new Event('input', { bubbles: true }));
    })""")
    page.reload()
    expect_attached(page)
    assert page.evaluate("[...document.querySelectorAll('textarea')].map((area) => area.value.length)") == [62_500] * 24
    assert texts.nth(23).input_value().startswith("23 word")


def test_a_new_visit_begins_anew(server, page_of):
    page = page_of()
    fill(page)
    page.goto(f"{server.url}/")
    page.goto(f"{server.url}/guests")
    expect_attached(page)
    expect(control(page, "host")).to_have_value("")
    expect(control(page, "party")).not_to_be_checked()


def test_what_is_typed_before_the_engine_is_newer_than_what_was_kept(server, page_of):
    page = page_of()
    fill(page)
    held = []
    page.route("**/engine.wasm*", lambda route: held.append(route))
    page.reload(wait_until="domcontentloaded")
    control(page, "host").fill("Grace")
    wait_until(page, lambda: held)
    held[0].continue_()
    expect_attached(page)
    expect(control(page, "host")).to_have_value("Grace")
    expect(control(page, "guests[1].name")).to_have_value("Cy")


def test_a_shelf_with_anything_on_it_harms_nothing(page_of):
    page = page_of()
    for text in ["", "{", "null", "[]", json.dumps({"snapshot": 5}), json.dumps({"snapshot": {"form": {"values": {"host": [1]}}}})]:
        page.evaluate(
            "text => addEventListener('pagehide', () => { for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text) })",
            text)
        page.reload()
        expect_attached(page)
        expect(control(page, "host")).to_be_visible()


def test_without_the_script_it_posts(server, page_of):
    page = page_of(java_script_enabled=False)
    submit(page)
    expect(summary_links(page)).to_have_count(1)
    expect(delivery(page)).to_have_text("")
