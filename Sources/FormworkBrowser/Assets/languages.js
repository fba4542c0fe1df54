// Lets the buttons of a page's languages post the answers as they are now. Only pages in several languages load this. Without
// the engine the buttons post by themselves.

import { KeptAnswers } from './kept-answers.js';
import { keyIn } from './posting.js';

export default class Languages {
    #form;
    // No post has the answers of questions that are hidden now. They wait in the browser for the page in the other language.
    #place;

    constructor(form) {
        this.#form = form;
        this.#place = new KeptAnswers(`formwork language ${form.marks.fwForm}`);
    }

    // The key of the submission: both pages have the same.
    get #key() { return keyIn(this.#form.element.elements['fw.state'].value); }

    // The browser posts.
    takePress({ action }) {
        if (!action.startsWith('language:')) return false;
        const kept = this.#form.send({ op: 'keep' });
        if (kept === undefined) return false;
        this.#form.element.elements['fw.unshown'].value = kept.submit;
        this.#place.keep({ key: this.#key, snapshot: kept.snapshot });
        // The answers that are kept in the browser are the same as those that are posted.
        this.#form.tell('onSaved');
        return true;
    }

    onEngine() {
        const left = this.#place.kept;
        this.#place.keep(null);
        if (left?.key === this.#key) this.#form.send({ op: 'restore', snapshot: left.snapshot });
    }
}
