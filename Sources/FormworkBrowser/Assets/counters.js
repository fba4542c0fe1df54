// Says how many characters are left in a text, once they are few. The server has written the place for it below the control,
// and a template for the rows that the engine adds. Characters are counted as the engine counts them: as people see them.

import { Rows } from './rows.js';

const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
/** @type {HTMLFormElement} */
const form = document.getElementById(`${ids}form`);
// In a long form this takes a millisecond after a change, so it is not asked for again.
const marks = form.dataset;
const place = document.getElementById(`${ids}counters`);
const words = place.dataset;
const rows = new Rows(form, place);
const segmenter = new Intl.Segmenter();

// Nothing is said while a person types on.
const PAUSE = 1000;

const inDigits = (number) => `${number}`.replace(/\d/g, (digit) => [...words.fwDigits][digit]);

function countOf(text) {
    let count = 0;
    for (const { segment } of segmenter.segment(text)) count += segment ? 1 : 0;
    return count;
}

/** The words about a text; none while enough characters are left. */
function wordsAbout(text, most) {
    const few = Math.min(20, most / 5);
    // No text has more characters than units, so most texts need not be counted.
    if (most - text.length > few) return '';
    const left = most - countOf(text);
    if (left > few) return '';
    return left < 0 ? words.fwOver.replace('{count}', inDigits(-left)) : words.fwLeft.replace('{count}', inDigits(left));
}

function describe(control, id, isDescribed) {
    const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
    const all = isDescribed ? [...others, id] : others;
    if (all.length > 0) control.setAttribute('aria-describedby', all.join(' '));
    else control.removeAttribute('aria-describedby');
}

let timer;

function show({ row, template }, isTyped) {
    const control = row.querySelector('input.fw-input, textarea');
    if (!control) return;
    let counter = row.querySelector('.fw-counter');
    if (!counter) {
        row.querySelector('[data-fw-slot="kept"]').before(template.content.cloneNode(true));
        counter = row.querySelector('.fw-counter');
    }
    counter.id ||= `${row.id}-counter`;
    const text = control.localName === 'textarea' ? control.value : control.value.trim();
    const said = wordsAbout(text, Number(template.dataset.fwMost));
    const status = counter.nextElementSibling;
    if (counter.textContent !== said) counter.textContent = said;
    counter.toggleAttribute('data-fw-shown', said !== '');
    describe(control, counter.id, said !== '');
    if (!isTyped) return;
    clearTimeout(timer);
    if (said === '') status.textContent = '';
    else timer = setTimeout(() => { status.textContent = said; }, PAUSE);
}

rows.watch((changed) => {
    for (const found of changed) show(found, found.row.contains(document.activeElement));
});
form.addEventListener('input', (event) => {
    if (marks.fwState !== 'attached') return;
    const found = rows.at(event.target);
    if (found) show(found, true);
});
