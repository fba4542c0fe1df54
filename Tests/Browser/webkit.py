"""WebKit as a person uses it: WebKitGTK's MiniBrowser in a window that nobody sees, driven by its own WebKitWebDriver."""

import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from serving import HANG, Port
from webdriver import Session, WebDriverError

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
BROWSER = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)


def is_there() -> bool:
    return bool(DRIVER and SCREEN and BROWSER)


class WebKit:
    """One browser on a screen of its own."""

    def __init__(self):
        reader, writer = os.pipe()
        # It chooses a number that is free and writes it down.
        self.screen = subprocess.Popen(
            [SCREEN, "-displayfd", str(writer), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            display = ":" + numbers.readline().strip()
        self.place = Port()
        # There is no graphics processor to draw with.
        environment = {
            **os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LANG": "en_GB.UTF-8", "LANGUAGE": "en_GB",
        }
        self.driver = subprocess.Popen(
            [DRIVER, f"--port={self.place.number}", "--host=127.0.0.1"], env=environment, stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{self.place.number}"
        self._wait_for(address)
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        self.session = Session(address, {"webkitgtk:browserOptions": options})
        self.version = self.session.capabilities["browserVersion"]
        self.find, self.all, self.script = self.session.find, self.session.all, self.session.script
        self.reload = self.session.reload

    def _wait_for(self, address: str):
        end = time.monotonic() + HANG
        while time.monotonic() < end and self.driver.poll() is None:
            try:
                urllib.request.urlopen(f"{address}/status", timeout=HANG)
                return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("WebKitWebDriver does not answer")

    def quit(self):
        self.session.end()
        for process in (self.driver, self.screen):
            process.terminate()
            process.wait(HANG)

    def open(self, url: str, attached: bool = True):
        self.session.open(url)
        if attached:
            self.wait(lambda: self.state == "attached")

    @property
    def state(self):
        return self.find("#fw-form").get_attribute("data-fw-state")

    def control(self, path: str):
        return self.find(f'[name="v.{path}"]:not([type=hidden])')

    def option(self, path: str, value: str):
        return self.find(f'[name="v.{path}"][value="{value}"]')

    def press(self, action: str):
        button = self.find(f'button[name="fw.action"][value="{action}"]:not([aria-hidden=true])')
        self.script("arguments[0].scrollIntoView({ block: 'center' })", button)
        button.click()

    def type(self, path: str, text: str):
        """Types in place of what is there."""
        control = self.control(path)
        self.script("arguments[0].scrollIntoView({ block: 'center' })", control)
        control.click()
        self.script("arguments[0].select()", control)
        control.send_keys(text)

    def fill_day(self, path: str, text: str):
        """WebKitGTK draws days as boxes of text; those of its date controls cannot be typed into by the driver."""
        control = self.control(path)
        self.script(
            "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))",
            control, text)

    def wait(self, holds):
        """Waits until something holds; errors on the way are those of a page that is changing."""
        end = time.monotonic() + HANG
        while True:
            try:
                if holds():
                    return
            except WebDriverError:
                pass
            assert time.monotonic() < end, "it did not come about"
            time.sleep(0.05)
