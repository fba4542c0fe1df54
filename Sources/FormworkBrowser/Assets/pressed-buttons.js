// A click happens only if the pointer is over the same element when the mouse button goes down and when it goes up. A
// change of the page in between could move that element, such as an error that appears at the field that has just lost
// the focus. So changes wait until the button is up.

/** Lets changes of a page wait while the mouse button is down. */
export class PressedButtons {
    #make;
    #isDown = false;
    #late = [];

    /** `make` is called with the changes that waited, in their order. */
    constructor(make) {
        this.#make = make;
    }

    /** Makes a change now, or when the button is up. */
    change(change) {
        if (this.#isDown) this.#late.push(change);
        else change();
    }

    /** Drops the changes that wait. */
    forget() {
        this.#late.length = 0;
    }

    /** Begins to watch the mouse. */
    watch() {
        const release = () => this.#release();
        addEventListener('mousedown', (event) => { this.#isDown = !event.button; }, true);
        // The click event comes right after mouseup. Dragging a slider is not delayed.
        addEventListener('mouseup', () => setTimeout(release), true);
        for (const type of ['click', 'input', 'keydown', 'dragend']) addEventListener(type, release, true);
        // The button went up outside of the page.
        addEventListener('mousemove', (event) => { if (this.#isDown && !event.buttons) release(); }, true);
    }

    #release() {
        this.#isDown = false;
        if (this.#late.length > 0) this.#make(this.#late.splice(0));
    }
}
