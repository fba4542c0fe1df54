// Says in a page when there is no connection, and when answers that could not be sent can be sent. `drafts.js` imports this.

/** Shows the state of the connection in `place`, in the words `fwOffline` and `fwOnline`. */
export function watchConnection(form, place, words) {
    let wasOffline = !navigator.onLine;
    const marks = form.dataset;
    const tell = () => {
        wasOffline ||= !navigator.onLine;
        const isUnsent = marks.fwDelivery === 'unsent';
        const canSendAgain = navigator.onLine && wasOffline && isUnsent;
        const state = navigator.onLine ? (canSendAgain ? words.fwOnline : '') : words.fwOffline;
        if (place.textContent !== state) place.textContent = state;
    };
    addEventListener('offline', tell);
    addEventListener('online', tell);
    // The state of the sending has changed.
    form.addEventListener('fw-change', tell);
    tell();
}
