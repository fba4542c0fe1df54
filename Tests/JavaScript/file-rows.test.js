import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOf, isForeign } from './file-rows.js';

const takes = (accept, name, type) => !isForeign({ accept }, { name, type });

test('a field without accept takes every file', () => {
    assert.ok(takes('', 'a.exe', 'application/x-msdownload'));
});

test('types, kinds of types and ends of names are accepted', () => {
    assert.ok(takes('image/png,.pdf', 'a.png', 'image/png'));
    assert.ok(takes('image/*', 'a.webp', 'image/webp'));
    assert.ok(takes('.pdf', 'A.PDF', 'application/pdf'));
    assert.ok(!takes('image/*', 'a.pdf', 'application/pdf'));
    assert.ok(!takes('image/png', 'a.jpg', 'image/jpeg'));
});

test('a type that the browser does not know is left to the server', () => {
    assert.ok(takes('image/*', 'a.xyz', ''));
});

test('a file without a picture is shown by the end of its name', () => {
    assert.equal(endOf('report.pdf'), 'PDF');
    assert.equal(endOf('archive.tar.gz'), 'GZ');
    assert.equal(endOf('no end'), '');
    assert.equal(endOf('a.verylong'), '');
});
