// A click needs the same thing under the pointer at its beginning and at its end. So whatever changes the page while
// the button of the mouse is down, such as an error at the field that the focus has just left, waits until it is up.

/** Lets changes of a page wait while the button of the mouse is down. */
export class Presses {
    #make;
    #isDown = false;
    #late = [];

    /** `make` gets the changes that waited, in their order. */
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
        addEventListener('mousedown', (event) => { this.#isDown = event.button === 0; }, true);
        // The click comes right after the release. Who drags a slider sees what it does.
        addEventListener('mouseup', () => setTimeout(release), true);
        for (const type of ['click', 'input', 'keydown', 'dragend']) addEventListener(type, release, true);
        // Released where the page does not see it.
        addEventListener('mousemove', (event) => { if (this.#isDown && event.buttons === 0) release(); }, true);
    }

    #release() {
        this.#isDown = false;
        if (this.#late.length > 0) this.#make(this.#late.splice(0));
    }
}
