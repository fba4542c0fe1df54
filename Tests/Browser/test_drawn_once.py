"""A page that was changed by the engine is the page that the server would draw: a law, played at random."""

import pytest

from loanform import expect_attached

# What a person could do on the page, chosen by a generator with a seed. The field `never` stays blank, so every submission is refused.
PLAY = """([seed, count]) => {
    let state = seed;
    const random = (below) => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % below; };
    const one = (list) => list[random(list.length)];
    const form = document.querySelector('form[data-fw-form]');
    const happen = (control, ...types) => types.forEach((type) => control.dispatchEvent(new Event(type, { bubbles: true })));
    const controls = () => [...form.querySelectorAll('[name^="v."]:not([type="hidden"]):enabled')].filter(({ name }) => name !== 'v.never');
    const buttons = () => [...form.querySelectorAll('.fw-rows [name="fw.action"]:enabled')];
    const days = ['', '2026-05-04', '2025-12-31'];
    const texts = ['', 'a', 'Ada', '5', '12.5', '1000', 'x'.repeat(25), '<b>'];
    for (let step = 0; step < count; step += 1) {
        const kind = random(10);
        if (kind < 2 && buttons().length > 0) one(buttons()).click();
        else if (kind < 3) form.requestSubmit(form.querySelector('button[value="submit"]'));
        else {
            const control = one(controls());
            control.focus();
            if (control.matches('[type="checkbox"], [type="radio"]')) control.click();
            else {
                if (control.options) control.value = one([...control.options]).value;
                else control.value = one(control.type === 'date' ? days : texts);
                happen(control, 'input', 'change');
            }
            control.blur();
        }
    }
    form.requestSubmit(form.querySelector('button[value="submit"]'));
}"""

# The rows as lines. A page that the server drew has answers in attributes where this one has them in its controls.
OUTLINE = """() => {
    const lines = [];
    const isOwn = ({ name }) => !['value', 'checked', 'selected', 'class', 'open', 'data-fw-past', 'data-fw-day'].includes(name);
    const write = (node, depth) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data && lines.push(`${' '.repeat(depth)}"${node.data}"`);
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches('#fw-undo, [name="fw.deleted"]')) return;
        const parts = [...node.attributes].filter(isOwn).map(({ name, value }) => `${name}=${value}`);
        parts.push(`class=${[...node.classList].sort().join(' ')}`);
        if (node.matches('input, select, textarea, button')) parts.push(`value=${node.value}`, `checked=${node.checked}`);
        if (node.matches('option')) parts.push(`selected=${node.selected}`);
        lines.push(`${' '.repeat(depth)}${node.localName} ${parts.sort().join(' ')}`);
        if (!node.matches('textarea')) for (const child of node.childNodes) write(child, depth + 1);
    };
    document.querySelector('form').normalize();
    write(document.getElementById('fw-summary').querySelector('ul'), 0);
    for (const row of document.querySelector('.fw-rows').children) write(row, 0);
    return lines;
}"""

# Posts the answers of the page as a browser without scripts does.
POST = """() => {
    const form = document.querySelector('form[data-fw-form]');
    const copy = document.createElement('form');
    Object.assign(copy, { method: 'post', action: form.action });
    for (const [name, value] of [...new FormData(form), ['fw.action', 'submit']]) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        copy.append(input);
    }
    document.body.append(copy);
    copy.submit();
}"""


def settled(page):
    """The rows, after the scripts have seen all changes."""
    page.evaluate("() => new Promise((done) => setTimeout(() => setTimeout(done)))")
    return page.evaluate(OUTLINE)


@pytest.mark.parametrize("seed", range(12))
def test_the_changed_page_is_the_page_that_the_server_draws(server, open_page, seed):
    page = open_page(f"{server.url}/drawn")
    expect_attached(page)
    for part in range(3):
        page.evaluate(PLAY, [seed * 31 + part + 1, 25])
        changed = settled(page)
        # The page goes on as the one that the server drew, so that its rows are changed too.
        with page.expect_navigation():
            page.evaluate(POST)
        expect_attached(page)
        assert changed == settled(page), f"part {part}"
