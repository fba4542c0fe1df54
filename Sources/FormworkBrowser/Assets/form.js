// One form of a page. It tells the engine what the person did, and changes the page as the engine's replies say. It knows no
// field type and decides nothing about the form. Without the engine, and after any failure, the page is an ordinary form.
// No name or id of the page can hide a property that is used here: names begin with `v.` or `fw.`, ids with `fw-`.

import { CONTROL, moveTo, ownOf, rowOf } from './controls.js';
import { Delivery } from './delivery.js';
import { loadEngine, read } from './engine.js';
import { KeptPage } from './kept-page.js';
import { PagePatches } from './page-patches.js';
import { PressedButtons } from './pressed-buttons.js';
import { Submitting } from './submitting.js';
import { Typing } from './typing.js';

/**
 * A press of a button that posts the form: the value of the button, the button itself, and the event.
 *
 * @typedef {{ action: string, submitter?: HTMLElement, event: Event & { submitter?: HTMLElement } }} Press
 */

/**
 * A feature of a form, which only some forms need. Its constructor gets the form, before the engine runs. The form calls these
 * methods, as far as a feature has them. No feature may rely on being called before or after another one.
 *
 * @typedef {object} Feature
 * @property {() => void} [onEngine] The engine runs. What brings it up to date is told to it now, such as the time.
 * @property {() => void} [onAttached] The engine is up to date.
 * @property {(rows: HTMLElement[]) => void} [onRows] These rows are new or have changed: all of them at first, and then those since
 *   the last call, a moment after the change.
 * @property {(rows: HTMLElement[]) => void} [afterPatch] The page has changed this moment.
 * @property {(press: Press) => boolean | void} [holdPress] Returns true to hold a press back. Then nothing else comes of it.
 * @property {(press: Press) => void} [beforePress] The press goes on.
 * @property {(press: Press) => boolean | void} [takePress] Returns true to act in place of the engine.
 * @property {(press: Press) => void} [afterPress] The engine has acted.
 * @property {(control: HTMLElement) => boolean | void} [onReturnKey] Returns true to act in place of going to the next question.
 * @property {(element: HTMLElement, isFollowed: boolean) => void} [onReveal] An element has to be seen. `isFollowed` says that the
 *   person came from the list of errors.
 * @property {(state: string) => void} [onDelivery] The state of sending the answers has changed; see `Delivery`.
 * @property {() => void} [onSaved] The server or the browser keeps the answers as they are now.
 * @property {(step: string) => void} [openStep] An earlier visit was on this step.
 * @property {() => void} [onStep] Another step is shown.
 * @property {(path: string) => void} [reloadOptions] A script of the host knows of other options for a question.
 * @property {() => void} [onShownAgain] The page came back as it was left.
 */

export class Form {
    // Calls the engine; undefined while absent.
    /** @type {((entryPoint: string, text: string) => string) | undefined} */
    #call;
    #isBusy = false;
    #waiting = [];
    /** @type {Feature[]} */
    #features = [];
    #changed = new Set();
    #timer;

    /** `fragment` makes elements of the text of HTML. */
    constructor(element, fragment) {
        /** @type {HTMLFormElement} */
        this.element = element;
        this.fragment = fragment;
        // After a change of a long form, its first property takes a millisecond: the browser looks among the controls for that name.
        this.marks = element.dataset;
        this.ids = element.id.slice(0, -'form'.length);
        this.hydration = this.at('hydration');
        // Changes of the page wait while the mouse button is down.
        this.presses = new PressedButtons((changes) => this.#work(() => { for (const change of changes) change(); }));
        this.patches = new PagePatches(this);
        this.typing = new Typing(this);
        this.delivery = new Delivery(element, this.at('delivery'), (state) => {
            this.changed();
            this.tell('onDelivery', state);
        });
        this.kept = new KeptPage(this);
        this.submitting = new Submitting(this);
    }

    /** @type {<E extends Element = PageElement>(id: string) => E} */
    at(id) { return document.getElementById(this.ids + id); }

    /** Whether this is the only form of its page. Another page keeps its history and its title. */
    get isAlone() { return this.ids === 'fw-'; }

    /** Whether the engine runs. */
    get hasEngine() { return this.#call !== undefined; }

    /** Whether the engine runs, and the page is up to date. */
    get isAttached() { return this.marks.fwState === 'attached'; }

    has(element) { return element?.closest('form') === this.element; }

    // MARK: Features

    /** Adds a feature. If it fails, the form does without it. */
    use(FeatureOfForm) {
        try {
            this.#features.push(new FeatureOfForm(this));
        } catch (error) {
            reportError(error);
        }
    }

    /** Calls a method of all features that have it. */
    tell(name, ...details) {
        for (const feature of this.#features) this.#ask(feature, name, details);
    }

    /** Calls a method of one feature after the other, until one returns true. Returns whether one did. */
    ask(name, ...details) {
        return this.#features.some((feature) => this.#ask(feature, name, details) === true);
    }

    #ask(feature, name, details) {
        try {
            return feature[name]?.(...details);
        } catch (error) {
            reportError(error);
            return undefined;
        }
    }

    // MARK: The engine

    /**
     * Performs a command. The reply is undefined if that failed. Changing the page can cause events and so further commands, which
     * wait until this one is done.
     */
    send(command) {
        if (!this.#call || !command) return undefined;
        if (this.#isBusy) {
            this.#waiting.push(command);
            return undefined;
        }
        /** @type {any} */
        let reply;
        const isDone = this.#work(() => {
            reply = read(this.#call('fw_send', JSON.stringify(command)));
            this.presses.change(() => this.patches.apply(reply));
        });
        return isDone ? reply : undefined;
    }

    #work(work) {
        this.#isBusy = true;
        try {
            work();
        } catch (error) {
            this.#detach(error);
            return false;
        } finally {
            this.#isBusy = false;
        }
        while (this.#waiting.length > 0) this.send(this.#waiting.shift());
        return true;
    }

    // After a trap the engine's memory may be inconsistent. Everything that was typed is in the page, which then posts it.
    #detach(error) {
        this.#call = undefined;
        this.#waiting.length = 0;
        this.presses.forget();
        this.marks.fwState = 'failed';
        console.warn('Formwork: the page goes on without the engine.', error);
    }

    /** The engine's snapshot of the answers; undefined while there is no engine. */
    snapshot() { return this.send({ op: 'keep' })?.snapshot; }

    // MARK: Changes of the page

    /** Tells pages with markup of their own, and features, which rows are new or changed. */
    changed(rows = []) {
        // A property of the form could hide this method.
        EventTarget.prototype.dispatchEvent.call(this.element, new CustomEvent('fw-change', { detail: rows }));
        this.tell('afterPatch', rows);
        for (const row of rows) this.#changed.add(row);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#reviewChanged());
    }

    #reviewChanged() {
        if (!this.isAttached) return;
        const rows = [...this.#changed].filter((row) => row.isConnected);
        this.#changed.clear();
        this.tell('onRows', rows);
    }

    // MARK: Beginning

    /** Loads the engine. The page has its features before, so that they can help without it. */
    async start(features) {
        this.marks.fwState = 'loading';
        this.kept.listen();
        this.typing.listenFirst();
        this.submitting.listen();
        this.presses.watch();
        document.addEventListener('click', (event) => this.#follow(event));
        for (const feature of features) this.use(feature);
        try {
            this.#call = await loadEngine(this.hydration.dataset.fwEngine || new URL('engine.wasm', import.meta.url));
            read(this.#call('fw_attach', this.hydration.textContent));
        } catch (error) {
            return this.#detach(error);
        }
        this.typing.listen();
        this.element.addEventListener('toggle', ({ target }) => {
            this.send({ op: 'collapse', row: target.dataset.fwRow, collapsed: !target.open });
        }, true);
        this.kept.restore();
        const focused = document.activeElement;
        if (this.has(focused) && focused.matches(CONTROL)) this.send({ op: 'focus', row: rowOf(focused).dataset.fwRow });
        this.typing.sync();
        if (this.#call) this.#attached();
        return undefined;
    }

    #attached() {
        this.marks.fwState = 'attached';
        this.tell('onEngine');
        this.tell('onAttached');
        this.#changed.clear();
        this.tell('onRows', [...this.element.querySelectorAll('[data-fw-row]')]);
    }

    // MARK: Focus

    /** Lets features show an element: it may be on another step of the form. */
    reveal(element, isFollowed = false) { this.tell('onReveal', element, isFollowed); }

    // A link of the list of errors focuses the control, and scrolls so that its question is visible too.
    #follow(event) {
        const line = event.target.closest(`#${this.ids}summary li`);
        const link = line?.querySelector('a, button');
        const target = document.getElementById(link?.hash?.slice(1) ?? link?.dataset.fwTarget);
        if (!target) return;
        if (this.isAttached) this.reveal(target, true);
        if (!event.target.closest('a')) return;
        event.preventDefault();
        moveTo(target, { preventScroll: true });
        const row = rowOf(target);
        (row && ownOf(row, '[data-fw-slot="label"]')[0] || target).scrollIntoView();
    }
}
