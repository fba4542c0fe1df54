// Gives choices the looks that the engine does not know, in rows that it added and options that it drew again. The server
// has drawn the others, and a template for each such field. Only pages with such choices load this.

import { TemplateRows } from './template-rows.js';

export default class ChoiceLooks {
    #rows;

    constructor(form) {
        this.#rows = new TemplateRows(form.element, form.at('looks'));
    }

    onRows(changed) {
        for (const { row, template } of this.#rows.among(changed)) {
            mark(row, template.content.querySelector('[data-fw-look]'));
            const options = row.querySelector('.fw-options');
            if (options) dress(options, template.content.querySelectorAll('.fw-option'));
        }
    }
}

function mark(row, sign) {
    if (!sign || row.querySelector('[data-fw-look]')) return;
    row.querySelector('[data-fw-slot="kept"]').before(sign.cloneNode());
}

const optionOf = (parent, value) =>
    [...parent.querySelectorAll('.fw-option > input')].find((input) => input.value === value)?.parentElement;

// The options come in their order. One that cannot be chosen goes behind the one before it.
function dress(options, allWritten) {
    let last;
    for (const written of allWritten) {
        const input = written.querySelector('input');
        if (!written.previousElementSibling?.matches('.fw-option')) last = undefined;
        const option = optionOf(options, input.value);
        if (option) {
            const picture = written.querySelector('img');
            if (picture && !option.querySelector('img')) option.querySelector('input').after(picture.cloneNode());
            last = option;
        } else if (input.disabled) {
            const copy = written.cloneNode(true);
            if (last) last.after(copy);
            else options.prepend(copy);
            last = copy;
        }
    }
}
