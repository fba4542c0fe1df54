// Says that an answer brought up further questions. They come after the question that was answered, so the focus stays where
// it is, and nothing else would tell a person who does not see them. Only forms in which questions depend on answers load this.

const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
/** @type {<E extends Element = PageElement>(id: string) => E} */
const at = (id) => document.getElementById(ids + id);
/** @type {HTMLFormElement} */
const form = at('form');
const live = at('live');
const words = at('news').dataset;

// What takes an answer. Sentences and results are no questions.
const CONTROL = ':is([name^="v."]:not([type="hidden"]), [name^="fw.file."], [name^="fw.sign."])';
const isQuestion = (row) => row.getClientRects().length > 0 && row.querySelector(CONTROL);

const seen = () => new Set([...form.querySelectorAll('.fw-field')].filter(isQuestion));
const inDigits = (number) => `${number}`.replace(/\d/g, (digit) => [...words.fwDigits][digit]);

let known = seen();
// What was announced last, by the engine or by this script.
let said = live.textContent;
// The question that the person is at. Only its answers are told of: items, steps and what was kept have words of their own.
let isAnswering = false;
let timer;

form.addEventListener('input', () => { isAnswering = true; });
form.addEventListener('change', () => { isAnswering = true; });
form.addEventListener('submit', () => { isAnswering = false; }, true);

form.addEventListener('fw-change', () => {
    clearTimeout(timer);
    // A text is typed letter by letter, and questions may come and go meanwhile.
    timer = setTimeout(tell, 300);
});

function tell() {
    const now = seen();
    const count = [...now].filter((row) => !known.has(row)).length;
    known = now;
    const isNews = isAnswering && count > 0 && live.textContent === said;
    if (isNews) live.textContent = words.fwWords.replace('{count}', inDigits(count));
    said = live.textContent;
}
