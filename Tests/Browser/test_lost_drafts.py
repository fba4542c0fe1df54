"""What was typed outlives a changed form, a killed browser and a killed server."""

import json
import os
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import EXECUTABLE, FLAGS, patient
from loanform import control, expect_attached, submit, wait_until
from serving import HANG, Server
from test_drafts import context, expect_kept, offer, press, visit

FORM = {"id": "trip", "title": "Trip", "locale": "en", "fields": [
    {"id": "name", "title": "Your name", "validations": {"required": True}},
    {"id": "nickname", "title": "Nickname"},
    {"id": "seat", "title": "Seat", "type": "select", "style": "radio", "options": [
        {"id": "aisle", "title": "Aisle"}, {"id": "window", "title": "Window"}]}]}


@pytest.fixture
def trip(tmp_path):
    file = tmp_path / "trip.json"
    file.write_text(json.dumps(FORM))
    server = Server(tmp_path, file).start()
    server.file = file
    yield server
    server.stop()


def fill_trip(page):
    control(page, "name").fill("Ada")
    control(page, "nickname").fill("Countess")
    page.locator('[name="v.seat"][value="aisle"]').check()
    expect_kept(page, "Countess")
    expect_kept(page, "aisle")


def test_a_changed_form_takes_what_still_fits_and_names_the_rest(trip, context):
    page = visit(context, trip, "trip")
    fill_trip(page)
    page.close()
    changed = json.loads(json.dumps(FORM))
    changed["fields"][2]["options"] = [{"id": "window", "title": "Window"}, {"id": "middle", "title": "Middle"}]
    del changed["fields"][1]
    trip.file.write_text(json.dumps(changed))
    page = context.new_page()
    wait_until(page, lambda: "Middle" in page.request.get(f"{trip.url}/trip").text())
    page.goto(f"{trip.url}/trip")
    expect_attached(page)
    press(page, "continue")
    expect(control(page, "name")).to_have_value("Ada")
    expect(offer(page)).to_contain_text("no longer fit")
    expect(offer(page).locator("li")).to_have_text(["Nickname: Countess", "Seat: aisle"])
    expect(offer(page)).to_be_focused()
    page.locator('[name="v.seat"][value="window"]').check()
    submit(page)
    page.wait_for_url("**/trip/done")
    assert trip.submissions("trip")[-1]["values"] == {"name": "Ada", "seat": "window"}


def launch(chromium, profile, **options):
    context = chromium.browser_type.launch_persistent_context(
        str(profile), executable_path=EXECUTABLE, args=FLAGS, timeout=HANG * 1_000, **options)
    return patient(context)


def kill(profile):
    """Ends the browser with this profile as a crash would."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}" in words and not any(word.startswith("--type=") for word in words):
            os.kill(int(process.name), signal.SIGKILL)


def test_a_killed_browser_and_a_killed_server_lose_nothing(trip, chromium, tmp_path):
    profile = tmp_path / "profile"
    context = launch(chromium, profile)
    context.clock.install()
    page = visit(context, trip, "trip")
    fill_trip(page)
    trip.kill()
    kill(profile)
    trip.start()
    context = launch(chromium, profile)
    page = visit(context, trip, "trip")
    press(page, "continue")
    expect(control(page, "name")).to_have_value("Ada")
    expect(control(page, "nickname")).to_have_value("Countess")
    submit(page)
    page.wait_for_url("**/trip/done")
    assert len(trip.submissions("trip")) == 1
    context.close()


def test_a_killed_server_is_a_press_of_the_button(trip, context):
    page = visit(context, trip, "trip")
    fill_trip(page)
    trip.kill()
    submit(page)
    expect(page.locator("#fw-delivery")).to_contain_text("were not sent")
    trip.start()
    submit(page)
    page.wait_for_url("**/trip/done")
    assert len(trip.submissions("trip")) == 1


# How it looks and is announced
