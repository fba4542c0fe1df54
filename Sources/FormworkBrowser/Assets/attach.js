// Connects the inputs of a page's own markup with a form. The form is in the page too, but hidden. This script passes what
// the person enters on to the form, and shows the form's values and errors in the markup of the page. It loads
// formwork.js and decides nothing. Only pages with markup of their own load it; see Documentation/Server.md.

import { engineDecided } from './form-of.js';

/** The values of controls, as a list. */
function read(controls) {
    return controls.flatMap((control) => {
        if (control.options) return [...control.selectedOptions].map((option) => option.value);
        return isTicked(control) && !control.checked ? [] : [valueOf(control)];
    }).filter((value) => value !== '');
}

const isTicked = (control) => control.type === 'radio' || control.type === 'checkbox';

// A checkbox without a `value` attribute has the value `true`.
const valueOf = (control) => (control.type === 'checkbox' && !control.hasAttribute('value') ? 'true' : control.value);

/** Sets the values of controls. `source` is the control of the hidden form that has the values now. */
function write(controls, values, source) {
    for (const control of controls) {
        if (control.localName === 'output') control.value = values[0] ?? '';
        else if (isTicked(control)) control.checked = values.includes(valueOf(control));
        else if (control.options) for (const option of control.options) option.selected = values.includes(option.value);
        else if (control.value !== (values[0] ?? '')) type(control, values[0] ?? '', source);
    }
}

/** Changes a text. The caret gets the position that the engine gave it in the source. */
function type(control, text, source) {
    const isFocused = control === document.activeElement;
    control.value = text;
    if (isFocused && isEditable(control) && isEditable(source)) {
        control.setSelectionRange(source.selectionStart, source.selectionEnd);
    }
}

// Only texts have a caret.
const isEditable = (control) => typeof control?.selectionStart === 'number';

let policy;

// Makes elements of text, as a form does, but no form exists yet. The text comes from the server, which escapes the texts of people
// and of definitions.
function parse(html) {
    // A page that allows no such policy gets the state `failed`.
    policy ??= globalThis.trustedTypes?.createPolicy('formwork-attach', { createHTML: (text) => text });
    const template = document.createElement('template');
    template.innerHTML = policy ? policy.createHTML(html) : html;
    return template.content;
}

/** Puts a hidden form into the page. Its ids begin with `fw-NAME-`. */
async function open(id, host, name) {
    const address = new URL(`../${encodeURIComponent(id)}/fragment`, import.meta.url);
    address.searchParams.set('name', name);
    address.searchParams.set('rows', 'true');
    if (document.documentElement.lang) address.searchParams.set('lang', document.documentElement.lang);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const place = document.createElement('div');
    place.hidden = true;
    place.append(parse(await response.text()));
    for (const link of place.querySelectorAll('link')) link.remove();
    host.after(place);
    const form = place.querySelector('form');
    const scripts = [...place.querySelectorAll('script[type="module"]')];
    // The scripts that keep unfinished answers are left out: they show notices, and nobody sees the hidden form.
    const hydration = document.getElementById(`fw-${name}-hydration`);
    if (hydration) hydration.dataset.fwFeatures = hydration.dataset.fwFeatures.replace(/\b(drafts|save-later)\b/g, '');
    const loaded = await Promise.all(scripts.map(({ src }) => import(src)));
    // A script that has run for another form does not run again.
    for (const script of loaded) script.start?.();
    if (hydration) await engineDecided(form);
    return form;
}

/** Returns a function that finds the row of a field by its path. The row need not be in the page when this is called. */
function rowFinder(name) {
    // The server has written which row belongs to which path. A form that can only be read has no such list.
    const list = document.getElementById(`fw-${name}-rows`);
    const rows = new Map(list ? Object.entries(JSON.parse(list.textContent)) : []);
    return (path) => document.getElementById(`fw-${name}-${rows.get(path) ?? ''}`);
}

const controlsIn = (row, path) => [...row?.querySelectorAll('[name]') ?? []].filter(
    (control) => control.name === `v.${path}` && control.type !== 'hidden');

async function attach(host, index) {
    const id = host.dataset.formwork;
    const name = `${id}-${index}`;
    const pathOf = (element) => element.closest('[data-formwork-field]')?.dataset.formworkField;
    const theirs = (path) => [...host.querySelectorAll('[data-formwork-field]')].filter((input) => pathOf(input) === path);
    const ready = open(id, host, name);
    host.noValidate = true;
    let isSending = false;
    host.addEventListener('submit', async (event) => {
        event.preventDefault();
        if (isSending) return;
        isSending = true;
        /** @type {any} */
        const form = await ready.finally(() => { isSending = false; });
        for (const path of paths) tell(path);
        form.requestSubmit(form.querySelector('button[type="submit"]'));
        mirror();
        focusFirstWrong();
    });

    const form = await ready;
    const row = rowFinder(name);
    const paths = new Set([...host.querySelectorAll('[data-formwork-field]')].map(pathOf));

    function focusFirstWrong() {
        const wrong = [...paths].find((path) => row(path)?.matches('.fw-invalid'));
        if (wrong !== undefined) theirs(wrong)[0].focus();
    }

    // The state of the sending is shown in an element of the page, or in a new one at the end.
    const status = host.querySelector('[data-formwork-status]') ?? host.appendChild(document.createElement('p'));
    status.setAttribute('role', 'status');

    function mirrorStatus() {
        const words = document.getElementById(`fw-${name}-delivery`)?.textContent ?? '';
        if (status.textContent !== words) status.textContent = words;
        const was = host.dataset.formworkDelivery;
        const is = form.dataset.fwDelivery ?? '';
        host.dataset.formworkDelivery = is;
        // The server found an error that the page did not know.
        if (was === 'sending' && is === '') setTimeout(focusFirstWrong);
    }

    /** Gives a control of the form the selection of an input of the page. Returns whether both have one. */
    function select(control, input) {
        if (!isEditable(input) || !isEditable(control)) return false;
        control.setSelectionRange(input.selectionStart, input.selectionEnd);
        return true;
    }

    const happen = (control, event) => control.dispatchEvent(new Event(event, { bubbles: true }));

    // Passes the values of the page's inputs on to the form. `event` is the event that they had.
    function tell(path, event = 'input') {
        const controls = controlsIn(row(path), path);
        if (controls.length === 0) return;
        const inputs = theirs(path);
        write(controls, read(inputs));
        select(controls[0], inputs[0]);
        happen(controls[0], event);
    }

    function mirror() {
        mirrorStatus();
        for (const path of paths) {
            const place = row(path);
            const controls = controlsIn(place, path);
            const output = place?.querySelector('[data-fw-slot="output"]');
            for (const input of theirs(path)) {
                const around = input.closest('[data-formwork-row]');
                if (around) around.hidden = !place;
                if (input.localName !== 'output') input.disabled = !controls[0]?.matches(':enabled');
                // A single radio button cannot have this attribute.
                if (input.type === 'radio') continue;
                say(input, 'aria-invalid', place?.matches('.fw-invalid'));
                say(input, 'aria-required', place?.querySelector('[aria-required="true"]'));
            }
            if (controls.length > 0) write(theirs(path), read(controls), controls[0]);
            else if (output) write(theirs(path), [output.textContent]);
            for (const error of host.querySelectorAll('[data-formwork-error]')) {
                if (error.dataset.formworkError === path) mirrorError(error, place, theirs(path));
            }
        }
    }

    function mirrorError(error, place, inputs) {
        const words = place?.querySelector('.fw-error')?.lastChild.textContent ?? '';
        if (error.textContent !== words) error.textContent = words;
        error.id ||= `fw-${name}-error-${[...host.querySelectorAll('[data-formwork-error]')].indexOf(error)}`;
        error.hidden = words === '';
        for (const input of inputs) {
            const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((part) => part && part !== error.id);
            if (words) ids.push(error.id);
            if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
            else input.removeAttribute('aria-describedby');
        }
    }

    const say = (element, attribute, isSo) => (isSo ? element.setAttribute(attribute, 'true') : element.removeAttribute(attribute));

    const pass = (heard, told) => host.addEventListener(heard, (event) => {
        const path = pathOf(event.target);
        if (path === undefined) return;
        tell(path, told);
        mirror();
    });
    // The engine needs the selection before a change to know what was typed or deleted.
    for (const started of ['beforeinput', 'compositionstart']) {
        host.addEventListener(started, ({ target }) => {
            const path = pathOf(target);
            const [control] = path === undefined ? [] : controlsIn(row(path), path);
            if (select(control, target)) happen(control, started);
        });
    }
    // Some changes come later, such as those that wait for the mouse button, and the reply of the server. By then the values
    // of the inputs have been passed on.
    let timer;
    form.addEventListener('fw-change', () => {
        clearTimeout(timer);
        timer = setTimeout(mirror);
    });
    pass('input', 'input');
    pass('change', 'change');
    pass('compositionend', 'change');
    pass('focusout', 'focusout');

    // Values in the page's inputs replace the defaults of the form. Blank inputs get the defaults.
    for (const path of paths) if (read(theirs(path)).length > 0) tell(path);
    mirror();
    host.dataset.formworkState = form.dataset.fwState ?? 'posts';
}

document.querySelectorAll('form[data-formwork]').forEach((host, index) => {
    attach(host, index).catch((error) => {
        host.dataset.formworkState = 'failed';
        console.error('Formwork: the form cannot be attached.', error);
    });
});
