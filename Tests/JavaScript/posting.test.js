import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { ask } from './posting.js';

let server;
let address;
// What the server does with the next request.
let reply;

before(async () => {
    server = createServer((request, response) => reply(request, response));
    await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    address = `http://127.0.0.1:${server.address().port}/`;
});
after(() => {
    server.closeAllConnections();
    server.close();
});

test('a reply of JSON comes back, and the body arrives as a form', async () => {
    let seen;
    reply = (request, response) => {
        seen = request.headers;
        response.end('{"state":"loaded"}');
    };
    assert.deepEqual(await ask(address, new URLSearchParams({ a: 'ü' })), { state: 'loaded' });
    assert.equal(seen.accept, 'application/json');
    assert.match(seen['content-type'], /^application\/x-www-form-urlencoded/);
});

test('a reply that is no JSON counts as none', async () => {
    reply = (request, response) => response.end('<p>Bad gateway</p>');
    assert.equal(await ask(address, new URLSearchParams()), undefined);
});

test('a lost connection counts as no reply', async () => {
    reply = (request) => request.socket.destroy();
    assert.equal(await ask(address, new URLSearchParams()), undefined);
});

test('a request can be ended, and a reply may not take for ever', async () => {
    reply = () => {};
    const ended = new AbortController();
    const asked = ask(address, new URLSearchParams(), ended.signal);
    ended.abort();
    assert.equal(await asked, undefined);
    assert.equal(await ask(address, new URLSearchParams(), undefined, 1), undefined);
});
