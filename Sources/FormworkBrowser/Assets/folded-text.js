// Compares texts as people search them: without accents and case.

// Letters that have no base letter of their own in Unicode.
const LETTERS = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text without accents and case, as it is compared. */
export const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    .replace(/[ıøłđðþßæœ]/g, (letter) => LETTERS[letter]);

/** Whether a text has every word that is searched; better if it begins with them. */
export function rank(text, search) {
    const folded = plain(text);
    if (folded.startsWith(search)) return 2;
    return search.split(/\s+/).every((word) => folded.includes(word)) ? 1 : 0;
}
