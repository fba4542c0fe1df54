"""The loan form of Examples/loan.json, the way a person handles it."""

import time

from playwright.sync_api import Locator, Page, expect

from serving import HANG

PERSON = {"name": "王小明", "phone": "13800138000", "id_number": "11010519491231002X"}
ERRORS_WHEN_EMPTY = 5  # name, phone, id_number, purpose, amount; months has a default


def control(page: Page, path: str) -> Locator:
    """The control of a field, by where its answer stands among the values."""
    return page.locator(f'[name="v.{path}"]:not([type=hidden])')


def row(page: Page, path: str) -> Locator:
    """The row of a field, by its path, whatever stands in it."""
    return page.locator("[data-fw-row].fw-field").filter(has=page.locator(f'[name="v.{path}"], [value="{path}"]'))


def option(page: Page, path: str, value: str) -> Locator:
    return page.locator(f'[name="v.{path}"][value="{value}"]')


def action(page: Page, value: str) -> Locator:
    """The visible button that posts this action."""
    return page.locator(f'button[name="fw.action"][value="{value}"]:not([aria-hidden=true])')


def fill_person(page: Page):
    for path, text in PERSON.items():
        control(page, path).fill(text)


def fill_terms(page: Page, amount: str = "120000", months: str = "24"):
    option(page, "purpose", "home").check()
    control(page, "amount").fill(amount)
    control(page, "months").fill(months)


def submit(page: Page):
    action(page, "submit").click()


def summary_links(page: Page) -> Locator:
    return page.locator("#fw-summary a")


def inline_errors(page: Page) -> Locator:
    return page.locator('[data-fw-slot="error"] .fw-error')


def monthly(page: Page) -> Locator:
    return page.locator("output, [data-fw-slot=output]").filter(visible=True)


def wait_until(page: Page, holds):
    """Waits until something holds that the page itself does not show, such as a request that was made."""
    end = time.monotonic() + HANG
    while not holds():
        assert time.monotonic() < end, "it did not come about"
        page.wait_for_timeout(5)


def hurry_until(page: Page, holds):
    """Waits until something holds that the page does after a pause. Its context has a clock, which goes faster meanwhile."""
    def holds_later():
        if holds():
            return True
        page.clock.fast_forward(1_000)
        return False

    wait_until(page, holds_later)


def wait_for_drawing(page: Page):
    """Waits until everything that is due has happened and was drawn: for a task, then two frames."""
    page.evaluate("""() => new Promise(done => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))
    })""")


def expect_attached(page: Page):
    """Waits until the engine runs in the page."""
    expect(page.locator("form[data-fw-state=attached]")).to_have_count(1)


def expect_focus_on(page: Page, path: str):
    expect(control(page, path).first).to_be_focused()


def expect_success(page: Page):
    expect(page.locator("main")).to_contain_text("申请已收到")
