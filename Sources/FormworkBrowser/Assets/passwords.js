// Shows a password while a person wants to see it.

export default class Passwords {
    #form;

    constructor(form) {
        this.#form = form;
        form.element.addEventListener('click', (event) => {
            const button = event.target.closest('[data-fw-reveal]');
            if (button) reveal(button);
        });
    }

    // Browsers offer to save passwords, but do not recognise a password that is shown. By now it is decided whether the answers are
    // sent.
    afterPress({ event }) {
        if (event.defaultPrevented && this.#form.marks.fwDelivery !== 'sending') return;
        for (const button of this.#form.element.querySelectorAll('[data-fw-reveal][aria-pressed="true"]')) reveal(button);
    }
}

function reveal(button) {
    const input = button.closest('[data-fw-row]').querySelector('input');
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', !isShown);
}
