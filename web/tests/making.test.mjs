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

test('tries add up, and their limit ends the job', async () => {
  const wish = { rules: 'size 4', order: '', seed: '1', count: 30, tries: 9, profile: 'se121', levels: [] };
  const open = { least: 1.2, most: 2, lowest: -1, highest: -1, needs: 'x-wing', without: '' };
  /** @type {string[]} */
  const requests = [];
  const counting = /** @type {any} */ ({
    call: (/** @type {string} */ request) => {
      if (request.startsWith('call make')) requests.push(request);
      return engine.call(request);
    },
  });
  const end = /** @type {any} */ (await makePuzzles(counting, JSON.stringify({ ...wish, ...open }), () => {}));
  assert.equal(requests.length, 5); /* two tries each */
  assert.equal(end.tried, 10);
  assert.deepEqual(
    requests.map((request) => Number(/^tries (\d+)$/m.exec(request)?.[1])),
    [9, 7, 5, 3, 1],
  );
  assert.deepEqual(
    requests.map((request) => Number(/^number (\d+)$/m.exec(request)?.[1])),
    [0, 1, 2, 3, 4],
  );
  assert.match(requests[0], /^profile se121\nrating-least 12\nrating-most 20\nneeds x-wing\nwork 1000000\n/m);
});

test('the closest puzzle fails the latest requirement by the least', async () => {
  const wish = {
    rules: 'size 4',
    order: '',
    seed: '1',
    count: 1,
    tries: 12,
    profile: 'hodoku',
    levels: ['easy', 'hard'],
  };
  const open = { least: 0, most: 0, lowest: 0, highest: 1, needs: '', without: '' };
  const misses = [
    ['clues', 1],
    ['rating', 9],
    ['rating', 4],
    ['rating', 6],
    ['grid', 0],
    ['minimal', 0],
  ];
  let number = 0;
  const missing = /** @type {any} */ ({
    call: (/** @type {string} */ request) => {
      if (!request.startsWith('call make')) return engine.call(request);
      assert.match(request, /^lowest easy\nhighest hard\n/m);
      const [missed, off] = misses[number++];
      return { ...answers.make, puzzle: undefined, nearest: puzzle, missed, off, tries: 2 };
    },
  });
  const end = /** @type {any} */ (await makePuzzles(missing, JSON.stringify({ ...wish, ...open }), () => {}));
  assert.equal(end.best.number, 2);
  assert.equal(end.best.line, puzzle.givens);
  assert.deepEqual(end.found, []);
});
