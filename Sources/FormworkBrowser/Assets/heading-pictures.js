// Puts pictures of groups and sections, and sentences of groups, into rows that the engine added: it knows only their titles.
// The server has drawn the others, and a template for each such row. Only pages with any of these load this.

import { ownIn, templatesIn } from './template-rows.js';

export default class HeadingPictures {
    #templates;

    constructor(form) {
        this.#templates = templatesIn(form.at('headings'));
    }

    onRows(changed) {
        for (const row of changed) {
            const parts = this.#templates.of(row);
            if (parts) dress(row, parts);
        }
    }
}

function dress(row, parts) {
    const picture = parts.querySelector('.fw-head-icon');
    if (picture && !ownIn(row, '.fw-head-icon')) {
        const heading = ownIn(row, '.fw-heading');
        if (heading) heading.before(picture.cloneNode());
        else (ownIn(row, 'summary') ?? row).prepend(picture.cloneNode());
    }
    const info = parts.querySelector('.fw-section-info');
    if (info && !ownIn(row, '.fw-section-info')) ownIn(row, '.fw-sections').before(info.cloneNode(true));
}
