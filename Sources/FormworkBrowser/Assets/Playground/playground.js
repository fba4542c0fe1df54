// The page of `formwork serve --edit`: a definition beside its form. The server says what is wrong with the text, what can be
// written where, and draws the form. This script asks it, shows what it says, and changes the text so that the browser can
// undo the change.

import { KeptAnswers } from './kept-answers.js';
import { Suggestions } from './suggestions.js';

const at = (id) => document.getElementById(`fw-play-${id}`);
const settings = document.getElementById('fw-play').dataset;
const area = at('text');
const frame = at('frame');
// How long the author has to pause before the text is checked, in milliseconds.
const PAUSE = 300;

/** Replaces a part of the text. `caret` is where the caret goes then; behind the new part by default. */
function replace(from, to, text, caret = from + text.length) {
    area.focus();
    area.setSelectionRange(from, to);
    // Only this way the browser can undo it. The command for nothing is another one.
    const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
    if (!isDone) {
        area.setRangeText(text, from, to, 'end');
        area.dispatchEvent(new Event('input'));
    }
    area.setSelectionRange(caret, caret);
}

/** Moves the caret to a place, and shows the place. */
function go(offset) {
    area.focus();
    area.setSelectionRange(offset, offset);
    const line = area.value.slice(0, offset).split('\n').length - 1;
    const height = Number.parseFloat(getComputedStyle(area).lineHeight);
    area.scrollTop = Math.max(0, line * height - area.clientHeight / 2);
}

function post(address, parameters, signal) {
    return fetch(`${address}?${new URLSearchParams(parameters)}`, {
        method: 'POST', body: area.value, headers: { 'content-type': 'application/json' }, signal,
    }).then((response) => response.json());
}

function element(name, text, className = '') {
    const made = document.createElement(name);
    made.textContent = text;
    made.className = className;
    return made;
}

// Does not tell people again who listen to the page.
const say = (place, text) => { if (place.textContent !== text) place.textContent = text; };

// MARK: Lines

const marks = new Map();
let drawn = '';

// The numbers of the lines, with a sign at those that have a problem.
function drawLines() {
    const count = area.value.split('\n').length;
    const state = JSON.stringify([count, ...marks]);
    if (state === drawn) return;
    drawn = state;
    const parts = [];
    for (let line = 1; line <= count; line += 1) {
        const isError = marks.get(line);
        if (isError === undefined) parts.push(`${line}\n`);
        else parts.push(element('span', `${isError ? '✕' : '!'} ${line}\n`, isError ? 'fw-play-error' : 'fw-play-warning'));
    }
    at('lines').replaceChildren(...parts);
    at('lines').scrollTop = area.scrollTop;
}

area.addEventListener('scroll', () => { at('lines').scrollTop = area.scrollTop; });

// MARK: Checking

// Each tab tries a form of its own, and keeps it when it is loaded again.
const tabs = new KeptAnswers('formwork edit tab');
const tab = tabs.kept ?? crypto.randomUUID();
tabs.keep(tab);

let checking;
let pausing;
let shown;

function checkSoon() {
    clearTimeout(pausing);
    pausing = setTimeout(check, PAUSE);
}

async function check() {
    clearTimeout(pausing);
    checking?.abort();
    checking = new AbortController();
    try {
        const reply = await post(settings.fwCheck, { tab }, checking.signal);
        if (reply.problems) showProblems(reply);
        else say(at('summary'), reply.message);
        if (reply.form) showForm(reply);
        at('stale').hidden = !reply.problems || reply.form !== undefined;
    } catch (error) {
        if (error.name !== 'AbortError') say(at('summary'), settings.fwLost);
    }
}

function showProblems({ summary, problems, notes }) {
    say(at('summary'), summary);
    area.ariaInvalid = `${problems.some((problem) => problem.isError)}`;
    marks.clear();
    for (const { line, isError } of problems) marks.set(line, isError || marks.get(line) === true);
    drawLines();
    at('problems').replaceChildren(...problems.map(itemOf), ...notes.map((note) => element('li', note)));
}

function itemOf({ isError, place, sentence, offset, repair }) {
    const item = element('li', '', isError ? 'fw-play-error' : 'fw-play-warning');
    const link = element('button', place, 'fw-plain');
    link.type = 'button';
    link.addEventListener('click', () => go(offset));
    item.append(link, element('p', sentence));
    if (repair) {
        const button = element('button', repair.title, 'fw-plain');
        button.type = 'button';
        button.addEventListener('click', () => replace(repair.from, repair.to, repair.text));
        item.append(button);
    }
    return item;
}

// MARK: The form

// A page that is loaded again goes on with the answers that fit.
function showForm({ form, version }) {
    if (version === shown) return;
    shown = version;
    const place = frame.contentWindow.location;
    if (place.pathname === form) place.reload();
    else place.replace(form);
}

at('fresh').addEventListener('click', () => {
    const place = frame.contentWindow.location;
    if (shown !== undefined) place.replace(settings.fwTrial + tab);
});

// MARK: Saving

let mark = settings.fwMark;
let saved = area.value;
const isSaved = () => area.value === saved;

function showState() {
    say(at('state'), isSaved() ? '' : settings.fwUnsaved);
}

async function save() {
    const text = area.value;
    let reply;
    try {
        reply = await post(settings.fwSave, { mark });
    } catch {
        return say(at('state'), settings.fwLost);
    }
    at('conflict').hidden = reply.changed === undefined;
    if (reply.mark !== undefined) {
        mark = reply.mark;
        saved = text;
    } else if (reply.changed !== undefined) {
        found = reply.changed;
        say(at('conflict').querySelector('p'), reply.message);
        return at('take').focus();
    }
    return say(at('state'), reply.message);
}

// The mark of what somebody else wrote into the file.
let found;

at('save').addEventListener('click', save);
at('over').addEventListener('click', () => {
    mark = found;
    area.focus();
    save();
});
at('take').addEventListener('click', async () => {
    const reply = await fetch(settings.fwFile).then((response) => response.json()).catch(() => undefined);
    if (reply?.text === undefined) return say(at('state'), reply?.message ?? settings.fwLost);
    at('conflict').hidden = true;
    mark = reply.mark;
    saved = reply.text.replaceAll('\r\n', '\n');
    replace(0, area.value.length, saved, 0);
    return showState();
});

// MARK: Leaving

// A tab that is loaded again has the text that was not saved.
const shelf = new KeptAnswers(`formwork edit ${document.title}`);
const keep = () => shelf.keep(isSaved() ? null : { mark, text: area.value });
addEventListener('pagehide', keep);
document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keep(); });
addEventListener('beforeunload', (event) => { if (!isSaved()) event.preventDefault(); });

if (typeof shelf.kept?.text === 'string') {
    area.value = shelf.kept.text;
    mark = `${shelf.kept.mark}`;
}

// MARK: Typing

const suggestions = new Suggestions({
    area,
    list: at('suggestions'),
    count: at('count'),
    ruler: at('ruler'),
    ask: (offset, signal) => post(settings.fwComplete, { at: offset }, signal),
    replace,
});

at('suggest').addEventListener('click', () => {
    area.focus();
    suggestions.open();
});

area.addEventListener('input', () => {
    drawLines();
    showState();
    checkSoon();
});

addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    save();
});

// A new line begins where the line before it does.
area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return;
    const line = area.value.slice(0, area.selectionStart).split('\n').at(-1);
    const indent = /^ */.exec(line)[0];
    if (indent === '') return;
    event.preventDefault();
    replace(area.selectionStart, area.selectionEnd, `\n${indent}`);
});

drawLines();
showState();
check();
