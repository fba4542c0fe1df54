// Makes rows of the blank ones that the server has written, and fills rows with the parts that the engine names. It decides nothing.

import { CONTROL, ownOf, SEPARATOR } from './controls.js';

/**
 * The parts of a row that are new or have changed; see `RowState` in the engine.
 *
 * @typedef {{
 *   path?: string, name?: string, hint?: string, label?: string, placeholder?: string, text?: string, display?: string,
 *   blank?: boolean, enabled?: boolean, required?: boolean, worded?: boolean, open?: boolean, enter?: string, error?: string | null,
 *   notice?: string | null, clear?: string | null, delete?: string | null, removal?: string | null, moves?: boolean[],
 *   limits?: string[], kept?: string[], options?: string[][], chosen?: string[],
 * }} State
 */

// The signs that stand for texts in blank rows, in the order of `RowMark` on the server.
const SIGNS = ['id', 'path', 'name', 'label', 'hint', 'placeholder', 'text', 'value', 'info', 'item'];
const SIGN = /[\ufdd0-\ufdd9]/g;

/** A text with other texts in the place of its signs. */
export const withTexts = (pattern, texts) => pattern.replace(SIGN, (sign) => texts[SIGNS[sign.charCodeAt(0) - 0xfdd0]] ?? '');

/** The value or name of an element whose answer has another path now. */
export function withPath(text, old, path) {
    if (old === undefined) return text.replace(/:.*/s, () => `:${path}`);
    return /[.:]$/.test(text.slice(0, -old.length)) && text.endsWith(old) ? text.slice(0, -old.length) + path : text;
}

/** Markup with signs in the place of its texts. The places of the signs are found once. */
class Blank {
    #content;
    #places = [];

    constructor(template) {
        this.#content = template.content;
        template.content.querySelectorAll('*').forEach((element, index) => {
            for (const { name, value } of element.attributes) {
                if (value.search(SIGN) >= 0) this.#places.push({ index, pattern: value, attribute: name });
            }
            element.childNodes.forEach((node, child) => {
                if (node.nodeType === Node.TEXT_NODE && node.data.search(SIGN) >= 0) {
                    this.#places.push({ index, pattern: node.data, child });
                }
            });
        });
    }

    /** Elements with these texts. Elements of an app's own come to life when they are put into the page. */
    copy(texts) {
        const copy = this.#content.cloneNode(true);
        const elements = copy.querySelectorAll('*');
        for (const { index, pattern, attribute, child } of this.#places) {
            const text = withTexts(pattern, texts);
            if (attribute) elements[index].setAttribute(attribute, text);
            else elements[index].childNodes[child].data = text;
        }
        return [...copy.children];
    }
}

const slotOf = (row, name) => ownOf(row, `[data-fw-slot="${name}"]`)[0];
const controlsOf = (row) => [...row.matches('[data-fw-control]') ? [row] : [], ...ownOf(row, '[data-fw-control]')];
const seenIn = (row) => ownOf(row, '[name="fw.seen"]')[0];
const pathOf = (row) => seenIn(row)?.value.replace(/#\d+$/, '');

export class RowFiller {
    #form;
    #place;
    #rows = new Map();
    #pieces = new Map();
    // The newest options of rows whose options wait until a control among them loses the focus.
    #waiting = new WeakMap();

    constructor(form) {
        this.#form = form;
        this.#place = form.at('skeletons');
    }

    // MARK: Blank markup

    #blankRow(kind) {
        if (this.#rows.size === 0) {
            for (const template of this.#place.querySelectorAll('[data-fw-rows]')) {
                const shared = { template };
                for (const name of template.dataset.fwRows.split(' ')) this.#rows.set(name, shared);
            }
        }
        const shared = this.#rows.get(kind);
        if (shared) shared.blank ??= new Blank(shared.template);
        return shared?.blank;
    }

    // Copies of the first template that matches; undefined without a match.
    #copies(selector, texts) {
        if (!this.#pieces.has(selector)) {
            const template = this.#place.querySelector(selector);
            this.#pieces.set(selector, template && new Blank(template));
        }
        return this.#pieces.get(selector)?.copy(texts);
    }

    /** Copies of a piece that comes and goes in rows; none if the form has no such piece. */
    piece(name, texts) { return this.#copies(`[data-fw-piece="${name}"]`, texts) ?? []; }

    // MARK: Rows

    /** A new row. */
    make(id, state) {
        const [kind, item] = id.split('.');
        const [row] = this.#blankRow(kind).copy({ ...state, id, item });
        this.#fill(row, state, true);
        return row;
    }

    /** Changes a row that is in the page. `caret` is the place of the caret in the text that was edited last. */
    fill(row, state, caret) {
        if (state.path !== undefined) move(row, state.path);
        if (state.name !== undefined || state.hint !== undefined) this.#rename(row, state);
        this.#fill(row, state, false);
        if (state.text === undefined) return;
        addTime(row, state.text);
        this.#form.typing.show(row, state.text, caret);
    }

    #fill(row, state, isNew) {
        const isField = row.matches('.fw-field');
        const controls = controlsOf(row);
        if (state.required !== undefined && !(isNew && !state.required)) this.#require(row, controls, state.required, state.worded);
        if (state.error !== undefined && !(isNew && !state.error && !state.notice)) this.#say(row, controls, state);
        if (state.enabled !== undefined && !(isNew && state.enabled)) {
            if (isField) row.classList.toggle('fw-disabled', !state.enabled);
            for (const control of [...controls, ...ownOf(row, '.fw-step')]) control.disabled = !state.enabled;
        }
        if (state.limits) limit(row, controls, state.limits);
        if (state.display !== undefined) show(row, controls, state);
        if (state.options) this.#offer(row, state);
        if (state.clear !== undefined) this.#toggle(row, 'actions', 'clear', state.clear, state.path);
        if (state.delete !== undefined) this.#toggle(row, 'delete', 'delete', state.delete, state.path);
        if (isNew && state.text !== undefined) draw(row, state.text);
        if (state.kept && !(isNew && state.kept.length === 0)) {
            const path = pathOf(row);
            slotOf(row, 'kept').replaceChildren(seenIn(row), ...state.kept.flatMap((value) => this.piece('kept', { path, value })));
        }
        if (state.moves) this.#arrange(row, state);
        if (state.open !== undefined && row.localName === 'details') row.open = state.open;
        if (state.enter) for (const control of controls) control.enterKeyHint = state.enter;
    }

    // Shows another title, and the words of the control and of its buttons that have the title in them.
    #rename(row, state) {
        const [kind, item] = row.dataset.fwRow.split('.');
        const [blank] = row.matches('.fw-field') ? this.#blankRow(kind)?.copy({ ...state, id: row.dataset.fwRow, item }) ?? [] : [];
        rename(row, state, blank);
        if (!blank) return;
        const written = controlsOf(blank);
        controlsOf(row).forEach((control, index) => {
            for (const name of ['aria-label', 'placeholder']) {
                if (control.hasAttribute(name)) set(control, name, written[index]?.getAttribute(name) ?? undefined);
            }
        });
        const steps = ownOf(blank, '.fw-step');
        ownOf(row, '.fw-step').forEach((step, index) => step.replaceChildren(...steps[index].childNodes));
        for (const button of ownOf(row, '.fw-clear')) {
            const [named] = this.piece('clear', { name: state.name, path: pathOf(row) });
            if (named) button.replaceChildren(...named.childNodes);
        }
    }

    // `isWorded` says that screen readers do not announce by themselves that an answer is required, so the label says it.
    #require(row, controls, isRequired, isWorded) {
        const label = slotOf(row, 'label');
        const isSaid = !isWorded;
        for (const control of controls) set(control, 'aria-required', isRequired && isSaid ? 'true' : undefined);
        if (!label) return;
        for (const part of label.querySelectorAll(':scope > .fw-mark, :scope > .fw-visually-hidden')) part.remove();
        if (isRequired) label.append(...this.piece('mark', {}), ...isSaid ? [] : this.piece('required', {}));
    }

    // Shows the messages about an answer or a section.
    #say(row, controls, { error, notice }) {
        const id = row.dataset.fwRow;
        slotOf(row, 'error')?.replaceChildren(
            ...notice ? this.piece('notice', { id, text: notice }) : [], ...error ? this.piece('error', { id, text: error }) : []);
        if (!row.matches('.fw-field')) return;
        row.classList.toggle('fw-invalid', Boolean(error));
        const ids = new Set(ownOf(row, '[id]').map((element) => element.id));
        const parts = ['unit', 'hint', 'notice', 'day', 'error'].map((part) => `${row.id}-${part}`).filter((part) => ids.has(part));
        for (const control of controls) {
            set(control, 'aria-describedby', parts.join(' ') || undefined);
            set(control, 'aria-invalid', error ? 'true' : undefined);
        }
    }

    // Shows a button, which has the name of the field, or takes it away. One that is there stays, because it may have the focus.
    #toggle(row, slot, piece, name, path = pathOf(row)) {
        const place = slotOf(row, slot);
        if (!place || Boolean(place.firstElementChild) === (name !== null)) return;
        place.replaceChildren(...name === null ? [] : this.piece(piece, { name, path }));
    }

    #arrange(row, { moves, removal, path, name }) {
        const id = row.dataset.fwRow;
        const buttons = moves.length > 0 ? this.piece('moves', { id, path, name }) : [];
        buttons.forEach((button, index) => { button.disabled = !moves[index]; });
        slotOf(row, 'actions').replaceChildren(...buttons, ...removal === null ? [] : this.piece('remove', { path, name, text: removal }));
    }

    // MARK: Options

    // A control with the focus is never replaced. The options around it wait until the focus leaves them. Boxes that were ticked until
    // then stay ticked. If the options change again meanwhile, only the newest count.
    #offer(row, state) {
        const place = slotOf(row, 'options');
        if (place.localName === 'select') return listOptions(place, state);
        const focused = document.activeElement;
        const old = ownOf(row, CONTROL);
        this.#waiting.set(place, state);
        if (!old.includes(focused)) return place.replaceChildren(...this.#options(row, state));
        const again = () => {
            if (this.#waiting.get(place) !== state) return;
            this.#offer(row, state);
            for (const input of ownOf(row, CONTROL)) {
                for (const { value, checked } of old) if (input.value === value) input.checked = checked;
            }
            this.#form.changed([row]);
        };
        // The element that gets the focus is known when the event, and the click that causes it, are over.
        return focused.addEventListener('blur', () => this.#form.presses.change(() => setTimeout(again)), { once: true });
    }

    #options(row, { options, chosen }) {
        const id = row.dataset.fwRow;
        const path = pathOf(row);
        if (options.length === 0 && !this.#written(id, path, options)?.length) return ownOf(row, '[data-fw-choices]').length > 0 ? [] : this.piece('none', { id });
        const kind = ownOf(row, 'fieldset[role]').length > 0 ? 'radio' : 'box';
        const made = this.#written(id, path, options) ?? options.flatMap(([value, text, info, label]) => {
            const [option] = this.piece(kind, { id, path, value, text, info, label });
            if (!label) option.firstElementChild.removeAttribute('aria-label');
            if (!info) option.querySelector('.fw-option-info').remove();
            return [option];
        });
        made.map((option) => option.firstElementChild).filter((input) => !input.disabled).forEach((input, index) => {
            if (index > 0) input.id += `-${index}`;
            input.defaultChecked = chosen.includes(input.value);
        });
        return made;
    }

    // The options as the server has written them, if it has because the engine does not know all that they show. Those that cannot be
    // chosen are shown in any case.
    #written(id, path, options) {
        const offered = new Set(options.map(([value]) => value));
        const written = this.#copies(`[data-fw-options="${id.split('.')[0]}"]`, { id, path })?.filter(
            ({ firstElementChild: input }) => input.disabled || offered.has(input.value));
        const count = written?.filter(({ firstElementChild: input }) => !input.disabled).length;
        return count === options.length ? written : undefined;
    }

    // MARK: The list of errors

    /** The list of errors. `isRefused` says that the person has just tried to submit, which interrupts screen readers. */
    summary(errors, isRefused) {
        const [box, ...others] = errors.flatMap(([id, text]) => this.piece('summary', { id, text }));
        if (!box) return [];
        box.querySelector('ul').append(...others.map((other) => other.querySelector('li')));
        if (isRefused) box.setAttribute('role', 'alert');
        return [box];
    }
}

function set(element, name, value) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

// An item before this one was added, moved or removed.
function move(row, path) {
    const seen = seenIn(row);
    const old = pathOf(row);
    for (const element of ownOf(row, '[name]')) {
        if (element === seen) seen.value = seen.value.replace(/^.*?(?=(?:#\d+)?$)/s, () => path);
        else if (element.name === 'fw.action') element.value = withPath(element.value, old, path);
        else if (old !== undefined) element.name = withPath(element.name, old, path);
    }
}

// Shows another title, and keeps the picture before it and the mark after it. The label of a field has the words of its blank row.
function rename(row, { name, hint }, blank) {
    const title = slotOf(row, 'label') ?? slotOf(row, 'title');
    const place = slotOf(row, 'hint');
    if (place && hint !== undefined && place.textContent !== hint) place.textContent = hint;
    if (!title || name === undefined) return;
    const isPart = (node) => node.matches?.('img, .fw-mark, .fw-visually-hidden');
    for (const node of [...title.childNodes]) if (!isPart(node)) node.remove();
    const picture = title.querySelector(':scope > img');
    const words = blank ? [...slotOf(blank, 'label').childNodes].filter((node) => !isPart(node)) : [name];
    if (picture) picture.after(...words);
    else title.prepend(...words);
}

function show(row, controls, { display, blank }) {
    slotOf(row, 'output').textContent = display;
    for (const control of controls.filter((one) => one.type === 'range')) {
        control.setAttribute('aria-valuetext', display);
        row.classList.toggle('fw-blank', blank);
    }
}

// Moves the ends of calendars and tracks. The script of a typed day passes them on to its calendar.
function limit(row, controls, [first, last, end]) {
    for (const control of controls) {
        const prefix = control.type === 'text' ? 'data-fw-' : '';
        set(control, `${prefix}min`, first || undefined);
        set(control, `${prefix}max`, last || undefined);
    }
    if (end !== undefined) ownOf(row, '.fw-end')[1].textContent = end;
}

function listOptions(list, { options, chosen }) {
    const [none] = list.options;
    none.hidden = none.disabled = false;
    list.replaceChildren(none, ...options.map(([value, title, info]) => {
        const isChosen = chosen.includes(value);
        return new Option(info ? `${title} – ${info}` : title, value, isChosen, isChosen);
    }));
}

// A list of times shows only what is in it.
function addTime(row, time) {
    const [list] = ownOf(row, 'select:not([data-fw-slot])');
    if (list && time !== '' && ![...list.options].some((option) => option.value === time)) list.add(new Option(time, time), 1);
}

// Shows the answer of a new row as if the server had drawn it: the text that is there is not what a person typed.
function draw(row, text) {
    addTime(row, text);
    const values = text.split(SEPARATOR);
    for (const input of ownOf(row, CONTROL)) {
        if (input.options) for (const option of input.options) option.defaultSelected = option.value === text;
        else if (input.type === 'checkbox' || input.type === 'radio') input.defaultChecked = values.includes(input.value);
        else input.defaultValue = text;
    }
}
