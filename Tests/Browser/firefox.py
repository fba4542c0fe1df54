"""Firefox as a person uses it: Debian's firefox-esr, driven by its own Marionette, which needs no further program."""

import contextlib
import io
import tempfile
from pathlib import Path

from marionette_driver import By, Wait
from marionette_driver.errors import NoSuchElementException, StaleElementException
from marionette_driver.marionette import Marionette

from serving import HANG, Port


class Firefox:
    """One browser without a window."""

    def __init__(self, executable: str, **preferences):
        # A browser that is tried out must not ask its maker for anything.
        preferences = {
            "app.normandy.enabled": False, "app.update.auto": False, "browser.region.network.url": "",
            "datareporting.policy.dataSubmissionEnabled": False, "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False, "services.settings.server": "http://127.0.0.1:9/",
            "intl.accept_languages": "en-GB", **preferences,
        }
        # The driver removes the log of before, so the log may not be /dev/null: the machine would lose that.
        self.folder = tempfile.TemporaryDirectory()
        self.place = Port()
        self.driver = Marionette(
            bin=executable, headless=True, host="127.0.0.1", port=self.place.number, prefs=preferences, startup_timeout=HANG,
            gecko_log=str(Path(self.folder.name) / "log"),
        )
        self.driver.start_session()
        self.version = self.driver.session_capabilities["browserVersion"]

    def quit(self):
        # Its profile is removed with words on the standard output.
        with contextlib.redirect_stdout(io.StringIO()):
            self.driver.quit()
        self.folder.cleanup()

    def open(self, url: str, attached: bool = True):
        self.driver.navigate(url)
        if attached:
            self.wait(lambda: self.state == "attached")

    @property
    def state(self):
        return self.find("#fw-form").get_attribute("data-fw-state")

    def find(self, selector: str):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector: str) -> list:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

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
        control.click()
        self.script("arguments[0].select()", control)
        control.send_keys(text)

    def fill_day(self, path: str, text: str):
        self.control(path).send_keys(text)

    def reload(self):
        self.driver.refresh()

    def script(self, code: str, *arguments):
        return self.driver.execute_script(code, script_args=list(arguments))

    def wait(self, holds):
        """Waits until something holds; errors on the way are those of a page that is changing."""
        Wait(self.driver, timeout=HANG, interval=0.05,
             ignored_exceptions=(NoSuchElementException, StaleElementException)).until(lambda _: holds())
