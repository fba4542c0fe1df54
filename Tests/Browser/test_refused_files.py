"""A file that was refused is not left out in silence: nobody goes on or sends the form before it is removed."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, submit
from test_files import PDF, chooser, expect_files, named, png, sign_by_name, uploads


@pytest.fixture
def page(server, open_page):
    page = open_page(f"{server.url}/files")
    expect_attached(page)
    return page


def test_a_form_is_not_sent_without_a_file_that_was_refused(server, page):
    control(page, "name").fill("Ada")
    chooser(page, "passport").set_input_files(named("a.pdf"))
    expect_files(page, "passport", "a.pdf")
    sign_by_name(page)
    count = len(server.submissions("files"))
    chooser(page, "extra").set_input_files(named("nothing.txt", b""))
    remove = page.get_by_role("button", name="Remove nothing.txt")
    expect(remove).to_be_visible()
    submit(page)
    expect(page.locator("#fw-delivery")).to_contain_text("nothing.txt: ")
    expect(remove).to_be_focused()
    assert len(server.submissions("files")) == count
    page.keyboard.press("Enter")
    expect(uploads(page, "extra")).to_have_count(0)
    expect(page.locator("#fw-delivery")).to_have_text("")
    submit(page)
    page.wait_for_url("**/files/done**")
    assert len(server.submissions("files")) == count + 1


@pytest.mark.parametrize("refused", [
    ("big.pdf", PDF + bytes(1_200_000), "application/pdf"), ("me.png", png(), "image/png"),
    ("page.pdf", b"<html><script>alert(1)</script>", "application/pdf"),
], ids=["large", "foreign", "told by the server"])
def test_a_step_is_not_left_with_a_file_that_was_refused(server, open_page, refused):
    page = open_page(f"{server.url}/file_steps")
    expect_attached(page)
    first, second = page.get_by_role("heading", name="Your papers"), page.get_by_role("heading", name="Say more")
    chooser(page, "cv").set_input_files(named(*refused))
    remove = page.get_by_role("button", name=f"Remove {refused[0]}")
    expect(remove).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(remove).to_be_focused()
    expect(page.locator("#fw-delivery")).to_contain_text(f"{refused[0]}: ")
    expect(first).to_be_visible()
    # One file can be chosen, so another one takes the place of the refused one.
    chooser(page, "cv").set_input_files(named("cv.pdf"))
    expect_files(page, "cv", "cv.pdf")
    expect(uploads(page, "cv")).to_have_count(0)
    page.get_by_role("button", name="Continue").click()
    expect(second).to_be_visible()


def test_a_file_that_was_refused_on_another_step_is_shown(server, open_page):
    page = open_page(f"{server.url}/file_steps")
    expect_attached(page)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Say more")).to_be_visible()
    page.go_back()
    chooser(page, "cv").set_input_files(named("me.png", png(), "image/png"))
    remove = page.get_by_role("button", name="Remove me.png")
    expect(remove).to_be_visible()
    page.go_forward()
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Submit").click()
    expect(remove).to_be_focused()
    expect(page.get_by_role("heading", name="Your papers")).to_be_visible()
    remove.click()
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Submit").click()
    page.wait_for_url("**/file_steps/done**")
