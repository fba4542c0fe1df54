// Reads days as people write them.
//
// The texts that are read are those of `LocaleRecord.parseDate`. The engine in the page does not have it, because few forms ask
// for days in this way. Tests/Locales/written-days.json has its readings in every language, and tests compare them with these.

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

/** The index of the name that a word is, or abbreviates with three letters or more; -1 if no name or several names fit. */
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
export const two = (number) => `${number}`.padStart(2, '0');

/** A function that reads a text as a day in the order of a pattern, as `2026-12-24`; undefined for any other text. */
export function reader({ pattern, months, shortMonths, weekdays, shortWeekdays, year: now }) {
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
