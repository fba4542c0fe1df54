// Finds the rows of fields for which the server has written templates. Scripts that only some pages load share this.

export const withoutIndexes = (path) => path.replace(/\[\d+\]/g, '[]');

/** The rows of a form whose fields have a template. */
export class TemplateRows {
    #form;
    #templates;
    // The rows that were found for the controls that say which rows were on the page. Walking long forms again would be slow.
    #found = new WeakMap();

    /** `place` contains the templates, each with the path of its field: empty brackets stand for any item. */
    constructor(form, place) {
        this.#form = form;
        this.#templates = new Map([...place.querySelectorAll('template')].map((template) => [template.dataset.fwPath, template]));
    }

    /** Those that are on the page now, each with its path and its template. */
    all() {
        return [...document.getElementsByName('fw.seen')].map((seen) => this.#of(seen)).filter((found) => found);
    }

    /** The one around an element; `undefined` if it is not among these rows. */
    at(element) {
        const row = element.closest?.('[data-fw-row]');
        const seen = row?.querySelector('input[name="fw.seen"]');
        const found = seen && this.#of(seen);
        return found?.row === row ? found : undefined;
    }

    #of(seen) {
        const path = seen.value;
        let found = this.#found.get(seen);
        // An item that was moved has another path.
        if (found?.path !== path) {
            const template = this.#templates.get(withoutIndexes(path));
            found = { row: seen.closest('[data-fw-row]'), path, template };
            this.#found.set(seen, found);
        }
        return found.template && found.row?.closest('form') === this.#form ? found : undefined;
    }

    /** Those of some rows that have a template. */
    among(rows) { return rows.map((row) => this.at(row)).filter((found) => found); }
}
