"""The page works before the engine arrives, and keeps what was typed when it does."""

from playwright.sync_api import expect

from loanform import PERSON, control, expect_attached, expect_success, fill_person, fill_terms, monthly, submit, wait_until


def open_with_engine_held(new_context, url):
    """A page whose engine is asked for but does not arrive until the returned function is called."""
    held = []
    page = new_context().new_page()
    page.route("**/_formwork/engine.wasm*", lambda route: held.append(route))
    page.goto(url, wait_until="domcontentloaded")

    def release():
        wait_until(page, lambda: held)
        for route in held:
            route.continue_()

    return page, release


def test_typed_text_caret_and_focus_survive_the_attach(new_context, server):
    page, release = open_with_engine_held(new_context, f"{server.url}/loan")
    control(page, "amount").fill("120000")
    name = control(page, "name")
    name.press_sequentially("张三丰收")
    name.evaluate("field => { field.setSelectionRange(1, 3); window.before = field }")
    release()
    expect_attached(page)
    expect(name).to_have_value("张三丰收")
    expect(name).to_be_focused()
    assert name.evaluate("field => [field.selectionStart, field.selectionEnd, field === window.before]") == [1, 3, True]
    expect(monthly(page)).to_contain_text("10,000")
    page.keyboard.insert_text("x")
    expect(name).to_have_value("张x收")


def test_choices_made_before_the_attach_count(new_context, server):
    page, release = open_with_engine_held(new_context, f"{server.url}/loan")
    control(page, "guaranteed").check()
    expect(control(page, "guarantors[0].name")).to_have_count(0)
    release()
    expect(control(page, "guarantors[0].name")).to_be_visible()


def test_a_form_is_submitted_before_the_engine_arrives(new_context, server):
    page, _ = open_with_engine_held(new_context, f"{server.url}/loan")
    fill_person(page)
    fill_terms(page)
    submit(page)
    expect_success(page)
    assert server.submissions("loan")[-1]["values"]["name"] == PERSON["name"]


def test_an_engine_that_never_loads_leaves_a_form_that_posts(new_context, server):
    page = new_context().new_page()
    page.route("**/_formwork/engine.wasm*", lambda route: route.abort())
    page.goto(f"{server.url}/loan")
    submit(page)
    expect(page.locator("#fw-summary a").first).to_be_visible()
    fill_person(page)
    fill_terms(page)
    submit(page)
    expect_success(page)
