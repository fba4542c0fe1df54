// Says how many characters are left in a text, once they are few. The server has written the place for it below the control,
// and a template for the rows that the engine adds. Characters are counted as the engine counts them: as people see them.

import { describe, inDigits } from './controls.js';
import { TemplateRows } from './template-rows.js';

// Nothing is said while a person types on.
const PAUSE = 1000;

const segmenter = new Intl.Segmenter();

function countOf(text) {
    let count = 0;
    for (const { segment } of segmenter.segment(text)) count += segment ? 1 : 0;
    return count;
}

export default class CharactersLeft {
    #words;
    #rows;
    #timer;

    constructor(form) {
        const place = form.at('counters');
        this.#words = place.dataset;
        this.#rows = new TemplateRows(form.element, place);
        form.element.addEventListener('input', (event) => {
            const found = form.isAttached && this.#rows.at(event.target);
            if (found) this.#show(found, true);
        });
    }

    onRows(changed) {
        for (const found of this.#rows.among(changed)) this.#show(found, found.row.contains(document.activeElement));
    }

    #show({ row, template }, isTyped) {
        const control = row.querySelector('input.fw-input, textarea');
        if (!control) return;
        let counter = row.querySelector('.fw-counter');
        if (!counter) {
            row.querySelector('[data-fw-slot="kept"]').before(template.content.cloneNode(true));
            counter = row.querySelector('.fw-counter');
        }
        counter.id ||= `${row.id}-counter`;
        const text = control.localName === 'textarea' ? control.value : control.value.trim();
        const said = this.#wordsAbout(text, Number(template.dataset.fwMost));
        const status = counter.nextElementSibling;
        if (counter.textContent !== said) counter.textContent = said;
        counter.toggleAttribute('data-fw-shown', said !== '');
        describe(control, counter.id, said !== '');
        if (!isTyped) return;
        clearTimeout(this.#timer);
        if (said === '') status.textContent = '';
        else this.#timer = setTimeout(() => { status.textContent = said; }, PAUSE);
    }

    // The words about a text; none while enough characters are left.
    #wordsAbout(text, most) {
        const few = Math.min(20, most / 5);
        // No text has more characters than units, so most texts need not be counted.
        if (most - text.length > few) return '';
        const left = most - countOf(text);
        if (left > few) return '';
        const words = left < 0 ? this.#words.fwOver : this.#words.fwLeft;
        return words.replace('{count}', inDigits(Math.abs(left), this.#words.fwDigits));
    }
}
