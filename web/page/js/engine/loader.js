// SPDX-License-Identifier: MIT
// loader.js - the engine's module, in a browser or in Node; web/engine/README.md has its calls.

/**
 * @typedef {object} Engine
 * @property {(request: string) => any} call answers a request; throws if memory is short
 */

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {() => void} _initialize
 * @property {(size: number) => number} web_room
 * @property {(length: number) => number} web_call
 * @property {() => number} web_answer
 */

/** @type {(message: string) => never} */
function fail(message) {
  throw new Error(message);
}

/**
 * Makes an instance of its own. After an error that a call throws, make another.
 * @param {BufferSource} bytes of engine-simd.wasm or engine-scalar.wasm
 * @returns {Promise<Engine>}
 */
export async function loadEngine(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const engine = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  engine._initialize();
  return {
    call(request) {
      const text = encoder.encode(request);
      const room = engine.web_room(text.length) || fail("memory is short");
      // Memory may have grown, which makes older views useless.
      new Uint8Array(engine.memory.buffer, room, text.length).set(text);
      const length = engine.web_call(text.length);
      if (length < 0) fail("memory is short");
      const answer = new Uint8Array(engine.memory.buffer, engine.web_answer(), length);
      return JSON.parse(decoder.decode(answer));
    },
  };
}

/**
 * Can the module with vectors run here? Asks about the smallest one: a function that splats a number.
 * @returns {boolean}
 */
export function supportsSimd() {
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const types = [1, 5, 1, 0x60, 0, 1, 0x7b]; // () -> v128
  const functions = [3, 2, 1, 0];
  const code = [10, 8, 1, 6, 0, 0x41, 0, 0xfd, 0x0f, 0x0b]; // i32.const 0, i8x16.splat, end
  return WebAssembly.validate(new Uint8Array([...header, ...types, ...functions, ...code]));
}
