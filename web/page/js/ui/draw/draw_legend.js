// SPDX-License-Identifier: MIT
// draw_legend.js - what labels and junctions mean.

import { t } from '../../strings/index.js';
import { el, svg } from '../shell/dom.js';
import { labelMark } from './draw_marks.js';

/** The lines of each type of junction, from its centre. */
const JUNCTIONS = {
  L: [
    [-12, -9],
    [12, -9],
  ],
  Fork: [
    [0, -12],
    [-12, 8],
    [12, 8],
  ],
  Arrow: [
    [-12, -8],
    [0, -13],
    [12, -8],
  ],
  T: [
    [-14, 0],
    [14, 0],
    [0, 13],
  ],
};

/** @param {...SVGElement} parts */
const icon = (...parts) =>
  svg('svg', { class: 'draw-icon', viewBox: '-18 -16 36 32', 'aria-hidden': 'true', focusable: 'false' }, ...parts);

/** @param {import('../../model/labelling.js').Label} label */
function labelIcon(label) {
  const from = { x: -16, y: 0 };
  const to = { x: 16, y: 0 };
  return icon(svg('line', { class: 'draw-line', x1: -16, y1: 0, x2: 16, y2: 0 }), labelMark(label, from, to, 7));
}

/** @param {keyof typeof JUNCTIONS} type */
const junctionIcon = (type) =>
  icon(...JUNCTIONS[type].map(([x2, y2]) => svg('line', { class: 'draw-line', x1: 0, y1: 0, x2, y2 })));

/** @param {SVGElement} picture @param {string} text */
const entry = (picture, text) => el('li', {}, picture, el('span', {}, text));

export function legend() {
  const types = /** @type {(keyof typeof JUNCTIONS)[]} */ (Object.keys(JUNCTIONS));
  return el(
    'details',
    { class: 'card draw-legend' },
    el('summary', {}, t('draw.legend')),
    el(
      'ul',
      {},
      entry(labelIcon('+'), t('draw.legend.convex')),
      entry(labelIcon('-'), t('draw.legend.concave')),
      entry(labelIcon('out'), t('draw.legend.arrow')),
      ...types.map((type) => entry(junctionIcon(type), t(`draw.legend.${type}`))),
    ),
    el('p', { class: 'note' }, t('draw.legend.extended')),
  );
}
