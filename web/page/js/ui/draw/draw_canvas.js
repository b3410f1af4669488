// SPDX-License-Identifier: MIT
// draw_canvas.js - the paper of the Draw view: the drawing with its labels, and the pen.
//
// A pointer that moves draws a line or moves an end; a click selects a line.  Keys move a cursor on the same paper and do
// the same.  The canvas changes the drawing; the labelling finds out what its lines mean.

import { endsOf, PAPER, samePoint } from '../../model/drawing.js';
import { allEnds, endNear, segmentNear, snap } from '../../model/snapping.js';
import { t } from '../../strings/index.js';
import { el, svg } from '../shell/dom.js';
import { gridDots, lineBetween, onScreen, pictureOf, ring } from './draw_picture.js';

const MARGIN = 0.5;
const WIDTH = PAPER.width + 2 * MARGIN;
const HEIGHT = PAPER.height + 2 * MARGIN;
/** In pixels: how near a pointer must be, how far it moves before it draws, and half of a mark's width. */
const AIM = { mouse: 10, touch: 16 };
const STILL = 5;
/** In milliseconds: a touch that lasts this long is not a click. */
const LONG_PRESS = 400;
const MARK = 9;

/**
 * @typedef {import('../../model/drawing.js').Point} Point
 * @typedef {object} Pen what the user has chosen
 * @property {'draw' | 'move'} tool
 * @property {boolean} grid
 * @property {boolean} directions
 * @property {boolean} names junctions show their names and types
 * @typedef {{ segment: number, line: number }} Pick a segment and a line of the labelling; -1: none
 * @typedef {{ pointer: number, x: number, y: number, from: Point, moving: Point[], moved: boolean }} Stroke
 */

export class DrawCanvas extends EventTarget {
  /** @type {Pick} */
  selection = { segment: -1, line: -1 };
  /** The cursor for drawing with keys. @type {Point} */
  cursor = { x: PAPER.width / 2, y: PAPER.height / 2 };
  /** Where a line drawn with keys starts. @type {Point | null} */
  #keyStart = null;
  /** The end that the keyboard carries, and where it is now. @type {{ from: Point, now: Point } | null} */
  #carried = null;
  #stroke = /** @type {Stroke | null} */ (null);
  /** How near a line must be to be selected by the click; 0: the pointer moved, so it is not a click. */
  #tapReach = 0;
  #noClick = 0;
  /** Where the pen would draw. @type {Point | null} */
  #tip = null;
  #layer = svg('g');
  /** Paper units per pixel. */
  #pixel = 0.04;

  /**
   * @param {import('../../model/drawing.js').Drawing} drawing
   * @param {import('../../model/labelling.js').Labelling} labelling
   * @param {Pen} pen
   */
  constructor(drawing, labelling, pen) {
    super();
    this.drawing = drawing;
    this.labelling = labelling;
    this.pen = pen;
    this.svg = svg(
      'svg',
      { viewBox: `${-MARGIN} ${-MARGIN} ${WIDTH} ${HEIGHT}`, 'aria-hidden': 'true', focusable: 'false' },
      gridDots(),
      this.#layer,
    );
    this.element = el(
      'div',
      { class: 'draw-paper', role: 'application', tabindex: 0, 'aria-label': t('draw.paper') },
      this.svg,
    );
    this.#listen();
    new ResizeObserver(() => this.#measure()).observe(this.element);
  }

  #measure() {
    const width = this.svg.getBoundingClientRect().width;
    if (!width) return;
    this.#pixel = WIDTH / width;
    this.render();
  }

  // ---- the pointer ----

  #listen() {
    const { element } = this;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', () => this.#abandon());
    /* Wait for the click: when a touch ends, the browser moves the focus to what was touched. */
    element.addEventListener('click', (event) => {
      this.#tapped(event);
    });
    element.addEventListener('pointerleave', () => {
      if (this.#stroke) return;
      this.#tip = null;
      this.render();
    });
    element.addEventListener('keydown', (event) => {
      if (event.target === element && this.#key(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    });
    this.drawing.addEventListener('change', () => {
      if (!this.drawing.previewing) this.#letGo();
    });
    for (const change of ['focus', 'blur']) element.addEventListener(change, () => this.render());
  }

  /** @param {MouseEvent} event @returns {Point} */
  #pointAt(event) {
    const box = this.svg.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * WIDTH - MARGIN,
      y: PAPER.height + MARGIN - ((event.clientY - box.top) / box.height) * HEIGHT,
    };
  }

  /** @param {PointerEvent} [event] */
  #reach(event) {
    return Math.max(0.45, this.#pixel * (event?.pointerType === 'touch' ? AIM.touch : AIM.mouse));
  }

  /** @param {Point} point @param {number} reach @param {Point | null} [from] */
  #snapped(point, reach, from = null) {
    return snap(point, this.drawing.state.segments, { ...this.pen, reach }, from);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    if (!event.isPrimary) {
      this.#abandon();
      return;
    }
    this.#forgetKeys();
    this.element.setPointerCapture(event.pointerId);
    const point = this.#pointAt(event);
    const reach = this.#reach(event);
    const from = this.pen.tool === 'draw' ? this.#snapped(point, reach) : point;
    const moving = this.pen.tool === 'move' ? this.#grasp(point, reach) : [];
    this.#tapReach = 0;
    this.#stroke = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from, moving, moved: false };
  }

  /** What is moved from here: an end, or both ends of a segment. @param {Point} point @param {number} reach */
  #grasp(point, reach) {
    const { segments } = this.drawing.state;
    const end = endNear(segments, point, reach);
    if (end) return [end];
    const segment = segmentNear(segments, point, reach);
    return segment < 0 ? [] : endsOf(segments[segment]);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const stroke = this.#stroke;
    const point = this.#pointAt(event);
    const reach = this.#reach(event);
    if (!stroke) {
      if (event.pointerType !== 'mouse') return;
      this.#tip = this.pen.tool === 'draw' ? this.#snapped(point, reach) : (this.#grasp(point, reach)[0] ?? null);
      this.render();
      return;
    }
    if (event.pointerId !== stroke.pointer) return;
    stroke.moved ||= Math.hypot(event.clientX - stroke.x, event.clientY - stroke.y) > STILL;
    if (!stroke.moved) return;
    if (this.pen.tool === 'draw') {
      this.#tip = this.#snapped(point, reach, stroke.from);
      this.render();
    } else if (stroke.moving.length === 1) this.#carry(stroke.moving[0], point, reach);
    else this.#shift(stroke, point);
  }

  /** Moves an end, which may snap to any line but its own. @param {Point} end @param {Point} point @param {number} reach */
  #carry(end, point, reach) {
    const others = this.drawing.settled.segments.filter((segment) => !endsOf(segment).some((e) => samePoint(e, end)));
    const to = snap(point, others, { ...this.pen, directions: false, reach });
    this.#preview([{ from: end, to }]);
  }

  /** Moves a segment with both ends. @param {Stroke} stroke @param {Point} point */
  #shift({ moving, from }, point) {
    const step = (/** @type {number} */ way) => (this.pen.grid ? Math.round(way) : way);
    const dx = step(point.x - from.x);
    const dy = step(point.y - from.y);
    this.#preview(moving.map((end) => ({ from: end, to: { x: end.x + dx, y: end.y + dy } })));
  }

  /** Where the points of the preview are now. @type {Point[]} */
  #previewed = [];

  /** @param {{ from: Point, to: Point }[]} moves */
  #preview(moves) {
    for (const [i, { from, to }] of moves.entries()) this.labelling.follow(this.#previewed[i] ?? from, to);
    this.#previewed = moves.map(({ to }) => to);
    this.#tip = moves.length === 1 ? moves[0].to : null;
    this.drawing.previewMove(moves);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const stroke = this.#stroke;
    if (!stroke || event.pointerId !== stroke.pointer) return;
    this.#stroke = null;
    const tip = this.#tip;
    if (event.pointerType !== 'mouse') this.#tip = null;
    if (!stroke.moved) {
      this.#tapReach = this.#reach(event);
      if (event.pointerType === 'touch') this.#noClick = setTimeout(() => this.#tapped(event), LONG_PRESS);
    } else if (this.pen.tool === 'draw') {
      if (tip) this.#add(stroke.from, tip);
    } else this.#commit();
    this.render();
  }

  /** A click: the pointer was released where it was pressed. @param {MouseEvent} event */
  #tapped(event) {
    const reach = this.#tapReach;
    clearTimeout(this.#noClick);
    this.#tapReach = 0;
    if (reach) this.#pickAt(event, reach);
  }

  /** The drawing has changed: what was dragged or carried may be gone or moved. */
  #letGo() {
    this.#carried = null;
    this.#previewed = [];
    if (!this.#stroke?.moving.length) return;
    this.#stroke = null;
    this.#tip = null;
  }

  #commit() {
    this.drawing.commitPreview();
  }

  #abandon() {
    this.#stroke = null;
    this.#tip = null;
    this.drawing.dropPreview();
    this.render();
  }

  /** @param {Point} from @param {Point} to */
  #add(from, to) {
    if (!this.drawing.add(from, to)) return;
    this.select({ segment: this.drawing.state.segments.length - 1, line: -1 });
  }

  /** @param {MouseEvent} event @param {number} reach */
  #pickAt(event, reach) {
    const pick = this.#lineAt(this.#pointAt(event), reach);
    this.select(pick);
    if (pick.segment < 0) return;
    const box = this.element.getBoundingClientRect();
    const detail = { pick, x: event.clientX - box.left, y: event.clientY - box.top };
    this.dispatchEvent(new CustomEvent('pick', { detail }));
  }

  /** @param {Point} point @param {number} reach @returns {Pick} */
  #lineAt(point, reach) {
    const { answer } = this.labelling;
    const lines = (answer?.lines ?? []).map((_, i) => {
      const [a, b] = this.labelling.endsOf(i);
      return /** @type {import('../../model/drawing.js').Segment} */ ([a.x, a.y, b.x, b.y]);
    });
    const line = segmentNear(lines, point, reach);
    const segment = answer?.lines[line]?.segment ?? segmentNear(this.drawing.state.segments, point, reach);
    return { segment, line };
  }

  /** @param {Pick} pick */
  select(pick) {
    this.selection = pick;
    this.render();
    this.dispatchEvent(new Event('select'));
  }

  // ---- keys ----

  /** True: the key was handled. @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    /** @type {Record<string, [number, number]>} */
    const moves = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const move = moves[event.key];
    if (move) this.#step(move, event.shiftKey ? 5 : 1);
    else if (event.key === 'Enter' || event.key === ' ') this.#strike();
    else if (event.key === 'Escape' && (this.#keyStart || this.#carried)) {
      this.#forgetKeys();
      this.#abandon();
    } else if (event.key.toLowerCase() === 'e') this.#nextEnd(event.shiftKey ? -1 : 1);
    else if (event.key.toLowerCase() === 'm') this.#pickUp();
    else if (event.key === 'PageDown' || event.key === 'PageUp') this.#nextLine(event.key === 'PageDown' ? 1 : -1);
    else if (event.key === 'Delete' || event.key === 'Backspace') this.deleteSelected();
    else return false;
    return true;
  }

  #forgetKeys() {
    this.#keyStart = null;
    this.#carried = null;
  }

  /** @param {[number, number]} move @param {number} steps */
  #step([dx, dy], steps) {
    const to = (/** @type {number} */ at, /** @type {number} */ by, /** @type {number} */ most) =>
      Math.min(Math.max(by > 0 ? Math.floor(at + by) : by < 0 ? Math.ceil(at + by) : at, 0), most);
    this.#go({ x: to(this.cursor.x, dx * steps, PAPER.width), y: to(this.cursor.y, dy * steps, PAPER.height) });
  }

  /** @param {Point} point */
  #go(point) {
    this.cursor = point;
    if (this.#carried) {
      this.labelling.follow(this.#carried.now, point);
      this.#carried.now = point;
      this.drawing.previewMove([{ from: this.#carried.from, to: point }]);
    }
    this.render();
    this.#tell(this.describe(point));
  }

  /** Starts or ends a line, or drops what is carried. */
  #strike() {
    if (this.#carried) {
      this.#forgetKeys();
      this.#commit();
      this.#tell(t('draw.said.dropped', place(this.cursor)));
    } else if (!this.#keyStart) {
      this.#keyStart = this.cursor;
      this.#tell(t('draw.said.begun', place(this.cursor)));
    } else {
      const from = this.#keyStart;
      this.#keyStart = null;
      if (samePoint(from, this.cursor)) this.#tell(t('draw.said.nothing'));
      else {
        this.#add(from, this.cursor);
        this.#tell(t('draw.said.ended', place(this.cursor)));
      }
    }
    this.render();
  }

  #pickUp() {
    const { segments } = this.drawing.state;
    const end = endNear(segments, this.cursor, 0.45);
    if (!end) {
      this.#tell(t('draw.said.noEnd'));
      return;
    }
    this.#keyStart = null;
    this.cursor = end;
    this.#carried = { from: end, now: end };
    this.#tell(t('draw.said.carried'));
    this.render();
  }

  /** @param {1 | -1} way */
  #nextEnd(way) {
    const ends = allEnds(this.drawing.state.segments);
    if (!ends.length || this.#carried) return;
    const at = ends.findIndex((end) => samePoint(end, this.cursor));
    this.#go(ends[at < 0 ? 0 : (at + way + ends.length) % ends.length]);
  }

  /** @param {1 | -1} way */
  #nextLine(way) {
    const { answer } = this.labelling;
    const { segments } = this.drawing.state;
    const count = answer?.lines.length ?? segments.length;
    if (!count) return;
    const at = answer ? this.selection.line : this.selection.segment;
    const next = at < 0 ? (way > 0 ? 0 : count - 1) : (at + way + count) % count;
    this.select(answer ? { segment: answer.lines[next].segment ?? -1, line: next } : { segment: next, line: -1 });
    this.dispatchEvent(new Event('walk'));
  }

  /** Deletes the selected line, or else the line at the cursor. */
  deleteSelected() {
    const { segments } = this.drawing.state;
    const { segment } = this.selection.segment >= 0 ? this.selection : this.#lineAt(this.cursor, 0.3);
    if (segment < 0 || segment >= segments.length) {
      this.#tell(t('draw.said.noLine'));
      return;
    }
    this.drawing.remove(segment);
    this.#tell(t('draw.said.deleted'));
  }

  /** A point in words: its coordinates, and what is there. @param {Point} point */
  describe(point) {
    const { segments } = this.drawing.state;
    const here = segments.filter((segment) => endsOf(segment).some((end) => samePoint(end, point))).length;
    const on = here ? -1 : segmentNear(segments, point, 0.05);
    const what = here ? t('draw.said.ends', { count: here }) : on >= 0 ? t('draw.said.onLine') : '';
    return [t('draw.said.place', place(point)), what].filter(Boolean).join(', ');
  }

  /** @param {string} text */
  #tell(text) {
    this.dispatchEvent(new CustomEvent('tell', { detail: text }));
  }

  // ---- the picture ----

  render() {
    const size = MARK * this.#pixel;
    const look = { selection: this.selection, names: this.pen.names, size };
    this.#layer.replaceChildren(...pictureOf(this.drawing, this.labelling, look), ...this.#tools(size));
  }

  /** The pen and the cursor. @param {number} size @returns {SVGElement[]} */
  #tools(size) {
    const parts = /** @type {SVGElement[]} */ ([]);
    if (this.#stroke?.moved && this.pen.tool === 'draw' && this.#tip)
      parts.push(lineBetween(this.#stroke.from, this.#tip, 'draw-line rubber'));
    if (this.#tip) parts.push(ring(this.#tip, size * 0.6, 'draw-tip'));
    if (!this.element.matches(':focus-visible')) return parts;
    if (this.#keyStart) parts.push(lineBetween(this.#keyStart, this.cursor, 'draw-line rubber'));
    const { x, y } = onScreen(this.cursor);
    const arm = size * 1.3;
    parts.push(
      svg('path', { class: 'draw-cursor', d: `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}` }),
      ring(this.cursor, size * 0.6, 'draw-cursor'),
    );
    return parts;
  }
}

/** @param {Point} point */
const place = ({ x, y }) => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });
