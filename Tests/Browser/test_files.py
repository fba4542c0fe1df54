"""Files and signatures: chosen, dropped and pasted, with the script and without it."""

import hashlib
import struct
import zlib

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, submit, wait_for_drawing, wait_until
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll

PDF = b"%PDF-1.7\nhello"


def png(width=8, height=8) -> bytes:
    """A picture that browsers can show."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    pixels = b"".join(b"\0" + b"\x20\x60\xc0" * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")


def named(name, content=PDF, kind="application/pdf"):
    return {"name": name, "mimeType": kind, "buffer": content}


@pytest.fixture
def page(server, open_page):
    page = open_page(f"{server.url}/files")
    expect_attached(page)
    expect(area(page, "passport").locator("[data-fw-drop]")).to_be_visible()
    return page


def row(page, path):
    return page.locator("[data-fw-row].fw-field").filter(has=page.locator(f'[name="fw.seen"][value="{path}"]'))


def area(page, path):
    return row(page, path).locator(".fw-files")


def chooser(page, path):
    return page.locator(f'[name="fw.file.{path}"]')


def files(page, path):
    """The names of the files that were added."""
    return row(page, path).locator(".fw-options .fw-option-text")


def expect_files(page, path, *names):
    expect(files(page, path)).to_have_count(len(names))
    for place, name in enumerate(names):
        expect(files(page, path).nth(place)).to_contain_text(name)
    expect(row(page, path).locator(".fw-options .fw-box:checked")).to_have_count(len(names))


def uploads(page, path):
    return area(page, path).locator(".fw-uploads > li")


def status(page, path):
    return area(page, path).locator("[role=status]")


def sign_by_name(page, name="Ada Lovelace"):
    page.locator('[name="fw.sign.signature"]').fill(name)
    area(page, "signature").get_by_role("button", name="Sign Signature").last.click()
    expect(row(page, "signature").locator(".fw-option-text")).to_have_count(1)


def last(server):
    return server.submissions("files")[-1]["values"]


def drop(page, path, name, content):
    page.evaluate("""async ([path, name, bytes]) => {
        const seen = document.querySelector(`[name="fw.seen"][value="${path}"]`);
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name));
        for (const type of ['dragover', 'drop']) {
            seen.closest('[data-fw-row]').dispatchEvent(
                new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
        }
    }""", [path, name, list(content)])


def paste(page, path, name, content):
    page.evaluate("""([path, name, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        document.querySelector(`[name="fw.file.${path}"]`).dispatchEvent(
            new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
    }""", [path, name, list(content)])


def test_files_are_uploaded_as_they_are_chosen_and_stored_with_the_answers(server, page):
    chooser(page, "passport").set_input_files([named("passport.pdf"), named("me.png", png(), "image/png")])
    expect_files(page, "passport", "passport.pdf", "me.png")
    expect(status(page, "passport")).to_have_text("me.png added")
    expect(chooser(page, "passport")).to_be_hidden()
    expect(area(page, "extra").locator("[data-fw-upload]")).to_be_hidden()
    thumb = row(page, "passport").locator("img.fw-thumb")
    expect(thumb).to_have_count(1)
    # Each picture stands in the line of its file.
    name = files(page, "passport").nth(1).bounding_box()
    assert abs(name["y"] - thumb.bounding_box()["y"]) < 24
    wait_until(page, lambda: thumb.evaluate("image => image.naturalWidth") == 8)
    control(page, "name").fill("Ada")
    sign_by_name(page)
    submit(page)
    page.wait_for_url("**/files/done**")
    values = last(server)
    assert [file["name"] for file in values["passport"]] == ["passport.pdf", "me.png"]
    assert values["passport"][0]["checksum"] == hashlib.sha256(PDF).hexdigest()
    assert values["signature"][0]["type"] == "image/svg+xml"


def test_files_are_dropped_and_pasted(page):
    drop(page, "passport", "dropped.pdf", PDF)
    expect_files(page, "passport", "dropped.pdf")
    paste(page, "passport", "pasted.png", png())
    expect_files(page, "passport", "dropped.pdf", "pasted.png")


def test_a_file_is_removed_by_its_button_and_by_the_keyboard(page):
    chooser(page, "passport").set_input_files([named("a.pdf"), named("b.pdf")])
    expect_files(page, "passport", "a.pdf", "b.pdf")
    row(page, "passport").get_by_role("button", name="Remove a.pdf").click()
    expect_files(page, "passport", "b.pdf")
    expect(status(page, "passport")).to_have_text("a.pdf removed")
    expect(chooser(page, "passport")).to_be_focused()
    row(page, "passport").get_by_role("checkbox", name="b.pdf").focus()
    page.keyboard.press("Space")
    expect(row(page, "passport").locator(".fw-options > p")).to_have_text("No file yet")
    expect(chooser(page, "passport")).to_be_focused()
    chooser(page, "passport").set_input_files(named("c.pdf"))
    expect_files(page, "passport", "c.pdf")


def test_what_cannot_be_taken_is_refused_with_words(page):
    chooser(page, "passport").set_input_files(named("big.pdf", PDF + bytes(1_100_000)))
    expect(uploads(page, "passport")).to_contain_text("This file is larger than 1\u00a0MB. Choose a smaller one")
    area(page, "passport").get_by_role("button", name="Remove big.pdf").click()
    expect(uploads(page, "passport")).to_have_count(0)
    chooser(page, "passport").set_input_files(named("notes.txt", b"hello", "text/plain"))
    expect(uploads(page, "passport")).to_contain_text("Choose one of these kinds: PDF, PNG, JPG")
    area(page, "passport").get_by_role("button", name="Remove notes.txt").click()
    # Only the server can see that this is no PDF.
    chooser(page, "passport").set_input_files(named("page.pdf", b"<html><script>alert(1)</script>"))
    expect(uploads(page, "passport")).to_contain_text("Choose one of these kinds: PDF, PNG, JPG")
    area(page, "passport").get_by_role("button", name="Remove page.pdf").click()
    chooser(page, "passport").set_input_files([named("a.pdf"), named("b.pdf"), named("c.pdf")])
    expect_files(page, "passport", "a.pdf", "b.pdf")
    expect(uploads(page, "passport")).to_contain_text("There cannot be more files than 2. Remove one first.")


def test_progress_can_be_seen_and_cancelled(page):
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 5, "downloadThroughput": -1, "uploadThroughput": 20_000})
    # Slow enough to take minutes, of which the test waits for the beginning alone.
    chooser(page, "extra").set_input_files(named("film.bin", bytes(4_000_000), ""))
    bar = uploads(page, "extra").get_by_role("progressbar")
    wait_until(page, lambda: 0 < bar.evaluate("bar => bar.value") < 1)
    expect(status(page, "extra")).to_have_text("Uploading… film.bin")
    area(page, "extra").get_by_role("button", name="Cancel film.bin").click()
    expect(uploads(page, "extra")).to_have_count(0)
    expect(chooser(page, "extra")).to_be_focused()
    expect(row(page, "extra").locator(".fw-options > p")).to_have_text("No file yet")


def test_a_lost_connection_keeps_the_file_to_be_sent_again(server, open_page, new_context):
    context = new_context()
    page = context.new_page()
    page.goto(f"{server.url}/files")
    expect_attached(page)
    context.set_offline(True)
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect(uploads(page, "passport")).to_contain_text("This file was not uploaded: there is no connection.")
    chooser(page, "passport").set_input_files(named("b.pdf"))
    expect(uploads(page, "passport")).to_have_count(2)
    # The browser says when it is online again.
    context.set_offline(False)
    expect_files_in_any_order(page, "passport", {"a.pdf", "b.pdf"})


def expect_files_in_any_order(page, path, names):
    expect(files(page, path)).to_have_count(len(names))
    assert {text.split(".pdf")[0] + ".pdf" for text in files(page, path).all_text_contents()} == names


def test_a_refused_page_keeps_its_files(server, page):
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    submit(page)
    expect(page.locator("#fw-summary a")).to_have_text(
        ["Fill in “Name”", "Sign “Signature”: draw, or type your name"])
    expect_files(page, "passport", "a.pdf")
    page.reload()
    expect_attached(page)
    expect_files(page, "passport", "a.pdf")
    control(page, "name").fill("Ada")
    sign_by_name(page)
    submit(page)
    page.wait_for_url("**/files/done**")
    assert [file["name"] for file in last(server)["passport"]] == ["a.pdf"]


def test_a_form_that_is_sent_meanwhile_waits_for_its_files(server, page):
    control(page, "name").fill("Ada")
    sign_by_name(page)
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    held, is_open = [], []
    page.route("**/files/files/**", lambda route: route.continue_() if is_open else held.append(route))
    chooser(page, "extra").set_input_files(named("film.bin", bytes(3_000_000), ""))
    wait_until(page, lambda: held)
    submit(page)
    wait_for_drawing(page)
    assert page.url.endswith("/files")
    is_open.append(True)
    held[0].continue_()
    page.wait_for_url("**/files/done**")
    assert [file["name"] for file in last(server)["extra"]] == ["film.bin"]


def test_items_that_the_engine_adds_take_files(server, page):
    control(page, "has_children").check()
    action(page, "add:children").click()
    action(page, "add:children").click()
    expect(area(page, "children[1].photo").locator("[data-fw-drop]")).to_be_visible()
    control(page, "children[0].name").fill("Byron")
    chooser(page, "children[1].photo").set_input_files(named("anne.png", png(), "image/png"))
    expect_files(page, "children[1].photo", "anne.png")
    action(page, "remove:children[0]").click()
    expect_files(page, "children[0].photo", "anne.png")
    control(page, "name").fill("Ada")
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    sign_by_name(page)
    submit(page)
    page.wait_for_url("**/files/done**")
    assert [file["name"] for child in last(server)["children"] for file in child["photo"]] == ["anne.png"]


def test_everything_works_without_the_script(server, open_page):
    page = open_page(f"{server.url}/files", java_script_enabled=False)
    chooser(page, "passport").set_input_files([named("a.pdf"), named("b.png", png(), "image/png")])
    action(page, "upload:passport").click()
    expect(row(page, "passport").locator(".fw-option-text")).to_have_count(2)
    row(page, "passport").get_by_role("button", name="Remove a.pdf").click()
    expect(row(page, "passport").locator(".fw-option-text")).to_have_count(1)
    page.locator('[name="fw.sign.signature"]').fill("Ada")
    submit(page)
    expect(page.locator("#fw-summary a")).to_have_text(["Fill in “Name”"])
    control(page, "name").fill("Ada")
    submit(page)
    page.wait_for_url("**/files/done**")
    values = last(server)
    assert [file["name"] for file in values["passport"]] == ["b.png"]
    assert values["signature"][0]["name"] == "Ada.svg"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_state_is_accessible(server, open_page, scheme, language):
    page = open_page(
        f"{server.url}/files?lang={language}", color_scheme=scheme, viewport={"width": 320, "height": 700})
    expect_attached(page)
    assert_axe_clean(page)
    chooser(page, "passport").set_input_files([named("a-very-long-name-of-a-file-that-does-not-fit.pdf")])
    expect(files(page, "passport")).to_have_count(1)
    chooser(page, "passport").set_input_files(named("notes.txt", b"hello", "text/plain"))
    expect(uploads(page, "passport")).to_have_count(1)
    submit(page)
    expect(page.locator("#fw-summary a")).to_have_count(2)
    assert_axe_clean(page)
    assert_no_sideways_scroll(page)


def test_what_can_be_pressed_is_large_enough(page):
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    for button in page.locator(".fw-files button, .fw-file, .fw-options > button").filter(visible=True).all():
        assert button.bounding_box()["height"] >= 43.9


def test_a_server_that_was_killed_still_has_the_files(tmp_path_factory, open_page):
    from serving import TRIALS, Server

    server = Server(tmp_path_factory.mktemp("killed"), TRIALS / "files.json").start()
    try:
        page = open_page(f"{server.url}/files")
        expect_attached(page)
        chooser(page, "passport").set_input_files(named("a.pdf"))
        expect_files(page, "passport", "a.pdf")
        sign_by_name(page)
        # A file that is still being loaded would be cut off, which Chromium logs as an error.
        page.wait_for_function("[...document.images].every(image => image.complete)")
        server.kill()
        server.start()
        control(page, "name").fill("Ada")
        submit(page)
        page.wait_for_url("**/files/done**")
        assert [file["name"] for file in last(server)["passport"]] == ["a.pdf"]
    finally:
        server.stop()
