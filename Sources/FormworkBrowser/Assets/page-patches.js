// Changes a page as the engine's replies say.

import { CONTROL, moveTo, nearest, ownOf, rowOf, tabStops } from './controls.js';

export class PagePatches {
    #form;
    // The newest content of each slot, for those that wait until a control in them loses the focus.
    #contents = new WeakMap();

    constructor(form) {
        this.#form = form;
    }

    apply(reply) {
        const form = this.#form;
        const focused = document.activeElement;
        const stops = form.has(focused) && mayRemove(focused, reply.patches) ? tabStops(form.element) : [];
        const changed = [];
        for (const patch of reply.patches ?? []) {
            const row = form.at(patch.row);
            if (patch.remove !== undefined) form.at(patch.remove).remove();
            else if (patch.insert !== undefined) changed.push(...this.#insert(patch));
            else if (row) {
                this.#update(row, patch, reply.caret);
                changed.push(row);
            }
        }
        if (reply.summary !== undefined) form.at('summary').replaceChildren(form.fragment(reply.summary));
        if (reply.title !== undefined && form.isAlone) document.title = reply.title;
        if (reply.focus !== undefined) moveTo(document.getElementById(reply.focus));
        else if (stops.length > 0 && !focused.isConnected) moveTo(nearest(stops, focused));
        if (reply.announce !== undefined) form.at('live').textContent = reply.announce;
        form.changed(changed);
    }

    #insert(patch) {
        const form = this.#form;
        const rows = form.fragment(patch.html);
        const inserted = rows.querySelectorAll('[data-fw-row]');
        if (patch.after !== undefined) form.at(patch.after).after(rows);
        else (patch.into === '' ? form.element : form.at(patch.into)).querySelector('[data-fw-children]').prepend(rows);
        return inserted;
    }

    #update(row, patch, caret) {
        const slots = patch.slots ? ownOf(row, '[data-fw-slot]') : [];
        for (const slot of slots) {
            const html = patch.slots[slot.dataset.fwSlot];
            if (html !== undefined) this.#fill(slot, html);
        }
        const controls = patch.attributes ? ownOf(row, '[data-fw-control]') : [];
        if (patch.attributes && row.matches('[data-fw-control]')) controls.push(row);
        for (const control of controls) {
            for (const [name, value] of Object.entries(patch.attributes)) {
                if (value === null) control.removeAttribute(name);
                else control.setAttribute(name, value);
            }
        }
        if (patch.class !== undefined) row.className = patch.class;
        if (patch.name !== undefined) for (const input of ownOf(row, CONTROL)) input.name = patch.name;
        if (patch.value !== undefined) this.#form.typing.show(row, patch.value, caret);
    }

    // A control with the focus is never replaced. A change of the markup around it waits until the focus leaves the slot. Boxes
    // that were ticked until then stay ticked. If the slot changes again meanwhile, only its newest content counts.
    #fill(slot, html) {
        const { fragment, presses } = this.#form;
        const focused = document.activeElement;
        const old = [...slot.querySelectorAll(CONTROL)];
        this.#contents.set(slot, html);
        if (!old.includes(focused)) return slot.replaceChildren(fragment(html));
        const again = () => {
            if (this.#contents.get(slot) !== html) return;
            this.#fill(slot, html);
            for (const input of slot.querySelectorAll(CONTROL)) {
                for (const { value, checked } of old) if (input.value === value) input.checked = checked;
            }
            this.#form.changed([rowOf(slot)]);
        };
        // The element that gets the focus is known when the event, and the click that causes it, are over.
        return focused.addEventListener('blur', () => presses.change(() => setTimeout(again)), { once: true });
    }
}

// Whether these patches may remove the element with the focus. A slot with a focused control is never replaced.
const mayRemove = (focused, patches = []) =>
    patches.some((patch) => patch.remove !== undefined || (patch.slots && !focused.matches(CONTROL)));
