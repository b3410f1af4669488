// SPDX-License-Identifier: MIT
// random_games.mjs - games with random rules, grids and progress.

import { webcrypto } from 'node:crypto';
import { Game, LAYERS } from '../page/js/model/game.js';
import { plainShape } from '../page/js/model/rules.js';
import { cellName } from '../page/js/model/symbols.js';

/* Node 18 has it, but not under the name used in browsers. */
globalThis.crypto ??= /** @type {Crypto} */ (webcrypto);

/** A small random generator, so that a failure can be repeated by its seed. @param {number} seed */
export function generator(seed) {
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
export function randomShape(random) {
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
export function randomGame(random) {
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
