// Shows one step at a time of a form with pages. Only pages of such forms load this. All pages are in the document, and the
// server has written which rows belong to which; a step is there while it has rows. Without this script the buttons post, and
// the server shows the next step. It decides nothing: the engine validates, and the server writes the review.

import { CONTROL, openGroupsAround, rowOf } from './controls.js';
import { ask, questionFrom } from './posting.js';

const REVIEW = 'review';

export default class FormSteps {
    #form;
    #known;
    #title;
    #words;
    #stepOfRow;
    #stepInput;
    #returnInput;
    // Whether the list of errors has those of all steps, as after a refused submission.
    #listsAll = false;
    // Whether the person has submitted, so that errors that come now are those of the submission.
    #hasSubmitted = false;
    // The request for the review that is under way.
    #asked;

    constructor(form) {
        const { steps, title, words } = JSON.parse(form.at('pages').textContent);
        this.#form = form;
        this.#known = steps;
        this.#title = title;
        this.#words = words;
        this.#stepOfRow = new Map(steps.flatMap(({ step, rows }) => rows.map((row) => [row, step])));
        [this.#stepInput, this.#returnInput] = ['fw.step', 'fw.return'].map((name) => form.element.elements[name]);
        addEventListener('popstate', (event) => {
            if (form.isAlone && event.state?.fwStep) this.#open(event.state.fwStep, { isNew: false });
        });
    }

    // MARK: Steps

    #button(action) { return this.#form.element.querySelector(`.fw-actions button[value="${action}"]`); }

    #topRows() { return [...this.#form.element.querySelector('.fw-rows').children]; }

    #stepOf(row) { return this.#stepOfRow.get(row.dataset.fwRow); }

    // The steps that are there now.
    #steps() {
        const present = new Set(this.#topRows().map((row) => this.#stepOf(row)));
        return this.#known.map(({ step }) => step).filter((step) => step === REVIEW || present.has(step));
    }

    // The step that is shown. If it is gone, the nearest one before it is.
    #current() {
        const there = this.#steps();
        const order = this.#known.map(({ step }) => step);
        const before = order.slice(0, order.indexOf(this.#stepInput.value) + 1);
        return before.findLast((step) => there.includes(step)) ?? there[0];
    }

    #next() { return this.#returnInput.value ? REVIEW : this.#steps()[this.#steps().indexOf(this.#current()) + 1]; }

    #previous() { return this.#steps()[this.#steps().indexOf(this.#current()) - 1]; }

    // The step that an element of the form is on.
    #stepAround(element) {
        const row = this.#topRows().find((top) => top.contains(element));
        return row && this.#stepOf(row);
    }

    // MARK: Drawing

    #draw() {
        const { element } = this.#form;
        const at = (id) => this.#form.at(id);
        const words = this.#words;
        const [there, step] = [this.#steps(), this.#current()];
        for (const row of this.#topRows()) {
            const isHidden = this.#stepOf(row) !== step;
            if (row.hidden !== isHidden) row.hidden = isHidden;
        }
        for (const item of at('steps').querySelectorAll('li')) {
            item.hidden = !there.includes(item.dataset.fwStep);
            item.ariaCurrent = item.dataset.fwStep === step ? 'step' : null;
            item.classList.toggle('fw-passed', there.indexOf(item.dataset.fwStep) < there.indexOf(step));
        }
        const number = there.indexOf(step) + 1;
        const progress = words.step.replace('{number}', number).replace('{count}', there.length);
        const heading = this.#known.find((other) => other.step === step)?.title ?? '';
        set(at('progress'), progress);
        set(at('title'), heading);
        if (at('form-title')) at('form-title').hidden = heading === this.#title;
        const isLast = this.#next() === undefined;
        this.#button('page:back').hidden = this.#previous() === undefined;
        this.#button('page:next').hidden = isLast;
        set(this.#button('page:next'), this.#returnInput.value ? words.return : words.next);
        this.#button('submit').hidden = !isLast;
        element.querySelector('button[type="submit"]').value = isLast ? 'submit' : 'page:next';
        for (const first of element.parentElement.querySelectorAll('[data-fw-first]')) first.hidden = number !== 1;
        if (at('review')) at('review').hidden = step !== REVIEW;
        const isWrong = this.#drawSummary(step);
        if (!this.#form.isAlone) return;
        const name = [progress, heading, this.#title].join(' – ');
        document.title = isWrong ? words.error.replace('{title}', () => name) : name;
    }

    // Lists the errors of the step, or of all of them. Returns whether any is listed.
    #drawSummary(step) {
        const summary = this.#form.at('summary');
        const lines = [...summary.querySelectorAll('li')];
        for (const line of lines) line.hidden = !this.#listsAll && this.#stepAround(targetOf(line)) !== step;
        const isWrong = lines.some((line) => !line.hidden);
        const list = summary.querySelector('.fw-summary');
        if (list) list.hidden = !isWrong;
        return isWrong;
    }

    // MARK: Moving

    // Shows a step. `focus` is what takes the focus there.
    #open(step, { isNew = true, returns = false, focus = this.#form.at('title') } = {}) {
        const isMove = step !== this.#current();
        this.#stepInput.value = step;
        this.#returnInput.value = returns ? 'true' : '';
        this.#listsAll = false;
        this.#hasSubmitted = false;
        if (isNew && isMove && this.#form.isAlone) history.pushState({ ...history.state, fwStep: step }, '');
        this.#draw();
        if (isMove) this.#form.tell('onStep');
        if (step === REVIEW) this.#review();
        focus.focus();
        if (focus === this.#form.at('title')) scrollTo({ top: 0 });
    }

    #goOn() {
        const rows = this.#topRows().filter((row) => !row.hidden);
        this.#listsAll = false;
        this.#hasSubmitted = false;
        const replies = rows.map((row) => this.#form.send({ op: 'validate', row: row.dataset.fwRow }));
        // The engine has failed. Then the server does it.
        if (!this.#form.isAttached) return this.#form.element.requestSubmit(this.#button('page:next'));
        const isRefused = replies.some((reply) => reply?.focus !== undefined);
        const target = this.#next();
        return isRefused || target === undefined ? this.#draw() : this.#open(target);
    }

    #act(action) {
        if (action === 'page:next') return this.#goOn();
        if (action === 'page:back') return this.#previous() === undefined ? undefined : this.#open(this.#previous());
        const [, kind, ...rest] = action.split(':');
        if (kind === 'open') return this.#open(rest.join(':'));
        const [path, ...step] = rest;
        this.#open(step.join(':'), { returns: true });
        return this.#focusOn(path);
    }

    // Moves the focus to the question with a path, or to the button that adds an item to the section with it.
    #focusOn(path) {
        const { element } = this.#form;
        const seen = [...element.querySelectorAll('input[name="fw.seen"]')].find((input) => input.value === path);
        const place = seen?.closest('[data-fw-row]')
            ?? element.querySelector(`button[value="${CSS.escape(`add:${path}`)}"]`)?.closest('[data-fw-row]');
        if (!place) return;
        openGroupsAround(place);
        const controls = [...place.querySelectorAll(`${CONTROL}, button`)].filter((control) => control.matches(':enabled'));
        (controls.find((control) => control.checked) ?? controls[0])?.focus();
        place.scrollIntoView({ block: 'center' });
    }

    // MARK: The review

    // Asks the server for the answers as a person reads them. It posts what the page would submit.
    async #review() {
        const { element } = this.#form;
        this.#asked?.abort();
        const request = new AbortController();
        this.#asked = request;
        const place = this.#form.at('review');
        place.ariaBusy = 'true';
        this.#tell(this.#words.loading);
        const reply = await ask(element.action, questionFrom(element, `page:open:${REVIEW}`), request.signal);
        if (this.#asked !== request) return;
        place.ariaBusy = null;
        if (reply?.review !== undefined) return void place.replaceChildren(this.#form.fragment(reply.review));
        this.#tell(this.#words.failed);
        const again = Object.assign(document.createElement('button'), { type: 'button', className: 'fw-plain', textContent: this.#words.retry });
        again.addEventListener('click', () => this.#review());
        place.append(again);
    }

    #tell(text) {
        const status = Object.assign(document.createElement('p'), { className: 'fw-hint', textContent: text });
        status.setAttribute('role', 'status');
        this.#form.at('review').replaceChildren(status);
    }

    // MARK: What the form tells

    // Answers stand in the titles of these pages.
    onPageTitles(titles) {
        for (const [group, title] of titles) {
            const known = this.#known.find((step) => step.group === group);
            if (!known) continue;
            known.title = title;
            const item = this.#form.at('steps').querySelector(`[data-fw-step="${CSS.escape(known.step)}"]`);
            set(item.firstElementChild, title);
        }
    }

    onAttached() {
        this.#goToSent();
        // After Reload and Back the history knows which step was shown.
        const kept = this.#form.isAlone ? history.state?.fwStep : undefined;
        if (kept) this.#open(kept, { isNew: false });
        else if (this.#form.isAlone) history.replaceState({ ...history.state, fwStep: this.#current() }, '');
        this.#draw();
    }

    // After Back from the page of the submission that page is shown again: here the answers would be those of a form that was
    // sent already. Embedded forms stay, because the page around them is not theirs.
    onShownAgain() { this.#goToSent(); }

    #goToSent() { if (this.#form.isAlone) this.#form.kept.goToSent(); }

    // After a refused submission the first step with an error is shown, and the errors of all steps are listed.
    afterPatch() {
        if (!this.#form.isAttached) return;
        const summary = this.#form.at('summary');
        const lines = [...summary.querySelectorAll('li')];
        if (this.#hasSubmitted && lines.length > 0) {
            const step = this.#stepAround(targetOf(lines[0]));
            if (step !== undefined) this.#open(step, { focus: summary });
            this.#listsAll = true;
        }
        this.#draw();
        // The focus was on something that is gone or on another step.
        const focused = document.activeElement;
        if (focused !== document.body && this.#form.element.contains(focused) && focused.closest('[hidden]')) {
            this.#form.at('title').focus();
        }
    }

    beforePress({ action }) { if (action === 'submit') this.#hasSubmitted = true; }

    takePress({ action, event }) {
        // Without the engine the button posts.
        if (!action.startsWith('page:') || !this.#form.isAttached) return false;
        event.preventDefault();
        this.#form.typing.sync();
        this.#act(action);
        return true;
    }

    // The return key goes on from the last question of a step.
    onReturnKey(control) {
        const { element } = this.#form;
        if (!this.#form.isAttached) return false;
        const controls = [...element.querySelectorAll(CONTROL)].filter((one) => one.matches(':enabled') && !one.closest('[hidden]'));
        if (controls.slice(controls.indexOf(control)).some((other) => rowOf(other) !== rowOf(control))) return false;
        element.requestSubmit(this.#button(this.#next() === undefined ? 'submit' : 'page:next'));
        return true;
    }

    // If a person follows a link of the list of errors, that list stays as it is.
    onReveal(element, isFollowed) {
        const step = this.#stepAround(element);
        if (step === undefined || step === this.#current()) return;
        const listsAll = this.#listsAll;
        this.#open(step);
        if (!isFollowed) return;
        this.#listsAll = listsAll;
        this.#draw();
    }

    openStep(step) { if (this.#steps().includes(step)) this.#open(step); }
}

function set(element, text) {
    if (element.textContent !== text) element.textContent = text;
}

function targetOf(line) {
    const link = line.querySelector('a, button');
    return document.getElementById(link?.hash?.slice(1) ?? link?.dataset.fwTarget);
}
