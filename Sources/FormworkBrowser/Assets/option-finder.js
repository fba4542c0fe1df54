// Finds an option by typing: an input in the place of the native control of a choice, and a list of what was found.
//
// The pattern is that of a combobox with a list: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/

import { describe, inDigits, make, nameLike } from './controls.js';
import { plain, rank } from './folded-text.js';
import { SeveralChoices, SingleChoice } from './searched-choices.js';

// How many options are drawn at once; scrolling to the end draws further ones.
const PORTION = 50;

export class OptionFinder {
    isOpen = false;
    // Whether the input has a text that is no option. It stays, with an error, until it is changed.
    isUnmatched = false;
    #active = -1;
    #found = [];
    #drawn = 0;
    // How many options there were when further ones were asked for.
    #before;

    #words;
    #presses;

    /** `words` are those of the page, and `presses` says when a list may close. */
    constructor(row, words, presses) {
        this.row = row;
        this.#words = words;
        this.#presses = presses;
        this.choice = row.querySelector('select[data-fw-control]') ? new SingleChoice(row) : new SeveralChoices(row);
        this.listID = `${row.id}-found`;
        this.input = make('input', 'fw-input fw-find', {
            role: 'combobox', type: 'text', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false',
            enterkeyhint: 'done', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': this.listID,
            'aria-haspopup': 'listbox',
        });
        this.list = make('ul', 'fw-found', { role: 'listbox', id: this.listID });
        if (this.choice.isSeveral) this.list.ariaMultiSelectable = 'true';
        this.list.hidden = true;
        this.status = make('p', 'fw-hint', { role: 'status' });
        this.tags = make('ul', 'fw-tags');
        this.error = make('p', 'fw-error', { id: `${row.id}-unmatched` });
        this.error.hidden = true;
        this.box = make('div', 'fw-finder');
        this.box.append(this.error, this.tags, this.input, this.list, this.status);
        nameLike(this.choice.control, row, this.input, this.list);
        this.#hide();
        this.choice.hidden.after(this.box);
        this.#listen();
    }

    // The native control cannot be seen or heard; what gives it the focus means the input.
    #hide() {
        const { hidden } = this.choice;
        const hadFocus = hidden.contains(document.activeElement);
        hidden.classList.add('fw-visually-hidden');
        hidden.ariaHidden = 'true';
        hidden.addEventListener('focusin', (event) => {
            event.stopPropagation();
            this.input.focus();
        });
        if (hadFocus) setTimeout(() => this.input.focus());
    }

    // MARK: What the page holds

    /** Shows what the native control holds. The engine may have changed it, and drawn it again. */
    show() {
        const { control, hidden } = this.choice;
        for (const element of [hidden, ...hidden.querySelectorAll('input')]) {
            if (element.matches('select, input')) element.tabIndex = -1;
        }
        this.input.disabled = control.disabled;
        for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
            const value = control.getAttribute(name);
            if (value === null || (this.choice.isSeveral && name === 'aria-required')) this.input.removeAttribute(name);
            else this.input.setAttribute(name, value);
        }
        this.remote = this.row.querySelector('[data-fw-choices] input');
        if (this.remote) this.remote.hidden = true;
        this.further = this.row.querySelector('[data-fw-choices] button[value^="more:"]');
        if (this.further) {
            // The list has a line for it.
            this.further.classList.add('fw-visually-hidden');
            this.further.ariaHidden = 'true';
            this.further.tabIndex = -1;
        }
        this.input.placeholder = this.choice.placeholder || this.#words.fwFind;
        if (this.choice.isSeveral) this.#showTags();
        if (this.isOpen) this.#search();
        // Options that a loader gave meanwhile may have the text.
        else if (this.isUnmatched) this.#takeTyped();
        else this.#showText();
        this.#showError();
    }

    /** Says that what was typed is no option. If the engine has an error for the question, that one says enough. */
    #showError() {
        const isShown = this.isUnmatched && !this.row.querySelector('[data-fw-slot="error"]:not(:empty)');
        if (isShown && this.error.hidden) {
            const prefix = make('span', 'fw-visually-hidden');
            prefix.textContent = `${this.#words.fwError} `;
            const label = this.row.querySelector('.fw-label')?.cloneNode(true);
            label?.querySelector('[aria-hidden]')?.remove();
            const title = label?.textContent.trim() || (this.input.ariaLabel ?? '');
            this.error.replaceChildren(prefix, this.#words.fwUnmatched.replace('{title}', () => title));
        }
        this.error.hidden = !isShown;
        describe(this.input, this.error.id, isShown, true);
        if (this.isUnmatched) this.input.setAttribute('aria-invalid', 'true');
        this.box.classList.toggle('fw-invalid', this.isUnmatched);
    }

    #showText() {
        if (this.choice.isSeveral) this.input.value = '';
        else this.input.value = this.choice.options.find((option) => option.isChosen)?.text ?? '';
    }

    #showTags() {
        const chosen = this.choice.options.filter((option) => option.isChosen);
        const values = chosen.map((option) => option.value);
        const now = [...this.tags.children].map((tag) => tag.dataset.fwValue);
        const isDisabled = this.input.disabled;
        if (values.join('\u001f') === now.join('\u001f') && this.tags.dataset.fwDisabled === `${isDisabled}`) return;
        this.tags.dataset.fwDisabled = isDisabled;
        this.tags.replaceChildren(...chosen.map(({ value, text }) => {
            const tag = make('li', 'fw-tag', { 'data-fw-value': value });
            const words = make('span', '');
            words.textContent = text;
            const button = make('button', '', { type: 'button', 'aria-label': `${this.#words.fwRemove} ${text}` });
            button.disabled = isDisabled;
            button.addEventListener('click', () => {
                this.choice.choose(value);
                this.input.focus();
            });
            tag.append(words, button);
            return tag;
        }));
    }

    // MARK: The list

    #search() {
        const typed = this.isTyping ? plain(this.input.value.trim()) : '';
        const active = this.#found[this.#active]?.value;
        const { options } = this.choice;
        if (typed === '' || this.remote) this.#found = options;
        else {
            const ranked = options.map((option) => [rank(option.text, typed), option]).filter(([order]) => order > 0);
            this.#found = [2, 1].flatMap((order) => ranked.filter(([own]) => own === order).map(([, option]) => option));
        }
        this.#drawn = 0;
        this.list.replaceChildren();
        this.#draw();
        const kept = this.#found.findIndex((option) => option.value === active);
        if (this.#before < this.#found.length) {
            this.#activate(this.#before);
            this.#before = undefined;
        } else this.#activate(kept < 0 && typed !== '' ? this.#firstMatch(typed) : kept);
        this.list.hidden = this.#found.length === 0;
        this.#tell(typed);
    }

    // Says how many options were found. Only "no option" is also shown: people see other results.
    #tell(typed) {
        const count = this.#found.length;
        let words = '';
        if (count > 0 && typed !== '' && !this.remote) words = this.#words.fwCount.replace('{count}', inDigits(count, this.#words.fwDigits));
        if (count === 0 && !this.remote) words = this.#words.fwNone;
        this.status.classList.toggle('fw-visually-hidden', count > 0);
        if (this.status.textContent !== words) this.status.textContent = words;
    }

    // The option that the return key takes after typing. A loader may not have answered yet, so options that do not match are
    // there too. A tag that is there already would be removed.
    #firstMatch(typed) {
        return this.#found.findIndex((option) => !option.isDisabled && !(this.choice.isSeveral && option.isChosen)
            && rank(option.text, typed) > 0);
    }

    get #hasFurther() { return this.further?.hidden === false; }

    // How many lines the list has: the options, and the one that brings further ones.
    get #lines() { return this.#found.length + (this.#hasFurther ? 1 : 0); }

    #draw() {
        const portion = this.#found.slice(this.#drawn, this.#drawn + PORTION);
        this.list.append(...portion.map((option, index) => {
            const number = this.#drawn + index;
            const item = make('li', 'fw-found-option', {
                role: 'option', id: `${this.listID}-${number}`, 'aria-selected': option.isChosen,
                'aria-setsize': this.#lines, 'aria-posinset': number + 1,
            });
            if (option.isDisabled) item.ariaDisabled = 'true';
            item.textContent = option.text;
            return item;
        }));
        this.#drawn += portion.length;
        if (this.#drawn === this.#found.length && this.#hasFurther) this.#drawFurther();
    }

    #drawFurther() {
        const number = this.#found.length;
        if (this.list.children[number]) return;
        const item = make('li', 'fw-found-option fw-found-further', {
            role: 'option', id: `${this.listID}-${number}`, 'aria-selected': 'false',
            'aria-setsize': this.#lines, 'aria-posinset': number + 1,
        });
        item.textContent = this.further.firstChild.textContent;
        this.list.append(item);
    }

    #activate(number) {
        this.list.querySelector('[data-fw-active]')?.removeAttribute('data-fw-active');
        this.#active = number;
        while (number >= this.#drawn && this.#drawn < this.#found.length) this.#draw();
        const item = this.list.children[number];
        if (!item) return this.input.removeAttribute('aria-activedescendant');
        item.dataset.fwActive = '';
        this.input.setAttribute('aria-activedescendant', item.id);
        return item.scrollIntoView({ block: 'nearest' });
    }

    #open() {
        if (this.isOpen || this.input.disabled) return;
        this.isOpen = true;
        this.input.ariaExpanded = 'true';
        this.#search();
        this.#activate(this.#found.findIndex((option) => option.isChosen));
    }

    /** Closes the list, and shows the answer in place of what was typed. */
    #close() {
        this.#closeList();
        this.isTyping = this.isUnmatched = false;
        this.show();
    }

    #closeList() {
        this.isOpen = false;
        this.input.ariaExpanded = 'false';
        this.list.hidden = true;
        this.status.textContent = '';
        this.#activate(-1);
    }

    // MARK: What the person does

    #take(number) {
        if (number === this.#found.length && this.#hasFurther) {
            this.#before = number;
            this.further.click();
            return;
        }
        const option = this.#found[number];
        if (!option || option.isDisabled) return;
        this.isTyping = false;
        this.choice.choose(option.value);
        this.#close();
        this.#ask('');
    }

    // Options that a loader gives are searched where they are.
    #ask(text) {
        if (!this.remote || this.remote.value === text) return;
        this.remote.value = text;
        this.remote.dispatchEvent(new Event('input', { bubbles: true }));
    }

    #listen() {
        const { input, list } = this;
        input.addEventListener('input', () => {
            this.isTyping = true;
            this.isUnmatched = false;
            this.input.removeAttribute('aria-invalid');
            this.#showError();
            this.#open();
            this.#active = -1;
            this.#before = undefined;
            this.#search();
            this.#ask(input.value.trim());
        });
        input.addEventListener('click', () => this.#open());
        input.addEventListener('keydown', (event) => this.#press(event));
        input.addEventListener('focus', () => input.select());
        input.addEventListener('blur', () => this.#presses.change(() => this.#leave()));
        // The focus stays in the input.
        list.addEventListener('mousedown', (event) => event.preventDefault());
        list.addEventListener('click', (event) => {
            const item = event.target.closest('[role="option"]');
            if (item) this.#take([...list.children].indexOf(item));
        });
        list.addEventListener('scroll', () => {
            if (list.scrollTop + 2 * list.clientHeight > list.scrollHeight) this.#draw();
        });
    }

    #press(event) {
        if (event.isComposing || event.ctrlKey || event.metaKey) return;
        const last = this.#lines - 1;
        const moves = {
            ArrowDown: () => this.#activate(this.#active < last ? this.#active + 1 : 0),
            ArrowUp: () => this.#activate(this.#active > 0 ? this.#active - 1 : last),
        };
        if (moves[event.key]) {
            event.preventDefault();
            if (!this.isOpen) return this.#open();
            if (last >= 0) moves[event.key]();
        } else if (event.key === 'Enter') {
            // The return key would submit the form.
            event.preventDefault();
            if (!this.isOpen) this.#open();
            else if (this.#active >= 0) this.#take(this.#active);
            else if (this.isTyping) this.#takeTyped();
        } else if (event.key === 'Escape' && this.isOpen) {
            event.preventDefault();
            this.#close();
        } else if (event.key === 'Backspace' && this.choice.isSeveral && this.input.value === '') {
            const chosen = this.choice.options.findLast((option) => option.isChosen);
            if (chosen) this.choice.choose(chosen.value);
        }
        return undefined;
    }

    /**
     * Takes what was typed for the option that is called so. An input that was emptied means no answer. Any other text is no
     * answer either: it stays, so that nobody believes that it was taken.
     */
    #takeTyped() {
        const typed = this.input.value.trim();
        const isIt = (option) => !option.isDisabled && plain(option.text.trim()) === plain(typed);
        const same = this.choice.options.filter(isIt);
        // Two options may differ only in what is not compared.
        const option = same.find(({ text }) => text.trim() === typed) ?? (same.length === 1 ? same[0] : undefined);
        if (typed === '' || option) {
            this.isTyping = this.isUnmatched = false;
            // A tag that is there already would be removed.
            if (!this.choice.isSeveral) this.choice.choose(option?.value ?? '');
            else if (option && !option.isChosen) this.choice.choose(option.value);
            this.#close();
            this.#ask('');
            return;
        }
        // As long as the focus is in the input, the options that were found stay in view.
        if (this.#found.length === 0 || document.activeElement !== this.input) this.#closeList();
        const wasUnmatched = this.isUnmatched;
        this.isUnmatched = true;
        // The option that was chosen before does not stand in the input any more.
        if (!wasUnmatched && !this.choice.isSeveral) this.choice.choose('');
        this.#showError();
    }

    #leave() {
        // The press led back to the input.
        if (document.activeElement === this.input) return;
        if (this.isTyping) this.#takeTyped();
        else this.#close();
        // The question was left: answers may be checked now.
        const control = this.choice.isSeveral ? this.choice.boxes.find((box) => box.name) : this.choice.control;
        control?.dispatchEvent(new Event('focusout', { bubbles: true }));
    }
}
