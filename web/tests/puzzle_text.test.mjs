// SPDX-License-Identifier: MIT
// Files are read as text, also compressed ones, and files that are too large are refused before they are read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { offsetOf, textOfFile } from '../page/js/model/puzzle_text.js';

test('a file is read, compressed or not', async () => {
  assert.equal(await textOfFile(new Blob(['1.2é'])), '1.2é');
  assert.equal(await textOfFile(new Blob([new Uint8Array(gzipSync('1.2é'))])), '1.2é');
});

test('a file that is too large is refused, also if only its decompressed content is', async () => {
  const large = Buffer.alloc(10_000_001, '.');
  await assert.rejects(textOfFile(new Blob([large])), /larger than 10 MB/);
  await assert.rejects(textOfFile(new Blob([new Uint8Array(gzipSync(large))])), /larger than 10 MB/);
});

test('the offset of a line and column', () => {
  assert.equal(offsetOf('ab\ncd', 1, 1), 0);
  assert.equal(offsetOf('ab\ncd', 2, 2), 4);
  assert.equal(offsetOf('ab\ncd', 2, 99), 5);
  assert.equal(offsetOf('ab\ncd', 9, 1), 5);
});
