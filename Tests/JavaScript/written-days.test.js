import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reader } from './written-days.js';

const english = {
    pattern: 'MM/dd/y', year: 2026,
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

test('days are read in the order of the language and with names of months', () => {
    const read = reader(english);
    assert.equal(read('12/24/2026'), '2026-12-24');
    assert.equal(read('Thursday, 24 December 2026'), '2026-12-24');
    assert.equal(read('24 Dec 26'), '2026-12-24');
    assert.equal(reader({ ...english, pattern: 'dd.MM.y' })('24.12.26'), '2026-12-24');
});

test('what is no day is not read', () => {
    const read = reader(english);
    for (const text of ['', '2/30/2026', '13/24/2026', 'soon', '1'.repeat(300)]) assert.equal(read(text), undefined);
});
