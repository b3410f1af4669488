// SPDX-License-Identifier: MIT
// engine.test.mjs - the modules of WebAssembly against the program: the same puzzles, the same answers.
// Needs the presets release and wasm. SEED=n repeats a run.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine, supportsSimd } from '../page/js/engine/loader.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const seed = Number(process.env.SEED ?? Date.now() % 1000000);
const limit = 300;
const work = 300000;

const kinds = [
  { count: 160, options: [] },
  { count: 60, options: ['--rules', 'x'] },
  { count: 60, options: ['--rules', 'nrc'] },
  { count: 50, options: ['--rules', 'x,nrc'] },
  { count: 60, options: ['--regions', 'random'] },
  { count: 40, options: ['--size', '4'] },
  { count: 60, options: ['--size', '6'] },
  { count: 10, options: ['--size', '16', '--clues', '120..'] },
];

/**
 * @typedef {{ size: number, rules: string[], box: string, regions?: string, givens: string }} Puzzle as the program writes it
 * @typedef {{ solved: any, count: string, rated: any }} Expected what the program says of it
 */

/** What the program prints; that some puzzles have no solution or several is no failure. @param {string[]} words */
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

function makePuzzles() {
  return kinds
    .flatMap(({ count, options }, kind) =>
      lines(
        sudoku('generate', '--format', 'json', '--seed', String(seed + kind), '--count', String(count), ...options),
      ),
    )
    .map((line, index) => spoil(JSON.parse(line), index));
}

/** The lines of a request. @param {Puzzle} puzzle */
function keys({ size, rules, box, regions, givens }) {
  const shape = regions ? `regions ${regions}` : `box ${box}`;
  return `size ${size}\n${shape}\nrules ${rules.join(' ')}\ngivens ${givens}`;
}

/** @type {Record<string, string>} */
const answers = { unique: 'unique', several: 'several solutions', none: 'no solution' };

/** @param {string} kind */
async function load(kind) {
  return loadEngine(await WebAssembly.compile(readFileSync(join(root, `build/web/engine/engine-${kind}.wasm`))));
}

/** @param {import('../page/js/engine/loader.js').LoadedEngine} engine @param {Puzzle} puzzle @param {Expected} expected */
function compare(engine, puzzle, expected) {
  const checked = engine.call(`call check\nlimit ${limit}\n${keys(puzzle)}`);
  const context = `seed ${seed}: ${JSON.stringify(puzzle)}`;
  assert.equal(answers[checked.answer], expected.solved.answer, context);
  if (checked.answer === 'unique') assert.equal(checked.solution, expected.solved.solution, context);
  assert.equal(checked.complete ? String(checked.count) : `at least ${checked.count}`, expected.count, context);
  if (puzzle.size > 9) return;
  const rated = engine.call(`call rate\nprofiles se121\nwork ${work}\n${keys(puzzle)}`);
  assert.equal(answers[rated.answer], expected.solved.answer, context);
  if (rated.answer !== 'unique') return;
  const [ours] = rated.ratings;
  if (expected.rated.answer !== 'rated') {
    assert.equal(ours.end, 'limit', context);
    return;
  }
  for (const key of ['rating', 'pearl', 'diamond', 'steps', 'hardest', 'guessed'])
    assert.equal(ours[key], expected.rated[key], `${key}, ${context}`);
}

test('modules have no imports, and as many exports as they need', async () => {
  assert.ok(supportsSimd());
  for (const kind of ['simd', 'scalar']) {
    const module = new WebAssembly.Module(readFileSync(join(root, `build/web/engine/engine-${kind}.wasm`)));
    assert.deepEqual(WebAssembly.Module.imports(module), []);
    const names = WebAssembly.Module.exports(module).map(({ name }) => name);
    assert.deepEqual(names.sort(), ['_initialize', 'memory', 'web_answer', 'web_call', 'web_room']);
  }
  assert.equal((await load('simd')).call('call meta').isa, 'simd128');
  assert.equal((await load('scalar')).call('call meta').isa, 'portable');
});

test(`500 puzzles of seed ${seed} have the answers of the program`, async () => {
  console.log(`seed ${seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  try {
    const file = join(folder, 'puzzles.jsonl');
    const puzzles = makePuzzles();
    assert.equal(puzzles.length, 500);
    writeFileSync(file, `${puzzles.map((puzzle) => JSON.stringify(puzzle)).join('\n')}\n`);
    const solved = lines(sudoku('solve', '--format', 'json', file)).map((line) => JSON.parse(line));
    const counts = lines(sudoku('count', '--limit', String(limit), file));
    const small = join(folder, 'small.jsonl');
    writeFileSync(
      small,
      puzzles
        .filter(({ size }) => size <= 9)
        .map((puzzle) => `${JSON.stringify(puzzle)}\n`)
        .join(''),
    );
    const rated = lines(
      sudoku('rate', '--profile', 'se121', '--format', 'json', '--node-limit', String(work), small),
    ).map((line) => JSON.parse(line));
    const engines = [await load('simd'), await load('scalar')];
    let next = 0;
    puzzles.forEach((puzzle, index) => {
      const expected = { solved: solved[index], count: counts[index], rated: puzzle.size <= 9 ? rated[next++] : null };
      compare(engines[index % 2], puzzle, expected);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an engine lives on after bad requests and large ones', async () => {
  const engine = await load('simd');
  assert.match(engine.call('call nothing').error.message, /no such call/);
  assert.match(engine.call(`call check\ngivens ${'.'.repeat(1 << 22)}`).error.message, /not square/);
  assert.match(engine.call('call hint\nsize 16\nwork 1000').answer, /several|unknown/);
  assert.equal(engine.call('call check\nsize 4').count, 288);
});
