// Presses of the buttons that post a form. With the engine, a press changes the page or sends the answers with fetch.

import { bodyOf } from './posting.js';

export class Submitting {
    #form;

    constructor(form) {
        this.#form = form;
    }

    listen() {
        this.#form.element.addEventListener('submit', (event) => {
            const press = { action: event.submitter?.value || 'submit', submitter: event.submitter, event };
            if (this.#form.ask('holdPress', press)) {
                event.preventDefault();
                return event.stopImmediatePropagation();
            }
            this.#form.tell('beforePress', press);
            if (this.#form.ask('takePress', press)) return event.stopImmediatePropagation();
            this.#perform(press);
            return this.#form.tell('afterPress', press);
        });
    }

    #perform({ action, submitter, event }) {
        const { delivery, element, typing } = this.#form;
        const isFinal = action === 'submit';
        // The button was pressed again while the answers are being sent.
        if (isFinal && delivery.isSending) return event.preventDefault();
        if (this.#form.hasEngine) {
            typing.sync();
            const reply = this.#form.send({ op: 'press', action });
            if (reply && !reply.submit) {
                if (isFinal) delivery.tell('');
                return event.preventDefault();
            }
            // The answers are sent if the engine accepts them, or if there is no engine.
            const unshown = element.elements['fw.unshown'];
            if (reply && unshown) unshown.value = reply.submit;
        }
        if (!isFinal || !delivery.isPossible) return undefined;
        event.preventDefault();
        return this.#post(submitter);
    }

    // Sends what the browser would post, with fetch. After a lost connection the person only has to press the button again.
    // If only the reply was lost, the answers are still stored once, because the page has the same key when it is sent again.
    async #post(submitter) {
        const { delivery, element, kept } = this.#form;
        const body = bodyOf(element, submitter);
        delivery.tell('sending');
        kept.keep();
        const reply = await delivery.send(body);
        if (reply?.location !== undefined) return this.#leave(reply.location);
        if (reply?.state !== undefined) element.elements['fw.state'].value = reply.state;
        if (reply?.errors) {
            delivery.tell('');
            if (this.#form.send({ op: 'report_errors', errors: reply.errors })?.focus !== undefined) return undefined;
        }
        if (reply?.message !== undefined) return delivery.tell('refused', reply.message);
        if (!reply?.errors && !reply?.page && delivery.isPossible) return delivery.tell('unsent');
        // Only a new page can show the server's reply. The form is posted, and the server draws that page.
        delivery.tell('');
        return element.submit();
    }

    #leave(address) {
        const { delivery, element, kept } = this.#form;
        kept.keepSent(address);
        delivery.tell('sent');
        delivery.isSending = true;
        location.assign(new URL(address, element.action));
    }
}
