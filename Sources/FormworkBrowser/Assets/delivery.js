// Sends the answers of a form with fetch, and tells the person how that goes.

import { ask } from './posting.js';

export class Delivery {
    /** Whether the answers are on their way, or were sent and the page is about to be left. */
    isSending = false;
    // Whether the security policy of the page forbids fetch. Then the browser posts the form.
    #isBarred = false;
    #form;
    #place;
    #told;

    /** `place` is the element for words, if the page has one; `told` is called with the state after it changed. */
    constructor(form, place, told) {
        this.#form = form;
        this.#place = place;
        this.#told = told;
        document.addEventListener('securitypolicyviolation', (event) => {
            if (event.effectiveDirective === 'connect-src') this.#isBarred = true;
        });
    }

    /** Whether the answers can be sent with fetch. */
    get isPossible() {
        return Boolean(this.#place) && !this.#isBarred;
    }

    /** Shows the state of sending: `sending`, `unsent`, `sent`, or `refused` with the words of the server. */
    tell(state, words) {
        if (!this.#place) return;
        this.#form.dataset.fwDelivery = state;
        this.isSending = state === 'sending';
        for (const button of this.#form.querySelectorAll('button[value="submit"]')) {
            button.ariaDisabled = this.isSending ? 'true' : null;
        }
        this.#place.textContent = words ?? this.#place.getAttribute(`data-fw-${state}`) ?? '';
        if (state === 'unsent' || state === 'refused') this.#place.scrollIntoView({ block: 'nearest' });
        this.#told(state);
    }

    /** Posts a body. The reply is undefined if none came, or none that is JSON. */
    async send(body) {
        const reply = await ask(this.#form.action, body);
        // The event of a violated policy comes a little later.
        if (reply === undefined) await new Promise((resolve) => { setTimeout(resolve); });
        return reply;
    }
}
