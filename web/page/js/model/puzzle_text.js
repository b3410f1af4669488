// SPDX-License-Identifier: MIT
// puzzle_text.js - any text or file with puzzles, as games.
//
// The formats are not known here: the library reads them all.

import { t } from '../strings/index.js';
import { Game } from './game.js';
import { textToDigits, textToMask } from './symbols.js';

/**
 * @typedef {object} Puzzle as the engine's `read` and `make` return it
 * @property {number} size
 * @property {string | null} box @property {string | null} regions
 * @property {string} rules names separated by blanks
 * @property {string[]} houses
 * @property {string} givens @property {string | null} placed
 * @property {string | null} marks @property {string | null} allowed
 * @property {string | null} [solution]
 * @property {string | null} title @property {string | null} format @property {string | null} note
 * @property {number} line
 *
 * @typedef {{ message: string, line: number, column: number }} TextError in the language of the page
 * @typedef {{ puzzles: Puzzle[], errors: TextError[], more: boolean }} Reading
 */

/**
 * @param {import('../engine/client.js').Engine} engine @param {string} text
 * @param {{ most?: number, format?: string, signal?: AbortSignal }} [options]
 * @returns {Promise<Reading>}
 */
export async function readPuzzles(engine, text, { most = 20, format = '', signal } = {}) {
  const keys = `most ${most}\n${format ? `format ${format}\n` : ''}`;
  return engine.ask(`call read\n${keys}\n${text}`, { signal });
}

/** The offset of a line and column, which count from 1. @param {string} text @param {number} line @param {number} column */
export function offsetOf(text, line, column) {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(text.length, before + Math.max(0, column - 1));
}

/** Larger files, compressed or not, are refused: the page would hang. */
const LARGEST_FILE = 10_000_000;

/** The text of a file, which may be compressed by gzip; a file that is too large is refused. @param {Blob} file */
export async function textOfFile(file) {
  const tooLarge = () => new Error(t('app.file-too-large', { most: LARGEST_FILE / 1_000_000 }));
  if (file.size > LARGEST_FILE) throw tooLarge();
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (start[0] !== 0x1f || start[1] !== 0x8b) return file.text();
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(t('app.file-damaged'));
    });
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > LARGEST_FILE) {
      await reader.cancel();
      throw tooLarge();
    }
    parts.push(value);
  }
}

/** @param {Puzzle} puzzle @returns {import('./rules.js').Shape} */
export const shapeOfPuzzle = ({ size, box, regions, rules, houses }) => ({
  size,
  box,
  regions,
  rules: rules.split(' ').filter(Boolean),
  houses,
});

/** How many givens it has. @param {Puzzle} puzzle */
export const givensOf = (puzzle) => textToDigits(puzzle.givens).filter(Boolean).length;

/** @param {Puzzle} puzzle @returns {Partial<Record<import('./game.js').Layer, number[]>>} */
function layersOf({ givens, placed, marks, allowed }) {
  const masks = (/** @type {string} */ text) => text.split('/').map(textToMask);
  const given = textToDigits(givens);
  return {
    givens: given,
    ...(placed && { entries: textToDigits(placed).map((digit, cell) => (given[cell] ? 0 : digit)) }),
    ...(marks && { centre: masks(marks) }),
    ...(allowed && { allowed: masks(allowed) }),
  };
}

/** A new game with the puzzle. @param {Puzzle} puzzle */
export function gameOfPuzzle(puzzle) {
  const game = new Game(shapeOfPuzzle(puzzle), puzzle.title ?? '');
  Object.assign(game.layers, layersOf(puzzle));
  return game;
}

/**
 * Replaces the content of the game by the puzzle.  Undo takes one step, or two if the size changes: all cells of a step
 * belong to one grid.
 * @param {Game} game @param {Puzzle} puzzle
 */
export function fillGame(game, puzzle) {
  const layers = layersOf(puzzle);
  const shape = shapeOfPuzzle(puzzle);
  if (shape.size !== game.size) game.setShape(shape);
  game.change(() => {
    game.setShape(shape);
    for (const layer of /** @type {import('./game.js').Layer[]} */ (Object.keys(game.layers)))
      for (let cell = 0; cell < game.cells; cell++) game.put(layer, cell, layers[layer]?.[cell] ?? 0);
  });
  game.title = puzzle.title ?? '';
}
