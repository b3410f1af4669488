// SPDX-License-Identifier: MIT
// The worker: it puts the language of a question into every request, also into those of a job.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {(event: { data: any }) => Promise<void>} */
let hear = async () => {};
/** @type {any[]} */
let said = [];

Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ _, /** @type {typeof hear} */ listener) => {
    hear = listener;
  },
  postMessage: (/** @type {any} */ message) => said.push(message),
});
await import('../page/js/engine/worker.js');
await hear({ data: { module: await WebAssembly.compile(readFileSync(`${root}build/web/engine/engine-scalar.wasm`)) } });

/** @param {string} language @param {string} request */
async function ask(language, request) {
  said = [];
  await hear({ data: { number: 7, language, request } });
  return said.at(-1);
}

test('calls are answered in the language of the question', async () => {
  const message = 'Unbekannter Aufruf';
  const error = { message, code: 'unknown_call' };
  assert.deepEqual(await ask('de', 'call nothing\n'), { number: 7, answer: { error } });
  assert.equal((await ask('de', 'call nothing')).answer.error.message, message);
  assert.equal((await ask('en', 'call nothing\n')).answer.error.message, 'unknown call');
});

test('a text is read as it is', async () => {
  const givens = `1${'.'.repeat(15)}`;
  const { answer } = await ask('de', `call read\nmost 5\n\n${givens}\n\n${givens}.\n`);
  assert.equal(answer.puzzles[0].givens, givens);
  assert.equal(answer.errors[0].line, 3);
});

test('jobs are answered in the language of the question', async () => {
  const request = 'job make\nsize 9\nleast 82\nseed 1\ntries 1\nprofile se121\n';
  const [english, german] = [await ask('en', request), await ask('de', request)];
  assert.equal(english.answer.error.message, 'a puzzle of this size has at most 81 clues');
  assert.equal(german.answer.error.message, 'Ein Rätsel dieser Größe hat höchstens 81 Vorgaben');
});
