// SPDX-License-Identifier: MIT
// link.js - a puzzle in the part of an address after "#", which browsers never send to a server.
//
//   #p=1&size=6&box=2x3&rules=x&house=r1c1+r2c2&title=Six&givens=1c3zc&entries=...&sum=k3x9t
//
// p is the version of the link format.  The keys and values of the rules are those of the engine, so that any rule it knows,
// or will know, fits into a link.  In grids, a lower-case letter stands for a run of empty cells (a for one, b for two...),
// and in grids of marks, "_" separates two cells with marks.  sum is a checksum of everything before it: links get cut off
// and mangled in e-mails, and half a link must not be read as another puzzle.

import { Game, LAYERS } from './game.js';

const VERSION = '1';
/** The layers of a game that are the puzzle itself. @type {import('./game.js').Layer[]} */
const PUZZLE = ['givens', 'allowed'];
/** The others: what the player has written. */
const PROGRESS = LAYERS.filter((layer) => !PUZZLE.includes(layer));
const LONGEST_RUN = 26;

/** The link is damaged, or in an unknown format. */
export class LinkError extends Error {}

/** @param {number} length */
const runOf = (length) => String.fromCharCode(96 + length);

/** @param {string[]} fields one for each cell @param {string} empty @param {string} between two that are not empty */
function packGrid(fields, empty, between) {
  let text = '';
  let run = 0;
  let filledBefore = false;
  const endRun = () => {
    for (; run > LONGEST_RUN; run -= LONGEST_RUN) text += runOf(LONGEST_RUN);
    if (run) text += runOf(run);
    run = 0;
  };
  for (const field of fields) {
    if (field === empty) {
      run++;
      filledBefore = false;
      continue;
    }
    endRun();
    text += (filledBefore ? between : '') + field;
    filledBefore = true;
  }
  endRun();
  return text;
}

/** @param {string} text @param {RegExp} token a run, or a field as its first group @param {string} empty */
function unpackGrid(text, token, empty) {
  const fields = /** @type {string[]} */ ([]);
  let rest = text;
  while (rest) {
    const match = token.exec(rest);
    if (!match) throw new LinkError(`grid ${rest.slice(0, 10)}`);
    if (match[1]) fields.push(match[1]);
    else fields.push(...new Array(match[0].charCodeAt(0) - 96).fill(empty));
    rest = rest.slice(match[0].length);
  }
  return fields;
}

/** A saved layer is a text of digits, or fields of marks between slashes (see game.js). @param {string} layer */
const isDigits = (layer) => layer === 'givens' || layer === 'entries';
/** @param {string} layer @param {string} saved */
const packLayer = (layer, saved) =>
  isDigits(layer) ? packGrid([...saved], '.', '') : packGrid(saved.split('/'), '', '_');
/** @param {string} layer @param {string} text */
const unpackLayer = (layer, text) =>
  isDigits(layer)
    ? unpackGrid(text, /^(?:[a-z]|([1-9A-Z]))/, '.').join('')
    : unpackGrid(text, /^(?:[a-z]|([1-9A-Z]+)(?:_(?=[1-9A-Z])|(?=[a-z]|$)))/, '').join('/');

/** FNV-1a of the decoded link, so that it does not depend on how the link was escaped. @param {[string, string][]} pairs */
function checksum(pairs) {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(pairs))) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}

/** The hash of an address that holds the game. @param {Game} game @param {{ progress?: boolean }} [what] with the player's progress */
export function gameToHash(game, { progress = false } = {}) {
  const { layers, shape, title } = game.save();
  const pairs = /** @type {[string, string][]} */ ([
    ['p', VERSION],
    ['size', String(shape.size)],
  ]);
  if (shape.regions) pairs.push(['regions', shape.regions]);
  else if (shape.box) pairs.push(['box', shape.box]);
  if (shape.rules.length) pairs.push(['rules', shape.rules.join(' ')]);
  for (const house of shape.houses) pairs.push(['house', house]);
  if (title) pairs.push(['title', title]);
  for (const layer of progress ? [...PUZZLE, ...PROGRESS] : PUZZLE)
    if (layer === 'givens' || game.layers[layer].some(Boolean)) pairs.push([layer, packLayer(layer, layers[layer])]);
  const parameters = new URLSearchParams(pairs); /* replaces what is not Unicode: the sum is of what will be read */
  parameters.append('sum', checksum([...parameters]));
  return `#${parameters}`;
}

/** Whether a hash looks like a puzzle, even a damaged one. @param {string} hash */
export const isPuzzleHash = (hash) => /^#p=/.test(hash);

/** The game that a hash holds; throws LinkError. @param {string} hash */
export function hashToGame(hash) {
  const pairs = [...new URLSearchParams(hash.slice(1))];
  if (pairs[0]?.[0] === 'p' && pairs[0][1] !== VERSION && /^\d+$/.test(pairs[0][1])) throw new LinkError('version');
  const [key, sum] = pairs.pop() ?? [];
  if (key !== 'sum' || sum !== checksum(pairs)) throw new LinkError('sum');
  const shape = {
    size: 0,
    box: null,
    regions: null,
    rules: /** @type {string[]} */ ([]),
    houses: /** @type {string[]} */ ([]),
  };
  const saved = { shape, title: '', layers: /** @type {Record<string, string>} */ ({}) };
  for (const [name, value] of pairs) {
    if (name === 'size') shape.size = Number(value);
    else if (name === 'box' || name === 'regions') /** @type {any} */ (shape)[name] = value;
    else if (name === 'rules') shape.rules = value.split(' ');
    else if (name === 'house') shape.houses.push(value);
    else if (name === 'title') saved.title = value;
    else if (LAYERS.some((layer) => layer === name)) saved.layers[name] = unpackLayer(name, value);
    else if (name !== 'p') throw new LinkError(`key ${name}`);
  }
  if (saved.layers.givens === undefined) throw new LinkError('givens');
  try {
    return Game.restore(saved);
  } catch (error) {
    throw new LinkError(/** @type {Error} */ (error).message);
  }
}

/**
 * The stored games that have the same puzzle as a linked one, and the same progress if the link has any.  Whether their
 * rules are the same, too, is not checked here.
 * @param {Game[]} games @param {Game} linked
 */
export function sameGrids(games, linked) {
  const fresh = PROGRESS.every((layer) => !linked.layers[layer].some(Boolean));
  const compared = fresh ? PUZZLE : LAYERS;
  return games.filter(
    (game) =>
      game.size === linked.size &&
      compared.every((layer) => game.layers[layer].every((value, cell) => value === linked.layers[layer][cell])),
  );
}
