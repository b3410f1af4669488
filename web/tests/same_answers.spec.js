// SPDX-License-Identifier: MIT
// same_answers.spec.js - five hundred puzzles, solved by the worker of the open page, have the same answers as in the program.

import { cases, seed } from './same_answers.mjs';
import { expect, test } from './support.js';

/** How many puzzles to send at a time. */
const BATCH = 50;

/**
 * Runs within the worker: sends it requests as the page does, and intercepts its answers.
 * @param {string[]} requests @returns {Promise<any[]>}
 */
function askWorker(requests) {
  return new Promise((resolve, reject) => {
    const said = /** @type {any[]} */ ([]);
    const scope = /** @type {any} */ (globalThis);
    scope.postMessage = (/** @type {any} */ { number, answer, crash }) => {
      said[number] = answer;
      if (crash) reject(new Error(crash));
      if (number < requests.length - 1) return;
      delete scope.postMessage;
      resolve(said);
    };
    requests.forEach((request, number) => {
      dispatchEvent(new MessageEvent('message', { data: { number, language: 'en', request } }));
    });
  });
}

test('the answers for five hundred puzzles are those of the program', async ({ page, openPage }) => {
  test.slow();
  console.log(`seed ${seed}`);
  await openPage();
  const [worker] = page.workers();
  const all = cases();
  expect(all.length).toBe(500);
  for (let from = 0; from < all.length; from += BATCH) {
    const some = all.slice(from, from + BATCH);
    const said = await worker.evaluate(
      askWorker,
      some.flatMap(({ requests }) => requests),
    );
    for (const { requests, compare } of some) compare(said.splice(0, requests.length));
  }
});
