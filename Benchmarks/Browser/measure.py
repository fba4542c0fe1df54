"""Measures Formwork's page beside one that is written by hand, in Chromium: measure.py DIRECTORY

DIRECTORY has survey-N.json and survey-N.html. Prints medians in milliseconds. `Scripts/benchmark-browser` prepares everything.
"""

import os
import shutil
import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from serving import Server  # noqa: E402

ROUNDS = 5

# When the script has the form, in milliseconds after the last byte of the page.
WATCH = """
new MutationObserver(() => {
    if (window.attachedAt || !document.querySelector('form[data-fw-state=attached]')) return;
    window.attachedAt = performance.now() - performance.getEntriesByType('navigation')[0].responseEnd;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""

# When the page is there and can be filled in, also without the script.
READY = """() => { const { domInteractive, responseEnd } = performance.getEntriesByType('navigation')[0]
    return domInteractive - responseEnd }"""

# Each work runs until nothing waits any more, and then asks for the layout, so that it is counted.
WORK = """
async (work) => {
    const form = document.querySelector('form');
    const visible = (selector) => [...form.querySelectorAll(selector)].filter((one) => one.offsetParent);
    const settle = () => new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(0);
    });
    const time = async (body) => {
        const began = performance.now();
        body();
        await settle();
        document.body.getBoundingClientRect();
        return performance.now() - began;
    };
    const times = async (count, body) => {
        const list = [];
        for (let index = 0; index < count; index++) list.push(await time(() => body(index)));
        return list.sort((left, right) => left - right)[count >> 1];
    };
    if (work === 'toggle') {
        const switches = visible('input[type=checkbox]');
        return times(40, (index) => switches[index % switches.length].click());
    }
    if (work.startsWith('key')) {
        const input = visible('input[type=text], input:not([type])')[1];
        input.focus();
        const type = () => document.execCommand('insertText', false, 'x');
        if (work === 'key') return times(40, type);
        // To the end of the frame that shows the letter. Frames come every 16.7 ms, so each key begins with one.
        const frame = () => new Promise((done) => { requestAnimationFrame(done); });
        const list = [];
        for (let index = 0; index < 40; index++) {
            await frame();
            const began = performance.now();
            type();
            await frame();
            await settle();
            list.push(performance.now() - began);
        }
        return list.sort((left, right) => left - right)[20];
    }
    const send = form.querySelector('button[value=submit]') ?? form.querySelector('button');
    return time(() => send.click());
}
"""


def measure(browser, address: str) -> dict[str, float]:
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_selector("form[data-fw-state=attached]")
    times = {"ready": page.evaluate(READY), "attach": page.evaluate("window.attachedAt")}
    for work in ("toggle", "key", "key to paint", "submit"):
        times[work] = page.evaluate(WORK, work)
    times["errors listed"] = page.evaluate("document.querySelectorAll('.fw-summary a, #summary a').length")
    context.close()
    return times


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    forms = sorted(folder.glob("survey-*.json"), key=lambda file: len(file.name))
    server = Server(folder, *forms).start()
    executable = os.environ.get("FORMWORK_CHROMIUM") or shutil.which("chromium")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])
            for form in forms:
                ours, floor = [], []
                for _ in range(ROUNDS):
                    ours.append(measure(browser, f"{server.url}/{form.stem}"))
                    floor.append(measure(browser, form.with_suffix(".html").as_uri()))
                report(form.stem, medians(ours), medians(floor))
            browser.close()
    finally:
        server.stop()


def report(name: str, ours: dict[str, float], floor: dict[str, float]) -> None:
    print(f"{name}: {ours['errors listed']:.0f} and {floor['errors listed']:.0f} errors listed")
    for work in ("ready", "attach", "toggle", "key", "key to paint", "submit"):
        times = f"x {ours[work] / floor[work]:.1f}" if floor[work] > 0 else "–"
        print(f"    {work}: {ours[work]:.1f} ms, by hand {floor[work]:.1f} ms, {times}")


main()
