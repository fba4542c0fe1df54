// The pages of examples: finds examples by their words, chooses what is shown, and copies code.

import { plain, rank } from './folded-text.js';

const told = document.getElementById('fw-told');
const examples = document.querySelector('.fw-examples');
const find = document.querySelector('.fw-find');
const tools = document.querySelector('.fw-tools');

// The same words are said again if they come twice.
function tell(words) {
    told.textContent = '';
    told.textContent = words;
}

if (find) {
    const cards = [...document.querySelectorAll('.fw-samples > li')];
    const texts = cards.map((card) => [...card.children].slice(1).map((part) => part.textContent).join(' '));
    const input = find.querySelector('input');
    find.hidden = false;
    input.addEventListener('input', () => {
        const search = plain(input.value.trim());
        let count = 0;
        cards.forEach((card, index) => {
            card.hidden = rank(texts[index], search) === 0;
            if (!card.hidden) count += 1;
        });
        for (const subject of document.querySelectorAll('.fw-subject')) {
            subject.hidden = !subject.querySelector('.fw-samples > li:not([hidden])');
        }
        tell(count === 1 ? '1 example' : `${count} examples`);
    });
}

// Shows the colours for dark or for light screens, whatever the screen says.
function setDark(isDark) {
    const condition = /\((prefers-color-scheme: dark|min-width: 0px|max-width: 0px)\)/;
    for (const sheet of document.styleSheets) {
        for (const rule of sheet.cssRules) {
            if (rule instanceof CSSMediaRule && condition.test(rule.media.mediaText)) {
                rule.media.mediaText = rule.media.mediaText.replace(condition, isDark ? '(min-width: 0px)' : '(max-width: 0px)');
            }
        }
    }
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
}

if (tools) {
    tools.hidden = false;
    const dark = tools.querySelector('[data-fw-look="dark"]');
    dark.ariaPressed = String(matchMedia('(prefers-color-scheme: dark)').matches);
    const press = (button) => {
        const { fwCode: code, fwLook: look } = button.dataset;
        if (code) {
            examples.dataset.fwCode = code;
            for (const other of tools.querySelectorAll('[data-fw-code]')) other.ariaPressed = String(other === button);
        } else {
            const isOn = button.ariaPressed !== 'true';
            button.ariaPressed = String(isOn);
            if (look === 'dark') setDark(isOn);
            else examples.classList.toggle('fw-look-phone', isOn);
        }
    };
    for (const button of tools.querySelectorAll('button')) button.addEventListener('click', () => press(button));
}

for (const head of document.querySelectorAll('.fw-code-head')) {
    const button = head.querySelector('button');
    const name = head.querySelector('h3').textContent;
    // If the clipboard cannot be used, the code can be selected.
    if (!navigator.clipboard) continue;
    button.hidden = false;
    button.ariaLabel = `Copy ${name}`;
    button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(head.nextElementSibling.textContent);
        tell(`${name} is copied.`);
    });
}
