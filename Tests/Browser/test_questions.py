"""Questions with looks of their own: stars, days of the week, pictures, and options found by typing."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, option, row, submit, summary_links
from test_accessibility import assert_axe_clean
from test_layout import assert_no_sideways_scroll
from test_pressing import middle, press

LOOKS = [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}]
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#48a" d="M0 0h4v3H0z"/></svg>'


@pytest.fixture
def open_questions(server, open_page):
    """Opens the form; its pictures are given, because a test server has none."""

    def open(**options):
        page = open_page(f"{server.url}/", **options)
        page.route("**/pictures/*", lambda route: route.fulfill(body=PICTURE, content_type="image/svg+xml"))
        page.goto(f"{server.url}/questions")
        if options.get("java_script_enabled", True):
            expect_attached(page)
        return page

    return open


def finder(page, path):
    return row(page, path).get_by_role("combobox")


def found(page, path):
    return row(page, path).get_by_role("option")


def tags(page, path):
    return row(page, path).locator(".fw-tag")


def fill_required(page):
    option(page, "score", "7").check()
    option(page, "room", "sea").check()


def test_stars_are_chosen_cleared_and_stored(server, open_questions):
    page = open_questions()
    stars = page.get_by_role("radiogroup", name="How was your stay?")
    stars.get_by_role("radio", name="3 of 5").check()
    star = lambda number: row(page, "stars").locator(".fw-option").nth(number - 1)  # noqa: E731
    glyph = "element => getComputedStyle(element, '::before').content"
    assert "★" in star(3).evaluate(glyph) and "★" in star(1).evaluate(glyph)
    assert "☆" in star(4).evaluate(glyph)
    page.keyboard.press("ArrowRight")
    expect(stars.get_by_role("radio", name="4 of 5")).to_be_checked()
    action(page, "clear:stars").click()
    expect(stars.locator(":checked")).to_have_count(0)
    stars.get_by_role("radio", name="2 of 5").check()
    fill_required(page)
    finder(page, "city").fill("osl")
    page.keyboard.press("Enter")
    submit(page)
    page.wait_for_url("**/questions/done")
    values = server.submissions("questions")[-1]["values"]
    assert (values["stars"], values["score"], values["room"], values["city"]) == (2, 7, "sea", "osl")


def test_the_engine_draws_the_same_looks(open_questions):
    page = open_questions()
    control(page, "more").check()
    expect(row(page, "service").locator("[data-fw-look=rating]")).to_have_count(1)
    expect(row(page, "again").locator("img")).to_have_count(1)
    options = row(page, "again").locator(".fw-option input")
    expect(options).to_have_count(3)
    expect(options.nth(1)).to_be_disabled()
    expect(finder(page, "trip")).to_be_visible()
    action(page, "add:guests").click()
    expect(row(page, "guests[0].rating").locator("[data-fw-look=rating]")).to_have_count(1)
    finder(page, "guests[0].home").fill("par")
    page.keyboard.press("Enter")
    expect(control(page, "guests[0].home")).to_have_value("par")


def test_days_have_short_names_that_are_spoken_whole(open_questions):
    page = open_questions()
    days = row(page, "days").get_by_role("checkbox")
    expect(days).to_have_count(7)
    expect(days.first).to_have_accessible_name("Sunday")
    expect(row(page, "days").locator(".fw-option").first).to_have_text("Sun")


@pytest.mark.parametrize(
    ("typed", "texts"),
    [("zur", ["Zürich"]), ("SAO p", ["São Paulo"]), ("ist", ["İstanbul"]), ("lon", ["London"]), ("o", ["Oslo", "Zürich"])],
)
def test_a_search_ignores_case_and_accents(open_questions, typed, texts):
    page = open_questions()
    finder(page, "city").fill(typed)
    if typed == "o":
        expect(found(page, "city").first).to_have_text("Oslo")
    else:
        expect(found(page, "city")).to_have_text(texts)


def test_the_search_by_keyboard_alone(open_questions):
    page = open_questions()
    city = finder(page, "city")
    expect(city).to_have_accessible_name("City")
    city.focus()
    expect(city).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("ArrowDown")
    expect(city).to_have_attribute("aria-expanded", "true")
    expect(found(page, "city")).to_have_count(8)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    active = city.get_attribute("aria-activedescendant")
    expect(page.locator(f"[id='{active}']")).to_have_text("Zürich")
    page.keyboard.press("Escape")
    expect(city).to_have_attribute("aria-expanded", "false")
    expect(control(page, "city")).to_have_value("")
    city.fill("koln")
    page.keyboard.press("Enter")
    expect(city).to_have_value("Köln")
    expect(control(page, "city")).to_have_value("cgn")
    city.fill("")
    page.keyboard.press("Tab")
    expect(control(page, "city")).to_have_value("")


@pytest.mark.parametrize("leave", ["Tab", "press"])
def test_an_option_that_was_typed_whole_is_taken(open_questions, leave):
    page = open_questions()
    finder(page, "city").fill("zurich ")
    if leave == "Tab":
        page.keyboard.press("Tab")
    else:
        press(page, option(page, "score", "7"))
    expect(finder(page, "city")).to_have_value("Zürich")
    expect(control(page, "city")).to_have_value("zrh")
    likes = finder(page, "likes")
    likes.fill("music")
    page.keyboard.press("Tab")
    expect(tags(page, "likes")).to_have_text(["Music"])
    # The same text again does not remove the tag.
    likes.fill("Music")
    page.keyboard.press("Tab")
    expect(tags(page, "likes")).to_have_text(["Music"])
    expect(likes).to_have_value("")


def test_a_text_that_is_no_option_stays_with_an_error(server, open_questions):
    page = open_questions()
    fill_required(page)
    city, likes = finder(page, "city"), finder(page, "likes")
    city.fill("Oslo")
    page.keyboard.press("Enter")
    likes.fill("Lond")
    page.keyboard.press("Tab")
    expect(likes).to_have_value("Lond")
    expect(likes).to_have_attribute("aria-invalid", "true")
    expect(likes).to_have_accessible_description("Error: Choose one of the options for “What do you like?”")
    assert_axe_clean(page)
    # It is not sent, and the other answers are not lost with it.
    before = len(server.submissions("questions"))
    submit(page)
    expect(likes).to_be_focused()
    expect(likes).to_have_value("Lond")
    assert len(server.submissions("questions")) == before
    likes.fill("Foo")
    expect(likes).not_to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Enter")
    expect(tags(page, "likes")).to_have_text(["Food"])
    # A text in place of an answer takes the answer back.
    city.fill("Osl0")
    page.keyboard.press("Enter")
    expect(city).to_have_attribute("aria-invalid", "true")
    expect(control(page, "city")).to_have_value("")
    city.fill("oslo")
    submit(page)
    page.wait_for_url("**/questions/done")
    values = server.submissions("questions")[-1]["values"]
    assert (values["city"], values["likes"]) == ("osl", ["food"])


def test_how_many_options_were_found_is_said(open_questions):
    page = open_questions()
    status = row(page, "city").get_by_role("status")
    finder(page, "city").fill("o")
    expect(status).to_have_text(f"Choices found: {found(page, 'city').count()}")
    finder(page, "city").fill("zur")
    expect(status).to_have_text("Choices found: 1")
    finder(page, "city").fill("")
    expect(status).to_have_text("")


def test_what_cannot_be_chosen_is_not_chosen(open_questions):
    page = open_questions()
    finder(page, "city").fill("malm")
    expect(found(page, "city")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    found(page, "city").click(force=True)
    expect(control(page, "city")).to_have_value("")
    finder(page, "city").fill("xyz")
    expect(row(page, "city").get_by_role("status")).to_have_text("Nothing was found.")


def test_an_error_leads_to_the_search(open_questions):
    page = open_questions()
    fill_required(page)
    submit(page)
    expect(finder(page, "city")).to_have_attribute("aria-invalid", "true")
    summary_links(page).first.click()
    expect(finder(page, "city")).to_be_focused()
    finder(page, "city").fill("par")
    found(page, "city").first.click()
    expect(finder(page, "city")).not_to_have_attribute("aria-invalid", "true")


def test_tags_are_added_and_removed(server, open_questions):
    page = open_questions(has_touch=True)
    likes = finder(page, "likes")
    expect(likes).to_have_accessible_name("What do you like?")
    likes.tap()
    found(page, "likes").filter(has_text="Music").tap()
    likes.fill("foo")
    page.keyboard.press("Enter")
    expect(tags(page, "likes")).to_have_text(["Food", "Music"])
    page.get_by_role("button", name="Remove Food").click()
    expect(tags(page, "likes")).to_have_text(["Music"])
    expect(likes).to_be_focused()
    page.keyboard.press("Backspace")
    expect(tags(page, "likes")).to_have_count(0)
    likes.fill("wal")
    page.keyboard.press("Enter")
    expect(option(page, "likes", "walks")).to_be_checked()


@pytest.mark.parametrize("path", ["city", "likes"])
def test_what_is_pressed_below_an_open_list_happens(open_questions, path):
    page = open_questions(viewport={"width": 800, "height": 1600})
    finder(page, path).click()
    expect(found(page, path).first).to_be_visible()
    press(page, option(page, "about.food", "3"))
    expect(option(page, "about.food", "3")).to_be_checked()
    expect(row(page, path).get_by_role("listbox")).to_be_hidden()


def test_what_is_tapped_below_an_open_list_happens(open_questions):
    page = open_questions(viewport={"width": 800, "height": 1600}, has_touch=True)
    finder(page, "likes").tap()
    expect(found(page, "likes").first).to_be_visible()
    option(page, "about.food", "3").scroll_into_view_if_needed()
    page.touchscreen.tap(*middle(option(page, "about.food", "3")))
    expect(option(page, "about.food", "3")).to_be_checked()
    expect(row(page, "likes").get_by_role("listbox")).to_be_hidden()


def test_a_press_on_its_title_leads_back_to_the_search(open_questions):
    page = open_questions()
    finder(page, "city").fill("par")
    press(page, row(page, "city").locator(".fw-label"))
    expect(finder(page, "city")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(found(page, "city").first).to_be_visible()


def test_return_takes_the_first_of_several_matches(open_questions):
    page = open_questions()
    likes = finder(page, "likes")
    likes.press_sequentially("o")
    expect(found(page, "likes")).to_have_count(1)
    likes.fill("s")
    expect(found(page, "likes")).to_have_text(["Music", "Walks"])
    active = likes.get_attribute("aria-activedescendant")
    expect(page.locator(f"[id='{active}']")).to_have_text("Music")
    page.keyboard.press("Enter")
    expect(tags(page, "likes")).to_have_text(["Music"])
    # The same text again takes the next one, and never removes what is there.
    likes.fill("s")
    page.keyboard.press("Enter")
    expect(tags(page, "likes")).to_have_text(["Music", "Walks"])
    likes.fill("s")
    page.keyboard.press("Enter")
    expect(tags(page, "likes")).to_have_text(["Music", "Walks"])
    likes.fill("s")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(tags(page, "likes")).to_have_text(["Walks"])


def test_a_reload_brings_the_search_back(open_questions):
    page = open_questions()
    finder(page, "city").fill("par")
    page.keyboard.press("Enter")
    finder(page, "likes").fill("art")
    page.keyboard.press("Enter")
    page.reload()
    expect_attached(page)
    expect(finder(page, "city")).to_have_value("Paris")
    expect(tags(page, "likes")).to_have_text(["Art"])


def test_a_matrix_is_a_table_where_there_is_room(server, open_questions):
    page = open_questions()
    for path, value in {"room": "4", "food": "2"}.items():
        option(page, f"about.{path}", value).check()
    expect(page.locator("output")).to_have_text("3")
    places = [option(page, f"about.{path}", "3").bounding_box() for path in ("room", "food", "staff")]
    assert len({round(place["x"]) for place in places}) == 1, "the columns are not aligned"
    assert len({round(place["y"]) for place in places}) == 3
    words = row(page, "about.food").locator(".fw-option-text").first
    assert words.bounding_box()["width"] <= 1
    expect(page.get_by_role("radiogroup", name="the food?").get_by_role("radio", name="Very good")).to_have_count(1)
    option(page, "uses.home", "phone").check()
    control(page, "rent.now.price").fill("900")
    fill_required(page)
    finder(page, "city").fill("osl")
    page.keyboard.press("Enter")
    submit(page)
    page.wait_for_url("**/questions/done")
    values = server.submissions("questions")[-1]["values"]
    assert values["about"] == {"room": 4, "food": 2}
    assert values["uses"]["home"] == ["phone"] and values["rent"]["now"]["price"] == 900


def test_a_row_of_a_matrix_does_not_grow_when_it_is_answered(open_questions):
    page = open_questions()
    place = row(page, "about.room")
    before = place.bounding_box()["height"]
    option(page, "about.room", "4").check()
    expect(place.get_by_role("button", name="Clear")).to_be_visible()
    assert place.bounding_box()["height"] == before


@pytest.mark.parametrize("width", [320, 390, 900])
def test_weekdays_stand_in_one_line_or_in_four_and_three(open_questions, width):
    page = open_questions(viewport={"width": width, "height": 800})
    days = row(page, "days").locator(".fw-option")
    boxes = [day.bounding_box() for day in days.all()]
    lines = [sum(1 for box in boxes if box["y"] == y) for y in sorted({box["y"] for box in boxes})]
    assert lines == ([4, 3] if width == 320 else [7])
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)


def test_a_matrix_is_a_list_of_questions_on_a_narrow_page(open_questions):
    page = open_questions(viewport={"width": 320, "height": 800})
    places = [option(page, "about.food", value).bounding_box() for value in "1234"]
    assert len({round(place["y"]) for place in places}) == 4
    assert row(page, "about.food").locator(".fw-option-text").first.bounding_box()["width"] > 20


def test_without_scripts_the_native_controls_answer(server, open_questions):
    page = open_questions(java_script_enabled=False)
    expect(row(page, "city").get_by_role("combobox")).to_have_count(1)
    fill_required(page)
    option(page, "stars", "4").check()
    control(page, "city").select_option("lon")
    option(page, "likes", "art").check()
    option(page, "days", "sun").check()
    submit(page)
    page.wait_for_url("**/questions/done")
    values = server.submissions("questions")[-1]["values"]
    assert values["stars"] == 4 and values["city"] == "lon" and values["likes"] == ["art"] and values["days"] == ["sun"]


@pytest.mark.parametrize("look", LOOKS)
def test_each_state_is_accessible(open_questions, look):
    page = open_questions(**look)
    assert_axe_clean(page)
    control(page, "more").check()
    option(page, "stars", "3").check()
    finder(page, "likes").fill("f")
    page.keyboard.press("Enter")
    submit(page)
    expect(summary_links(page).first).to_be_visible()
    assert_axe_clean(page)
    finder(page, "city").click()
    page.keyboard.press("ArrowDown")
    assert_axe_clean(page)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_it_fits_a_narrow_page(open_questions, direction):
    page = open_questions(viewport={"width": 320, "height": 800})
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    finder(page, "likes").fill("f")
    page.keyboard.press("Enter")
    finder(page, "city").click()
    assert_no_sideways_scroll(page)
    targets = page.locator(".fw-row:has(> [data-fw-look=rating]) .fw-option, .fw-tag > button, .fw-found-option")
    for target in targets.filter(visible=True).all():
        box = target.bounding_box()
        assert box["height"] >= 44 and box["width"] >= 44, target
