// SPDX-License-Identifier: MIT
// loader.js - prepares the engine's module for calls; used by the worker and by tests.
//
// web/engine/README.md says what a request and an answer look like.  Views of the module's memory are created
// for each use: the memory may have grown, and older views are then detached.

/**
 * @typedef {{ call: (request: string) => any }} LoadedEngine
 * @typedef {{ memory: WebAssembly.Memory, _initialize: () => void, web_room: (size: number) => number,
 *   web_call: (length: number) => number, web_answer: () => number }} Exports
 */

/** The message of the error if a request or its answer does not fit into memory. */
export const OUT_OF_MEMORY = 'out of memory';

/** @param {WebAssembly.Module} module @returns {Promise<LoadedEngine>} */
export async function loadEngine(module) {
  const instance = await WebAssembly.instantiate(module, {});
  const engine = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  engine._initialize();
  return {
    call(request) {
      const text = new TextEncoder().encode(request);
      const room = engine.web_room(text.length);
      if (!room) throw new Error(OUT_OF_MEMORY);
      new Uint8Array(engine.memory.buffer).set(text, room);
      const length = engine.web_call(text.length);
      if (length < 0) throw new Error(OUT_OF_MEMORY);
      return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.web_answer(), length)));
    },
  };
}

/**
 * The engine with the key `language` in every request.
 * @param {LoadedEngine} loaded @param {string} language @returns {LoadedEngine}
 */
export const inLanguage = (loaded, language) => ({
  call: (request) => loaded.call(request.replace(/$/m, `\nlanguage ${language}`)),
});

/** Whether this browser supports WebAssembly vectors: tested with a function that returns one. */
export function supportsSimd() {
  return WebAssembly.validate(
    new Uint8Array([
      0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
    ]),
  );
}
