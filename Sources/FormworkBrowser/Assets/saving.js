// Saves unfinished answers without leaving the page if that fails. Only pages with a button that saves load this. Without it,
// and without the engine, the button posts.

import { ask, bodyOf } from './posting.js';

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
const place = at('delivery');
// A module has one instance for each address, so this is the one that runs the form.
const { send } = await import(new URL(`./formwork.js${own.search}`, own).href);

let isSaving = false;

async function save(button, unshown) {
    isSaving = true;
    const body = bodyOf(form, button);
    // The answers that no control shows.
    body.set('fw.unshown', unshown);
    place.textContent = at('delivery').dataset.fwSending;
    const reply = await ask(form.action, body);
    isSaving = false;
    place.textContent = '';
    if (reply?.location !== undefined) {
        form.dispatchEvent(new Event('fw-saved'));
        location.assign(new URL(reply.location, form.action));
    } else {
        place.textContent = reply?.message ?? at('delivery').dataset.fwUnsent;
    }
}

// Before the listener of formwork.js, which knows nothing of this button.
document.addEventListener('submit', (event) => {
    if (event.target !== form || event.submitter?.value !== 'save') return;
    const kept = send({ op: 'keep' });
    if (kept === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isSaving) save(event.submitter, kept.submit);
}, true);
