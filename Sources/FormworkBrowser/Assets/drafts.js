// Keeps what was typed in the storage of the browser, and offers it on the next visit: after the tab was closed, after a
// crash of the browser or of the engine, or after the server was gone. Nothing is restored without being asked for. Secrets
// are not kept. Where nothing is kept, the page warns a person who leaves it with answers that were not sent.
//
// Each visit of a form has a record of its own, so pages in two tabs do not overwrite each other's. While a page is open it
// holds a lock with the name of its record. A record whose lock is held belongs to another tab and is not offered.

import { watchConnection } from './connection.js';
import { ask } from './posting.js';
import { holdVisit, Records } from './records.js';
import { withoutIndexes } from './rows.js';

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
// After a change of a long form, its first property takes the browser a millisecond: it looks through all controls for that name.
const marks = form.dataset;
const place = at('drafts');
const version = at('hydration').dataset.fwVersion;
// The answers that are never kept: the secrets, and what is calculated from them.
const secrets = new Set([place.dataset.fwSecrets, place.dataset.fwDerived].flatMap((paths) => JSON.parse(paths)));
// A module has one instance for each address, so this is the one that runs the form.
const { send } = await import(new URL(`./formwork.js${own.search}`, own).href);

// Whether the page goes on with answers that the server has. Then it keeps nothing, and what other visits keep is not its own.
const isLinked = place.hasAttribute('data-fw-linked');
const records = new Records(place.dataset.fwName, Number(place.dataset.fwDays) * 86_400_000, isLinked);
const visit = holdVisit(records);

// Whether something was typed that neither the server nor the storage has.
let isUnsaved = false;
// Whether the storage took what was kept last.
let canKeep = Number(place.dataset.fwDays) > 0;
let isSent = false;
// Whether the page goes on with the answers of an earlier visit, or of a page that was reloaded.
let isContinued = false;
let timer;

// MARK: Keeping

// The engine's answers; undefined while there is no engine.
const snapshotNow = () => send({ op: 'keep' })?.snapshot;

// What a snapshot says about answers. The rest is about groups that are closed and errors that are shown.
function answersIn(snapshot) {
    const { values, texts, items, overridden, deleted } = snapshot?.form ?? {};
    return JSON.stringify([values, texts, items, overridden, deleted]);
}

const drawn = answersIn(JSON.parse(at('hydration').textContent).snapshot);

// The texts of the controls, for a page whose engine is not there yet or has failed.
const textsNow = () => [...new FormData(form)].filter(([name, text]) => typeof text === 'string' && name.startsWith('v.')
    && !secrets.has(withoutIndexes(name.slice(2))));

// The labels of the questions, to name those that a later version of the form does not have.
function labels() {
    const found = {};
    for (const seen of form.querySelectorAll('input[name="fw.seen"]')) {
        const label = seen.closest('[data-fw-row]')?.querySelector('.fw-label');
        if (label) found[seen.value] = label.textContent.trim();
    }
    return found;
}

// The last snapshot of the engine. If the engine fails, the texts of the controls are kept beside it.
let known;

async function keep() {
    clearTimeout(timer);
    timer = undefined;
    if (isSent || !isUnsaved) return;
    isUnsaved = false;
    const snapshot = snapshotNow();
    known = snapshot ?? known;
    if (snapshot && !isContinued && answersIn(snapshot) === drawn) {
        await records.erase(visit);
        return tellKept();
    }
    const [state, step] = ['fw.state', 'fw.step'].map((name) => form.elements[name]?.value);
    const record = { version, state, step, labels: labels(), snapshot: known };
    const until = await records.write(visit, snapshot ? record : { ...record, texts: textsNow() });
    canKeep = until !== undefined;
    if (!canKeep) isUnsaved = true;
    // The answers were sent meanwhile.
    if (isSent) await records.erase(visit);
    return tellKept(isSent ? undefined : until);
}

// A record is written at most once a second while somebody types.
function change() {
    isUnsaved = true;
    isSent = false;
    timer ??= setTimeout(keep, 1000);
}

const dateFormat = new Intl.DateTimeFormat(place.closest('[lang]').lang, { dateStyle: 'long' });
const timeFormat = new Intl.DateTimeFormat(place.closest('[lang]').lang, { dateStyle: 'long', timeStyle: 'short' });

function tellKept(until) {
    at('kept').hidden = !until;
    if (until) at('kept').querySelector('p').textContent = place.dataset.fwKept.replace('{date}', dateFormat.format(until));
}

// MARK: Offering

let offered;

// Offers the latest record of an earlier visit. One that says what the page says already is not offered but taken over.
async function offer() {
    const now = answersIn(snapshotNow());
    if (now !== drawn) change();
    if (isLinked) return void findSiblings();
    for (const left of await records.left()) {
        const [name, record] = left;
        const isSame = record.snapshot && !record.texts && answersIn(record.snapshot) === now;
        if (!isSame) {
            offered = left;
            break;
        }
        isContinued = true;
        await takeOver(name);
    }
    place.hidden = !offered;
    if (offered) say(place.dataset.fwFound.replace('{date}', timeFormat.format(offered[1].saved)));
}

// Makes the record of an earlier visit that of this one.
async function takeOver(name) {
    isUnsaved = true;
    await keep();
    if (canKeep) await records.erase(name);
}

function say(words) {
    at('drafts-words').textContent = words;
    at('live').textContent = words;
}

async function goOn() {
    const [name, record] = offered;
    if (record.version === version) form.elements['fw.state'].value = record.state;
    // If the engine cannot restore it, the record stays.
    if (record.snapshot && !send({ op: 'restore', snapshot: record.snapshot })) return;
    // Answers can show further questions, which have texts too.
    for (let round = 0; record.texts && round < 3; round += 1) enter(record.texts);
    isContinued = true;
    // Forms with pages go on at the step that was left; see pages.js.
    form.dispatchEvent(new CustomEvent('fw-open', { detail: record.step }));
    for (const button of place.querySelectorAll('button')) button.hidden = true;
    if (record.version === version) place.hidden = true;
    else await tellMisfits(record);
    focusOn(place.hidden ? at('title') : place);
    await takeOver(name);
}

function enter(texts) {
    for (const name of new Set(texts.map((entry) => entry[0]))) {
        const values = texts.filter((entry) => entry[0] === name).map((entry) => entry[1]);
        for (const control of form.querySelectorAll(`[name="${CSS.escape(name)}"]:not([type="hidden"])`)) {
            if (control.type === 'radio' || control.type === 'checkbox') control.checked = values.includes(control.value);
            else control.value = values[0];
            control.dispatchEvent(new Event('input', { bubbles: true }));
        }
    }
}

// The answers were kept with another version of the form. The server says which of them do not fit any more, or that the form is
// the same and only its version is written in another way.
async function tellMisfits(record) {
    const body = new URLSearchParams({ 'fw.state': form.elements['fw.state'].value, 'fw.kept': JSON.stringify(record.snapshot ?? {}) });
    // Nobody can say whether texts of controls, which an engine that failed left, all found their questions.
    if (!record.texts) body.set('fw.version', record.version);
    // Without a connection the words say only that the form has changed.
    const reply = await ask(place.dataset.fwAddress, body, undefined, 20_000);
    if (reply?.same === true) {
        place.hidden = true;
        return;
    }
    const misfits = reply?.misfits ?? [];
    say(misfits.length > 0 ? place.dataset.fwMisfits : place.dataset.fwChanged);
    const list = place.querySelector('ul');
    list.hidden = misfits.length === 0;
    list.replaceChildren(...misfits.map(({ path, title, answer }) => {
        const line = document.createElement('li');
        line.textContent = [title || record.labels?.[path] || path, answer].filter((words) => words).join(': ');
        return line;
    }));
}

function focusOn(element) {
    element.tabIndex = -1;
    element.focus();
}

// MARK: Erasing

// Nothing brings the answers back, so a person is asked first.
function isSure() {
    const question = at('sure');
    question.returnValue = '';
    question.showModal();
    return new Promise((resolve) => {
        question.addEventListener('close', () => resolve(question.returnValue === 'sure'), { once: true });
    });
}

async function startAgain() {
    if (!await isSure()) return;
    await records.erase(offered[0]);
    offered = undefined;
    focusOn(at('title'));
    await offer();
}

async function erase() {
    if (!await isSure()) return;
    if (!send({ op: 'reset' })) form.reset();
    isUnsaved = false;
    isContinued = false;
    records.erase(visit);
    tellKept();
    focusOn(at('title'));
}

// MARK: Listening

const close = (answer) => at('sure').close(answer);
const pressed = {
    continue: goOn, restart: startAgain, erase, cancel: () => close(''), sure: () => close('sure'),
};
/** @type {HTMLElement[]} */
const parts = [place, at('kept'), at('sure')];
for (const part of parts) {
    part.addEventListener('click', (event) => pressed[event.target.closest('[data-fw-drafts]')?.dataset.fwDrafts]?.());
}

for (const type of ['input', 'change', 'submit', 'fw-step']) form.addEventListener(type, change);
addEventListener('pagehide', keep);
document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keep(); });

// Keeps what it can, and does not warn of the rest, because the page is not left.
function settle() {
    keep();
    isUnsaved = false;
}

// The same answers may be in the records of other visits: those that were saved with a link, which this page goes on with.
// They are looked up when the page begins, because it is left as soon as the answers are sent.
let siblings = [];

async function findSiblings() {
    const key = keyIn(form.elements['fw.state'].value);
    siblings = await records.matching((record) => keyIn(record.state) === key);
}

function eraseSent() {
    for (const name of [visit, ...siblings]) records.erase(name);
}

// The key of the submission in the state of a page, which is signed and can be read.
function keyIn(state) {
    try {
        return JSON.parse(atob(state.split('.')[0].replaceAll('-', '+').replaceAll('_', '/'))).key;
    } catch {
        return state;
    }
}

let isSending = false;
form.addEventListener('fw-change', () => {
    const delivery = marks.fwDelivery;
    // After sending, the page stays with errors, or the browser posts the form. Neither is leaving it.
    if (isSending && delivery === '') settle();
    isSending = delivery === 'sending';
    if (delivery === 'sent' && !isSent) {
        isSent = true;
        eraseSent();
        tellKept();
    }
});
form.addEventListener('submit', (event) => {
    // Without the engine the browser posts, and the page that comes back has the answers.
    if (!event.defaultPrevented) settle();
});
// They were saved on the server.
form.addEventListener('fw-saved', settle);
addEventListener('beforeunload', (event) => {
    if (isUnsaved && !canKeep && !isSent) event.preventDefault();
});

// MARK: Beginning

function begin() {
    if (marks.fwState === 'attached') offer();
    return ['attached', 'failed'].includes(marks.fwState);
}
watchConnection(form, at('connection'), place.dataset);
if (!begin()) {
    new MutationObserver((_, observer) => {
        if (begin()) observer.disconnect();
    }).observe(form, { attributes: true, attributeFilter: ['data-fw-state'] });
}
