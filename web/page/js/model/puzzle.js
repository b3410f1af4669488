// SPDX-License-Identifier: MIT
// puzzle.js - a puzzle as the engine reads it (PUZZLE in web/engine/README.md) as a game to play.

import { checkedShape, Game } from './game.js';
import { textToDigits, textToMask } from './symbols.js';

/** @param {any} puzzle @param {string} [title] */
export function gameOf(puzzle, title = puzzle.title ?? '') {
  const { size, box, regions, rules, houses } = puzzle;
  const game = new Game(checkedShape({ size, box, regions, rules: rules.split(' ').filter(Boolean), houses }), title);
  if (puzzle.givens) game.layers.givens = textToDigits(puzzle.givens);
  if (puzzle.placed) game.layers.entries = textToDigits(puzzle.placed);
  if (puzzle.marks) game.layers.centre = puzzle.marks.split('/').map(textToMask);
  return game;
}
