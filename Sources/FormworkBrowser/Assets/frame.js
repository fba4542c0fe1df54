// Tells the page of another site that shows this page in a frame how high this page is, where the focus is, and what became
// of the answers. Only sites that the server names are told, and none of this is an answer. `embed.js` listens there.
(() => {
    if (parent === window) return;
    const sites = document.currentScript.dataset.fwSites.split(' ');
    // The origin of the page around; undefined until it has said so.
    let site;
    let height;
    document.documentElement.classList.add('fw-framed');

    const tell = (message) => site && parent.postMessage({ formwork: 1, ...message }, site);

    function tellHeight() {
        const now = Math.ceil(document.documentElement.getBoundingClientRect().height);
        if (now === height || !site) return;
        height = now;
        tell({ height });
    }

    addEventListener('message', ({ source, origin, data }) => {
        if (source !== parent || data?.formwork !== 1 || !data.hello || !sites.includes(origin)) return;
        site = origin;
        height = undefined;
        tellHeight();
    });
    new ResizeObserver(tellHeight).observe(document.documentElement);

    // The frame is as high as the page, so the page around has to scroll to what has the focus.
    addEventListener('focusin', ({ target }) => {
        const { top, bottom } = target.getBoundingClientRect();
        tell({ top: top + scrollY, bottom: bottom + scrollY });
    });

    // The script of the form tells the state of the sending in this way. The event does not bubble.
    let delivery = '';
    document.addEventListener('fw-change', ({ target }) => {
        const now = target.dataset?.fwDelivery ?? '';
        if (now === delivery) return;
        delivery = now;
        if (now) tell({ form: target.dataset.fwForm, state: now });
    }, true);

    // It has no content, so it may go to whoever is around.
    parent.postMessage({ formwork: 1, ready: true }, '*');
})();
