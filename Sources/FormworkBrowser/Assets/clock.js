// Tells the engine the time and the zone of the person, and posts what it told, so that the server validates with the day that
// the page shows. Only pages with rules that read today() or now() load this, and none whose form names a zone.

const own = new URL(import.meta.url);
const ids = own.searchParams.get('ids') || 'fw-';
/** @type {HTMLFormElement} */
const form = document.getElementById(`${ids}form`);
const place = form.elements['fw.time'];
// A module has one instance for each address, so this is the one that runs the form.
const { send } = await import(new URL(`./formwork.js${own.search}`, own).href);

const two = (number) => `${Math.trunc(Math.abs(number))}`.padStart(2, '0');

/** A moment as a clock shows it that is so many minutes ahead of UTC: `2026-11-26T18:00:00+13:00`. */
function written(milliseconds, minutes) {
    const local = new Date(milliseconds + minutes * 60_000).toISOString().slice(0, 19);
    return `${local}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

function tell() {
    if (form.dataset.fwState !== 'attached') return;
    const now = new Date();
    const clock = Math.floor(now.getTime() / 1000) * 1000;
    const minutes = -now.getTimezoneOffset();
    // Without the engine the page shows the day that the server wrote, and the server keeps to it.
    if (send({ op: 'tick', clock, zone: minutes * 60 })) place.value = written(clock, minutes);
}

// Before the listener of formwork.js, which sends the answers. A page may be open for days.
document.addEventListener('submit', (event) => { if (event.target === form) tell(); }, true);
document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') tell(); });
new MutationObserver((_, observer) => {
    if (form.dataset.fwState === 'attached') observer.disconnect();
    tell();
}).observe(form, { attributes: true, attributeFilter: ['data-fw-state'] });
tell();
