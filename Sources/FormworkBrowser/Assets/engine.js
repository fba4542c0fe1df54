// Loads the engine, and exchanges text with it.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Keeps a byte order mark, which a text may begin with. */
const verbatim = new TextDecoder('utf-8', { ignoreBOM: true });

/** Loads an engine. Returns a function that calls an entry point with JSON text and returns JSON text. */
export async function loadEngine(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    /** Composes the text of `count` bytes at an address where `room` bytes can be written; returns its new length. The
        engine has no tables of Unicode's normalisation. Natively `String.composed` does the same. */
    const compose = (address, count, room) => {
        const bytes = new Uint8Array(exports.memory.buffer, address >>> 0, room);
        const text = verbatim.decode(bytes.subarray(0, count));
        if (/\p{M}{65}/u.test(text)) return count;
        return encoder.encodeInto(text.normalize('NFC'), bytes).written;
    };
    /** @type {any} */
    const { exports } = (await WebAssembly.instantiateStreaming(response, { page: { compose } })).instance;
    return (entryPoint, text) => {
        const request = encoder.encode(text);
        const room = exports.fw_buffer(request.length) >>> 0;
        if (room === 0) throw new Error('too long');
        new Uint8Array(exports.memory.buffer, room, request.length).set(request);
        const length = exports[entryPoint](request.length);
        return decoder.decode(new Uint8Array(exports.memory.buffer, exports.fw_result() >>> 0, length));
    };
}

/** Reads a reply of the engine. It is thrown if it tells of a problem. */
export function read(reply) {
    const content = JSON.parse(reply);
    if (content.problem) throw new Error(content.problem);
    return content;
}
