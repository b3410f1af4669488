// SPDX-License-Identifier: MIT
// step.js - a step of a solver (STEP in web/engine/README.md), with cells and houses numbered as on the page, and the
// position before it.

import { bit, cellOf, textToDigits, textToMask } from './symbols.js';

/**
 * @typedef {{ cell: number, digit: number }} Candidate
 * @typedef {{ digits: number[], candidates: number[] }} Position masks of candidates; 0 for cells with a digit
 * @typedef {{ role: string, cell: number, digit: number }} Part cell -1: a digit only; digit 0: a cell only
 * @typedef {{ cells: number[], digit: number, on: boolean, parents: number[] }} Node of a chain
 *
 * @typedef {object} Step
 * @property {string} technique @property {string} title @property {number} rating
 * @property {Candidate[]} placed @property {Candidate[]} removed
 * @property {Part[]} parts what the step is based on
 * @property {{ cover: boolean, house: number }[]} houses
 * @property {Node[]} nodes
 * @property {string} text in the notation of HoDoKu @property {string} words in sentences
 * @property {Position | null} position before it, if the engine sent it
 */

/** @param {any} raw @param {import('./rules.js').Rules} rules @returns {Step} */
export function parseStep(raw, rules) {
  const cell = (/** @type {string | undefined} */ name) => (name ? cellOf(name, rules.size) : -1);
  const house = (/** @type {string | undefined} */ short) =>
    short ? rules.houses.findIndex((other) => other.short === short) : -1;
  const candidate = (/** @type {any} */ c) => ({ cell: cell(c.cell), digit: c.digit });
  return {
    technique: raw.technique,
    title: raw.title,
    rating: raw.rating,
    placed: raw.placed.map(candidate),
    removed: raw.removed.map(candidate),
    parts: raw.parts.map((/** @type {any} */ part) => ({
      role: part.role === 'set' ? `set${part.set % 5}` : part.role,
      cell: cell(part.cell),
      digit: part.digit ?? 0,
    })),
    houses: raw.houses.map((/** @type {any} */ used) => ({ cover: used.role === 'cover', house: house(used.house) })),
    nodes: raw.nodes.map((/** @type {any} */ node) => ({ ...node, cells: node.cells.map(cell) })),
    text: raw.text,
    words: raw.words,
    position: raw.digits ? parsePosition(raw) : null,
  };
}

/** @param {{ digits: string, candidates: string[] }} raw @returns {Position} */
function parsePosition(raw) {
  const digits = textToDigits(raw.digits);
  return { digits, candidates: raw.candidates.map((text, cell) => (digits[cell] ? 0 : textToMask(text))) };
}

/**
 * The candidates that the digits leave for the open cells.
 * @param {import('./game.js').Game} game @param {import('./rules.js').Rules} rules @param {number[]} digits
 * @returns {Position}
 */
export const positionWith = (game, rules, digits) => ({
  digits,
  candidates: rules.marks(digits, game.layers.allowed).candidates.slice(),
});

/**
 * The player's position.  Cells without marks have all their possible candidates.
 * @param {import('./game.js').Game} game @param {import('./rules.js').Rules} rules @param {boolean} useMarks
 */
export function positionOf(game, rules, useMarks) {
  const position = positionWith(game, rules, game.digits);
  if (useMarks)
    game.layers.centre.forEach((marks, cell) => {
      if (marks) position.candidates[cell] &= marks;
    });
  return position;
}

/**
 * The position after the step.
 * @param {Position} position @param {Pick<Step, 'placed' | 'removed'>} step @param {import('./rules.js').Rules} rules
 * @returns {Position}
 */
export function applyStep(position, step, rules) {
  const digits = position.digits.slice();
  for (const { cell, digit } of step.placed) digits[cell] = digit;
  const left = rules.marks(digits).candidates;
  const candidates = position.candidates.map((mask, cell) => mask & left[cell]);
  for (const { cell, digit } of step.removed) candidates[cell] &= ~bit(digit);
  return { digits, candidates };
}

/** The ninth of the grid that a cell is in, rows and columns in thirds. @param {number} one @param {number} size */
export function ninthOf(one, size) {
  const third = (/** @type {number} */ line) => Math.floor((3 * line) / size);
  const place = (/** @type {number} */ cell) => 3 * third(Math.floor(cell / size)) + third(cell % size);
  const here = place(one);
  return Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => place(cell) === here);
}
