// Finds options by typing, in choices of the styles `search` and `tags`. The native control stays in the row as the one that
// the engine and the server know: a finder shows what it holds, and sets it. Without the engine people use that control. It
// decides nothing.

import { openGroupsAround } from './controls.js';
import { OptionFinder } from './option-finder.js';
import { PressedButtons } from './pressed-buttons.js';
import { TemplateRows } from './template-rows.js';

export default class OptionSearch {
    #form;
    #words;
    #rows;
    #finders = new WeakMap();
    // A list that closes moves what is below it. While the mouse button is down on something below, the list stays open.
    #presses = new PressedButtons((changes) => { for (const change of changes) change(); });

    constructor(form) {
        const place = form.at('looks');
        this.#form = form;
        this.#words = place.dataset;
        this.#rows = new TemplateRows(form.element, place);
        this.#presses.watch();
    }

    onRows(changed) {
        for (const { row, template } of this.#rows.among(changed)) {
            const look = template.content.querySelector('[data-fw-look]')?.dataset.fwLook;
            if (look !== 'search' && look !== 'tags') continue;
            // A choice without options has no control that could be replaced.
            if (!row.querySelector('select[data-fw-control], fieldset[data-fw-control]')) continue;
            if (!this.#finders.has(row)) this.#finders.set(row, new OptionFinder(row, this.#words, this.#presses));
            this.#finders.get(row).show();
        }
    }

    // Nobody goes on or sends the form with a text that looks like an answer and is not one.
    holdPress({ action }) {
        if (!this.#form.isAttached || !['submit', 'page:next', 'save'].includes(action)) return false;
        const all = [...this.#form.element.querySelectorAll('.fw-finder.fw-invalid')];
        const unmatched = all.find((box) => !box.closest('[hidden]'));
        if (!unmatched) return false;
        openGroupsAround(unmatched);
        unmatched.querySelector('.fw-find').focus();
        return true;
    }
}
