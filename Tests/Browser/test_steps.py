"""Forms with pages: Examples/visa.json, the way a person fills it, with and without scripts."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, option, summary_links
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll


@pytest.fixture
def visa(server, open_page):
    page = open_page(f"{server.url}/visa")
    expect_attached(page)
    return page


@pytest.fixture
def plain(server, open_page):
    return open_page(f"{server.url}/visa", java_script_enabled=False)


def title(page):
    return page.locator("#fw-title")


def progress(page):
    return page.locator("#fw-progress")


def go_on(page):
    action(page, "page:next").click()


def fill_you(page):
    control(page, "given_names").fill("Ada")
    control(page, "family_name").fill("Lovelace")
    control(page, "birthday").fill("1990-12-10")
    control(page, "birthplace").fill("London")


def fill_passport(page):
    control(page, "passport_number").fill("AB123456")
    control(page, "issued").fill("2024-01-01")
    control(page, "expires").fill("2090-01-01")


def fill_contact(page):
    control(page, "email").fill("ada@example.org")
    control(page, "street").fill("Main street 1")
    control(page, "town").fill("Oslo")


def fill_trip(page, purpose="tourism"):
    option(page, "purpose", purpose).check()
    control(page, "arrival").fill("2080-05-01")
    control(page, "departure").fill("2080-05-14")


def walk_to_review(page, purpose="tourism"):
    for fill in (fill_you, fill_passport, fill_contact, lambda page: fill_trip(page, purpose)):
        fill(page)
        go_on(page)
    if purpose == "work":
        control(page, "employer").fill("Babbage & Co")
        control(page, "job").fill("Engines")
        go_on(page)
    go_on(page)
    control(page, "declared").check()
    go_on(page)
    expect(title(page)).to_have_text("Check your answers")


@pytest.mark.parametrize("scripts", [True, False])
def test_a_person_walks_to_the_receipt(server, open_page, scripts):
    page = open_page(f"{server.url}/visa", java_script_enabled=scripts)
    if scripts:
        expect_attached(page)
    expect(title(page)).to_have_text("About you")
    expect(progress(page)).to_have_text("Step 1 of 7")
    walk_to_review(page, "work")
    review = page.locator("#fw-review")
    expect(review).to_contain_text("Babbage & Co")
    expect(review).to_contain_text("Your work")
    expect(review).not_to_contain_text("Your studies")
    action(page, "submit").click()
    page.wait_for_url("**/visa/done?*")
    expect(title_of_success(page)).to_have_text("Thank you, Ada")
    expect(page.locator("main")).to_contain_text("We will write to ada@example.org within 6 weeks.")
    expect(page.locator(".fw-receipt")).to_contain_text("Reference number:")
    expect(page.locator(".fw-receipt")).to_contain_text("Lovelace")
    expect(page.locator(".fw-print")).to_be_visible(visible=scripts)


def title_of_success(page):
    return page.locator("h1")


def test_next_refuses_with_the_errors_of_this_page_alone(visa):
    go_on(visa)
    expect(title(visa)).to_have_text("About you")
    expect(visa.locator("#fw-summary")).to_be_focused()
    expect(summary_links(visa).filter(visible=True)).to_have_count(4)
    expect(visa).to_have_title("Error: Step 1 of 7 – About you – Visa application")
    assert_axe_clean(visa)
    fill_you(visa)
    go_on(visa)
    expect(title(visa)).to_have_text("Passport")
    expect(title(visa)).to_be_focused()
    expect(visa).to_have_title("Step 2 of 7 – Passport – Visa application")
    expect(summary_links(visa).filter(visible=True)).to_have_count(0)


def test_back_validates_nothing_and_loses_nothing(visa):
    fill_you(visa)
    go_on(visa)
    control(visa, "passport_number").fill("x")
    action(visa, "page:back").click()
    expect(title(visa)).to_have_text("About you")
    expect(summary_links(visa).filter(visible=True)).to_have_count(0)
    go_on(visa)
    expect(control(visa, "passport_number")).to_have_value("x")


def test_the_buttons_of_the_browser_move_between_pages(visa):
    fill_you(visa)
    go_on(visa)
    expect(title(visa)).to_have_text("Passport")
    visa.go_back()
    expect(title(visa)).to_have_text("About you")
    expect(control(visa, "given_names")).to_have_value("Ada")
    visa.go_forward()
    expect(title(visa)).to_have_text("Passport")


def test_a_reload_stays_on_the_page_with_everything_typed(visa):
    fill_you(visa)
    go_on(visa)
    control(visa, "passport_number").fill("AB1")
    visa.reload()
    expect_attached(visa)
    expect(title(visa)).to_have_text("Passport")
    expect(control(visa, "passport_number")).to_have_value("AB1")
    action(visa, "page:back").click()
    expect(control(visa, "given_names")).to_have_value("Ada")


def test_conditions_add_and_take_pages(visa):
    for fill in (fill_you, fill_passport, fill_contact):
        fill(visa)
        go_on(visa)
    expect(progress(visa)).to_have_text("Step 4 of 7")
    option(visa, "purpose", "study").check()
    expect(progress(visa)).to_have_text("Step 4 of 8")
    option(visa, "purpose", "family").check()
    expect(progress(visa)).to_have_text("Step 4 of 7")
    fill_trip(visa, "work")
    go_on(visa)
    expect(title(visa)).to_have_text("Your work")
    expect(control(visa, "employer")).to_be_visible()
    expect(control(visa, "arrival")).to_be_hidden()


def test_a_change_from_the_review_leads_back_there(visa):
    walk_to_review(visa)
    review = visa.locator("#fw-review")
    review.locator('button[value="page:change:town:page.contact"]').click()
    expect(title(visa)).to_have_text("How to reach you")
    expect(control(visa, "town")).to_be_focused()
    control(visa, "town").fill("Bergen")
    expect(action(visa, "page:next")).to_have_text("Check your answers again")
    go_on(visa)
    expect(title(visa)).to_have_text("Check your answers")
    expect(review).to_contain_text("Bergen")
    review.locator('button[value="page:change:child:page.companions"]').click()
    expect(action(visa, "add:child")).to_be_focused()


def test_a_submission_goes_to_the_first_page_with_an_error(visa):
    walk_to_review(visa)
    visa.locator('button[value="page:change:town:page.contact"]').click()
    control(visa, "town").fill("")
    visa.go_back()
    expect(title(visa)).to_have_text("Check your answers")
    action(visa, "submit").click()
    expect(title(visa)).to_have_text("How to reach you")
    expect(visa.locator("#fw-summary")).to_be_focused()
    summary_links(visa).first.click()
    expect(control(visa, "town")).to_be_focused()


def test_a_link_to_an_error_on_another_page_opens_it(visa):
    walk_to_review(visa)
    for path, step in (("town", "contact"), ("birthplace", "you")):
        visa.locator(f'button[value="page:change:{path}:page.{step}"]').click()
        control(visa, path).fill("")
        visa.go_back()
        expect(title(visa)).to_have_text("Check your answers")
    action(visa, "submit").click()
    expect(title(visa)).to_have_text("About you")
    expect(summary_links(visa).filter(visible=True)).to_have_count(2)
    summary_links(visa).nth(1).click()
    expect(title(visa)).to_have_text("How to reach you")
    expect(control(visa, "town")).to_be_focused()


def test_by_keyboard_alone(visa):
    for text in ("Ada", "Lovelace"):
        if text == "Ada":
            control(visa, "given_names").focus()
        visa.keyboard.type(text)
        visa.keyboard.press("Enter")
    expect(control(visa, "had_other_names")).to_be_focused()
    control(visa, "birthday").fill("1990-12-10")
    control(visa, "birthplace").focus()
    visa.keyboard.type("London")
    visa.keyboard.press("Enter")
    expect(title(visa)).to_have_text("Passport")
    expect(title(visa)).to_be_focused()
    visa.keyboard.press("Tab")
    expect(control(visa, "passport_number")).to_be_focused()


def test_an_item_that_is_added_stays_on_its_page(visa):
    for fill in (fill_you, fill_passport, fill_contact, fill_trip):
        fill(visa)
        go_on(visa)
    expect(title(visa)).to_have_text("Who travels with you?")
    action(visa, "add:child").click()
    expect(control(visa, "child[0].name")).to_be_focused()
    go_on(visa)
    expect(title(visa)).to_have_text("Who travels with you?")
    expect(summary_links(visa).filter(visible=True)).to_have_count(2)


def test_the_review_says_that_the_connection_is_lost_and_can_be_asked_again(server, new_context):
    context = new_context()
    page = context.new_page()
    page.goto(f"{server.url}/visa")
    expect_attached(page)
    for fill in (fill_you, fill_passport, fill_contact, fill_trip):
        fill(page)
        go_on(page)
    go_on(page)
    control(page, "declared").check()
    context.set_offline(True)
    go_on(page)
    expect(page.locator("#fw-review [role=status]")).to_have_text("This could not be loaded.")
    context.set_offline(False)
    page.locator("#fw-review").get_by_role("button", name="Try again").click()
    expect(page.locator("#fw-review")).to_contain_text("Lovelace")


def test_errors_on_other_pages_are_reached_without_scripts(plain):
    action(plain, "page:next").click()
    expect(summary_links(plain)).to_have_count(4)
    fill_you(plain)
    action(plain, "page:next").click()
    expect(title(plain)).to_have_text("Passport")
    expect(plain.locator("#fw-summary li")).to_have_count(0)


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_axe_finds_nothing(server, open_page, look, language):
    page = open_page(f"{server.url}/visa?lang={language}", color_scheme=look, viewport={"width": 320, "height": 900})
    expect_attached(page)
    assert_axe_clean(page)
    assert_no_sideways_scroll(page)
    for fill in (fill_you, fill_passport, fill_contact, fill_trip):
        fill(page)
        before = title(page).inner_text()
        go_on(page)
        expect(title(page)).not_to_have_text(before)
        assert_axe_clean(page)
        assert_no_sideways_scroll(page)
    go_on(page)
    control(page, "declared").check()
    go_on(page)
    expect(page.locator("#fw-review dl").first).to_be_visible()
    assert_axe_clean(page)
    assert_no_sideways_scroll(page)
    action(page, "submit").click()
    page.wait_for_url("**/visa/done?*")
    expect(page.locator(".fw-receipt")).to_be_visible()
    assert_axe_clean(page)
    assert_no_sideways_scroll(page)


def test_buttons_are_large_enough(visa):
    walk_to_review(visa)
    for button in visa.locator("#fw-review button, .fw-actions button").filter(visible=True).all():
        box = button.bounding_box()
        assert box["height"] >= 44 and box["width"] >= 44, button.inner_text()


def test_the_printed_receipt_has_the_answers_and_no_buttons(visa):
    walk_to_review(visa)
    action(visa, "submit").click()
    visa.wait_for_url("**/visa/done?*")
    visa.emulate_media(media="print")
    expect(visa.locator(".fw-print")).to_be_hidden()
    expect(visa.locator(".fw-message .fw-link")).to_be_hidden()
    expect(visa.locator(".fw-answers").first).to_be_visible()
