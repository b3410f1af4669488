// SPDX-License-Identifier: MIT
// Rules as the page knows them: what cells see, clashes, candidates, and the lines of a request.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowed, plainShape, Rules, sameShape, shapeLines } from '../page/js/model/rules.js';
import { digitsOf } from '../page/js/model/symbols.js';

/** Rows, columns and boxes of 4x4, and an implied house of the corners. */
function fourByFour() {
  const range = [0, 1, 2, 3];
  const house = (/** @type {string} */ kind, /** @type {number[]} */ cells, implied = false) => ({
    kind,
    cells,
    implied,
  });
  const houses = [
    ...range.map((r) =>
      house(
        'row',
        range.map((c) => 4 * r + c),
      ),
    ),
    ...range.map((c) =>
      house(
        'column',
        range.map((r) => 4 * r + c),
      ),
    ),
    ...range.map((b) =>
      house(
        'box',
        range.map((i) => 8 * (b >> 1) + 2 * (b & 1) + 4 * (i >> 1) + (i & 1)),
      ),
    ),
    house('window', [0, 3, 12, 15], true),
  ];
  return new Rules(plainShape(4), /** @type {any} */ (houses), null);
}

test('cells see those of their houses, without implied ones', () => {
  const rules = fourByFour();
  assert.deepEqual(
    [...rules.peers[0]].sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 8, 12],
  );
  assert.deepEqual(
    [...rules.peers[15]].sort((a, b) => a - b),
    [3, 7, 10, 11, 12, 13, 14],
  );
  assert.deepEqual(rules.housesOf[15], [3, 7, 11, 12]);
  assert.equal(rules.all, 15);
});

test('candidates are what the digits that a cell sees leave', () => {
  const rules = fourByFour();
  const digits = new Array(16).fill(0);
  const allowed = new Array(16).fill(0);
  digits[0] = 1;
  digits[7] = 4;
  digits[13] = 3;
  allowed[10] = 0b0011;
  const candidates = rules.candidates(digits, allowed).map(digitsOf);
  assert.deepEqual(candidates[0], []);
  assert.deepEqual(candidates[1], [2, 4]);
  assert.deepEqual(candidates[3], [2, 3]);
  assert.deepEqual(candidates[5], [2]);
  assert.deepEqual(candidates[10], [1, 2]);
  assert.deepEqual(candidates[15], [1, 2]);
});

test('clashes are both cells of a pair, and digits that are not allowed', () => {
  const rules = fourByFour();
  const digits = new Array(16).fill(0);
  const allowed = new Array(16).fill(0);
  digits[0] = digits[15] = 2; /* only the implied house has both */
  assert.deepEqual([...rules.clashes(digits, allowed)], []);
  digits[12] = 2;
  assert.deepEqual([...rules.clashes(digits, allowed)].sort(), [0, 12, 15].sort());
  digits[12] = 0;
  allowed[15] = 0b1101;
  assert.deepEqual([...rules.clashes(digits, allowed)], [15]);
  assert.ok(isAllowed(3, 0) && isAllowed(3, 0b100) && !isAllowed(3, 0b011));
});

test('a shape as lines of a request', () => {
  const shape = { ...plainShape(6), rules: ['x', 'nrc'], houses: ['r1c1 r2c2', 'r3c3 r4c4'] };
  assert.equal(shapeLines(plainShape(9)), 'size 9');
  assert.equal(shapeLines(shape), 'size 6\nrules x nrc\nhouse r1c1 r2c2\nhouse r3c3 r4c4');
  assert.equal(shapeLines({ ...plainShape(6), box: '3x2' }), 'size 6\nbox 3x2');
  assert.equal(
    shapeLines({ ...plainShape(4), box: '2x2', regions: 'AABBAABBCCDDCCDD' }),
    'size 4\nregions AABBAABBCCDDCCDD',
  );
  assert.ok(sameShape(shape, { ...shape }) && !sameShape(shape, { ...shape, houses: [] }));
});

test('regions are letters, and dots where there are none', async () => {
  const boxes = fourByFour().houses.filter((house) => house.kind !== 'window');
  const engine = (/** @type {any[]} */ houses) => /** @type {any} */ ({ ask: async () => ({ houses, broken: 'B' }) });
  const rules = await Rules.load(engine(boxes), plainShape(4));
  assert.equal(rules.regions, '1122112233443344');
  assert.equal(rules.broken, 'B');
  const lines = boxes.filter((house) => house.kind !== 'box');
  assert.equal((await Rules.load(engine(lines), plainShape(4))).regions, '.'.repeat(16));
});
