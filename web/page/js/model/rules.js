// SPDX-License-Identifier: MIT
// rules.js - the rules of a puzzle: their description, and what the engine says about them and about a grid.

import { digitsToText, maskToText, symbol, textToMask } from './symbols.js';

/**
 * The description of rules, as the engine takes and returns it.
 * @typedef {object} Shape
 * @property {number} size
 * @property {string | null} box "3x3", "none", or null: the default
 * @property {string | null} regions a letter for each cell, instead of boxes
 * @property {string[]} rules names such as "x", "nrc"
 * @property {string[]} houses more houses, each such as "r1c1 r2c2"
 *
 * @typedef {object} House
 * @property {string} name "row 3", "window 2", "region D"...
 * @property {string} short as in steps: "r3"...
 * @property {boolean} implied it follows from the other houses
 * @property {string} kind "row", "column", "box", "region", "diagonal", "window", "house", "hidden window"...
 * @property {'plain' | 'line' | 'frame' | 'rings' | 'number'} look how it is drawn
 * @property {Record<string, string>} names by language
 * @property {number[]} cells
 */

/** The largest size that the page can show; the library itself reads larger ones. */
export const LARGEST_SIZE = 25;

/** @param {number} size @returns {Shape} */
export const plainShape = (size) => ({ size, box: null, regions: null, rules: [], houses: [] });

/** The lines that describe the shape in a request. @param {Shape} shape */
export function shapeLines(shape) {
  const lines = [`size ${shape.size}`];
  if (shape.regions) lines.push(`regions ${shape.regions}`);
  else if (shape.box) lines.push(`box ${shape.box}`);
  if (shape.rules.length) lines.push(`rules ${shape.rules.join(' ')}`);
  for (const house of shape.houses) lines.push(`house ${house}`);
  return lines.join('\n');
}

/** @param {Shape} a @param {Shape} b */
export const sameShape = (a, b) => shapeLines(a) === shapeLines(b);

/** The boxes or regions on one map, with '.' where there are none. @param {number} size @param {House[]} houses */
function regionLetters(size, houses) {
  const letters = new Array(size * size).fill('.');
  houses
    .filter((house) => house.kind === 'box' || house.kind === 'region')
    .forEach((house, index) => {
      for (const cell of house.cells) letters[cell] = symbol(index + 1);
    });
  return letters.join('');
}

/**
 * How the grid stands, by the engine.
 * @typedef {object} Marks
 * @property {Map<number, number | null>} conflicts cells whose digits are wrong at sight, each with a house that has the digit
 *   twice; null: the puzzle does not allow it
 * @property {number[]} candidates the digits that are possible in each open cell, as masks; 0 for cells with a digit
 *
 * @typedef {(request: string) => any} AnswersNow see `here` in client.js
 */

export class Rules {
  /** The last question and its answer, because most pictures are of the same grid. @type {{ request: string, marks: Marks } | null} */
  #last = null;
  #now;

  /**
   * @param {Shape} shape @param {{ houses: House[], peers: number[][], broken: string | null } | null} answer of the engine's
   *   `rules`; null: nothing is known but the shape
   * @param {AnswersNow | null} now
   */
  constructor(shape, answer, now) {
    this.#now = now;
    this.shape = shape;
    this.size = shape.size;
    this.cells = shape.size * shape.size;
    this.houses = answer?.houses ?? [];
    /** A letter for the box or region of each cell. */
    this.regions = answer && regionLetters(shape.size, answer.houses);
    /** The letter of a region that is not in one piece. */
    this.broken = answer?.broken ?? null;
    /** The houses of each cell. */
    this.housesOf = Array.from({ length: this.cells }, () => /** @type {number[]} */ ([]));
    this.houses.forEach((house, index) => {
      for (const cell of house.cells) this.housesOf[cell].push(index);
    });
    /** The cells that each cell sees. */
    this.peers = Array.from({ length: this.cells }, (_, cell) => new Set(answer?.peers[cell]));
  }

  /** @param {import('../engine/client.js').Engine} engine @param {Shape} shape */
  static async load(engine, shape) {
    const [answer, now] = await Promise.all([engine.ask(`call rules\n${shapeLines(shape)}\n`), engine.here()]);
    return new Rules(shape, answer, now);
  }

  /**
   * Conflicts and candidates of a grid.
   * @param {readonly number[]} digits @param {readonly number[]} [allowed] where not 0, no other digit fits
   * @returns {Marks}
   */
  marks(digits, allowed = []) {
    const lines = [shapeLines(this.shape), `givens ${digitsToText(digits)}`];
    if (allowed.some(Boolean)) lines.push(`allowed ${allowed.map(maskToText).join('/')}`);
    const request = `call marks\n${lines.join('\n')}\n`;
    if (this.#last?.request !== request) this.#last = { request, marks: this.#ask(request, digits) };
    return this.#last.marks;
  }

  /** @param {string} request @param {readonly number[]} digits @returns {Marks} */
  #ask(request, digits) {
    const answer = this.#now?.(request);
    /* Without rules, the board is shown without conflicts and candidates. */
    if (!answer || answer.error) return { conflicts: new Map(), candidates: digits.map(() => 0) };
    return {
      conflicts: new Map(answer.conflicts.map((/** @type {any} */ { cell, house }) => [cell, house])),
      candidates: answer.candidates.map((/** @type {string} */ text, /** @type {number} */ cell) =>
        digits[cell] ? 0 : textToMask(text),
      ),
    };
  }
}
