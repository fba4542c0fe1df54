// Browsers drop their own undo history of a control when a script sets its text. So the page has one of its own.

// How many texts a control remembers.
const LIMIT = 100;

/** The undo history of each control: its texts, each with a selection, and the position of the present one. */
export class UndoHistory {
    #all = new WeakMap();

    /** Adds a text, unless it is the present one. */
    note(control, text, selection) {
        const past = this.#all.get(control) ?? { steps: [], now: -1 };
        this.#all.set(control, past);
        if (past.steps[past.now]?.[0] !== text) past.steps.splice(++past.now);
        past.steps[past.now] = [text, selection];
        if (past.now >= LIMIT) past.now -= past.steps.splice(0, 1).length;
    }

    /** Goes to the text before (-1) or after (1) the present one. Returns it with its selection; undefined if absent. */
    step(control, by) {
        const past = this.#all.get(control);
        const step = past?.steps[past.now + by];
        if (step) past.now += by;
        return step;
    }
}
