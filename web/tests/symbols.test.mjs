// SPDX-License-Identifier: MIT
// How digits, masks and cells are written, and read again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bit,
  cellName,
  cellOf,
  digitsOf,
  digitsToText,
  maskToText,
  symbol,
  textToDigits,
  textToMask,
} from '../page/js/model/symbols.js';

test('digits and their symbols', () => {
  assert.equal([...Array(36).keys()].map(symbol).join(''), '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  assert.deepEqual(textToDigits('.0_19AaZz'), [0, 0, 0, 1, 9, 10, 10, 35, 35]);
  assert.deepEqual(textToDigits('?!'), [-1, -1]);
  assert.equal(digitsToText([0, 5, 12, 25]), '.5CP');
});

test('masks', () => {
  assert.deepEqual(digitsOf(0), []);
  assert.deepEqual(digitsOf(0b100010001), [1, 5, 9]);
  assert.deepEqual(digitsOf(bit(25)), [25]);
  assert.equal(maskToText(bit(1) | bit(10)), '1A');
  assert.equal(textToMask('1A.0'), bit(1) | bit(10));
  for (let digit = 1; digit <= 25; digit++) assert.equal(bit(digit), 2 ** (digit - 1));
});

test('names of cells', () => {
  for (const size of [1, 4, 9, 25])
    for (let cell = 0; cell < size * size; cell++) {
      const name = `r${1 + Math.floor(cell / size)}c${1 + (cell % size)}`;
      assert.equal(cellName(cell, size), name);
      assert.equal(cellOf(name, size), cell);
      assert.equal(cellOf(name.toUpperCase(), size), cell);
    }
  for (const name of ['r0c1', 'r1c0', 'r10c1', 'r1c10', 'rc', 'r1', 'c1r1', 'r1c1 ', 'A1', ''])
    assert.equal(cellOf(name, 9), -1);
});
