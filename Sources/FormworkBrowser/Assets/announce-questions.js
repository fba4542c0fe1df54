// Says that an answer brought up further questions. They come after the question that was answered, so the focus stays where
// it is, and nothing else would tell a person who does not see them. Only forms in which questions depend on answers load this.

import { inDigits } from './controls.js';

// The controls that take an answer. Sentences and results are no questions.
const CONTROL = ':is([name^="v."]:not([type="hidden"]), [name^="fw.file."], [name^="fw.sign."])';
const isQuestion = (row) => row.getClientRects().length > 0 && row.querySelector(CONTROL);

export default class AnnounceQuestions {
    #form;
    #live;
    #words;
    #known;
    // The text that was announced last, by the engine or by this script.
    #said;
    // Whether an answer was changed. Only that is told of: items, steps and what was kept have words of their own.
    #isAnswering = false;
    #timer;

    constructor(form) {
        this.#form = form.element;
        this.#live = form.at('live');
        this.#words = form.at('news').dataset;
        this.#known = this.#seen();
        this.#said = this.#live.textContent;
        for (const type of ['input', 'change']) this.#form.addEventListener(type, () => { this.#isAnswering = true; });
    }

    beforePress() { this.#isAnswering = false; }

    // A text is typed letter by letter, and questions may come and go meanwhile.
    afterPatch() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#tell(), 300);
    }

    #seen() { return new Set([...this.#form.querySelectorAll('.fw-field')].filter(isQuestion)); }

    #tell() {
        const now = this.#seen();
        const count = [...now].filter((row) => !this.#known.has(row)).length;
        this.#known = now;
        const isNews = this.#isAnswering && count > 0 && this.#live.textContent === this.#said;
        if (isNews) this.#live.textContent = this.#words.fwWords.replace('{count}', inDigits(count, this.#words.fwDigits));
        this.#said = this.#live.textContent;
    }
}
