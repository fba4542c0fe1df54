"""What was reported as stored stays stored, once."""

import urllib.parse

import pytest
from playwright.sync_api import expect

from loanform import (
    PERSON, action, control, expect_attached, expect_success, fill_person, fill_terms, monthly, option, submit,
)
from serving import Server


def test_a_kill_right_after_the_success_page_loses_nothing(own_server, open_page):
    page = open_page(f"{own_server.url}/loan")
    fill_person(page)
    fill_terms(page)
    submit(page)
    expect_success(page)
    own_server.kill()
    assert [stored["values"]["name"] for stored in own_server.submissions("loan")] == [PERSON["name"]]
    own_server.start()
    assert len(own_server.submissions("loan")) == 1


@pytest.mark.parametrize("scripts", [True, False])
def test_a_double_click_stores_once(own_server, open_page, scripts):
    page = open_page(f"{own_server.url}/loan", java_script_enabled=scripts)
    if scripts:
        expect_attached(page)
    fill_person(page)
    fill_terms(page)
    action(page, "submit").dblclick(no_wait_after=True)
    expect_success(page)
    assert len(own_server.submissions("loan")) == 1


def test_the_same_post_again_stores_once_and_changed_answers_are_asked_about(own_server, open_page):
    page = open_page(f"{own_server.url}/loan", java_script_enabled=False)
    fill_person(page)
    fill_terms(page)
    posts = []
    page.on("request", lambda request: posts.append(request) if request.method == "POST" else None)
    submit(page)
    expect_success(page)
    body = posts[0].post_data

    again = post_again(page, own_server, body)
    assert again.status in (200, 303)
    assert len(own_server.submissions("loan")) == 1

    changed = post_again(page, own_server, body.replace(urllib.parse.quote(PERSON["name"]), urllib.parse.quote("赵六")))
    assert changed.status >= 400
    assert len(own_server.submissions("loan")) == 1


def post_again(page, server, body):
    headers = {"content-type": "application/x-www-form-urlencoded", "origin": server.url}
    return page.request.post(f"{server.url}/loan", data=body, headers=headers, max_redirects=0)


def test_back_after_success_and_submit_again_stores_once(own_server, open_page):
    page = open_page(f"{own_server.url}/loan")
    expect_attached(page)
    fill_person(page)
    fill_terms(page)
    submit(page)
    expect_success(page)
    # A page that returns from the cache is not loaded, which is what `page.go_back` would wait for.
    page.evaluate("setTimeout(() => history.back())")
    expect(control(page, "name")).to_have_value(PERSON["name"])
    submit(page)
    expect_success(page)
    assert len(own_server.submissions("loan")) == 1


def test_leaving_and_coming_back_keeps_what_was_typed(own_server, open_page):
    page = open_page(f"{own_server.url}/loan")
    expect_attached(page)
    fill_person(page)
    fill_terms(page)
    # A page with this listener is not kept as it is: it is loaded again, and the browser fills in what it remembers.
    page.evaluate("addEventListener('unload', () => {})")
    page.goto(own_server.url)
    page.evaluate("setTimeout(() => history.back())")
    expect_attached(page)
    expect(control(page, "name")).to_have_value(PERSON["name"])
    expect(control(page, "amount")).to_have_value("120000")
    expect(option(page, "purpose", "home")).to_be_checked()
    expect(monthly(page)).to_contain_text("5,000")


def test_a_restart_between_page_and_post_is_not_noticed(own_server, open_page):
    page = open_page(f"{own_server.url}/loan", java_script_enabled=False)
    fill_person(page)
    fill_terms(page)
    own_server.kill()
    own_server.start()
    submit(page)
    expect_success(page)
    assert len(own_server.submissions("loan")) == 1


def test_a_stop_is_clean(tmp_path):
    server = Server(tmp_path).start()
    assert server.stop() == 0
