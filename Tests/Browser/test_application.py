"""A whole application, from the first page to the receipt: Examples/study.json, which has eight pages with files, repeats, a
signature and a review. It is filled in in two languages, with a finger and with the keyboard alone. On the way the server is
killed, the connection is cut and the browser is killed. Nothing typed is lost, and the application is stored once."""

import hashlib

import pytest
from playwright.sync_api import expect

from conftest import is_complaint
from hands import Finger, Keys, go_on
from loanform import action, control, expect_attached, option, summary_links, wait_until
from test_accessibility import assert_axe_clean
from test_drafts import offer, stored
from test_files import PDF, expect_files, named, png, uploads
from test_lost_drafts import kill, launch
from test_layout import assert_no_sideways_scroll

WORDS = {
    "de": {
        "pages": ["Über Sie", "Reisepass", "Wie wir Sie erreichen", "Ihr Studium", "Frühere Aufenthalte", "Ihr Geld",
                  "Wer kommt mit Ihnen?", "Erklärung"],
        "born": "10.12.1990", "country": ("jord", "Jordanien"), "amount": "850,50", "total": "20.412,00",
        "thanks": "Vielen Dank, Ada", "closing": "Wir sehen uns 4 Dateien an und schreiben an ada@example.org.",
    },
    "ar": {
        "pages": ["معلومات عنك", "جواز السفر", "كيف نتواصل معك", "دراستك", "الإقامات السابقة", "أموالك", "من يأتي معك؟", "إقرار"],
        "born": "10/12/1990", "country": ("أرد", "الأردن"), "amount": "850.50", "total": "20,412.00",
        "thanks": "شكرًا لك، \u2068Ada\u2069", "closing": "سنراجع ملفاتك، وعددها \u20684\u2069، ونكتب إلى \u2068ada@example.org\u2069.",
    },
}

SCAN, PHOTO = named("passport.pdf"), named("me.png", png(), "image/png")
LETTER, CERTIFICATE = named("admission.pdf", PDF + b" admission"), named("birth.pdf", PDF + b" birth")


class Visit:
    """A browser that is open on the form. It can be killed and started again."""

    def __init__(self, chromium, profile, server, language, hands):
        self.start = lambda: launch(chromium, profile, locale=language, **hands.options)
        self.profile, self.address, self.kind, self.language = profile, f"{server.url}/study?lang={language}", hands, language
        self.complaints = []
        self.open()

    def open(self):
        self.context = self.start()
        self.page = self.context.pages[0]
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.complaints.append(message.text) if is_unexpected(message) else None)
        self.page.goto(self.address)
        expect_attached(self.page)
        self.hands = self.kind(self.page)

    def kill(self):
        with self.context.expect_event("close"):
            kill(self.profile)

    def expect_page(self, number):
        """The page with this number, from 1, has just been opened."""
        heading = self.page.locator("#fw-title")
        expect(heading).to_have_text(WORDS[self.language]["pages"][number - 1])
        if number > 1:
            expect(heading).to_be_focused()
        self.look()

    def look(self):
        assert_axe_clean(self.page)
        assert_no_sideways_scroll(self.page)

    def expect_refused(self, count):
        """Going on from a page without answers lists what is missing."""
        go_on(self.hands)
        expect(summary_links(self.page).filter(visible=True)).to_have_count(count)
        expect(self.page.locator("#fw-summary")).to_be_focused()
        self.look()


def is_unexpected(message) -> bool:
    # Requests fail on purpose.
    return is_complaint(message) and "ERR_" not in message.text


@pytest.fixture(params=["de", "ar"])
def language(request):
    return request.param


@pytest.fixture(params=[Finger, Keys], ids=["finger", "keys"])
def visit(request, chromium, own_server, language, tmp_path):
    visit = Visit(chromium, tmp_path / "profile", own_server, language, request.param)
    yield visit
    visit.context.close()
    assert visit.complaints == []


def test_an_application_survives_everything_and_is_stored_once(own_server, visit):
    about_you(visit)
    passport(visit, own_server)
    contact(visit)
    studies(visit)
    stays(visit)
    visit = money(visit)
    family(visit)
    declaration(visit)
    review(visit)
    send(visit, own_server)
    receipt(visit)
    assert_stored(own_server, visit)


def about_you(visit):
    hands, words = visit.hands, WORDS[visit.language]
    visit.expect_page(1)
    visit.expect_refused(4)
    hands.type("given_names", "Ada")
    hands.type("family_name", "Lovelace")
    hands.type("birthday", words["born"])
    hands.find("citizenship", *words["country"])
    expect(summary_links(visit.page).filter(visible=True)).to_have_count(0)
    go_on(hands)


def passport(visit, server):
    """The server is killed while files are chosen."""
    hands, page = visit.hands, visit.page
    visit.expect_page(2)
    visit.expect_refused(4)
    hands.type("passport_number", "AB123456")
    hands.day("expires", "2090-01-01")
    hands.add_files("scan", SCAN)
    expect_files(page, "scan", "passport.pdf")
    server.kill()
    hands.add_files("photo", PHOTO)
    retry = uploads(page, "photo").locator("button").first
    expect(uploads(page, "photo").locator("p")).to_be_visible()
    visit.look()
    server.start()
    hands.press(retry)
    expect_files(page, "photo", "me.png")
    visit.look()
    go_on(hands)


def contact(visit):
    hands = visit.hands
    visit.expect_page(3)
    visit.expect_refused(3)
    hands.type("email", "ada@example.org")
    hands.type("street", "Main street 1")
    hands.type("postal_code", "0150")
    hands.type("town", "Oslo")
    go_on(hands)


def studies(visit):
    """The connection is cut while a file is chosen."""
    hands, page = visit.hands, visit.page
    visit.expect_page(4)
    visit.expect_refused(5)
    hands.type("school", "Analytical University")
    hands.choose("level", "master")
    hands.day("begins", "2089-09-01")
    hands.type("months", "24")
    visit.context.set_offline(True)
    expect(page.locator("#fw-connection")).to_be_visible()
    hands.add_files("admission", LETTER)
    expect(uploads(page, "admission").locator("p")).to_be_visible()
    visit.look()
    visit.context.set_offline(False)
    expect_files(page, "admission", "admission.pdf")
    go_on(hands)


def stays(visit):
    hands, page = visit.hands, visit.page
    visit.expect_page(5)
    hands.press(control(page, "was_abroad"))
    visit.expect_refused(3)
    hands.type("stay[0].where", "Norge")
    hands.day("stay[0].from", "2020-01-01")
    hands.day("stay[0].until", "2020-02-01")
    hands.press(action(page, "add:stay"))
    expect(control(page, "stay[1].where")).to_be_focused()
    hands.type("stay[1].where", "Sverige")
    hands.day("stay[1].from", "2021-01-01")
    hands.day("stay[1].until", "2021-01-15")
    visit.look()
    hands.press(action(page, "remove:stay[0]"))
    expect(control(page, "stay[0].where")).to_have_value("Sverige")
    go_on(hands)


def money(visit):
    """The browser is killed."""
    hands, page, words = visit.hands, visit.page, WORDS[visit.language]
    visit.expect_page(6)
    visit.expect_refused(2)
    hands.choose("payer", "family")
    hands.type("monthly", words["amount"])
    expect(page.locator("output").filter(visible=True)).to_contain_text(words["total"])
    wait_until(page, lambda: is_kept(stored(page).replace("\\", "")))
    visit.kill()
    visit.open()
    page = visit.page
    expect(offer(page)).to_be_visible()
    visit.look()
    visit.hands.press(page.locator('[data-fw-drafts="continue"]'))
    visit.expect_page(6)
    expect(option(page, "payer", "family")).to_be_checked()
    expect(control(page, "monthly")).to_have_value(words["amount"])
    go_on(visit.hands)
    return visit


def is_kept(record):
    """Whether the browser has stored the whole amount. Until it is typed, its text is there beside the value."""
    return '"step":"page.money"' in record and '"monthly":850.5' in record and '"monthly":"8' not in record


def family(visit):
    hands, page = visit.hands, visit.page
    visit.expect_page(7)
    hands.press(action(page, "add:relative"))
    visit.expect_refused(1)
    hands.type("relative[0].name", "Byron")
    hands.press(control(page, "relative[0].is_child"))
    hands.add_files("relative[0].certificate", CERTIFICATE)
    expect_files(page, "relative[0].certificate", "birth.pdf")
    visit.look()
    go_on(hands)


def declaration(visit):
    hands, page = visit.hands, visit.page
    visit.expect_page(8)
    visit.expect_refused(2)
    hands.press(control(page, "declared"))
    hands.sign("signature")
    visit.look()
    go_on(hands)


def review(visit):
    """The connection is cut when the review is asked for. An answer is changed from there."""
    hands, page = visit.hands, visit.page
    answers = page.locator("#fw-review")
    for text in ("Lovelace", "passport.pdf", "me.png", "admission.pdf", "Sverige", "Byron", "birth.pdf"):
        expect(answers).to_contain_text(text)
    visit.look()
    hands.press(answers.locator('button[value="page:change:town:page.contact"]'))
    expect(control(page, "town")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("Bergen")
    visit.context.set_offline(True)
    go_on(hands)
    again = answers.locator("button")
    expect(again).to_have_count(1)
    visit.look()
    visit.context.set_offline(False)
    hands.press(again)
    expect(answers).to_contain_text("Bergen")


def send(visit, server):
    """The server is killed when the application is sent."""
    hands, page = visit.hands, visit.page
    server.kill()
    hands.press(action(page, "submit"))
    delivery = page.locator("#fw-delivery")
    expect(delivery).not_to_have_text("")
    expect(action(page, "submit")).to_be_enabled()
    visit.look()
    server.start()
    assert server.submissions("study") == []
    hands.press(action(page, "submit"))
    page.wait_for_url("**/study/done?*")


def receipt(visit):
    page, words = visit.page, WORDS[visit.language]
    expect(page.locator("h1")).to_have_text(words["thanks"])
    expect(page.locator("main")).to_contain_text(words["closing"])
    expect(page.locator(".fw-reference")).to_be_visible()
    for text in ("Lovelace", "Bergen", "Sverige", "birth.pdf"):
        expect(page.locator(".fw-receipt")).to_contain_text(text)
    visit.look()


def assert_stored(server, visit):
    [submission] = server.submissions("study")
    values = submission["values"]
    assert values["birthday"] == "1990-12-10" and values["citizenship"] == "JO" and values["town"] == "Bergen"
    assert values["monthly"] == 850.5 and values["total"] == 20412 and values["months"] == 24
    assert [stay["where"] for stay in values["stay"]] == ["Sverige"]
    [signature] = values["signature"]
    assert signature["type"] == ("image/png" if visit.kind is Finger else "image/svg+xml")
    files = [*values["scan"], *values["photo"], *values["admission"], *values["relative"][0]["certificate"]]
    chosen = [SCAN, PHOTO, LETTER, CERTIFICATE]
    assert [file["name"] for file in files] == [file["name"] for file in chosen]
    assert [file["checksum"] for file in files] == [hashlib.sha256(file["buffer"]).hexdigest() for file in chosen]
