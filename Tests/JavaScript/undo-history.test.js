import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UndoHistory } from './undo-history.js';

const control = {};

test('undo and redo go through the texts with their selections', () => {
    const pasts = new UndoHistory();
    pasts.note(control, '', [0, 0]);
    pasts.note(control, 'a', [1, 1]);
    pasts.note(control, 'ab', [2, 2]);
    assert.deepEqual(pasts.step(control, -1), ['a', [1, 1]]);
    assert.deepEqual(pasts.step(control, -1), ['', [0, 0]]);
    assert.equal(pasts.step(control, -1), undefined);
    assert.deepEqual(pasts.step(control, 1), ['a', [1, 1]]);
});

test('a text that is typed after undo takes the place of those that were undone', () => {
    const pasts = new UndoHistory();
    for (const text of ['', 'a', 'ab']) pasts.note(control, text, [text.length, text.length]);
    pasts.step(control, -1);
    pasts.note(control, 'ac', [2, 2]);
    assert.equal(pasts.step(control, 1), undefined);
    assert.equal(pasts.step(control, -1)[0], 'a');
});

test('the same text again only moves the selection', () => {
    const pasts = new UndoHistory();
    pasts.note(control, '', [0, 0]);
    pasts.note(control, 'a', [1, 1]);
    pasts.note(control, 'a', [0, 1]);
    assert.equal(pasts.step(control, -1)[0], '');
    assert.deepEqual(pasts.step(control, 1), ['a', [0, 1]]);
});

test('the oldest texts are forgotten', () => {
    const pasts = new UndoHistory();
    for (let count = 0; count <= 250; count += 1) pasts.note(control, `${count}`, [0, 0]);
    let steps = 0;
    while (pasts.step(control, -1)) steps += 1;
    assert.equal(steps, 99);
});

test('a control without a history has no step', () => {
    assert.equal(new UndoHistory().step({}, -1), undefined);
});
