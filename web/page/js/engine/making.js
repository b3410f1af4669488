// SPDX-License-Identifier: MIT
// making.js - the job "make": makes and rates the puzzles of a seed, one after the other, until enough of them match the
// request.
//
// Stopping the job terminates its worker, so every report contains all that must not be lost: what was found since the
// last report, and the closest puzzle so far.

import { shapeLines } from '../model/rules.js';

/**
 * @typedef {object} Wish
 * @property {string} rules lines of a request
 * @property {string} order more lines of make: symmetry, clues...
 * @property {string} seed
 * @property {number} count how many puzzles to find
 * @property {number} tries how many grids to try at most
 * @property {string} profile to rate by
 * @property {number} least of the rating, or of the score; 0: any
 * @property {number} most
 * @property {string[]} levels names in order, for profiles that have levels
 * @property {number} lowest number of a level; -1: any
 * @property {number} highest
 * @property {string} needs a technique; "": none
 * @property {string} without
 *
 * @typedef {object} Made
 * @property {any} puzzle as `read` gives it
 * @property {number} clues
 * @property {number} number under its seed
 * @property {any} rating as `rate` gives it
 * @property {string} line
 *
 * @typedef {{ tried: number, found: Made[], best: Made | null }} News
 */

/** Work limit of the search for a step, roughly in microseconds, so that no puzzle holds up the others. */
const MOST_WORK = 1_000_000;
/** How many grids the engine tries for one puzzle before the next number, so that progress can be reported. */
const TRIES = 20;
/** Milliseconds between reports while nothing is found. */
const PAUSE = 100;
/** Requirements in the order in which the engine checks them: a puzzle that fails a later one is closer. */
const WISHES = ['grid', 'pattern', 'clues', 'minimal', 'rating', 'needs', 'without'];

/** The lines of make that state the difficulty. @param {Wish} wish */
function difficultyLines(wish) {
  const scale = wish.profile === 'hodoku' ? 1 : 10; /* scores, or tenths */
  const lines = [
    ['profile', wish.profile],
    ['rating-least', wish.least && Math.round(wish.least * scale)],
    ['rating-most', wish.most && Math.round(wish.most * scale)],
    ['lowest', wish.levels[wish.lowest]],
    ['highest', wish.levels[wish.highest]],
    ['needs', wish.needs],
    ['without', wish.without],
    ['work', MOST_WORK],
  ];
  return lines.flatMap(([key, value]) => (value ? [`${key} ${value}\n`] : [])).join('');
}

/** @param {import('./loader.js').LoadedEngine} engine @param {string} request */
function ask(engine, request) {
  const answer = engine.call(request);
  if (answer.error) throw answer;
  return answer;
}

/** @param {import('./loader.js').LoadedEngine} engine @param {any} puzzle */
function lineOf(engine, puzzle) {
  const shape = { ...puzzle, rules: puzzle.rules.split(' ').filter(Boolean) };
  const { text } = ask(engine, `call convert\n${shapeLines(shape)}\ngivens ${puzzle.givens}\nformat line\n`);
  return text.trim();
}

/**
 * The puzzle with this number, or the one that came closest to the request; null if none could be rated.
 * @param {import('./loader.js').LoadedEngine} engine @param {Wish} wish @param {number} number @param {number} tries
 * @returns {{ found: boolean, tries: number, made: Made | null, missed: number, off: number }}
 */
function makeOne(engine, wish, number, tries) {
  const answer = ask(
    engine,
    `call make\n${wish.rules}\n${wish.order}seed ${wish.seed}\nnumber ${number}\ntries ${tries}\n${difficultyLines(wish)}`,
  );
  const { clues, rating } = answer;
  const puzzle = answer.puzzle ?? answer.nearest;
  const made = puzzle && rating ? { puzzle, clues, number, rating, line: lineOf(engine, puzzle) } : null;
  const missed = WISHES.indexOf(answer.missed);
  return { found: Boolean(answer.puzzle), tries: answer.tries, made, missed, off: answer.off };
}

/** @type {import('./jobs.js').Job} */
export async function makePuzzles(engine, parameters, progress) {
  const wish = /** @type {Wish} */ (JSON.parse(parameters));
  let found = /** @type {Made[]} */ ([]);
  let best = /** @type {Made | null} */ (null);
  let nearest = { missed: -1, off: 0 };
  let count = 0;
  let number = 0;
  let reported = performance.now();
  let tried = 0;
  try {
    while (tried < wish.tries && count < wish.count) {
      const one = makeOne(engine, wish, number++, Math.min(TRIES, wish.tries - tried));
      tried += one.tries;
      if (one.found && one.made) {
        found.push(one.made);
        count++;
      } else if (one.made && (one.missed - nearest.missed || nearest.off - one.off) > 0) {
        nearest = one;
        best = one.made;
      }
      if (!found.length && performance.now() - reported < PAUSE) continue;
      progress({ tried, found, best });
      found = [];
      reported = performance.now();
    }
  } catch (answer) {
    if (answer && typeof answer === 'object' && 'error' in answer) return answer;
    throw answer;
  }
  return { tried, found, best };
}
