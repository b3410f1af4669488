// SPDX-License-Identifier: MIT
// puzzle_json.js - converts the JSON of docs/FORMATS.md to lines that the library reads.
//
// The library does not parse JSON.  As in the program `sudoku`, an object becomes a line of the format "line", so that the
// library checks the puzzle itself.  The only checks here are for values that could be read as another word of that line.

import { t } from '../strings/index.js';
import { symbol } from './symbols.js';

/** Further keys in the program's output; they are ignored. */
const PASSED_OVER = ['answer', 'count', 'complete', 'saturated', 'seconds', 'nodes', 'guesses', 'candidates'];
const CELL_KEYS = ['regions', 'placed', 'marks', 'allowed', 'solution'];
const KEYS = ['size', 'givens', 'title', 'rules', 'box', 'houses', ...CELL_KEYS, ...PASSED_OVER];
const LARGEST = 36;

/**
 * @typedef {{ message: string, line: number, column: number }} TextError in the language of the page
 * @typedef {{ words: string, size: number, title: string | null, line: number }} JsonPuzzle
 */

/** Whether the text begins like an object or a list of objects. @param {string} text */
export const looksLikeJson = (text) => /^\uFEFF?\s*(\{|\[\s*\{)/.test(text);

/**
 * The puzzles of a text: one object, a list of objects, or one object after the other.
 * @param {string} text
 * @returns {{ puzzles: JsonPuzzle[], errors: TextError[] }}
 */
export function readJson(text) {
  const puzzles = /** @type {JsonPuzzle[]} */ ([]);
  const errors = /** @type {TextError[]} */ ([]);
  const placeAt = placesOf(text);
  for (const { start, end } of objectsIn(text)) {
    const place = placeAt(start);
    const json = text.slice(start, end);
    let object;
    try {
      object = JSON.parse(json);
    } catch (error) {
      errors.push({ message: t('json.none'), ...placeAt(start + offsetIn(String(error), json)) });
      continue;
    }
    try {
      puzzles.push({ ...lineOf(object), line: place.line });
    } catch (error) {
      errors.push({ message: /** @type {Error} */ (error).message, ...place });
    }
  }
  return { puzzles, errors };
}

/** Where the outermost objects begin and end; an unclosed one extends to the end of the text. @param {string} text */
function* objectsIn(text) {
  let depth = 0;
  let start = 0;
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    if (match[0] === '{' && depth++ === 0) start = match.index;
    else if (match[0] === '}' && depth > 0 && --depth === 0) yield { start, end: match.index + 1 };
  }
  if (depth > 0) yield { start, end: text.length };
}

/** Returns a function from offsets to positions; offsets must not decrease, so that no line is counted twice. @param {string} text */
function placesOf(text) {
  let line = 1;
  let start = 0;
  return (/** @type {number} */ offset) => {
    for (let end = text.indexOf('\n', start); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
      line++;
      start = end + 1;
    }
    return { line, column: offset - start + 1 };
  };
}

/** The offset of a line and column, which count from 1. @param {string} text @param {number} line @param {number} column */
export function offsetOf(text, line, column) {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(text.length, before + Math.max(0, column - 1));
}

/** The position of a syntax error; each browser words it differently, or leaves it out. @param {string} words @param {string} text */
function offsetIn(words, text) {
  const position = /position (\d+)/.exec(words);
  if (position) return Number(position[1]);
  const place = /line (\d+) column (\d+)/.exec(words);
  return place ? offsetOf(text, Number(place[1]), Number(place[2])) : 0;
}

/** @param {any} object */
function lineOf(object) {
  const unknown = Object.keys(object).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new Error(t('json.unknown', { key: JSON.stringify(unknown.slice(0, 60)) }));
  const has = (/** @type {string} */ key) => object[key] !== undefined && object[key] !== null;
  const size = has('size') ? checkedSize(object.size) : 0;
  if (has('title') && typeof object.title !== 'string') throw new Error(t('json.title'));
  const words = [has('givens') ? cellsOf('givens', object.givens) : emptyGivens(object, size)];
  if (!words[0]) throw new Error(t('json.empty'));
  if (has('rules')) words.push(...rulesOf(object.rules));
  if (has('box')) {
    if (typeof object.box !== 'string' || !/^\w+$/.test(object.box)) throw new Error(t('json.box'));
    words.push(`box=${object.box}`);
  }
  for (const key of CELL_KEYS) if (has(key)) words.push(`${key}=${cellsOf(key, object[key])}`);
  if (has('houses')) words.push(...housesOf(object.houses));
  return { words: words.join(' '), size, title: object.title || null };
}

/** @param {any} size */
function checkedSize(size) {
  if (!Number.isInteger(size) || size < 1 || size > LARGEST) throw new Error(t('json.size', { most: LARGEST }));
  return size;
}

/** Symbols as a string, or a list of strings and numbers; rows may be lists themselves. @param {string} key @param {any} value @returns {string} */
function cellsOf(key, value, depth = 0) {
  if (typeof value === 'string') {
    if (!/^[!-~]*$/.test(value) || /[#,;="]/.test(value)) throw new Error(t('json.symbol', { key }));
    return value;
  }
  if (Array.isArray(value) && depth < 2) return value.map((each) => cellsOf(key, each, depth + 1)).join('');
  if (depth && value === null) return '0';
  if (depth && Number.isInteger(value)) {
    if (value < 0 || value > LARGEST) throw new Error(t('json.number', { key, value, most: LARGEST }));
    return value === LARGEST ? 'a' : value ? symbol(value) : '0';
  }
  throw new Error(t('json.list', { key }));
}

/** Givens for a puzzle that has only pencil marks: all empty. @param {any} object @param {number} size */
function emptyGivens(object, size) {
  if (object.allowed === undefined || object.allowed === null) throw new Error(t('json.no-givens'));
  const n = size || Math.round(Math.cbrt(cellsOf('allowed', object.allowed).length));
  return '.'.repeat(n * n);
}

/** @param {any} rules */
function rulesOf(rules) {
  const list = typeof rules === 'string' ? [rules] : rules;
  if (!Array.isArray(list) || list.some((name) => typeof name !== 'string')) throw new Error(t('json.rules'));
  const names = list.flatMap((/** @type {string} */ text) => text.split(/[ ,]+/)).filter(Boolean);
  if (names.some((name) => !/^[A-Za-z0-9-]+$/.test(name))) throw new Error(t('json.rule'));
  return names;
}

/** @param {any} houses */
function housesOf(houses) {
  const wrong = () => new Error(t('json.houses'));
  if (!Array.isArray(houses)) throw wrong();
  return houses.map((house) => {
    const cells = (Array.isArray(house) ? house : [house]).map((cell) => {
      if (typeof cell !== 'string') throw wrong();
      if (!/^[A-Za-z0-9 ,]*$/.test(cell)) throw new Error(t('json.house-cells'));
      return cell.replace(/[ ,]/g, '');
    });
    return `house=${cells.join('')}`;
  });
}
