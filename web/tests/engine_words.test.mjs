// SPDX-License-Identifier: MIT
// Every sentence of the C sources that the page can show has a German translation.  A new one needs an entry in
// page/js/strings/de/engine.js or engine_drawings.js or, if no user of the page can see it, a line in NOT_SEEN below.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '../page/js/engine/loader.js';
import { engineTables, engineWords } from '../page/js/strings/engine_words.js';
import { languages, setLanguage, t } from '../page/js/strings/index.js';
import { englishLeft } from './english_left.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sources whose texts are checked. */
const FOLDERS = ['src/read', 'src/waltz', 'src/generate', 'src/service'];
/** Of src/board only these: names and clashes are parts of other sentences, and engine_errors.test.mjs checks them. */
const FILES = ['src/base/utf8.c', 'src/board/extras.c', 'src/board/rules.c', 'src/logic/path/difficulty.c'];
/** Files of the folders that are left out, and why. @type {Record<string, string>} */
const LEFT_OUT = {
  'src/waltz/make/classics.c': 'the page has its own names for drawings, checked below',
  'src/waltz/show/draw.c': 'a picture',
  'src/waltz/show/draw_catalogue.c': 'a picture',
  'src/waltz/show/print_drawing.c': 'a drawing as text',
  'src/waltz/show/svg_writer.c': 'a picture',
};

/** Why a user of the page does not see a text. @type {Record<string, string[]>} */
const NOT_SEEN = {
  'the page never states rules or a format besides the text': [
    'the layout has more than %d cells',
    'a layout of %d cells is not square',
    'the requested layout: %s',
    "expected a box such as 2x3 (rows x columns), or none, not '%s'",
    'the requested layout is for size %d, but this grid has size %d',
    'the text states regions other than the requested ones',
    'the text states a box other than the requested one',
    'the text states regions, not the requested box',
    'the rules stated here (',
    '%s) are replaced by %s',
    '%d characters are not a grid of marks (9x9 has 729)',
    'there is no layout in this line',
    "unknown input format '%s'",
    'expected a region in the tens of every number',
    'unknown input format',
    'unknown output format',
  ],
  'the page writes the request: an error in it is a bug': [
    'a box and regions exclude each other',
    'the request has too many keys',
    'a line of the request contains a zero byte',
    'the first line of a request is "call NAME"',
    "the call %s has no key '%s'",
    'the key %s is given twice',
    "%s must be yes or no, not '%s'",
    "unknown %s '%s'",
    'the call %s needs a text, after an empty line',
    'the call %s takes no text',
    'unknown call',
    '%s: expected %d symbols for size %d',
    '%s: r%dc%d is not a digit of size %d',
    '%s: expected %d fields with / between them',
    '%s: the grid is not square',
    'regions: expected %d letters for size %d',
    'sac cannot be used for a search, only for the call arcs',
    'expected the key name, with the name of a drawing',
    'expected the key name, with the name of a technique',
    'cell: expected a cell such as r1c1 of a grid of size %d',
    'digit: expected a digit of size %d',
    'profiles: expected names of profiles, separated by commas',
    'tolerance must be a number, 0 or more',
    'the tolerance must be a number from 0 to 1000000000',
    'fix: expected lines and labels such as 3 +;5 in, with line numbers below %d',
    'a scene is made of 1 to %d cubes',
  ],
  'the page makes no such request': [
    'a puzzle that stops after %d attempts may not be minimal',
    'the pattern has %d cells, but no puzzle with these rules has fewer than %d clues',
    'the pattern has %d cells, too few for %d clues',
    'the pattern does not have the symmetry %s: see r%dc%d',
    'the grid to start from has no solution: %s',
    'the grid to start from has no solution',
    'the pattern leaves %s %d and %d empty, which could be exchanged in any solution',
    'no pattern with the symmetry %s has that many clues: the maximum is %d',
    'unknown technique number %d',
    "unknown profile '%s'",
    'levels belong to the profile hodoku; the profile %s rates by numbers',
    'the range of ratings is empty',
    'columns',
    'rows',
    '%d.%d',
  ],
  'readers and requests check this earlier': [
    'there are more than %d regions',
    'region %c has %d cells instead of %d',
    'house %d has %d cells; it must have 2 to %d',
    'house %d has a cell outside the grid',
    'house %d has r%dc%d twice',
    'reading failed',
  ],
  'not sentences': [
    ' size=',
    'direction in the outline',
    'diagonal diagonals',
    'falling rising',
    'windoku hyper windows',
    'center centre-dot center-dot',
  ],
  'checks of the compiler': ['a look has no name', 'sets of rules have 32 bits'],
  'the page has its own descriptions of rules': [
    'both diagonals hold every digit (Sudoku X)',
    'the diagonal from the top left holds every digit',
    'the diagonal from the bottom left holds every digit',
    'windows between the boxes hold every digit (NRC Sudoku, Windoku)',
    'cells at the same place of their boxes hold every digit (disjoint groups)',
    'nine cells in the form of a star hold every digit',
    'the centres of the boxes hold every digit (centre dot)',
    'the corners, the centre and four cells around it hold every digit',
  ],
};
const notSeen = new Set(Object.values(NOT_SEEN).flat());

const LIST = 'read as one 9x9 grid; --from line reads 9 puzzles';
/** Complete sentences for formats whose placeholders hold words, and for parts of sentences. @type {Record<string, string[]>} */
const WHOLE = {
  'the %s neighbour of %s %s': ['first', 'second', 'third'].flatMap((ordinal) => [
    `the ${ordinal} neighbour of an L`,
    `the ${ordinal} neighbour of a Fork`,
  ]),
  '%s after the %d neighbours of %s %s': ["the line's end", "')'"].map(
    (what) => `${what} after the 3 neighbours of an Arrow`,
  ),
  'the line from %s to %s already has another %s': ['label', 'direction in the outline'].map(
    (what) => `the line from 1 to 2 already has another ${what}`,
  ),
  '%sread as one %dx%d grid; --from line reads %d puzzles': [LIST],
  '%stext after a comma or a tab is not read as rules': ['', `${LIST}; `].map(
    (before) => `${before}text after a comma or a tab is not read as rules`,
  ),
  '%sregion %c is not in one piece': ['', `${LIST}; `].map((before) => `${before}region A is not in one piece`),
  '%s has %d characters instead of %d': ['the solution', 'the layout', '7'].map(
    (what) => `${what} has 80 characters instead of 81`,
  ),
  "unknown rule '": ["unknown rule '7'; the rules are classic, x, nrc"],
  "'; the rules are classic": ["unknown rule '7'; the rules are classic, x, nrc"],
  "...'; the rules are classic": ["unknown rule '7...'; the rules are classic, x, nrc"],
  '%s is too large': ['seed is too large'],
  "%s must be a number, not '%s'": ["seed must be a number, not '1e+30'"],
  '%s must be %d to %d': ['size must be 4 to 36'],
  'at least ': ['at least 7', 'at least about 1.2e30'],
  'about ': ['about 1.2e30'],
  'the rules do not have the symmetry %s: see %s': ['the rules do not have the symmetry full: see row 7'],
  'no layout of size %d with the symmetry %s was found': ['no layout of size 7 with the symmetry full was found'],
};

/** A source without comments and assertions. @param {string} path */
function sourceOf(path) {
  return readFileSync(root + path, 'utf8')
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'|\/\*[\s\S]*?\*\/|^#include.*/gm, (part) =>
      /^["']/.test(part) ? part : ' ',
    )
    .replace(/REQUIRE\((?:[^;"]|"(?:[^"\\]|\\.)*")*\);/g, ' ')
    .replace(/'"'/g, ' ');
}

/** The string literals of a source; adjacent literals are joined. @param {string} source */
function textsOf(source) {
  return [...source.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*/g)].map(([literals]) =>
    [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1].replace(/\\(["\\])/g, '$1')).join(''),
  );
}

/** More than one word, and not a list of keys. @param {string} text */
const isSentence = (text) => /[a-z]{2}.*\s|\s.*[a-z]{2}/i.test(text) && !/^ [a-z -]+ $/.test(text);

/** @param {string} format */
const filled = (format) => format.replace(/%[ds]/g, '7').replace(/%c/g, 'A');

/** @param {string} folder */
const filesIn = (folder) =>
  /** @type {string[]} */ (readdirSync(root + folder, { recursive: true })).map((name) => `${folder}/${name}`);
const files = [...FOLDERS.flatMap(filesIn), ...FILES];
const sources = files.filter((path) => /\.[ch]$/.test(path) && !LEFT_OUT[path]).map(sourceOf);
/* A problem at a point of a drawing, or a remark, is stored as two texts, before and after the point. */
const PROBLEM = /\b(?:report|add_remark)\(((?:[^;"]|"[^"]*")*)\);/g;
const problems = sources.flatMap((source) =>
  [...source.matchAll(PROBLEM)].map(([call]) => textsOf(call)).filter((texts) => texts.length),
);
const sentences = new Set(sources.flatMap((source) => textsOf(source.replace(PROBLEM, ' '))).filter(isSentence));

/** Asserts that each text is translated into German. @param {string[]} texts */
function expectGerman(texts) {
  setLanguage('de');
  assert.deepEqual(texts.map(englishLeft).filter(Boolean), []);
}

test('every sentence of the sources has a German translation', () => {
  assert.ok(sentences.size > 150);
  expectGerman([...sentences].filter((text) => !notSeen.has(text)).flatMap((text) => WHOLE[text] ?? [filled(text)]));
});

test('problems of drawings and keys of rules have a German translation', () => {
  assert.ok(problems.length >= 10);
  expectGerman(problems.map(([before, behind]) => `${before} (1, 2)${behind}`));
  const keys = sources.flatMap((source) => [...source.matchAll(/fail_in_key\(c, "(\w+)"\)/g)].map((match) => match[1]));
  assert.ok(keys.length >= 4);
  expectGerman(keys.map((key) => `${key}: a house has at least 2 cells`));
});

test('every part of the reasons against a layout is in a template', () => {
  const templates = Object.keys(engineTables.de).join('\n');
  const pieces = textsOf(sourceOf('src/engine/layout_why.c')).flatMap((text) => text.trim().split(/%[dcs]/));
  assert.ok(pieces.length > 30);
  assert.deepEqual(
    pieces.filter((piece) => !templates.includes(piece.replace('\\n', ''))),
    [],
  );
});

test("errors of the page's engine modules have a German translation", () => {
  const texts = ['client.js', 'loader.js'].flatMap((name) =>
    [...readFileSync(`${root}web/page/js/engine/${name}`, 'utf8').matchAll(/'([a-z]+(?: [a-z]+)+)'/g)].map((m) => m[1]),
  );
  assert.ok(texts.includes('out of memory'));
  expectGerman(texts);
});

test('everything listed as not seen still exists', () => {
  const texts = new Set(sources.flatMap(textsOf));
  assert.deepEqual(
    [...notSeen, ...Object.keys(WHOLE)].filter((text) => !texts.has(text)),
    [],
  );
  assert.deepEqual(
    Object.keys(LEFT_OUT).filter((path) => !files.includes(path)),
    [],
  );
});

/** One key of each group of the page's own texts that templates name. @type {Record<string, string>} */
const KEYS = { symmetry: 'full', level: 'Hard' };

test('a text matches its own template and no other', () => {
  setLanguage('de');
  for (const [english, german] of Object.entries(engineTables.de)) {
    /** @type {string[]} */
    const values = [''];
    const sample = english.replace(/%([dcsLRa])/g, (_, place) => {
      if (place === 'a') return 'an';
      const at = values.length;
      const keys = new RegExp(`\\{${at}:(\\w+)\\}`).exec(german);
      const value = {
        d: `${at}${at}`,
        c: String(at),
        s: keys ? KEYS[keys[1]] : `<${at}>`,
        L: `r${at}c${at}`,
        R: ` (${at})`,
      };
      values.push(value[/** @type {'d'} */ (place)]);
      return values[at];
    });
    const places = [...german.matchAll(/\{(\d)/g)].map((match) => Number(match[1]));
    assert.deepEqual(
      [...new Set(places)].sort(),
      values.slice(1).map((_, i) => i + 1),
      english,
    );
    const expected = german.replace(/\{(\d)(?::(\w+))?\}/g, (_, at, keys) =>
      keys ? t(`${keys}.${KEYS[keys]}`) : values[at],
    );
    assert.deepEqual(engineWords(sample), { text: expected, lang: 'de' }, english);
  }
});

test('the English page shows the texts of the engine unchanged', () => {
  setLanguage('en');
  assert.deepEqual(engineWords('out of memory'), { text: 'out of memory', lang: 'en' });
});

test('a text without a translation stays English and is marked as English', () => {
  setLanguage('de');
  assert.deepEqual(engineWords('no such words'), { text: 'no such words', lang: 'en' });
});

test('user input is not translated, even if it looks like a text of the engine', () => {
  setLanguage('de');
  assert.match(engineWords("unknown rule 'a tab'; the rules are classic, x").text, /„a tab“/);
  assert.match(engineWords("expected a digit or '.' for an empty cell, not a tab").text, /ein Tabulator/);
});

test('formats, layouts, symmetries and drawings of the engine have names', async () => {
  const engine = await loadEngine(
    await WebAssembly.compile(readFileSync(`${root}build/web/engine/engine-scalar.wasm`)),
  );
  const meta = engine.call('call meta\n');
  /** @param {string} start @param {{ name: string }[]} list */
  const keys = (start, list) => list.map(({ name }) => `${start}.${name}`);
  const read = new Set(sources.flatMap((s) => [...s.matchAll(/\bformat = "(\w+)"/g)].map((match) => match[1])));
  const wanted = [
    ...keys(
      'share.format',
      meta.formats.filter((/** @type {any} */ format) => format.writes && format.name !== 'svg'),
    ),
    ...keys('layout', meta.layouts),
    ...keys('draw.classic', meta.drawings),
    ...meta.symmetries.map((/** @type {string} */ name) => `symmetry.${name}`),
    ...[...read, 'json'].map((name) => `format.${name}`),
  ];
  assert.ok(read.size >= 7);
  assert.deepEqual(
    wanted.filter((key) => !languages.de[key]),
    [],
  );
});
