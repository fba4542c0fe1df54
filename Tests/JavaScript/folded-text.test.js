import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain, rank } from './folded-text.js';

test('accents and case do not count', () => {
    assert.equal(plain('Zürich'), 'zurich');
    assert.equal(plain('İSTANBUL'), 'istanbul');
    assert.equal(plain('Łódź'), 'lodz');
    assert.equal(plain('Straße'), 'strasse');
    assert.equal(plain('Ａ１'), 'a1');
});

test('a text that begins with what is searched comes first', () => {
    assert.equal(rank('Germany', plain('ger')), 2);
    assert.equal(rank('New Zealand', plain('zea')), 1);
    assert.equal(rank('New Zealand', plain('land new')), 1);
    assert.equal(rank('Ghana', plain('ger')), 0);
});
