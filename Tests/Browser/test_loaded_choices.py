"""Choices whose options code on the server gives; see Tests/TrialServer."""

import contextlib

import pytest
from playwright.sync_api import Error, expect

from loanform import action, control, expect_attached, option, row, submit, wait_for_drawing, wait_until
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll


@pytest.fixture
def page(trials, open_page):
    page = open_page(f"{trials.url}/address")
    expect_attached(page)
    return page


def offered(page, path):
    return control(page, path).locator("option:not([value=''])")


def expect_titles(page, path, *expected):
    expect(offered(page, path)).to_have_text(list(expected))


def expect_count(page, path, count):
    expect(offered(page, path)).to_have_count(count)


def status(page, path):
    return row(page, path).locator("[data-fw-choices] [role=status]")


def load_button(page, path):
    return row(page, path).locator("[data-fw-choices] button")


def test_options_follow_the_answer_that_they_depend_on(trials, page):
    expect(status(page, "city")).to_have_text("There are choices once the questions before are answered.")
    expect(load_button(page, "city")).to_be_hidden()
    control(page, "country").select_option("ch")
    expect_titles(page, "city", "Bern", "Genf")
    expect(status(page, "city")).to_have_text("")
    control(page, "city").select_option("ge")
    control(page, "country").select_option("fr")
    expect_titles(page, "city", "Paris")
    control(page, "city").select_option("pa")
    submit(page)
    page.wait_for_url("**/address/done")
    values = trials.submissions("address")[-1]["values"]
    assert (values["country"], values["city"]) == ("fr", "pa")


def test_they_arrive_while_the_list_has_the_focus(page):
    held = []
    page.route("**/address/options", lambda route: held.append(route))
    control(page, "country").select_option("fr")
    control(page, "city").focus()
    expect(row(page, "city")).to_have_attribute("aria-busy", "true")
    expect(status(page, "city")).to_have_text("Loading the choices…")
    wait_until(page, lambda: held)
    held[0].continue_()
    expect_titles(page, "city", "Paris")
    expect(row(page, "city")).not_to_have_attribute("aria-busy", "true")
    expect(control(page, "city")).to_be_focused()
    page.keyboard.press("P")
    expect(control(page, "city")).to_have_value("pa")


def test_boxes_that_are_ticked_until_late_options_are_drawn_stay_ticked(trials, page):
    control(page, "country").select_option("ch")
    control(page, "city").select_option("be")
    held = []
    page.route("**/address/options", lambda route: held.append(route))
    row(page, "paths").get_by_role("searchbox").fill("Street 1")
    wait_until(page, lambda: held)
    first, tenth = option(page, "paths", "s1"), option(page, "paths", "s10")
    first.focus()
    held[0].continue_()
    expect(status(page, "paths")).to_have_text("")
    page.keyboard.press("Space")
    # The focus moves within the group, with keys and with the mouse.
    page.keyboard.press("Tab")
    wait_for_drawing(page)
    expect(option(page, "paths", "s2")).to_be_focused()
    tenth.locator("xpath=ancestor::label").click()
    wait_for_drawing(page)
    expect(tenth).to_be_checked()
    expect(tenth).to_be_focused()
    control(page, "note").focus()
    expect(option(page, "paths", "s11")).to_be_visible()
    expect(first).to_be_checked()
    expect(tenth).to_be_checked()
    submit(page)
    page.wait_for_url("**/address/done")
    assert trials.submissions("address")[-1]["values"]["paths"] == ["s1", "s10"]


def test_a_late_reply_about_an_earlier_answer_is_dropped(page):
    held = []
    page.route("**/address/options", lambda route: route.continue_() if held else held.append(route))
    control(page, "country").select_option("fr")
    wait_until(page, lambda: held)
    control(page, "country").select_option("ch")
    expect_titles(page, "city", "Bern", "Genf")
    # The page has given the request up, so that its reply is never read.
    with contextlib.suppress(Error):
        held[0].continue_()
    expect_titles(page, "city", "Bern", "Genf")


def test_a_load_that_fails_says_so_and_can_be_repeated(page):
    control(page, "country").select_option("lost")
    expect(status(page, "city")).to_have_text("Atlantis has sunk.")
    assert_axe_clean(page)
    load_button(page, "city").click()
    expect_titles(page, "city", "Poseidonis")
    expect(load_button(page, "city")).to_be_hidden()


def test_a_lost_connection_is_said_too(trials, new_context):
    page = new_context().new_page()
    page.goto(f"{trials.url}/address")
    expect_attached(page)
    page.route("**/options", lambda route: route.abort())
    control(page, "note").fill("kept")
    control(page, "country").select_option("ch")
    expect(status(page, "city")).to_have_text("The choices could not be loaded.")
    page.unroute("**/options")
    load_button(page, "city").click()
    expect_titles(page, "city", "Bern", "Genf")
    expect(control(page, "note")).to_have_value("kept")


def test_items_have_options_of_their_own(page):
    action(page, "add:guests").click()
    action(page, "add:guests").click()
    control(page, "guests[1].country").select_option("fr")
    option = control(page, "guests[1].towns")
    expect(option).to_have_count(1)
    expect(option).to_have_value("pa")
    control(page, "guests[0].country").select_option("ch")
    expect(control(page, "guests[0].towns")).to_have_count(2)
    expect(control(page, "guests[1].towns")).to_have_count(1)
    action(page, "remove:guests[0]").click()
    expect(control(page, "guests[0].towns")).to_have_value("pa")
    control(page, "guests[0].country").select_option("ch")
    expect(control(page, "guests[0].towns")).to_have_count(2)


def test_a_search_finds_what_is_not_there_yet(trials, page):
    expect_count(page, "street", 10)
    search = row(page, "street").get_by_role("searchbox", name="Find Street")
    search.press_sequentially("4321")
    expect_titles(page, "street", "Street 4321")
    search.press("Enter")
    control(page, "street").select_option("s4321")
    search.fill("17")
    # What is chosen stays on offer.
    expect_titles(page, "street", "Street 17", "Street 4321")
    expect(control(page, "street")).to_have_value("s4321")
    control(page, "country").select_option("ch")
    expect_titles(page, "city", "Bern", "Genf")
    control(page, "city").select_option("be")
    submit(page)
    page.wait_for_url("**/address/done")
    assert trials.submissions("address")[-1]["values"]["street"] == "s4321"


def test_what_was_loaded_is_there_after_reload(page):
    control(page, "country").select_option("ch")
    expect_titles(page, "city", "Bern", "Genf")
    control(page, "city").select_option("ge")
    page.reload()
    expect_attached(page)
    expect_titles(page, "city", "Bern", "Genf")
    expect(control(page, "city")).to_have_value("ge")


def test_the_server_is_asked_only_when_an_answer_changes(page):
    asked = []
    page.on("request", lambda request: asked.append(request) if request.url.endswith("/options") else None)
    control(page, "note").press_sequentially("nothing to do with it")
    assert asked == []
    control(page, "country").select_option("ch")
    expect_titles(page, "city", "Bern", "Genf")
    assert len(asked) == 1


def test_without_scripts_a_button_loads_them(trials, open_page):
    page = open_page(f"{trials.url}/address", java_script_enabled=False)
    expect(row(page, "street").get_by_role("searchbox")).to_have_count(0)
    control(page, "country").select_option("ch")
    page.get_by_role("button", name="Show choices City").click()
    expect_titles(page, "city", "Bern", "Genf")
    control(page, "city").select_option("ge")
    submit(page)
    page.wait_for_url("**/address/done")
    assert trials.submissions("address")[-1]["values"]["city"] == "ge"


def test_in_a_fragment_they_load_too(trials, new_context):
    page = new_context().new_page()
    page.goto(f"{trials.url}/address/fragment?name=second")
    expect(page.locator("form[data-fw-state=attached]")).to_have_count(1)
    control(page, "country").select_option("ch")
    expect_titles(page, "city", "Bern", "Genf")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_fits_and_is_accessible(trials, open_page, direction):
    page = open_page(f"{trials.url}/address", viewport={"width": 320, "height": 800})
    expect_attached(page)
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    action(page, "add:guests").click()
    assert_no_sideways_scroll(page)
    assert_axe_clean(page)


def further_button(page, path):
    return row(page, path).locator("[data-fw-choices] button[value^='more:']")


def test_a_button_brings_further_options(trials, page):
    expect_count(page, "street", 10)
    further_button(page, "street").click()
    expect_count(page, "street", 20)
    expect(further_button(page, "street")).to_be_focused()
    page.keyboard.press("Enter")
    expect_count(page, "street", 30)
    control(page, "street").select_option("s25")
    row(page, "street").get_by_role("searchbox").fill("Street 123")
    # Eleven streets, and the one that is chosen.
    expect_count(page, "street", 11)
    further_button(page, "street").click()
    expect_count(page, "street", 12)
    expect(further_button(page, "street")).to_be_hidden()
    # The focus goes on to what came.
    expect(control(page, "street")).to_be_focused()
    expect(control(page, "street")).to_have_value("s25")


def test_further_boxes_get_the_focus(page):
    boxes = row(page, "paths").get_by_role("checkbox")
    row(page, "paths").get_by_role("searchbox").fill("Street 123")
    expect(boxes).to_have_count(10)
    further_button(page, "paths").click()
    expect(boxes).to_have_count(11)
    expect(boxes.nth(10)).to_be_focused()


def test_the_list_that_is_searched_has_a_line_for_further_options(page):
    box = row(page, "way").get_by_role("combobox")
    lines = row(page, "way").get_by_role("option")
    expect(further_button(page, "way")).to_have_attribute("aria-hidden", "true")
    box.click()
    expect(lines).to_have_count(11)
    expect(lines.last).to_have_text("Show more")
    assert_axe_clean(page)
    # By keyboard: up from the first line is the last one.
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(lines).to_have_count(21)
    expect(box).to_have_attribute("aria-expanded", "true")
    expect(box).to_have_attribute("aria-activedescendant", lines.nth(10).get_attribute("id"))
    page.keyboard.press("Enter")
    expect(box).to_have_value("Street 11")
    expect(control(page, "way")).to_have_value("s11")
    # By mouse.
    box.click()
    lines.last.click()
    expect(lines).to_have_count(31)
    box.fill("Street 4321")
    expect(lines).to_have_count(2)
    expect(lines.first).to_have_text("Street 4321")
    expect(row(page, "way").locator(".fw-found-further")).to_have_count(0)


def test_without_scripts_further_options_come_by_posting(trials, open_page):
    page = open_page(f"{trials.url}/address", java_script_enabled=False)
    expect_count(page, "street", 10)
    page.get_by_role("button", name="Show more Street").click()
    expect_count(page, "street", 20)
    page.get_by_role("button", name="Show more Street").click()
    expect_count(page, "street", 30)


def test_a_script_of_the_host_asks_for_them_again(trials, page):
    control(page, "country").select_option("ch")
    expect_titles(page, "city", "Bern", "Genf")
    page.evaluate("""async address => {
        const { connect } = await import(address);
        globalThis.connected = await connect(document.querySelector('form[data-fw-form]'));
        connected.replaceOptions('city', [{ id: 'be', title: 'Bern' }]);
    }""", f"{trials.url}/_formwork/events.js")
    expect_titles(page, "city", "Bern")
    control(page, "city").select_option("be")
    with page.expect_request("**/address/options"):
        page.evaluate("connected.reloadOptions('city'); connected.reloadOptions('nothing')")
    expect_titles(page, "city", "Bern", "Genf")
    expect(control(page, "city")).to_have_value("be")
