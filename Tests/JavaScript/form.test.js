import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Form } from './form.js';

const reported = [];

beforeEach(() => {
    reported.length = 0;
    globalThis.document = { getElementById: () => null, addEventListener: () => {} };
    globalThis.location = { pathname: '/', search: '' };
    globalThis.reportError = (error) => reported.push(error.message);
});

const made = (...features) => {
    const form = new Form({ id: 'fw-form', dataset: {} }, () => undefined);
    for (const feature of features) form.use(feature);
    return form;
};

test('a form tells all features, and each has only the methods that it needs', () => {
    const told = [];
    class One { onStep() { told.push('one'); } }
    class Two {}
    class Three { onStep() { told.push('three'); } }
    made(One, Two, Three).tell('onStep');
    assert.deepEqual(told, ['one', 'three']);
});

test('the first feature that takes a press is the only one', () => {
    const asked = [];
    class Asks {
        holdPress({ action }) {
            asked.push(action);
            return action === 'submit';
        }
    }
    const form = made(Asks, Asks);
    assert.equal(form.ask('holdPress', { action: 'submit' }), true);
    assert.equal(form.ask('holdPress', { action: 'add:guests' }), false);
    assert.deepEqual(asked, ['submit', 'add:guests', 'add:guests']);
});

test('a feature that fails harms no other one', () => {
    const told = [];
    class Broken { constructor() { throw new Error('no place'); } }
    class Fails { onStep() { throw new Error('no step'); } }
    class Works { onStep() { told.push('works'); } }
    made(Broken, Fails, Works).tell('onStep');
    assert.deepEqual(told, ['works']);
    assert.deepEqual(reported, ['no place', 'no step']);
});

test('a form of another page than its own has a prefix of its own', () => {
    const form = new Form({ id: 'fw-loan-form', dataset: {} }, () => undefined);
    assert.equal(form.ids, 'fw-loan-');
    assert.equal(form.isAlone, false);
    assert.equal(made().isAlone, true);
    assert.equal(form.send({ op: 'keep' }), undefined);
});
