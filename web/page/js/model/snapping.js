// SPDX-License-Identifier: MIT
// snapping.js - where a line snaps to: an existing end, a line, a multiple of 30 or 45 degrees, the grid.  Also finds what
// keeps the lines from being a complete drawing: ends that meet nothing, and points where too many lines meet.

import { endsOf, PAPER, samePoint } from './drawing.js';

/**
 * @typedef {import('./drawing.js').Point} Point
 * @typedef {import('./drawing.js').Segment} Segment
 * @typedef {{ grid: boolean, directions: boolean, reach: number }} Snapping reach: the distance at which an end attracts the pen
 */

/** Multiples of 30 and of 45 degrees. */
const DIRECTIONS = [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330];
/** Lines attract the pen from a shorter distance than ends do, so that it is possible to draw next to them. */
const LINE_SHARE = 0.6;
const ON_LINE = 1e-3;

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @param {number} low @param {number} value @param {number} high */
const between = (low, value, high) => Math.min(Math.max(low, value), high);

/** @param {Point} point @returns {Point} */
const onPaper = ({ x, y }) => ({ x: between(0, x, PAPER.width), y: between(0, y, PAPER.height) });

/** The point of a segment that is nearest. @param {Segment} segment @param {Point} point @returns {Point} */
function nearestOn([x1, y1, x2, y2], point) {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const along = between(0, ((point.x - x1) * dx + (point.y - y1) * dy) / (dx * dx + dy * dy || 1), 1);
  return { x: x1 + along * dx, y: y1 + along * dy };
}

/**
 * The nearest of some points, if it is within reach.
 * @param {Point} point @param {Point[]} candidates @param {number} reach
 */
function nearest(point, candidates, reach) {
  let best = null;
  for (const candidate of candidates)
    if (distance(point, candidate) <= (best ? distance(point, best) : reach)) best = candidate;
  return best;
}

/** Every end, once. @param {readonly Segment[]} segments @returns {Point[]} */
export function allEnds(segments) {
  const ends = /** @type {Point[]} */ ([]);
  for (const segment of segments)
    for (const end of endsOf(segment)) if (!ends.some((other) => samePoint(end, other))) ends.push(end);
  return ends;
}

/** The end within reach. @param {readonly Segment[]} segments @param {Point} point @param {number} reach */
export const endNear = (segments, point, reach) => nearest(point, allEnds(segments), reach);

/** The number of the segment within reach, or -1. @param {readonly Segment[]} segments @param {Point} point @param {number} reach */
export function segmentNear(segments, point, reach) {
  let best = -1;
  let least = reach;
  for (const [i, segment] of segments.entries()) {
    const far = distance(point, nearestOn(segment, point));
    if (far > least) continue;
    least = far;
    best = i;
  }
  return best;
}

/** The nearest point in one of the snap directions from `from`. @param {Point} from @param {Point} point @param {boolean} grid */
function inDirection(from, point, grid) {
  const length = distance(from, point);
  if (!length) return point;
  const angle = (Math.atan2(point.y - from.y, point.x - from.x) * 180) / Math.PI;
  const off = (/** @type {number} */ degrees) => Math.abs(((angle - degrees + 540) % 360) - 180);
  const degrees = DIRECTIONS.reduce((best, one) => (off(one) < off(best) ? one : best));
  /* Diagonals snap to grid points, other lines to whole units of length. */
  const unit = degrees % 90 === 45 ? Math.SQRT2 : 1;
  const steps = grid ? Math.max(Math.round(length / unit), 1) * unit : length;
  const radians = (degrees * Math.PI) / 180;
  return { x: from.x + steps * Math.cos(radians), y: from.y + steps * Math.sin(radians) };
}

/** Where the line from one point to another crosses segments. @param {Point} from @param {Point} to @param {readonly Segment[]} segments */
function crossings(from, to, segments) {
  const found = /** @type {Point[]} */ ([]);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  for (const [x1, y1, x2, y2] of segments) {
    const ex = x2 - x1;
    const ey = y2 - y1;
    const turn = dx * ey - dy * ex;
    if (Math.abs(turn) < 1e-9) continue;
    const along = ((x1 - from.x) * ey - (y1 - from.y) * ex) / turn;
    const within = ((x1 - from.x) * dy - (y1 - from.y) * dx) / turn;
    if (along > 0 && within >= 0 && within <= 1) found.push({ x: from.x + along * dx, y: from.y + along * dy });
  }
  return found;
}

/**
 * Where the pen draws when the pointer is at a point.
 * @param {Point} point @param {readonly Segment[]} segments what it may meet @param {Snapping} how
 * @param {Point | null} from where the line began
 * @returns {Point}
 */
export function snap(point, segments, how, from = null) {
  const end = endNear(segments, point, how.reach);
  if (end && !(from && samePoint(end, from))) return end;
  if (how.directions && from) {
    const target = inDirection(from, point, how.grid);
    return onPaper(nearest(target, crossings(from, target, segments), how.reach * LINE_SHARE) ?? target);
  }
  const crossing = onPaper({ x: Math.round(point.x), y: Math.round(point.y) });
  const line = segmentNear(segments, point, how.reach * LINE_SHARE);
  if (line >= 0) {
    const there = nearestOn(segments[line], point);
    const straight = distance(crossing, nearestOn(segments[line], crossing)) < ON_LINE;
    return how.grid && straight && distance(crossing, there) <= how.reach ? crossing : there;
  }
  return how.grid ? crossing : onPaper(point);
}

/**
 * What is unfinished: ends that meet no other line, and points where more than three lines meet.
 * @param {readonly Segment[]} segments
 */
export function unfinished(segments) {
  const loose = /** @type {Point[]} */ ([]);
  const crowded = /** @type {Point[]} */ ([]);
  for (const point of allEnds(segments)) {
    let lines = 0;
    for (const segment of segments) {
      if (endsOf(segment).some((end) => samePoint(end, point))) lines++;
      else if (distance(point, nearestOn(segment, point)) < ON_LINE) lines += 2;
    }
    if (lines === 1) loose.push(point);
    else if (lines > 3) crowded.push(point);
  }
  return { loose, crowded };
}
