// SPDX-License-Identifier: MIT
// Steps of the engine with cells as numbers, and the positions before and after them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainShape, Rules } from '../page/js/model/rules.js';
import { applyStep, ninthOf, parseStep, positionOf, positionWith } from '../page/js/model/step.js';
import { engine } from './real_engine.mjs';

const row = (/** @type {number} */ r) => ({
  kind: 'row',
  short: `r${r + 1}`,
  implied: false,
  cells: [0, 1, 2, 3].map((c) => 4 * r + c),
});
const hidden = { kind: 'window', short: 'h1', implied: true, cells: [0, 5, 10, 15] };
const rules = new Rules(
  plainShape(4),
  /** @type {any} */ ({ houses: [...[0, 1, 2, 3].map(row), hidden], peers: [], broken: null }),
  null,
);
/** Without boxes; the windows imply a house of the corners. */
const windows = await Rules.load(engine, { ...plainShape(4), box: 'none', rules: ['nrc'] });

test('a step of the engine', () => {
  const step = parseStep(
    {
      technique: 'x-wing',
      title: 'X-Wing',
      rating: 3.2,
      placed: [{ cell: 'r1c2', digit: 3 }],
      removed: [{ cell: 'r4c4', digit: 1 }],
      parts: [
        { role: 'set', set: 6, cell: 'r2c1', digit: 2 },
        { role: 'fin', cell: 'r3c3' },
        { role: 'pattern', digit: 4 },
      ],
      houses: [
        { role: 'base', house: 'r2' },
        { role: 'cover', house: 'h1' },
      ],
      nodes: [{ cells: ['r1c1', 'r1c4'], digit: 2, on: true }],
      text: 'text',
      words: 'words',
      digits: '1...............',
      candidates: ['1', '23', ...new Array(14).fill('1234')],
    },
    rules,
  );
  assert.deepEqual(step.placed, [{ cell: 1, digit: 3 }]);
  assert.deepEqual(step.removed, [{ cell: 15, digit: 1 }]);
  assert.deepEqual(step.parts, [
    { role: 'set1', cell: 4, digit: 2 },
    { role: 'fin', cell: 10, digit: 0 },
    { role: 'pattern', cell: -1, digit: 4 },
  ]);
  assert.deepEqual(step.houses, [
    { cover: false, house: 1 },
    { cover: true, house: 4 },
  ]);
  assert.deepEqual(step.nodes[0].cells, [0, 3]);
  assert.equal(step.position?.digits[0], 1);
  assert.equal(step.position?.candidates[0], 0);
  assert.equal(step.position?.candidates[1], 0b0110);
});

test('implied houses count for candidates; marks only if wanted', () => {
  const digits = new Array(16).fill(0);
  digits[0] = 1;
  const layers = { allowed: new Array(16).fill(0), centre: new Array(16).fill(0) };
  layers.centre[1] = 0b0100;
  const game = /** @type {any} */ ({ digits, layers });
  const { candidates } = positionWith(game, windows, digits);
  assert.equal(candidates[1], 0b1110); /* the row */
  assert.equal(candidates[15], 0b1110); /* the implied house */
  assert.equal(candidates[14], 0b1111);
  assert.equal(positionOf(game, windows, false).candidates[1], 0b1110);
  assert.equal(positionOf(game, windows, true).candidates[1], 0b0100);
  assert.equal(positionOf(game, windows, true).candidates[14], 0b1111); /* without marks */
});

test('a step places and removes', () => {
  const position = { digits: new Array(16).fill(0), candidates: new Array(16).fill(0b1111) };
  position.candidates[3] = 0b1000; /* removed by an earlier step */
  const step = /** @type {any} */ ({ removed: [{ cell: 9, digit: 4 }], placed: [{ cell: 5, digit: 2 }] });
  const after = applyStep(position, step, windows);
  assert.equal(after.digits[5], 2);
  assert.equal(after.candidates[5], 0);
  assert.equal(after.candidates[4], 0b1101);
  assert.equal(after.candidates[10], 0b1101); /* in a window with it */
  assert.equal(after.candidates[9], 0b0101);
  assert.equal(after.candidates[8], 0b1111);
  assert.equal(after.candidates[3], 0b1000);
  assert.equal(position.digits[5], 0);
  assert.equal(position.candidates[4], 0b1111);
});

test('a ninth of the grid', () => {
  assert.deepEqual(ninthOf(0, 9), [0, 1, 2, 9, 10, 11, 18, 19, 20]);
  assert.deepEqual(ninthOf(80, 9), [60, 61, 62, 69, 70, 71, 78, 79, 80]);
  assert.deepEqual(ninthOf(5, 4), [0, 1, 4, 5]);
  assert.deepEqual(ninthOf(10, 4), [10]); /* thirds of 4 are 2, 1 and 1 */
});
