// Connects a page that Formwork drew with the engine. It tells the engine what the person did, and changes the page as the
// engine's replies say. It sends the answers with fetch, so that the page stays when the connection is lost. It knows no
// field type and decides nothing about the form. Without the engine, and after any failure, the page is an ordinary form.
// No name or id of the page can hide a property that is used here: names begin with `v.` or `fw.`, ids with `fw-`.

import {
    CONTROL, SEPARATOR, controlAfter, currentText, fragment, moveTo, nearest, ownOf, rowOf, selectionOf, show, tabStops, textAtFirst,
} from './controls.js';
import { Delivery } from './delivery.js';
import { loadEngine, read } from './engine.js';
import { Pasts } from './pasts.js';
import { bodyOf } from './posting.js';
import { Presses } from './presses.js';
import { Shelf } from './shelf.js';

export { CONTROL, SEPARATOR, fragment, loadEngine, send, shelf };

// Each form of a page has a module of its own. The address of the module has the prefix of the ids of its form.
const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
const hydration = at('hydration');
// A form first looks among its controls for each of its properties, which takes long after a change of a large page.
const dispatch = form && EventTarget.prototype.dispatchEvent.bind(form);
// MARK: The engine

let call; // undefined while there is no engine
let isBusy = false;
const waiting = [];

// Performs a command. The reply is undefined if that failed. Changing the page can cause events and so further commands,
// which wait until this one is done.
function send(command) {
    if (!call || !command) return undefined;
    if (isBusy) {
        waiting.push(command);
        return undefined;
    }
    isBusy = true;
    let reply;
    try {
        reply = read(call('fw_send', JSON.stringify(command)));
        presses.change(() => apply(reply));
    } catch (error) {
        return detach(error);
    } finally {
        isBusy = false;
    }
    while (waiting.length > 0) send(waiting.shift());
    return reply;
}

// Changes of the page wait while the mouse button is down.
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

// After a trap the engine's memory may be inconsistent. Everything that was typed is in the page, which then posts it.
function detach(error) {
    call = undefined;
    waiting.length = 0;
    presses.forget();
    form.dataset.fwState = 'failed';
    console.warn('Formwork: the page goes on without the engine.', error);
}

// MARK: What the page holds

// The text that the engine has for a row element, if it is not the text that the page was drawn with.
const known = new WeakMap();

const isInForm = (element) => element?.closest('form') === form;

// The command `edit` with the text of a control; undefined if the engine has that text already.
function editOf(control) {
    const row = rowOf(control);
    const text = currentText(row);
    if (text === undefined || text === (known.has(row) ? known.get(row) : textAtFirst(row))) return undefined;
    known.set(row, text);
    // Half of a surrogate pair, which is what `Cs` matches here, cannot be written as UTF-8.
    return { op: 'edit', row: row.dataset.fwRow, text: text.replace(/\p{Cs}/gu, '\ufffd') };
}

// The selection before the change that the browser is about to make.
let before;
// The control that was edited last. The engine says where its caret goes.
let edited;
const pasts = new Pasts();

// A text was typed, pasted, dictated or filled in by the browser. The engine formats it.
function edit(control) {
    const old = known.get(rowOf(control)) ?? control.defaultValue;
    const command = editOf(control);
    if (command) {
        command.selection = selectionOf(control);
        command.before = before ?? [0, 1e9];
        edited = control;
        if (command.selection) pasts.note(control, old, command.before);
        send(command);
        // A refused text is not added to the undo history.
        if (command.selection) pasts.note(control, control.value, selectionOf(control));
    }
    before = undefined;
}

function travel(control, by) {
    pasts.note(control, control.value, selectionOf(control));
    const step = pasts.step(control, by);
    if (!step) return;
    control.value = step[0];
    control.setSelectionRange(...step[1]);
    send(editOf(control));
}

// Some changes of controls cause no event that this script sees: typing before it ran, autofill, going back.
function sync() {
    const isSettled = (control) => control.matches(':enabled') && !(isComposing && control === document.activeElement);
    const edits = [...form.querySelectorAll(CONTROL)].filter(isSettled).map(editOf).filter((command) => command);
    if (edits.length > 0) send({ op: 'edit_all', edits });
}

// MARK: What the engine says

// The position of the caret in the edited text, as the engine replied.
let caret;

function apply(reply) {
    const focused = document.activeElement;
    const stops = isInForm(focused) && mayRemove(focused, reply.patches) ? tabStops(form) : [];
    caret = reply.caret;
    const changed = [];
    for (const patch of reply.patches ?? []) {
        const row = at(patch.row);
        if (patch.remove !== undefined) at(patch.remove).remove();
        else if (patch.insert !== undefined) changed.push(...insert(patch));
        else if (row) {
            update(row, patch);
            changed.push(row);
        }
    }
    if (reply.summary !== undefined) at('summary').replaceChildren(fragment(reply.summary));
    if (reply.title !== undefined && ids === 'fw-') document.title = reply.title;
    if (reply.focus !== undefined) moveTo(document.getElementById(reply.focus));
    else if (stops.length > 0 && !focused.isConnected) moveTo(nearest(stops, focused));
    if (reply.announce !== undefined) at('live').textContent = reply.announce;
    tellHost(changed);
}

// Whether these patches may remove the element with the focus. A slot with a focused control is never replaced.
const mayRemove = (focused, patches = []) =>
    patches.some((patch) => patch.remove !== undefined || (patch.slots && !focused.matches(CONTROL)));

// Tells pages with markup of their own, and scripts that add to rows, which rows are new or changed.
const tellHost = (detail = []) => dispatch(new CustomEvent('fw-change', { detail }));

function insert(patch) {
    const rows = fragment(patch.html);
    const inserted = rows.querySelectorAll('[data-fw-row]');
    if (patch.after !== undefined) at(patch.after).after(rows);
    else (patch.into === '' ? form : at(patch.into)).querySelector('[data-fw-children]').prepend(rows);
    return inserted;
}

function update(row, patch) {
    const slots = patch.slots ? ownOf(row, '[data-fw-slot]') : [];
    for (const slot of slots) {
        const html = patch.slots[slot.dataset.fwSlot];
        if (html !== undefined) fill(slot, html);
    }
    const controls = patch.attributes ? ownOf(row, '[data-fw-control]') : [];
    if (patch.attributes && row.matches('[data-fw-control]')) controls.push(row);
    for (const control of controls) {
        for (const [name, value] of Object.entries(patch.attributes)) {
            if (value === null) control.removeAttribute(name);
            else control.setAttribute(name, value);
        }
    }
    if (patch.class !== undefined) row.className = patch.class;
    const inputs = ownOf(row, CONTROL);
    if (patch.name !== undefined) for (const input of inputs) input.name = patch.name;
    if (patch.value === undefined) return;
    // A text that was typed into a restored page before the engine was loaded is newer than the stored one.
    if (isRestoring && typedEarly.has(row)) return void known.set(row, patch.value);
    for (const input of [...inputs, ...ownOf(row, 'button[data-fw-control]')]) show(input, patch.value, input === edited ? caret : undefined);
    // Controls cannot show some values, such as a choice that is not offered any more. That is not an edit.
    if (inputs.length > 0) known.set(row, currentText(row));
}

// A control with the focus is never replaced. A change of the markup around it waits until the focus leaves the slot. Boxes
// that were ticked until then stay ticked. If the slot changes again meanwhile, only its newest content counts.
const contents = new WeakMap();
function fill(slot, html) {
    const focused = document.activeElement;
    const old = [...slot.querySelectorAll(CONTROL)];
    contents.set(slot, html);
    if (!old.includes(focused)) return slot.replaceChildren(fragment(html));
    const again = () => {
        if (contents.get(slot) !== html) return;
        fill(slot, html);
        for (const input of slot.querySelectorAll(CONTROL)) {
            for (const { value, checked } of old) if (input.value === value) input.checked = checked;
        }
        tellHost([rowOf(slot)]);
    };
    // Where the focus goes is known when the event, and the click that causes it, are over.
    return focused.addEventListener('blur', () => presses.change(() => setTimeout(again)), { once: true });
}

// MARK: Focus

// The return key moves the focus to the next question. At the last question it submits.
function moveOn(control) {
    const next = controlAfter(control, form);
    return next ? moveTo(next) : form.requestSubmit(form.querySelector('button[type="submit"]'));
}

// MARK: What the person does

let isComposing = false;

function submit(event) {
    const action = event.submitter?.value || 'submit';
    const isFinal = action === 'submit';
    // The button was pressed again while the answers are being sent.
    if (isFinal && delivery.isSending) return event.preventDefault();
    if (call) {
        sync();
        const reply = send({ op: 'press', action });
        if (reply && !reply.submit) {
            if (isFinal) delivery.tell('');
            return event.preventDefault();
        }
        // The answers are sent if the engine accepts them, or if there is no engine.
        if (reply) {
            const unshown = form.elements['fw.unshown'];
            if (unshown) unshown.value = reply.submit;
        }
    }
    if (!isFinal || !delivery.isPossible) return undefined;
    event.preventDefault();
    return post(event.submitter);
}

// MARK: Sending

const delivery = form && new Delivery(form, at('delivery'), () => tellHost());

// Sends what the browser would post, with fetch. After a lost connection the person only has to press the button again.
// If only the reply was lost, the answers are still stored once, because the page has the same key when it is sent again.
async function post(submitter) {
    const body = bodyOf(form, submitter);
    delivery.tell('sending');
    keep();
    const reply = await delivery.send(body);
    if (reply?.location !== undefined) return leave(reply.location);
    if (reply?.state !== undefined) form.elements['fw.state'].value = reply.state;
    if (reply?.errors) {
        delivery.tell('');
        if (send({ op: 'report_errors', errors: reply.errors })?.focus !== undefined) return undefined;
    }
    if (reply?.message !== undefined) return delivery.tell('refused', reply.message);
    if (!reply?.errors && !reply?.page && delivery.isPossible) return delivery.tell('unsent');
    // Only a new page can show the server's reply. The form is posted, and the server draws that page.
    delivery.tell('');
    return form.submit();
}

function leave(address) {
    shelf.keep({ version: hydration.dataset.fwVersion, state: form.elements['fw.state'].value, sent: address });
    isDone = true;
    delivery.tell('sent');
    delivery.isSending = true;
    location.assign(new URL(address, form.action));
}

// MARK: Reload and Back

// What was typed is kept until it is sent, also while the page is gone. Secrets are not kept.
const shelf = new Shelf(`formwork ${ids} ${location.pathname}${location.search}`);
let isDone = false;
let isRestoring = false;
const typedEarly = new WeakSet();

function keep() {
    const snapshot = isDone || !call ? undefined : send({ op: 'keep' })?.snapshot;
    if (snapshot) shelf.keep({ version: hydration.dataset.fwVersion, state: form.elements['fw.state'].value, snapshot });
}

// After Reload or Back the page goes on where the person left it. It has the same state and so the same key: answers that
// were sent without a reply are not stored twice.
function restore() {
    const kept = shelf.kept;
    /** @type {any} */
    const [navigation] = performance.getEntriesByType('navigation');
    const visit = navigation?.type;
    if (!kept || (visit !== 'back_forward' && (visit !== 'reload' || !kept.snapshot))) return;
    if (kept.version === hydration.dataset.fwVersion) form.elements['fw.state'].value = kept.state;
    if (!kept.snapshot) return delivery.tell('sent');
    isRestoring = true;
    send({ op: 'restore', snapshot: kept.snapshot });
    isRestoring = false;
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
        // Browsers send no event for a date that is incomplete.
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
        // 229 is the code of a key that an input method handles.
        if (event.isComposing || isComposing || event.keyCode === 229) return;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        event.preventDefault();
        if (!event.repeat) moveOn(control);
    });
    form.addEventListener('toggle', ({ target }) => {
        send({ op: 'collapse', row: target.dataset.fwRow, collapsed: !target.open });
    }, true);
    addEventListener('pageshow', () => { if (call) sync(); });
}

// Adds the listeners that are needed both with the engine and without it.
function listenFirst() {
    form.addEventListener('submit', submit);
    form.addEventListener('input', (event) => {
        if (!call && event.isTrusted && rowOf(event.target)) typedEarly.add(rowOf(event.target));
    });
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keep(); });
    addEventListener('pageshow', (event) => { if (event.persisted) delivery.isSending = isDone = false; });
    presses.watch();
}

// A link of the error summary focuses the control, and scrolls so that its question is visible too.
document.addEventListener('click', (event) => {
    const link = event.target.closest(`#${ids}summary a[href^="#"]`);
    const target = link && document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    moveTo(target, { preventScroll: true });
    const row = rowOf(target);
    (row && ownOf(row, '[data-fw-slot="label"]')[0] || target).scrollIntoView();
});

document.addEventListener('compositionstart', () => { isComposing = true; }, true);
document.addEventListener('compositionend', () => { isComposing = false; }, true);

async function start() {
    form.dataset.fwState = 'loading';
    listenFirst();
    try {
        call = await loadEngine(hydration.dataset.fwEngine || new URL('engine.wasm', import.meta.url));
        read(call('fw_attach', hydration.textContent));
    } catch (error) {
        return detach(error);
    }
    listen();
    restore();
    const focused = document.activeElement;
    if (isInForm(focused) && focused.matches(CONTROL)) send({ op: 'focus', row: rowOf(focused).dataset.fwRow });
    sync();
    if (call) form.dataset.fwState = 'attached';
    return undefined;
}

if (form && hydration && !form.dataset.fwState) start();
