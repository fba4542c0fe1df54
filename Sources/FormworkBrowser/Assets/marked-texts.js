// Puts emphasis, links and lists into texts that the engine drew: it knows only their words. The server has drawn the others,
// and a template for each row with such texts. Only pages with such texts load this.

// In a text these stand for the number of the item, and for answers.
const ANSWER = /:index|\{[^{}\s|]+(?:\|[^{}]*)?\}/g;

export default class MarkedTexts {
    #form;
    // The parts of each row that have marks, and of the title.
    #templates = new Map();

    constructor(form) {
        this.#form = form;
        for (const template of form.at('texts').querySelectorAll('template')) {
            const parts = [...template.content.children].map((element) => ({ element, words: wordsOf(element) }));
            this.#templates.set(template.dataset.fwText, parts);
        }
    }

    onRows(changed) {
        for (const row of changed) {
            for (const part of this.#templates.get(row.dataset.fwRow.split('.')[0]) ?? []) dress(row, part);
        }
        this.onStep();
    }

    // The heading of a step, which is drawn again when another step is shown.
    onStep() {
        for (const part of this.#templates.get('title') ?? []) dressText(this.#form.at('title'), part);
    }
}

// Matches the words of a text, with any answers.
function wordsOf(element) {
    const words = element.dataset.fwPlain.split(ANSWER).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
    return new RegExp(`^${words.join('([^]*?)')}$`);
}

function dress(row, { element, words }) {
    const inside = element.dataset.fwIn;
    const parts = inside === '' ? [row] : [...row.getElementsByClassName(inside)];
    for (const part of parts) {
        if (part.closest('[data-fw-row]') === row) dressText(part, { element, words });
    }
}

// A text that has its marks stays as it is. Its pieces could be read as the whole text, with a blank answer.
function dressText(part, { element, words }) {
    if ([...part.children].some((child) => child.matches('strong, em, a, [role="list"]'))) return;
    for (const node of [...part.childNodes]) {
        const found = node.nodeType === Node.TEXT_NODE && words.exec(node.data);
        if (found) node.replaceWith(...copyOf(element, found.slice(1)).childNodes);
    }
}

function copyOf(element, answers) {
    const copy = element.cloneNode(true);
    if (answers.length === 0) return copy;
    /** @type {any} */
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(ANSWER, () => answers.shift());
    return copy;
}
