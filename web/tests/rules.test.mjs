// SPDX-License-Identifier: MIT
// Rules as the page knows them: what cells see, conflicts and candidates by the engine, and the lines of a request.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainShape, Rules, sameShape, shapeLines } from '../page/js/model/rules.js';
import { digitsOf } from '../page/js/model/symbols.js';
import { engine } from './real_engine.mjs';

/** Windows of 4x4 imply a house of the corners. */
const windows = await Rules.load(engine, { ...plainShape(4), rules: ['nrc'] });
const grid = (/** @type {Record<number, number>} */ values) => Object.assign(new Array(16).fill(0), values);

test('cells see those of their houses, without implied ones', () => {
  assert.deepEqual([...windows.peers[0]], [1, 2, 3, 4, 5, 8, 12]);
  assert.deepEqual([...windows.peers[10]], [2, 5, 6, 8, 9, 11, 14, 15]);
  const implied = windows.housesOf[15].filter((house) => windows.houses[house].implied);
  assert.deepEqual(
    implied.map((house) => windows.houses[house].cells),
    [[0, 3, 12, 15]],
  );
});

test('candidates are what the digits leave, also by implied houses', () => {
  const { candidates } = windows.marks(grid({ 0: 1, 7: 4, 13: 3 }), grid({ 10: 0b0011 }));
  assert.deepEqual(digitsOf(candidates[0]), []);
  assert.deepEqual(digitsOf(candidates[1]), [2, 4]);
  assert.deepEqual(digitsOf(candidates[3]), [2, 3]);
  assert.deepEqual(digitsOf(candidates[10]), [1, 2]);
  assert.deepEqual(digitsOf(candidates[15]), [2]);
});

test('conflicts are both cells of a pair, and digits that are not allowed', () => {
  const far = grid({ 0: 2, 15: 2 }); /* only the implied house has both */
  assert.deepEqual([...windows.marks(far).conflicts], []);
  const { conflicts } = windows.marks(grid({ 0: 2, 12: 2, 15: 2 }));
  assert.deepEqual(
    [...conflicts].map(([cell, house]) => [cell, windows.houses[house ?? -1]?.name]),
    [
      [0, 'column 1'],
      [12, 'row 4'],
      [15, 'row 4'],
    ],
  );
  assert.deepEqual([...windows.marks(far, grid({ 15: 0b1101 })).conflicts], [[15, null]]);
});

test('a grid is looked at once; without an engine nothing is known about it', () => {
  const digits = grid({ 3: 1 });
  assert.equal(windows.marks(digits), windows.marks([...digits]));
  assert.notEqual(windows.marks(digits), windows.marks(grid({ 4: 1 })));
  const { conflicts, candidates } = new Rules(plainShape(4), null, null).marks(digits);
  assert.equal(conflicts.size, 0);
  assert.deepEqual(candidates, grid({}));
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
  const boxes = await Rules.load(engine, plainShape(4));
  assert.equal(boxes.regions, '1122112233443344');
  assert.equal(boxes.broken, null);
  const lines = await Rules.load(engine, { ...plainShape(4), box: 'none' });
  assert.equal(lines.regions, '.'.repeat(16));
  const pieces = await Rules.load(engine, { ...plainShape(4), regions: 'AABBAABCBDCCDDDC' });
  assert.equal(pieces.broken, 'B');
});
