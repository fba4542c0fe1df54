// Asks the server what code there says of an answer, while somebody fills in the page. Only pages with such questions load
// this. A reply about an answer that has changed meanwhile is dropped. A submission is checked again, so a check that could
// not be made now is only silent. It decides nothing.

import { ask, questionWithoutPasswords } from './posting.js';
import { TemplateRows } from './template-rows.js';

const isBlank = (answer) => !JSON.parse(answer).some((text) => text.trim());

export default class LiveChecks {
    #form;
    #place;
    #rows;
    // The state of each row: the answer that was asked about last, the request under way, and the timer that asks.
    #states = new WeakMap();

    constructor(form) {
        this.#form = form;
        this.#place = form.at('checks');
        this.#rows = new TemplateRows(form.element, this.#place);
        this.#listen('input', (field) => this.#change(field));
        this.#listen('change', (field) => this.#change(field));
        // The focus may go to another control of the same question.
        this.#listen('focusout', ({ row }) => setTimeout(() => {
            if (!row.contains(document.activeElement)) this.#check(row);
        }));
    }

    #listen(type, action) {
        this.#form.element.addEventListener(type, (event) => {
            const field = event.target.matches('[name^="v."]') && this.#rows.at(event.target);
            if (field) action(field);
        });
    }

    #stateOf(row) { return this.#states.get(row) ?? this.#states.set(row, {}).get(row); }

    #answerOf(path) { return JSON.stringify(new FormData(this.#form.element).getAll(`v.${path}`)); }

    // The answer changed: what was asked about the one before means nothing any more.
    #change(field) {
        const state = this.#stateOf(field.row);
        const answer = this.#answerOf(field.path);
        if (answer === state.answer) return;
        this.#stop(field);
        const delay = field.template.dataset.fwDelay;
        if (delay !== undefined) state.timer = setTimeout(() => this.#check(field.row), Number(delay));
    }

    #stop(field) {
        const state = this.#stateOf(field.row);
        clearTimeout(state.timer);
        state.request?.abort();
        state.request = undefined;
        state.answer = undefined;
        tell(field, '');
    }

    async #check(row) {
        const field = this.#rows.at(row);
        if (!field || !this.#form.isAttached) return;
        const state = this.#stateOf(row);
        const answer = this.#answerOf(field.path);
        if (answer === state.answer) return;
        this.#stop(field);
        if (isBlank(answer)) return;
        const request = new AbortController();
        Object.assign(state, { request, answer });
        tell(field, this.#place.dataset.fwChecking);
        const body = questionWithoutPasswords(this.#form.element, `check:${field.path}`);
        const reply = await ask(this.#place.dataset.fwAddress, body, request.signal);
        if (state.request !== request) return;
        state.request = undefined;
        tell(field, '');
        // An answer that could not be checked is asked about again when the focus leaves the question the next time.
        if (!reply || reply.state === 'unchecked') state.answer = undefined;
        if (reply?.state !== 'wrong' || this.#answerOf(field.path) !== answer) return;
        this.#form.send({ op: 'report_errors', errors: [{ ...reply.error, live: true }] });
        this.#form.at('live').textContent = reply.error.message;
    }
}

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
