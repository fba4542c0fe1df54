// The posts of a form, and the requests with which a script asks the server. All forms of a page share it.

// How long a reply may take, in milliseconds.
const PATIENCE = 60_000;

/**
 * The body that the browser posts when a button is pressed, as one text.
 *
 * @type {(form: HTMLFormElement, submitter?: HTMLElement) => URLSearchParams}
 */
// @ts-expect-error TypeScript 4.8 knows neither the submitter nor this use of data of a form.
export const bodyOf = (form, submitter) => new URLSearchParams(new FormData(form, submitter));

/** The body that the form would post now without an engine, for an action that is no submission. */
export function questionFrom(form, action) {
    const body = bodyOf(form);
    body.set('fw.unshown', '');
    body.set('fw.action', action);
    return body;
}

/** The same without passwords: a question that the server answers while somebody types needs none. */
export function questionWithoutPasswords(form, action) {
    const body = questionFrom(form, action);
    for (const button of form.querySelectorAll('[data-fw-reveal]')) {
        for (const input of button.closest('[data-fw-row]').querySelectorAll('[name^="v."]')) body.delete(input.name);
    }
    return body;
}

/**
 * Posts a body, and returns the reply. It is undefined if none came, or none that is JSON: the connection is lost, the server took
 * too long, or `ended` ended the request. `patience` is in milliseconds.
 *
 * @param {string} address
 * @param {URLSearchParams} body
 * @param {AbortSignal} [ended]
 */
export async function ask(address, body, ended, patience = PATIENCE) {
    try {
        // @ts-expect-error TypeScript 4.8 does not know this function.
        const limit = AbortSignal.timeout(patience);
        // @ts-expect-error Nor this one. Browsers have it later, so sending answers does without it.
        const signal = ended ? AbortSignal.any([ended, limit]) : limit;
        const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' }, signal });
        return await response.json();
    } catch {
        return undefined;
    }
}

/** The key of the submission in the state of a page, which is signed and can be read. */
export function keyIn(state) {
    try {
        return JSON.parse(atob(state.split('.')[0].replaceAll('-', '+').replaceAll('_', '/'))).key;
    } catch {
        return state;
    }
}
