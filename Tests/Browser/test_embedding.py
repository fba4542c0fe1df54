"""Several forms in a page of somebody else."""

import pytest
from playwright.sync_api import expect

from hosting import fragment, open_host  # noqa: F401
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll


def of(page, name):
    """The part of the page with one of the forms."""
    return page.locator(f"section:has(> form#fw-{name}-form)")


def control(part, path):
    return part.locator(f'[name="v.{path}"]:not([type=hidden])')


def press(part, value):
    part.locator(f'button[value="{value}"]:not([aria-hidden=true])').click()


def expect_attached(page, count):
    expect(page.locator("form[data-fw-state=attached]")).to_have_count(count)


@pytest.fixture
def three(server, open_host):
    """The same form twice, and another with styles of its own."""
    body = fragment(server, "order") + fragment(server, "order", "?name=second") + fragment(server, "styled")
    page = open_host(body)
    expect_attached(page, 3)
    return page


def test_no_id_is_there_twice(three):
    press(of(three, "second"), "add:lines")
    expect(control(of(three, "second"), "lines[3].what")).to_be_focused()
    ids = three.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(ids) == len(set(ids)) > 30
    wrong = three.evaluate(
        """[...document.querySelectorAll('[for], [aria-labelledby], [aria-describedby]')].flatMap(element =>
             ['for', 'aria-labelledby', 'aria-describedby'].flatMap(name => (element.getAttribute(name) ?? '').split(' '))
               .filter(id => id && !element.closest('section.fw-page').contains(document.getElementById(id))))""")
    assert wrong == []


def test_each_form_is_for_itself(three):
    first, second = of(three, "order"), of(three, "second")
    press(second, "up:lines[2]")
    expect(control(second, "lines[1].what")).to_have_value("Plums")
    expect(control(first, "lines[1].what")).to_have_value("Pears")
    press(first, "delete:note")
    expect(control(first, "note")).to_have_count(0)
    expect(control(second, "note")).to_have_count(1)
    expect(first.locator("[id$=live]")).to_have_text("Note removed")
    expect(second.locator("[id$=live]")).to_have_text("Line 3 moved to place 2")


def test_errors_stay_with_their_form(three):
    first, second = of(three, "order"), of(three, "second")
    press(second, "submit")
    expect(second.locator("[data-fw-summary]")).to_be_focused()
    expect(first.locator("[data-fw-summary] a")).to_have_count(0)
    second.locator("[data-fw-summary] a").click()
    expect(control(second, "note")).to_be_focused()
    expect(control(first, "note")).not_to_have_attribute("aria-invalid", "true")
    assert three.title() == "Host"


def test_one_is_posted(server, three):
    second = of(three, "second")
    control(second, "note").fill("from the second")
    press(second, "submit")
    three.wait_for_url("**/order/done")
    assert server.submissions("order")[-1]["values"]["note"] == "from the second"


def test_without_the_script_it_posts_and_comes_back_as_a_page(server, open_host):
    page = open_host(fragment(server, "order") + fragment(server, "order", "?name=second"), java_script_enabled=False)
    second = of(page, "second")
    page.get_by_label("What").nth(4).fill("Quinces")
    expect(control(second, "lines[1].what")).to_have_value("Quinces")
    press(second, "up:lines[1]")
    expect(page).to_have_url(f"{server.url}/order")
    expect(control(page, "lines[0].what")).to_have_value("Quinces")


def test_styles_of_one_form_do_not_reach_another(server, open_host):
    page = open_host(fragment(server, "order") + fragment(server, "styled"))
    expect_attached(page, 2)

    def properties(selector):
        return page.locator(selector).evaluate_all(
            """rows => rows.flatMap(row => { const style = getComputedStyle(row)
                 return [...style].filter(name => name.startsWith('--fw-s-')).map(name => name + style.getPropertyValue(name)) })""")

    assert properties("#fw-styled-form [data-fw-row]") != []
    assert properties("#fw-order-form [data-fw-row]") == []


@pytest.mark.parametrize("width", [320, 1280])
def test_fits_and_axe_finds_nothing(server, open_host, width):
    page = open_host(
        fragment(server, "order") + fragment(server, "booking"), viewport={"width": width, "height": 800})
    expect_attached(page, 2)
    press(of(page, "booking"), "submit")
    expect(of(page, "booking").locator("[data-fw-summary] a")).to_have_count(1)
    assert_no_sideways_scroll(page)
    assert_axe_clean(page)


# Custom properties come in no order.
LOOKS = """section => [...section.querySelectorAll(':scope > :not(link)')].flatMap(part => [part, ...part.querySelectorAll('*')])
    .map(element => {
        const style = getComputedStyle(element)
        return element.localName + [...style].filter(name => !name.startsWith('--')).map(name => name + style.getPropertyValue(name))
    })"""


@pytest.mark.parametrize("form", ["looks", "booking", "files", "styled"])
def test_a_further_form_does_not_undo_the_looks_of_the_first(server, open_host, form):
    alone = open_host(fragment(server, form))
    expect_attached(alone, 1)
    before = of(alone, form).evaluate(LOOKS)
    page = open_host(fragment(server, form) + fragment(server, "order"))
    expect_attached(page, 2)
    assert of(page, form).evaluate(LOOKS) == before


def test_a_form_that_comes_later_begins_too(server, open_host):
    page = open_host(fragment(server, "order"), bypass_csp=True)
    expect_attached(page, 1)
    page.evaluate(
        """html => {
            const template = document.createElement('template')
            template.innerHTML = html
            for (const old of template.content.querySelectorAll('script[src]')) {
                const script = document.createElement('script')
                script.type = 'module'
                script.src = old.getAttribute('src')
                old.replaceWith(script)
            }
            document.querySelector('main').append(template.content)
        }""", fragment(server, "order", "?name=second"))
    expect_attached(page, 2)
    press(of(page, "second"), "add:lines")
    expect(control(of(page, "second"), "lines[3].what")).to_be_focused()
    expect(control(of(page, "order"), "lines[3].what")).to_have_count(0)
