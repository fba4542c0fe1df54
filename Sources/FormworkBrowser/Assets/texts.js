// Puts emphasis, links and lists into texts that the engine drew: it knows only their words. The server has drawn the others,
// and a template for each row with such texts. Only pages with such texts load this.

import { watch } from './rows.js';

const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
/** @type {HTMLFormElement} */
const form = document.getElementById(`${ids}form`);
const place = document.getElementById(`${ids}texts`);

// In the texts of a repeated question these stand for the number of the item.
const NUMBER = /:index|\{index\}/g;

const templates = new Map();
for (const template of place.querySelectorAll('template')) {
    const parts = [...template.content.children].map((element) => ({ element, words: wordsOf(element) }));
    templates.set(template.dataset.fwText, parts);
}

// Matches the words of a text, with the number of any item.
function wordsOf(element) {
    const words = element.dataset.fwPlain.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/[{}]/g, '\\$&');
    return new RegExp(`^${words.replace(/:index|\\\{index\\\}/g, '(\\d+)')}$`);
}

watch(form, (changed) => {
    for (const row of changed) {
        for (const part of templates.get(row.dataset.fwRow.split('.')[0]) ?? []) dress(row, part);
    }
    dressTitle();
});

// The heading of a step, which is drawn again when another step is shown.
function dressTitle() {
    for (const part of templates.get('title') ?? []) dressText(document.getElementById(`${ids}title`), part);
}
form.addEventListener('fw-step', dressTitle);

function dress(row, { element, words }) {
    const inside = element.dataset.fwIn;
    const parts = inside === '' ? [row] : [...row.getElementsByClassName(inside)];
    for (const part of parts) {
        if (part.closest('[data-fw-row]') === row) dressText(part, { element, words });
    }
}

// A text with marks is no single piece of text any more, so it is found only while it has none.
function dressText(part, { element, words }) {
    for (const node of [...part.childNodes]) {
        const found = node.nodeType === Node.TEXT_NODE && words.exec(node.data);
        if (found) node.replaceWith(...copyOf(element, found.slice(1)).childNodes);
    }
}

function copyOf(element, numbers) {
    const copy = element.cloneNode(true);
    if (numbers.length === 0) return copy;
    /** @type {any} */
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(NUMBER, () => numbers.shift());
    return copy;
}
