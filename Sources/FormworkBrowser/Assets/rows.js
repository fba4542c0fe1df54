// Finds the rows of fields for which the server has written templates. Scripts that only some pages load share this.

export const withoutIndexes = (path) => path.replace(/\[\d+\]/g, '[]');

/** The rows of a form whose fields have a template. */
export class Rows {
    #form;
    #templates;

    /** `place` contains the templates, each with the path of its field: empty brackets stand for any item. */
    constructor(form, place) {
        this.#form = form;
        this.#templates = new Map([...place.querySelectorAll('template')].map((template) => [template.dataset.fwPath, template]));
    }

    /** Those that are on the page now, each with its path and its template. */
    all() {
        return [...this.#form.querySelectorAll('input[name="fw.seen"]')].flatMap((seen) => {
            const template = this.#templates.get(withoutIndexes(seen.value));
            return template ? [{ row: seen.closest('[data-fw-row]'), path: seen.value, template }] : [];
        });
    }

    /** Calls a function once the engine runs, and after each change of the page. Without an engine it is never called. */
    watch(change) {
        let timer;
        const begin = () => {
            if (this.#form.dataset.fwState !== 'attached') return false;
            this.#form.addEventListener('fw-change', () => {
                clearTimeout(timer);
                timer = setTimeout(change);
            });
            change();
            return true;
        };
        if (begin()) return;
        new MutationObserver((_, observer) => {
            if (begin()) observer.disconnect();
        }).observe(this.#form, { attributes: true, attributeFilter: ['data-fw-state'] });
    }
}
