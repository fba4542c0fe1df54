// Gives lists of times to rows that the engine added. It draws the browser's control for a time, which takes any minute. Rows
// that the server drew have their list already. Only pages with such questions load this.

import { TemplateRows } from './template-rows.js';

// The attributes that only the browser's control for a time has.
const OWN = ['type', 'value', 'step', 'min', 'max', 'placeholder', 'inputmode', 'enterkeyhint'];

export default class TimeLists {
    #rows;

    constructor(form) {
        this.#rows = new TemplateRows(form.element, form.at('times'));
    }

    onRows(changed) {
        for (const { row, template } of this.#rows.among(changed)) dress(row, template);
    }
}

// A list can show only what is in it.
function show(list, time) {
    if (time !== '' && ![...list.options].some((option) => option.value === time)) list.add(new Option(time, time), 1);
    list.value = time;
    for (const option of list.options) option.defaultSelected = option.value === time;
}

function dress(row, template) {
    const input = row.querySelector('input[type="time"]');
    if (!input) return;
    const list = template.content.querySelector('select').cloneNode(true);
    for (const { name, value } of input.attributes) if (!OWN.includes(name)) list.setAttribute(name, value);
    show(list, input.value);
    const hadFocus = input === document.activeElement;
    input.replaceWith(list);
    if (hadFocus) list.focus();
}
