// SPDX-License-Identifier: MIT
// draw_picture.js - what the paper shows: lines, their labels, errors in red, and discreet marks for what is unfinished.

import { EngineError } from '../../engine/client.js';
import { endsOf, PAPER } from '../../model/drawing.js';
import { unfinished } from '../../model/snapping.js';
import { svg } from '../shell/dom.js';
import { labelMark } from './draw_marks.js';

/**
 * @typedef {import('../../model/drawing.js').Point} Point
 * @typedef {import('../../model/drawing.js').Drawing} Drawing
 * @typedef {import('../../model/labelling.js').Labelling} Labelling
 * @typedef {import('../../model/labelling.js').Answer} Answer
 * @typedef {object} Look
 * @property {{ segment: number, line: number }} selection
 * @property {boolean} names junctions show their names and types
 * @property {number} size half of a mark's width
 */

/** A point on the screen, where y points down. @param {Point} point */
export const onScreen = ({ x, y }) => ({ x, y: PAPER.height - y });

/** @param {Point} from @param {Point} to @param {string} name @returns {SVGElement} */
export function lineBetween(from, to, name) {
  const a = onScreen(from);
  const b = onScreen(to);
  return svg('line', { class: name, x1: a.x, y1: a.y, x2: b.x, y2: b.y });
}

/** @param {Point} point @param {number} r @param {string} name @returns {SVGElement} */
export function ring(point, r, name) {
  const { x, y } = onScreen(point);
  return svg('circle', { class: name, cx: x, cy: y, r });
}

export function gridDots() {
  let d = '';
  for (let x = 0; x <= PAPER.width; x++) for (let y = 0; y <= PAPER.height; y++) d += `M${x} ${y}h0`;
  return svg('path', { class: 'draw-grid', d });
}

/** @param {Drawing} drawing @param {Labelling} labelling @param {Look} look */
export function pictureOf(drawing, labelling, look) {
  const parts = drawing.state.segments.map((segment, i) =>
    lineBetween(...endsOf(segment), i === look.selection.segment ? 'draw-line selected' : 'draw-line'),
  );
  if (!labelling.answer) return [...parts, ...faults(drawing, labelling, look)];
  const { junctions, lines } = labelling.answer;
  const chosen = lines[look.selection.line];
  /* The names of the ends identify an arrow. */
  const named = look.names ? junctions : chosen ? [junctions[chosen.from], junctions[chosen.to]] : [];
  parts.push(...labels(drawing, labelling, labelling.answer, look));
  parts.push(...named.map((junction) => nameOf(junction, look)));
  return parts;
}

/** @param {Drawing} drawing @param {Labelling} labelling @param {Answer} answer @param {Look} look */
function labels(drawing, labelling, answer, { selection, size }) {
  const faulty = labelling.faultyLines;
  const lines = answer.lines.map((_, i) => labelling.endsOf(i));
  const parts = [...faulty].map((i) => lineBetween(...lines[i], 'draw-line faulty'));
  const chosen = lines[selection.line];
  if (chosen) parts.push(lineBetween(...chosen, 'draw-line chosen'));
  for (const junction of answer.core ?? []) parts.push(ring(answer.junctions[junction], size * 0.7, 'draw-core'));
  for (const [i, [a, b]] of lines.entries()) {
    const fix = drawing.fixOf(a, b);
    const label = labelling.labelOf(i) ?? fix;
    const how = { fixed: fix !== null, faulty: faulty.has(i) };
    if (label) parts.push(labelMark(label, onScreen(a), onScreen(b), size, how));
  }
  return parts;
}

/** What is unfinished. @param {Drawing} drawing @param {Labelling} labelling @param {Look} look */
function faults(drawing, { error }, { size }) {
  const { segments } = drawing.state;
  if (!(error instanceof EngineError)) return [];
  const { loose, crowded } = unfinished(segments);
  if (loose.length || crowded.length)
    return [...loose, ...crowded].map((point) => ring(point, size * 0.9, 'draw-unfinished'));
  const segment = segments[error.line - 1];
  return segment ? [lineBetween(...endsOf(segment), 'draw-unfinished')] : [];
}

/** @param {import('../../model/labelling.js').Junction} junction @param {Look} look @returns {SVGElement} */
function nameOf(junction, { names, size }) {
  const { x, y } = onScreen(junction);
  const text = names ? `${junction.name} ${junction.type}` : junction.name;
  return svg('text', { class: 'draw-name', x: x + size * 0.7, y: y - size * 0.6, 'font-size': size * 1.5 }, text);
}
