"""Save and continue later: a link on the server, with scripts and without."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, hurry_until, option, submit
from serving import EXAMPLES, TRIALS, Server
from test_accessibility import assert_axe_clean
from test_drafts import expect_kept, is_stored
from test_steps import fill_you, go_on


class SavingServer(Server):
    def command(self):
        return super().command() + ["--link-days", "30"]


@pytest.fixture(scope="module")
def saving(tmp_path_factory):
    server = SavingServer(tmp_path_factory.mktemp("saving"), EXAMPLES, TRIALS).start()
    yield server
    server.stop()


def open_form(open_page, saving, form="guests", **options):
    page = open_page(f"{saving.url}/{form}", **options)
    if options.get("java_script_enabled", True):
        expect_attached(page)
    return page


def link_of(page):
    page.wait_for_url("**/saved/*")
    return page.locator("#fw-link").input_value()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_link_opens_the_form_as_it_was_left_on_another_machine(saving, open_page, scripts):
    before = len(saving.submissions("guests"))
    page = open_form(open_page, saving, java_script_enabled=scripts)
    control(page, "host").fill("Ada")
    control(page, "code").fill("opensesame")
    control(page, "party").check()
    if scripts:
        control(page, "music").fill("Bach")
    action(page, "save").click()
    link = link_of(page)
    assert link.startswith(f"{saving.url}/guests/draft/")
    expect(page.locator("main")).to_contain_text("Whoever has the link can see your answers")
    if scripts:
        assert_axe_clean(page)
        assert page.locator("#fw-copy").bounding_box()["height"] >= 44
    other = open_page(link)
    expect_attached(other)
    expect(control(other, "host")).to_have_value("Ada")
    expect(control(other, "party")).to_be_checked()
    expect(control(other, "code")).to_have_value("")
    if scripts:
        expect(control(other, "music")).to_have_value("Bach")
    expect(other.locator("#fw-drafts")).to_be_hidden()
    control(other, "guests[0].name").fill("Bo")
    submit(other)
    other.wait_for_url("**/guests/done")
    assert len(saving.submissions("guests")) == before + 1
    gone = other.request.get(link)
    assert gone.status == 410


def test_answers_that_no_control_shows_are_saved_too(saving, open_page):
    page = open_form(open_page, saving, "keeping")
    control(page, "note").fill("typed")
    option(page, "more", "true").uncheck()
    expect(control(page, "note")).to_have_count(0)
    action(page, "save").click()
    other = open_page(link_of(page))
    expect_attached(other)
    option(other, "more", "true").check()
    expect(control(other, "note")).to_have_value("typed")


def test_errors_do_not_stop_saving(saving, open_page):
    page = open_form(open_page, saving)
    action(page, "save").click()
    assert link_of(page)


def test_a_lost_connection_loses_nothing(saving, new_context):
    context = new_context()
    page = context.new_page()
    page.goto(f"{saving.url}/guests")
    expect_attached(page)
    control(page, "host").fill("Ada")
    page.route("**/guests", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    action(page, "save").click()
    expect(page.locator("#fw-delivery")).to_contain_text("no connection")
    expect(control(page, "host")).to_have_value("Ada")
    page.unroute("**/guests")
    action(page, "save").click()
    assert link_of(page)


def test_the_link_is_not_sent_to_other_sites(saving, open_page):
    page = open_form(open_page, saving)
    action(page, "save").click()
    page.goto(link_of(page))
    policy = page.evaluate("""async () => (await fetch(location.href)).headers.get('referrer-policy')""")
    assert policy == "same-origin"


def test_the_page_with_the_link_fits_a_narrow_screen_from_right_to_left(saving, open_page):
    page = open_form(open_page, saving, "typing-ar", viewport={"width": 320, "height": 640})
    action(page, "save").click()
    link_of(page)
    expect(page.locator("main")).to_contain_text("حُفظت إجاباتك")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_what_was_sent_with_the_link_is_offered_nowhere(saving, new_context):
    context = new_context()
    context.clock.install()
    first = context.new_page()
    first.goto(f"{saving.url}/guests")
    expect_attached(first)
    control(first, "host").fill("Ada")
    action(first, "save").click()
    link = link_of(first)
    # Another page of the same browser, with answers of its own.
    other = context.new_page()
    other.goto(f"{saving.url}/guests")
    expect_attached(other)
    expect(other.locator("#fw-drafts")).to_be_visible()
    control(other, "host").fill("Grace")
    expect_kept(other, "Grace")
    page = context.new_page()
    page.goto(link)
    expect_attached(page)
    # Opening the link erases nothing that this browser keeps, and offers nothing.
    assert is_stored(page, "Ada") and is_stored(page, "Grace")
    expect(page.locator("#fw-drafts")).to_be_hidden()
    submit(page)
    page.wait_for_url("**/guests/done")
    hurry_until(page, lambda: not is_stored(page, "Ada"))
    assert is_stored(page, "Grace")


def test_a_link_whose_answers_are_gone_leads_to_the_blank_form(saving, open_page):
    page = open_page(f"{saving.url}/guests")
    expect_attached(page)
    response = page.request.get(f"{saving.url}/guests/draft/{'A' * 43}")
    assert response.status == 410
    assert 'href="/guests"' in response.text()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_link_opens_the_step_that_was_left(saving, open_page, scripts):
    page = open_form(open_page, saving, "visa", java_script_enabled=scripts)
    fill_you(page)
    go_on(page)
    expect(page.locator("#fw-title")).to_have_text("Passport")
    control(page, "passport_number").fill("AB1")
    action(page, "save").click()
    other = open_page(link_of(page))
    expect_attached(other)
    expect(other.locator("#fw-title")).to_have_text("Passport")
    expect(control(other, "passport_number")).to_have_value("AB1")
    expect(other.locator("#fw-progress")).to_have_text("Step 2 of 7")
