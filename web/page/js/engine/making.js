// SPDX-License-Identifier: MIT
// making.js - the job "make": puzzles of a seed, one after the other, are made and rated until enough of them are as
// they were wished for.
//
// Whoever stops the job ends its worker, so every report carries all that must not be lost: what was found since the
// last one, and the nearest so far.

import { shapeLines } from '../model/rules.js';

/**
 * @typedef {object} Wish
 * @property {string} rules lines of a request
 * @property {string} order more lines of make: symmetry, clues...
 * @property {string} seed
 * @property {number} count puzzles that are wanted
 * @property {number} tries grids that are tried at most
 * @property {string} profile to rate by
 * @property {number} least of the rating, or of the score; 0: any
 * @property {number} most
 * @property {string[]} levels names in their order, of profiles that have them
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

/** What the search for a step may cost, in microseconds or so: no puzzle holds up the others. */
const MOST_WORK = 1_000_000;
/** Grids that the engine tries for a puzzle before the next number: so there is something to report now and then. */
const TRIES = 20;
/** Between reports of what was not found, in milliseconds. */
const PAUSE = 100;
/** Wishes in the order in which the engine tests them: who fails a later one has come nearer. */
const WISHES = ['grid', 'pattern', 'clues', 'minimal', 'rating', 'needs', 'without'];

/** The lines of make that tell how hard a puzzle is to be. @param {Wish} wish */
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
 * The puzzle of a number, or the one that came nearest to the wish; that is null if none could be rated.
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
