// Loads the engine, and exchanges text with it.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Loads an engine. Returns a function that calls an entry point with JSON text and returns JSON text. */
export async function loadEngine(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const { exports } = (await WebAssembly.instantiateStreaming(response)).instance;
    return (entryPoint, text) => {
        const request = encoder.encode(text);
        const room = exports.fw_buffer(request.length) >>> 0;
        if (room === 0) throw new Error('too long');
        new Uint8Array(exports.memory.buffer, room, request.length).set(request);
        const length = exports[entryPoint](request.length);
        return decoder.decode(new Uint8Array(exports.memory.buffer, exports.fw_result() >>> 0, length));
    };
}
