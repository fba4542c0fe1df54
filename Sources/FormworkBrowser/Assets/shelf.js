// Keeps something in the browser's tab while the page is gone. People can switch storage off, and it can be full: then a
// page that comes back is as the browser filled it in.

/** A place in the tab's storage. */
export class Shelf {
    #name;

    constructor(name) {
        this.#name = name;
    }

    /** Keeps a record in place of the one before. */
    keep(record) {
        try {
            sessionStorage.setItem(this.#name, JSON.stringify(record));
        } catch { /* See above. */ }
    }

    /** The record that was kept; undefined or null if there is none. */
    get kept() {
        try {
            return JSON.parse(sessionStorage.getItem(this.#name));
        } catch {
            return undefined;
        }
    }
}
