// Uploads files as they are chosen, dropped or pasted, and gives the engine references to them. Only pages with fields of
// files load this. The files that were added are the options of their field; each is chosen as long as it is an answer. The
// server decides which files are taken; what is refused here is only what it would refuse after a long upload.

import { openGroupsAround } from './controls.js';
import {
    area, boxesOf, button, chosenIn, element, endOf, inputOf, isForeign, keepingFocus, onReturn, optionOf, tell, watchDrops,
} from './file-rows.js';
import { TemplateRows } from './template-rows.js';
import { UploadQueue } from './upload-queue.js';

const problem = ({ template }, code) => JSON.parse(template.dataset.fwProblems)[code];
const sentence = (upload) => `${upload.file.name}: ${upload.reason}`;

export default class FileUploads {
    #form;
    #words;
    #rows;
    #queue;
    // Links to look at pictures, by the references of the files.
    #views = new Map();
    // The uploads under way or failed of each row.
    #uploads = new WeakMap();
    // The button that was pressed while files were still on their way.
    #pressed;
    // For each row of a signature what finishes the one that was begun, by drawing or typing, and was not added yet.
    #unsigned = new WeakMap();

    constructor(form) {
        const place = form.at('files');
        this.#form = form;
        this.#words = place.dataset;
        this.#rows = new TemplateRows(form.element, place);
        const language = form.element.closest('[lang]')?.lang || 'en';
        this.#queue = new UploadQueue(this.#words.fwAddress, language, (upload, reply) => this.#finish(upload, reply),
            (upload, { status, response }) => {
                const reason = problem(upload.field, response?.error) ?? response?.message ?? this.#words.fwUnsent;
                this.#fail(upload, reason, status === 0 || status >= 500 || status === 429);
            });
        this.#listen();
    }

    #listen() {
        const form = this.#form.element;
        form.addEventListener('click', (event) => this.#press(event));
        form.addEventListener('change', ({ target }) => this.#untick(target));
        document.addEventListener('paste', (event) => this.#paste(event));
        addEventListener('online', () => this.#repeat());
        addEventListener('beforeunload', (event) => {
            this.#finishSignatures();
            if (this.#isWaiting) event.preventDefault();
        });
        // The browser of a phone may end a page that is not seen.
        document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') this.#finishSignatures(); });
    }

    /** @returns {Set<import('./upload-queue.js').Upload>} */
    #uploadsOf(row) { return this.#uploads.get(row) ?? this.#uploads.set(row, new Set()).get(row); }

    #isFull({ row, template }) {
        const coming = [...this.#uploadsOf(row)].filter((upload) => !upload.hasFailed);
        return chosenIn(row).length + coming.length >= Number(template.dataset.fwCount);
    }

    // Shows a text beside the button that sends.
    #tellSender(text) {
        const delivery = this.#form.at('delivery');
        if (delivery) delivery.textContent = text;
    }

    // MARK: Rows

    // The options are drawn again without what belongs to files.
    onRows() {
        for (const field of this.#rows.all()) {
            const { row, path } = field;
            if (row.dataset.fwReady === undefined) this.#begin(field);
            const input = inputOf(row);
            const upload = area(row).querySelector('[data-fw-upload]');
            input.name = input.name.slice(0, 8) + path;
            upload.value = `upload:${path}`;
            for (const control of [input, upload]) control.disabled = Boolean(row.querySelector('fieldset')?.matches(':disabled'));
            area(row).querySelector('.fw-choosing').hidden = this.#isFull(field);
            const empty = row.querySelector('.fw-options > p');
            if (empty) empty.textContent = field.template.dataset.fwNone;
            for (const box of boxesOf(row)) this.#decorate(box);
        }
    }

    #begin(field) {
        const { row } = field;
        row.dataset.fwReady = '';
        for (const thumb of row.querySelectorAll('img.fw-thumb')) {
            this.#views.set(thumb.nextElementSibling.value.slice(5), thumb.getAttribute('src'));
        }
        if (area(row).dataset.fwFiles === 'signature') return void this.#beginSignature(field);
        area(row).querySelector('[data-fw-upload]').hidden = true;
        area(row).querySelector('[data-fw-drop]').hidden = false;
        inputOf(row).addEventListener('change', ({ target }) => {
            const files = [...target.files];
            target.value = '';
            this.#take(field, files);
        });
        watchDrops(row, (files) => this.#take(field, files));
        return undefined;
    }

    #decorate(box) {
        const label = box.closest('.fw-option');
        if (label.nextElementSibling?.matches('.fw-remove, .fw-thumb')) return;
        const title = label.querySelector('.fw-option-text').firstChild.textContent;
        const hidden = element('span', { className: 'fw-visually-hidden', textContent: ` ${title}` });
        const parts = { type: 'submit', className: 'fw-plain fw-remove', name: 'fw.action', value: `drop:${box.value}` };
        const remover = element('button', parts, this.#words.fwRemove, hidden);
        remover.disabled = box.matches(':disabled');
        label.after(remover);
        const view = this.#views.get(box.value);
        label.after(view ? element('img', { className: 'fw-thumb', alt: '', src: view })
            : element('span', { className: 'fw-thumb', ariaHidden: 'true', textContent: endOf(title) }));
    }

    // MARK: Answers

    #offer(row, options) { this.#form.send({ op: 'replace_options', row: row.dataset.fwRow, options }); }

    #add({ row, path }, reply) {
        const { fwAdded } = this.#words;
        if (reply.view) this.#views.set(reply.reference, reply.view);
        // After a failure of the engine the browser posts the form.
        if (!this.#form.isAttached) {
            tell(row, fwAdded.replace('{title}', () => reply.name));
            area(row).append(element('input', { type: 'hidden', name: `v.${path}`, value: reply.reference }), reply.name);
            return;
        }
        this.#offer(row, [...chosenIn(row).map(optionOf), { id: reply.reference, title: reply.name, info: reply.info }]);
        this.#choose(row, reply.reference);
        // That somebody signed says enough.
        const isSignature = area(row).dataset.fwFiles === 'signature';
        tell(row, isSignature ? reply.name : fwAdded.replace('{title}', () => reply.name));
        this.onRows();
    }

    // The page is not changed while the mouse button is down, so the box may come a moment later.
    #choose(row, reference) {
        const box = boxesOf(row).find((other) => other.value === reference);
        if (box) tick(box, true);
        else this.#form.element.addEventListener('fw-change', () => this.#choose(row, reference), { once: true });
    }

    #remove(row, reference) {
        const box = boxesOf(row).find((other) => other.value === reference);
        if (!box) return;
        const { title } = optionOf(box);
        tick(box, false);
        this.#offer(row, chosenIn(row).map(optionOf));
        tell(row, this.#words.fwRemoved.replace('{title}', () => title));
        area(row).querySelector('.fw-choosing').hidden = false;
        inputOf(row).focus();
        this.onRows();
    }

    // MARK: Uploads

    #take(field, files) {
        // If there can be one file only, this one is chosen in place of the one that was refused.
        if (field.template.dataset.fwCount === '1') this.#forgetRefused(field.row);
        for (const file of files) {
            const upload = { field, file, item: element('li') };
            let code;
            if (this.#isFull(field)) code = 'file_too_many';
            else if (file.size === 0) code = 'file_empty';
            else if (file.size > Number(field.template.dataset.fwBytes)) code = 'file_too_large';
            else if (isForeign(inputOf(field.row), file)) code = 'file_wrong_type';
            this.#show(upload);
            if (code) this.#fail(upload, problem(field, code), false);
            else this.#start(upload);
        }
    }

    #show(upload) {
        const { row } = upload.field;
        this.#uploadsOf(row).add(upload);
        const list = area(row).querySelector('.fw-uploads');
        list.append(upload.item);
        list.hidden = false;
    }

    #start(upload) {
        const { item, file, field } = upload;
        const { fwCancel, fwUploading } = this.#words;
        upload.hasFailed = false;
        item.className = '';
        const bar = element('progress', { max: 1, value: 0, ariaLabel: `${fwUploading} ${file.name}` });
        const stop = button(fwCancel, file.name, () => this.#cancel(upload));
        item.replaceChildren(element('span', { textContent: file.name }), stop, bar);
        upload.bar = bar;
        tell(field.row, `${fwUploading} ${file.name}`);
        this.#queue.add(upload);
        keepingFocus(field.row, () => this.onRows(), () => item.querySelector('button'));
    }

    #finish(upload, reply) {
        const { row } = upload.field;
        keepingFocus(row, () => {
            this.#forget(upload);
            this.#add(upload.field, reply);
        }, () => row.querySelector(`button[value="drop:${CSS.escape(reply.reference)}"]`));
        upload.done?.();
        this.#goOn();
    }

    // A file that cannot be sent stays in the list, with the problem. After a lost connection it can be sent again.
    #fail(upload, reason, isTemporary) {
        const { item, file, field } = upload;
        const { fwCancel, fwRemove, fwRetry } = this.#words;
        this.#queue.remove(upload);
        Object.assign(upload, { hasFailed: true, isTemporary, reason });
        item.className = 'fw-refused';
        const close = button(isTemporary ? fwCancel : fwRemove, file.name, () => this.#cancel(upload));
        keepingFocus(field.row, () => {
            item.replaceChildren(element('span', { textContent: file.name }), close, element('p', { textContent: reason }));
            if (isTemporary) close.before(button(fwRetry, file.name, () => this.#start(upload)));
            this.onRows();
        }, () => item.querySelector('button'));
        tell(field.row, sentence(upload));
        // The row may be on another step of the form.
        if (this.#pressed) this.#tellSender(sentence(upload));
        this.#pressed = undefined;
    }

    #cancel(upload) {
        upload.request?.abort();
        this.#forget(upload);
        if (upload.isHolding) this.#tellSender('');
        this.onRows();
        inputOf(upload.field.row).focus();
        this.#goOn();
    }

    #forget(upload) {
        this.#queue.remove(upload);
        const { row } = upload.field;
        this.#uploadsOf(row).delete(upload);
        upload.item.remove();
        const list = area(row).querySelector('.fw-uploads');
        list.hidden = list.childElementCount === 0;
    }

    #forgetRefused(row) {
        for (const upload of [...this.#uploadsOf(row)]) if (upload.hasFailed && !upload.isTemporary) this.#forget(upload);
    }

    get #all() { return this.#rows.all().flatMap(({ row }) => [...this.#uploadsOf(row)]); }

    get #isWaiting() { return this.#all.some((upload) => !upload.hasFailed); }

    #repeat() { for (const upload of this.#all) if (upload.hasFailed && upload.isTemporary) this.#start(upload); }

    // MARK: Pressing and pasting

    // A form that is sent while files are on their way waits for them, and sends again what was not uploaded.
    holdPress({ action, submitter }) {
        if (action === 'submit' || action === 'save') this.#repeat();
        this.#finishSignatures();
        this.#tellSender('');
        // Going back to the step before does not leave the page.
        const stays = action === 'page:back' && this.#form.isAttached;
        const waits = this.#isWaiting && !stays;
        if (waits) this.#pressed = submitter ?? this.#form.element;
        return waits || this.#holdsBack(action);
    }

    // Nobody goes on or sends the form with a file in the list that does not go along: it has to be removed first. Going on looks
    // at what the step shows, and leaves what waits for the connection. What else is wrong is shown too, and then has the focus.
    #holdsBack(action) {
        const goesOn = action === 'page:next';
        if (!goesOn && action !== 'submit' && action !== 'save') return false;
        const shown = [...this.#form.element.querySelector('.fw-rows').children].filter((row) => !row.hidden);
        const isShown = ({ item }) => shown.some((row) => row.contains(item));
        const held = this.#all.find((upload) => upload.hasFailed && (!goesOn || (!upload.isTemporary && isShown(upload))));
        if (!held) return false;
        held.isHolding = true;
        const validated = action === 'save' || !this.#form.isAttached ? [] : shown;
        const replies = validated.map((row) => this.#form.send({ op: 'validate', row: row.dataset.fwRow }));
        if (!replies.some((reply) => reply?.focus !== undefined)) {
            this.#form.reveal(held.item);
            openGroupsAround(held.item);
            held.item.querySelector('button').focus();
        }
        this.#tellSender(sentence(held));
        return true;
    }

    #goOn() {
        if (!this.#pressed || this.#isWaiting) return;
        const [submitter, form] = [this.#pressed, this.#form.element];
        this.#pressed = undefined;
        form.requestSubmit(submitter !== form && submitter.isConnected ? submitter : undefined);
    }

    #press(event) {
        const remover = event.target.closest('button[value^="drop:"]');
        const field = remover && this.#rows.at(remover);
        if (!field || !this.#form.isAttached) return;
        event.preventDefault();
        this.#remove(field.row, remover.value.slice(5));
    }

    // A file whose box is unticked with the keyboard leaves the list too.
    #untick(target) {
        if (!target.matches('.fw-options .fw-box') || target.checked || !target.isConnected) return;
        const field = this.#rows.at(target);
        if (field && this.#form.isAttached) {
            setTimeout(() => { if (target.isConnected) this.#remove(field.row, target.value); });
        }
    }

    // Files that are pasted go to the field that has the focus, or to the only one.
    #paste(event) {
        const files = [...event.clipboardData?.files ?? []];
        const fields = this.#rows.all().filter(({ row }) => area(row)?.dataset.fwFiles === 'file' && !inputOf(row).disabled);
        const field = fields.find(({ row }) => row.contains(event.target)) ?? (fields.length === 1 ? fields[0] : undefined);
        if (files.length === 0 || !field || !this.#form.isAttached) return;
        event.preventDefault();
        this.#take(field, files);
    }

    // MARK: Signatures

    // Nobody has to press "Sign": what was begun is a signature when the person goes on.
    #finishSignatures() {
        for (const { row } of this.#rows.all()) this.#unsigned.get(row)?.();
    }

    async #beginSignature(field) {
        const { row } = field;
        const input = inputOf(row);
        let pad;
        const put = (file, isTyped) => {
            for (const upload of [...this.#uploadsOf(row)]) if (upload.hasFailed) this.#forget(upload);
            const upload = { field, file, isTyped, item: element('li'), done: () => { input.value = ''; } };
            this.#show(upload);
            this.#start(upload);
        };
        const canSign = () => !this.#isFull(field) && !input.disabled;
        const addDrawing = () => { if (pad?.isBegun && canSign()) put(pad.take(), false); };
        const addName = () => {
            const name = input.value.trim();
            // Without the engine the name is posted as it is.
            if (name && canSign() && this.#form.isAttached) put(new File([name], name), true);
        };
        this.#unsigned.set(row, () => {
            addDrawing();
            addName();
        });
        const sign = area(row).querySelector('[data-fw-upload]');
        sign.addEventListener('click', (event) => {
            if (!this.#form.isAttached) return;
            event.preventDefault();
            if (input.value.trim()) addName();
            else input.focus();
        });
        onReturn(input, () => sign.click());
        const { SignaturePad } = await import('./signature-pad.js');
        const paper = area(row).querySelector('.fw-pad');
        paper.hidden = false;
        pad = new SignaturePad(paper, addDrawing);
    }
}

function tick(box, isTicked) {
    box.checked = isTicked;
    box.dispatchEvent(new Event('change', { bubbles: true }));
}
