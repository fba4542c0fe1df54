// Shows a bar above the keyboard of a touch screen, with buttons to the question before and to the next one, and one that puts
// the keyboard down. Only pages of hosts that want the bar load this, and only touch screens show it.

import { CONTROL, rowOf } from './controls.js';

// Controls for which a touch screen shows no keyboard.
const WITHOUT_KEYBOARD = 'select, :is([type="radio"], [type="checkbox"], [type="range"], [type="file"], [type="color"])';

const canTake = (control) => control.matches(':enabled') && control.getClientRects().length > 0;

export default class KeyboardBar {
    #form;
    #bar;
    #previous;
    #next;
    #touch = matchMedia('(pointer: coarse)');
    // The control that has the focus, or had it before a button of the bar.
    #current;

    constructor(form) {
        this.#form = form.element;
        this.#bar = form.at('bar');
        const [previous, next, done] = this.#bar.children;
        [this.#previous, this.#next] = [previous, next];
        // A press does not take the focus, or the keyboard would go down and come up again.
        this.#bar.addEventListener('pointerdown', (event) => event.preventDefault());
        this.#bar.addEventListener('mousedown', (event) => event.preventDefault());
        previous.addEventListener('click', () => this.#neighbour(-1)?.focus());
        next.addEventListener('click', () => this.#neighbour(1)?.focus());
        done.addEventListener('click', () => { if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); });
        // While the focus moves it is nowhere.
        this.#form.addEventListener('focusin', () => this.#show());
        this.#form.addEventListener('focusout', () => setTimeout(() => this.#show()));
        this.#touch.addEventListener('change', () => this.#show());
        for (const type of ['resize', 'scroll']) {
            globalThis.visualViewport?.addEventListener(type, () => this.#bar.hidden || this.#move());
        }
    }

    afterPatch() { this.#show(); }

    // The first control of each question that takes input now, or the one that is chosen there.
    #questions() {
        const found = new Map();
        for (const control of this.#form.querySelectorAll(CONTROL)) {
            if (canTake(control) && (control.checked || !found.has(rowOf(control)))) found.set(rowOf(control), control);
        }
        return found;
    }

    // The control of the question that is `step` questions away from the current one; undefined if absent.
    #neighbour(step) {
        const all = this.#questions();
        const place = [...all.keys()].indexOf(rowOf(this.#current));
        return place < 0 ? undefined : [...all.values()][place + step];
    }

    #show() {
        const focused = document.activeElement;
        const isHere = this.#form.contains(focused) && focused.matches(CONTROL);
        if (!this.#bar.contains(focused)) this.#current = isHere ? focused : undefined;
        this.#bar.hidden = !this.#touch.matches || !this.#current || this.#current.matches(WITHOUT_KEYBOARD);
        document.body.classList.toggle('fw-barred', document.querySelector('.fw-bar:not([hidden])') !== null);
        if (this.#bar.hidden) return;
        this.#previous.disabled = !this.#neighbour(-1);
        this.#next.disabled = !this.#neighbour(1);
        this.#move();
    }

    // The keyboard covers a part of the window and does not make it smaller.
    #move() {
        const seen = globalThis.visualViewport;
        const covered = seen ? Math.max(0, document.documentElement.clientHeight - seen.offsetTop - seen.height) : 0;
        this.#bar.style.insetBlockEnd = `${covered}px`;
    }
}
