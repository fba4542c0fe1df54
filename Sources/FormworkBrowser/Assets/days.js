// Lets days be typed as people write them, and chosen in the calendar of the browser. The engine gets the day as the
// calendar of a browser gives it. Only pages with such questions load this. Without scripts the server reads the text.
//
// The texts that are read are those of `LocaleRecord.parseDate`. The engine in the page does not have it, because few forms ask
// for days in this way. Tests/Locales/written-days.json has its readings in every language, and tests compare them with these.

import { Rows } from './rows.js';

const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
const place = at('days');

export { reader };

// MARK: Reading

// The digits 0 of the scripts in which people write numbers, as `DecimalDigits` has them. From Devanagari to Malayalam every
// script has a block of 128 characters.
const INDIC = Array.from({ length: 9 }, (_, block) => 0x966 + 0x80 * block);
const ZEROS = [0x30, 0x660, 0x6f0, 0x7c0, ...INDIC, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810];
// Letters behind numbers that say what they are, as in 2026年12月24日. Their order says it too.
const UNITS = '年月日년월일时時分秒';

// Signs without width, such as marks of direction, come along with copied texts.
const SIGNS = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
// Full-width forms, and the full stops of China and Japan.
const WIDE = /[\uff01-\uff5e]/gu;
const STOPS = /[\u3002\uff61]/gu;
const folded = (text) => text.replace(SIGNS, '').replace(STOPS, '.')
    .replace(WIDE, (letter) => String.fromCodePoint(letter.codePointAt(0) - 0xfee0));

// Some scripts write vowels as marks.
const LETTER = /[\p{L}\p{M}]/u;
const lettersOf = (text) => [...text.toLowerCase()].filter((letter) => LETTER.test(letter)).join('');

function digitOf(letter) {
    const code = letter.codePointAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? undefined : code - zero;
}

/**
 * The numbers and words of a text: numbers as `{ value, count }`.
 *
 * @returns {any[]}
 */
function tokensOf(text) {
    const tokens = [];
    /** @type {any} */
    let open;
    for (const letter of folded(text)) {
        const digit = digitOf(letter);
        if (digit !== undefined) {
            if (open?.count === undefined) tokens.push(open = { value: 0, count: 0 });
            open.value = Math.min(open.value * 10 + digit, 999_999_999);
            open.count += 1;
        } else if (LETTER.test(letter)) {
            const isUnit = open?.count !== undefined && UNITS.includes(letter);
            if (open?.word === undefined || isUnit) open = undefined;
            if (isUnit) continue;
            if (!open) tokens.push(open = { word: '' });
            open.word += letter.toLowerCase();
        } else {
            if (open?.count !== undefined && letter === '.') open.isBeforePoint = true;
            if (open?.count !== undefined && letter === ':') open.isBeforeColon = true;
            open = undefined;
        }
    }
    return tokens;
}

/** Which of some names a word is, or abbreviates with three letters or more; -1 if it is none or could be several. */
function indexOf(word, names) {
    const letters = names.map(lettersOf);
    const same = letters.indexOf(word);
    if (same >= 0 || [...word].length < 3) return same;
    const found = letters.filter((name) => name.startsWith(word));
    return found.length === 1 ? letters.indexOf(found[0]) : -1;
}

const indexIn = (word, ...lists) => lists.map((names) => indexOf(word, names)).find((index) => index >= 0) ?? -1;

// A day that was written without anything between its parts.
function split({ value, count }, order) {
    if (count !== 6 && count !== 8) return [];
    let rest = value;
    return order.toReversed().map((unit) => {
        const size = unit === 'y' ? count - 4 : 2;
        const part = { value: rest % 10 ** size, count: size };
        rest = Math.floor(rest / 10 ** size);
        return part;
    }).reverse();
}

const isLong = ({ count }) => count > 2;
const two = (number) => `${number}`.padStart(2, '0');

/** A function that reads a text as a day in the order of a pattern, as `2026-12-24`; undefined for any other text. */
function reader({ pattern, months, shortMonths, weekdays, shortWeekdays, year: now }) {
    const units = [...new Set(pattern.replace(/[^yMd]/g, ''))];
    const order = units.length === 3 ? units : ['y', 'M', 'd'];
    // Years of two digits are those from 80 years before this one to 19 years after it.
    const fullYear = (year) => now - 80 + (((year - now + 80) % 100) + 100) % 100;
    return (text) => {
        if (new TextEncoder().encode(text).length > 256) return undefined;
        let month;
        let numbers = [];
        for (const { word, ...number } of tokensOf(text)) {
            const index = word === undefined || month !== undefined ? -1 : indexIn(word, months, shortMonths);
            if (word === undefined) numbers.push(number);
            else if (index >= 0) month = index + 1;
            else if ([...word].length > 2 && indexIn(word, weekdays, shortWeekdays) < 0) return undefined;
        }
        let parts = order.filter((unit) => unit !== 'M' || month === undefined);
        if (numbers.length === 1 && month === undefined) numbers = split(numbers[0], parts);
        if (numbers.length !== parts.length || numbers.length === 0) return undefined;
        // Numbers with colons between them are a time.
        if (numbers.some((number) => number.isBeforeColon)) return undefined;
        if (isLong(numbers[0]) && parts[0] !== 'y') {
            parts = parts.length === 3 ? ['y', 'M', 'd'] : ['y', ...parts.filter((unit) => unit !== 'y')];
        } else if (month === undefined && numbers.length === 3 && numbers[0].isBeforePoint && numbers[1].isBeforePoint
            && (parts[0] !== 'y' || isLong(numbers.at(-1))) && (parts[0] !== 'M' || !pattern.includes('.'))) {
            // With points the day comes first in every language.
            parts = ['d', 'M', 'y'];
        } else if (parts[0] === 'y' && !isLong(numbers[0]) && isLong(numbers.at(-1))) {
            parts = [...parts.slice(1), 'y'];
        }
        const found = { M: month };
        parts.forEach((unit, index) => { found[unit] = numbers[index].value; });
        const written = numbers[parts.indexOf('y')];
        const year = isLong(written) ? written.value : fullYear(written.value);
        return isDay(year, found.M, found.d) ? `${`${year}`.padStart(4, '0')}-${two(found.M)}-${two(found.d)}` : undefined;
    };
}

function isDay(year, month, day) {
    if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
    const last = new Date(Date.UTC(2000, month, 0));
    last.setUTCFullYear(year, month, 0);
    return day <= last.getUTCDate();
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day as a pattern says. */
function format(day, { pattern, digits, months, shortMonths }) {
    const [, year, month, date] = ISO.exec(day);
    const parts = { y: year, M: month, L: month, d: date };
    const inDigits = (text) => text.replace(/\d/g, (digit) => [...digits][digit]);
    return pattern.replace(/'([^']*)'|y+|[ML]+|d+/g, (unit, quoted) => {
        if (quoted !== undefined) return quoted;
        const number = Number(parts[unit[0]]);
        if (unit === 'yy') return inDigits(two(number % 100));
        if (unit.length > 2 && unit[0] !== 'y') return (unit.length > 3 ? months : shortMonths)[number - 1];
        return inDigits(`${number}`.padStart(unit.length, '0'));
    });
}

/** Whether readers could take a day in numbers for two days. */
function isDoubtful(day, pattern) {
    const [, , month, date] = ISO.exec(day);
    return Number(date) <= 12 && date !== month && /[yMd]/.exec(pattern)?.[0] !== 'y';
}

// MARK: The page

if (form && place) begin();

function begin() {
    const locale = JSON.parse(place.dataset.fwLocale);
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const textOf = (input) => value.get.call(input);

    // Gives a control for days the text that people write. Other scripts get and set the day.
    function dress(row, template) {
        const input = row.querySelector('input[name^="v."]:not([type="hidden"])');
        if (!input || input.dataset.fwDay !== undefined) return;
        const words = { ...locale, pattern: template.dataset.fwPattern };
        const read = reader(words);
        const isFresh = input.type === 'date';
        const day = isFresh ? input.value : undefined;
        input.dataset.fwDay = '';
        input.type = 'text';
        input.inputMode = 'numeric';
        if (!row.querySelector('.fw-day-hint')) {
            const hint = template.content.querySelector('.fw-day-hint').cloneNode(true);
            hint.id = `${row.id}-day`;
            row.querySelector('[data-fw-slot="error"]').after(hint);
        }
        Object.defineProperty(input, 'value', {
            get: () => read(textOf(input)) ?? textOf(input),
            set: (text) => {
                value.set.call(input, ISO.test(text) ? format(text, words) : text);
                say();
            },
        });
        // Says in words which day was understood. Not after each key: the first digits of a year are a year too.
        let timer;
        function say() {
            clearTimeout(timer);
            const status = row.querySelector('.fw-day-words');
            const typed = read(textOf(input));
            const said = typed && isDoubtful(typed, words.pattern) ? format(typed, { ...words, pattern: locale.words }) : '';
            if (status && status.textContent !== said) status.textContent = said;
        }
        input.addEventListener('input', () => {
            clearTimeout(timer);
            timer = setTimeout(say, 700);
        });
        // The engine places no caret, because it does not see the text.
        Object.defineProperty(input, 'selectionStart', { value: null });
        // A snapshot may have been restored before.
        input.value = day ?? `${input.value}`;
        input.addEventListener('change', () => { input.value = `${input.value}`; });
        if ('showPicker' in input) input.after(calendar(row, input, template));
    }

    // The calendar of the browser, behind a button.
    function calendar(row, input, template) {
        const box = template.content.querySelector('.fw-calendar').cloneNode(true);
        const [picker, button] = [box.querySelector('input'), box.querySelector('button')];
        const label = row.querySelector('.fw-label')?.cloneNode(true);
        label?.querySelector('[aria-hidden]')?.remove();
        button.querySelector('.fw-visually-hidden').append(` ${label?.textContent ?? ''}`);
        button.addEventListener('click', () => {
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

    function describe(row) {
        const input = row.querySelector('[data-fw-day]');
        const button = row.querySelector('.fw-calendar button');
        if (!input) return;
        if (button) button.disabled = input.disabled;
        const others = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== `${row.id}-day`);
        input.setAttribute('aria-describedby', [...others, `${row.id}-day`].join(' '));
    }

    const rows = new Rows(form, place);
    const update = (changed) => {
        for (const { row, template } of changed) {
            dress(row, template);
            describe(row);
        }
    };
    // Before the engine compares the controls with the day that it knows.
    update(rows.all());
    rows.watch(update);
}
