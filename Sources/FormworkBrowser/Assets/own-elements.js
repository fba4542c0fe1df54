// Puts elements of an app's own into rows that the engine added: at controls, and at the head and the foot of groups and
// sections. The server has written those of the others, and a template for each row. Only pages with such elements load this.

import { ownIn, templatesIn } from './template-rows.js';

export default class OwnElements {
    #templates;

    constructor(form) {
        this.#templates = templatesIn(form.at('elements'));
    }

    onRows(changed) {
        for (const row of changed) {
            for (const element of this.#templates.of(row)?.children ?? []) add(row, element);
        }
    }
}

function add(row, element) {
    const place = element.dataset.fwElement;
    const own = (selector) => ownIn(row, selector);
    if (own(`[data-fw-element="${place}"]`)) return;
    const copy = element.cloneNode();
    copy.setAttribute('for', place ? row.id : `${row.id}-control`);
    if (place === 'footer') row.append(copy);
    else if (place === 'header') {
        const opener = own('summary');
        if (opener) opener.append(copy);
        else own('[data-fw-slot="error"], [data-fw-children]').before(copy);
    } else {
        const line = own('.fw-control');
        const after = own('[data-fw-slot="delete"], [data-fw-slot="kept"]');
        if (line) line.append(copy);
        else if (after) after.before(copy);
        else row.append(copy);
    }
}
