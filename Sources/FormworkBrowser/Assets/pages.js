// Shows one step at a time of a form with pages. Only pages of such forms load this. All pages are in the document, and the
// server has written which rows belong to which; a step is there while it has rows. Without this script the buttons post, and
// the server shows the next step. Like formwork.js it decides nothing: the engine validates, and the server writes the review.

import { openGroupsAround } from './controls.js';
import { ask, questionFrom } from './posting.js';

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
const { steps: known, title, words } = JSON.parse(at('pages').textContent);
// A module has one instance for each address, so this is the one that runs the form.
const { CONTROL, fragment, send, shelf } = await import(new URL(`./formwork.js${own.search}`, own).href);

const REVIEW = 'review';
const stepOfRow = new Map(known.flatMap(({ step, rows }) => rows.map((row) => [row, step])));
const [stepInput, returnInput] = ['fw.step', 'fw.return'].map((name) => form.elements[name]);
const button = (action) => form.querySelector(`.fw-actions button[value="${action}"]`);
// A form inside another page leaves the history and the title to that page.
const isAlone = ids === 'fw-';

// Whether the list of errors has those of all steps, as after a refused submission.
let listsAll = false;
// Whether the person has submitted, so that errors that come now are those of the submission.
let hasSubmitted = false;
let asked;

// MARK: Steps

const topRows = () => [...form.querySelector('.fw-rows').children];
const stepOf = (row) => stepOfRow.get(row.dataset.fwRow);

/** The steps that are there now. */
function steps() {
    const present = new Set(topRows().map(stepOf));
    return known.map(({ step }) => step).filter((step) => step === REVIEW || present.has(step));
}

/** The step that is shown. If it is gone, the nearest one before it is. */
function current() {
    const there = steps();
    const order = known.map(({ step }) => step);
    const before = order.slice(0, order.indexOf(stepInput.value) + 1);
    return before.findLast((step) => there.includes(step)) ?? there[0];
}

const next = () => (returnInput.value ? REVIEW : steps()[steps().indexOf(current()) + 1]);
const previous = () => steps()[steps().indexOf(current()) - 1];

/** The step that an element of the form is on. */
function stepAround(element) {
    const row = topRows().find((top) => top.contains(element));
    return row && stepOf(row);
}

// MARK: Drawing

function draw() {
    const [there, step] = [steps(), current()];
    for (const row of topRows()) {
        const isHidden = stepOf(row) !== step;
        if (row.hidden !== isHidden) row.hidden = isHidden;
    }
    for (const item of at('steps').querySelectorAll('li')) {
        item.hidden = !there.includes(item.dataset.fwStep);
        item.ariaCurrent = item.dataset.fwStep === step ? 'step' : null;
        item.classList.toggle('fw-passed', there.indexOf(item.dataset.fwStep) < there.indexOf(step));
    }
    const number = there.indexOf(step) + 1;
    const progress = words.step.replace('{number}', number).replace('{count}', there.length);
    const heading = known.find((other) => other.step === step)?.title ?? '';
    set(at('progress'), progress);
    set(at('title'), heading);
    if (at('form-title')) at('form-title').hidden = heading === title;
    const isLast = next() === undefined;
    button('page:back').hidden = previous() === undefined;
    button('page:next').hidden = isLast;
    set(button('page:next'), returnInput.value ? words.return : words.next);
    button('submit').hidden = !isLast;
    form.querySelector('button[type="submit"]').value = isLast ? 'submit' : 'page:next';
    for (const first of form.parentElement.querySelectorAll('[data-fw-first]')) first.hidden = number !== 1;
    if (at('review')) at('review').hidden = step !== REVIEW;
    const isWrong = drawSummary(step);
    if (!isAlone) return;
    const name = [progress, heading, title].join(' – ');
    document.title = isWrong ? words.error.replace('{title}', () => name) : name;
}

function set(element, text) {
    if (element.textContent !== text) element.textContent = text;
}

/** Lists the errors of the step, or of all of them. Returns whether any is listed. */
function drawSummary(step) {
    const lines = [...at('summary').querySelectorAll('li')];
    for (const line of lines) line.hidden = !listsAll && stepAround(targetOf(line)) !== step;
    const isWrong = lines.some((line) => !line.hidden);
    const list = at('summary').querySelector('.fw-summary');
    if (list) list.hidden = !isWrong;
    return isWrong;
}

function targetOf(line) {
    const link = line.querySelector('a, button');
    return document.getElementById(link?.hash?.slice(1) ?? link?.dataset.fwTarget);
}

// MARK: Moving

/**
 * Shows a step. `focus` is what takes the focus there.
 *
 * @type {(step: string, how?: { isNew?: boolean, returns?: boolean, focus?: HTMLElement }) => void}
 */
function open(step, { isNew = true, returns = false, focus = at('title') } = {}) {
    const isMove = step !== current();
    stepInput.value = step;
    returnInput.value = returns ? 'true' : '';
    listsAll = false;
    hasSubmitted = false;
    if (isNew && isMove && isAlone) history.pushState({ ...history.state, fwStep: step }, '');
    draw();
    if (isMove) form.dispatchEvent(new Event('fw-step'));
    if (step === REVIEW) review();
    if (!focus) return;
    focus.focus();
    if (focus === at('title')) scrollTo({ top: 0 });
}

function goOn() {
    const rows = topRows().filter((row) => !row.hidden);
    listsAll = false;
    hasSubmitted = false;
    const replies = rows.map((row) => send({ op: 'validate', row: row.dataset.fwRow }));
    // The engine has failed. Then the server does it.
    if (form.dataset.fwState !== 'attached') return form.requestSubmit(button('page:next'));
    const isRefused = replies.some((reply) => reply?.focus !== undefined);
    const target = next();
    return isRefused || target === undefined ? draw() : open(target);
}

function act(action) {
    if (action === 'page:next') return goOn();
    if (action === 'page:back') return previous() === undefined ? undefined : open(previous());
    const [, kind, ...rest] = action.split(':');
    if (kind === 'open') return open(rest.join(':'));
    const [path, ...step] = rest;
    open(step.join(':'), { returns: true });
    return focusOn(path);
}

/** Moves the focus to the question with a path, or to the button that adds an item to the section with it. */
function focusOn(path) {
    const seen = [...form.querySelectorAll('input[name="fw.seen"]')].find((input) => input.value === path);
    const place = seen?.closest('[data-fw-row]')
        ?? form.querySelector(`button[value="${CSS.escape(`add:${path}`)}"]`)?.closest('[data-fw-row]');
    if (!place) return;
    openGroupsAround(place);
    const controls = [...place.querySelectorAll(`${CONTROL}, button`)].filter((control) => control.matches(':enabled'));
    (controls.find((control) => control.checked) ?? controls[0])?.focus();
    place.scrollIntoView({ block: 'center' });
}

// MARK: The review

// Asks the server for the answers as a person reads them. It posts what the page would submit.
async function review() {
    asked?.abort();
    const request = new AbortController();
    asked = request;
    const place = at('review');
    place.ariaBusy = 'true';
    tell(words.loading);
    const reply = await ask(form.action, questionFrom(form, `page:open:${REVIEW}`), request.signal);
    if (asked !== request) return;
    place.ariaBusy = null;
    if (reply?.review !== undefined) return place.replaceChildren(fragment(reply.review));
    tell(words.failed);
    const again = Object.assign(document.createElement('button'), { type: 'button', className: 'fw-plain', textContent: words.retry });
    again.addEventListener('click', review);
    place.append(again);
}

function tell(text) {
    const status = Object.assign(document.createElement('p'), { className: 'fw-hint', textContent: text });
    status.setAttribute('role', 'status');
    at('review').replaceChildren(status);
}

// MARK: What the person does

// After a refused submission the first step with an error is shown, and the errors of all steps are listed.
function changed() {
    const lines = [...at('summary').querySelectorAll('li')];
    if (hasSubmitted && lines.length > 0) {
        const step = stepAround(targetOf(lines[0]));
        if (step !== undefined) open(step, { focus: at('summary') });
        listsAll = true;
    }
    draw();
    // The focus was on something that is gone or on another step.
    const focused = document.activeElement;
    if (focused !== document.body && form.contains(focused) && focused.closest('[hidden]')) at('title').focus();
}

// Before the listener of formwork.js sends the submission.
form.addEventListener('submit', (event) => {
    if ((event.submitter?.value || 'submit') === 'submit') hasSubmitted = true;
}, true);
form.addEventListener('submit', (event) => {
    const action = event.submitter?.value ?? '';
    // Without the engine the button posts.
    if (!action.startsWith('page:') || form.dataset.fwState !== 'attached') return;
    event.preventDefault();
    act(action);
});

// The return key goes on from the last question of a step. Before that formwork.js goes to the next question.
form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.target.localName !== 'input' || !event.target.matches(CONTROL)) return;
    if (form.dataset.fwState !== 'attached' || event.isComposing || event.keyCode === 229 || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const controls = [...form.querySelectorAll(CONTROL)].filter((control) => control.matches(':enabled') && !control.closest('[hidden]'));
    const row = event.target.closest('[data-fw-row]');
    if (controls.slice(controls.indexOf(event.target)).some((control) => control.closest('[data-fw-row]') !== row)) return;
    event.preventDefault();
    event.stopPropagation();
    form.requestSubmit(button(next() === undefined ? 'submit' : 'page:next'));
}, true);

// A link of the list of errors leads to another step. Then formwork.js moves the focus.
document.addEventListener('click', (event) => {
    const line = event.target.closest(`#${ids}summary li`);
    const step = line && stepAround(targetOf(line));
    if (step === undefined || step === null || step === current() || form.dataset.fwState !== 'attached') return;
    const all = listsAll;
    open(step, { focus: undefined });
    listsAll = all;
    draw();
}, true);

// An earlier visit was on this step; see drafts.js.
form.addEventListener('fw-open', ({ detail: step }) => {
    if (steps().includes(step)) open(step, { focus: undefined });
});

// Something that the person has to see is on another step; see files.js.
form.addEventListener('fw-show', ({ target }) => {
    const step = stepAround(target);
    if (step !== undefined && step !== current()) open(step, { focus: undefined });
});

addEventListener('popstate', (event) => {
    if (isAlone && event.state?.fwStep) open(event.state.fwStep, { isNew: false });
});

// After Back from the page of the submission that page is shown again: here the answers would be those of a form that was
// sent already. Embedded forms stay, because the page around them is not theirs.
function showSent() {
    const { kept } = shelf;
    if (!isAlone || !kept?.sent || form.dataset.fwDelivery !== 'sent') return;
    // When it is left, formwork.js keeps what is on this page. There is nothing to go on with.
    for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, () => shelf.keep(kept));
    location.replace(new URL(kept.sent, form.action));
}
addEventListener('pageshow', (event) => { if (event.persisted) showSent(); });

function begin() {
    if (form.dataset.fwState !== 'attached') return false;
    showSent();
    form.addEventListener('fw-change', changed);
    // After Reload and Back the history knows which step was shown.
    const kept = isAlone ? history.state?.fwStep : undefined;
    if (kept) open(kept, { isNew: false, focus: undefined });
    else if (isAlone) history.replaceState({ ...history.state, fwStep: current() }, '');
    draw();
    return true;
}
if (!begin()) {
    new MutationObserver((_, observer) => {
        if (begin()) observer.disconnect();
    }).observe(form, { attributes: true, attributeFilter: ['data-fw-state'] });
}
