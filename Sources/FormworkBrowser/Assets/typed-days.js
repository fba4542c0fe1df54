// Lets days be typed as people write them, and chosen in the calendar of the browser. The engine gets the day as the
// calendar of a browser gives it. Only pages with such questions load this. Without scripts the server reads the text.

import { describe, inDigits } from './controls.js';
import { TemplateRows } from './template-rows.js';
import { reader, two } from './written-days.js';

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day as a pattern says. */
function format(day, { pattern, digits, months, shortMonths }) {
    const [, year, month, date] = ISO.exec(day);
    const parts = { y: year, M: month, L: month, d: date };
    return pattern.replace(/'([^']*)'|y+|[ML]+|d+/g, (unit, quoted) => {
        if (quoted !== undefined) return quoted;
        const number = Number(parts[unit[0]]);
        if (unit === 'yy') return inDigits(two(number % 100), digits);
        if (unit.length > 2 && unit[0] !== 'y') return (unit.length > 3 ? months : shortMonths)[number - 1];
        return inDigits(`${number}`.padStart(unit.length, '0'), digits);
    });
}

/** Whether readers could take a day in numbers for two days. */
function isDoubtful(day, pattern) {
    const [, , month, date] = ISO.exec(day);
    return Number(date) <= 12 && date !== month && /[yMd]/.exec(pattern)?.[0] !== 'y';
}

const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
const textOf = (input) => value.get.call(input);

export default class TypedDays {
    #locale;
    #rows;

    constructor(form) {
        const place = form.at('days');
        this.#locale = JSON.parse(place.dataset.fwLocale);
        this.#rows = new TemplateRows(form.element, place);
        // Before the engine compares the controls with the day that it knows.
        this.#update(this.#rows.all());
    }

    onRows(changed) { this.#update(this.#rows.among(changed)); }

    #update(found) {
        for (const { row, template } of found) {
            this.#dress(row, template);
            describeDay(row);
        }
    }

    // Gives a control for days the text that people write. Other scripts get and set the day.
    #dress(row, template) {
        const input = row.querySelector('input[name^="v."]:not([type="hidden"])');
        if (!input || input.dataset.fwDay !== undefined) return;
        const words = { ...this.#locale, pattern: template.dataset.fwPattern };
        const read = reader(words);
        input.dataset.fwDay = '';
        Object.defineProperty(input, 'value', {
            get: () => read(textOf(input)) ?? textOf(input),
            set: (text) => {
                value.set.call(input, ISO.test(text) ? format(text, words) : text);
                say();
            },
        });
        // Says in words which day was understood. Not after each key: the first digits of a year are a year too.
        let timer;
        const say = () => {
            clearTimeout(timer);
            const status = row.querySelector('.fw-day-words');
            const typed = read(textOf(input));
            const said = typed && isDoubtful(typed, words.pattern) ? format(typed, { ...words, pattern: this.#locale.words }) : '';
            if (status && status.textContent !== said) status.textContent = said;
        };
        input.addEventListener('input', () => {
            clearTimeout(timer);
            timer = setTimeout(say, 700);
        });
        // The engine places no caret, because it does not see the text.
        Object.defineProperty(input, 'selectionStart', { value: null });
        // A snapshot may have been restored before.
        input.value = `${input.value}`;
        input.addEventListener('change', () => { input.value = `${input.value}`; });
        if ('showPicker' in input) input.after(calendar(row, input, template));
    }
}

// The calendar of the browser, behind a button.
function calendar(row, input, template) {
    const box = template.content.querySelector('.fw-calendar').cloneNode(true);
    const [picker, button] = [box.querySelector('input'), box.querySelector('button')];
    const label = row.querySelector('.fw-label')?.cloneNode(true);
    label?.querySelector('[aria-hidden]')?.remove();
    button.querySelector('.fw-visually-hidden').append(` ${label?.textContent ?? ''}`);
    const { min, max } = picker;
    button.addEventListener('click', () => {
        // Limits that move are beside the text.
        picker.min = input.dataset.fwMin ?? min;
        picker.max = input.dataset.fwMax ?? max;
        picker.value = ISO.test(input.value) ? input.value : '';
        picker.showPicker();
    });
    picker.addEventListener('change', () => {
        if (picker.value === '') return;
        input.value = picker.value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return box;
}

function describeDay(row) {
    const input = row.querySelector('[data-fw-day]');
    const button = row.querySelector('.fw-calendar button');
    if (!input) return;
    if (button) button.disabled = input.disabled;
    describe(input, `${row.id}-day`);
}
