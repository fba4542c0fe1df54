// Makes elements, reads and shows what the controls of a row hold, and moves the focus among them. All forms of a page share it.

export const CONTROL = '[name^="v."]:not([type="hidden"])';
// Separates the values of a row that has several; see Documentation/Controls.md.
export const SEPARATOR = '\u001f';

/** Makes an element. */
export function make(name, className, attributes = {}) {
    const element = document.createElement(name);
    element.className = className;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
}

/** Names elements as the control of a row is named, in whose place they are. */
export function nameLike(control, row, ...elements) {
    const label = row.querySelector('.fw-label');
    const own = control.getAttribute('aria-label');
    if (label) label.id ||= `${row.id}-label`;
    for (const element of elements) {
        if (own || !label) element.ariaLabel = own ?? '';
        else element.setAttribute('aria-labelledby', label.id);
    }
}

export const rowOf = (element) => element.closest('[data-fw-row]');

/** The elements of a row that match, without those of the rows in it. */
export function ownOf(row, selector) {
    const found = [...row.querySelectorAll(selector)];
    return row.querySelector('[data-fw-row]') ? found.filter((element) => rowOf(element) === row) : found;
}

const isTicked = (control) => control.type === 'radio' || control.type === 'checkbox';

// Browsers give no value for a date that is incomplete or does not exist. The engine gets a text that is not a date.
const heldBy = (control) => (control.validity.badInput ? '?' : control.value);

function textOf(row, value, checked, selected) {
    let chosen;
    for (const control of ownOf(row, CONTROL)) {
        if (control.options) return [...control.options].find((option) => option[selected])?.value ?? '';
        if (!isTicked(control)) return value === 'value' ? heldBy(control) : control[value];
        chosen ??= [];
        if (control[checked]) chosen.push(control.value);
    }
    return chosen?.join(SEPARATOR);
}
export const currentText = (row) => textOf(row, 'value', 'checked', 'selected');
export const textAtFirst = (row) => textOf(row, 'defaultValue', 'defaultChecked', 'defaultSelected');

export const selectionOf = (control) =>
    typeof control.selectionStart === 'number' ? [control.selectionStart, control.selectionEnd] : undefined;

/** Shows a value in a control. A control with a caret gets it at `caret`, or keeps its distance from the end. */
export function show(input, value, caret) {
    if (isTicked(input)) {
        input.checked = value.split(SEPARATOR).includes(input.value);
    } else if (heldBy(input) !== value) {
        const end = (input === document.activeElement ? input.selectionEnd : undefined) ?? NaN;
        const behind = input.value.length - end;
        input.value = value;
        if (selectionOf(input)) input.dataset.fwPast = '';
        const place = caret ?? Math.max(0, value.length - behind);
        // Controls without a caret have no selection that could be set.
        if (place >= 0) input.setSelectionRange(place, place);
    }
}

export const tabStops = (form) => [...form.querySelectorAll('input, select, textarea, button')].filter(
    (element) => element.type !== 'hidden' && element.tabIndex >= 0 && element.matches(':enabled'));

/** The last tab stop before `lost` that is still in the page, or the first after it. */
export function nearest(stops, lost) {
    const index = stops.indexOf(lost);
    const isThere = (stop) => stop.isConnected && stop.matches(':enabled');
    return stops.slice(0, Math.max(index, 0)).findLast(isThere) ?? stops.find(isThere);
}

/** The first control of the next question, or the one that is chosen there; undefined after the last question. */
export function controlAfter(control, form) {
    const row = rowOf(control);
    const controls = [...form.querySelectorAll(CONTROL)].filter((other) => other.matches(':enabled'));
    const next = controls.slice(controls.indexOf(control)).find((other) => rowOf(other) !== row);
    return next && (ownOf(rowOf(next), CONTROL).find((other) => other.checked) ?? next);
}

/** Opens the groups around an element. */
export function openGroupsAround(element) {
    for (let place = element; place; place = place.parentElement) if (place.localName === 'details') place.open = true;
}

/** Moves the focus to an element, and opens the groups around it. */
export function moveTo(element, options) {
    if (!element) return;
    openGroupsAround(element);
    element.focus(options);
    if (document.activeElement === element) return;
    element.tabIndex = -1;
    element.focus(options);
}

/** A number in the digits of the page's language. */
export const inDigits = (number, digits) => `${number}`.replace(/\d/g, (digit) => [...digits][digit]);

/** Adds an element to the descriptions of a control, or takes it away. Screen readers say an error before other descriptions. */
export function describe(control, id, isDescribed = true, isError = false) {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
    if (isDescribed) ids.splice(isError ? 0 : ids.length, 0, id);
    if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
    else control.removeAttribute('aria-describedby');
}
