// Shows a password while a person wants to see it.

const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
/** @type {HTMLFormElement} */
const form = document.getElementById(`${ids}form`);

function reveal(button) {
    const input = button.closest('[data-fw-row]').querySelector('input');
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', !isShown);
}

form.addEventListener('click', (event) => {
    const button = event.target.closest('[data-fw-reveal]');
    if (button) reveal(button);
});

// Browsers offer to save passwords, but do not recognise a password that is shown. `formwork.js` has decided whether the answers
// are sent.
form.addEventListener('submit', (event) => {
    if (event.defaultPrevented && form.dataset.fwDelivery !== 'sending') return;
    for (const button of form.querySelectorAll('[data-fw-reveal][aria-pressed="true"]')) reveal(button);
});
