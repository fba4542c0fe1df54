// Takes what the page shows for the answer of a choice that has an error, when the person goes on or submits again. A choice keeps
// an answer that is not offered any more, and that is its error, but the page cannot show such an answer: a list shows its blank
// choice, and of several boxes the others are ticked. Without this, nobody could leave such a choice blank. Pages without scripts
// post what they show. Only pages with such choices load this.

import { SEPARATOR } from './controls.js';

const shownBy = (choice) => choice.value
    ?? [...choice.querySelectorAll('input:checked')].map((input) => input.value).join(SEPARATOR);

export default class WithdrawnOptions {
    #form;

    constructor(form) {
        this.#form = form;
    }

    beforePress({ action }) {
        if (!['submit', 'page:next'].includes(action)) return;
        for (const error of this.#form.element.querySelectorAll('[data-fw-slot="error"]:not(:empty)')) {
            const row = error.closest('[data-fw-row]');
            const choice = row.querySelector('[data-fw-slot="options"]');
            // Files and the order of a ranking are no boxes that are ticked.
            if (!choice || row.querySelector('.fw-ranking, [type="file"]')) continue;
            this.#form.send({ op: 'edit', row: row.dataset.fwRow, text: shownBy(choice) });
        }
    }
}
