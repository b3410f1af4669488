// SPDX-License-Identifier: MIT
// Links restore exactly what they were made from, whatever the rules; damaged links are refused.

import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../page/js/engine/loader.js';
import { Game, LAYERS } from '../page/js/model/game.js';
import { gameToHash, hashToGame, isPuzzleHash, LinkError, sameGrids } from '../page/js/model/link.js';
import { plainShape, shapeLines } from '../page/js/model/rules.js';
import { cellName } from '../page/js/model/symbols.js';

/* Node 18 has it, but not under the name used in browsers. */
globalThis.crypto ??= /** @type {Crypto} */ (webcrypto);

/** A small random generator, so that a failure can be repeated by its seed. @param {number} seed */
function generator(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Rows as regions: they exist for any size, and the engine accepts them. @param {number} size */
const stripes = (size) =>
  Array.from({ length: size * size }, (_, cell) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt((Math.floor(cell / size) + (cell % size < size / 2 ? 0 : 1)) % size),
  ).join('');

/** @param {(below: number) => number} random @returns {import('../page/js/model/rules.js').Shape} */
function randomShape(random) {
  const size = [4, 6, 9, 9, 9, 16, 25][random(7)];
  const boxes = /** @type {Record<number, string[]>} */ ({
    4: ['2x2'],
    6: ['2x3', '3x2'],
    9: ['3x3'],
    16: ['4x4'],
    25: ['5x5'],
  });
  const shape = plainShape(size);
  const kind = random(4);
  if (kind === 1) shape.box = boxes[size][random(boxes[size].length)];
  else if (kind === 2) shape.box = 'none';
  else if (kind === 3) shape.regions = stripes(size);
  if (random(2)) shape.rules.push('x');
  if (size === 9 && kind < 2 && random(2)) shape.rules.push('nrc');
  for (let houses = random(3); houses; houses--) {
    const cells = new Set(Array.from({ length: 2 + random(size - 2) }, () => random(size * size)));
    if (cells.size > 1) shape.houses.push([...cells].map((cell) => cellName(cell, size)).join(' '));
  }
  return shape;
}

/** @param {(below: number) => number} random */
function randomGame(random) {
  const game = new Game(randomShape(random), ['', 'Six & seven = #13', 'Müllers „Rätsel“ 数独', '100 % +'][random(4)]);
  const { size } = game;
  for (const layer of LAYERS) {
    const density = random(5);
    game.layers[layer] = game.layers[layer].map((_, cell) => {
      if (random(5) >= density || (layer === 'entries' && game.layers.givens[cell])) return 0;
      if (layer === 'givens' || layer === 'entries') return 1 + random(size);
      return 1 + random(layer === 'colours' ? 2 ** 9 - 1 : 2 ** size - 1);
    });
  }
  return game;
}

const bytes = readFileSync(new URL('../../build/web/engine/engine-scalar.wasm', import.meta.url));
const engine = await loadEngine(await WebAssembly.compile(bytes));

test('a link holds rules, givens, title and progress of any puzzle', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const game = randomGame(generator(seed));
    const hash = gameToHash(game, { progress: true });
    assert.ok(isPuzzleHash(hash), `seed ${seed}`);
    assert.match(hash, /^#[\w.*+%=&-]*$/, `seed ${seed}: all of it may stand in an address`);
    const back = hashToGame(hash);
    assert.deepEqual(back.shape, game.shape, `seed ${seed}`);
    assert.equal(back.title, game.title, `seed ${seed}`);
    assert.deepEqual(back.layers, game.layers, `seed ${seed}`);
    assert.notEqual(back.id, game.id, `seed ${seed}`);
  }
});

test('the engine makes the same houses from the rules before and after', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const game = randomGame(generator(seed));
    const ask = (/** @type {Game} */ of) => engine.call(`call rules\n${shapeLines(of.shape)}\n`);
    const before = ask(game);
    assert.equal(before.error, undefined, `seed ${seed}: ${before.error?.message}`);
    assert.deepEqual(ask(hashToGame(gameToHash(game))), before, `seed ${seed}`);
  }
});

test('without progress a link holds the puzzle alone', () => {
  const game = randomGame(generator(7));
  const back = hashToGame(gameToHash(game));
  for (const layer of LAYERS)
    if (layer === 'givens' || layer === 'allowed') assert.deepEqual(back.layers[layer], game.layers[layer], layer);
    else assert.ok(!back.layers[layer].some(Boolean), layer);
});

test('an ordinary puzzle makes a short link', () => {
  const game = new Game(plainShape(9));
  game.layers.givens = game.layers.givens.map((_, cell) => (cell % 3 ? 0 : 1 + (cell % 9)));
  assert.ok(gameToHash(game).length < 100, gameToHash(game));
});

test('a link that was cut off anywhere is refused', () => {
  const hash = gameToHash(randomGame(generator(3)), { progress: true });
  for (let length = 3; length < hash.length; length++)
    assert.throws(() => hashToGame(hash.slice(0, length)), LinkError, `after ${length} characters`);
});

test('a link in which a character was changed is refused', () => {
  const hash = gameToHash(randomGame(generator(5)), { progress: true });
  for (let at = 1; at < hash.length; at++)
    for (const other of ['9', 'q'])
      if (hash[at].toLowerCase() !== other)
        assert.throws(() => hashToGame(hash.slice(0, at) + other + hash.slice(at + 1)), LinkError, `character ${at}`);
});

test('links with another version, with unknown keys or without meaning are refused', () => {
  for (const hash of ['', '#', '#p', '#p=', '#p=1', '#p=2&size=9&sum=1', '#p=1&size=9&givens=z&sum=%', '#p=1&sum=0'])
    assert.throws(() => hashToGame(hash), LinkError, hash);
  assert.throws(() => hashToGame('#p=2&size=9'), { message: 'version' });
});

test('the same puzzle is found among the stored ones, another one is not', () => {
  const random = generator(11);
  const games = Array.from({ length: 8 }, () => randomGame(random));
  for (const game of games) {
    assert.deepEqual(sameGrids(games, hashToGame(gameToHash(game))), [game]);
    assert.deepEqual(sameGrids(games, hashToGame(gameToHash(game, { progress: true }))), [game]);
  }
  const other = hashToGame(gameToHash(games[0], { progress: true }));
  other.layers.givens[0] = (other.layers.givens[0] + 1) % other.size;
  assert.deepEqual(sameGrids(games, other), []);
});
