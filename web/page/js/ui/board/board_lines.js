// SPDX-License-Identifier: MIT
// board_lines.js - the parts of a board that do not depend on its cells' content: paper, lines, houses, and numbers.
//
// Lengths are in hundredths of a cell.  Extra houses must be recognisable in black and white, too: windows have a dashed
// frame on a tint, diagonals a line through their cells, other houses a dotted ring in each cell.

import { svg } from '../shell/dom.js';

/** @typedef {import('../../model/rules.js').Rules} Rules */

export const CELL = 100;

/** @param {number} cell @param {number} size */
export const cornerOf = (cell, size) => ({ x: (cell % size) * CELL, y: Math.floor(cell / size) * CELL });

/** Paper, window tints, diagonals: everything beneath the cells. @param {Rules} rules */
export function groundOf({ size, houses }) {
  const side = size * CELL;
  const falls = `M0 0L${side} ${side}`;
  const rises = `M0 ${side}L${side} 0`;
  const windows = houses.filter((house) => house.look === 'frame');
  const diagonals = houses.filter((house) => house.look === 'line');
  return [
    svg('rect', { class: 'paper', x: 0, y: 0, width: side, height: side }),
    ...windows
      .flatMap((house) => house.cells)
      .map((cell) => svg('rect', { class: 'window-cell', ...cornerOf(cell, size), width: CELL, height: CELL })),
    ...diagonals.map((house) => svg('path', { class: 'diagonal', d: house.cells.includes(0) ? falls : rises })),
  ];
}

/**
 * Thin lines between cells, thick ones between regions, and the marks of other houses.
 * @param {Rules} rules @param {string | null} regions to draw
 */
export function linesOf({ size, cells, houses }, regions) {
  const side = size * CELL;
  let thin = '';
  let thick = `M0 0H${side}V${side}H0Z`;
  for (let cell = 0; cell < cells; cell++) {
    const { x, y } = cornerOf(cell, size);
    const draw = (/** @type {number} */ other, /** @type {string} */ line) => {
      if (regions && regions[cell] !== regions[other]) thick += line;
      else thin += line;
    };
    if ((cell % size) + 1 < size) draw(cell + 1, `M${x + CELL} ${y}v${CELL}`);
    if (cell + size < cells) draw(cell + size, `M${x} ${y + CELL}h${CELL}`);
  }
  const parts = /** @type {SVGElement[]} */ ([]);
  for (const house of houses) {
    if (house.look === 'frame') parts.push(outlineOf(house.cells, size, 'window-frame', 7));
    else if (house.look === 'rings')
      for (const cell of house.cells) {
        const { x, y } = cornerOf(cell, size);
        parts.push(svg('circle', { class: 'house-ring', cx: x + CELL / 2, cy: y + CELL / 2, r: 42 }));
      }
    else if (house.look === 'number')
      for (const cell of house.cells) {
        const { x, y } = cornerOf(cell, size);
        parts.push(svg('text', { class: 'line-number', x: x + 12, y: y + 16 }, house.short.replace(/^\D+/, '')));
      }
  }
  return [svg('path', { class: 'thin', d: thin }), ...parts, svg('path', { class: 'thick', d: thick })];
}

/** The frame of a set of cells, drawn inside of them. @param {number[]} cells @param {number} size */
export function outlineOf(cells, size, name = 'outline', inset = 5) {
  const has = new Set(cells);
  const at = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && column >= 0 && row < size && column < size && has.has(row * size + column);
  let d = '';
  for (const cell of cells) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    const { x, y } = cornerOf(cell, size);
    /* An edge is shortened by the inset at an outer corner, and extended by it at an inner corner. */
    const edge = (/** @type {number} */ dr, /** @type {number} */ dc) => {
      if (at(row + dr, column + dc)) return;
      const end = (/** @type {number} */ sr, /** @type {number} */ sc) =>
        !at(row + sr, column + sc) ? inset : at(row + sr + dr, column + sc + dc) ? -inset : 0;
      if (dr) {
        const line = dr < 0 ? y + inset : y + CELL - inset;
        d += `M${x + end(0, -1)} ${line}H${x + CELL - end(0, 1)}`;
      } else {
        const line = dc < 0 ? x + inset : x + CELL - inset;
        d += `M${line} ${y + end(-1, 0)}V${y + CELL - end(1, 0)}`;
      }
    };
    edge(-1, 0);
    edge(1, 0);
    edge(0, -1);
    edge(0, 1);
  }
  return svg('path', { class: name, d });
}

/** The numbers of rows and columns. @param {number} size @param {number} room beside the grid and above it */
export function lineNumbers(size, room) {
  const number = (/** @type {number} */ line, /** @type {number} */ x, /** @type {number} */ y) =>
    svg('text', { class: 'line-number', x, y, 'font-size': room * 0.6 }, String(line + 1));
  return Array.from({ length: size }, (_, line) => [
    number(line, (line + 0.5) * CELL, -room / 2),
    number(line, -room / 2, (line + 0.5) * CELL),
  ]).flat();
}
