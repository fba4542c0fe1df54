"""What tests need of WebDriver, the protocol of browsers' drivers, with nothing but Python's own library."""

import json
import urllib.error
import urllib.request

from serving import HANG

# How the protocol names the reference of an element.
REFERENCE = "element-6066-11e4-a52e-4f735466cecf"


class WebDriverError(Exception):
    """What a driver could not do, such as finding an element that is not there."""


class Session:
    """One session of a driver at an address."""

    def __init__(self, address: str, capabilities: dict):
        self.address = f"{address}/session"
        value = self._call("POST", "", {"capabilities": {"alwaysMatch": capabilities}})
        self.address += "/" + value["sessionId"]
        self.capabilities = value["capabilities"]

    def _call(self, method: str, path: str, body: dict | None = None):
        request = urllib.request.Request(
            self.address + path, method=method, headers={"content-type": "application/json"},
            data=None if body is None else json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request, timeout=HANG) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise WebDriverError(json.load(error)["value"]["error"]) from None

    def end(self):
        self._call("DELETE", "")

    def open(self, url: str):
        self._call("POST", "/url", {"url": url})

    def reload(self):
        self._call("POST", "/refresh", {})

    def find(self, selector: str) -> "Element":
        return Element(self, self._call("POST", "/element", {"using": "css selector", "value": selector})[REFERENCE])

    def all(self, selector: str) -> list["Element"]:
        found = self._call("POST", "/elements", {"using": "css selector", "value": selector})
        return [Element(self, one[REFERENCE]) for one in found]

    def script(self, code: str, *arguments):
        arguments = [{REFERENCE: one.reference} if isinstance(one, Element) else one for one in arguments]
        return self._call("POST", "/execute/sync", {"script": code, "args": arguments})


class Element:
    """One element of a page."""

    def __init__(self, session: Session, reference: str):
        self.session = session
        self.reference = reference

    def _call(self, method: str, path: str, body: dict | None = None):
        return self.session._call(method, f"/element/{self.reference}{path}", body)

    def click(self):
        self._call("POST", "/click", {})

    def send_keys(self, text: str):
        self._call("POST", "/value", {"text": text})

    def get_attribute(self, name: str):
        return self._call("GET", f"/attribute/{name}")

    def get_property(self, name: str):
        return self._call("GET", f"/property/{name}")

    @property
    def text(self) -> str:
        return self._call("GET", "/text")
