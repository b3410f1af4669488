// SPDX-License-Identifier: MIT
// board.js - the grid on the screen: an SVG drawing, and above it an invisible grid of cells for keyboards, pointers and
// screen readers.
//
// A board knows nothing about games.  It is given a Picture to show and reports what the user does: cells selected by
// click, drag, Ctrl and keys; a cell double-clicked; keys that it does not handle itself.
//
// What depends only on the rules is in board_lines.js.

import { digitsOf, symbol } from '../../model/symbols.js';
import { el, svg } from '../shell/dom.js';
import { CELL, cornerOf, groundOf, lineNumbers, linesOf, outlineOf } from './board_lines.js';
import { spotShape } from './spots.js';

const MARGIN = 6;
/** Room for the row and column numbers, per row of the grid: large grids have small cells and two-digit numbers. */
const NUMBER_ROOM = 3.8;

/**
 * @typedef {object} CellPicture what a cell shows
 * @property {number} [digit]
 * @property {boolean} [given]
 * @property {boolean} [wrong] the digit breaks a rule: underlined
 * @property {boolean} [mistake] the digit differs from the solution: struck through
 * @property {number} [corner] marks, as masks
 * @property {number} [centre]
 * @property {number} [candidates] digits in their places, instead of other marks
 * @property {number} [colours]
 * @property {string} [label] a letter in the corner
 * @property {string} [tint] name of a tint: "peer", "same", "look", "target", "changed", "base", "cover"
 * @property {string} [note] what else screen readers say about the cell
 *
 * @typedef {object} Spot a highlighted candidate
 * @property {number} cell @property {number} digit
 * @property {string} role "pattern", "other", "fin", "endo-fin", "deadly", "placed", "removed", "set0"..., "on", "off"
 *
 * @typedef {object} Link a line from candidate to candidate
 * @property {{ cell: number, digit: number }} from @property {{ cell: number, digit: number }} to
 * @property {boolean} strong
 *
 * @typedef {object} Picture
 * @property {CellPicture[]} cells
 * @property {string} [regions] to draw instead of those of the rules
 * @property {Spot[]} [spots]
 * @property {Link[]} [links]
 * @property {number[][]} [outlines] sets of cells to frame
 * @property {{ from: number, to: number }[]} [arrows] from cell to cell
 * @property {number[][]} [covers] sets of cells with a dashed frame
 */

/** The shape that stands for each colour. */
export const COLOUR_SIGNS = '●■▲◆★♥♣♠✚';

/** The positions of corner marks, in the order in which they are filled. */
const CORNERS = [
  [23, 25],
  [77, 25],
  [23, 80],
  [77, 80],
  [50, 25],
  [50, 80],
  [23, 52],
  [77, 52],
];

export class Board extends EventTarget {
  /** @type {import('../../model/rules.js').Rules | null} */
  rules = null;
  /** @type {Set<number>} */
  selection = new Set();
  /** The cell that keys move from. */
  cursor = 0;
  /** The regions drawn. @type {string | null} */
  #regions = null;
  #cells = /** @type {HTMLElement[]} */ ([]);
  #numbered = false;
  #lead = MARGIN;
  #numbers = svg('g');
  #ground = svg('g');
  #lines = svg('g');
  #content = svg('g');
  #marks = svg('g');
  #drag = /** @type {{ adding: boolean, x: number, y: number } | null} */ (null);
  /** What each cell was drawn from, so that only changed cells are redrawn. @type {string[]} */
  #drawn = [];
  /** Pointers add to the selection without Ctrl: for touch screens. */
  selectsMore = false;
  /** The label of a cell for screen readers; views may extend it. @type {(cell: number) => string} */
  describe = () => '';

  /** @param {string} label of the whole grid */
  constructor(label) {
    super();
    this.svg = svg(
      'svg',
      { class: 'board-picture', 'aria-hidden': 'true', focusable: 'false' },
      this.#numbers,
      this.#ground,
      this.#content,
      this.#lines,
      this.#marks,
    );
    this.grid = el('div', { role: 'grid', 'aria-label': label, 'aria-multiselectable': 'true', class: 'board-cells' });
    this.element = el('div', { class: 'board' }, this.svg, this.grid);
    this.grid.addEventListener('pointerdown', (event) => this.#pointerDown(event));
    this.grid.addEventListener('pointermove', (event) => this.#pointerMove(event));
    for (const end of ['pointerup', 'pointercancel'])
      this.grid.addEventListener(end, () => {
        this.#drag = null;
      });
    this.grid.addEventListener('dblclick', (event) => {
      const cell = this.#cellAt(event);
      const more = event.ctrlKey || event.metaKey || event.shiftKey;
      if (cell >= 0) this.dispatchEvent(new CustomEvent('open', { detail: { cell, more } }));
    });
    this.grid.addEventListener('keydown', (event) => {
      if (this.key(event)) event.preventDefault();
    });
  }

  /** @param {import('../../model/rules.js').Rules} rules */
  setRules(rules) {
    const resized = this.rules?.size !== rules.size;
    this.rules = rules;
    this.#drawn = [];
    this.#regions = rules.regions;
    this.element.style.setProperty('--size', String(rules.size));
    if (resized) this.#buildCells();
    this.#frame();
    this.#ground.replaceChildren(...groundOf(rules));
    this.#lines.replaceChildren(...linesOf(rules, this.#regions));
  }

  /** Shows or hides the row and column numbers. @param {boolean} on */
  set numbered(on) {
    if (on === this.#numbered) return;
    this.#numbered = on;
    if (this.rules) this.#frame();
  }

  /** The margins; those on the left and above have room for the numbers. */
  #frame() {
    const size = this.rules?.size ?? 0;
    this.#lead = this.#numbered ? MARGIN + NUMBER_ROOM * size : MARGIN;
    const side = size * CELL + this.#lead + MARGIN;
    this.svg.setAttribute('viewBox', `${-this.#lead} ${-this.#lead} ${side} ${side}`);
    this.element.style.setProperty('--lead', String(this.#lead));
    this.#numbers.replaceChildren(...(this.#numbered ? lineNumbers(size, this.#lead) : []));
  }

  /** @param {Picture} picture */
  show(picture) {
    const rules = /** @type {import('../../model/rules.js').Rules} */ (this.rules);
    const regions = picture.regions ?? rules.regions;
    if (regions !== this.#regions) {
      this.#regions = regions;
      this.#lines.replaceChildren(...linesOf(rules, this.#regions));
    }
    this.#drawCells(picture);
    this.#marks.replaceChildren(
      outlineOf([...this.selection], rules.size, 'selected'),
      ...(picture.covers ?? []).map((cells) => outlineOf(cells, rules.size, 'outline cover', 9)),
      ...(picture.outlines ?? []).map((cells) => outlineOf(cells, rules.size)),
      ...(picture.links ?? []).flatMap((link) => this.#link(link)),
      ...(picture.arrows ?? []).map((arrow) => this.#arrow(arrow)),
    );
    for (const [index, element] of this.#cells.entries()) {
      const label = this.describe(index);
      if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
      element.setAttribute('aria-selected', String(this.selection.has(index)));
      element.tabIndex = index === Math.min(this.cursor, rules.cells - 1) ? 0 : -1;
    }
  }

  focus() {
    this.#cells[this.cursor]?.focus();
  }

  /** @param {Iterable<number>} cells @param {number} [cursor] */
  select(cells, cursor) {
    this.selection = new Set(cells);
    if (cursor !== undefined) this.cursor = cursor;
    this.dispatchEvent(new Event('select'));
  }

  // ---- the invisible grid ----

  #buildCells() {
    const size = /** @type {import('../../model/rules.js').Rules} */ (this.rules).size;
    this.#cells = Array.from({ length: size * size }, (_, cell) =>
      el('div', {
        role: 'gridcell',
        class: 'board-cell',
        'data-cell': cell,
        tabindex: -1,
        'aria-colindex': (cell % size) + 1,
      }),
    );
    this.grid.replaceChildren(
      ...Array.from({ length: size }, (_, row) =>
        el(
          'div',
          { role: 'row', class: 'board-row', 'aria-rowindex': row + 1 },
          ...this.#cells.slice(row * size, (row + 1) * size),
        ),
      ),
    );
    this.cursor = 0;
    this.selection = new Set();
  }

  /** @param {MouseEvent} event */
  #cellAt(event) {
    return this.#cellNear(event.clientX, event.clientY, 0);
  }

  /** The cell at a point, unless the point is closer to its edge than this part of a side; -1: none. @param {number} x @param {number} y @param {number} part */
  #cellNear(x, y, part) {
    const size = this.rules?.size ?? 0;
    const box = this.grid.getBoundingClientRect();
    const unit = box.width / (size + (this.#lead + MARGIN) / CELL);
    const across = (x - box.left) / unit - this.#lead / CELL;
    const down = (y - box.top) / unit - this.#lead / CELL;
    const column = Math.floor(across);
    const row = Math.floor(down);
    const inside = (/** @type {number} */ at) => at % 1 >= part && at % 1 <= 1 - part;
    return row >= 0 && row < size && column >= 0 && column < size && inside(across) && inside(down)
      ? row * size + column
      : -1;
  }

  /** The candidate that the pointer is at; null: none. @param {MouseEvent} event */
  candidateAt(event) {
    const cell = this.#cellAt(event);
    const box = this.#cells[cell]?.getBoundingClientRect();
    if (!box || !this.rules) return null;
    const x = ((event.clientX - box.left) / box.width) * CELL;
    const y = ((event.clientY - box.top) / box.height) * CELL;
    const far = (/** @type {number} */ digit) => {
      const place = this.#placeOf(digit);
      return Math.hypot(place.x - x, place.y - y);
    };
    let digit = 1;
    for (let other = 2; other <= this.rules.size; other++) if (far(other) < far(digit)) digit = other;
    return { cell, digit };
  }

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    const cell = this.#cellAt(event);
    if (cell < 0 || event.button !== 0) return;
    event.preventDefault();
    const more = this.selectsMore || event.ctrlKey || event.metaKey || event.shiftKey;
    const adding = !(more && this.selection.has(cell));
    const next = more ? new Set(this.selection) : /** @type {Set<number>} */ (new Set());
    if (adding) next.add(cell);
    else next.delete(cell);
    this.#drag = { adding, x: event.clientX, y: event.clientY };
    this.select(next, cell);
    this.focus();
  }

  /**
   * Adds all cells between the last point and this one, since fast strokes skip cells; but not cells whose edge the
   * stroke only touches, so that it can be diagonal.
   * @param {PointerEvent} event
   */
  #pointerMove(event) {
    /* The board gets no event when the button is released outside. */
    if (!(event.buttons & 1)) this.#drag = null;
    if (!this.#drag || !this.rules) return;
    const { adding, x, y } = this.#drag;
    const side = this.grid.clientWidth / this.rules.size;
    const points = Math.ceil((4 * Math.hypot(event.clientX - x, event.clientY - y)) / side) || 1;
    const next = new Set(this.selection);
    let last = -1;
    for (let i = 1; i <= points; i++) {
      const part = i / points;
      const cell = this.#cellNear(x + (event.clientX - x) * part, y + (event.clientY - y) * part, 0.15);
      if (cell < 0 || next.has(cell) === adding) continue;
      if (adding) next.add(cell);
      else next.delete(cell);
      last = cell;
    }
    this.#drag = { adding, x: event.clientX, y: event.clientY };
    if (last >= 0) this.select(next, last);
  }

  /** Moves and selects by key; false: the key is not handled. @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey) return false;
    const size = /** @type {import('../../model/rules.js').Rules} */ (this.rules).size;
    const row = Math.floor(this.cursor / size);
    const column = this.cursor % size;
    /** @type {Record<string, [number, number]>} */
    const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const move = moves[event.key];
    const command = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : '';
    if (move) {
      const next = ((row + move[0] + size) % size) * size + ((column + move[1] + size) % size);
      const more = event.ctrlKey || event.metaKey || event.shiftKey;
      this.select(more ? [...this.selection, next] : [next], next);
      this.focus();
    } else if (event.code === 'Home' || event.code === 'End') {
      const next = row * size + (event.code === 'Home' ? 0 : size - 1);
      this.select([next], next);
      this.focus();
    } else if (command === 'a') this.select(this.#cells.keys());
    else if (command === 'i') this.select([...this.#cells.keys()].filter((cell) => !this.selection.has(cell)));
    else if (event.key === 'Escape' && this.selection.size) this.select([]);
    else return false;
    return true;
  }

  // ---- drawing ----

  /** @param {number} cell */
  #corner(cell) {
    return cornerOf(cell, this.rules?.size ?? 0);
  }

  /** @param {Picture} picture */
  #drawCells(picture) {
    /** @type {Map<number, Spot[]>} */
    const spots = new Map();
    for (const spot of picture.spots ?? []) spots.set(spot.cell, [...(spots.get(spot.cell) ?? []), spot]);
    const drawn = picture.cells.map((cell, index) => JSON.stringify([cell, spots.get(index)]));
    const old = this.#content.children;
    if (old.length !== drawn.length || this.#drawn.length !== drawn.length)
      this.#content.replaceChildren(
        ...picture.cells.map((cell, index) => this.#drawCell(cell, index, spots.get(index) ?? [])),
      );
    else
      drawn.forEach((text, index) => {
        if (text !== this.#drawn[index])
          old[index].replaceWith(this.#drawCell(picture.cells[index], index, spots.get(index) ?? []));
      });
    this.#drawn = drawn;
  }

  /** @param {CellPicture} cell @param {number} index @param {Spot[]} spots */
  #drawCell(cell, index, spots) {
    const { x, y } = this.#corner(index);
    const group = svg('g', { transform: `translate(${x} ${y})` });
    if (cell.colours) group.append(...this.#colours(cell.colours));
    if (cell.tint) group.append(svg('rect', { class: `tint tint-${cell.tint}`, width: CELL, height: CELL }));
    if (cell.label) group.append(svg('text', { class: 'cell-label', x: 15, y: 18, 'font-size': 24 }, cell.label));
    for (const spot of spots) group.append(this.#spot(spot, Boolean(cell.digit)));
    if (cell.digit) {
      group.append(
        svg(
          'text',
          {
            class: `digit ${cell.given ? 'given' : 'entry'}${cell.wrong || cell.mistake ? ' wrong' : ''}`,
            x: 50,
            y: 54,
          },
          symbol(cell.digit),
        ),
      );
      if (cell.mistake) group.append(svg('path', { class: 'strike', d: 'M18 84L82 16' }));
      else if (cell.wrong) group.append(svg('path', { class: 'strike', d: 'M20 88h60' }));
    } else if (cell.candidates !== undefined) group.append(...this.#candidates(cell.candidates, spots));
    else group.append(...this.#written(cell.corner ?? 0, cell.centre ?? 0));
    return group;
  }

  /** Each digit has its place in the cell, in rows as on a telephone. @param {number} digit */
  #placeOf(digit) {
    const size = /** @type {import('../../model/rules.js').Rules} */ (this.rules).size;
    const columns = Math.ceil(Math.sqrt(size));
    const rows = Math.ceil(size / columns);
    const step = CELL / columns;
    const drop = CELL / rows;
    return {
      x: ((digit - 1) % columns) * step + step / 2,
      y: Math.floor((digit - 1) / columns) * drop + drop / 2,
      step,
    };
  }

  /** One text element for all candidates that are not highlighted: large grids have thousands. @param {number} mask @param {Spot[]} spots */
  #candidates(mask, spots) {
    const roleOf = (/** @type {number} */ digit) => spots.find((spot) => spot.digit === digit)?.role;
    const digits = digitsOf(mask);
    const plain = digits.filter((digit) => !roleOf(digit));
    const picked = digits.filter(roleOf);
    return [
      ...(plain.length ? [this.#candidateText(plain, 'candidate')] : []),
      ...picked.map((digit) => this.#candidateText([digit], `candidate on-${roleOf(digit)?.replace(/\d+$/, '')}`)),
    ];
  }

  /** @param {number[]} digits each in its place @param {string} name */
  #candidateText(digits, name) {
    const places = digits.map((digit) => this.#placeOf(digit));
    return svg(
      'text',
      {
        class: name,
        x: places.map(({ x }) => x).join(' '),
        y: places.map(({ y }) => y + 1).join(' '),
        'font-size': places[0].step * 0.72,
      },
      digits.map(symbol).join(''),
    );
  }

  /** @param {Spot} spot @param {boolean} large behind a digit of full size */
  #spot(spot, large) {
    const { x, y, step } = this.#placeOf(spot.digit);
    return large ? spotShape(spot.role, 50, 50, 40) : spotShape(spot.role, x, y, step * 0.46);
  }

  /** @param {number} corner @param {number} centre */
  #written(corner, centre) {
    const corners = digitsOf(corner);
    const parts = corners.map((digit, i) => {
      if (corners.length > CORNERS.length) {
        const { x, y, step } = this.#placeOf(digit);
        return svg('text', { class: 'mark', x, y: y + 1, 'font-size': step * 0.72 }, symbol(digit));
      }
      const [x, y] = CORNERS[i];
      return svg('text', { class: 'mark', x, y, 'font-size': 25 }, symbol(digit));
    });
    return [...parts, ...this.#centreLines(digitsOf(centre))];
  }

  /** As few lines of text as possible with large digits. @param {number[]} digits */
  #centreLines(digits) {
    const count = digits.length <= 5 ? 1 : Math.ceil(Math.sqrt(digits.length / 2));
    const each = Math.ceil(digits.length / count);
    const size = Math.min(25, 140 / each, 92 / count);
    return Array.from({ length: digits.length ? count : 0 }, (_, line) =>
      svg(
        'text',
        { class: 'mark centre', x: 50, y: 52 + (line - (count - 1) / 2) * size, 'font-size': size },
        digits
          .slice(line * each, (line + 1) * each)
          .map(symbol)
          .join(''),
      ),
    );
  }

  /** Stripes of all colours, with a shape for each so that nothing depends on colour alone. @param {number} mask */
  #colours(mask) {
    const list = digitsOf(mask);
    const width = CELL / list.length;
    return list.flatMap((colour, i) => [
      svg('rect', { class: `colour colour-${colour}`, x: i * width, y: 0, width, height: CELL }),
      svg('text', { class: 'colour-sign', x: i * width + 9, y: CELL - 8, 'font-size': 15 }, COLOUR_SIGNS[colour - 1]),
    ]);
  }

  /** From the middle of one cell to the middle of another, leaving both readable. @param {{ from: number, to: number }} arrow */
  #arrow({ from, to }) {
    const a = this.#corner(from);
    const b = this.#corner(to);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const at = (/** @type {{ x: number, y: number }} */ p, /** @type {number} */ along, /** @type {number} */ aside) =>
      `${p.x + CELL / 2 + u.x * along - u.y * aside} ${p.y + CELL / 2 + u.y * along + u.x * aside}`;
    const away = Math.min(34, length / 3);
    return svg('path', {
      class: 'arrow',
      d: `M${at(a, away, 0)}L${at(b, -away, 0)}M${at(b, -away - 18, 12)}L${at(b, -away, 0)}L${at(b, -away - 18, -12)}`,
    });
  }

  /**
   * A curve with an arrow head.  It is bent, so that links in both directions can be told apart, and stops short of the
   * candidates at its ends.
   * @param {Link} link
   */
  #link(link) {
    const end = (/** @type {{ cell: number, digit: number }} */ at) => {
      const corner = this.#corner(at.cell);
      const place = this.#placeOf(at.digit);
      return { x: corner.x + place.x, y: corner.y + place.y, off: place.step * 0.5 };
    };
    const a = end(link.from);
    const b = end(link.to);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const bow = Math.min(0.16, CELL / 2 / length);
    const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * bow, y: (a.y + b.y) / 2 - (b.x - a.x) * bow };
    const toBend = (/** @type {{ x: number, y: number }} */ p, /** @type {number} */ distance) => {
      const far = Math.hypot(bend.x - p.x, bend.y - p.y) || 1;
      return { x: p.x + ((bend.x - p.x) * distance) / far, y: p.y + ((bend.y - p.y) * distance) / far };
    };
    const start = toBend(a, a.off);
    const tip = toBend(b, b.off);
    const neck = toBend(tip, 13);
    const side = { x: (tip.y - neck.y) * 0.45, y: (neck.x - tip.x) * 0.45 };
    return [
      svg('path', {
        class: link.strong ? 'link strong' : 'link',
        d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`,
      }),
      svg('path', {
        class: 'link-head',
        d: `M${tip.x} ${tip.y}L${neck.x + side.x} ${neck.y + side.y}L${neck.x - side.x} ${neck.y - side.y}Z`,
      }),
    ];
  }
}
