// Saves unfinished answers without leaving the page if that fails. Only pages with a button that saves load this. Without it,
// and without the engine, the button posts.

import { ask, bodyOf } from './posting.js';

export default class SaveLater {
    #form;
    #place;
    #isSaving = false;

    constructor(form) {
        this.#form = form;
        this.#place = form.at('delivery');
    }

    takePress({ action, submitter, event }) {
        if (action !== 'save') return false;
        const kept = this.#form.send({ op: 'keep' });
        if (kept === undefined) return false;
        event.preventDefault();
        if (!this.#isSaving) this.#save(submitter, kept.submit);
        return true;
    }

    async #save(button, unshown) {
        this.#isSaving = true;
        const { element } = this.#form;
        const body = bodyOf(element, button);
        // The answers that no control shows.
        body.set('fw.unshown', unshown);
        this.#place.textContent = this.#place.dataset.fwSending;
        const reply = await ask(element.action, body);
        this.#isSaving = false;
        this.#place.textContent = '';
        if (reply?.location !== undefined) {
            this.#form.tell('onSaved');
            location.assign(new URL(reply.location, element.action));
        } else {
            this.#place.textContent = reply?.message ?? this.#place.dataset.fwUnsent;
        }
    }
}
