// Suggests keys and words at the caret of a text area. The server knows them. The focus stays in the text area, and
// `aria-activedescendant` says which suggestion is the current one.

export class Suggestions {
    #area;
    #list;
    #count;
    #ruler;
    #ask;
    #replace;
    #entries = [];
    #current = 0;
    #range;
    // The place of the caret when these entries were asked for.
    #caret;
    #asking;

    /**
     * `ask` gives a promise of what can be written at a place; `replace` changes the text. `count` says how many suggestions
     * there are, and `ruler` is an element with the font of the text area.
     */
    constructor({ area, list, count, ruler, ask, replace }) {
        this.#area = area;
        this.#list = list;
        this.#count = count;
        this.#ruler = ruler;
        this.#ask = ask;
        this.#replace = replace;
        area.addEventListener('input', (event) => this.#typed(event));
        area.addEventListener('keydown', (event) => this.#pressed(event));
        area.addEventListener('blur', () => this.close());
        // A long line is scrolled while it is typed.
        area.addEventListener('scroll', () => { if (this.#isOpen) this.#place(this.#range[0]); });
        area.addEventListener('pointerdown', () => this.close());
        // The focus stays in the text area.
        list.addEventListener('pointerdown', (event) => event.preventDefault());
        list.addEventListener('click', (event) => {
            const option = event.target.closest('[role="option"]');
            if (option) this.#take([...list.children].indexOf(option));
        });
    }

    get #isOpen() {
        return !this.#list.hidden;
    }

    /** Asks for what can be written at the caret, and shows it. */
    async open() {
        this.#asking?.abort();
        this.#asking = new AbortController();
        const { signal } = this.#asking;
        const caret = this.#area.selectionEnd;
        let reply;
        try {
            reply = await this.#ask(caret, signal);
        } catch {
            return;
        }
        if (signal.aborted || this.#area.selectionEnd !== caret) return;
        this.#caret = caret;
        this.#show(reply);
    }

    /** Hides the list. */
    close() {
        this.#asking?.abort();
        this.#list.hidden = true;
        this.#count.textContent = '';
        this.#area.removeAttribute('aria-activedescendant');
    }

    #typed({ inputType, isComposing }) {
        const isTyping = inputType === 'insertText' || inputType === 'deleteContentBackward';
        if (!isComposing && isTyping && (this.#isOpen || this.#isInText())) this.open();
        else this.close();
    }

    // Whether there is an odd number of quotation marks before the caret in its line.
    #isInText() {
        const line = this.#area.value.slice(0, this.#area.selectionEnd).split('\n').at(-1);
        return (line.replace(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1;
    }

    #pressed(event) {
        if (event.isComposing) return;
        if (event.key === ' ' && event.ctrlKey) {
            event.preventDefault();
            this.open();
        } else if (this.#isOpen) {
            const moves = { ArrowDown: 1, ArrowUp: -1 };
            const count = this.#entries.length;
            if (moves[event.key]) this.#move((this.#current + moves[event.key] + count) % count);
            else if (event.key === 'Enter') this.#take(this.#current);
            else if (event.key === 'Escape') this.close();
            else return this.#leave(event);
            event.preventDefault();
        }
    }

    // Keys that move the caret close the list.
    #leave({ key }) {
        if (['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Tab'].includes(key)) this.close();
    }

    #show({ from, to, entries, summary }) {
        // Text that is there already is not a suggestion.
        const written = this.#area.value.slice(from, to);
        this.#entries = (entries ?? []).filter((entry) => entry.text !== written);
        if (this.#entries.length === 0) return this.close();
        this.#range = [from, to];
        this.#list.replaceChildren(...this.#entries.map((entry, index) => this.#option(entry, index)));
        this.#list.hidden = false;
        this.#place(from);
        this.#move(0);
        this.#count.textContent = summary;
        return undefined;
    }

    #option({ word, meaning }, index) {
        const option = document.createElement('li');
        option.id = `${this.#list.id}-${index}`;
        option.role = 'option';
        const name = document.createElement('b');
        name.textContent = word;
        const sentence = document.createElement('span');
        sentence.textContent = meaning;
        option.append(name, ' ', sentence);
        return option;
    }

    #move(index) {
        this.#current = index;
        [...this.#list.children].forEach((option, place) => { option.ariaSelected = `${place === index}`; });
        const option = this.#list.children[index];
        this.#area.setAttribute('aria-activedescendant', option.id);
        option.scrollIntoView({ block: 'nearest' });
    }

    #take(index) {
        const { text, caret, leads } = this.#entries[index];
        const [from, end] = this.#range;
        // More may have been typed since then.
        const to = end + this.#area.selectionEnd - this.#caret;
        this.close();
        if (to < from) return;
        this.#replace(from, to, text, from + caret);
        if (leads) this.open();
    }

    // Puts the list under the line in which the word begins.
    #place(offset) {
        const before = this.#area.value.slice(0, offset).split('\n');
        const style = getComputedStyle(this.#area);
        this.#ruler.textContent = before.at(-1);
        const left = this.#area.offsetLeft + Number.parseFloat(style.paddingLeft) + this.#ruler.offsetWidth - this.#area.scrollLeft;
        const top = Number.parseFloat(style.paddingTop) + before.length * Number.parseFloat(style.lineHeight) - this.#area.scrollTop;
        const most = this.#area.offsetLeft + this.#area.offsetWidth - this.#list.offsetWidth;
        this.#list.style.left = `${Math.max(0, Math.min(left, most))}px`;
        this.#list.style.top = `${this.#area.offsetTop + top}px`;
    }
}
