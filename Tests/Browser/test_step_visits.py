"""What is left of a visit in a form with pages, and how its steps look."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, hurry_until
from test_drafts import is_stored, offer, press, stored
from test_layout import assert_no_sideways_scroll
from test_steps import fill_you, go_on, title, visa, walk_to_review


@pytest.fixture
def context(new_context):
    context = new_context()
    context.clock.install()
    return context


def test_an_earlier_visit_goes_on_at_its_step(server, context):
    page = context.new_page()
    page.goto(f"{server.url}/visa")
    expect_attached(page)
    fill_you(page)
    go_on(page)
    expect(title(page)).to_have_text("Passport")
    # Nothing is typed on this step.
    hurry_until(page, lambda: '"step":"page.passport"' in stored(page))
    page.close()
    page = context.new_page()
    page.goto(f"{server.url}/visa")
    expect_attached(page)
    expect(offer(page)).to_be_visible()
    press(page, "continue")
    expect(title(page)).to_have_text("Passport")
    expect(title(page)).to_be_focused()
    action(page, "page:back").click()
    expect(control(page, "given_names")).to_have_value("Ada")


def test_an_earlier_visit_whose_step_is_hidden_begins_at_the_first(server, context):
    page = context.new_page()
    page.goto(f"{server.url}/visa")
    expect_attached(page)
    fill_you(page)
    hurry_until(page, lambda: is_stored(page, "Lovelace"))
    page.evaluate("""() => new Promise((done) => {
        const opening = indexedDB.open('formwork', 1);
        opening.onsuccess = () => {
            const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
            drafts.openCursor().onsuccess = ({ target: { result: cursor } }) => {
                if (!cursor) return done();
                cursor.update({ ...cursor.value, step: 'page.studies' });
                cursor.continue();
            };
        };
    })""")
    page.close()
    page = context.new_page()
    page.goto(f"{server.url}/visa")
    expect_attached(page)
    press(page, "continue")
    expect(title(page)).to_have_text("About you")
    expect(control(page, "given_names")).to_have_value("Ada")


def test_back_after_sending_shows_the_receipt_again(server, visa):
    before = len(server.submissions("visa"))
    walk_to_review(visa)
    action(visa, "submit").click()
    visa.wait_for_url("**/visa/done?*")
    reference = visa.locator(".fw-reference").inner_text()
    for _ in range(2):
        with visa.expect_navigation(url="**/visa/done?*"):
            visa.evaluate("setTimeout(() => history.back())")
        expect(visa.locator(".fw-reference")).to_have_text(reference)
    assert len(server.submissions("visa")) == before + 1
    visa.get_by_role("link", name="Fill in again").click()
    expect_attached(visa)
    expect(title(visa)).to_have_text("About you")
    expect(control(visa, "given_names")).to_have_value("")


@pytest.mark.parametrize("language", ["en", "de"])
def test_titles_of_steps_are_not_broken(server, open_page, language):
    page = open_page(f"{server.url}/visa?lang={language}")
    for words in page.locator(".fw-progress li span").filter(visible=True).all():
        # A word that is broken has more than one box in its line direction.
        broken = words.evaluate("""(span) => {
            const text = span.firstChild, range = document.createRange();
            return [...text.data.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                return range.getClientRects().length > 1;
            });
        }""")
        assert not broken, words.inner_text()
    assert_no_sideways_scroll(page)


def test_steps_that_are_done_look_done(visa):
    fill_you(visa)
    go_on(visa)
    expect(title(visa)).to_have_text("Passport")
    done, current, coming = (visa.locator(".fw-progress li").nth(place) for place in range(3))
    colors = [step.evaluate("step => getComputedStyle(step).borderTopColor") for step in (done, current, coming)]
    assert len(set(colors)) == 3
    mark = done.locator("span").evaluate("span => getComputedStyle(span, '::before').content")
    assert mark.startswith('"✓')


@pytest.mark.parametrize("width", [320, 900])
def test_back_and_continue_stand_apart(server, open_page, width):
    page = open_page(f"{server.url}/visa", viewport={"width": width, "height": 800})
    expect_attached(page)
    fill_you(page)
    go_on(page)
    expect(title(page)).to_have_text("Passport")
    back, on = (action(page, name).bounding_box() for name in ("page:back", "page:next"))
    # On wide screens the buttons start where the text does, and are as wide as their words.
    edge = page.locator(".fw-card" if width == 320 else ".fw-title").filter(visible=True).first.bounding_box()
    assert back["x"] == pytest.approx(edge["x"], abs=1)
    beside = on["x"] - (back["x"] + back["width"])
    below = on["y"] - (back["y"] + back["height"])
    assert max(beside, below) >= 8
    if width == 320:
        assert on["x"] + on["width"] == pytest.approx(edge["x"] + edge["width"], abs=1)
