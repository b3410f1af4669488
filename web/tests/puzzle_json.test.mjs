// SPDX-License-Identifier: MIT
// JSON puzzles become lines for the library, and no value can be read as another word of such a line.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { looksLikeJson, offsetOf, readJson } from '../page/js/model/puzzle_json.js';
import { shared } from '../page/js/strings/en/shared.js';

/** @param {unknown} value */
const wordsOf = (value) => readJson(JSON.stringify(value)).puzzles.map(({ words }) => words);
/** @param {unknown} value */
const errorOf = (value) => readJson(JSON.stringify(value)).errors[0]?.message;

test('an object becomes a line with all its words', () => {
  const object = {
    size: 4,
    givens: '1...............',
    rules: ['x', 'nrc'],
    box: '2x2',
    houses: ['r1c1 r2c2'],
    placed: '.2..............',
    answer: 'unique',
  };
  assert.deepEqual(wordsOf(object), ['1............... x nrc box=2x2 placed=.2.............. house=r1c1r2c2']);
});

test('rows, lists, numbers and nulls are cells', () => {
  assert.deepEqual(wordsOf({ givens: ['1.', '.2'] }), ['1..2']);
  assert.deepEqual(
    wordsOf({
      givens: [
        [1, null],
        [0, 12],
      ],
    }),
    ['100C'],
  );
});

test('candidates alone make a puzzle without givens', () => {
  assert.deepEqual(wordsOf({ allowed: '12.212.2' }), ['.... allowed=12.212.2']);
});

test('a list of objects is read like one object after the other', () => {
  const one = '{"givens":"1..."}';
  for (const text of [`[${one},\n${one}]`, `${one}\n${one}\n`, `${one} ${one}`])
    assert.equal(readJson(text).puzzles.length, 2, text);
});

test('values that could be read as another word of the line are refused', () => {
  assert.match(errorOf({ givens: '1... x' }), /"givens" contains a character that is not a symbol/);
  assert.match(errorOf({ givens: '1...', rules: 'x=y' }), /"rules" contains a character/);
  assert.match(errorOf({ givens: '1...', box: '2x2 x' }), /"box" must be a string/);
  assert.match(errorOf({ givens: '1...', houses: ['r1c1\nr2c2'] }), /"houses" contains a character/);
  assert.match(errorOf({ givens: '1...', houses: 'r1c1' }), /"houses" must be a list/);
  assert.match(errorOf({ givens: '1...', size: 99 }), /"size" must be a number from 1 to 36/);
  assert.match(errorOf({ givens: '1...', cages: [] }), /unknown key "cages"/);
  assert.match(errorOf({ title: 'nothing' }), /there are no "givens"/);
});

// The page and the program read JSON with code of their own; their users see the same sentences.
test('errors are the sentences of the program', async () => {
  const source = await readFile(new URL('../../cli/sudoku/input/json_input.c', import.meta.url), 'utf8');
  const formats = source.replaceAll('%" JSON_INTEGER_FORMAT "', '%d').matchAll(/fail\(j, "((?:[^"\\]|\\.)*)"/g);
  const withGaps = (/** @type {string} */ text) =>
    text.replaceAll(/"?(\{\w+\}|%(\.60)?[sd])"?/g, '*').replace(/^"[a-z]+"/, '*');
  const said = new Set([...formats].map(([, format]) => withGaps(format.replaceAll('\\"', '"'))));
  for (const [key, text] of Object.entries(shared))
    if (key.startsWith('json.') && key !== 'json.none') assert.ok(said.has(withGaps(text)), text);
});

test('errors have their position', () => {
  const { puzzles, errors } = readJson('{"givens":"1..."}\n{"givens":"1...",\n  oops}\n');
  assert.equal(puzzles.length, 1);
  assert.deepEqual(errors, [{ message: 'this is not JSON', line: 3, column: 3 }]);
  assert.equal(offsetOf('ab\ncd', 2, 2), 4);
});

// A reader that started again at the beginning for each object would take far too long here.
test('the work per object does not grow with the number of objects', () => {
  const many = '{"givens":"1..."}\n{"givens":"1...",}\n'.repeat(50_000);
  const { puzzles, errors } = readJson(many);
  assert.equal(puzzles.at(-1)?.line, 99_999);
  assert.equal(errors.at(-1)?.line, 100_000);
});

test('a list of numbers is not a JSON puzzle', () => {
  assert.equal(looksLikeJson('[[0,0,3],[1,2,0]]'), false);
  assert.equal(looksLikeJson(' [ {"givens":"1..."} ]'), true);
});
