// SPDX-License-Identifier: MIT
// same_answers.mjs - puzzles of all kinds with the program's answers, to be compared with those of the page's engine.
// Needs the preset release.  SEED=n repeats a run.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const seed = Number(process.env.SEED ?? Date.now() % 1000000);
const limit = 300;
const work = 300000;

/* Variants with few clues are very hard, and rating hard puzzles takes long. */
const kinds = [
  { count: 160, options: [] },
  { count: 60, options: ['--rules', 'x', '--clues', '22..'] },
  { count: 60, options: ['--rules', 'nrc', '--clues', '22..'] },
  { count: 50, options: ['--rules', 'x,nrc', '--clues', '20..'] },
  { count: 60, options: ['--regions', 'random', '--clues', '24..'] },
  { count: 40, options: ['--size', '4'] },
  { count: 60, options: ['--size', '6'] },
  { count: 10, options: ['--size', '16', '--clues', '120..'] },
];

/**
 * @typedef {{ size: number, rules: string[], box: string, regions?: string, givens: string }} Puzzle as the program writes it
 * @typedef {{ solved: any, count: string, rated: any }} Expected the program's answers
 */

/** What the program prints; an exit code for puzzles with no solution or several is not a failure. @param {string[]} words */
function sudoku(...words) {
  try {
    return execFileSync(join(root, 'build/bin/sudoku'), words, {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    const printed = /** @type {{ stdout?: string }} */ (error).stdout;
    if (printed) return printed;
    throw error;
  }
}

/** @param {string} text */
const lines = (text) => text.trimEnd().split('\n');

/** Of five puzzles, one lacks a given and one has a wrong one. @param {Puzzle} puzzle @param {number} index */
function spoil(puzzle, index) {
  const cells = [...puzzle.givens];
  const given = cells.findIndex((symbol, cell) => symbol !== '.' && cell >= index % cells.length);
  if (given < 0 || index % 5 < 3) return puzzle;
  if (index % 5 === 3) cells[given] = '.';
  else cells[given] = cells[given] === '1' ? '2' : '1';
  return { ...puzzle, givens: cells.join('') };
}

/** @param {number} share of 500 @returns {Puzzle[]} */
function makePuzzles(share) {
  return kinds
    .flatMap(({ count, options }, kind) => {
      const number = String(Math.round(count * share));
      return lines(
        sudoku('generate', '--format', 'json', '--seed', String(seed + kind), '--count', number, ...options),
      );
    })
    .map((line, index) => spoil(JSON.parse(line), index));
}

/** The lines of a request. @param {Puzzle} puzzle */
function keys({ size, rules, box, regions, givens }) {
  const shape = regions ? `regions ${regions}` : `box ${box}`;
  return `size ${size}\n${shape}\nrules ${rules.join(' ')}\ngivens ${givens}`;
}

/** @type {Record<string, string>} */
const answers = { unique: 'unique', several: 'several solutions', none: 'no solution' };

/**
 * @typedef {object} Case
 * @property {string[]} requests to the engine: check and, unless the puzzle is large, rate
 * @property {(said: any[]) => void} compare throws unless these are the program's answers
 */

/** @param {number} [share] of 500 puzzles @returns {Case[]} */
export function cases(share = 1) {
  const puzzles = makePuzzles(share);
  const folder = mkdtempSync(join(tmpdir(), 'same-answers-'));
  const fileOf = (/** @type {Puzzle[]} */ some) => {
    const file = join(folder, `${some.length}.jsonl`);
    writeFileSync(file, some.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(''));
    return file;
  };
  try {
    const file = fileOf(puzzles);
    const solved = lines(sudoku('solve', '--format', 'json', file)).map((line) => JSON.parse(line));
    const counts = lines(sudoku('count', '--limit', String(limit), file));
    const small = fileOf(puzzles.filter(({ size }) => size <= 9));
    const rated = lines(
      sudoku('rate', '--profile', 'se121', '--format', 'json', '--node-limit', String(work), small),
    ).map((line) => JSON.parse(line));
    return puzzles.map((puzzle, index) => {
      const expected = { solved: solved[index], count: counts[index], rated: puzzle.size <= 9 ? rated.shift() : null };
      return caseOf(puzzle, expected);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {Puzzle} puzzle @param {Expected} expected @returns {Case} */
function caseOf(puzzle, expected) {
  const check = `call check\nlimit ${limit}\n${keys(puzzle)}`;
  const rate = `call rate\nprofiles se121\nwork ${work}\n${keys(puzzle)}`;
  return {
    requests: puzzle.size <= 9 ? [check, rate] : [check],
    compare([checked, rating]) {
      const context = `seed ${seed}: ${JSON.stringify(puzzle)}`;
      assert.equal(answers[checked.answer], expected.solved.answer, context);
      if (checked.answer === 'unique') assert.equal(checked.solution, expected.solved.solution, context);
      assert.equal(checked.complete ? String(checked.count) : `at least ${checked.count}`, expected.count, context);
      if (rating) compareRatings(rating, expected, context);
    },
  };
}

/** @param {any} rating @param {Expected} expected @param {string} context */
function compareRatings({ answer, ratings }, { solved, rated }, context) {
  assert.equal(answers[answer], solved.answer, context);
  if (answer !== 'unique') return;
  if (rated.answer !== 'rated') {
    assert.equal(ratings[0].end, 'limit', context);
    return;
  }
  for (const key of ['rating', 'pearl', 'diamond', 'steps', 'hardest', 'guessed'])
    assert.equal(ratings[0][key], rated[key], `${key}, ${context}`);
}
