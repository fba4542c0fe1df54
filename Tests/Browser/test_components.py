"""Choices that are made in several lists."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, row, submit, summary_links
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll


@pytest.fixture
def visit(server, open_page):
    page = open_page(f"{server.url}/components")
    expect_attached(page)
    return page


def part(page, path, name):
    return row(page, path).get_by_role("combobox", name=name)


def offered(select):
    return select.locator("option:not([value='-1']):not([disabled])").all_text_contents()


def test_lists_make_one_answer(server, visit):
    expect(row(visit, "start").get_by_role("group", name="Start")).to_be_visible()
    hour, minute = part(visit, "start", "Hour"), part(visit, "start", "Minute")
    hour.select_option("10")
    # One list alone is no answer.
    expect(control(visit, "start")).to_have_value("")
    expect(hour).to_have_value("2")
    minute.select_option("45")
    expect(control(visit, "start")).to_have_value("10:45")
    expect(control(visit, "late")).to_be_visible()
    minute.select_option("15")
    expect(control(visit, "late")).to_have_count(0)
    submit(visit)
    visit.wait_for_url("**/components/done?lang=en")
    values = server.submissions("components")[-1]["values"]
    assert values["start"] == "10:15" and values["was"] == "9:30"


def test_taking_one_part_back_takes_the_answer_back(visit):
    part(visit, "start", "Hour").select_option("8")
    part(visit, "start", "Minute").select_option("00")
    expect(control(visit, "start")).to_have_value("8:00")
    part(visit, "start", "Minute").select_option("-1")
    expect(control(visit, "start")).to_have_value("")
    expect(part(visit, "start", "Hour")).to_have_value("0")


def test_a_list_offers_what_goes_with_the_one_before(visit):
    make, model = part(visit, "car", "Make"), part(visit, "car", "Model")
    assert offered(model) == ["Panda", "Tipo", "XC40"]
    make.select_option("Fiat")
    assert offered(model) == ["Panda", "Tipo"]
    model.select_option("Tipo")
    expect(control(visit, "car")).to_have_value("fiat tipo")
    make.select_option("Volvo")
    assert offered(model) == ["XC40"]
    expect(model).to_have_value("-1")
    expect(control(visit, "car")).to_have_value("")


def test_an_answer_that_is_there_is_shown(visit):
    part(visit, "start", "Hour").select_option("8")
    part(visit, "start", "Minute").select_option("30")
    # The engine has added this row.
    expect(part(visit, "was", "Hour").locator("option:checked")).to_have_text("9")
    expect(part(visit, "was", "Minute").locator("option:checked")).to_have_text("30")


def test_by_keyboard_alone(visit):
    part(visit, "start", "Hour").focus()
    visit.keyboard.press("9")
    visit.keyboard.press("Tab")
    expect(part(visit, "start", "Minute")).to_be_focused()
    visit.keyboard.press("3")
    expect(control(visit, "start")).to_have_value("9:30")


def test_an_error_leads_to_the_list_without_an_answer(visit):
    part(visit, "start", "Hour").select_option("8")
    submit(visit)
    expect(part(visit, "start", "Minute")).to_have_attribute("aria-invalid", "true")
    summary_links(visit).first.click()
    expect(part(visit, "start", "Minute")).to_be_focused()
    assert_axe_clean(visit)


def test_without_scripts_it_is_one_list(server, open_page):
    page = open_page(f"{server.url}/components", java_script_enabled=False)
    control(page, "start").select_option("9:15")
    control(page, "car").select_option(label="Volvo XC40")
    submit(page)
    # The page comes back with the question that the answer made relevant.
    submit(page)
    page.wait_for_url("**/components/done?lang=en")
    values = server.submissions("components")[-1]["values"]
    assert (values["start"], values["car"]) == ("9:15", "volvo xc40")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_it_fits_and_is_accessible(server, open_page, language):
    page = open_page(f"{server.url}/components?lang={language}", viewport={"width": 320, "height": 800})
    expect_attached(page)
    expect(row(page, "start").get_by_role("combobox")).to_have_count(2)
    assert_no_sideways_scroll(page)
    assert_axe_clean(page)
