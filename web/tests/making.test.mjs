// SPDX-License-Identifier: MIT
// The job that makes puzzles: stopping it terminates its worker, so every puzzle must be reported at once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzles } from '../page/js/engine/making.js';

const puzzle = { size: 4, box: null, regions: null, rules: '', houses: [], givens: '.....3.41.2.....' };

/**
 * Answers one after the other, and the requests for them.
 * @param {any[]} answers
 */
function engineWith(answers) {
  const requests = /** @type {string[]} */ ([]);
  const call = (/** @type {string} */ request) => {
    requests.push(request);
    return answers[requests.length - 1];
  };
  return { requests, engine: /** @type {any} */ ({ call }) };
}

const found = (/** @type {number} */ number, over = false) => ({
  ...{ verdict: 'found', puzzle, number, tried: 2 * number + 2, over, continue: `${number + 1} 0` },
});

test('every puzzle is reported as soon as it is found', async () => {
  const { engine, requests } = engineWith([found(0), found(1), found(2, true)]);
  const reported = /** @type {any[]} */ ([]);
  const end = /** @type {any} */ (await makePuzzles(engine, 'seed 1\n', (news) => reported.push(news)));
  assert.deepEqual(
    [...reported, end].map((news) => [news.tried, news.found.map((/** @type {any} */ made) => made.number)]),
    [
      [2, [0]],
      [4, [1]],
      [6, [2]],
    ],
  );
  assert.deepEqual(requests, [
    'call series\nseed 1\n',
    'call series\nseed 1\ncontinue 1 0\n',
    'call series\nseed 1\ncontinue 2 0\n',
  ]);
});

test('the closest puzzle is the last that the engine called nearest', async () => {
  const missed = { puzzle: null, nearest: puzzle, tried: 9, over: false, continue: '' };
  const { engine } = engineWith([
    { ...missed, verdict: 'nearest', number: 0 },
    { ...missed, verdict: 'nearest', number: 1 },
    { ...missed, verdict: 'passed', number: 2, over: true },
  ]);
  const end = /** @type {any} */ (await makePuzzles(engine, '', () => {}));
  assert.equal(end.best.number, 1);
  assert.equal(end.best.puzzle, puzzle);
  assert.deepEqual(end.found, []);
});

test('an error of the engine ends the job', async () => {
  const { engine } = engineWith([found(0), { error: { message: 'no' } }]);
  assert.deepEqual(await makePuzzles(engine, '', () => {}), { error: { message: 'no' } });
});
