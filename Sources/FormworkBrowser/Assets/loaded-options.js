// Loads the options of choices from the server. Only pages with choices whose options code on the server gives load this.
// The server has written a template for each of them: it names the field, and the fields whose answers the options depend
// on. When one of those answers changes in the page, this script asks the server for options and gives them to the engine.
// It decides nothing.

import { ask, questionWithoutPasswords } from './posting.js';
import { TemplateRows, withoutIndexes } from './template-rows.js';

// Nothing is searched while a person types.
const PAUSE = 300;

const addition = (row) => row.querySelector('[data-fw-choices]');
const buttonOf = (row) => addition(row).querySelector('button[value^="load:"]');
// Brings further options. Only choices that are searched have it.
const furtherOf = (row) => addition(row).querySelector('button[value^="more:"]');
const boxesIn = (row) => row.querySelectorAll('[data-fw-control] input');
const tell = (row, words) => { addition(row).querySelector('[role="status"]').textContent = words; };

export default class LoadedOptions {
    #form;
    #place;
    #rows;
    // The state of each row: the answers that its options were loaded for, what is searched, how many pages of options it has,
    // and the request under way.
    #states = new WeakMap();
    #pause;

    constructor(form) {
        this.#form = form;
        this.#place = form.at('choices');
        this.#rows = new TemplateRows(form.element, this.#place);
        form.element.addEventListener('click', (event) => this.#press(event));
        form.element.addEventListener('input', (event) => this.#search(event));
        form.element.addEventListener('keydown', (event) => {
            if (event.key === 'Enter' && event.target.matches('[data-fw-choices] input')) event.preventDefault();
        });
    }

    onRows() {
        const data = [...new FormData(this.#form.element)];
        for (const choice of this.#rows.all()) {
            if (!this.#states.has(choice.row)) this.#begin(choice);
            buttonOf(choice.row).value = `load:${choice.path}`;
            const state = this.#stateOf(choice.row);
            const answers = answersIn(data, choice);
            if (answers === state.answers) continue;
            state.answers = answers;
            state.pages = 1;
            this.#load(choice);
        }
    }

    // A script of the host knows that other options are there by now.
    reloadOptions(searched) {
        const choice = this.#form.isAttached && this.#rows.all().find(({ path }) => path === searched);
        if (choice) this.#load(choice);
    }

    #stateOf(row) { return this.#states.get(row) ?? this.#states.set(row, { search: '', pages: 1 }).get(row); }

    #begin(choice) {
        if (addition(choice.row).matches('[data-fw-loaded]')) this.#stateOf(choice.row).answers = answersIn(this.#dataAsDrawn(), choice);
        buttonOf(choice.row).hidden = true;
        const search = addition(choice.row).querySelector('input');
        if (search) search.hidden = false;
    }

    // The page as the server drew it.
    #dataAsDrawn() {
        /** @type {any} */
        const copy = this.#form.element.cloneNode(true);
        copy.reset();
        return [...new FormData(copy)];
    }

    // A new request ends the one before, whose reply would be about other answers.
    async #load({ row, path }) {
        const words = this.#place.dataset;
        const state = this.#stateOf(row);
        state.request?.abort();
        const request = new AbortController();
        state.request = request;
        row.ariaBusy = 'true';
        tell(row, words.fwLoading);
        const reply = await ask(words.fwAddress, this.#question(path, state), request.signal);
        if (state.request !== request) return;
        row.ariaBusy = null;
        const before = boxesIn(row).length;
        if (reply?.options) this.#form.send({ op: 'replace_options', row: row.dataset.fwRow, options: reply.options });
        showFurther(row, reply?.more === true, before);
        const isThere = reply?.state === 'loaded' || reply?.state === 'waiting';
        buttonOf(row).hidden = isThere;
        if (reply?.state === 'waiting') tell(row, words.fwWaiting);
        else if (!isThere) tell(row, reply?.message || words.fwFailed);
        else tell(row, reply.options.length > 0 ? '' : words.fwNone);
    }

    // The server replays the answers, so that the options are those for them.
    #question(path, { search, pages }) {
        const action = pages > 1 ? `more:${pages}:${path}` : `load:${path}`;
        const body = questionWithoutPasswords(this.#form.element, action);
        body.set('fw.search', search);
        return body;
    }

    #press(event) {
        const button = event.target.closest('[data-fw-choices] button');
        const choice = button && this.#rows.at(button);
        // Without the engine the button posts.
        if (!choice || !this.#form.isAttached) return;
        event.preventDefault();
        if (button === furtherOf(choice.row)) this.#stateOf(choice.row).pages += 1;
        this.#load(choice);
    }

    #search({ target }) {
        const choice = target.matches('[data-fw-choices] input') && this.#rows.at(target);
        if (!choice) return;
        clearTimeout(this.#pause);
        Object.assign(this.#stateOf(choice.row), { search: target.value, pages: 1 });
        this.#pause = setTimeout(() => this.#load(this.#rows.at(target) ?? choice), PAUSE);
    }
}

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

// The focus of a button that goes belongs to what it brought: the list, or the first box that was not there before.
function showFurther(row, hasMore, before) {
    const button = furtherOf(row);
    if (!button) return;
    const hadFocus = button === document.activeElement;
    button.hidden = !hasMore;
    if (hadFocus && !hasMore) (boxesIn(row)[before] ?? row.querySelector('[data-fw-control]'))?.focus();
}
