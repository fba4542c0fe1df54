import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { PressedButtons } from './pressed-buttons.js';

let page;
let made;
let presses;

const happen = (type, properties = {}) => page.dispatchEvent(Object.assign(new Event(type), properties));

beforeEach(() => {
    page = new EventTarget();
    globalThis.addEventListener = page.addEventListener.bind(page);
    made = [];
    presses = new PressedButtons((changes) => changes.forEach((change) => change()));
    presses.watch();
});

test('a change is made at once while no button is down', () => {
    presses.change(() => made.push(1));
    assert.deepEqual(made, [1]);
});

test('changes wait while the button is down, and come in their order', () => {
    happen('mousedown', { button: 0 });
    presses.change(() => made.push(1));
    presses.change(() => made.push(2));
    assert.deepEqual(made, []);
    happen('click');
    assert.deepEqual(made, [1, 2]);
});

test('another button of the mouse delays nothing', () => {
    happen('mousedown', { button: 2 });
    presses.change(() => made.push(1));
    assert.deepEqual(made, [1]);
});

test('a button that went up outside of the page is noticed when the mouse moves', () => {
    happen('mousedown', { button: 0 });
    presses.change(() => made.push(1));
    happen('mousemove', { buttons: 1 });
    assert.deepEqual(made, []);
    happen('mousemove', { buttons: 0 });
    assert.deepEqual(made, [1]);
});

test('changes that are dropped are never made', () => {
    happen('mousedown', { button: 0 });
    presses.change(() => made.push(1));
    presses.forget();
    happen('click');
    assert.deepEqual(made, []);
});
