"""Two ways in which a person fills in a page: with a finger on a touch screen, and with the keys of a keyboard alone."""

from playwright.sync_api import Locator, Page, expect

from loanform import action, control, option, row

# More presses of Tab than any step of a form needs.
PRESSES = 150


class Finger:
    """Touches what is on the screen. Nothing is hovered over, and nothing is clicked with a mouse."""

    options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}

    def __init__(self, page: Page):
        self.page = use(page)

    def press(self, target: Locator):
        target.tap()

    def type(self, path: str, text: str):
        self.enter(control(self.page, path))
        self.page.keyboard.type(text)

    def enter(self, target: Locator):
        self.press(target)
        # A tap has happened a little after the finger left the screen.
        expect(target).to_be_focused()

    def choose(self, path: str, value: str):
        self.press(option(self.page, path, value).locator("xpath=ancestor::label"))

    def find(self, path: str, words: str, title: str):
        """Chooses in a list that is searched by typing."""
        self.enter(combobox(self.page, path))
        self.page.keyboard.type(words)
        self.press(self.page.get_by_role("option", name=title))

    def day(self, path: str, day: str):
        # A telephone opens a calendar of its own, which no test can touch. It gives the control the day.
        control(self.page, path).fill(day)

    def add_files(self, path: str, *files: dict):
        with self.page.expect_file_chooser() as opened:
            self.press(chooser(self.page, path))
        opened.value.set_files(list(files))

    def sign(self, path: str):
        canvas = row(self.page, path).locator("canvas")
        canvas.scroll_into_view_if_needed()
        box = canvas.bounding_box()
        touch = self.page.context.new_cdp_session(self.page)

        def send(kind: str, *points: tuple):
            places = [{"x": box["x"] + box["width"] * x, "y": box["y"] + box["height"] * y} for x, y in points]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

        for stroke in ([(0.2, 0.7), (0.3, 0.2), (0.4, 0.7)], [(0.25, 0.5), (0.38, 0.5)]):
            send("touchStart", stroke[0])
            for point in stroke[1:]:
                send("touchMove", point)
            send("touchEnd")
        touch.detach()


class Keys:
    """Uses the keyboard alone: Tab leads everywhere, and what has the focus can be seen."""

    options = {"viewport": {"width": 1000, "height": 800}}

    def __init__(self, page: Page):
        self.page = use(page)

    def reach(self, target: Locator):
        expect(target).to_be_visible()
        for _ in range(PRESSES):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def press(self, target: Locator):
        self.reach(target)
        is_box = target.evaluate("element => element.matches('[type=checkbox]')")
        self.page.keyboard.press("Space" if is_box else "Enter")

    def type(self, path: str, text: str):
        self.reach(control(self.page, path))
        self.page.keyboard.type(text)

    def choose(self, path: str, value: str):
        # Tab leads to the first radio button of a group, or to the chosen one. Arrow keys choose.
        buttons = control(self.page, path)
        self.reach_any(buttons)
        target = option(self.page, path, value)
        self.page.keyboard.press("Space")
        for _ in range(buttons.count()):
            if target.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not lead to {value}")

    def reach_any(self, targets: Locator):
        for _ in range(PRESSES):
            if any(target.evaluate("element => element === document.activeElement") for target in targets.all()):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {targets}")

    def find(self, path: str, words: str, title: str):
        self.reach(combobox(self.page, path))
        self.page.keyboard.type(words)
        expect(self.page.get_by_role("option", name=title)).to_be_visible()
        self.page.keyboard.press("Enter")

    def day(self, path: str, day: str):
        self.reach(control(self.page, path))
        year, month, date = day.split("-")
        # Chromium speaks English in these tests, whatever the language of the page is.
        self.page.keyboard.type(month + date + year)

    def add_files(self, path: str, *files: dict):
        self.reach(chooser(self.page, path))
        with self.page.expect_file_chooser() as opened:
            self.page.keyboard.press("Enter")
        opened.value.set_files(list(files))

    def sign(self, path: str):
        self.reach(self.page.locator(f'[name="fw.sign.{path}"]'))
        self.page.keyboard.type("Ada Lovelace")


def use(page: Page) -> Page:
    # While somebody listens, the dialog of the system stays closed.
    page.on("filechooser", lambda _: None)
    return page


def chooser(page: Page, path: str) -> Locator:
    return page.locator(f'[name="fw.file.{path}"]')


def combobox(page: Page, path: str) -> Locator:
    return row(page, path).get_by_role("combobox").filter(visible=True)


def go_on(hands):
    hands.press(action(hands.page, "page:next"))
