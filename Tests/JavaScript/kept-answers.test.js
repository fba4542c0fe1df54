import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { KeptAnswers } from './kept-answers.js';

beforeEach(() => {
    const kept = new Map();
    globalThis.sessionStorage = {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, text) => { kept.set(name, text); },
    };
});

test('a record is kept under its name', () => {
    new KeptAnswers('one').keep({ state: 's' });
    assert.deepEqual(new KeptAnswers('one').kept, { state: 's' });
    assert.equal(new KeptAnswers('other').kept, null);
});

test('a storage that is full or switched off keeps nothing, and harms nothing', () => {
    globalThis.sessionStorage = {
        getItem: () => { throw new Error('switched off'); },
        setItem: () => { throw new Error('full'); },
    };
    const shelf = new KeptAnswers('one');
    shelf.keep({ state: 's' });
    assert.equal(shelf.kept, undefined);
});

test('a record that is no JSON is none', () => {
    globalThis.sessionStorage.setItem('one', '{');
    assert.equal(new KeptAnswers('one').kept, undefined);
});
