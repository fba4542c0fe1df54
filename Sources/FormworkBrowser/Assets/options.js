// Loads the options of choices from the server. Only pages with choices whose options code on the server gives load this.
// The server has written a template for each of them: it names the field, and the fields whose answers the options depend
// on. When one of those answers changes in the page, this script asks the server for options and gives them to the engine.
// Like formwork.js it decides nothing.

import { ask, questionWithoutPasswords } from './posting.js';
import { Rows, withoutIndexes } from './rows.js';

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
const place = at('choices');
// A module has one instance for each address, so this is the one that runs the form.
const { send } = await import(new URL(`./formwork.js${own.search}`, own).href);

const rows = new Rows(form, place);

// What is known of each row: the answers that its options were loaded for, what is searched, how many pages of options it
// has, and the request under way.
const states = new WeakMap();
const stateOf = (row) => states.get(row) ?? states.set(row, { search: '', pages: 1 }).get(row);

const addition = (row) => row.querySelector('[data-fw-choices]');
const statusOf = (row) => addition(row).querySelector('[role="status"]');
const buttonOf = (row) => addition(row).querySelector('button[value^="load:"]');
// Brings further options. Only choices that are searched have it.
const furtherOf = (row) => addition(row).querySelector('button[value^="more:"]');

// The answers in a page that the options depend on, as one text. The items around an answer are those around the choice; of
// an answer that is in further items, all count.
function answersIn(data, { path, template }) {
    return JSON.stringify(JSON.parse(template.dataset.fwWatched).map((pattern) => {
        const indexes = path.match(/\[\d+\]/g) ?? [];
        const name = `v.${pattern.replaceAll('[]', () => indexes.shift() ?? '[]')}`;
        const isIt = (other) => other === name || (name.includes('[]') && withoutIndexes(other) === `v.${pattern}`);
        return data.filter(([other]) => isIt(other)).map(([, value]) => value);
    }));
}

// The page as the server drew it.
function dataAsDrawn() {
    /** @type {any} */
    const copy = form.cloneNode(true);
    copy.reset();
    return [...new FormData(copy)];
}

// Rows that the engine added have no place for the state yet.
function prepare(choice) {
    if (addition(choice.row)) return;
    const copy = choice.template.content.cloneNode(true);
    choice.row.querySelector('[data-fw-slot="kept"]').before(copy);
    const name = choice.row.querySelector('.fw-label')?.textContent ?? '';
    for (const button of addition(choice.row).querySelectorAll('button')) button.lastElementChild.textContent = ` ${name}`;
    const search = addition(choice.row).querySelector('input');
    if (search) search.ariaLabel += name;
}

function review() {
    const data = [...new FormData(form)];
    for (const choice of rows.all()) {
        if (!states.has(choice.row)) begin(choice);
        buttonOf(choice.row).value = `load:${choice.path}`;
        const state = stateOf(choice.row);
        const answers = answersIn(data, choice);
        if (answers === state.answers) continue;
        state.answers = answers;
        state.pages = 1;
        load(choice);
    }
}

function begin(choice) {
    prepare(choice);
    if (addition(choice.row).matches('[data-fw-loaded]')) stateOf(choice.row).answers = answersIn(dataAsDrawn(), choice);
    buttonOf(choice.row).hidden = true;
    const search = addition(choice.row).querySelector('input');
    if (search) search.hidden = false;
}

// A new request ends the one before, whose reply would be about other answers.
async function load({ row, path }) {
    const state = stateOf(row);
    state.request?.abort();
    const request = new AbortController();
    state.request = request;
    row.ariaBusy = 'true';
    tell(row, place.dataset.fwLoading);
    const reply = await ask(place.dataset.fwAddress, question(path, state), request.signal);
    if (state.request !== request) return;
    row.ariaBusy = null;
    const before = boxesIn(row).length;
    if (reply?.options) send({ op: 'replace_options', row: row.dataset.fwRow, options: reply.options });
    showFurther(row, reply?.more === true, before);
    const isThere = reply?.state === 'loaded' || reply?.state === 'waiting';
    buttonOf(row).hidden = isThere;
    if (reply?.state === 'waiting') tell(row, place.dataset.fwWaiting);
    else if (!isThere) tell(row, reply?.message || place.dataset.fwFailed);
    else tell(row, reply.options.length > 0 ? '' : place.dataset.fwNone);
}

const boxesIn = (row) => row.querySelectorAll('[data-fw-control] input');

// The focus of a button that goes belongs to what it brought: the list, or the first box that was not there before.
function showFurther(row, hasMore, before) {
    const button = furtherOf(row);
    if (!button) return;
    const hadFocus = button === document.activeElement;
    button.hidden = !hasMore;
    if (hadFocus && !hasMore) (boxesIn(row)[before] ?? row.querySelector('[data-fw-control]'))?.focus();
}

const tell = (row, words) => { statusOf(row).textContent = words; };

// The server replays the answers, so that the options are those for them.
function question(path, { search, pages }) {
    const body = questionWithoutPasswords(form, pages > 1 ? `more:${pages}:${path}` : `load:${path}`);
    body.set('fw.search', search);
    return body;
}

// Nothing is searched while a person types.
const PAUSE = 300;

form.addEventListener('click', (event) => {
    const button = event.target.closest('[data-fw-choices] button');
    const choice = button && rows.at(button);
    // Without the engine the button posts.
    if (!choice || form.dataset.fwState !== 'attached') return;
    event.preventDefault();
    if (button === furtherOf(choice.row)) stateOf(choice.row).pages += 1;
    load(choice);
});
// A script of the host knows that other options are there by now.
form.addEventListener('fw-reload', ({ detail }) => {
    const choice = form.dataset.fwState === 'attached' && rows.all().find(({ path }) => path === detail);
    if (choice) load(choice);
});
let pause;
form.addEventListener('input', (event) => {
    const choice = event.target.matches('[data-fw-choices] input') && rows.at(event.target);
    if (!choice) return;
    clearTimeout(pause);
    Object.assign(stateOf(choice.row), { search: event.target.value, pages: 1 });
    pause = setTimeout(() => load(rows.at(event.target) ?? choice), PAUSE);
});
form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target.matches('[data-fw-choices] input')) event.preventDefault();
});

rows.watch(review);
