// Keeps a record in the storage of the browser's tab while the page is gone. Storage can be switched off or full. Then a
// page has after Reload or Back what the browser itself fills in.

/** A place in the tab's storage. */
export class KeptAnswers {
    #name;

    constructor(name) {
        this.#name = name;
    }

    /** Keeps a record and drops the earlier one. */
    keep(record) {
        try {
            sessionStorage.setItem(this.#name, JSON.stringify(record));
        } catch {
            // See above.
        }
    }

    /** The record that was kept; undefined or null if absent. */
    get kept() {
        try {
            return JSON.parse(sessionStorage.getItem(this.#name));
        } catch {
            return undefined;
        }
    }
}
