// Shows choices that are made in several lists, such as hours and minutes. The native control stays in the row as the one
// that the engine and the server know; it has an option for each combination. This script shows which combination it holds,
// and sets it once every list has an answer. Without the engine people use that control. It decides nothing.

import { make, nameLike } from './controls.js';
import { TemplateRows } from './template-rows.js';

class Lists {
    // The place that is chosen in each list; -1 if none is chosen.
    #places;
    // The value of the native control when it was looked at last.
    #shown;

    constructor(row, { lists, answers }) {
        this.row = row;
        this.control = row.querySelector('select[data-fw-control]');
        this.lists = lists;
        this.answers = new Map(Object.entries(answers));
        this.#places = lists.map(() => -1);
        this.box = make('div', 'fw-components', { role: 'group' });
        this.selects = lists.map((list, number) => this.#make(list, number));
        this.#hide();
        this.control.after(this.box);
        nameLike(this.control, row, this.box);
        this.box.addEventListener('change', (event) => this.#choose(event));
        this.box.addEventListener('focusout', (event) => {
            event.stopPropagation();
            // Answers may be checked once the last list was left.
            if (!this.box.contains(event.relatedTarget)) this.control.dispatchEvent(new Event('focusout', { bubbles: true }));
        });
    }

    #make({ title, options }, number) {
        const id = `${this.row.id}-part-${number}`;
        const part = make('div', 'fw-part');
        const label = make('label', 'fw-hint', { for: id });
        label.textContent = title;
        const select = make('select', 'fw-input', { id });
        const none = new Option(this.control.options[0]?.value === '' ? this.control.options[0].text : '', '-1');
        select.append(none, ...options.map((text, place) => new Option(text, place)));
        part.append(label, select);
        this.box.append(part);
        return select;
    }

    // The native control cannot be seen or heard; what gives it the focus means the first list without an answer.
    #hide() {
        const hadFocus = this.control === document.activeElement;
        this.control.classList.add('fw-visually-hidden');
        this.control.ariaHidden = 'true';
        this.control.tabIndex = -1;
        this.control.addEventListener('focus', (event) => {
            event.stopPropagation();
            this.#focus();
        });
        if (hadFocus) setTimeout(() => this.#focus());
    }

    #focus() { (this.selects.find((select) => select.value === '-1') ?? this.selects[0]).focus(); }

    /** Shows what the native control holds. The engine may have changed it, and drawn it again. */
    show() {
        const { value, disabled } = this.control;
        if (value !== this.#shown) {
            const places = this.answers.get(value);
            // Lists that are not complete yet are no answer, and stay as they are.
            if (places) this.#places = [...places];
            else if (this.#shown) this.#places.fill(-1);
            this.#shown = value;
        }
        const offered = new Set([...this.control.options].filter((option) => !option.disabled).map((option) => option.value));
        const combinations = [...this.answers].filter(([answer]) => offered.has(answer)).map(([, places]) => places);
        this.selects.forEach((select, number) => {
            const before = this.#places.slice(0, number);
            const fits = new Set(combinations
                .filter((places) => before.every((place, index) => place < 0 || places[index] === place))
                .map((places) => places[number]));
            for (const option of [...select.options].slice(1)) option.hidden = option.disabled = !fits.has(+option.value);
            select.value = this.#places[number];
            select.disabled = disabled;
            for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
                const own = this.control.getAttribute(name);
                if (own === null) select.removeAttribute(name);
                else select.setAttribute(name, own);
            }
        });
    }

    #choose({ target }) {
        const number = this.selects.indexOf(target);
        this.#places[number] = +target.value;
        const fits = [...this.answers].filter(([, places]) => places.every(
            (place, index) => index > number || this.#places[index] < 0 || place === this.#places[index]));
        // A choice in a later list that does not go with the lists before it has to be made anew.
        for (let next = number + 1; next < this.#places.length; next += 1) {
            if (!fits.some(([, places]) => places[next] === this.#places[next])) this.#places[next] = -1;
        }
        const found = [...this.answers].find(([, places]) => places.every((place, index) => place === this.#places[index]));
        const answer = found?.[0] ?? '';
        if (this.control.value !== answer) {
            this.control.value = answer;
            this.#shown = this.control.value;
            this.control.dispatchEvent(new Event('change', { bubbles: true }));
        }
        this.show();
    }
}

export default class ComponentLists {
    #rows;
    #known = new WeakMap();

    constructor(form) {
        this.#rows = new TemplateRows(form.element, form.at('looks'));
    }

    onRows(changed) {
        for (const { row, template } of this.#rows.among(changed)) {
            const data = template.content.querySelector('[data-fw-components]')?.dataset.fwComponents;
            if (!data || !row.querySelector('select[data-fw-control]')) continue;
            if (!this.#known.has(row)) this.#known.set(row, new Lists(row, JSON.parse(data)));
            this.#known.get(row).show();
        }
    }
}
