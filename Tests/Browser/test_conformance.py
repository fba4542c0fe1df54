"""The engine in the browser gives, byte for byte, what the native one gives for the vectors of Tests/Conformance.

The native suite writes what it played and what came of it to the file that FORMWORK_CONFORMANCE_OUTPUT names. The
browser gets the same engine as always with one entry point more, from Scripts/conformance-engine.
"""

import json
import os
from pathlib import Path

import pytest

from loanform import expect_attached
from serving import ROOT, Server

REPORT = Path(os.environ.get("FORMWORK_CONFORMANCE_OUTPUT", ROOT / ".build/conformance.json"))
ENGINE = ROOT / ".build/conformance/engine.wasm"
VECTORS = sorted(path.name for path in (ROOT / "Tests/Conformance").glob("*.json"))

PLAY = """async inputs => {
    const script = document.querySelector('script[type=module]').src
    const { loadEngine } = await import(script)
    const call = await loadEngine(new URL('engine.wasm', script))
    return inputs.map(input => call('fw_play', input))
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    assert ENGINE.exists(), f"{ENGINE} is missing; Scripts/conformance-engine makes it"
    server = Server(tmp_path_factory.mktemp("conformance"), engine=ENGINE).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def native() -> list[dict]:
    assert REPORT.exists(), f"{REPORT} is missing; Scripts/test has the native suite write it"
    return json.loads(REPORT.read_text("utf-8"))


@pytest.mark.parametrize("file", VECTORS)
def test_the_browser_gives_the_same_bytes(server, open_page, native, file):
    cases = [case for case in native if case["file"] == file]
    names = [vector["name"] for vector in json.loads((ROOT / "Tests/Conformance" / file).read_text("utf-8"))]
    assert [case["name"] for case in cases] == names, "the native suite has not played the vectors as they are now"
    compare(server, open_page, cases)


def test_the_table_of_amounts_gives_the_same_bytes(server, open_page, native):
    cases = [case for case in native if case["file"] == "amounts.tsv"]
    head = (ROOT / "Tests/Locales/amounts.tsv").read_text("utf-8").split("\n", 1)[0]
    assert [case["name"] for case in cases] == [name.split(" ")[0] for name in head.split("\t")[1:]]
    compare(server, open_page, cases)


def compare(server, open_page, cases):
    page = open_page(f"{server.url}/loan")
    expect_attached(page)
    # Vectors with undo or explanations, which pages do not have, are played natively only.
    cases = [case for case in cases if "page_output" in case]
    outputs = page.evaluate(PLAY, [case["input"] for case in cases])
    for case, output in zip(cases, outputs, strict=True):
        assert output.encode() == case["page_output"].encode(), case["name"]
