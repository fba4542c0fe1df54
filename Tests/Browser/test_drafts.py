"""What was typed is still there after the tab, the browser, the engine or the connection was lost, and is only offered."""

import json

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, hurry_until, submit, wait_until
from test_accessibility import assert_axe_clean

OFFER = "#fw-drafts"


def offer(page):
    return page.locator(OFFER)


def kept(page):
    return page.locator("#fw-kept")


def press(page, name):
    page.locator(f'[data-fw-drafts="{name}"]').click()


def press_and_answer(page, name, is_sure=True):
    """Presses a button that asks whether a person is sure."""
    press(page, name)
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("cannot be brought back")
    press(page, "sure" if is_sure else "cancel")
    expect(question).to_be_hidden()


@pytest.fixture
def context(new_context):
    """A context whose pages keep what is typed as soon as a test waits for that."""
    context = new_context()
    context.clock.install()
    return context


def visit(context, server, form="guests"):
    page = context.new_page()
    page.goto(f"{server.url}/{form}")
    expect_attached(page)
    return page


def fill(page):
    control(page, "host").fill("Ada")
    control(page, "party").check()
    control(page, "music").fill("Bach")
    control(page, "guests[0].name").fill("Bo")
    action(page, "add:guests").click()
    control(page, "guests[1].name").fill("Cy")


def expect_filled(page):
    expect(control(page, "host")).to_have_value("Ada")
    expect(control(page, "party")).to_be_checked()
    expect(control(page, "music")).to_have_value("Bach")
    expect(control(page, "guests[0].name")).to_have_value("Bo")
    expect(control(page, "guests[1].name")).to_have_value("Cy")


def stored(page):
    """Everything that the storage of the browser has, as text."""
    return page.evaluate("""() => new Promise((done) => {
        const opening = indexedDB.open('formwork', 1);
        opening.onsuccess = () => {
            const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
            reading.onsuccess = () => done(JSON.stringify(reading.result));
        };
    })""")


def is_stored(page, text):
    """Whether the storage has this text as a whole answer. Codes that were made at random are in it too."""
    return f'"{text}"' in stored(page).replace("\\", "")


def expect_kept(page, text):
    hurry_until(page, lambda: is_stored(page, text))


def test_a_closed_tab_is_offered_and_not_restored_silently(server, context):
    page = visit(context, server)
    expect(offer(page)).to_be_hidden()
    expect(kept(page)).to_be_hidden()
    fill(page)
    expect_kept(page, "Cy")
    expect(kept(page)).to_contain_text("kept in this browser until")
    page.close()
    page = visit(context, server)
    expect(offer(page)).to_contain_text("You began to fill in this form on")
    expect(page.locator("#fw-live")).to_contain_text("You began to fill in this form on")
    expect(control(page, "host")).to_have_value("")
    press(page, "continue")
    expect_filled(page)
    expect(offer(page)).to_be_hidden()
    expect(page.locator("#fw-title")).to_be_focused()
    page.close()
    # The record belongs to the new visit now, and there is one.
    page = visit(context, server)
    expect(offer(page)).to_be_visible()
    assert len(json.loads(stored(page))) == 1


def test_sent_answers_are_not_offered_again(server, context):
    before = len(server.submissions("guests"))
    page = visit(context, server)
    fill(page)
    expect_kept(page, "Cy")
    page.close()
    page = visit(context, server)
    press(page, "continue")
    submit(page)
    page.wait_for_url("**/guests/done")
    hurry_until(page, lambda: stored(page) == "[]")
    assert len(server.submissions("guests")) == before + 1
    page = visit(context, server)
    expect(offer(page)).to_be_hidden()


def test_start_again_and_erase(server, context):
    page = visit(context, server)
    fill(page)
    expect_kept(page, "Cy")
    page.close()
    page = visit(context, server)
    press_and_answer(page, "restart", is_sure=False)
    expect(offer(page)).to_be_visible()
    press_and_answer(page, "restart")
    expect(offer(page)).to_be_hidden()
    wait_until(page, lambda: stored(page) == "[]")
    fill(page)
    expect_kept(page, "Cy")
    press_and_answer(page, "erase", is_sure=False)
    expect(control(page, "host")).to_have_value("Ada")
    assert is_stored(page, "Ada")
    press_and_answer(page, "erase")
    expect(control(page, "host")).to_have_value("")
    expect(control(page, "party")).not_to_be_checked()
    expect(kept(page)).to_be_hidden()
    wait_until(page, lambda: stored(page) == "[]")


def test_secrets_are_not_kept(server, context):
    page = visit(context, server)
    control(page, "host").fill("Ada")
    control(page, "code").fill("opensesame")
    expect_kept(page, "Ada")
    assert "opensesame" not in stored(page)


def test_two_tabs_keep_their_own(server, context):
    first, second = visit(context, server), None
    control(first, "host").fill("Ada")
    expect_kept(first, "Ada")
    second = visit(context, server)
    # The other tab is open: nothing was left.
    expect(offer(second)).to_be_hidden()
    control(second, "host").fill("Grace")
    expect_kept(second, "Grace")
    control(first, "host").fill("Ada L")
    expect_kept(first, "Ada L")
    assert is_stored(first, "Grace")
    first.close()
    second.close()
    page = visit(context, server)
    press(page, "continue")
    expect(control(page, "host")).to_have_value("Ada L")
    page.close()
    page = visit(context, server)
    press_and_answer(page, "restart")
    expect(offer(page)).to_be_visible()
    press(page, "continue")
    expect(control(page, "host")).to_have_value("Grace")


def test_it_expires(server, context):
    page = visit(context, server)
    control(page, "host").fill("Ada")
    expect_kept(page, "Ada")
    now = page.evaluate("Date.now()")
    page.close()
    page = context.new_page()
    page.clock.set_fixed_time(now + 8 * 86_400_000)
    page.goto(f"{server.url}/keeping")
    expect_attached(page)
    # The page of any form erases what has expired.
    wait_until(page, lambda: stored(page) == "[]")


def test_reload_and_back_offer_nothing(server, new_context):
    # A clock of the test would hide from the page that it was reloaded.
    page = visit(new_context(), server)
    fill(page)
    wait_until(page, lambda: is_stored(page, "Cy"))
    page.reload()
    expect_attached(page)
    expect_filled(page)
    wait_until(page, lambda: len(json.loads(stored(page))) == 1)
    expect(kept(page)).to_be_visible()
    expect(offer(page)).to_be_hidden()


TRAPS = """
    const load = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...arguments_) => {
        const { instance } = await load.apply(WebAssembly, arguments_);
        const exports = { ...instance.exports };
        exports.fw_send = (...rest) => {
            if (globalThis.trap) throw new WebAssembly.RuntimeError('unreachable');
            return instance.exports.fw_send(...rest);
        };
        return { instance: { exports } };
    };
"""


def test_what_is_typed_after_the_engine_failed_is_kept_too(server, context):
    page = context.new_page()
    page.add_init_script(TRAPS)
    page.goto(f"{server.url}/guests")
    expect_attached(page)
    fill(page)
    expect_kept(page, "Cy")
    page.evaluate("globalThis.trap = true")
    control(page, "music").fill("Brahms")
    control(page, "phone").fill("555")
    control(page, "code").fill("opensesame")
    expect(page.locator("form[data-fw-state=failed]")).to_have_count(1)
    expect_kept(page, "555")
    assert "opensesame" not in stored(page)
    page.close()
    page = visit(context, server)
    press(page, "continue")
    expect(control(page, "host")).to_have_value("Ada")
    expect(control(page, "guests[1].name")).to_have_value("Cy")
    expect(control(page, "music")).to_have_value("Brahms")
    expect(control(page, "phone")).to_have_value("555")


@pytest.mark.parametrize("record", [5, None, {}, {"saved": 1, "until": 1e15, "version": "x", "state": "s", "texts": [1]},
                                    {"saved": 1, "until": 1e15, "version": "x", "state": "s", "snapshot": {"form": 5}}])
def test_a_storage_with_anything_in_it_harms_nothing(server, context, record):
    page = visit(context, server)
    control(page, "host").fill("Ada")
    expect_kept(page, "Ada")
    page.evaluate("""(record) => new Promise((done) => {
        const opening = indexedDB.open('formwork', 1);
        opening.onsuccess = () => {
            const writing = opening.result.transaction('drafts', 'readwrite');
            writing.objectStore('drafts').put(record, '/guests|x');
            writing.oncomplete = done;
        };
    })""", record)
    page.close()
    page = visit(context, server)
    expect(offer(page)).to_be_visible()
    press(page, "continue")
    expect(control(page, "host")).to_have_value("Ada")


# Leaving


def leave(page, server):
    """Goes elsewhere as a person does. Returns whether the browser asked first."""
    asked = []
    page.once("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.evaluate("(address) => { location.href = address }", server.url + "/")
    page.wait_for_url(server.url + "/")
    return asked == ["beforeunload"]


def test_leaving_does_not_warn_where_answers_are_kept(server, context):
    page = visit(context, server)
    control(page, "host").click()
    control(page, "host").press_sequentially("Ada")
    assert not leave(page, server)


def test_leaving_warns_where_nothing_keeps_them(server, context):
    page = visit(context, server, "unkept")
    assert not leave(page, server)
    page = visit(context, server, "unkept")
    control(page, "name").click()
    control(page, "name").press_sequentially("Ada")
    assert leave(page, server)
    page = visit(context, server, "unkept")
    expect(offer(page)).to_be_hidden()
    assert stored(page) == "[]"
    control(page, "name").press_sequentially("Ada")
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    submit(page)
    page.wait_for_url("**/unkept/done")
    assert asked == []


def test_leaving_warns_where_the_storage_is_off(server, context):
    page = context.new_page()
    page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('off', 'SecurityError') }")
    page.goto(f"{server.url}/guests")
    expect_attached(page)
    control(page, "host").click()
    control(page, "host").press_sequentially("Ada")
    page.clock.run_for(1_500)
    expect(kept(page)).to_be_hidden()
    assert leave(page, server)


# The connection


def test_offline_is_said_and_one_press_sends(server, context):
    before = len(server.submissions("guests"))
    page = visit(context, server)
    connection = page.locator("#fw-connection")
    fill(page)
    context.set_offline(True)
    expect(connection).to_contain_text("You are offline")
    assert connection.get_attribute("role") == "status"
    submit(page)
    expect(page.locator("#fw-delivery")).to_contain_text("were not sent")
    expect_kept(page, "Cy")
    context.set_offline(False)
    expect(connection).to_contain_text("online again")
    submit(page)
    page.wait_for_url("**/guests/done")
    assert len(server.submissions("guests")) == before + 1


# A form that changed, and a browser that was killed


@pytest.mark.parametrize("look", [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}])
def test_notices_are_accessible(server, new_context, look):
    context = new_context(**look)
    context.clock.install()
    page = visit(context, server)
    fill(page)
    expect_kept(page, "Cy")
    context.set_offline(True)
    expect(page.locator("#fw-connection")).to_contain_text("You are offline")
    context.set_offline(False)
    assert_axe_clean(page)
    page.close()
    page = visit(context, server)
    expect(offer(page)).to_be_visible()
    assert_axe_clean(page)
    for button in offer(page).get_by_role("button").all():
        assert button.bounding_box()["height"] >= 44


def test_notices_read_from_right_to_left_on_a_narrow_screen(server, new_context):
    context = new_context(viewport={"width": 320, "height": 640})
    context.clock.install()
    page = visit(context, server, "typing-ar")
    control(page, "nick").fill("Ada")
    hurry_until(page, lambda: stored(page) != "[]")
    page.close()
    page = visit(context, server, "typing-ar")
    expect(offer(page)).to_contain_text("هذا النموذج")
    expect(offer(page)).to_have_css("direction", "rtl")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.keyboard.press("Tab")
    expect(page.locator('[data-fw-drafts="continue"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(control(page, "nick")).to_have_value("Ada")
