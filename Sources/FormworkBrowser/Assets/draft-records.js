// Records of unfinished answers in the storage of the browser. It is IndexedDB, because that is on the disk a moment after it
// was written, also if the browser is killed then. Storage can be switched off or full; then nothing is kept, and `write`
// says so. Anything may be in the storage: what is not a record is dropped.

const STORE = 'drafts';
// The maximum number of records of one form. A tab that is closed leaves a record.
const MOST = 5;

// The records of all forms are in one database.
class Storage {
    #opening;

    #open() {
        return this.#opening ??= new Promise((resolve, reject) => {
            const request = indexedDB.open('formwork', 1);
            request.onupgradeneeded = () => request.result.createObjectStore(STORE);
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
        });
    }

    // Runs a request in a transaction. The result is undefined if the storage cannot be used.
    async run(mode, work) {
        try {
            const transaction = (await this.#open()).transaction(STORE, mode);
            const request = work(transaction.objectStore(STORE));
            transaction.commit?.();
            return await new Promise((resolve, reject) => {
                transaction.oncomplete = () => resolve(request.result);
                transaction.onabort = () => reject(transaction.error);
            });
        } catch {
            return undefined;
        }
    }
}

/** The records of one form, each by the name of the visit that it belongs to. */
export class DraftRecords {
    #storage = new Storage();
    #prefix;
    #patience;
    #sparesOthers;

    /**
     * `patience` is how long they are kept, in milliseconds; 0 for not at all. Then those of earlier visits are erased, unless
     * `sparesOthers` says that they are not those of this page.
     */
    constructor(name, patience, sparesOthers = false) {
        this.#prefix = `${name}|`;
        this.#patience = patience;
        this.#sparesOthers = sparesOthers;
    }

    /** The key of the record of a visit, and the name of the lock that its page holds. */
    key(visit) {
        return this.#prefix + visit;
    }

    /** Replaces the record of a visit. Returns when it ends, or undefined if nothing is kept. */
    async write(visit, record) {
        if (!(this.#patience > 0)) return undefined;
        const saved = Date.now();
        const until = saved + this.#patience;
        const key = await this.#storage.run('readwrite', (store) => store.put({ ...record, saved, until }, this.key(visit)));
        return key && until;
    }

    erase(visit) {
        return this.#storage.run('readwrite', (store) => store.delete(this.key(visit)));
    }

    /** The names of the visits whose records match. */
    async matching(matches) {
        return (await this.#usable()).filter(([, record]) => matches(record)).map(([visit]) => visit);
    }

    /** The records of visits whose pages are closed, the latest first, each with the name of the visit. */
    async left() {
        const all = await this.#usable();
        // In a browser without locks, each record counts as left: going on with it makes a copy.
        const state = await navigator.locks?.query().catch(() => undefined);
        const held = new Set((state?.held ?? []).map((lock) => lock.name));
        const left = all.filter(([visit]) => !held.has(this.key(visit)));
        for (const [visit] of left.slice(MOST)) this.erase(visit);
        return left.slice(0, MOST);
    }

    // Erases the records of all forms that have expired, also of those that nobody opens again.
    async #usable() {
        const keys = await this.#storage.run('readonly', (store) => store.getAllKeys()) ?? [];
        const found = [];
        for (const key of keys) {
            const isOurs = typeof key === 'string' && key.startsWith(this.#prefix);
            const record = await this.#storage.run('readonly', (store) => store.get(key));
            const isUnwanted = isOurs && !(this.#patience > 0) && !this.#sparesOthers;
            if (!isRecord(record) || isUnwanted) await this.#storage.run('readwrite', (store) => store.delete(key));
            else if (isOurs) found.push([key.slice(this.#prefix.length), record]);
        }
        return found.sort((one, other) => other[1].saved - one[1].saved);
    }
}

/** Names this visit, and holds its lock while the page is shown. Returns the name. */
export function holdVisit(records) {
    const name = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    let release;
    const hold = () => navigator.locks?.request(records.key(name), () => new Promise((resolve) => {
        release = resolve;
    })).catch(() => undefined);
    hold();
    // A page with a lock would not be kept for the back button.
    addEventListener('pagehide', () => release?.());
    addEventListener('pageshow', (event) => { if (event.persisted) hold(); });
    return name;
}

const isRecord = (value) => typeof value === 'object' && value !== null && Number.isFinite(value.saved)
    && value.until > Date.now() && typeof value.version === 'string' && typeof value.state === 'string'
    && (value.step === undefined || typeof value.step === 'string')
    && (value.texts === undefined || (Array.isArray(value.texts) && value.texts.every(isText)));

const isText = (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
