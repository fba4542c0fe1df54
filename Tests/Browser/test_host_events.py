"""Scripts of a host page hear what people do, and can answer and focus questions."""

import json

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, submit, wait_until

LISTEN = """async (address) => {
    globalThis.heard = [];
    for (const name of ['change', 'submit', 'step']) {
        document.addEventListener(`formwork-${name}`, ({ detail }) => heard.push([name, detail]));
    }
    const { connect } = await import(address);
    globalThis.connected = await connect(document.querySelector('form[data-fw-form]'));
}"""


@pytest.fixture
def connected(server, open_page):
    page = open_page(f"{server.url}/guests")
    expect_attached(page)
    page.evaluate(LISTEN, f"{server.url}/_formwork/events.js")
    return page


def heard(page):
    return json.loads(page.evaluate("JSON.stringify(heard)"))


def test_changes_are_told_with_paths_and_typed_values(connected):
    control(connected, "host").fill("Ada")
    control(connected, "party").check()
    control(connected, "guests[0].name").fill("Bo")
    wait_until(connected, lambda: len(heard(connected)) >= 3)
    details = [detail for name, detail in heard(connected) if name == "change"]
    assert {"form": "guests", "path": "host", "value": "Ada"} in details
    assert {"form": "guests", "path": "guests[0].name", "value": "Bo"} in details
    assert any(detail["path"] == "party" and detail["value"] is True for detail in details)
    assert connected.evaluate("connected.answers.host") == "Ada"


def test_secrets_are_not_told(connected):
    control(connected, "code").fill("opensesame")
    control(connected, "host").fill("Ada")
    wait_until(connected, lambda: len(heard(connected)) >= 1)
    assert "opensesame" not in json.dumps(heard(connected)) + connected.evaluate("JSON.stringify(connected.answers)")


def test_scripts_answer_and_focus(connected):
    connected.evaluate("connected.set('party', true)")
    expect(control(connected, "music")).to_be_visible()
    connected.evaluate("connected.set('music', 'Bach')")
    expect(control(connected, "music")).to_have_value("Bach")
    connected.evaluate("connected.focus('music')")
    expect(control(connected, "music")).to_be_focused()
    connected.evaluate("connected.set('nothing', 1); connected.focus('nothing')")
    expect(control(connected, "music")).to_be_focused()


def test_a_listener_may_answer_other_questions(connected):
    connected.evaluate("""document.addEventListener('formwork-change', ({ detail }) => {
        if (detail.path === 'host') connected.set('phone', `of ${detail.value}`);
    })""")
    control(connected, "host").fill("Ada")
    expect(control(connected, "phone")).to_have_value("of Ada")
    wait_until(connected, lambda: any(detail.get("path") == "phone" for _, detail in heard(connected)))


def test_another_step_is_told(connected):
    # A form with pages has this input, whose value is the step that is shown.
    connected.evaluate("""() => {
        const step = Object.assign(document.createElement('input'), { type: 'hidden', name: 'fw.step', value: 'who' });
        connected.element.append(step);
    }""")
    control(connected, "host").fill("Ada")
    wait_until(connected, lambda: ["step", {"form": "guests", "step": "who"}] in heard(connected))


def test_the_sending_is_told(connected):
    control(connected, "host").fill("Ada")
    refusal = {"error": "busy", "message": "Later"}
    connected.route("**/guests", lambda route: route.fulfill(status=200, json=refusal))
    submit(connected)
    wait_until(connected, lambda: len([1 for name, _ in heard(connected) if name == "submit"]) >= 2)
    assert [detail for name, detail in heard(connected) if name == "submit"] == [
        {"form": "guests", "state": "sending"}, {"form": "guests", "state": "refused"}]


def test_a_button_opens_a_dialog_that_answers(server, open_page):
    page = open_page(f"{server.url}/lists")
    expect_attached(page)
    page.evaluate(LISTEN, f"{server.url}/_formwork/events.js")
    page.evaluate("""() => {
        const dialog = document.createElement('dialog');
        const choice = Object.assign(document.createElement('button'), { textContent: 'Oslo' });
        choice.addEventListener('click', () => dialog.close('oslo'));
        dialog.append(choice);
        document.body.append(dialog);
        document.addEventListener('formwork-press', ({ detail }) => { if (detail.path === 'map') dialog.showModal(); });
        dialog.addEventListener('close', () => { connected.set('town', dialog.returnValue); connected.focus('town'); });
    }""")
    action(page, "tap:forget").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    action(page, "tap:map").click()
    page.get_by_role("dialog").get_by_role("button", name="Oslo").click()
    expect(control(page, "town")).to_have_value("oslo")
    expect(control(page, "town")).to_be_focused()
    submit(page)
    page.wait_for_url("**/lists/done")
    assert server.submissions("lists")[-1]["values"]["town"] == "oslo"


def offered(page, path):
    return control(page, path).locator("option:not([value=''])")


def test_scripts_offer_other_options(server, open_page):
    page = open_page(f"{server.url}/lists")
    expect_attached(page)
    page.evaluate(LISTEN, f"{server.url}/_formwork/events.js")
    control(page, "town").select_option("bergen")
    page.evaluate("connected.replaceOptions('town', [{ id: 'oslo', title: 'Oslo, by the fjord' }, { id: 'rome', title: 'Rome' }])")
    expect(offered(page, "town")).to_have_text(["Oslo, by the fjord", "Rome"])
    # What was chosen is not offered any more.
    submit(page)
    expect(control(page, "town")).to_have_attribute("aria-invalid", "true")
    # The server takes what it offers itself.
    control(page, "town").select_option("rome")
    submit(page)
    expect(control(page, "town")).to_have_attribute("aria-invalid", "true")
    control(page, "town").select_option("oslo")
    submit(page)
    page.wait_for_url("**/lists/done")
    assert server.submissions("lists")[-1]["values"]["town"] == "oslo"
