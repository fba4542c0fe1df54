// Connects a page that Formwork drew with the engine: tells it what the person did, and changes in the
// page what it says. Sends what the page would post, so that a lost connection does not cost the page. Decides nothing
// and knows no field type. Until the engine is there, and whenever something fails, the page is an ordinary form.
//
// No name or id of the page can shadow a property used here: names begin with `v.` or `fw.`, ids with `fw-`.

import { loadEngine } from './engine.js';
import { Presses } from './presses.js';
import { Shelf } from './shelf.js';

export { loadEngine };

// Of several forms on a page each has a module of its own: its address says what their ids begin with.
const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
const at = (id) => document.getElementById(ids + id);
const form = at('form');
const hydration = at('hydration');
const CONTROL = '[name^="v."]:not([type="hidden"])';
// Stands between two values that one row holds; see Documentation/Controls.md.
const SEPARATOR = '\u001f';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The only place that makes elements of text. The text comes from the engine, which escapes all of
// what people and definitions say.
let policy;
function fragment(html) {
    policy ??= globalThis.trustedTypes?.createPolicy('formwork', { createHTML: (text) => text });
    const template = document.createElement('template');
    template.innerHTML = policy ? policy.createHTML(html) : html;
    return template.content;
}

// MARK: The engine

let call; // undefined while there is no engine
let isBusy = false;
const waiting = [];

function ask(entryPoint, text) {
    const reply = JSON.parse(call(entryPoint, text));
    if (reply.problem) throw new Error(reply.problem);
    return reply;
}

// Performs a command; the reply is undefined if that failed. Changing the page can cause events and
// so further commands: those wait.
function send(command) {
    if (!call || !command) return undefined;
    if (isBusy) {
        waiting.push(command);
        return undefined;
    }
    isBusy = true;
    let reply;
    try {
        reply = ask('fw_send', JSON.stringify(command));
        presses.change(() => apply(reply));
    } catch (error) {
        return detach(error);
    } finally {
        isBusy = false;
    }
    while (waiting.length > 0) send(waiting.shift());
    return reply;
}

// What changes the page while the button of the mouse is down waits until it is up.
const presses = new Presses((changes) => {
    isBusy = true;
    try {
        for (const change of changes) change();
    } catch (error) {
        detach(error);
    } finally {
        isBusy = false;
    }
    while (waiting.length > 0) send(waiting.shift());
});

// After a trap nothing in the engine can be relied on. What was typed is in the page, and posts.
function detach(error) {
    call = undefined;
    waiting.length = 0;
    presses.forget();
    form.dataset.fwState = 'failed';
    console.warn('Formwork: the page goes on without the engine.', error);
}

// MARK: What the page holds

// The text that the engine knows of, by row element, once it is other than what the page came with.
const known = new WeakMap();

const rowOf = (element) => element.closest('[data-fw-row]');

/** The elements of a row that match, without those of the rows in it. */
const ownOf = (row, selector) => [...row.querySelectorAll(selector)].filter((element) => rowOf(element) === row);

const isTicked = (control) => control.type === 'radio' || control.type === 'checkbox';

// Half a day, and one that no calendar has, are nothing to browsers. To the engine they are a text that is no day.
const heldBy = (control) => (control.validity.badInput ? '?' : control.value);

function textOf(row, value, checked, selected) {
    let chosen;
    for (const control of ownOf(row, CONTROL)) {
        if (control.options) return [...control.options].find((option) => option[selected])?.value ?? '';
        if (!isTicked(control)) return value === 'value' ? heldBy(control) : control[value];
        chosen ??= [];
        if (control[checked]) chosen.push(control.value);
    }
    return chosen?.join(SEPARATOR);
}
const currentText = (row) => textOf(row, 'value', 'checked', 'selected');
const textAtFirst = (row) => textOf(row, 'defaultValue', 'defaultChecked', 'defaultSelected');

// The edit that brings the engine up to date with a control; undefined if it is.
function editOf(control) {
    const row = rowOf(control);
    const text = currentText(row);
    if (text === undefined || text === (known.has(row) ? known.get(row) : textAtFirst(row))) return undefined;
    known.set(row, text);
    // Half of a surrogate pair cannot be written as UTF-8.
    return { op: 'edit', row: row.dataset.fwRow, text: decoder.decode(encoder.encode(text)) };
}

const selectionOf = (control) =>
    typeof control.selectionStart === 'number' ? [control.selectionStart, control.selectionEnd] : undefined;

// The selection before the change that is on its way.
let before;
// The control that was edited last: where its caret goes the engine says.
let edited;
// The texts that controls had, each with the selection, and which of them is there now: browsers forget theirs once
// a program writes there.
const pasts = new WeakMap();

// Makes the text a step, unless it is the one that is there anyway.
function note(control, text, selection) {
    const past = pasts.get(control) ?? { steps: [], now: -1 };
    pasts.set(control, past);
    if (past.steps[past.now]?.[0] !== text) past.steps.splice(++past.now);
    past.steps[past.now] = [text, selection];
    if (past.now > 99) past.now -= past.steps.splice(0, 1).length;
}

// Somebody typed, pasted, dictated or let the browser fill in something: the engine brings it into its form.
function edit(control) {
    const old = known.get(rowOf(control)) ?? control.defaultValue;
    const command = editOf(control);
    if (command) {
        command.selection = selectionOf(control);
        command.before = before ?? [0, 1e9];
        edited = control;
        if (command.selection) note(control, old, command.before);
        send(command);
        // What was refused is no step.
        if (command.selection) note(control, control.value, selectionOf(control));
    }
    before = undefined;
}

function travel(control, by) {
    note(control, control.value, selectionOf(control));
    const past = pasts.get(control);
    const step = past.steps[past.now + by];
    if (!step) return;
    past.now += by;
    control.value = step[0];
    control.setSelectionRange(...step[1]);
    send(editOf(control));
}

// Browsers change controls without telling: what was typed before this ran, autofill, going back.
function sync() {
    const isSettled = (control) => control.matches(':enabled') && !(isComposing && control === document.activeElement);
    const edits = [...form.querySelectorAll(CONTROL)].filter(isSettled).map(editOf).filter((command) => command);
    if (edits.length > 0) send({ op: 'edit_all', edits });
}

// MARK: What the engine says

// Where it wants the caret in the text that was edited.
let caret;

function apply(reply) {
    const focused = document.activeElement;
    const stops = form.contains(focused) && reply.patches ? tabStops() : [];
    caret = reply.caret;
    for (const patch of reply.patches ?? []) {
        if (patch.remove !== undefined) at(patch.remove).remove();
        else if (patch.insert !== undefined) insert(patch);
        else if (at(patch.row)) update(at(patch.row), patch);
    }
    if (reply.summary !== undefined) at('summary').replaceChildren(fragment(reply.summary));
    if (reply.title !== undefined && ids === 'fw-') document.title = reply.title;
    if (reply.focus !== undefined) moveTo(document.getElementById(reply.focus));
    else if (stops.length > 0 && !focused.isConnected) moveTo(nearest(stops, focused));
    if (reply.announce !== undefined) at('live').textContent = reply.announce;
    tellHost();
}

// For pages that show the form with markup of their own.
const tellHost = () => form.dispatchEvent(new Event('fw-change'));

function insert(patch) {
    const rows = fragment(patch.html);
    if (patch.after !== undefined) return at(patch.after).after(rows);
    const parent = patch.into === '' ? form : at(patch.into);
    return parent.querySelector('[data-fw-children]').prepend(rows);
}

function update(row, patch) {
    for (const [name, html] of Object.entries(patch.slots ?? {})) {
        const slot = ownOf(row, '[data-fw-slot]').find((element) => element.dataset.fwSlot === name);
        if (slot) fill(slot, html);
    }
    const controls = ownOf(row, '[data-fw-control]');
    if (row.matches('[data-fw-control]')) controls.push(row);
    for (const [name, value] of Object.entries(patch.attributes ?? {})) {
        for (const control of controls) {
            if (value === null) control.removeAttribute(name);
            else control.setAttribute(name, value);
        }
    }
    if (patch.class !== undefined) row.className = patch.class;
    const inputs = ownOf(row, CONTROL);
    if (patch.name !== undefined) for (const input of inputs) input.name = patch.name;
    if (patch.value === undefined) return;
    // What the person typed into a page that has just come back is newer than what was kept of the one before.
    if (isRestoring && typedEarly.has(row)) return void known.set(row, patch.value);
    for (const input of [...inputs, ...ownOf(row, 'button[data-fw-control]')]) show(input, patch.value);
    // What the controls cannot show, such as a choice that is no longer offered, is no news from them.
    if (inputs.length > 0) known.set(row, currentText(row));
}

// A control that has the focus is never replaced: what surrounds it waits until the focus leaves.
function fill(slot, html) {
    const focused = document.activeElement;
    if (!slot.contains(focused) || !focused.matches(CONTROL)) return slot.replaceChildren(fragment(html));
    const replace = () => presses.change(() => slot.replaceChildren(fragment(html)));
    return focused.addEventListener('blur', replace, { once: true });
}

function show(input, value) {
    if (isTicked(input)) {
        input.checked = value.split(SEPARATOR).includes(input.value);
    } else if (heldBy(input) !== value) {
        const end = (input === document.activeElement ? input.selectionEnd : undefined) ?? NaN;
        const behind = input.value.length - end;
        input.value = value;
        if (selectionOf(input)) input.dataset.fwPast = '';
        const place = (input === edited ? caret : undefined) ?? Math.max(0, value.length - behind);
        // A control that has no caret has no place for one either.
        if (place >= 0) input.setSelectionRange(place, place);
    }
}

// MARK: Focus

const tabStops = () => [...form.querySelectorAll('input, select, textarea, button')].filter(
    (element) => element.type !== 'hidden' && element.tabIndex >= 0 && element.matches(':enabled'));

/** The last stop before `lost` that is still there, else the first after it. */
function nearest(stops, lost) {
    const index = stops.indexOf(lost);
    const isThere = (stop) => stop.isConnected && stop.matches(':enabled');
    return stops.slice(0, Math.max(index, 0)).findLast(isThere) ?? stops.find(isThere);
}

function moveTo(element, options) {
    if (!element) return;
    for (let place = element; place; place = place.parentElement) if (place.localName === 'details') place.open = true;
    element.focus(options);
    if (document.activeElement === element) return;
    element.tabIndex = -1;
    element.focus(options);
}

// The return key goes to the next question and finally submits.
function moveOn(control) {
    const row = rowOf(control);
    const controls = [...form.querySelectorAll(CONTROL)].filter((other) => other.matches(':enabled'));
    const next = controls.slice(controls.indexOf(control)).find((other) => rowOf(other) !== row);
    if (!next) return form.requestSubmit(form.querySelector('button[type="submit"]'));
    return moveTo(ownOf(rowOf(next), CONTROL).find((other) => other.checked) ?? next);
}

// MARK: What the person does

let isComposing = false;

function submit(event) {
    const action = event.submitter?.value || 'submit';
    const isFinal = action === 'submit';
    // A second press while the first is on its way.
    if (isFinal && isSending) return event.preventDefault();
    if (call) {
        sync();
        const reply = send({ op: 'press', action });
        if (reply && !reply.submit) {
            if (isFinal) tell('');
            return event.preventDefault();
        }
        // Without a reply, or with the engine's consent, the answers go to the server.
        if (reply) {
            const unshown = form.elements['fw.unshown'];
            if (unshown) unshown.value = reply.submit;
            // Browsers offer to keep passwords, and would take one in plain sight for something else.
            for (const button of form.querySelectorAll('[data-fw-reveal][aria-pressed="true"]')) reveal(button);
        }
    }
    if (!isFinal || isBarred || !at('delivery')) return undefined;
    event.preventDefault();
    return post(event.submitter);
}

// MARK: Sending

// How long a reply may take, in milliseconds.
const PATIENCE = 60_000;
let isSending = false;
// Whether the policy of the page forbids to send from here. Then the browser posts.
let isBarred = false;
document.addEventListener('securitypolicyviolation', (event) => {
    if (event.effectiveDirective === 'connect-src') isBarred = true;
});

// Says how the sending goes: `sending`, `unsent`, `sent`, or `refused`, which comes with the server's words.
function tell(state, words) {
    const place = at('delivery');
    if (!place) return;
    form.dataset.fwDelivery = state;
    isSending = state === 'sending';
    for (const button of form.querySelectorAll('button[value="submit"]')) button.ariaDisabled = isSending ? 'true' : null;
    place.textContent = words ?? place.getAttribute(`data-fw-${state}`) ?? '';
    if (state === 'unsent' || state === 'refused') place.scrollIntoView({ block: 'nearest' });
    tellHost();
}

// Sends what the browser would post, and stays: a lost connection costs a press of the button and nothing else.
// What a lost reply was about is stored once, since the page has the same key when it is sent again.
async function post(submitter) {
    const body = new URLSearchParams(new FormData(form, submitter));
    tell('sending');
    keep();
    let reply;
    try {
        const signal = AbortSignal.timeout(PATIENCE);
        const response = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' }, signal });
        reply = await response.json();
    } catch {
        // The event that tells of the policy comes a little later.
        await new Promise((resolve) => { setTimeout(resolve); });
    }
    if (reply?.location !== undefined) return leave(reply.location);
    if (reply?.state !== undefined) form.elements['fw.state'].value = reply.state;
    if (reply?.errors) {
        tell('');
        if (send({ op: 'report_errors', errors: reply.errors })?.focus !== undefined) return undefined;
    }
    if (reply?.message !== undefined) return tell('refused', reply.message);
    if (!reply?.errors && !reply?.page && !isBarred) return tell('unsent');
    // Only a page drawn anew can show what the server has to say: it gets the same answers once more and draws one.
    tell('');
    return form.submit();
}

function leave(address) {
    shelf.keep({ version: hydration.dataset.fwVersion, state: form.elements['fw.state'].value });
    isDone = true;
    tell('sent');
    isSending = true;
    location.assign(new URL(address, form.action));
}

// MARK: Coming back

// What was typed is kept while the page is gone, secrets left out, until it is sent.
const shelf = new Shelf(`formwork ${ids} ${location.pathname}${location.search}`);
let isDone = false;
let isRestoring = false;
const typedEarly = new WeakSet();

function keep() {
    const snapshot = isDone || !call ? undefined : send({ op: 'keep' })?.snapshot;
    if (snapshot) shelf.keep({ version: hydration.dataset.fwVersion, state: form.elements['fw.state'].value, snapshot });
}

// A page that was loaded again, or gone back to, goes on where it was left. It has the same state and so the same key:
// what was sent, but not confirmed, is not stored twice.
function restore() {
    const kept = shelf.kept;
    const visit = performance.getEntriesByType('navigation')[0]?.type;
    if (!kept || (visit !== 'back_forward' && (visit !== 'reload' || !kept.snapshot))) return;
    if (kept.version === hydration.dataset.fwVersion) form.elements['fw.state'].value = kept.state;
    if (!kept.snapshot) return tell('sent');
    isRestoring = true;
    send({ op: 'restore', snapshot: kept.snapshot });
    isRestoring = false;
}

function reveal(button) {
    const input = ownOf(rowOf(button), CONTROL)[0];
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', !isShown);
}

function listen() {
    const onControl = (type, action) => form.addEventListener(type, (event) => {
        if (event.target.matches(CONTROL)) action(event.target, event);
    });
    onControl('beforeinput', (control) => { if (!isComposing) before = selectionOf(control); });
    onControl('compositionstart', (control) => { before = selectionOf(control); });
    onControl('input', (control, event) => isComposing || event.isComposing || edit(control));
    onControl('change', (control) => isComposing || edit(control));
    onControl('compositionend', edit);
    onControl('focusin', (control) => send({ op: 'focus', row: rowOf(control).dataset.fwRow }));
    onControl('focusout', (control) => {
        // Nothing tells that a day is there by halves.
        if (!isComposing) edit(control);
        send({ op: 'blur', row: rowOf(control).dataset.fwRow });
    });
    onControl('keydown', (control, event) => {
        const steps = { ArrowUp: 'step:+:', ArrowDown: 'step:-:' }[event.key];
        const button = steps && ownOf(rowOf(control), `button[value^="${steps}"]`)[0];
        if (button && call && !event.isComposing) {
            event.preventDefault();
            button.click();
        }
        const way = { z: event.shiftKey ? 1 : -1, y: 1 }[event.key?.toLowerCase()];
        if (way && (event.ctrlKey || event.metaKey) && control.matches('[data-fw-past]')) {
            event.preventDefault();
            travel(control, way);
        }
        if (event.key !== 'Enter' || control.localName !== 'input' || !call) return;
        // 229 is what a key means that an input method takes for itself.
        if (event.isComposing || isComposing || event.keyCode === 229) return;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        event.preventDefault();
        if (!event.repeat) moveOn(control);
    });
    form.addEventListener('click', (event) => {
        const button = event.target.closest('[data-fw-reveal]');
        if (button) reveal(button);
    });
    addEventListener('pageshow', () => { if (call) sync(); });
}

// What there is to do with an engine and without.
function listenFirst() {
    form.addEventListener('submit', submit);
    form.addEventListener('input', (event) => {
        if (!call && event.isTrusted && rowOf(event.target)) typedEarly.add(rowOf(event.target));
    });
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keep(); });
    addEventListener('pageshow', (event) => { if (event.persisted) isSending = isDone = false; });
    presses.watch();
}

// Links of the error summary go to the control, with its question in view.
document.addEventListener('click', (event) => {
    const link = event.target.closest(`#${ids}summary a[href^="#"]`);
    const target = link && document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    moveTo(target, { preventScroll: true });
    const row = rowOf(target);
    (row && ownOf(row, '[data-fw-slot="label"]')[0] || target).scrollIntoView();
});

for (const [type, value] of [['compositionstart', true], ['compositionend', false]]) {
    document.addEventListener(type, () => { isComposing = value; }, true);
}

async function start() {
    form.dataset.fwState = 'loading';
    listenFirst();
    try {
        call = await loadEngine(hydration.dataset.fwEngine || new URL('engine.wasm', import.meta.url));
        ask('fw_attach', hydration.textContent);
    } catch (error) {
        return detach(error);
    }
    listen();
    restore();
    const focused = document.activeElement;
    if (form.contains(focused) && focused.matches(CONTROL)) send({ op: 'focus', row: rowOf(focused).dataset.fwRow });
    sync();
    if (call) form.dataset.fwState = 'attached';
    return undefined;
}

if (form && hydration && !form.dataset.fwState) start();
