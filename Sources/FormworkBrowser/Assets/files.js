// Uploads files as they are chosen, dropped or pasted, and gives the engine references to them. Only pages with fields of
// files load this. The files that were added are the options of their field; each is chosen as long as it is an answer. The
// server decides which files are taken; what is refused here is only what it would refuse after a long upload.

import {
    area, boxesOf, button, chosenIn, element, endOf, inputOf, isForeign, keepingFocus, nameOf, onReturn, optionOf, point, tell,
    watchDrops,
} from './filerows.js';
import { Rows } from './rows.js';

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {HTMLFormElement} */
const form = document.getElementById(`${ids}form`);
const place = document.getElementById(`${ids}files`);
const words = place.dataset;
// A module has one instance for each address, so this is the one that runs the form.
const { send } = await import(new URL(`./formwork.js${own.search}`, own).href);

const rows = new Rows(form, place);

// Links to look at pictures, by the references of the files.
const views = new Map();
// The uploads under way or failed of each row.
const uploads = new WeakMap();
const uploadsOf = (row) => uploads.get(row) ?? uploads.set(row, new Set()).get(row);
// The button that was pressed while files were still on their way.
let pressed;

const isFull = ({ row, template }) =>
    chosenIn(row).length + [...uploadsOf(row)].filter((upload) => !upload.hasFailed).length >= Number(template.dataset.fwCount);
const problem = ({ template }, code) => JSON.parse(template.dataset.fwProblems)[code];
// What is said beside the button that sends.
const tellSender = (text) => {
    const delivery = document.getElementById(`${ids}delivery`);
    if (delivery) delivery.textContent = text;
};
// MARK: Rows

// The engine draws the options without what belongs to files, and adds rows without the place for new ones.
function review() {
    for (const field of rows.all()) {
        const { row, path } = field;
        if (!area(row)) prepare(field);
        if (row.dataset.fwReady === undefined) begin(field);
        const input = inputOf(row);
        const upload = area(row).querySelector('[data-fw-upload]');
        input.name = input.name.slice(0, 8) + path;
        upload.value = `upload:${path}`;
        for (const control of [input, upload]) control.disabled = Boolean(row.querySelector('fieldset')?.matches(':disabled'));
        area(row).querySelector('.fw-choosing').hidden = isFull(field);
        const empty = row.querySelector('.fw-options > p');
        if (empty) empty.textContent = field.template.dataset.fwNone;
        for (const box of boxesOf(row)) decorate(box);
    }
}

function prepare({ row, template }) {
    row.append(template.content.cloneNode(true));
    const input = inputOf(row);
    input.id = `${row.id}-file`;
    for (const hidden of row.querySelectorAll('.fw-files button > .fw-visually-hidden')) hidden.textContent += nameOf(row);
    for (const named of row.querySelectorAll('.fw-files [aria-label]')) named.ariaLabel += nameOf(row);
    const label = area(row).querySelector('label');
    if (label) label.htmlFor = input.id;
    const limits = area(row).querySelector('[id$="-limits"]');
    if (!limits) return;
    limits.id = `${row.id}-limits`;
    input.setAttribute('aria-describedby', limits.id);
}

function begin(field) {
    const { row } = field;
    row.dataset.fwReady = '';
    for (const thumb of row.querySelectorAll('img.fw-thumb')) {
        views.set(thumb.nextElementSibling.value.slice(5), thumb.getAttribute('src'));
    }
    if (area(row).dataset.fwFiles === 'signature') return beginSignature(field);
    area(row).querySelector('[data-fw-upload]').hidden = true;
    area(row).querySelector('[data-fw-drop]').hidden = false;
    inputOf(row).addEventListener('change', ({ target }) => {
        const files = [...target.files];
        target.value = '';
        take(field, files);
    });
    watchDrops(row, (files) => take(field, files));
    return undefined;
}

function decorate(box) {
    const label = box.closest('.fw-option');
    const known = label.nextElementSibling?.matches('.fw-remove, .fw-thumb');
    if (known) return;
    const title = label.querySelector('.fw-option-text').firstChild.textContent;
    const remover = element('button', { type: 'submit', className: 'fw-plain fw-remove', name: 'fw.action', value: `drop:${box.value}` },
        words.fwRemove, element('span', { className: 'fw-visually-hidden', textContent: ` ${title}` }));
    remover.disabled = box.matches(':disabled');
    label.after(remover);
    const view = views.get(box.value);
    label.after(view ? element('img', { className: 'fw-thumb', alt: '', src: view })
        : element('span', { className: 'fw-thumb', ariaHidden: 'true', textContent: endOf(title) }));
}

// MARK: Answers

const offer = (row, options) => send({ op: 'replace_options', row: row.dataset.fwRow, options });

function tick(box, isTicked) {
    box.checked = isTicked;
    box.dispatchEvent(new Event('change', { bubbles: true }));
}

function add({ row, path }, reply) {
    if (reply.view) views.set(reply.reference, reply.view);
    // After a failure of the engine the browser posts the form.
    if (form.dataset.fwState !== 'attached') {
        tell(row, words.fwAdded.replace('{title}', () => reply.name));
        area(row).append(element('input', { type: 'hidden', name: `v.${path}`, value: reply.reference }), reply.name);
        return;
    }
    offer(row, [...chosenIn(row).map(optionOf), { id: reply.reference, title: reply.name, info: reply.info }]);
    choose(row, reply.reference);
    // That somebody signed says enough.
    const isSignature = area(row).dataset.fwFiles === 'signature';
    tell(row, isSignature ? reply.name : words.fwAdded.replace('{title}', () => reply.name));
    review();
}

// The page is not changed while the mouse button is down, so the box may come a moment later.
function choose(row, reference) {
    const box = boxesOf(row).find((other) => other.value === reference);
    if (box) tick(box, true);
    else form.addEventListener('fw-change', () => choose(row, reference), { once: true });
}

function remove(row, reference) {
    const box = boxesOf(row).find((other) => other.value === reference);
    if (!box) return;
    const { title } = optionOf(box);
    tick(box, false);
    offer(row, chosenIn(row).map(optionOf));
    tell(row, words.fwRemoved.replace('{title}', () => title));
    area(row).querySelector('.fw-choosing').hidden = false;
    inputOf(row).focus();
    review();
}

// MARK: Uploads

function take(field, files) {
    // Where there can be one file only, this one is chosen in place of the one that was refused.
    if (field.template.dataset.fwCount === '1') forgetRefused(field.row);
    for (const file of files) {
        const upload = { field, file, item: element('li') };
        let code;
        if (isFull(field)) code = 'file_too_many';
        else if (file.size === 0) code = 'file_empty';
        else if (file.size > Number(field.template.dataset.fwBytes)) code = 'file_too_large';
        else if (isForeign(inputOf(field.row), file)) code = 'file_wrong_type';
        show(upload);
        if (code) fail(upload, problem(field, code), false);
        else start(upload);
    }
}

function show(upload) {
    const { row } = upload.field;
    uploadsOf(row).add(upload);
    const list = area(row).querySelector('.fw-uploads');
    list.append(upload.item);
    list.hidden = false;
}

// Files are sent one after the other, so that they stand in the order in which they were chosen.
const queue = [];

function start(upload) {
    const { item, file, field } = upload;
    upload.hasFailed = false;
    item.className = '';
    const bar = element('progress', { max: 1, value: 0, ariaLabel: `${words.fwUploading} ${file.name}` });
    item.replaceChildren(element('span', { textContent: file.name }), button(words.fwCancel, file.name, () => cancel(upload)), bar);
    upload.bar = bar;
    tell(field.row, `${words.fwUploading} ${file.name}`);
    queue.push(upload);
    if (queue.length === 1) transfer(upload);
    keepingFocus(field.row, review, () => item.querySelector('button'));
}

function transfer(upload) {
    const { file, field, bar } = upload;
    const request = new XMLHttpRequest();
    upload.request = request;
    request.open('POST', words.fwAddress + encodeURIComponent(field.template.dataset.fwPath));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', upload.isTyped ? 'text/plain' : 'application/octet-stream');
    // The words of the reply are for the reader of this page, whatever languages the browser asks for.
    request.setRequestHeader('accept-language', form.closest('[lang]')?.lang || 'en');
    request.setRequestHeader('formwork-name', encodeURIComponent(file.name));
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) => { if (event.lengthComputable) bar.value = event.loaded / event.total; });
    request.addEventListener('load', () => {
        if (request.status === 201 && request.response) finish(upload, request.response);
        else fail(upload, problem(field, request.response?.error) ?? request.response?.message ?? words.fwUnsent, request.status === 0 || request.status >= 500 || request.status === 429);
    });
    request.addEventListener('error', () => fail(upload, words.fwUnsent, true));
    request.send(file);
}

// A file has arrived, was refused or is not wanted any more: the next one is sent.
function leave(upload) {
    const position = queue.indexOf(upload);
    if (position >= 0) queue.splice(position, 1);
    if (position === 0 && queue.length > 0) transfer(queue[0]);
}

function finish(upload, reply) {
    const { row } = upload.field;
    keepingFocus(row, () => {
        forget(upload);
        add(upload.field, reply);
    }, () => row.querySelector(`button[value="drop:${CSS.escape(reply.reference)}"]`));
    upload.done?.();
    goOn();
}

const sentence = ({ file, reason }) => `${file.name}: ${reason}`;

// What cannot be sent stays in the list, with what is wrong. After a lost connection it can be sent again.
function fail(upload, reason, isTemporary) {
    const { item, file, field } = upload;
    leave(upload);
    upload.hasFailed = true;
    upload.isTemporary = isTemporary;
    upload.reason = reason;
    item.className = 'fw-refused';
    const close = button(isTemporary ? words.fwCancel : words.fwRemove, file.name, () => cancel(upload));
    keepingFocus(field.row, () => {
        item.replaceChildren(element('span', { textContent: file.name }), close, element('p', { textContent: reason }));
        if (isTemporary) close.before(button(words.fwRetry, file.name, () => start(upload)));
        review();
    }, () => item.querySelector('button'));
    tell(field.row, sentence(upload));
    // The row may be on another step of the form.
    if (pressed) tellSender(sentence(upload));
    pressed = undefined;
}

function cancel(upload) {
    upload.request?.abort();
    forget(upload);
    if (upload.isHolding) tellSender('');
    review();
    inputOf(upload.field.row).focus();
    goOn();
}

function forget(upload) {
    leave(upload);
    const { row } = upload.field;
    uploadsOf(row).delete(upload);
    upload.item.remove();
    const list = area(row).querySelector('.fw-uploads');
    list.hidden = list.childElementCount === 0;
}

function forgetRefused(row) {
    for (const upload of [...uploadsOf(row)]) if (upload.hasFailed && !upload.isTemporary) forget(upload);
}

const allUploads = () => rows.all().flatMap(({ row }) => [...uploadsOf(row)]);
const isWaiting = () => allUploads().some((upload) => !upload.hasFailed);
const repeat = () => { for (const upload of allUploads()) if (upload.hasFailed && upload.isTemporary) start(upload); };
addEventListener('online', repeat);

// Nobody goes on or sends the form with a file in the list that does not go along: it has to be removed first. Going on looks at
// what the step shows, and leaves what waits for the connection. What else is wrong is shown too, and then has the focus.
function holdsBack(action) {
    const goesOn = action === 'page:next';
    if (!goesOn && action !== 'submit' && action !== 'save') return false;
    const shown = [...form.querySelector('.fw-rows').children].filter((row) => !row.hidden);
    const isShown = ({ item }) => shown.some((row) => row.contains(item));
    const held = allUploads().find((upload) => upload.hasFailed && (!goesOn || (!upload.isTemporary && isShown(upload))));
    if (!held) return false;
    held.isHolding = true;
    const validated = action === 'save' || form.dataset.fwState !== 'attached' ? [] : shown;
    const replies = validated.map((row) => send({ op: 'validate', row: row.dataset.fwRow }));
    if (!replies.some((reply) => reply?.focus !== undefined)) point(held.item);
    tellSender(sentence(held));
    return true;
}

// A form that is sent while files are on their way waits for them, and sends again what was not uploaded.
document.addEventListener('submit', (event) => {
    if (event.target !== form) return;
    const action = event.submitter?.value || 'submit';
    if (action === 'submit' || action === 'save') repeat();
    finishSignatures();
    tellSender('');
    // Going back to the step before does not leave the page.
    const stays = action === 'page:back' && form.dataset.fwState === 'attached';
    const waits = isWaiting() && !stays;
    if (!waits && !holdsBack(action)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (waits) pressed = event.submitter ?? form;
}, true);

addEventListener('beforeunload', (event) => {
    finishSignatures();
    if (isWaiting()) event.preventDefault();
});
// The browser of a phone may end a page that is not seen.
document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') finishSignatures(); });

function goOn() {
    if (!pressed || isWaiting()) return;
    const submitter = pressed;
    pressed = undefined;
    form.requestSubmit(submitter !== form && submitter.isConnected ? submitter : undefined);
}

// MARK: Pressing and pasting

form.addEventListener('click', (event) => {
    const remover = event.target.closest('button[value^="drop:"]');
    const field = remover && rows.at(remover);
    if (!field || form.dataset.fwState !== 'attached') return;
    event.preventDefault();
    remove(field.row, remover.value.slice(5));
});

// A file whose box is unticked with the keyboard leaves the list too.
form.addEventListener('change', ({ target }) => {
    if (!target.matches('.fw-options .fw-box') || target.checked || !target.isConnected) return;
    const field = rows.at(target);
    if (field && form.dataset.fwState === 'attached') {
        setTimeout(() => { if (target.isConnected) remove(field.row, target.value); });
    }
});

// What is pasted goes to the field that has the focus, or to the only one.
document.addEventListener('paste', (event) => {
    const files = [...event.clipboardData?.files ?? []];
    const fields = rows.all().filter(({ row }) => area(row)?.dataset.fwFiles === 'file' && !inputOf(row).disabled);
    const field = fields.find(({ row }) => row.contains(event.target)) ?? (fields.length === 1 ? fields[0] : undefined);
    if (files.length === 0 || !field || form.dataset.fwState !== 'attached') return;
    event.preventDefault();
    take(field, files);
});

// MARK: Signatures

// For each row of a signature what finishes the one that was begun, by drawing or typing, and was not added yet.
const unsigned = new WeakMap();

// Nobody has to press "Sign": what was begun is a signature when the person goes on.
function finishSignatures() {
    for (const { row } of rows.all()) unsigned.get(row)?.();
}

async function beginSignature(field) {
    const { row } = field;
    const input = inputOf(row);
    let pad;
    const put = (file, isTyped) => {
        for (const upload of [...uploadsOf(row)]) if (upload.hasFailed) forget(upload);
        const upload = { field, file, isTyped, item: element('li'), done: () => { input.value = ''; } };
        show(upload);
        start(upload);
    };
    const canSign = () => !isFull(field) && !input.disabled;
    const addDrawing = () => { if (pad?.isBegun && canSign()) put(pad.take(), false); };
    const addName = () => {
        const name = input.value.trim();
        // Without the engine the name is posted as it is.
        if (name && canSign() && form.dataset.fwState === 'attached') put(new File([name], name), true);
    };
    unsigned.set(row, () => {
        addDrawing();
        addName();
    });
    const sign = area(row).querySelector('[data-fw-upload]');
    sign.addEventListener('click', (event) => {
        if (form.dataset.fwState !== 'attached') return;
        event.preventDefault();
        if (input.value.trim()) addName();
        else input.focus();
    });
    onReturn(input, () => sign.click());
    const { SignaturePad } = await import('./signature.js');
    const paper = area(row).querySelector('.fw-pad');
    paper.hidden = false;
    pad = new SignaturePad(paper, addDrawing);
}

rows.watch(review);
