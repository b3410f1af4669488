// SPDX-License-Identifier: MIT
// board.js - the grid on the screen: a drawing in SVG, and over it an invisible grid of cells that keyboards,
// pointers and screen readers work with.
//
// A board knows nothing of games.  It is told what to show (a Picture) and says what the user does: cells selected by
// click, drag, Ctrl and keys; a cell opened by double click; keys that it has no use for itself.
//
// Lengths are in hundredths of a cell.  Houses beyond lines and boxes must show in black and white, too: windows
// have a dashed frame on a tint, diagonals a line through their cells, other houses a dotted ring in each cell.

import { digitsOf, symbol } from '../model/symbols.js';
import { t } from '../strings/index.js';
import { el, svg } from './dom.js';

const CELL = 100;
const MARGIN = 6;

/**
 * @typedef {object} CellPicture what a cell shows
 * @property {number} [digit]
 * @property {boolean} [given]
 * @property {boolean} [wrong] the digit is struck through
 * @property {number} [corner] marks, as masks
 * @property {number} [centre]
 * @property {number} [candidates] digits in their places, instead of other marks
 * @property {number} [colours]
 * @property {string} [tint] name of a tint: "peer", "same", "look", "target", "changed"
 *
 * @typedef {object} Spot a candidate that is picked out
 * @property {number} cell @property {number} digit
 * @property {string} role "pattern", "other", "fin", "placed", "removed", "set0"..., "on", "off"
 *
 * @typedef {object} Link a line from candidate to candidate
 * @property {{ cell: number, digit: number }} from @property {{ cell: number, digit: number }} to
 * @property {boolean} strong
 *
 * @typedef {object} Picture
 * @property {CellPicture[]} cells
 * @property {Spot[]} [spots]
 * @property {Link[]} [links]
 * @property {number[][]} [outlines] sets of cells to frame
 * @property {{ from: number, to: number }[]} [arrows] from cell to cell
 */

/** Where the corner marks stand, in the order they are filled. */
const CORNERS = [
  [18, 24],
  [82, 24],
  [18, 88],
  [82, 88],
  [50, 24],
  [50, 88],
  [18, 56],
  [82, 56],
];

export class Board extends EventTarget {
  /** @type {import('../model/rules.js').Rules | null} */
  rules = null;
  /** @type {Set<number>} */
  selection = new Set();
  /** The cell that keys move from. */
  cursor = 0;
  #cells = /** @type {HTMLElement[]} */ ([]);
  #ground = svg('g');
  #lines = svg('g');
  #content = svg('g');
  #marks = svg('g');
  #drag = /** @type {{ adding: boolean } | null} */ (null);
  /** The label of a cell, for screen readers; views may say more. @type {(cell: number) => string} */
  describe = () => '';

  /** @param {string} label of the whole grid */
  constructor(label) {
    super();
    this.svg = svg(
      'svg',
      { class: 'board-picture', 'aria-hidden': 'true', focusable: 'false' },
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
      if (cell >= 0) this.dispatchEvent(new CustomEvent('open', { detail: cell }));
    });
    this.grid.addEventListener('keydown', (event) => this.#key(event));
  }

  /** @param {import('../model/rules.js').Rules} rules */
  setRules(rules) {
    const resized = this.rules?.size !== rules.size;
    this.rules = rules;
    const side = rules.size * CELL + 2 * MARGIN;
    this.svg.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${side} ${side}`);
    this.element.style.setProperty('--size', String(rules.size));
    if (resized) this.#buildCells();
    this.#drawGround();
    this.#drawLines();
  }

  /** @param {Picture} picture */
  show(picture) {
    const rules = /** @type {import('../model/rules.js').Rules} */ (this.rules);
    this.#content.replaceChildren(...picture.cells.map((cell, index) => this.#drawCell(cell, index, picture)));
    this.#marks.replaceChildren(
      ...(picture.outlines ?? []).map((cells) => this.#outline(cells)),
      ...(picture.links ?? []).map((link) => this.#link(link)),
      ...(picture.arrows ?? []).map((arrow) => this.#arrow(arrow)),
    );
    for (const [index, element] of this.#cells.entries()) {
      element.setAttribute('aria-label', this.describe(index));
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
    const size = /** @type {import('../model/rules.js').Rules} */ (this.rules).size;
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
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const cell = under instanceof HTMLElement && this.grid.contains(under) ? under.dataset.cell : undefined;
    return cell === undefined ? -1 : Number(cell);
  }

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    const cell = this.#cellAt(event);
    if (cell < 0 || event.button !== 0) return;
    event.preventDefault();
    const more = event.ctrlKey || event.metaKey || event.shiftKey;
    const adding = !(more && this.selection.has(cell));
    const next = more ? new Set(this.selection) : /** @type {Set<number>} */ (new Set());
    if (adding) next.add(cell);
    else next.delete(cell);
    this.#drag = { adding };
    this.select(next, cell);
    this.focus();
  }

  /** @param {PointerEvent} event */
  #pointerMove(event) {
    if (!this.#drag) return;
    const cell = this.#cellAt(event);
    if (cell < 0 || this.selection.has(cell) === this.#drag.adding) return;
    const next = new Set(this.selection);
    if (this.#drag.adding) next.add(cell);
    else next.delete(cell);
    this.select(next, cell);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const size = /** @type {import('../model/rules.js').Rules} */ (this.rules).size;
    const row = Math.floor(this.cursor / size);
    const column = this.cursor % size;
    /** @type {Record<string, [number, number]>} */
    const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const move = moves[event.key];
    const all = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
    if (move) {
      const next = ((row + move[0] + size) % size) * size + ((column + move[1] + size) % size);
      const more = event.ctrlKey || event.metaKey || event.shiftKey;
      this.select(more ? [...this.selection, next] : [next], next);
      this.focus();
    } else if (event.key === 'Home' || event.key === 'End') {
      const next = row * size + (event.key === 'Home' ? 0 : size - 1);
      this.select([next], next);
      this.focus();
    } else if (all) this.select(this.#cells.keys());
    else if (event.key === 'Escape' && this.selection.size) this.select([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // ---- drawing ----

  /** @param {number} cell */
  #corner(cell) {
    const size = /** @type {import('../model/rules.js').Rules} */ (this.rules).size;
    return { x: (cell % size) * CELL, y: Math.floor(cell / size) * CELL };
  }

  #drawGround() {
    const rules = /** @type {import('../model/rules.js').Rules} */ (this.rules);
    const side = rules.size * CELL;
    const parts = [svg('rect', { class: 'paper', x: 0, y: 0, width: side, height: side })];
    for (const house of rules.houses) {
      if (house.kind === 'window') for (const cell of house.cells) parts.push(this.#square(cell, 'window-cell'));
    }
    this.#ground.replaceChildren(...parts);
  }

  /** @param {number} cell @param {string} name */
  #square(cell, name, inset = 0) {
    const { x, y } = this.#corner(cell);
    return svg('rect', { class: name, x: x + inset, y: y + inset, width: CELL - 2 * inset, height: CELL - 2 * inset });
  }

  /** Thin lines between cells, thick ones between regions, and the marks of other houses. */
  #drawLines() {
    const { size, cells, houses, regions } = /** @type {import('../model/rules.js').Rules} */ (this.rules);
    const side = size * CELL;
    let thin = '';
    let thick = `M0 0H${side}V${side}H0Z`;
    for (let cell = 0; cell < cells; cell++) {
      const { x, y } = this.#corner(cell);
      const right = (cell % size) + 1 < size;
      const below = cell + size < cells;
      if (right) {
        const line = `M${x + CELL} ${y}v${CELL}`;
        if (regions && regions[cell] !== regions[cell + 1]) thick += line;
        else thin += line;
      }
      if (below) {
        const line = `M${x} ${y + CELL}h${CELL}`;
        if (regions && regions[cell] !== regions[cell + size]) thick += line;
        else thin += line;
      }
    }
    const parts = /** @type {SVGElement[]} */ ([]);
    for (const house of houses) {
      if (house.kind === 'window') parts.push(this.#outline(house.cells, 'window-frame', 9));
      else if (house.kind === 'diagonal')
        for (const cell of house.cells) {
          const { x, y } = this.#corner(cell);
          const falling = Math.floor(cell / size) === cell % size && house.cells.includes(0);
          parts.push(
            svg('path', {
              class: 'diagonal',
              d: falling ? `M${x} ${y}l${CELL} ${CELL}` : `M${x} ${y + CELL}l${CELL} ${-CELL}`,
            }),
          );
        }
      else if (house.kind === 'house')
        for (const cell of house.cells) {
          const { x, y } = this.#corner(cell);
          parts.push(svg('circle', { class: 'house-ring', cx: x + CELL / 2, cy: y + CELL / 2, r: 42 }));
        }
    }
    this.#lines.replaceChildren(
      svg('path', { class: 'thin', d: thin }),
      ...parts,
      svg('path', { class: 'thick', d: thick }),
    );
  }

  /** The frame of a set of cells, drawn inside of them. @param {number[]} cells */
  #outline(cells, name = 'outline', inset = 5) {
    const size = /** @type {import('../model/rules.js').Rules} */ (this.rules).size;
    const has = new Set(cells);
    const at = (/** @type {number} */ row, /** @type {number} */ column) =>
      row >= 0 && column >= 0 && row < size && column < size && has.has(row * size + column);
    let d = '';
    for (const cell of cells) {
      const row = Math.floor(cell / size);
      const column = cell % size;
      const { x, y } = this.#corner(cell);
      /* An end of an edge stays back by the inset at a corner, and goes beyond it where the frame turns inwards. */
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

  /** @param {CellPicture} cell @param {number} index @param {Picture} picture */
  #drawCell(cell, index, picture) {
    const { x, y } = this.#corner(index);
    const group = svg('g', { transform: `translate(${x} ${y})` });
    if (cell.colours) group.append(...this.#colours(cell.colours));
    if (cell.tint) group.append(svg('rect', { class: `tint tint-${cell.tint}`, width: CELL, height: CELL }));
    if (this.selection.has(index))
      group.append(svg('rect', { class: 'selected', x: 5, y: 5, width: CELL - 10, height: CELL - 10 }));
    const spots = (picture.spots ?? []).filter((spot) => spot.cell === index);
    for (const spot of spots) group.append(this.#spot(spot, Boolean(cell.digit)));
    if (cell.digit) {
      group.append(
        svg(
          'text',
          { class: `digit ${cell.given ? 'given' : 'entry'}${cell.wrong ? ' wrong' : ''}`, x: 50, y: 54 },
          symbol(cell.digit),
        ),
      );
      if (cell.wrong) group.append(svg('path', { class: 'strike', d: 'M22 82h56' }));
    } else if (cell.candidates !== undefined) group.append(...this.#candidates(cell.candidates, spots));
    else group.append(...this.#written(cell.corner ?? 0, cell.centre ?? 0));
    return group;
  }

  /** Each digit has its place in the cell, in rows as a telephone has them. @param {number} digit */
  #placeOf(digit) {
    const size = /** @type {import('../model/rules.js').Rules} */ (this.rules).size;
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

  /** @param {number} mask @param {Spot[]} spots */
  #candidates(mask, spots) {
    return digitsOf(mask).map((digit) => {
      const { x, y, step } = this.#placeOf(digit);
      const role = spots.find((spot) => spot.digit === digit)?.role;
      return svg(
        'text',
        { class: `candidate${role ? ` on-${role.replace(/\d+$/, '')}` : ''}`, x, y: y + 1, 'font-size': step * 0.72 },
        symbol(digit),
      );
    });
  }

  /** @param {Spot} spot @param {boolean} large behind a digit */
  #spot(spot, large) {
    const { x, y, step } = this.#placeOf(spot.digit);
    const name = `spot spot-${spot.role}`;
    return large
      ? svg('circle', { class: name, cx: 50, cy: 50, r: 40 })
      : svg('circle', { class: name, cx: x, cy: y, r: step * 0.46 });
  }

  /** @param {number} corner @param {number} centre */
  #written(corner, centre) {
    const digits = digitsOf(centre);
    const parts = digitsOf(corner).map((digit, i) => {
      const [x, y] = CORNERS[i % CORNERS.length];
      return svg('text', { class: 'mark', x, y: y - 4, 'font-size': 25 }, symbol(digit));
    });
    if (digits.length) {
      const size = Math.min(27, 150 / digits.length);
      parts.push(svg('text', { class: 'mark centre', x: 50, y: 53, 'font-size': size }, digits.map(symbol).join('')));
    }
    return parts;
  }

  /** Stripes of all colours, and a shape for each so that none depends on colour alone. @param {number} mask */
  #colours(mask) {
    const list = digitsOf(mask);
    const width = CELL / list.length;
    return list.flatMap((colour, i) => [
      svg('rect', { class: `colour colour-${colour}`, x: i * width, y: 0, width, height: CELL }),
      svg('text', { class: 'colour-sign', x: i * width + 9, y: CELL - 8, 'font-size': 15 }, '●■▲◆★♥♣♠✚'[colour - 1]),
    ]);
  }

  /** From the middle of a cell to that of another; both stay readable. @param {{ from: number, to: number }} arrow */
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

  /** A curve that keeps clear of what lies between. @param {Link} link */
  #link(link) {
    const end = (/** @type {{ cell: number, digit: number }} */ at) => {
      const corner = this.#corner(at.cell);
      const place = this.#placeOf(at.digit);
      return { x: corner.x + place.x, y: corner.y + place.y };
    };
    const a = end(link.from);
    const b = end(link.to);
    const bend = 0.14;
    const middle = { x: (a.x + b.x) / 2 + (b.y - a.y) * bend, y: (a.y + b.y) / 2 - (b.x - a.x) * bend };
    return svg('path', {
      class: link.strong ? 'link strong' : 'link',
      d: `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}`,
    });
  }
}

/**
 * What a screen reader says of a cell, such as "row 3 column 5, empty, candidates 2 7, window 1, falling diagonal".
 * @param {import('../model/rules.js').Rules} rules @param {number} index @param {CellPicture} cell
 */
export function describeCell(rules, index, cell) {
  const parts = [t('cell.place', { row: Math.floor(index / rules.size) + 1, column: (index % rules.size) + 1 })];
  const list = (/** @type {number} */ mask) => digitsOf(mask).map(symbol).join(' ');
  if (cell.digit) parts.push(t(cell.given ? 'cell.given' : 'cell.entry', { digit: symbol(cell.digit) }));
  else parts.push(t('cell.empty'));
  if (cell.wrong) parts.push(t('cell.wrong'));
  if (!cell.digit && cell.candidates) parts.push(t('cell.candidates', { digits: list(cell.candidates) }));
  if (!cell.digit && cell.centre) parts.push(t('cell.centre', { digits: list(cell.centre) }));
  if (!cell.digit && cell.corner) parts.push(t('cell.corner', { digits: list(cell.corner) }));
  if (cell.colours)
    parts.push(
      t('cell.colours', {
        colours: digitsOf(cell.colours)
          .map((c) => t(`colour.${c}`))
          .join(', '),
      }),
    );
  for (const house of rules.housesOf[index])
    if (!['row', 'column', 'box', 'hidden window'].includes(rules.houses[house].kind))
      parts.push(houseName(rules.houses[house]));
  return parts.join(', ');
}

/** A house's name in the page's language. @param {import('../model/rules.js').House} house */
export function houseName(house) {
  const [, kind, rest] = /^(.*?)\s*(\S*)$/.exec(house.name) ?? ['', house.name, ''];
  if (house.kind === 'diagonal') return t(`house.${house.name.replace(/^the /, '').replace(' ', '-')}`);
  return t(`house.${house.kind.replace(' ', '-')}`, { number: kind ? rest : '' });
}
