// All forms of a page. A page may have several scripts, because its forms need different features. The first of them has the forms,
// and the others only add their features. So each form runs once, and the page makes markup of text through one policy.

import { Form } from './form.js';

class Forms {
    #features = new Map();
    #forms = new WeakMap();
    #policy;

    constructor() {
        // A part of a page that comes later names its script, which does not run again if it has run. But it tells that it is there.
        document.addEventListener('load', ({ target }) => { if (target.localName === 'script') this.#start(); }, true);
    }

    /** Adds features by their names, and starts the forms that waited for them. */
    add(features) {
        for (const [name, feature] of Object.entries(features)) this.#features.set(name, feature);
        this.#start(Object.keys(features));
    }

    /** The form of an element; undefined while it has not begun. */
    of(element) { return this.#forms.get(element); }

    #start(added = []) {
        linkStylesOnce();
        for (const element of document.querySelectorAll('form[data-fw-form]:not([data-fw-state])')) {
            const hydration = document.getElementById(`${element.id.slice(0, -'form'.length)}hydration`);
            if (!hydration) continue;
            // A page of an earlier version names no features.
            const names = hydration.dataset.fwFeatures?.split(' ').filter((name) => name) ?? added;
            if (!names.every((name) => this.#features.has(name))) continue;
            const form = new Form(element, (html) => this.#fragment(html));
            this.#forms.set(element, form);
            form.start(names.map((name) => this.#features.get(name)));
        }
    }

    // Makes elements of text from an engine, or from the server that writes the review. Both escape texts of people and forms.
    #fragment(html) {
        this.#policy ??= globalThis.trustedTypes?.createPolicy('formwork', { createHTML: (text) => text });
        const template = document.createElement('template');
        template.innerHTML = this.#policy ? this.#policy.createHTML(html) : html;
        return template.content;
    }
}

// Each part of a page links the styles of all forms. A further link would undo the styles of one form that stand behind the first.
function linkStylesOnce() {
    const linked = new Set();
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
        if (linked.has(link.href) && link.closest('section.fw-page')) link.remove();
        linked.add(link.href);
    }
}

/** @type {any} */
const page = document;
const KEY = Symbol.for('formwork');

export const forms = page[KEY] ??= new Forms();
