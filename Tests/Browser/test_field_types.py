"""Every type of field, by script and by post: what is stored, what is said, what fits."""

import pytest
from playwright.sync_api import expect

from loanform import control, expect_attached, expect_focus_on, inline_errors, option, submit, summary_links, wait_until
from test_accessibility import assert_axe_clean

ANSWERS = {
    "name": "Ada", "email": "ada@example.org", "phone": "+43 1 234", "site": "https://example.org", "account": "ada",
    "street": "Main Street 1", "secret": " pass word ", "story": "One\n\n  two", "weight": 61.5, "amount": 1234.5,
    "guests": 2, "months": 12, "share": 7.5, "fruit": "pear", "size": 3, "country": "jp", "days": ["mo", "we"],
    "news": ["push"], "loud": True, "agreed": True, "day": "2026-11-21", "hour": "08:30", "moment": "2026-11-21T08:30",
}
TYPED = [
    "name", "email", "phone", "site", "account", "street", "secret", "story", "weight", "amount", "guests", "months", "day",
    "hour", "moment",
]


@pytest.fixture(params=[True, False], ids=["script", "post"])
def types(request, server, open_page):
    page = open_page(f"{server.url}/types", java_script_enabled=request.param)
    if request.param:
        expect_attached(page)
    page.has_script = request.param
    return page


@pytest.fixture
def live(server, open_page):
    page = open_page(f"{server.url}/types")
    expect_attached(page)
    return page


def step(page, field, sign):
    return page.locator(f'button[value="step:{sign}:{field}"]')


def slide(page, field, presses):
    control(page, field).focus()
    for _ in range(presses):
        page.keyboard.press("ArrowRight")


def fill(page):
    for field in TYPED:
        control(page, field).fill(str(ANSWERS[field]))
    slide(page, "share", 4)
    option(page, "fruit", "pear").check()
    option(page, "size", "3").check(force=True)
    control(page, "country").select_option("jp")
    for day in ANSWERS["days"]:
        option(page, "days", day).check(force=True)
    option(page, "news", "push").check()
    control(page, "loud").check()
    control(page, "agreed").check()


def test_answers_of_every_type_are_stored(server, types):
    fill(types)
    submit(types)
    expect(types.locator("#fw-form")).to_have_count(0)
    values = server.submissions("types")[-1]["values"]
    stored = {key: value for key, value in ANSWERS.items() if key != "secret"}
    assert {key: values.get(key) for key in stored} == stored
    assert "secret" not in values
    assert values["origin"] == "trial"
    assert values["total"] == 14
    assert "mood" not in values


def test_a_slider_that_nobody_moved_is_not_answered(server, types):
    fill(types)
    control(types, "share").evaluate("range => { range.value = range.min }") if types.has_script else slide_back(types)
    if types.has_script:
        control(types, "share").dispatch_event("input")
    submit(types)
    expect(summary_links(types)).to_have_count(1)
    expect(summary_links(types)).to_contain_text("Share")


def slide_back(page):
    control(page, "share").focus()
    page.keyboard.press("Home")


def test_buttons_step_within_their_limits(types):
    expect(control(types, "months")).to_have_value("")
    for wanted in ["6", "12", "18"]:
        step(types, "months", "+").click()
        expect(control(types, "months")).to_have_value(wanted)
    step(types, "months", "-").click()
    expect(control(types, "months")).to_have_value("12")
    step(types, "guests", "-").click()
    expect(control(types, "guests")).to_have_value("0")
    for wanted in ["1", "2", "3", "3"]:
        step(types, "guests", "+").click()
        expect(control(types, "guests")).to_have_value(wanted)
    expect(inline_errors(types)).to_have_count(0)


def test_a_choice_can_be_taken_back(types):
    option(types, "fruit", "pear").check()
    if not types.has_script:
        step(types, "guests", "+").click()
        expect(option(types, "fruit", "pear")).to_be_checked()
    types.locator('button[value="clear:fruit"]').click()
    expect(types.locator('[name="v.fruit"]:checked')).to_have_count(0)
    expect(types.locator('button[value="clear:fruit"]')).to_have_count(0)


def test_everything_but_the_password_survives_a_page_with_errors(types):
    fill(types)
    control(types, "name").fill("")
    submit(types)
    expect(summary_links(types)).to_have_count(1)
    for field in set(TYPED) - {"name", "secret"}:
        held = control(types, field).input_value()
        answer = str(ANSWERS[field])
        # With the script an amount has all digits of its fraction once it is left.
        assert held.replace(",", "") in (answer, answer + "0" if field == "amount" else answer), field
    expect(control(types, "share")).to_have_value("7.5")
    expect(option(types, "size", "3")).to_be_checked()
    expect(control(types, "country")).to_have_value("jp")
    expect(types.locator('[name="v.days"]:checked')).to_have_count(2)
    if types.has_script:
        expect(control(types, "secret")).to_have_value(ANSWERS["secret"])
    else:
        expect(types.locator("p.fw-notice")).to_contain_text("type them again")
        types.wait_for_load_state()
        assert "pass word" not in types.content()


def test_the_keyboard_steps_and_the_button_keeps_the_focus(live):
    control(live, "months").focus()
    live.keyboard.press("ArrowUp")
    live.keyboard.press("ArrowUp")
    expect(control(live, "months")).to_have_value("12")
    live.keyboard.press("ArrowDown")
    expect(control(live, "months")).to_have_value("6")
    step(live, "months", "+").focus()
    live.keyboard.press("Enter")
    live.keyboard.press("Space")
    expect(control(live, "months")).to_have_value("18")
    expect(step(live, "months", "+")).to_be_focused()
    expect(live.locator("#fw-live")).to_have_text("18")


def test_a_slider_says_where_it_stands(live):
    share = live.get_by_role("slider", name="Share")
    expect(share).to_have_attribute("aria-valuetext", "Not answered")
    row = live.locator('[data-fw-row]').filter(has=share).last
    expect(row.locator('[data-fw-slot="output"]')).to_have_text("Not answered")
    slide(live, "share", 2)
    expect(share).to_have_attribute("aria-valuetext", "2.5")
    expect(row.locator('[data-fw-slot="output"]')).to_have_text("2.5")
    live.keyboard.press("Home")
    expect(share).to_have_attribute("aria-valuetext", "Not answered")


def test_a_password_can_be_looked_at(live):
    secret = control(live, "secret")
    secret.fill("hush")
    button = live.get_by_role("button", name="Show Password")
    button.click()
    expect(secret).to_have_attribute("type", "text")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(secret).to_have_attribute("type", "password")
    expect(secret).to_have_value("hush")


def test_a_password_that_is_shown_is_hidden_when_it_is_sent(live):
    secret = control(live, "secret")
    live.get_by_role("button", name="Show Password").click()
    submit(live)
    expect(inline_errors(live)).not_to_have_count(0)
    expect(secret).to_have_attribute("type", "text")
    fill(live)
    held = []
    live.route("**/types", lambda route: held.append(route))
    submit(live)
    expect(live.locator("#fw-form")).to_have_attribute("data-fw-delivery", "sending")
    expect(secret).to_have_attribute("type", "password")
    wait_until(live, lambda: held)
    held[0].continue_()
    expect(live.locator("#fw-form")).to_have_count(0)


def test_without_the_script_there_is_no_button_that_would_do_nothing(server, open_page):
    page = open_page(f"{server.url}/types", java_script_enabled=False)
    expect(page.locator("[data-fw-reveal]")).not_to_be_visible()


def test_nothing_posted_changes_what_is_hidden(server, open_page):
    page = open_page(f"{server.url}/types")
    expect_attached(page)
    fill(page)
    page.evaluate(
        """() => { for (const [name, value] of [["v.origin", "mine"], ["fw.seen", "origin"]]) {
             const input = document.createElement("input")
             Object.assign(input, { type: "hidden", name, value })
             document.getElementById("fw-form").append(input) } }"""
    )
    submit(page)
    expect(page.locator("#fw-form")).to_have_count(0)
    assert server.submissions("types")[-1]["values"]["origin"] == "trial"


def test_errors_are_at_the_controls(live):
    submit(live)
    expect(summary_links(live)).to_have_count(4)
    expect(inline_errors(live)).to_have_count(4)
    summary_links(live).filter(has_text="Share").click()
    expect_focus_on(live, "share")
    slide(live, "share", 1)
    expect(inline_errors(live)).to_have_count(3)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("form", ["types", "styled", "parts"])
def test_axe_finds_nothing(server, open_page, scheme, form):
    page = open_page(f"{server.url}/{form}", color_scheme=scheme)
    expect_attached(page)
    assert_axe_clean(page)
    submit(page)
    expect(summary_links(page).first).to_be_visible()
    assert_axe_clean(page)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_nothing_sticks_out_at_320_pixels(server, open_page, direction):
    page = open_page(f"{server.url}/types", viewport={"width": 320, "height": 640})
    expect_attached(page)
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    fill(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for selector in ["input:not([type=hidden])", "select", "textarea", "button", ".fw-segments"]:
        for box in page.locator(f"#fw-rows {selector}:visible").evaluate_all(
            "all => all.map(one => [one.getBoundingClientRect().left, one.getBoundingClientRect().right])"
        ):
            assert box[0] >= 0 and box[1] <= 320, (selector, box)


def test_styles_reach_their_controls(server, open_page):
    page = open_page(f"{server.url}/styled")

    def look(locator, property):
        return locator.evaluate("(element, property) => getComputedStyle(element)[property]", property)

    plain, own = control(page, "a"), control(page, "b")
    assert look(plain, "backgroundColor") == "rgb(225, 245, 255)"
    assert look(plain, "borderTopColor") == "rgb(61, 175, 235)"
    assert look(plain, "borderTopLeftRadius") == "5px"
    assert look(own, "backgroundColor") == "rgb(255, 243, 196)"
    assert look(own, "fontSize") == "20px"
    assert look(page.locator("label").filter(has_text="Plain"), "color") == "rgb(40, 100, 156)"
    assert look(page.get_by_role("heading", name="First"), "color") == "rgb(255, 255, 255)"
    assert look(page.get_by_role("button", name="Press"), "backgroundColor") == "rgb(61, 175, 235)"
    expect_attached(page)
    submit(page)
    expect(inline_errors(page)).to_have_count(1)
    # An error shows whatever the styles are.
    assert look(own, "borderTopWidth") == "2px"
    assert look(own, "borderTopColor") != look(plain, "borderTopColor")
