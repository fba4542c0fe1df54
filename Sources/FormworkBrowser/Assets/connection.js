// Says in a page when there is no connection, and when answers that could not be sent can be sent. `drafts.js` imports this.

/**
 * Shows the state of the connection in `place`, in the words `fwOffline` and `fwOnline`. `marks` are those of the form. Returns the
 * function that shows it anew, to be called when the state of sending has changed.
 */
export function watchConnection(marks, place, words) {
    let wasOffline = !navigator.onLine;
    const tell = () => {
        wasOffline ||= !navigator.onLine;
        const isUnsent = marks.fwDelivery === 'unsent';
        const canSendAgain = navigator.onLine && wasOffline && isUnsent;
        const state = navigator.onLine ? (canSendAgain ? words.fwOnline : '') : words.fwOffline;
        if (place.textContent !== state) place.textContent = state;
    };
    addEventListener('offline', tell);
    addEventListener('online', tell);
    tell();
    return tell;
}
