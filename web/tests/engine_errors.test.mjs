// SPDX-License-Identifier: MIT
// Typical mistakes of users on the German page: no error is in English.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '../page/js/engine/loader.js';
import { readPuzzles } from '../page/js/model/puzzle_text.js';
import { setLanguage } from '../page/js/strings/index.js';
import { englishLeft, wordsLeft } from './english_left.mjs';

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

/** Asserts that all texts are German, and that there are enough different ones for the test to be meaningful. @param {string[]} texts @param {number} least */
function expectGerman(texts, least) {
  setLanguage('de');
  assert.deepEqual(texts.map(englishLeft).filter(Boolean), []);
  const kinds = new Set(texts.map((text) => text.replace(/'[^']*'|\d+/g, '')));
  assert.ok(kinds.size >= least, `only ${kinds.size} different texts`);
}

test('texts with puzzles', () => {
  const answers = [...textsOf('bad-inputs'), ...textsOf('good-inputs')].map((text) =>
    engine.call(`call read\n\n${text}`),
  );
  expectGerman(
    answers.flatMap(({ errors }) => errors.map((/** @type {{ message: string }} */ { message }) => message)),
    60,
  );
  expectGerman(
    answers.flatMap(({ puzzles }) => puzzles.flatMap((/** @type {{ note: string | null }} */ { note }) => note ?? [])),
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
  const answers = requests.map((request) => engine.call(`call ${request}\n`));
  expectGerman(
    answers.flatMap(({ clash, end }) => (clash ?? end)?.text ?? []),
    5,
  );
});

test('texts with drawings', () => {
  const requests = textsOf('bad-drawings').map((text) => `call drawing-label\n\n${text}`);
  const more = [
    '',
    'drawing\n',
    '0 0 0 0\n',
    '0 0 1 1\n0 0 1 1\n',
    '0 0 9 0\n9 0 9 9\n9 9 0 9\n0 9 0 0\n0 0 9 9\n0 9 9 0\n',
  ];
  const answers = [...requests, ...more.map((text) => `call drawing-label\n\n${text}`)].map((text) =>
    engine.call(text),
  );
  expectGerman(
    answers.flatMap(({ error }) => error?.message ?? []),
    50,
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
    'make\nprofile se121\nrating-least 1\nrating-most 5',
    'make\nprofile se121\nrating-least 13\nrating-most 14\nwithout direct-pointing',
    'make\nprofile se121\nrating-least 210',
    'make\nprofile se121\nrating-most 12\nneeds x-wing',
    'make\nprofile se121\nrating-most 12\nleast 81',
    'make\nprofile se121\nsize 36\nrating-most 12',
    'make\nprofile hodoku\nneeds death-blossom',
    'make\nprofile hodoku\nneeds x-wing\nwithout x-wing',
    'make\nprofile hodoku\nneeds x-wing\nhighest Easy',
    'make\nprofile hodoku\nneeds x-wing\nrating-most 100',
    'make\nprofile hodoku\nrating-most 3',
    'make\nprofile hodoku\nrating-least 501\nrating-most 501',
    'make\nprofile hodoku\nrating-least 900\nhighest Easy',
    'make\nprofile hodoku\nlowest Hard\nrating-most 50',
    'make\nprofile hodoku\nwithout full-house',
    `steps\nprofile se121\ntechnique sue-de-coq\ngivens ${CLASSIC}`,
    'technique\nname UR',
    'technique\nname swrdfish',
    'technique\nname magic',
  ];
  const messages = requests.map((request) => engine.call(`call ${request}\n`).error?.message);
  assert.deepEqual(
    requests.filter((_, i) => !messages[i]),
    [],
    'these should fail',
  );
  expectGerman(messages, 20);
});

test('reasons why a layout cannot be filled', () => {
  const reasons = [4, 5, 6, 7, 8].flatMap((size) =>
    Array.from({ length: 100 }, (_, seed) => {
      const { regions } = engine.call(`call layout\nsize ${size}\nseed ${seed}\n`);
      return engine.call(`call layout-why\nregions ${regions}\n`).reasons;
    }).flat(),
  );
  expectGerman(reasons, 10);
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
  const client = /** @type {any} */ ({ ask: async (/** @type {string} */ request) => engine.call(request) });
  const read = () => readPuzzles(client, text, { most: 30 });
  setLanguage('en');
  const english = (await read()).errors;
  setLanguage('de');
  const german = (await read()).errors;
  assert.equal(english.length, objects.length + 1);
  assert.deepEqual(
    german.filter(
      ({ message, lang = 'de' }, i) =>
        lang !== 'de' || wordsLeft(english[i].message.replace(/"[^"]*"/g, ''), message).length,
    ),
    [],
  );
});
