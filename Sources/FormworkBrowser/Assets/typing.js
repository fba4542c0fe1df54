// The answers that a person types and chooses in a form, and the texts that the engine makes of them.

import { CONTROL, controlAfter, currentText, moveTo, ownOf, rowOf, selectionOf, show, textAtFirst } from './controls.js';
import { UndoHistory } from './undo-history.js';

export class Typing {
    #form;
    // The text that the engine has for a row element, if it is not the text that the page was drawn with.
    #known = new WeakMap();
    // The rows in which something was typed before the engine was there.
    #early = new WeakSet();
    // The selection before the change that the browser is about to make.
    #before;
    // The control that was edited last. The engine says where its caret goes.
    #edited;
    #isComposing = false;
    #history = new UndoHistory();
    /** Whether the engine restores answers. What was typed early is newer than they are. */
    isRestoring = false;

    constructor(form) {
        this.#form = form;
    }

    // MARK: To the engine

    // The command `edit` with the text of a control; undefined if the engine has that text already.
    #editOf(control) {
        const row = rowOf(control);
        const text = currentText(row);
        if (text === undefined || text === (this.#known.has(row) ? this.#known.get(row) : textAtFirst(row))) return undefined;
        this.#known.set(row, text);
        // Half of a surrogate pair, which is what `Cs` matches here, cannot be written as UTF-8.
        return { op: 'edit', row: row.dataset.fwRow, text: text.replace(/\p{Cs}/gu, '\ufffd') };
    }

    // A text was typed, pasted, dictated or filled in by the browser. The engine formats it.
    #edit(control) {
        const old = this.#known.get(rowOf(control)) ?? control.defaultValue;
        /** @type {any} */
        const command = this.#editOf(control);
        if (command) {
            command.selection = selectionOf(control);
            command.before = this.#before ?? [0, 1e9];
            this.#edited = control;
            if (command.selection) this.#history.note(control, old, command.before);
            this.#form.send(command);
            // A refused text is not added to the undo history.
            if (command.selection) this.#history.note(control, control.value, selectionOf(control));
        }
        this.#before = undefined;
    }

    #travel(control, by) {
        this.#history.note(control, control.value, selectionOf(control));
        const step = this.#history.step(control, by);
        if (!step) return;
        control.value = step[0];
        control.setSelectionRange(...step[1]);
        this.#form.send(this.#editOf(control));
    }

    /** Tells the engine of changes that cause no event: typing before it ran, autofill, going back. */
    sync() {
        const isSettled = (control) => control.matches(':enabled') && !(this.#isComposing && control === document.activeElement);
        const controls = [...this.#form.element.querySelectorAll(CONTROL)].filter(isSettled);
        const edits = controls.map((control) => this.#editOf(control)).filter((command) => command);
        if (edits.length > 0) this.#form.send({ op: 'edit_all', edits });
    }

    // MARK: From the engine

    /** Shows the text that the engine has for a row. `caret` is its place in the text that was edited last. */
    show(row, value, caret) {
        if (this.isRestoring && this.#early.has(row)) return void this.#known.set(row, value);
        const inputs = ownOf(row, CONTROL);
        for (const input of [...inputs, ...ownOf(row, 'button[data-fw-control]')]) {
            show(input, value, input === this.#edited ? caret : undefined);
        }
        // Controls cannot show some values, such as a choice that is not offered any more. That is not an edit.
        if (inputs.length > 0) this.#known.set(row, currentText(row));
        return undefined;
    }

    // MARK: Listening

    /** Adds the listeners that are needed before the engine is there. */
    listenFirst() {
        this.#form.element.addEventListener('input', (event) => {
            if (!this.#form.hasEngine && event.isTrusted && rowOf(event.target)) this.#early.add(rowOf(event.target));
        });
        // These events come here before they reach a control, which asks whether a text is being composed.
        document.addEventListener('compositionstart', () => { this.#isComposing = true; }, true);
        document.addEventListener('compositionend', () => { this.#isComposing = false; }, true);
    }

    listen() {
        const form = this.#form;
        const onControl = (type, action) => form.element.addEventListener(type, (event) => {
            if (event.target.matches(CONTROL)) action(event.target, event);
        });
        onControl('beforeinput', (control) => { if (!this.#isComposing) this.#before = selectionOf(control); });
        onControl('compositionstart', (control) => { this.#before = selectionOf(control); });
        onControl('input', (control, event) => this.#isComposing || event.isComposing || this.#edit(control));
        onControl('change', (control) => this.#isComposing || this.#edit(control));
        onControl('compositionend', (control) => this.#edit(control));
        onControl('focusin', (control) => form.send({ op: 'focus', row: rowOf(control).dataset.fwRow }));
        onControl('focusout', (control) => {
            // Browsers send no event for a date that is incomplete.
            if (!this.#isComposing) this.#edit(control);
            form.send({ op: 'blur', row: rowOf(control).dataset.fwRow });
        });
        onControl('keydown', (control, event) => this.#pressKey(control, event));
        addEventListener('pageshow', () => { if (form.hasEngine) this.sync(); });
    }

    #pressKey(control, event) {
        const steps = { ArrowUp: 'step:+:', ArrowDown: 'step:-:' }[event.key];
        const button = steps && ownOf(rowOf(control), `button[value^="${steps}"]`)[0];
        if (button && this.#form.hasEngine && !event.isComposing) {
            event.preventDefault();
            button.click();
        }
        const way = { z: event.shiftKey ? 1 : -1, y: 1 }[event.key?.toLowerCase()];
        if (way && (event.ctrlKey || event.metaKey) && control.matches('[data-fw-past]')) {
            event.preventDefault();
            this.#travel(control, way);
        }
        if (event.key !== 'Enter' || control.localName !== 'input' || !this.#form.hasEngine) return;
        // 229 is the code of a key that an input method handles.
        if (event.isComposing || this.#isComposing || event.keyCode === 229) return;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        event.preventDefault();
        if (!event.repeat) this.#moveOn(control);
    }

    // The return key moves the focus to the next question. At the last question it submits.
    #moveOn(control) {
        const { element } = this.#form;
        if (this.#form.ask('onReturnKey', control)) return;
        const next = controlAfter(control, element);
        if (next) moveTo(next);
        else element.requestSubmit(element.querySelector('button[type="submit"]'));
    }
}
