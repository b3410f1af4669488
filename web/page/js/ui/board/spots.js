// SPDX-License-Identifier: MIT
// spots.js - the marks behind highlighted candidates: a shape for each role, so that nothing depends on colour alone.

import { svg } from '../shell/dom.js';

/** Roles that have a shape of their own besides their colour. @type {Record<string, 'square' | 'diamond'>} */
const SHAPES = {
  other: 'square',
  off: 'square',
  set1: 'square',
  set3: 'square',
  fin: 'diamond',
  'endo-fin': 'diamond',
  deadly: 'diamond',
  set2: 'diamond',
};

/** The mark behind a candidate, also for legends. @param {string} role @param {number} x @param {number} y @param {number} r */
export function spotShape(role, x, y, r) {
  const name = `spot spot-${role}`;
  const shape = SHAPES[role];
  if (!shape) return svg('circle', { class: name, cx: x, cy: y, r });
  const half = r * 0.9;
  if (shape === 'square')
    return svg('rect', { class: name, x: x - half, y: y - half, width: 2 * half, height: 2 * half });
  const tip = r * 1.2;
  return svg('path', { class: name, d: `M${x} ${y - tip}L${x + tip} ${y}L${x} ${y + tip}L${x - tip} ${y}Z` });
}
