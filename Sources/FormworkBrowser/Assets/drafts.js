// Keeps what was typed in the storage of the browser, and offers it on the next visit: after the tab was closed, after a
// crash of the browser or of the engine, or after the server was gone. Nothing is restored without being asked for. Secrets
// are not kept. Where nothing is kept, the page warns a person who leaves it with answers that were not sent.
//
// Each visit of a form has a record of its own, so pages in two tabs do not overwrite each other's. While a page is open it
// holds a lock with the name of its record. A record whose lock is held belongs to another tab and is not offered.

import { watchConnection } from './connection.js';
import { DraftRecords, holdVisit } from './draft-records.js';
import { ask, keyIn } from './posting.js';
import { withoutIndexes } from './template-rows.js';

export default class Drafts {
    #form;
    #place;
    #version;
    // The answers that are never kept: the secrets, and what is calculated from them.
    #secrets;
    // Whether the page goes on with answers that the server has. Then it keeps nothing, and what other visits keep is not its own.
    #isLinked;
    #records;
    #visit;
    // The answers that the page was drawn with.
    #drawn;
    // Whether something was typed that neither the server nor the storage has.
    #isUnsaved = false;
    // Whether the storage took what was kept last.
    #canKeep;
    #isSending = false;
    #isSent = false;
    // Whether the page goes on with the answers of an earlier visit, or of a page that was reloaded.
    #isContinued = false;
    #timer;
    // The last snapshot of the engine. If the engine fails, the texts of the controls are kept beside it.
    #known;
    // The record that is offered, with the name of its visit.
    #offered;
    // The same answers may be in the records of other visits: those that were saved with a link, which this page goes on with.
    // They are looked up when the page begins, because it is left as soon as the answers are sent.
    #siblings = [];
    #tellConnection;

    constructor(form) {
        const place = form.at('drafts');
        const { fwDays, fwDerived, fwName, fwSecrets } = place.dataset;
        this.#form = form;
        this.#place = place;
        this.#version = form.hydration.dataset.fwVersion;
        this.#secrets = new Set([fwSecrets, fwDerived].flatMap((paths) => JSON.parse(paths)));
        this.#isLinked = place.hasAttribute('data-fw-linked');
        this.#records = new DraftRecords(fwName, Number(fwDays) * 86_400_000, this.#isLinked);
        this.#visit = holdVisit(this.#records);
        this.#drawn = answersIn(JSON.parse(form.hydration.textContent).snapshot);
        this.#canKeep = Number(fwDays) > 0;
        this.#tellConnection = watchConnection(form.marks, form.at('connection'), place.dataset);
        this.#listen();
    }

    #listen() {
        const { at, element } = this.#parts;
        const close = (answer) => at('sure').close(answer);
        const pressed = {
            continue: () => this.#goOn(), restart: () => this.#startAgain(), erase: () => this.#erase(),
            cancel: () => close(''), sure: () => close('sure'),
        };
        for (const part of [this.#place, at('kept'), at('sure')]) {
            part.addEventListener('click', (event) => pressed[event.target.closest('[data-fw-drafts]')?.dataset.fwDrafts]?.());
        }
        for (const type of ['input', 'change']) element.addEventListener(type, () => this.#change());
        addEventListener('pagehide', () => this.#keep());
        document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') this.#keep(); });
        addEventListener('beforeunload', (event) => {
            if (this.#isUnsaved && !this.#canKeep && !this.#isSent) event.preventDefault();
        });
    }

    get #parts() {
        /** @type {<E extends Element = PageElement>(id: string) => E} */
        const at = (id) => this.#form.at(id);
        return { at, element: this.#form.element };
    }

    // MARK: What the form tells

    onAttached() { this.#offer(); }

    onStep() { this.#change(); }

    afterPatch() { this.#tellConnection(); }

    // After sending, the page stays with errors, or the browser posts the form. Neither is leaving it.
    onDelivery(state) {
        if (this.#isSending && state === '') this.onSaved();
        this.#isSending = state === 'sending';
        if (state !== 'sent' || this.#isSent) return;
        this.#isSent = true;
        for (const name of [this.#visit, ...this.#siblings]) this.#records.erase(name);
        this.#tellKept();
    }

    afterPress({ event }) {
        this.#change();
        // Without the engine the browser posts, and the page that comes back has the answers.
        if (!event.defaultPrevented) this.onSaved();
    }

    // Keeps what it can, and does not warn of the rest, because the page is not left, or the server has the answers.
    onSaved() {
        this.#keep();
        this.#isUnsaved = false;
    }

    // MARK: Keeping

    async #keep() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        if (this.#isSent || !this.#isUnsaved) return;
        this.#isUnsaved = false;
        const snapshot = this.#form.snapshot();
        this.#known = snapshot ?? this.#known;
        if (snapshot && !this.#isContinued && answersIn(snapshot) === this.#drawn) {
            await this.#records.erase(this.#visit);
            this.#tellKept();
            return;
        }
        const { element } = this.#form;
        const [state, step] = ['fw.state', 'fw.step'].map((name) => element.elements[name]?.value);
        const record = { version: this.#version, state, step, labels: labelsIn(element), snapshot: this.#known };
        const until = await this.#records.write(this.#visit, snapshot ? record : { ...record, texts: this.#textsNow() });
        this.#canKeep = until !== undefined;
        if (!this.#canKeep) this.#isUnsaved = true;
        // The answers were sent meanwhile.
        if (this.#isSent) await this.#records.erase(this.#visit);
        this.#tellKept(this.#isSent ? undefined : until);
    }

    // A record is written at most once a second while somebody types.
    #change() {
        this.#isUnsaved = true;
        this.#isSent = false;
        this.#timer ??= setTimeout(() => this.#keep(), 1000);
    }

    // The texts of the controls, for a page whose engine is not there yet or has failed.
    #textsNow() {
        return [...new FormData(this.#form.element)].filter(([name, text]) => typeof text === 'string' && name.startsWith('v.')
            && !this.#secrets.has(withoutIndexes(name.slice(2))));
    }

    #tellKept(until) {
        const { at } = this.#parts;
        at('kept').hidden = !until;
        if (until) at('kept').querySelector('p').textContent = this.#dated(this.#place.dataset.fwKept, until);
    }

    #dated(words, moment, style = {}) {
        const format = new Intl.DateTimeFormat(this.#place.closest('[lang]').lang, { dateStyle: 'long', ...style });
        return words.replace('{date}', format.format(moment));
    }

    // MARK: Offering

    // Offers the latest record of an earlier visit. One that says what the page says already is not offered but taken over.
    async #offer() {
        const now = answersIn(this.#form.snapshot());
        if (now !== this.#drawn) this.#change();
        if (this.#isLinked) return void this.#findSiblings();
        for (const left of await this.#records.left()) {
            const [name, record] = left;
            const isSame = record.snapshot && !record.texts && answersIn(record.snapshot) === now;
            if (!isSame) {
                this.#offered = left;
                break;
            }
            this.#isContinued = true;
            await this.#takeOver(name);
        }
        this.#place.hidden = !this.#offered;
        if (this.#offered) this.#say(this.#dated(this.#place.dataset.fwFound, this.#offered[1].saved, { timeStyle: 'short' }));
        return undefined;
    }

    async #findSiblings() {
        const key = keyIn(this.#form.element.elements['fw.state'].value);
        this.#siblings = await this.#records.matching((record) => keyIn(record.state) === key);
    }

    // Makes the record of an earlier visit that of this one.
    async #takeOver(name) {
        this.#isUnsaved = true;
        await this.#keep();
        if (this.#canKeep) await this.#records.erase(name);
    }

    #say(words) {
        const { at } = this.#parts;
        at('drafts-words').textContent = words;
        at('live').textContent = words;
    }

    async #goOn() {
        const { at, element } = this.#parts;
        const [name, record] = this.#offered;
        if (record.version === this.#version) element.elements['fw.state'].value = record.state;
        // If the engine cannot restore it, the record stays.
        if (record.snapshot && !this.#form.send({ op: 'restore', snapshot: record.snapshot })) return;
        // Answers can show further questions, which have texts too.
        for (let round = 0; record.texts && round < 3; round += 1) this.#enter(record.texts);
        this.#isContinued = true;
        this.#form.tell('openStep', record.step);
        for (const button of this.#place.querySelectorAll('button')) button.hidden = true;
        if (record.version === this.#version) this.#place.hidden = true;
        else await this.#tellMisfits(record);
        focusOn(this.#place.hidden ? at('title') : this.#place);
        await this.#takeOver(name);
    }

    #enter(texts) {
        for (const name of new Set(texts.map((entry) => entry[0]))) {
            const values = texts.filter((entry) => entry[0] === name).map((entry) => entry[1]);
            for (const control of this.#form.element.querySelectorAll(`[name="${CSS.escape(name)}"]:not([type="hidden"])`)) {
                if (control.type === 'radio' || control.type === 'checkbox') control.checked = values.includes(control.value);
                else control.value = values[0];
                control.dispatchEvent(new Event('input', { bubbles: true }));
            }
        }
    }

    // The answers were kept with another version of the form. The server says which of them do not fit any more, or that the form
    // is the same and only its version is written in another way.
    async #tellMisfits(record) {
        const { fwAddress, fwChanged, fwMisfits } = this.#place.dataset;
        const state = this.#form.element.elements['fw.state'].value;
        const body = new URLSearchParams({ 'fw.state': state, 'fw.kept': JSON.stringify(record.snapshot ?? {}) });
        // Nobody can say whether texts of controls, which an engine that failed left, all found their questions.
        if (!record.texts) body.set('fw.version', record.version);
        // Without a connection the words say only that the form has changed.
        const reply = await ask(fwAddress, body, undefined, 20_000);
        if (reply?.same === true) {
            this.#place.hidden = true;
            return;
        }
        const misfits = reply?.misfits ?? [];
        this.#say(misfits.length > 0 ? fwMisfits : fwChanged);
        const list = this.#place.querySelector('ul');
        list.hidden = misfits.length === 0;
        list.replaceChildren(...misfits.map(({ path, title, answer }) => {
            const line = document.createElement('li');
            line.textContent = [title || record.labels?.[path] || path, answer].filter((words) => words).join(': ');
            return line;
        }));
    }

    // MARK: Erasing

    // Nothing brings the answers back, so a person is asked first.
    #isSure() {
        const question = this.#form.at('sure');
        question.returnValue = '';
        question.showModal();
        return new Promise((resolve) => {
            question.addEventListener('close', () => resolve(question.returnValue === 'sure'), { once: true });
        });
    }

    async #startAgain() {
        if (!await this.#isSure()) return;
        await this.#records.erase(this.#offered[0]);
        this.#offered = undefined;
        focusOn(this.#form.at('title'));
        await this.#offer();
    }

    async #erase() {
        if (!await this.#isSure()) return;
        if (!this.#form.send({ op: 'reset' })) this.#form.element.reset();
        this.#isUnsaved = false;
        this.#isContinued = false;
        this.#records.erase(this.#visit);
        this.#tellKept();
        focusOn(this.#form.at('title'));
    }
}

// The parts of a snapshot about answers. The rest is about groups that are closed and errors that are shown.
function answersIn(snapshot) {
    const { values, texts, items, overridden, deleted } = snapshot?.form ?? {};
    return JSON.stringify([values, texts, items, overridden, deleted]);
}

// The labels of the questions, to name those that a later version of the form does not have.
function labelsIn(form) {
    const found = {};
    for (const seen of form.querySelectorAll('input[name="fw.seen"]')) {
        const label = seen.closest('[data-fw-row]')?.querySelector('.fw-label');
        if (label) found[seen.value] = label.textContent.trim();
    }
    return found;
}

function focusOn(element) {
    element.tabIndex = -1;
    element.focus();
}
