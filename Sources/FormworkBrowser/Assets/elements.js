// Puts elements of an app's own beside controls in rows that the engine added. The server has written those of the others,
// and a template for each field. Only pages with such elements load this.

import { Rows } from './rows.js';

const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
const rows = new Rows(document.getElementById(`${ids}form`), document.getElementById(`${ids}elements`));

rows.watch((changed) => {
    for (const { row, template } of changed) {
        const place = row.querySelector('.fw-control');
        if (!place || place.querySelector('[data-fw-element]')) continue;
        const copy = template.content.cloneNode(true);
        copy.firstElementChild.setAttribute('for', `${row.id}-control`);
        place.append(copy);
    }
});
