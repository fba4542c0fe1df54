// Takes the blank choice out of lists that need an answer once one was chosen, so that nobody takes the answer back by accident.
// It is there again when the answer is gone, or is not needed any more. Only pages with such lists load this.

export default class BlankChoice {
    #form;

    constructor(form) {
        this.#form = form.element;
    }

    onRows() {
        for (const list of this.#form.querySelectorAll('select[name^="v."]')) {
            const blank = [...list.options].find((option) => option.value === '');
            if (!blank) continue;
            const isAnswered = list.getAttribute('aria-required') === 'true' && list.value !== '';
            // Not every browser hides an option. What is disabled cannot be chosen in any of them.
            blank.hidden = isAnswered;
            blank.disabled = isAnswered;
        }
    }
}
