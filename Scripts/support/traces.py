"""What people do to a text input, for Scripts/record-traces."""


class Typist:
    """Does to the input `control` what people, keyboards and input methods do."""

    def __init__(self, page):
        self.page = page
        self.protocol = page.context.new_cdp_session(page)

    def type(self, text):
        self.page.keyboard.type(text)

    def press(self, key):
        self.page.keyboard.press(key)

    def press_dead_key(self):
        self.protocol.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", "key": "Dead", "code": "Equal"})
        self.protocol.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": "Dead", "code": "Equal"})

    def paste(self, text):
        """Pastes what was copied somewhere else."""
        self.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
        self.page.keyboard.press("Control+v")

    def compose(self, *texts):
        """An input method shows each text in turn, underlined, in the place of the one before."""
        for text in texts:
            self.protocol.send(
                "Input.imeSetComposition",
                {"text": text, "selectionStart": _units(text), "selectionEnd": _units(text)},
            )

    def compose_over(self, start, end, *texts):
        """An input method takes up a word that is already there, and changes it."""
        first = {"replacementStart": start, "replacementEnd": end}
        for text in texts:
            self.protocol.send(
                "Input.imeSetComposition",
                {"text": text, "selectionStart": _units(text), "selectionEnd": _units(text), **first},
            )
            first = {}

    def commit(self, text):
        """The composition ends, or a keyboard without keys gives several characters at once."""
        self.protocol.send("Input.insertText", {"text": text})

    def leave_composition(self):
        """The focus goes to another control in the middle of a composition."""
        self.page.evaluate("document.getElementById('other').focus()")

    def fill_in(self, number):
        """The browser fills in a card that it knows. It has to have looked at the form before."""
        self.page.click("#control")
        self.page.wait_for_timeout(1500)
        self.protocol.send("DOM.enable")
        self.protocol.send("Autofill.enable")
        document = self.protocol.send("DOM.getDocument")["root"]["nodeId"]
        found = self.protocol.send("DOM.querySelector", {"nodeId": document, "selector": "#control"})
        node = self.protocol.send("DOM.describeNode", {"nodeId": found["nodeId"]})["node"]
        card = {"number": number, "name": "Maria", "expiryMonth": "12", "expiryYear": "2030", "cvc": "123"}
        self.protocol.send("Autofill.trigger", {"fieldId": node["backendNodeId"], "card": card})
        self.page.wait_for_timeout(500)

    def select(self, start, end):
        self.page.evaluate("([start, end]) => control.setSelectionRange(start, end)", [start, end])

    def drag(self, start, end, place):
        """Drags the characters from `start` to `end` to another place in the text, by the mouse."""
        box = self.page.locator("#control").bounding_box()
        width = self.page.evaluate(
            "() => { const c = document.createElement('canvas').getContext('2d');"
            "c.font = getComputedStyle(control).font; return c.measureText('0').width; }"
        )
        self.select(start, end)
        left = box["x"] + 3
        middle = box["y"] + box["height"] / 2
        mouse = self.page.mouse
        mouse.move(left + width * (start + end) / 2, middle)
        mouse.down()
        mouse.move(left + width * ((start + end) / 2 + 1), middle, steps=3)
        mouse.move(left + width * place, middle, steps=5)
        mouse.up()

    def reformat(self):
        """From here on the page changes what the input holds after every event, as one that formats does."""
        self.page.evaluate(
            "control.addEventListener('input', () => { const caret = control.selectionStart + 1;"
            "control.value = '-' + control.value.replaceAll('-', ''); control.setSelectionRange(caret, caret); })"
        )


def _units(text):
    return len(text.encode("utf-16-le")) // 2


# A name, the text before with `|` at the caret or around a selection, and what is done.
SCENARIOS = [
    ("typing at the end", "52|", [("type", "998")]),
    ("typing in the middle", "52|98", [("type", "99")]),
    ("typing at the start", "|5298", [("type", "12")]),
    ("a letter among digits", "52|98", [("type", "x9")]),
    ("typing separators", "|", [("type", "1.5,0")]),
    ("typing digits of Arabic", "1|5", [("type", "٢٣")]),
    ("typing over a selection", "52|99|82", [("type", "1")]),
    ("typing the same over a selection", "5|99|9", [("type", "9")]),
    ("selecting all and typing", "529982", [("press", "Control+a"), ("type", "7")]),
    ("Backspace at the end", "52998|", [("press", "Backspace"), ("press", "Backspace")]),
    ("Backspace in the middle", "529|98", [("press", "Backspace")]),
    ("Backspace among equal characters", "555|55", [("press", "Backspace")]),
    ("Backspace on a selection", "5|29|98", [("press", "Backspace")]),
    ("Delete in the middle", "52|998", [("press", "Delete"), ("press", "Delete")]),
    ("Delete among equal characters", "55|555", [("press", "Delete")]),
    ("Delete on a selection", "5|29|98", [("press", "Delete")]),
    ("Ctrl+Backspace in the middle", "529 982| 247", [("press", "Control+Backspace")]),
    ("Ctrl+Delete in the middle", "529 |982 247", [("press", "Control+Delete")]),
    ("selecting all and deleting", "529982|", [("press", "Control+a"), ("press", "Delete")]),
    ("cutting", "52|99|82", [("press", "Control+x")]),
    ("pasting without separators", "|", [("paste", "52998224725")]),
    ("pasting with separators", "|", [("paste", "529.982.247-25")]),
    ("pasting in the middle", "52|25", [("paste", "99.82")]),
    ("pasting over a selection", "52|99|25", [("paste", "1-2")]),
    ("pasting over everything", "|529982|", [("paste", "041 3333-4444")]),
    ("pasting lines", "1|9", [("paste", "2\n3\n")]),
    ("pasting what stands there", "12|34|56", [("paste", "34")]),
    ("undoing and redoing", "52|98", [("type", "1"), ("press", "Control+z"), ("press", "Control+Shift+z")]),
    (
        "undoing where the page formats", "52|98",
        [("reformat",), ("type", "13"), ("press", "Control+z"), ("press", "Control+z")],
    ),
    (
        "undoing what replaced a selection", "52|99|82",
        [("type", "1"), ("press", "Control+z")],
    ),
    ("undoing away from the caret", "52|98", [("type", "1"), ("select", 0, 0), ("press", "Control+z")]),
    ("filling in the number of a card", "|", [("fill_in", "4111111111111111")]),
    ("filling in over what was typed", "41|", [("fill_in", "4111111111111111")]),
    ("moving a selection by the mouse", "123456|", [("drag", 0, 2, 5)]),
    ("moving a selection where the page formats", "123456|", [("reformat",), ("drag", 0, 2, 5)]),
    ("composing a word of Latin letters", "a|z", [("compose", "h", "he", "hel"), ("commit", "hello")]),
    ("composing digits", "52|98", [("compose", "1", "13", "134"), ("commit", "134")]),
    ("deleting letters of a composition", "52|98", [("compose", "1", "13", "1", ""), ("commit", "")]),
    ("composing over a word", "ab helo cd|", [("compose_over", 3, 7, "hell", "hello"), ("commit", "hello")]),
    ("composing pinyin", "我|人", [("compose", "z", "zh", "zho", "zhong"), ("commit", "中")]),
    ("composing wide digits", "5|8", [("compose", "２", "２９"), ("commit", "２９")]),
    ("leaving during a composition", "52|98", [("compose", "1", "13"), ("leave_composition",)]),
    ("a dead key as a composition", "caf|s", [("compose", "´"), ("commit", "é")]),
    ("a dead key without one", "caf|s", [("press_dead_key",), ("commit", "é")]),
    ("several characters at once", "52|98", [("commit", "134")]),
    ("an emoji, and Backspace", "a|b", [("commit", "👍🏽"), ("press", "Backspace")]),
    ("Backspace behind an accent", "cafe\u0301|s", [("press", "Backspace")]),
]
