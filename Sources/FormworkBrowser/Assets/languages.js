// Lets the buttons of a page's languages post the answers as they are now. Only pages in several languages load this. Without
// the engine the buttons post by themselves.

import { Shelf } from './shelf.js';

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
// A module has one instance for each address, so this is the one that runs the form.
const { send } = await import(new URL(`./formwork.js${own.search}`, own).href);

// No post has the answers of questions that are hidden now. They wait in the browser for the page in the other language.
const shelf = new Shelf(`formwork language ${form.dataset.fwForm}`);

// The key of the submission in the state of a page, which is signed and can be read. Both pages have the same.
function key() {
    const state = form.elements['fw.state'].value;
    return JSON.parse(atob(state.split('.')[0].replaceAll('-', '+').replaceAll('_', '/'))).key;
}

// Before the listener of formwork.js, which knows nothing of these buttons.
document.addEventListener('submit', (event) => {
    if (event.target !== form || !event.submitter?.value.startsWith('language:')) return;
    const kept = send({ op: 'keep' });
    if (kept === undefined) return;
    form.elements['fw.unshown'].value = kept.submit;
    shelf.keep({ key: key(), snapshot: kept.snapshot });
    // What is kept in the browser is the same as what is posted.
    form.dispatchEvent(new Event('fw-saved'));
    event.stopImmediatePropagation();
}, true);

function begin() {
    if (form.dataset.fwState !== 'attached') return form.dataset.fwState === 'failed';
    const left = shelf.kept;
    shelf.keep(null);
    if (left?.key === key()) send({ op: 'restore', snapshot: left.snapshot });
    return true;
}
if (!begin()) {
    new MutationObserver((_, observer) => {
        if (begin()) observer.disconnect();
    }).observe(form, { attributes: true, attributeFilter: ['data-fw-state'] });
}
