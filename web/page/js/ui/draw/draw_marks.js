// SPDX-License-Identifier: MIT
// draw_marks.js - labels as textbooks draw them: + and - in the middle of a line, arrows along it with the solid on
// their right.  Fixed labels are in squares, the others in circles.

import { svg } from '../shell/dom.js';

/**
 * @typedef {{ x: number, y: number }} Place on the screen: y grows downwards
 * @typedef {import('../../model/labelling.js').Label} Label
 */

/**
 * The label of a line, as seen from its end `from`.
 * @param {Label} label @param {Place} from @param {Place} to @param {number} size @param {{ fixed?: boolean, faulty?: boolean }} [how]
 */
export function labelMark(label, from, to, size, { fixed = false, faulty = false } = {}) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const radius = Math.min(size, length / 3.2);
  const group = svg('g', {
    class: `draw-mark${fixed ? ' fixed' : ''}${faulty ? ' faulty' : ''}`,
    transform: `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`,
    'data-label': label,
  });
  const arrow = label === 'in' || label === 'out';
  if (fixed) group.append(svg('rect', { class: 'ground', ...square(radius * 1.15), rx: radius * 0.25 }));
  else if (!arrow) group.append(svg('circle', { class: 'ground', r: radius }));
  group.append(
    arrow ? arrowHead(label === 'out' ? from : to, label === 'out' ? to : from, radius) : sign(label, radius),
  );
  return group;
}

/** @param {number} half */
const square = (half) => ({ x: -half, y: -half, width: 2 * half, height: 2 * half });

/** @param {string} label @param {number} radius */
function sign(label, radius) {
  const arm = radius * 0.6;
  const across = `M${-arm} 0H${arm}`;
  return svg('path', { class: 'sign', d: label === '+' ? `${across}M0 ${-arm}V${arm}` : across });
}

/** @param {Place} from @param {Place} to @param {number} radius */
function arrowHead(from, to, radius) {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return svg('path', {
    class: 'head',
    transform: `rotate(${degrees})`,
    d: `M${radius} 0L${-radius * 0.75} ${radius * 0.8}L${-radius * 0.35} 0L${-radius * 0.75} ${-radius * 0.8}Z`,
  });
}
