// SPDX-License-Identifier: MIT
// Links restore exactly what they were made from, whatever the rules; damaged links are refused.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../page/js/engine/loader.js';
import { Game, LAYERS } from '../page/js/model/game.js';
import { gameToHash, hashToGame, isPuzzleHash, LinkError, sameGrids } from '../page/js/model/link.js';
import { plainShape, shapeLines } from '../page/js/model/rules.js';
import { generator, randomGame } from './random_games.mjs';

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
