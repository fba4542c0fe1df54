// Takes the blank choice out of lists that need an answer once one was chosen, so that nobody takes the answer back by accident.
// It is there again when the answer is gone, or is not needed any more. Only pages with such lists load this.

import { watch } from './rows.js';

const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
/** @type {HTMLFormElement} */
const form = document.getElementById(`${ids}form`);

watch(form, () => {
    for (const list of form.querySelectorAll('select[name^="v."]')) {
        const blank = [...list.options].find((option) => option.value === '');
        if (!blank) continue;
        const isAnswered = list.getAttribute('aria-required') === 'true' && list.value !== '';
        // Not every browser hides an option. What is disabled cannot be chosen in any of them.
        blank.hidden = isAnswered;
        blank.disabled = isAnswered;
    }
});
