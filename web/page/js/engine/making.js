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
 * @property {number} tries puzzles that are made at most
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
/** Tries that the engine has to reach the number of clues, before the next number. */
const CLUE_TRIES = 20;
/** Between reports of what was not found, in milliseconds. */
const PAUSE = 100;
/** What a wrong technique weighs, compared to a rating that is off by one. */
const TECHNIQUE = 1e6;
const LEVEL = 1e5;

/** How far a number is from an interval whose ends may be open. @param {number} x @param {number} low @param {number} high @param {number} open */
const distance = (x, low, high, open) => (low !== open && x < low ? low - x : high !== open && x > high ? x - high : 0);

/** How far a rating is from the wish; 0: it is as wished. @param {Wish} wish @param {any} rating */
function offTheMark(wish, rating) {
  const uses = (/** @type {string} */ name) =>
    rating.used.some((/** @type {{ technique: string }} */ step) => step.technique === name);
  const wrong = Number(wish.needs !== '' && !uses(wish.needs)) + Number(wish.without !== '' && uses(wish.without));
  return (
    wrong * TECHNIQUE +
    distance(wish.levels.indexOf(rating.level), wish.lowest, wish.highest, -1) * LEVEL +
    distance(rating.rating ?? rating.score, wish.least, wish.most, 0)
  );
}

/** @param {import('./loader.js').LoadedEngine} engine @param {string} request */
function ask(engine, request) {
  const answer = engine.call(request);
  if (answer.error) throw answer;
  return answer;
}

/**
 * One puzzle with its rating; null: there is none of that number, or it is too hard to rate.
 * @param {import('./loader.js').LoadedEngine} engine @param {Wish} wish @param {number} number
 * @returns {Made | null}
 */
function makeOne(engine, wish, number) {
  const { puzzle, clues } = ask(
    engine,
    `call make\n${wish.rules}\n${wish.order}seed ${wish.seed}\nnumber ${number}\ntries ${CLUE_TRIES}\n`,
  );
  if (!puzzle) return null;
  const shape = { ...puzzle, rules: puzzle.rules.split(' ').filter(Boolean) };
  const lines = `${shapeLines(shape)}\ngivens ${puzzle.givens}`;
  const { ratings } = ask(engine, `call rate\n${lines}\nprofiles ${wish.profile}\nwork ${MOST_WORK}\n`);
  const rating = ratings?.[0];
  if (!rating || !['solved', 'stuck'].includes(rating.end)) return null;
  const { text } = ask(engine, `call convert\n${lines}\nformat line\n`);
  return { puzzle, clues, number, rating, line: text.trim() };
}

/** @type {import('./jobs.js').Job} */
export async function makePuzzles(engine, parameters, progress) {
  const wish = /** @type {Wish} */ (JSON.parse(parameters));
  let found = /** @type {Made[]} */ ([]);
  let best = /** @type {Made | null} */ (null);
  let nearest = Number.POSITIVE_INFINITY;
  let count = 0;
  let reported = performance.now();
  let tried = 0;
  try {
    while (tried < wish.tries && count < wish.count) {
      const made = makeOne(engine, wish, tried++);
      const off = made ? offTheMark(wish, made.rating) : Number.POSITIVE_INFINITY;
      if (made && off === 0) {
        found.push(made);
        count++;
      } else if (off < nearest) {
        nearest = off;
        best = made;
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
