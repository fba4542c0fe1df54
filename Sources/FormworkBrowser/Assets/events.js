// Tells the scripts of a page what people do in its forms, and lets scripts answer questions, focus them and offer other
// options. Only pages that want this import it; see Documentation/Server.md. It decides nothing: answers are those of the
// engine, without secrets.
//
// A form dispatches `formwork-change`, `formwork-press`, `formwork-submit` and `formwork-step`, which bubble.

import { engineDecided, formOf } from './form-of.js';

// The answers of a snapshot by their paths, such as `guests[0].name`.
function answersIn({ values = {}, items = {} } = {}, prefix = '', found = new Map()) {
    for (const [name, value] of Object.entries(values)) found.set(prefix + name, value);
    for (const [name, list] of Object.entries(items)) {
        list.forEach((item, index) => answersIn(item, `${prefix}${name}[${index}].`, found));
    }
    return found;
}

/** A form of the page. */
export class FormworkForm {
    #form;
    #element;
    #answers = new Map();
    #step;
    #isReading = false;

    constructor(form) {
        const { element } = form;
        this.#form = form;
        this.#element = element;
        this.#answers = this.#read() ?? new Map();
        this.#step = this.#stepNow();
        let delivery = element.dataset.fwDelivery ?? '';
        let timer;
        element.addEventListener('fw-change', () => {
            if (this.#isReading) return;
            clearTimeout(timer);
            timer = setTimeout(() => this.#tellNews());
            const now = element.dataset.fwDelivery ?? '';
            if (now !== delivery && now) this.#tell('submit', { state: now });
            delivery = now;
        });
        // The engine has done what the form says about the button by then.
        element.addEventListener('submit', ({ submitter }) => {
            const [, path] = /^tap:(.*)/.exec(submitter?.value ?? '') ?? [];
            if (path !== undefined) setTimeout(() => this.#tell('press', { path }));
        });
        // Going back in the history changes the step too.
        addEventListener('popstate', () => setTimeout(() => this.#tellNews()));
    }

    /** The form element. */
    get element() {
        return this.#element;
    }

    /** The answers by their paths, without secrets and without those that are calculated. */
    get answers() {
        return Object.fromEntries(this.#answers);
    }

    /** Answers a question: a text, a number, true or false, or a list of the ids of options. */
    set(path, value) {
        this.#form.send({ op: 'set', field: path, value });
    }

    /** Offers other options, such as `[{ id: 's', title: 'Small' }]`. The server takes only answers that it offers itself. */
    replaceOptions(path, options) {
        this.#form.send({ op: 'replace_options', field: path, options });
    }

    /** Asks the server again for the options of a question, where code on the server gives them. */
    reloadOptions(path) {
        this.#form.tell('reloadOptions', path);
    }

    /** Moves the focus to a question. */
    focus(path) {
        const control = [...this.#element.querySelectorAll('[name]:not([type="hidden"])')]
            .find((element) => element.name === `v.${path}` && element.matches(':enabled'));
        for (let place = control; place; place = place.parentElement) if (place.localName === 'details') place.open = true;
        control?.focus();
    }

    // Undefined after the engine has failed.
    #read() {
        this.#isReading = true;
        try {
            const snapshot = this.#form.send({ op: 'keep' })?.snapshot;
            return snapshot && answersIn(snapshot.form);
        } finally {
            this.#isReading = false;
        }
    }

    // A form with pages names its step here.
    #stepNow() {
        return this.#element.elements['fw.step']?.value;
    }

    #tellNews() {
        const step = this.#stepNow();
        if (step !== this.#step) this.#tell('step', { step, old: this.#step });
        this.#step = step;
        const before = this.#answers;
        const now = this.#read() ?? before;
        this.#answers = now;
        for (const path of new Set([...before.keys(), ...now.keys()])) {
            const [old, value] = [before.get(path), now.get(path)];
            if (JSON.stringify(old) !== JSON.stringify(value)) this.#tell('change', { path, value, old });
        }
    }

    #tell(name, detail) {
        const form = this.#element.dataset.fwForm;
        this.#element.dispatchEvent(new CustomEvent(`formwork-${name}`, { bubbles: true, detail: { form, ...detail } }));
    }
}

/** Connects a form element of Formwork once its engine runs. The promise fails if there is no engine. */
export async function connect(element) {
    // The scripts of forms may not have run yet. One that cannot be loaded starts no form.
    const scripts = [...document.scripts].filter(({ src }) => src && /\/formwork(\+[a-z+-]+)?\.js$/.test(new URL(src).pathname));
    await Promise.allSettled(scripts.map(({ src }) => import(src)));
    const form = formOf(element);
    if (form) await engineDecided(element);
    if (!form?.isAttached) throw new Error('The form has no engine.');
    return new FormworkForm(form);
}
