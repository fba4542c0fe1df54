// Changes a page as the engine's replies say.

import { CONTROL, moveTo, nearest, tabStops } from './controls.js';
import { RowFiller } from './fill-row.js';

export class PagePatches {
    #form;
    #filler;

    constructor(form) {
        this.#form = form;
        this.#filler = new RowFiller(form);
    }

    apply(reply) {
        const form = this.#form;
        const filler = this.#filler;
        const focused = document.activeElement;
        const stops = form.has(focused) && mayRemove(focused, reply.rows) ? tabStops(form.element) : [];
        const changed = [];
        for (const state of reply.rows ?? []) {
            const row = form.at(state.row);
            if (state.remove !== undefined) form.at(state.remove).remove();
            else if (state.insert !== undefined) changed.push(this.#insert(state));
            else if (row) {
                filler.fill(row, state, reply.caret);
                changed.push(row);
            }
        }
        if (reply.pages) form.tell('onPageTitles', reply.pages);
        for (const path of reply.deleted ?? []) this.#children('').prepend(...filler.piece('deleted', { path }));
        if (reply.summary) form.at('summary').replaceChildren(...filler.summary(reply.summary, reply.refused));
        if (reply.title !== undefined && form.isAlone) document.title = reply.title;
        if (reply.focus !== undefined) moveTo(document.getElementById(reply.focus));
        else if (stops.length > 0 && !focused.isConnected) moveTo(nearest(stops, focused));
        if (reply.announce !== undefined) form.at('live').textContent = reply.announce;
        form.changed(changed);
    }

    #children(id) { return (id === '' ? this.#form.element : this.#form.at(id)).querySelector('[data-fw-children]'); }

    #insert(state) {
        const row = this.#filler.make(state.insert, state);
        if (state.after !== undefined) this.#form.at(state.after).after(row);
        else if (state.first !== undefined) this.#children(state.first).prepend(row);
        // A footer comes after the card of its section and not inside it.
        else if (row.matches('.fw-footer')) this.#children(state.last).after(row);
        else this.#children(state.last).append(row);
        return row;
    }
}

// Whether these changes may remove the element with the focus. A control with the focus is never replaced.
const mayRemove = (focused, rows = []) => rows.some((state) => state.remove !== undefined || !focused.matches(CONTROL));
