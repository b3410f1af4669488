// SPDX-License-Identifier: MIT
// packing.test.mjs - bytes converted to text and back are unchanged.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { pack, unpack } from '../page/js/engine/packing.js';

test('all lengths, and all bytes at every place', () => {
  for (let length = 0; length < 60; length++)
    for (const bytes of [new Uint8Array(length), new Uint8Array(length).fill(255), randomBytes(length)])
      assert.deepEqual(unpack(pack(bytes), length), new Uint8Array(bytes));
  const all = Uint8Array.from({ length: 256 * 13 }, (_, i) => i);
  assert.deepEqual(unpack(pack(all), all.length), all);
});

test('the text needs no escape in a script', () => {
  const text = pack(randomBytes(100_000));
  assert.equal(JSON.stringify(text), `"${text}"`);
  assert.doesNotMatch(text, /[<`]/);
  assert.ok(text.length < 123_200);
});
