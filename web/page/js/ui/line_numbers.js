// SPDX-License-Identifier: MIT
// line_numbers.js - the numbers beside the rows of a grid and above its columns.

import { svg } from './dom.js';

/** @param {number} size of the grid @param {number} cell its side @param {number} room beside the grid and above it */
export function lineNumbers(size, cell, room) {
  const number = (/** @type {number} */ line, /** @type {number} */ x, /** @type {number} */ y) =>
    svg('text', { class: 'line-number', x, y, 'font-size': room * 0.6 }, String(line + 1));
  return Array.from({ length: size }, (_, line) => [
    number(line, (line + 0.5) * cell, -room / 2),
    number(line, -room / 2, (line + 0.5) * cell),
  ]).flat();
}
