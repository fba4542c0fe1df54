import assert from 'node:assert/strict';
import { test } from 'node:test';

import { withPath, withTexts } from './fill-row.js';

test('texts stand in the place of their signs', () => {
    assert.equal(withTexts('fw-\ufdd0-control', { id: 'f2.3' }), 'fw-f2.3-control');
    assert.equal(withTexts('\ufdd1#\ufdd9', { path: 'guests[0]', item: '3' }), 'guests[0]#3');
    assert.equal(withTexts('Raise \ufdd2', { name: '$& \ufdd0', id: 'no' }), 'Raise $& \ufdd0');
});

test('a sign without a text stands for nothing', () => {
    assert.equal(withTexts('(\ufdd6)', {}), '()');
    assert.equal(withTexts('(\ufdd6)', { text: null }), '()');
});

test('names and values follow the path of an answer', () => {
    assert.equal(withPath('v.guests[1].name', 'guests[1].name', 'guests[0].name'), 'v.guests[0].name');
    assert.equal(withPath('step:+:guests[1].age', 'guests[1].age', 'guests[0].age'), 'step:+:guests[0].age');
    assert.equal(withPath('remove:guests[1]', 'guests[1]', 'guests[0]'), 'remove:guests[0]');
    assert.equal(withPath('add:guests', undefined, 'firms[0].guests'), 'add:firms[0].guests');
});

test('what only ends like a path stays', () => {
    assert.equal(withPath('drop:banana', 'na', 'x'), 'drop:banana');
    assert.equal(withPath('fw.seen', 'other', 'x'), 'fw.seen');
});
