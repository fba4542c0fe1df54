// Asks the server what code there says of an answer, while somebody fills in the page. Only pages with such questions load
// this. A reply about an answer that has changed meanwhile is dropped. A submission is checked again, so a check that could
// not be made now is only silent. Like formwork.js this decides nothing.

import { ask, questionWithoutPasswords } from './posting.js';
import { Rows } from './rows.js';

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
const place = at('checks');
// A module has one instance for each address, so this is the one that runs the form.
const { send } = await import(new URL(`./formwork.js${own.search}`, own).href);

const rows = new Rows(form, place);

// What is known of each row: the answer that was asked about last, the request under way, and the timer that asks.
const states = new WeakMap();
const stateOf = (row) => states.get(row) ?? states.set(row, {}).get(row);

const answerOf = (path) => JSON.stringify(new FormData(form).getAll(`v.${path}`));
const isBlank = (answer) => !JSON.parse(answer).some((text) => text.trim());

function tell({ row, template }, words) {
    let status = row.querySelector('[data-fw-check]');
    if (!status) {
        row.append(template.content.cloneNode(true));
        status = row.querySelector('[data-fw-check]');
    }
    status.textContent = words;
    status.hidden = !words;
    row.ariaBusy = words ? 'true' : null;
}

// The answer changed: what was asked about the one before means nothing any more.
function change(field) {
    const state = stateOf(field.row);
    const answer = answerOf(field.path);
    if (answer === state.answer) return;
    stop(field);
    const delay = field.template.dataset.fwDelay;
    if (delay !== undefined) state.timer = setTimeout(() => check(field.row), Number(delay));
}

function stop(field) {
    const state = stateOf(field.row);
    clearTimeout(state.timer);
    state.request?.abort();
    state.request = undefined;
    state.answer = undefined;
    tell(field, '');
}

async function check(row) {
    const field = rows.at(row);
    if (!field || form.dataset.fwState !== 'attached') return;
    const state = stateOf(row);
    const answer = answerOf(field.path);
    if (answer === state.answer) return;
    stop(field);
    if (isBlank(answer)) return;
    const request = new AbortController();
    Object.assign(state, { request, answer });
    tell(field, place.dataset.fwChecking);
    const body = questionWithoutPasswords(form, `check:${field.path}`);
    const reply = await ask(place.dataset.fwAddress, body, request.signal);
    if (state.request !== request) return;
    state.request = undefined;
    tell(field, '');
    // What could not be checked is asked again when the focus leaves the question the next time.
    if (!reply || reply.state === 'unchecked') state.answer = undefined;
    if (reply?.state !== 'wrong' || answerOf(field.path) !== answer) return;
    send({ op: 'report_errors', errors: [{ ...reply.error, live: true }] });
    at('live').textContent = reply.error.message;
}

function listen(type, action) {
    form.addEventListener(type, (event) => {
        const field = event.target.matches('[name^="v."]') && rows.at(event.target);
        if (field) action(field);
    });
}

listen('input', change);
listen('change', change);
// The focus may go to another control of the same question.
listen('focusout', ({ row }) => setTimeout(() => { if (!row.contains(document.activeElement)) check(row); }));
