// SPDX-License-Identifier: MIT
// engine.test.mjs - the WebAssembly modules: their imports and exports, and that they answer as the program does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine, supportsSimd } from '../page/js/engine/loader.js';
import { cases, seed } from './same_answers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} kind */
async function load(kind) {
  return loadEngine(await WebAssembly.compile(readFileSync(join(root, `build/web/engine/engine-${kind}.wasm`))));
}

test('modules have no imports and only the exports they need', async () => {
  assert.ok(supportsSimd());
  for (const kind of ['simd', 'scalar']) {
    const module = new WebAssembly.Module(readFileSync(join(root, `build/web/engine/engine-${kind}.wasm`)));
    assert.deepEqual(WebAssembly.Module.imports(module), []);
    const names = WebAssembly.Module.exports(module).map(({ name }) => name);
    assert.deepEqual(names.sort(), ['_initialize', 'memory', 'web_answer', 'web_call', 'web_room']);
  }
  assert.equal((await load('simd')).call('call meta').isa, 'simd128');
  assert.equal((await load('scalar')).call('call meta').isa, 'portable');
});

/* same_answers.spec.js checks five times as many in the page. */
test(`answers for the puzzles of seed ${seed} are those of the program, with vectors and without`, async () => {
  console.log(`seed ${seed}`);
  const engines = [await load('simd'), await load('scalar')];
  cases(0.2).forEach(({ requests, compare }, index) => {
    compare(requests.map((request) => engines[index % 2].call(request)));
  });
});

test('an engine keeps working after bad and large requests', async () => {
  const engine = await load('simd');
  assert.match(engine.call('call nothing').error.message, /unknown call/);
  assert.match(engine.call(`call check\ngivens ${'.'.repeat(1 << 22)}`).error.message, /not square/);
  assert.match(engine.call('call hint\nsize 16\nwork 1000').answer, /several|unknown/);
  assert.equal(engine.call('call check\nsize 4').count, 288);
});
