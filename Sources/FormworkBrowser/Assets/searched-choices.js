// The native controls of choices that are found by typing: what they offer, and what is chosen.

/** The options of a list, of which one can be chosen. */
export class SingleChoice {
    isSeveral = false;

    /** @type {PageElement[]} */
    boxes = [];

    constructor(row) {
        this.control = row.querySelector('select[data-fw-control]');
        this.hidden = this.control;
    }

    get options() {
        return [...this.control.options].filter((option) => option.value !== '').map((option) => ({
            value: option.value, text: option.text, isChosen: option.selected, isDisabled: option.disabled,
        }));
    }

    get placeholder() { return this.control.options[0]?.value === '' ? this.control.options[0].text : ''; }

    choose(value) {
        if (this.control.value === value) return;
        this.control.value = value;
        this.control.dispatchEvent(new Event('change', { bubbles: true }));
    }
}

/** The options of a group of boxes, of which any can be chosen. */
export class SeveralChoices {
    isSeveral = true;

    constructor(row) {
        this.control = row.querySelector('fieldset[data-fw-control]');
        this.hidden = this.control.querySelector('.fw-options');
    }

    get boxes() { return [...this.hidden.querySelectorAll('input')]; }

    get options() {
        return this.boxes.map((box) => ({
            value: box.value, text: box.parentElement.querySelector('.fw-option-text').textContent, isChosen: box.checked,
            isDisabled: box.matches(':disabled'),
        }));
    }

    get placeholder() { return ''; }

    choose(value) {
        this.boxes.find((box) => box.value === value)?.click();
    }
}
