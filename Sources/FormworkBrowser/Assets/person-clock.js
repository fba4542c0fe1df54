// Tells the engine the time and the zone of the person, and posts what it told, so that the server validates with the day that
// the page shows. Only pages with rules that read today() or now() load this, and none whose form names a zone.

const two = (number) => `${Math.trunc(Math.abs(number))}`.padStart(2, '0');

// A moment as a clock shows it that is so many minutes ahead of UTC: `2026-11-26T18:00:00+13:00`.
function written(milliseconds, minutes) {
    const local = new Date(milliseconds + minutes * 60_000).toISOString().slice(0, 19);
    return `${local}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

export default class PersonClock {
    #form;
    #place;

    constructor(form) {
        this.#form = form;
        this.#place = form.element.elements['fw.time'];
        document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') this.#tell(); });
    }

    onEngine() { this.#tell(); }

    // A page may be open for days.
    beforePress() { this.#tell(); }

    #tell() {
        if (!this.#form.isAttached) return;
        const now = new Date();
        const clock = Math.floor(now.getTime() / 1000) * 1000;
        const minutes = -now.getTimezoneOffset();
        // Without the engine the page shows the day that the server wrote, and the server keeps to it.
        if (this.#form.send({ op: 'tick', clock, zone: minutes * 60 })) this.#place.value = written(clock, minutes);
    }
}
