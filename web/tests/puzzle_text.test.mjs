// SPDX-License-Identifier: MIT
// Files become texts, packed ones as well, and what is too large for a page is refused before it is read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { textOfFile } from '../page/js/model/puzzle_text.js';

test('a file is read, packed or not', async () => {
  assert.equal(await textOfFile(new Blob(['1.2é'])), '1.2é');
  assert.equal(await textOfFile(new Blob([new Uint8Array(gzipSync('1.2é'))])), '1.2é');
});

test('a file that is too large is refused, also if it only grows so when unpacked', async () => {
  const large = Buffer.alloc(10_000_001, '.');
  await assert.rejects(textOfFile(new Blob([large])), /more than 10 MB/);
  await assert.rejects(textOfFile(new Blob([new Uint8Array(gzipSync(large))])), /more than 10 MB/);
});
