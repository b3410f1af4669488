// SPDX-License-Identifier: MIT
// Links and saved states that were changed in any way are refused, or restored to something valid.
//
// `node web/tests/hostile.test.mjs 100000 1` is the long form: that many of each, from that seed on.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../page/js/engine/loader.js';
import { Drawing } from '../page/js/model/drawing.js';
import { Game, LAYERS } from '../page/js/model/game.js';
import { gameToHash, hashToGame, LinkError } from '../page/js/model/link.js';
import { LARGEST_SIZE, plainShape, shapeLines } from '../page/js/model/rules.js';
import { Store } from '../page/js/model/store.js';
import { generator, randomGame, randomShape } from './random_games.mjs';

/** @typedef {(below: number) => number} Random */

const count = Number(process.argv[2] ?? 250);
const first = Number(process.argv[3] ?? 1);

const bytes = readFileSync(new URL('../../build/web/engine/engine-scalar.wasm', import.meta.url));
const engine = await loadEngine(await WebAssembly.compile(bytes));

/** Tries `attempt` with one random generator after another; a failure says its seed. @param {(random: Random) => void} attempt */
function tryAll(attempt) {
  for (let seed = first; seed < first + count; seed++) {
    try {
      attempt(generator(seed));
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.stack : error}`);
    }
  }
}

/** @template T @param {Random} random @param {readonly T[]} list */
const oneOf = (random, list) => list[random(list.length)];

// ---- what was restored ----

const KEYS = /^(size|regions|box|rules|house|givens|allowed|placed|marks) /;

/** @param {Game} game */
function checkState(game) {
  const { shape, size } = game;
  assert.ok(Number.isInteger(size) && size >= 1 && size <= LARGEST_SIZE);
  assert.ok(shape.box === null || typeof shape.box === 'string');
  assert.ok(shape.regions === null || shape.regions.length === size * size);
  for (const text of [...shape.rules, ...shape.houses]) assert.equal(typeof text, 'string');
  for (const layer of LAYERS) {
    const most = layer === 'colours' ? 511 : layer === 'givens' || layer === 'entries' ? size : 2 ** size - 1;
    assert.equal(game.layers[layer].length, size * size, layer);
    for (const value of game.layers[layer]) assert.ok(Number.isInteger(value) && value >= 0 && value <= most, layer);
  }
  for (const line of game.requestLines({ progress: true }).split('\n')) assert.match(line, KEYS);
}

/** Every state that undo and redo lead to is valid, and redo leads back. @param {Game} game */
function checkHistory(game) {
  const before = JSON.stringify(game.layers);
  let undone = 0;
  for (let going = true; going; ) {
    going = false;
    for (const part of /** @type {const} */ (['play', 'puzzle']))
      while (game.canUndo(part)) {
        game.undo(part);
        undone++;
        going = true;
        checkState(game);
      }
  }
  for (; undone; undone--) game.redo(game.canRedo('play') ? 'play' : 'puzzle');
  assert.equal(JSON.stringify(game.layers), before);
}

/** @param {Game} game */
function checkGame(game) {
  checkState(game);
  assert.match(game.id, /^[0-9a-f]{16}$/);
  assert.equal(typeof game.title, 'string');
  assert.ok(game.seconds >= 0 && typeof game.done === 'boolean');
  const again = hashToGame(gameToHash(game, { progress: true }));
  assert.deepEqual(again.layers, game.layers);
  assert.equal(shapeLines(again.shape), shapeLines(game.shape));
  const restored = Game.restore(JSON.parse(JSON.stringify(game.save())));
  assert.deepEqual(restored.layers, game.layers);
  const answer = engine.call(`call rules\n${shapeLines(game.shape)}\n`);
  assert.ok(answer.error || answer.houses, JSON.stringify(answer));
  checkHistory(game);
}

// ---- changing texts and states ----

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\n',
  '\nsize 9',
  '0',
  '-1',
  '1e9',
  '26',
  'NaN',
  '%',
  '%00',
  'a'.repeat(500),
  'ß',
  '😀',
  '\ud800',
  '<b>',
  '__proto__',
  'none',
  '0x0',
  '99x99',
  '1c3zc',
  '_',
  '/',
  'r1c1 r1c1',
  'x x',
];
const HOSTILE = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  26,
  1e9,
  2 ** 53,
  '',
  [],
  {},
  [[]],
  ['3x3'],
  { length: 81 },
  ...HOSTILE_TEXTS,
];

/** @param {Random} random @param {string} text */
function changeText(random, text) {
  const from = random(text.length + 1);
  const to = from + random(text.length - from + 1);
  const other = random(text.length + 1);
  switch (random(5)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, from) + String.fromCharCode(random(128)) + text.slice(from + 1);
    case 2:
      return text.slice(0, from) + oneOf(random, HOSTILE_TEXTS) + text.slice(from);
    case 3:
      return text.slice(0, other) + text.slice(from, to) + text.slice(other);
    default:
      return oneOf(random, HOSTILE_TEXTS);
  }
}

/** Changes something in a tree of objects and arrays, which is changed itself. @param {Random} random @param {any} tree */
function changeTree(random, tree) {
  const keys = tree && typeof tree === 'object' ? Object.keys(tree) : [];
  if (!keys.length) return;
  const key = oneOf(random, keys);
  const value = tree[key];
  if (value && typeof value === 'object' && random(4)) changeTree(random, value);
  else if (random(4) === 0) Array.isArray(tree) ? tree.splice(Number(key), 1) : delete tree[key];
  else if (random(5) === 0) tree[key] = structuredClone(tree[oneOf(random, keys)]);
  else if (typeof value === 'string' && random(2)) tree[key] = changeText(random, value);
  else if (typeof value === 'number' && random(2)) tree[key] = value + random(5) - 2;
  else tree[key] = structuredClone(oneOf(random, HOSTILE));
}

/** @template T @param {Random} random @param {T} tree @returns {T} a copy of what JSON keeps of it, with some changes */
function changed(random, tree) {
  const copy = JSON.parse(JSON.stringify(tree));
  for (let changes = random(4); changes >= 0; changes--) changeTree(random, copy);
  return copy;
}

// ---- links ----

/** The checksum of link.js, so that a changed link gets past it. @param {[string, string][]} pairs */
function checksum(pairs) {
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(JSON.stringify(pairs))) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum.toString(36);
}

/** @param {Random} random @param {string} hash */
function changeLink(random, hash) {
  if (random(3) === 0) return changeText(random, hash);
  const pairs = [...new URLSearchParams(hash.slice(1))].slice(0, -1);
  for (let changes = random(3); changes >= 0; changes--) {
    const pair = oneOf(random, pairs);
    const what = random(8);
    if (what === 0 && pairs.length > 1) pairs.splice(pairs.indexOf(pair), 1);
    else if (what === 1) pairs.push([...pair]);
    else if (what === 2) pair[0] = changeText(random, pair[0]);
    else pair[1] = changeText(random, pair[1]);
  }
  /* as they will be read: what is not text becomes a question mark in an address */
  const read = /** @type {[string, string][]} */ ([...new URLSearchParams(`${new URLSearchParams(pairs)}`)]);
  return `#${new URLSearchParams([...read, ['sum', checksum(read)]])}`;
}

test('changed links are refused, or hold a valid game', () => {
  let opened = 0;
  tryAll((random) => {
    const hash = changeLink(random, gameToHash(randomGame(random), { progress: random(2) === 1 }));
    let game;
    try {
      game = hashToGame(hash);
    } catch (error) {
      assert.ok(error instanceof LinkError, `${hash}: ${error}`);
      return;
    }
    opened++;
    checkGame(game);
  });
  assert.ok(opened > count / 20, `only ${opened} of ${count} links could be opened: the changes are too rough`);
});

// ---- saved games ----

/** @param {Random} random */
function playedGame(random) {
  const game = randomGame(random);
  for (let moves = random(12); moves; moves--) {
    const cell = random(game.cells);
    const move = random(8);
    if (move === 0) game.setShape(randomShape(random));
    else if (move === 1) game.give([cell], random(game.size + 1));
    else if (move === 2) game.undo('play');
    else if (move === 3) game.undo('puzzle');
    else game.enter([cell], 1 + random(game.size));
  }
  return game;
}

test('changed games are refused, or restored to a valid one', () => {
  let restored = 0;
  tryAll((random) => {
    const saved = changed(random, playedGame(random).save());
    let game;
    try {
      game = Game.restore(saved);
    } catch (error) {
      assert.equal(/** @type {Error} */ (error).constructor, Error, `${error}: not a refusal`);
      return;
    }
    restored++;
    checkGame(game);
  });
  assert.ok(restored > count / 20, `only ${restored} of ${count} games could be restored`);
});

test('stored rules are whole, also those that undo leads to', () => {
  const game = new Game();
  game.setShape({ ...game.shape, rules: ['x'] });
  const saved = JSON.parse(JSON.stringify(game.save()));
  saved.changes[0].shape.before = { size: 9 };
  checkGame(Game.restore(saved));
  saved.shape.houses = ['r1c1 r2c2\ud800'];
  assert.throws(() => Game.restore(saved), { message: 'rules' });
  saved.shape.box = ['3x3'];
  assert.throws(() => Game.restore(saved), { message: 'box' });
});

test('changes that would lose digits, or leave them in too small a grid, are not restored', () => {
  const game = new Game(plainShape(4));
  game.setShape(plainShape(9));
  const saved = JSON.parse(JSON.stringify(game.save()));
  for (const givens of [`${'.'.repeat(80)}5`, `5${'.'.repeat(80)}`]) {
    saved.layers.givens = givens;
    checkGame(Game.restore(saved));
    assert.equal(Game.restore(saved).canUndo('puzzle'), false);
  }
});

test('a title with half a character makes a link that can be opened', () => {
  const game = new Game(undefined, 'half: \ud83d');
  assert.equal(hashToGame(gameToHash(game)).title, 'half: \ufffd');
});

// ---- drawings ----

/** @param {Random} random */
function randomDrawing(random) {
  const number = () => random(2400) / 100;
  const state = () => ({
    segments: Array.from({ length: random(6) }, () => [number(), number(), number(), number()]),
    fixes: Array.from({ length: random(3) }, () => ({
      from: { x: number(), y: number() },
      to: { x: number(), y: number() },
      label: oneOf(random, ['+', '-', 'arrow']),
    })),
    extended: random(2) === 1,
    outline: random(2) === 1,
  });
  return {
    ...state(),
    past: Array.from({ length: random(3) }, state),
    future: Array.from({ length: random(3) }, state),
  };
}

/** @param {Drawing} drawing */
function checkDrawing({ state }) {
  for (const segment of state.segments) assert.ok(segment.length === 4 && segment.every(Number.isFinite));
  for (const { from, to, label } of state.fixes) {
    assert.ok([from.x, from.y, to.x, to.y].every(Number.isFinite));
    assert.ok(['+', '-', 'arrow'].includes(label));
  }
  assert.ok(typeof state.extended === 'boolean' && typeof state.outline === 'boolean');
}

test('changed drawings are restored as far as they are valid', () => {
  tryAll((random) => {
    const drawing = new Drawing();
    drawing.restore(random(20) ? changed(random, randomDrawing(random)) : oneOf(random, HOSTILE));
    checkDrawing(drawing);
    const again = new Drawing();
    again.restore(JSON.parse(JSON.stringify(drawing.save())));
    assert.deepEqual(again.save(), drawing.save());
    for (let i = 0; i < 9; i++, drawing.undo()) checkDrawing(drawing);
    for (let i = 0; i < 9; i++, drawing.redo()) checkDrawing(drawing);
  });
});

// ---- the whole storage ----

/** Local storage as far as the store uses it. @param {Record<string, string>} entries */
function storageOf(entries) {
  const methods = {
    getItem: (/** @type {string} */ key) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      entries[key] = value;
    },
    removeItem: (/** @type {string} */ key) => {
      delete entries[key];
    },
  };
  return new Proxy(entries, { get: (_, key) => Reflect.get(methods, key) ?? Reflect.get(entries, key) });
}

test('whatever is stored, the page finds settings and games, and loses none', () => {
  const { window } = /** @type {any} */ (globalThis);
  tryAll((random) => {
    const games = Array.from({ length: random(3) }, () => playedGame(random));
    /** @type {Record<string, string>} */
    const entries = {};
    /** @type {any} */ (globalThis).window = { localStorage: storageOf(entries) };
    const store = new Store();
    const usual = { ...store.settings };
    for (const game of games) store.save(game);
    store.saveSettings();
    for (const key of Object.keys(entries))
      if (random(2))
        entries[key] = random(2)
          ? changeText(random, entries[key])
          : JSON.stringify(changed(random, JSON.parse(entries[key])));
    const texts = Object.values(entries).filter((text) => text.includes('layers'));
    const later = new Store();
    for (const [key, value] of Object.entries(usual))
      assert.equal(typeof Reflect.get(later.settings, key), typeof value);
    const loaded = later.load();
    assert.ok(loaded.games.length <= loaded.all && typeof loaded.open === 'string');
    loaded.games.forEach(checkGame);
    const kept = Object.values(entries);
    for (const text of texts) assert.ok(kept.includes(text), 'a damaged game is kept aside');
  });
  /** @type {any} */ (globalThis).window = window;
});
