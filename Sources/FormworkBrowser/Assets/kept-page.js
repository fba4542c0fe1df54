// Reload and Back. What was typed is kept until it is sent, also while the page is gone. Secrets are not kept.

import { KeptAnswers } from './kept-answers.js';

export class KeptPage {
    #form;
    #place;
    // Whether the page has nothing that could be lost: its answers were sent.
    #isDone = false;

    constructor(form) {
        this.#form = form;
        this.#place = new KeptAnswers(`formwork ${form.ids} ${location.pathname}${location.search}`);
    }

    listen() {
        addEventListener('pagehide', () => this.keep());
        document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') this.keep(); });
        addEventListener('pageshow', (event) => {
            if (!event.persisted) return;
            this.#form.delivery.isSending = false;
            this.#isDone = false;
            this.#form.tell('onShownAgain');
        });
    }

    keep() {
        const snapshot = this.#isDone ? undefined : this.#form.snapshot();
        if (snapshot) this.#place.keep({ ...this.#marks, snapshot });
    }

    /** Keeps that the answers were sent, and the address of the page that says so. */
    keepSent(address) {
        this.#place.keep({ ...this.#marks, sent: address });
        this.#isDone = true;
    }

    /** Goes to the page that says that the answers were sent, if they were. */
    goToSent() {
        const address = this.#place.kept?.sent;
        if (!address || this.#form.marks.fwDelivery !== 'sent') return;
        // The answers on this page are not to be continued.
        this.#isDone = true;
        location.replace(new URL(address, this.#form.element.action));
    }

    get #marks() {
        return { version: this.#form.hydration.dataset.fwVersion, state: this.#form.element.elements['fw.state'].value };
    }

    /**
     * After Reload or Back the page goes on where the person left it. It has the same state and so the same key: answers that were
     * sent without a reply are not stored twice.
     */
    restore() {
        const { kept } = this.#place;
        /** @type {any} */
        const [navigation] = performance.getEntriesByType('navigation');
        const visit = navigation?.type;
        if (!kept || (visit !== 'back_forward' && (visit !== 'reload' || !kept.snapshot))) return;
        if (kept.version === this.#marks.version) this.#form.element.elements['fw.state'].value = kept.state;
        if (!kept.snapshot) return void this.#form.delivery.tell('sent');
        this.#form.typing.isRestoring = true;
        this.#form.send({ op: 'restore', snapshot: kept.snapshot });
        this.#form.typing.isRestoring = false;
    }
}
