// Puts pictures of groups and sections, and sentences of groups, into rows that the engine added: it knows only their titles.
// The server has drawn the others, and a template for each such row. Only pages with any of these load this.

import { watch } from './rows.js';

const ids = new URL(import.meta.url).searchParams.get('ids') || 'fw-';
const form = document.getElementById(`${ids}form`);
const place = document.getElementById(`${ids}headings`);
const templates = new Map([...place.querySelectorAll('template')].map((template) => [template.dataset.fwHeading, template]));

const ownOf = (row, selector) => [...row.querySelectorAll(selector)].find((found) => found.closest('[data-fw-row]') === row);

watch(form, (changed) => {
    for (const row of changed) {
        const template = templates.get(row.dataset.fwRow.split('.')[0]);
        if (template) dress(row, template.content);
    }
});

function dress(row, parts) {
    const picture = parts.querySelector('.fw-head-icon');
    if (picture && !ownOf(row, '.fw-head-icon')) {
        const heading = ownOf(row, '.fw-heading');
        if (heading) heading.before(picture.cloneNode());
        else (ownOf(row, 'summary') ?? row).prepend(picture.cloneNode());
    }
    const info = parts.querySelector('.fw-section-info');
    if (info && !ownOf(row, '.fw-section-info')) ownOf(row, '.fw-sections').before(info.cloneNode(true));
}
