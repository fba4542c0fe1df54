// Reads and makes the parts of rows with files. It keeps nothing; `file-uploads.js` has the uploads.

export const area = (row) => row.querySelector('.fw-files');
export const inputOf = (row) => area(row).querySelector('[name^="fw.file."], [name^="fw.sign."]');
export const boxesOf = (row) => [...row.querySelectorAll('.fw-options .fw-box')];
export const chosenIn = (row) => boxesOf(row).filter((box) => box.checked);
export const tell = (row, text) => { area(row).querySelector('[role="status"]').textContent = text; };
export const nameOf = (row) => row.querySelector('.fw-label')?.textContent ?? '';

export function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
}

export const button = (text, name, action) => {
    const hidden = element('span', { className: 'fw-visually-hidden', textContent: ` ${name}` });
    const made = element('button', { type: 'button', className: 'fw-plain' }, text, hidden);
    made.addEventListener('click', action);
    return made;
};

// Makes a change. If the row had the focus, and what had it is gone after the change, `next` gives what has it then.
export function keepingFocus(row, change, next) {
    const hadFocus = row.contains(document.activeElement);
    change();
    const focused = document.activeElement;
    if (hadFocus && !(row.contains(focused) && focused.checkVisibility() && focused.matches(':enabled'))) next()?.focus();
}

// The text in the place of a picture: the end of the name.
export const endOf = (name) => (/\.(\w{1,4})$/.exec(name)?.[1] ?? '').toUpperCase();

export const optionOf = (box) => {
    const text = box.closest('.fw-option').querySelector('.fw-option-text');
    return { id: box.value, title: text.firstChild.textContent, info: text.querySelector('.fw-option-info')?.textContent ?? '' };
};

// Whether the browser knows the type of a file and the field does not take it.
export function isForeign(input, file) {
    const accepted = input.accept.split(',').filter((name) => name);
    if (!file.type || accepted.length === 0) return false;
    const name = file.name.toLowerCase();
    return !accepted.some((kind) => (kind.startsWith('.') ? name.endsWith(kind)
        : kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind));
}

// Passes on files that are dropped on the row, unless its input is disabled.
export function watchDrops(row, take) {
    const hasFiles = (event) => event.dataTransfer?.types.includes('Files') && !inputOf(row).disabled;
    row.addEventListener('dragover', (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        row.classList.add('fw-dropping');
    });
    row.addEventListener('dragleave', (event) => {
        if (!row.contains(event.relatedTarget)) row.classList.remove('fw-dropping');
    });
    row.addEventListener('drop', (event) => {
        row.classList.remove('fw-dropping');
        if (!hasFiles(event)) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
    });
}

// The return key acts on the answer, and does not send the form. While a word is composed, the key belongs to that.
export function onReturn(input, action) {
    input.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
        event.preventDefault();
        event.stopPropagation();
        action();
    });
}
