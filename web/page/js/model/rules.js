// SPDX-License-Identifier: MIT
// rules.js - the rules of a puzzle: their description, and the houses that the engine derives from it.

import { bit, symbol } from './symbols.js';

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

/** Whether the puzzle allows the digit in a cell. @param {number} digit @param {number} allowed 0: all are */
export const isAllowed = (digit, allowed) => !allowed || Boolean(allowed & bit(digit));

export class Rules {
  /** @param {Shape} shape @param {House[]} houses @param {string | null} regions a letter for the box or region of each cell */
  constructor(shape, houses, regions) {
    this.shape = shape;
    this.size = shape.size;
    this.cells = shape.size * shape.size;
    this.houses = houses;
    this.regions = regions;
    /** The letter of a region that is not in one piece. @type {string | null} */
    this.broken = null;
    /** @type {number[][]} the houses of each cell */
    this.housesOf = Array.from({ length: this.cells }, () => []);
    houses.forEach((house, index) => {
      for (const cell of house.cells) this.housesOf[cell].push(index);
    });
    /** @type {Set<number>[]} the cells that each cell sees; without implied houses, which players do not see */
    this.peers = this.housesOf.map((list, cell) => {
      const seen = new Set(list.flatMap((house) => (houses[house].implied ? [] : houses[house].cells)));
      seen.delete(cell);
      return seen;
    });
  }

  /** @param {import('../engine/client.js').Engine} engine @param {Shape} shape */
  static async load(engine, shape) {
    const answer = await engine.ask(`call rules\n${shapeLines(shape)}\n`);
    const rules = new Rules(shape, answer.houses, regionLetters(shape.size, answer.houses));
    rules.broken = answer.broken;
    return rules;
  }

  /** The digits as a mask of those that fit. */
  get all() {
    return 2 ** this.size - 1;
  }

  /**
   * Cells that hold the same digit as one that they see, or one that they may not hold.
   * @param {readonly number[]} digits @param {readonly number[]} allowed where not 0, no other digit fits
   * @returns {Set<number>}
   */
  clashes(digits, allowed) {
    const bad = new Set();
    digits.forEach((digit, cell) => {
      if (!digit) return;
      if (!isAllowed(digit, allowed[cell])) bad.add(cell);
      for (const other of this.peers[cell]) if (digits[other] === digit) bad.add(cell);
    });
    return bad;
  }

  /**
   * The candidates that the digits leave for each open cell, as masks; 0 for cells with a digit.
   * @param {readonly number[]} digits @param {readonly number[]} allowed where not 0, no other digit fits
   */
  candidates(digits, allowed) {
    return digits.map((digit, cell) => {
      if (digit) return 0;
      let mask = allowed[cell] || this.all;
      for (const other of this.peers[cell]) if (digits[other]) mask &= ~bit(digits[other]);
      return mask;
    });
  }
}
