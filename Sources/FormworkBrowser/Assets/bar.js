// Shows a bar above the keyboard of a touch screen, with buttons to the question before and to the next one, and one that puts
// the keyboard down. Only pages of hosts that want the bar load this, and only touch screens show it.

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {HTMLFormElement} */
const form = document.getElementById(`${ids}form`);
const bar = document.getElementById(`${ids}bar`);
const [previous, next, done] = bar.children;
const touch = matchMedia('(pointer: coarse)');
// A module has one instance for each address, so this is the one that runs the form.
const { CONTROL } = await import(new URL(`./formwork.js${own.search}`, own).href);
// Controls for which a touch screen shows no keyboard.
const WITHOUT_KEYBOARD = 'select, :is([type="radio"], [type="checkbox"], [type="range"], [type="file"], [type="color"])';

const rowOf = (control) => control.closest('[data-fw-row]');
const canTake = (control) => control.matches(':enabled') && control.getClientRects().length > 0;

/** The first control of each question that takes input now, or the one that is chosen there. */
function questions() {
    const found = new Map();
    for (const control of form.querySelectorAll(CONTROL)) {
        if (canTake(control) && (control.checked || !found.has(rowOf(control)))) found.set(rowOf(control), control);
    }
    return found;
}

// The control that has the focus, or had it before a button of the bar.
let current;

/** The control of the question that is `step` questions away from the current one; undefined if there is none. */
function neighbour(step) {
    const all = questions();
    const place = [...all.keys()].indexOf(rowOf(current));
    return place < 0 ? undefined : [...all.values()][place + step];
}

function show() {
    const focused = document.activeElement;
    if (!bar.contains(focused)) current = form.contains(focused) && focused.matches(CONTROL) ? focused : undefined;
    bar.hidden = !touch.matches || !current || current.matches(WITHOUT_KEYBOARD);
    document.body.classList.toggle('fw-barred', !bar.hidden);
    if (bar.hidden) return;
    previous.disabled = !neighbour(-1);
    next.disabled = !neighbour(1);
    moveBar();
}

// The keyboard covers a part of the window and does not make it smaller.
function moveBar() {
    const seen = globalThis.visualViewport;
    const covered = seen ? Math.max(0, document.documentElement.clientHeight - seen.offsetTop - seen.height) : 0;
    bar.style.insetBlockEnd = `${covered}px`;
}

// A press does not take the focus, or the keyboard would go down and come up again.
bar.addEventListener('pointerdown', (event) => event.preventDefault());
bar.addEventListener('mousedown', (event) => event.preventDefault());
previous.addEventListener('click', () => neighbour(-1)?.focus());
next.addEventListener('click', () => neighbour(1)?.focus());
done.addEventListener('click', () => { if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); });

// While the focus moves it is nowhere.
form.addEventListener('focusin', show);
form.addEventListener('focusout', () => setTimeout(show));
form.addEventListener('fw-change', show);
touch.addEventListener('change', show);
for (const type of ['resize', 'scroll']) globalThis.visualViewport?.addEventListener(type, () => bar.hidden || moveBar());
