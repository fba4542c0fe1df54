"""Who may reads what people answered: found, read, taken as a table, and erased, without a script."""

import json
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import patient
from loanform import hurry_until
from serving import Server
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll

FORM = {
    "id": "trip", "title": "Trip", "fields": [
        {"id": "name", "title": "Name", "type": "name"},
        {"id": "nights", "title": "Nights", "type": "integer"},
        {"id": "room", "title": "Room", "type": "select", "options": [
            {"id": "one", "title": "A room with one bed and a long name that needs more than a line on a phone"},
            {"id": "two", "title": "Two beds"}]},
        {"id": "wish", "title": "Wish", "type": "text_view"},
    ],
}
ARABIC = {
    "id": "rihla", "title": "رحلة", "locale": "ar", "fields": [
        {"id": "name", "title": "الاسم", "type": "name"},
        {"id": "room", "title": "الغرفة", "type": "select", "options": [{"id": "one", "title": "سرير واحد"}]},
    ],
}
ANSWERS = [
    ("trip", {"name": "Ada Lovelace", "nights": 3, "room": "one", "wish": "W" * 200}),
    ("trip", {"name": "Charles Babbage", "nights": 12, "room": "two"}),
    ("trip", {"name": "Mary Somerville", "room": "one"}),
    ("rihla", {"name": "سلمى", "room": "one"}),
]


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    folder = tmp_path_factory.mktemp("results")
    for form in (FORM, ARABIC):
        (folder / f"{form['id']}.json").write_text(json.dumps(form))
    server = Server(folder, folder, options=("--admin", "--show-problems")).start()
    for form, answers in ANSWERS:
        post = urllib.request.Request(
            f"{server.url}/{form}", json.dumps(answers).encode(), {"Content-Type": "application/json"})
        assert urllib.request.urlopen(post).status == 201
    yield server
    server.stop()


@pytest.fixture(scope="module")
def session(results, chromium):
    """The cookie of a login. The link works once, so all tests share it."""
    context = patient(chromium.new_context(java_script_enabled=False))
    page = context.new_page()
    page.goto(results.output.find(r"Results: +(\S+)")[1])
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    state = context.storage_state()
    context.close()
    return state


def test_results_are_found_read_and_erased_without_a_script(results, session, open_page):
    page = open_page(f"{results.url}/_formwork/admin", storage_state=session, java_script_enabled=False)
    page.get_by_role("link", name="Trip").click()
    expect(page.get_by_text("3 submissions", exact=True)).to_be_visible()
    page.get_by_label("Text or reference number").fill("babb")
    page.get_by_role("button", name="Find").click()
    expect(page.get_by_text("1 submission", exact=True)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Table for spreadsheets").click()
    assert "Charles Babbage,12,Two beds" in download.value.path().read_text()
    page.get_by_role("row", name="Charles Babbage").get_by_role("link").click()
    expect(page.get_by_role("definition").filter(has_text="Two beds")).to_be_visible()
    page.get_by_role("link", name="Erase this submission").click()
    page.get_by_role("button", name="Erase").click()
    expect(page.get_by_role("status")).to_contain_text("was erased")
    expect(page.get_by_text("2 submissions", exact=True)).to_be_visible()
    page.get_by_role("link", name="Accesses").click()
    expect(page.get_by_text("Erased a submission")).to_be_visible()


def test_counts_change_while_the_page_is_open(results, session, open_page):
    page = open_page(f"{results.url}/_formwork/admin", has_clock=True, storage_state=session)
    line = page.get_by_role("link", name="رحلة")
    expect(line).to_contain_text("1 submission,")
    post = urllib.request.Request(
        f"{results.url}/rihla", json.dumps({"name": "ليلى", "room": "one"}).encode(), {"Content-Type": "application/json"})
    assert urllib.request.urlopen(post).status == 201
    # The page asks every ten seconds.
    hurry_until(page, lambda: "2 submissions," in line.inner_text())


def test_somebody_is_found_in_all_forms(results, session, open_page):
    page = open_page(f"{results.url}/_formwork/admin", storage_state=session, java_script_enabled=False)
    page.get_by_label("Find in all forms").fill("lovelace")
    page.get_by_role("button", name="Find").click()
    expect(page.get_by_role("heading", name="Trip")).to_be_visible()
    page.get_by_role("link", name="Ada Lovelace").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download this submission").click()
    assert json.loads(download.value.path().read_text())["values"]["name"] == "Ada Lovelace"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1024])
def test_every_page_can_be_read(results, session, open_page, scheme, width):
    page = open_page(
        f"{results.url}/_formwork/admin", storage_state=session, color_scheme=scheme,
        viewport={"width": width, "height": 800})
    addresses = ["", "/log", "/find?search=e", "/deliveries", "/forms/trip", "/forms/trip?search=nobody", "/forms/trip/sums", "/forms/rihla"]
    page.goto(f"{results.url}/_formwork/admin/forms/trip")
    one = page.locator(".fw-table tbody a").first.get_attribute("href")
    page.goto(f"{results.url}/_formwork/admin/forms/rihla")
    arabic = page.locator(".fw-table tbody a").first.get_attribute("href")
    for address in [f"/_formwork/admin{path}" for path in addresses] + [one, one + "/erase", arabic]:
        page.goto(results.url + address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert_axe_clean(page)
        assert_no_sideways_scroll(page)


def test_what_is_pressed_is_large_enough(results, session, open_page):
    page = open_page(
        f"{results.url}/_formwork/admin/forms/trip", storage_state=session, viewport={"width": 320, "height": 800})
    page.get_by_text("Columns", exact=True).click()
    targets = "main :is(a, button, select, summary, label:has(input), input:not([type=hidden], [type=checkbox]))"
    for target in page.locator(targets).all():
        box = target.bounding_box()
        assert box["height"] >= 44, target.inner_text()


def test_columns_are_chosen_and_the_oldest_come_first(results, session, open_page):
    page = open_page(f"{results.url}/_formwork/admin/forms/trip", storage_state=session, java_script_enabled=False)
    page.get_by_text("Columns", exact=True).click()
    expect(page.get_by_role("checkbox", name="Nights")).to_be_checked()
    page.get_by_role("checkbox", name="Name").uncheck()
    page.get_by_role("button", name="Find").click()
    expect(page.get_by_role("columnheader", name="Name")).to_have_count(0)
    expect(page.get_by_role("columnheader", name="Nights")).to_be_visible()
    page.get_by_role("link", name="Oldest first").click()
    expect(page.get_by_role("columnheader", name="Stored")).to_have_attribute("aria-sort", "ascending")
    expect(page.locator('[name="column"][value="nights"]')).to_be_checked()


def test_whoever_is_not_let_in_sees_no_answers(results, new_context):
    # Not with `open_page`, because browsers log a 401 as an error.
    page = new_context().new_page()
    page.goto(f"{results.url}/_formwork/admin/forms/trip")
    expect(page.get_by_text("It works once.")).to_be_visible()
    expect(page.get_by_text("Lovelace")).to_have_count(0)
    assert_axe_clean(page)


def test_an_arabic_submission_is_read_from_right_to_left(results, session, open_page):
    page = open_page(f"{results.url}/_formwork/admin/forms/rihla", storage_state=session)
    page.locator(".fw-table tbody a").first.click()
    review = page.locator(".fw-review")
    expect(review).to_have_attribute("dir", "rtl")
    expect(review).to_contain_text("سرير واحد")
