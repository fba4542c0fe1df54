// Finds forms for scripts that are no part of them.

/** @type {any} */
const page = document;

/** The form of a form element; undefined while it has not begun. */
export const formOf = (element) => page[Symbol.for('formwork')]?.of(element);

/** Waits until the engine of a form runs, or has failed. */
export function engineDecided(element) {
    const isDecided = () => ['attached', 'failed'].includes(element.dataset.fwState);
    return new Promise((resolve) => {
        if (isDecided()) return resolve();
        return new MutationObserver((_, observer) => {
            if (!isDecided()) return;
            observer.disconnect();
            resolve();
        }).observe(element, { attributes: true, attributeFilter: ['data-fw-state'] });
    });
}
