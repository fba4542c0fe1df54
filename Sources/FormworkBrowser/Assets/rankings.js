// Puts options in an order by dragging and with buttons. The server has drawn the options in their order; rows that the
// engine adds, and options that it draws again, get the same look here. Without the engine the buttons post. It
// decides nothing: the engine keeps the answers in the order in which their boxes stand.

import { make } from './controls.js';
import { TemplateRows } from './template-rows.js';

const about = (text, title, index = '') => text.replace(/\{(title|index)\}/g, (_, name) => (name === 'title' ? title : index));
const entriesOf = (list) => [...list.children];
const boxOf = (entry) => entry.querySelector('input');
const titleOf = (entry) => entry.querySelector('.fw-option-text').firstChild.textContent;
const isDisabled = (list) => list.closest('fieldset').disabled;

export default class Rankings {
    #form;
    #words;
    #rows;
    // The entry that is dragged, and where it was.
    #drag;

    constructor(form) {
        this.#form = form;
        this.#words = form.at('looks').dataset;
        this.#rows = new TemplateRows(form.element, form.at('looks'));
        form.element.addEventListener('click', (event) => this.#press(event));
        form.element.addEventListener('pointerdown', (event) => this.#take(event));
        form.element.addEventListener('pointermove', (event) => this.#move(event));
        form.element.addEventListener('pointerup', () => this.#drop(true));
        form.element.addEventListener('pointercancel', () => this.#drop(false));
        // Also if a dialog of the page keeps the key to itself.
        addEventListener('keydown', (event) => { if (event.key === 'Escape') this.#drop(false); }, true);
    }

    // MARK: What the engine drew

    onRows() {
        if (this.#drag) return;
        for (const { row, path, template } of this.#rows.all()) {
            if (template.content.querySelector('[data-fw-look]')?.dataset.fwLook !== 'ranking') continue;
            const list = row.querySelector('.fw-ranking') ?? this.#build(row);
            if (!list) continue;
            sort(list, this.#answerAt(path));
            show(list);
        }
    }

    // Makes a list of the boxes that the engine drew, as the server draws it.
    #build(row) {
        const options = row.querySelector('.fw-options');
        const labels = [...options.querySelectorAll('.fw-option')];
        if (labels.length === 0) return undefined;
        const list = make('ol', 'fw-ranking', { role: 'list' });
        for (const label of labels) {
            const entry = make('li', 'fw-rank');
            const box = label.querySelector('input');
            box.className = 'fw-visually-hidden';
            box.tabIndex = -1;
            box.ariaHidden = 'true';
            entry.append(...label.childNodes);
            const moves = make('span', 'fw-rank-moves');
            for (const way of ['up', 'down']) {
                const title = about(way === 'up' ? this.#words.fwUp : this.#words.fwDown, titleOf(entry));
                moves.append(make('button', `fw-plain fw-rank-${way}`, { type: 'button', 'aria-label': title }));
            }
            entry.append(moves);
            list.append(entry);
        }
        const keep = make('button', 'fw-plain fw-rank-keep', { type: 'button' });
        keep.textContent = this.#words.fwKeep;
        options.replaceChildren(list, keep);
        return list;
    }

    // The answer at a path such as `guests[0].places`.
    #answerAt(path) {
        const names = path.split(/\[(\d+)\]\.?/);
        let item = this.#form.snapshot()?.form;
        while (names.length > 2) {
            const [name, index] = names.splice(0, 2);
            item = item?.items?.[name]?.[index];
        }
        return (item?.values?.[names[0]] ?? []).map(String);
    }

    // MARK: What the person does

    // Tells the engine of the order that is shown.
    #answer(list, moved) {
        const entries = entriesOf(list);
        for (const entry of entries) boxOf(entry).checked = true;
        boxOf(entries[0]).dispatchEvent(new Event('change', { bubbles: true }));
        show(list);
        if (moved) this.#form.at('live').textContent = about(this.#words.fwMoved, titleOf(moved), `${1 + entries.indexOf(moved)}`);
    }

    #press(event) {
        const button = event.target.closest('.fw-rank-up, .fw-rank-down, .fw-rank-keep');
        // Without the engine the button posts.
        if (!button || !this.#form.isAttached) return;
        event.preventDefault();
        if (!button.matches('.fw-rank-keep')) return void this.#shift(button);
        const list = button.parentElement.querySelector('.fw-ranking');
        this.#answer(list);
        list.querySelector('.fw-rank-down').focus();
    }

    #shift(button) {
        const entry = button.closest('.fw-rank');
        const list = entry.parentElement;
        const isUp = button.matches('.fw-rank-up');
        if (button.ariaDisabled === 'true' || isDisabled(list)) return;
        if (isUp) entry.previousElementSibling.before(entry);
        else entry.nextElementSibling.after(entry);
        this.#answer(list, entry);
        // A moved element loses the focus. At an end of the list only the way back is open.
        const other = entry.querySelector(isUp ? '.fw-rank-down' : '.fw-rank-up');
        (button.ariaDisabled === 'true' ? other : button).focus();
    }

    #take(event) {
        const grip = event.target.closest('.fw-rank-grip');
        const entry = grip?.closest('.fw-rank');
        if (!entry || event.button !== 0 || isDisabled(entry.parentElement)) return;
        event.preventDefault();
        grip.setPointerCapture(event.pointerId);
        this.#drag = { entry, next: entry.nextElementSibling };
        entry.dataset.fwDragged = '';
    }

    #move(event) {
        if (!this.#drag) return;
        const { entry } = this.#drag;
        const other = entriesOf(entry.parentElement).find((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return one !== entry && event.clientY >= top && event.clientY <= bottom;
        });
        if (!other) return;
        const isBelow = entry.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
        // Taller neighbours are passed only beyond their middle, or the two would change places again and again.
        const { top, height } = other.getBoundingClientRect();
        if (isBelow && event.clientY > top + height / 2) other.after(entry);
        else if (!isBelow && event.clientY < top + height / 2) other.before(entry);
    }

    #drop(isKept) {
        if (!this.#drag) return;
        const { entry, next } = this.#drag;
        this.#drag = undefined;
        delete entry.dataset.fwDragged;
        const list = entry.parentElement;
        if (!isKept) list.insertBefore(entry, next);
        else if (entry.nextElementSibling !== next) this.#answer(list, entry);
    }
}

// Puts the entries in the order of the answer.
function sort(list, order) {
    const place = (entry) => {
        const index = order.indexOf(boxOf(entry).value);
        return index < 0 ? order.length : index;
    };
    const entries = entriesOf(list);
    const sorted = entries.toSorted((one, other) => place(one) - place(other));
    if (sorted.every((entry, index) => entry === entries[index])) return;
    list.append(...sorted);
}

function show(list) {
    const entries = entriesOf(list);
    const isAnswered = entries.some((entry) => boxOf(entry).checked);
    list.toggleAttribute('data-fw-ranked', isAnswered);
    list.parentElement.querySelector('.fw-rank-keep').hidden = isAnswered;
    entries.forEach((entry, index) => {
        // A button that is disabled would lose the focus. The server has disabled those that would do nothing.
        for (const button of entry.querySelectorAll('.fw-rank-moves > button')) button.disabled = false;
        entry.querySelector('.fw-rank-up').ariaDisabled = `${index === 0}`;
        entry.querySelector('.fw-rank-down').ariaDisabled = `${index === entries.length - 1}`;
        if (!entry.querySelector('.fw-rank-grip')) entry.prepend(make('span', 'fw-rank-grip', { 'aria-hidden': 'true' }));
    });
}
