"""Signatures: drawn, typed and posted, with the script and without it."""

import pytest
from playwright.sync_api import expect

from hands import Finger
from loanform import control, expect_attached, submit, wait_until
from test_drafts import TRAPS
from test_files import area, chooser, expect_files, last, named, page, row, status
from test_layout import assert_no_sideways_scroll


def draw(page):
    canvas = area(page, "signature").locator("canvas")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 20, steps=5)
    page.mouse.move(box["x"] + 200, box["y"] + 70, steps=5)
    page.mouse.up()


def ink(page):
    """How many dark points are on the canvas."""
    return area(page, "signature").locator("canvas").evaluate("""canvas => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
        copy.drawImage(canvas, 0, 0);
        const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
        let dark = 0;
        for (let place = 0; place < data.length; place += 4) if (data[place] < 128) dark += 1;
        return dark;
    }""")


def pad_button(page, action):
    return area(page, "signature").locator(f'[data-fw-pad="{action}"]')


def test_a_signature_is_drawn_undone_and_added(server, page):
    expect(pad_button(page, "sign")).to_be_disabled()
    draw(page)
    first = ink(page)
    assert first > 50
    draw(page)
    pad_button(page, "undo").click()
    assert ink(page) == first
    pad_button(page, "clear").click()
    assert ink(page) == 0
    draw(page)
    page.set_viewport_size({"width": 400, "height": 800})
    wait_until(page, lambda: ink(page) > 20)
    pad_button(page, "sign").click()
    expect(row(page, "signature").locator(".fw-option-text")).to_contain_text("Signed")
    expect(area(page, "signature").locator("canvas")).to_be_hidden()
    control(page, "name").fill("Ada")
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    submit(page)
    page.wait_for_url("**/files/done**")
    assert last(server)["signature"][0]["type"] == "image/png"


def test_a_signature_is_typed_with_the_keyboard_alone(page):
    page.locator('[name="fw.sign.signature"]').focus()
    page.keyboard.type("Ada Lovelace")
    page.keyboard.press("Enter")
    expect(row(page, "signature").locator(".fw-option-text")).to_have_text("Signed by Ada Lovelace")
    assert page.url.endswith("/files")
    # What had the focus is gone, and what follows it has it.
    expect(row(page, "signature").get_by_role("button", name="Remove Signed by Ada Lovelace")).to_be_focused()
    expect(status(page, "signature")).to_have_text("Signed by Ada Lovelace")
    page.keyboard.press("Enter")
    expect(page.locator('[name="fw.sign.signature"]')).to_be_focused()


def test_a_signature_is_told_in_the_language_of_the_page_and_has_room(server, open_page):
    page = open_page(f"{server.url}/files?lang=ar", locale="en-US", viewport={"width": 320, "height": 700})
    expect_attached(page)
    page.locator('[name="fw.sign.signature"]').fill("Ada Lovelace")
    page.locator('[name="fw.sign.signature"]').press("Enter")
    words = row(page, "signature").locator(".fw-option-text")
    expect(words).to_have_text("وقّعه Ada Lovelace")
    # It is not broken into letters beside its picture.
    assert words.bounding_box()["width"] > 120
    assert_no_sideways_scroll(page)


def test_the_focus_stays_with_a_drawing_that_is_signed_with_the_keyboard(page):
    draw(page)
    pad_button(page, "sign").press("Enter")
    expect(row(page, "signature").get_by_role("button", name="Remove Signed")).to_be_focused()


def test_a_signature_that_nobody_confirmed_is_sent_with_the_form(server, page):
    control(page, "name").fill("Ada")
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    draw(page)
    submit(page)
    page.wait_for_url("**/files/done**")
    assert [file["type"] for file in last(server)["signature"]] == ["image/png"]


def test_a_typed_name_that_nobody_confirmed_is_sent_by_the_keyboard(server, page):
    control(page, "name").fill("Grace")
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    page.locator('[name="fw.sign.signature"]').fill("Grace Hopper")
    page.locator('.fw-submit').press("Enter")
    page.wait_for_url("**/files/done**")
    assert [file["name"] for file in last(server)["signature"]] == ["Grace Hopper.svg"]


def test_a_refused_page_keeps_a_signature_that_nobody_confirmed(page):
    draw(page)
    submit(page)
    expect(page.locator("#fw-summary a")).to_have_count(2)
    expect(row(page, "signature").locator(".fw-option-text")).to_contain_text("Signed")


@pytest.mark.parametrize("typed", [False, True], ids=["drawn", "typed"])
def test_a_signature_that_nobody_confirmed_goes_along_to_the_next_step(server, open_page, typed):
    page = open_page(f"{server.url}/signed_steps")
    expect_attached(page)
    if typed:
        page.locator('[name="fw.sign.signature"]').fill("Ada Lovelace")
    else:
        draw(page)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Say more")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    answer = page.locator(".fw-answer", has_text="Signature")
    expect(answer).to_contain_text("Signed by Ada Lovelace" if typed else "Signed")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Back").click()
    expect(row(page, "signature").locator(".fw-option-text")).to_be_visible()


def test_a_tap_right_after_a_quick_stroke_goes_on(server, open_page):
    page = open_page(f"{server.url}/signed_steps", **Finger.options)
    expect_attached(page)
    finger = Finger(page)
    finger.sign("signature")
    finger.press(page.get_by_role("button", name="Continue"))
    expect(page.get_by_role("heading", name="Say more")).to_be_visible()


def test_leaving_asks_and_keeps_a_signature_that_nobody_confirmed(page):
    draw(page)
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    page.evaluate("setTimeout(() => location.assign('/'))")
    expect(row(page, "signature").locator(".fw-option-text")).to_contain_text("Signed")
    assert asked == ["beforeunload"]


def test_a_form_is_not_sent_without_the_signature_that_could_not_be_uploaded(server, new_context):
    # The refused upload is logged as an error, so this page is not one of `open_page`.
    context = new_context()
    page = context.new_page()
    page.goto(f"{server.url}/files")
    expect_attached(page)
    control(page, "name").fill("Ada")
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    count = len(server.submissions("files"))
    draw(page)
    page.route("**/files/files/**", lambda route: route.fulfill(status=503, json={"message": "Try again."}))
    submit(page)
    expect(page.locator("#fw-delivery")).to_have_text("Signature.png: Try again.")
    assert len(server.submissions("files")) == count
    page.unroute("**/files/files/**")
    submit(page)
    page.wait_for_url("**/files/done**")
    assert len(last(server)["signature"]) == 1


def test_what_is_drawn_after_the_engine_failed_is_posted(server, new_context):
    context = new_context()
    page = context.new_page()
    page.add_init_script(TRAPS)
    page.goto(f"{server.url}/files")
    expect_attached(page)
    control(page, "name").fill("Ada")
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    page.evaluate("globalThis.trap = true")
    control(page, "name").fill("Augusta")
    expect(page.locator("form[data-fw-state=failed]")).to_have_count(1)
    draw(page)
    submit(page)
    page.wait_for_url("**/files/done**")
    assert [file["type"] for file in last(server)["signature"]] == ["image/png"]
