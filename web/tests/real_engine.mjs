// SPDX-License-Identifier: MIT
// real_engine.mjs - the built engine in node, for tests of modules that ask the page's engine.

import { readFileSync } from 'node:fs';
import { loadEngine } from '../page/js/engine/loader.js';

const bytes = readFileSync(new URL('../../build/web/engine/engine-scalar.wasm', import.meta.url));
const { call } = await loadEngine(await WebAssembly.compile(bytes));

/** Answers as the page's Engine does. @type {import('../page/js/engine/client.js').Engine} */
export const engine = /** @type {any} */ ({
  ask: async (/** @type {string} */ request) => call(request),
  here: async () => call,
});
