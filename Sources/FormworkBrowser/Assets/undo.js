// Offers to bring back what was removed: an item, or a question that may be deleted. The offer stands where it was, and ends
// with the next change. Only pages of forms in which something can be removed load this. Without scripts the server offers it.

import { withoutIndexes } from './rows.js';

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
const offer = at('undo');
// A module has one instance for each address, so this is the one that runs the form.
const { CONTROL, send } = await import(new URL(`./formwork.js${own.search}`, own).href);

// The answers before the removal; undefined while nothing is offered.
let snapshot;
// Passwords and other secrets are in no snapshot. Those in the page are typed again when the others come back.
let secrets = [];
const secretPaths = new Set(JSON.parse(at('drafts')?.dataset.fwSecrets ?? '[]'));

const isRemoval = (action) => /^(?:remove|delete):/.test(action ?? '');
const secretControls = () => [...form.querySelectorAll('[name^="v."]:not([type="hidden"])')].filter((control) =>
    secretPaths.has(withoutIndexes(control.name.slice(2))) || control.closest('[data-fw-row]').querySelector('[data-fw-reveal]'));

function forget() {
    snapshot = undefined;
    offer.hidden = true;
}

// Before the listener of formwork.js, which removes.
document.addEventListener('submit', (event) => {
    if (event.target !== form) return;
    forget();
    // What the server offers, it does itself.
    if (event.submitter?.value === 'undo') return event.stopImmediatePropagation();
    const row = event.submitter?.closest('[data-fw-row]');
    if (!isRemoval(event.submitter?.value) || !row) return;
    const kept = send({ op: 'keep' })?.snapshot;
    if (!kept) return;
    secrets = secretControls().map((control) => [control.name, control.value]);
    const around = row.parentElement;
    // The row goes in this task. If it is still there afterwards, nothing was removed.
    setTimeout(() => {
        if (row.isConnected || !around.isConnected || form.dataset.fwState !== 'attached') return;
        snapshot = kept;
        around.append(offer);
        offer.hidden = false;
    });
}, true);

form.addEventListener('input', forget);
form.addEventListener('change', forget);
form.addEventListener('fw-step', forget);

offer.querySelector('button').addEventListener('click', () => {
    const rows = new Set([...form.querySelectorAll('[data-fw-row]')].map((row) => row.id));
    const kept = snapshot;
    forget();
    if (!kept || !send({ op: 'restore', snapshot: kept })) return;
    for (const [name, value] of secrets) {
        const control = form.querySelector(`[name="${CSS.escape(name)}"]:not([type="hidden"])`);
        if (!control || control.value === value) continue;
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const back = [...form.querySelectorAll('[data-fw-row]')].find((row) => !rows.has(row.id));
    const control = back?.querySelector(`${CONTROL}:enabled`);
    (control ?? at('title')).focus();
    at('live').textContent = offer.dataset.fwDone;
});
