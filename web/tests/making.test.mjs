// SPDX-License-Identifier: MIT
// The job that makes puzzles: stopping it terminates its worker, so every puzzle must be reported at once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzles } from '../page/js/engine/making.js';

const puzzle = { size: 4, box: null, regions: null, rules: '', houses: [], givens: '.....3.41.2.....' };
const answers = {
  make: { puzzle, clues: 4, tries: 2, rating: { end: 'solved', rating: 1.2, level: null, score: null, used: [] } },
  convert: { text: `${puzzle.givens}\n` },
};
const engine = /** @type {any} */ ({
  call: (/** @type {string} */ request) =>
    Object.entries(answers).find(([name]) => request.startsWith(`call ${name}\n`))?.[1],
});

test('every puzzle is reported as soon as it is found', async () => {
  const wish = { rules: 'size 4', order: '', seed: '1', count: 3, tries: 9, profile: 'se121', levels: [] };
  const open = { least: 0, most: 0, lowest: -1, highest: -1, needs: '', without: '' };
  /** @type {number[]} */
  const reported = [];
  await makePuzzles(engine, JSON.stringify({ ...wish, ...open }), (/** @type {any} */ news) =>
    reported.push(news.found.length),
  );
  assert.deepEqual(reported, [1, 1, 1]);
});
