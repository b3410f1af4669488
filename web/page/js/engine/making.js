// SPDX-License-Identifier: MIT
// making.js - the job "make": the puzzles of a series, see src/service/README.md.  The engine decides what to try next, what is
// closest, and when to give up.
//
// Stopping the job terminates its worker, so every report contains all that must not be lost: what was found since the
// last report, and the closest puzzle so far.

/**
 * @typedef {object} Made
 * @property {any} puzzle as `read` gives it
 * @property {number} clues
 * @property {number} number under its seed
 * @property {any} rating as `rate` gives it
 * @property {string} line
 * @property {string | null} why it does not match the request
 *
 * @typedef {{ tried: number, found: Made[], best: Made | null }} News
 */

/** Milliseconds between reports while nothing is found. */
const PAUSE = 100;

/** @type {import('./jobs.js').Job} */
export async function makePuzzles(engine, request, progress) {
  let found = /** @type {Made[]} */ ([]);
  let best = /** @type {Made | null} */ (null);
  let state = '';
  let reported = performance.now();
  for (;;) {
    const answer = engine.call(`call series\n${request}${state}`);
    if (answer.error) return answer;
    const made = { ...answer, puzzle: answer.puzzle ?? answer.nearest };
    if (answer.verdict === 'found') found.push(made);
    else if (answer.verdict === 'nearest') best = made;
    const news = { tried: answer.tried, found, best };
    if (answer.over) return news;
    state = `continue ${answer.continue}\n`;
    if (!found.length && performance.now() - reported < PAUSE) continue;
    progress(news);
    found = [];
    reported = performance.now();
  }
}
