"""What a person sees is what is stored, also where no control says it."""

import pytest
from playwright.sync_api import expect

from loanform import action, control, expect_attached, inline_errors, option, row, submit


@pytest.fixture
def keeping(server, open_page):
    page = open_page(f"{server.url}/keeping")
    expect_attached(page)
    return page


@pytest.fixture
def plain(server, open_page):
    return open_page(f"{server.url}/keeping", java_script_enabled=False)


def stored(server, page):
    submit(page)
    expect(page.locator("form")).to_have_count(0)
    return server.submissions("keeping")[-1]["values"]


def test_targets_do_not_act_again_when_the_page_is_posted(server, keeping):
    option(keeping, "plan", "p").check()
    expect(control(keeping, "code")).to_have_value("PP")
    control(keeping, "code").fill("mine")
    control(keeping, "plate").fill("AB 1")
    assert stored(server, keeping)["code"] == "mine"


def test_a_target_that_clears_does_not_act_again_either(server, keeping):
    option(keeping, "plan", "q").check()
    control(keeping, "code").fill("z")
    control(keeping, "plate").fill("AB 1")
    assert stored(server, keeping)["code"] == "z"


def test_without_the_script_what_was_typed_is_stored(server, plain):
    option(plain, "plan", "p").check()
    control(plain, "code").fill("mine")
    control(plain, "plate").fill("AB 1")
    assert stored(server, plain)["code"] == "mine"


def test_a_replaced_formula_stays_replaced_even_if_the_page_began_with_that(server, keeping):
    control(keeping, "many").fill("4")
    expect(control(keeping, "total")).to_have_value("20")
    control(keeping, "total").fill("5")
    control(keeping, "plate").fill("AB 1")
    assert stored(server, keeping)["total"] == 5


def test_a_formula_that_was_emptied_stays_empty(server, keeping):
    control(keeping, "total").fill("")
    control(keeping, "plate").fill("AB 1")
    assert "total" not in stored(server, keeping)


def test_a_formula_that_nobody_touched_is_calculated(server, keeping):
    control(keeping, "many").fill("3")
    control(keeping, "plate").fill("AB 1")
    assert stored(server, keeping)["total"] == 15


def test_a_tapped_button_is_tapped_for_the_server_too(server, keeping):
    action(keeping, "tap:no_car").click()
    expect(control(keeping, "plate")).to_have_count(0)
    assert "plate" not in stored(server, keeping)


def test_a_choice_that_is_no_longer_offered_is_kept_until_it_is_offered_again(server, keeping):
    option(keeping, "meal", "fish").check()
    control(keeping, "age").fill("1")
    expect(row(keeping, "meal")).to_contain_text("is not offered now")
    expect(inline_errors(keeping)).to_have_count(0)
    control(keeping, "plate").fill("AB 1")
    control(keeping, "age").fill("5")
    expect(option(keeping, "meal", "fish")).to_be_checked()
    control(keeping, "age").fill("2")
    option(keeping, "meal", "soup").check()
    assert stored(server, keeping)["meal"] == "soup"


def test_answers_that_are_kept_while_they_are_hidden_are_stored(server, keeping):
    control(keeping, "note").fill("typed")
    option(keeping, "more", "true").uncheck()
    expect(control(keeping, "note")).to_have_count(0)
    control(keeping, "plate").fill("AB 1")
    values = stored(server, keeping)
    assert values["more"] is False and values["note"] == "typed"
