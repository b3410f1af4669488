// SPDX-License-Identifier: MIT
// Typical mistakes of users: the engine explains each of them in German, too, and no English is left in the sentence.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '../page/js/engine/loader.js';
import { readPuzzles } from '../page/js/model/puzzle_text.js';
import { language, setLanguage } from '../page/js/strings/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const engine = await loadEngine(await WebAssembly.compile(readFileSync(`${root}build/web/engine/engine-scalar.wasm`)));

const CLASSIC = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const PINWHEEL = 'AAAABBBCCAAAABBBCCDDDABBBCCDDDEEECCCDDDEEEFFFGGGEEEFFFGGHHHIFFFGGHHHIIIIGGHHHIIII';

/** The texts in a file of cases (tests/support/cases.h), except cases with options, which the page does not have. @param {string} name */
function textsOf(name) {
  const cases = readFileSync(`${root}tests/data/${name}.txt`, 'utf8').matchAll(/^<<<(.*)\n([\s\S]*?)^>>>/gm);
  return [...cases]
    .filter(([, options]) => !options.trim())
    .map(([, , text]) => {
      const unpacked = text
        .replace(/\\\((.)\*(\d+)\)/g, (_, character, count) => character.repeat(count))
        .replace(/\\\n$/, '')
        .replace(/\\(?:x([0-9a-f]{2})|\\)/g, (_, byte) =>
          byte ? String.fromCharCode(Number.parseInt(byte, 16)) : '\\',
        );
      /* A page cannot send bytes that are not UTF-8. */
      return /^[\0-\xff]*$/.test(unpacked) ? Buffer.from(unpacked, 'latin1').toString() : unpacked;
    });
}

/** @param {string} request @param {string} code */
const askIn = (request, code) => engine.call(request.replace(/$/m, `\nlanguage ${code}`));

/**
 * Sentences of the answer to a request, in English and in German.
 * @param {string} request @param {(answer: any) => string[] | string | undefined} pick
 */
function sentences(request, pick) {
  const [english, german] = ['en', 'de'].map((code) => [pick(askIn(request, code)) ?? []].flat());
  assert.equal(german.length, english.length, request);
  return english.map((text, i) => ({ english: text, german: german[i] }));
}

/** @typedef {ReturnType<typeof sentences>[number]} Sentence */

/** Names in puzzle texts and requests, and words that are the same in both languages. */
const SAME = new Set(
  (
    'title author about source comment size seed rules box none regions house givens placed marks allowed solution ' +
    'Puzzle State PencilMarks Colours classic nrc falling rising disjoint asterisk centre girandola ' +
    'Arrow Fork Var outline hodoku JSON sudokuwiki SudokuPad puzzles Interactive Sudoku Solver sudoku html tinyurl example com line underlays ' +
    'clue killer renban arrow pill zipper white black whisper thermo palindrome clone entropic modular parity nabner lockout sandwich skyscraper quad'
  ).split(' '),
);

/** @param {string} text @returns {string[]} */
const wordsOf = (text) => text.match(/[A-Za-z]{3,}/g) ?? [];

/** Words that both sentences have; user input, in quotation marks, and names of options and of rules such as anti-knight are ignored. @param {Sentence} sentence */
function wordsLeft({ english, german }) {
  const words = new Set(wordsOf(german.replace(/„[^“]*“|--[a-z-]+|\b[a-z]+-[a-z-]+\b/g, '')));
  return wordsOf(english).filter((word) => words.has(word) && !SAME.has(word));
}

/** Asserts that no English is left, and that there are enough different sentences for the test to be meaningful. @param {Sentence[]} said @param {number} least */
function expectGerman(said, least) {
  assert.deepEqual(
    said.filter((one) => one.english === one.german || wordsLeft(one).length),
    [],
  );
  const kinds = new Set(said.map(({ english }) => english.replace(/'[^']*'|\d+/g, '')));
  assert.ok(kinds.size >= least, `only ${kinds.size} different sentences`);
}

test('texts with puzzles', () => {
  const requests = [...textsOf('bad-inputs'), ...textsOf('good-inputs')].map((text) => `call read\n\n${text}`);
  const errors = (/** @type {any} */ answer) => answer.errors.map((/** @type {any} */ { message }) => message);
  const notes = (/** @type {any} */ answer) => answer.puzzles.flatMap((/** @type {any} */ { note }) => note ?? []);
  expectGerman(
    requests.flatMap((request) => sentences(request, errors)),
    60,
  );
  expectGerman(
    requests.flatMap((request) => sentences(request, notes)),
    2,
  );
});

test('givens and stated solutions that clash', () => {
  const none = '.'.repeat(72);
  const requests = [
    `check\ngivens 11.......${none}`,
    `check\nrules x\ngivens 1${'.'.repeat(39)}1${'.'.repeat(40)}`,
    `check\nrules nrc\ngivens ${'.'.repeat(10)}7${'.'.repeat(19)}7${'.'.repeat(50)}`,
    `check\ngivens 12345678.........9${none.slice(9)}`,
    `check\ngivens .........123......456......${none.slice(18)}`,
    'check\nsize 4\ngivens 1...............\nallowed 2///////////////',
    `why-not\ngivens ${CLASSIC}\ncell r1c3\ndigit 4`,
    `why-not\ngivens ${CLASSIC}\ncell r1c3\ndigit 2`,
    `why-not\ngivens ${CLASSIC}\ncell r1c1\ndigit 2`,
  ];
  expectGerman(
    requests.flatMap((request) => sentences(`call ${request}\n`, ({ clash, end }) => (clash ?? end)?.text)),
    5,
  );
});

test('texts with drawings', () => {
  const more = [
    '',
    'drawing\n',
    '0 0 0 0\n',
    '0 0 1 1\n0 0 1 1\n',
    '0 0 9 0\n9 0 9 9\n9 9 0 9\n0 9 0 0\n0 0 9 9\n0 9 9 0\n',
  ];
  expectGerman(
    [...textsOf('bad-drawings'), ...more].flatMap((text) =>
      sentences(`call drawing-label\n\n${text}`, ({ error }) => error?.message),
    ),
    50,
  );
});

test('numbers of labellings that are not exact', () => {
  const cube = '0 0 9 0\n9 0 9 9\n9 9 0 9\n0 9 0 0\n0 9 4 13\n4 13 13 13\n13 13 9 9\n13 13 13 4\n13 4 9 0\n';
  expectGerman(
    sentences(`call drawing-label\nlimit 1\n\n${cube}`, ({ countText }) => countText),
    1,
  );
});

test('impossible rules, and requests that cannot be met', () => {
  const requests = [
    'rules\nsize 7',
    'rules\nsize 37',
    'rules\nsize 6\nrules nrc',
    'rules\nsize 9\nbox 2x4',
    'rules\nsize 9\nbox three',
    'rules\nsize 9\nrules y',
    `rules\nsize 9\nrules ${'long'.repeat(20)}`,
    'rules\nsize 9\nhouse r1c1',
    'rules\nsize 9\nhouse r1c1 r1c1',
    'rules\nsize 9\nhouse r1c1 r10c1',
    'rules\nsize 9\nhouse r1c1 here',
    'rules\nsize 4\nhouse r1c1 r1c2 r2c1 r2c2 r3c3',
    'rules\nsize 4\nregions AAAABBBBCCCCCDDD',
    'rules\nsize 4\nregions AAAABBBBCCCC????',
    'layout\nsize 3',
    'layout\nseed 100000000000000000000',
    'layout\nseed 1e+30',
    'layout\nsize 7\nsymmetry full',
    'make\nleast 82',
    'make\nleast 60\nmost 50',
    'make\nmost 10',
    'make\nsize 3\nbox none\nfresh-layout yes',
    `make\nregions ${PINWHEEL}\nsymmetry mirror-h`,
    'make\nsize 4\nhouse r1c1 r2c2\nsymmetry full',
    'make\nregions AABBABBCADCCDDDC',
    'make\nminimal yes\nleast 80',
    'make\nsize 6\nsymmetry rotate180\nleast 11\nmost 11',
    'make\nprofile se121\nrating 0.1..0.5',
    'make\nprofile se121\nrating 1.3..1.4\nwithout direct-pointing',
    'make\nprofile se121\nrating 21..',
    'make\nprofile se121\nrating 5..4',
    'make\nprofile se121\nrating ..1.2\nneeds x-wing',
    'make\nprofile se121\nrating ..1.2\nleast 81',
    'make\nprofile se121\nsize 36\nrating ..1.2',
    'make\nprofile hodoku\nneeds death-blossom',
    'make\nprofile hodoku\nneeds x-wing\nwithout x-wing',
    'make\nprofile hodoku\nneeds x-wing\nhighest Easy',
    'make\nprofile hodoku\nneeds x-wing\nrating ..100',
    'make\nprofile hodoku\nrating ..3',
    'make\nprofile hodoku\nrating 501',
    'make\nprofile hodoku\nrating 900..\nhighest Easy',
    'make\nprofile hodoku\nlowest Hard\nrating ..50',
    'make\nprofile hodoku\nwithout full-house',
    `steps\nprofile se121\ntechnique sue-de-coq\ngivens ${CLASSIC}`,
    'technique\nname UR',
    'technique\nname swrdfish',
    'technique\nname magic',
  ];
  const said = requests.map((request) => sentences(`call ${request}\n`, ({ error }) => error?.message));
  assert.deepEqual(
    requests.filter((_, i) => !said[i].length),
    [],
    'these should fail',
  );
  expectGerman(said.flat(), 20);
});

test('reasons why a layout cannot be filled', () => {
  const said = [4, 5, 6, 7, 8].flatMap((size) =>
    Array.from({ length: 100 }, (_, seed) => {
      const { regions } = engine.call(`call layout\nsize ${size}\nseed ${seed}\n`);
      return sentences(`call layout-why\nregions ${regions}\n`, ({ reasons }) => reasons);
    }).flat(),
  );
  expectGerman(said, 10);
});

test('an error has the same code and place in both languages', () => {
  for (const request of [
    `call read\n\n${CLASSIC.replace('.', '?')}`,
    'call drawing-label\n\nJ 0 X 1 2',
    'call rules\nsize 37\n',
  ]) {
    const [english, german] = ['en', 'de']
      .map((code) => askIn(request, code))
      .map(({ error, errors }) => error ?? errors[0]);
    assert.ok(english.code);
    assert.deepEqual({ ...german, message: '' }, { ...english, message: '' });
  }
});

test('JSON', async () => {
  const objects = [
    { givens: '1... x' },
    { givens: '' },
    { givens: 5 },
    { givens: [99] },
    { givens: '1...', rules: 'x=y' },
    { givens: '1...', rules: 5 },
    { givens: '1...', rules: 'y' },
    { givens: '1...', box: '2x2 x' },
    { givens: '1...', box: '3x3' },
    { givens: '1...', houses: ['r1c1\nr2c2'] },
    { givens: '1...', houses: ['r1c1'] },
    { givens: '1...', size: 99 },
    { givens: '1...', size: 9 },
    { givens: '1...', cages: [] },
    { givens: '1...', title: 5 },
    { givens: '1..' },
    { givens: '1.x.', regions: 'AAB' },
    { givens: CLASSIC, solution: CLASSIC.replaceAll('.', '1') },
    { title: 'nothing' },
  ];
  const text = `${objects.map((object) => JSON.stringify(object)).join('\n')}\n{"givens": oops}`;
  const client = /** @type {any} */ ({ ask: async (/** @type {string} */ request) => askIn(request, language()) });
  const errorsIn = async (/** @type {string} */ code) => {
    setLanguage(code);
    return (await readPuzzles(client, text, { most: 30 })).errors.map(({ message }) => message);
  };
  const english = await errorsIn('en');
  const german = await errorsIn('de');
  assert.equal(english.length, objects.length + 1);
  expectGerman(
    english.map((message, i) => ({ english: message.replace(/"[^"]*"/g, ''), german: german[i] })),
    15,
  );
});
