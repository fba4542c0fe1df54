// For pages of other sites that show forms in frames: gives each frame the height of the page in it, scrolls to what has the
// focus there, and tells the page what became of the answers. It listens only to the server that it was loaded from.
(() => {
    /** @type {any} */
    const script = document.currentScript;
    const home = new URL(script.src).origin;

    const isOurs = (frame) => new URL(frame.src, document.baseURI).origin === home;
    const frameOf = (source) => [...document.querySelectorAll('iframe')].find((frame) => frame.contentWindow === source);
    const greet = (frame) => frame.contentWindow.postMessage({ formwork: 1, hello: true }, home);

    function resize(frame, height) {
        const edges = getComputedStyle(frame).boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
        frame.style.height = `${Math.min(height, 100_000) + edges}px`;
    }

    // Scrolls as far as it has to, and not at all if a part as large as the window is visible.
    function reveal(frame, top, bottom) {
        const start = frame.getBoundingClientRect().top + frame.clientTop;
        const room = document.documentElement.clientHeight;
        const [above, below] = [start + top - 16, start + bottom + 16 - room];
        if (above < 0 && below < 0) scrollBy(0, above);
        else if (above > 0 && below > 0) scrollBy(0, Math.min(above, below));
    }

    addEventListener('message', ({ origin, source, data }) => {
        const frame = origin === home && data?.formwork === 1 ? frameOf(source) : undefined;
        if (!frame) return;
        if (data.ready) greet(frame);
        if (data.height > 0) resize(frame, data.height);
        if (data.bottom >= data.top) reveal(frame, data.top, data.bottom);
        if (typeof data.state === 'string') {
            const detail = { form: data.form, state: data.state };
            frame.dispatchEvent(new CustomEvent('formwork-submit', { bubbles: true, detail }));
        }
    });

    // Another page in the same frame begins at its top. The event does not bubble.
    const loaded = new WeakSet();
    document.addEventListener('load', ({ target }) => {
        if (target.localName !== 'iframe' || !isOurs(target)) return;
        if (loaded.has(target) && target.getBoundingClientRect().top < 0) target.scrollIntoView();
        loaded.add(target);
    }, true);

    // A frame that was loaded before this script. The document of a frame that still waits can be seen, because it is blank.
    for (const frame of document.querySelectorAll('iframe')) {
        if (!isOurs(frame) || frame.contentDocument) continue;
        loaded.add(frame);
        greet(frame);
    }
})();
