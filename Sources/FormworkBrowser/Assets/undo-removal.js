// Offers to bring back what was removed: an item, or a question that may be deleted. The offer stands where it was, and ends
// with the next change. Only pages of forms in which something can be removed load this. Without scripts the server offers it.

import { CONTROL } from './controls.js';
import { withoutIndexes } from './template-rows.js';

const isRemoval = (action) => /^(?:remove|delete):/.test(action);

export default class UndoRemoval {
    #form;
    #offer;
    // The answers before the removal; undefined while nothing is offered.
    #snapshot;
    // Passwords and other secrets are in no snapshot. Those in the page are typed again when the others come back.
    #secrets = [];
    #secretPaths;

    constructor(form) {
        this.#form = form;
        this.#offer = form.at('undo');
        this.#secretPaths = new Set(JSON.parse(form.at('drafts')?.dataset.fwSecrets ?? '[]'));
        for (const type of ['input', 'change']) form.element.addEventListener(type, () => this.#forget());
        this.#offer.querySelector('button').addEventListener('click', () => this.#bringBack());
    }

    onStep() { this.#forget(); }

    beforePress({ action, submitter }) {
        this.#forget();
        const row = submitter?.closest('[data-fw-row]');
        if (!isRemoval(action) || !row) return;
        const kept = this.#form.snapshot();
        if (!kept) return;
        this.#secrets = this.#secretControls().map((control) => [control.name, control.value]);
        const around = row.parentElement;
        // The row goes in this task. If it is still there afterwards, nothing was removed.
        setTimeout(() => {
            if (row.isConnected || !around.isConnected || !this.#form.isAttached) return;
            this.#snapshot = kept;
            around.append(this.#offer);
            this.#offer.hidden = false;
        });
    }

    // The server itself undoes the removals that it offers to undo: the browser posts.
    takePress({ action }) { return action === 'undo'; }

    #forget() {
        this.#snapshot = undefined;
        this.#offer.hidden = true;
    }

    #secretControls() {
        return [...this.#form.element.querySelectorAll('[name^="v."]:not([type="hidden"])')].filter((control) =>
            this.#secretPaths.has(withoutIndexes(control.name.slice(2)))
                || control.closest('[data-fw-row]').querySelector('[data-fw-reveal]'));
    }

    #bringBack() {
        const { element } = this.#form;
        const rows = new Set([...element.querySelectorAll('[data-fw-row]')].map((row) => row.id));
        const kept = this.#snapshot;
        this.#forget();
        if (!kept || !this.#form.send({ op: 'restore', snapshot: kept })) return;
        for (const [name, value] of this.#secrets) {
            const control = element.querySelector(`[name="${CSS.escape(name)}"]:not([type="hidden"])`);
            if (!control || control.value === value) continue;
            control.value = value;
            control.dispatchEvent(new Event('input', { bubbles: true }));
        }
        const back = [...element.querySelectorAll('[data-fw-row]')].find((row) => !rows.has(row.id));
        const control = back?.querySelector(`${CONTROL}:enabled`);
        (control ?? this.#form.at('title')).focus();
        this.#form.at('live').textContent = this.#offer.dataset.fwDone;
    }
}
