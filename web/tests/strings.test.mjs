// SPDX-License-Identifier: MIT
// Every text of the page exists in every language, is used, and has the same parameters everywhere; whatever the engine
// names has a text.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '../page/js/engine/loader.js';
import { language, languageNames, languages, setLanguage, t } from '../page/js/strings/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = `${root}web/page/js/`;
const files = readdirSync(source, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.js') && !path.startsWith('strings'));
const code = new Map(files.map((path) => [path, readFileSync(source + path, 'utf8')]));
const keys = Object.keys(languages.en);

/** The arguments of each call of t(). @param {string} text */
function* callsOfT(text) {
  for (const { index } of text.matchAll(/(?<![\w.$])t\(/g)) {
    let depth = 1;
    let end = index + 2;
    while (depth && end < text.length) depth += { '(': 1, ')': -1 }[text[end++]] ?? 0;
    yield text.slice(index + 2, end - 1);
  }
}

/** Literals that look like a key. @param {string} text */
const plainKeys = (text) => [...text.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)].map((match) => match[1]);
/** Templates that make keys, as patterns. @param {string} text */
const madeKeys = (text) =>
  [...text.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{(?:[^{}`]|\{[^{}]*\})*\})*)`/g)].map(
    ([, template]) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '.+')}$`),
  );
/** @param {string} text */
const parametersOf = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort();

test('every language has its own name', () => {
  assert.deepEqual(Object.keys(languageNames).sort(), Object.keys(languages).sort());
});

for (const [language, table] of Object.entries(languages)) {
  test(`${language} has all keys and no others`, () => {
    assert.deepEqual(Object.keys(table).sort(), [...keys].sort());
  });

  test(`${language} has a text with the same parameters for every key`, () => {
    for (const key of keys) {
      assert.ok(table[key]?.trim(), `${language}: ${key} is empty`);
      assert.deepEqual(parametersOf(table[key]), parametersOf(languages.en[key]), `${language}: ${key}`);
    }
  });
}

test('no two views define the same key', () => {
  const parts = readdirSync(`${source}strings/en`).filter((name) => name !== 'index.js');
  const found = parts.flatMap((name) =>
    [...readFileSync(`${source}strings/en/${name}`, 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map((match) => match[1]),
  );
  assert.deepEqual(
    found.filter((key, index) => found.indexOf(key) !== index),
    [],
  );
});

test('every key that the page asks for exists', () => {
  const missing = [];
  for (const [path, text] of code)
    for (const call of callsOfT(text)) {
      for (const key of plainKeys(call)) if (!keys.includes(key)) missing.push(`${path}: ${key}`);
      for (const made of madeKeys(call)) if (!keys.some((key) => made.test(key))) missing.push(`${path}: ${made}`);
    }
  assert.deepEqual(missing, []);
});

test('every key is used', () => {
  const all = [...code.values()].join('\n');
  const used = new Set(plainKeys(all));
  const made = madeKeys(all);
  assert.deepEqual(
    keys.filter((key) => !used.has(key) && !made.some((pattern) => pattern.test(key))),
    [],
  );
});

test('formats, layouts, symmetries, levels and drawings of the engine have names', async () => {
  const engine = await loadEngine(
    await WebAssembly.compile(readFileSync(`${root}build/web/engine/engine-scalar.wasm`)),
  );
  const meta = engine.call('call meta\n');
  /** The values of PUZZLE.format, which are not all formats that can be asked for. */
  const read = new Set(
    readdirSync(`${root}src/read`, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.c'))
      .map((name) => readFileSync(`${root}src/read/${name}`, 'utf8'))
      .flatMap((text) => [...text.matchAll(/\bform = form_of\(FORM_(\w+)\)/g)].map((match) => match[1])),
  );
  assert.ok(read.size >= 7);
  /** @param {string} start @param {{ name: string }[]} list */
  const keysOf = (start, list) => list.map(({ name }) => `${start}.${name}`);
  const wanted = [
    ...keysOf(
      'share.format',
      meta.formats.filter((/** @type {any} */ format) => format.writes && format.name !== 'svg'),
    ),
    ...keysOf('layout', meta.layouts),
    ...keysOf('draw.classic', meta.drawings),
    ...meta.symmetries.map((/** @type {string} */ name) => `symmetry.${name}`),
    ...meta.techniques.flatMap((/** @type {any} */ { level }) => (level ? [`level.${level}`] : [])),
    ...[...read].map((name) => `format.${name}`),
  ];
  assert.deepEqual(
    wanted.filter((key) => !keys.includes(key)),
    [],
  );
});

test('a language is chosen by the beginning of its code', () => {
  for (const [wanted, chosen] of [
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['', 'en'],
  ]) {
    setLanguage(wanted);
    assert.equal(language(), chosen);
    assert.equal(t(keys[0]), languages[chosen][keys[0]]);
  }
  setLanguage('en');
  const key = /** @type {string} */ (keys.find((one) => parametersOf(languages.en[one]).length === 1));
  const [name] = parametersOf(languages.en[key]);
  assert.equal(
    t(key, { [name]: 'X$&' }),
    languages.en[key].replaceAll(`{${name}}`, () => 'X$&'),
  );
  assert.equal(t(key, {}), languages.en[key]);
  assert.equal(t('no.such.key'), 'no.such.key');
});

// No test can tell whether a text is right, so this one makes sure that none changes by accident.  After a change on purpose,
// SUDOKU_SIGNATURE=1 node web/tests/strings.test.mjs writes the file anew.
test('every text is what it was', () => {
  const file = fileURLToPath(new URL('golden_strings.json', import.meta.url));
  const parts = Object.keys(languages).flatMap((code) =>
    readdirSync(`${source}strings/${code}`).map((name) => `${code}/${name}`),
  );
  const now = Object.fromEntries(
    parts.sort().map((part) => {
      const text = readFileSync(`${source}strings/${part}`, 'utf8').replace(/^\s*\/\/.*$/gm, '');
      return [part, createHash('sha256').update(text).digest('hex').slice(0, 16)];
    }),
  );
  if (process.env.SUDOKU_SIGNATURE) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  assert.deepEqual(now, JSON.parse(readFileSync(file, 'utf8')));
});
