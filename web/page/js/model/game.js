// SPDX-License-Identifier: MIT
// game.js - a puzzle being played or set: givens, entries, marks, colours, and all changes since the start.
//
// The state is one array per layer, with a number for each cell.  A change is a list of single differences, so that all
// changes can be undone and redone without limit; changes of the rules work the same way.

import { LARGEST_SIZE, plainShape, sameShape, shapeLines } from './rules.js';
import { bit, digitsToText, maskToText, textToDigits, textToMask } from './symbols.js';

/**
 * @typedef {'givens' | 'allowed' | 'entries' | 'corner' | 'centre' | 'colours'} Layer
 * @typedef {{ layer: Layer, cell: number, before: number, after: number }} Difference
 * @typedef {{ differences: Difference[], shape?: { before: import('./rules.js').Shape, after: import('./rules.js').Shape } }} Change
 * @typedef {{ id: string, title: string, shape: import('./rules.js').Shape, seconds: number, done: boolean, undone: number,
 *   layers: Record<Layer, string>, changes: Change[] }} SavedGame
 */

/** A cell with `allowed` digits can hold no others: that is part of the puzzle. @type {Layer[]} */
export const LAYERS = ['givens', 'allowed', 'entries', 'corner', 'centre', 'colours'];
/** What the player writes: everything but the puzzle itself. @type {Layer[]} */
const WRITTEN = ['entries', 'corner', 'centre', 'colours'];
const DIGIT_LAYERS = ['givens', 'entries'];

/** @typedef {'puzzle' | 'play'} Part what a change is about */

/** @param {Change} change @returns {Part} */
const partOf = ({ differences, shape }) =>
  shape || differences.some(({ layer }) => !WRITTEN.includes(layer)) ? 'puzzle' : 'play';

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, '0')).join('');

/** @param {Layer} layer @param {number[]} values */
const layerToText = (layer, values) =>
  DIGIT_LAYERS.includes(layer) ? digitsToText(values) : values.map(maskToText).join('/');
/** @param {Layer} layer @param {string} text */
const textToLayer = (layer, text) =>
  DIGIT_LAYERS.includes(layer) ? textToDigits(text) : text.split('/').map(textToMask);

export class Game extends EventTarget {
  /** @type {Record<Layer, number[]>} */
  layers;
  /** @type {Change[]} */
  #changes = [];
  #undone = 0; /* how many of the changes, from the end, are undone */
  /** @type {Change | null} */
  #open = null; /* collects differences until it is closed */

  /** @param {import('./rules.js').Shape} shape @param {string} [title] */
  constructor(shape = plainShape(9), title = '') {
    super();
    this.id = newId();
    this.title = title;
    this.shape = shape;
    this.seconds = 0;
    this.done = false;
    const empty = () => new Array(shape.size * shape.size).fill(0);
    this.layers = {
      givens: empty(),
      allowed: empty(),
      entries: empty(),
      corner: empty(),
      centre: empty(),
      colours: empty(),
    };
  }

  get size() {
    return this.shape.size;
  }

  get cells() {
    return this.shape.size * this.shape.size;
  }

  /** The digit of each cell, given or entered. */
  get digits() {
    return this.layers.givens.map((given, cell) => given || this.layers.entries[cell]);
  }

  get isFull() {
    return this.digits.every(Boolean);
  }

  // ---- changing ----

  /** Everything that `work` changes is undone in one step. @template T @param {() => T} work @returns {T} */
  change(work) {
    if (this.#open) return work();
    this.#open = { differences: [] };
    try {
      return work();
    } finally {
      const change = this.#open;
      this.#open = null;
      if (change.differences.length || change.shape) {
        this.#changes.length -= this.#undone;
        this.#undone = 0;
        this.#changes.push(change);
        this.#tell(Boolean(change.shape));
      }
    }
  }

  /** @param {Layer} layer @param {number} cell @param {number} value */
  put(layer, cell, value) {
    const before = this.layers[layer][cell];
    if (before === value) return;
    this.change(() => {
      this.layers[layer][cell] = value;
      /** @type {Change} */ (this.#open).differences.push({ layer, cell, before, after: value });
    });
  }

  /** Changes the rules; with another size, also empties the grid. @param {import('./rules.js').Shape} shape */
  setShape(shape) {
    if (sameShape(shape, this.shape)) return;
    this.change(() => {
      const open = /** @type {Change} */ (this.#open);
      if (shape.size !== this.size)
        for (const layer of LAYERS) for (let cell = 0; cell < this.cells; cell++) this.put(layer, cell, 0);
      open.shape = { before: open.shape?.before ?? this.shape, after: shape };
      this.#resize(shape);
    });
  }

  /** @param {import('./rules.js').Shape} shape */
  #resize(shape) {
    this.shape = shape;
    for (const layer of LAYERS) {
      const values = this.layers[layer];
      values.length = Math.min(values.length, this.cells);
      while (values.length < this.cells) values.push(0);
    }
  }

  /** @param {boolean} rules whether these changed, too */
  #tell(rules) {
    this.dispatchEvent(new CustomEvent('change', { detail: { rules } }));
  }

  // ---- undo ----

  /* Undo while playing skips changes of the puzzle, and undo while setting skips those of playing: the user would not see them. */

  /** @param {Part} part */
  canUndo(part) {
    return (
      this.#undone < this.#changes.length && partOf(this.#changes[this.#changes.length - 1 - this.#undone]) === part
    );
  }

  /** @param {Part} part */
  canRedo(part) {
    return this.#undone > 0 && partOf(this.#changes[this.#changes.length - this.#undone]) === part;
  }

  /** @param {Part} part */
  undo(part) {
    if (this.canUndo(part)) this.#tell(this.#takeBack());
  }

  /** Undoes one change; returns whether the rules changed, too. */
  #takeBack() {
    const change = this.#changes[this.#changes.length - 1 - this.#undone++];
    if (change.shape) this.#resize(change.shape.before);
    for (const d of change.differences.slice().reverse()) this.layers[d.layer][d.cell] = d.before;
    return Boolean(change.shape);
  }

  /** @param {Part} part */
  redo(part) {
    if (!this.canRedo(part)) return;
    const change = this.#changes[this.#changes.length - this.#undone--];
    for (const d of change.differences) this.layers[d.layer][d.cell] = d.after;
    if (change.shape) this.#resize(change.shape.after);
    this.#tell(Boolean(change.shape));
  }

  /** Undoes while `wrong` returns true; returns the number of changes undone. @param {(game: Game) => boolean} wrong */
  undoWhile(wrong) {
    let count = 0;
    let rules = false;
    while (this.canUndo('play') && wrong(this)) {
      rules = this.#takeBack() || rules;
      count++;
    }
    if (count) this.#tell(rules);
    return count;
  }

  // ---- what players do ----

  /** Cells that may be written to. @param {Iterable<number>} cells */
  #free(cells) {
    return [...cells].filter((cell) => !this.layers.givens[cell]);
  }

  /**
   * Enters a digit, or removes it if all cells have it already.
   * @param {Iterable<number>} cells @param {number} digit @param {import('./rules.js').Rules | null} [clean] if given, removes the digit from the marks that it sees
   */
  enter(cells, digit, clean = null) {
    const free = this.#free(cells);
    const again = free.every((cell) => this.layers.entries[cell] === digit);
    this.change(() => {
      for (const cell of free) {
        this.put('entries', cell, again ? 0 : digit);
        if (again || !clean) continue;
        for (const other of clean.peers[cell])
          for (const layer of /** @type {Layer[]} */ (['corner', 'centre']))
            this.put(layer, other, this.layers[layer][other] & ~bit(digit));
      }
    });
  }

  /**
   * Adds a mark to all cells without a digit, or removes it if all have it.
   * @param {'corner' | 'centre'} layer @param {Iterable<number>} cells @param {number} digit
   */
  mark(layer, cells, digit) {
    const open = this.#free(cells).filter((cell) => !this.layers.entries[cell]);
    const again = open.every((cell) => this.layers[layer][cell] & bit(digit));
    this.change(() => {
      for (const cell of open) {
        const mask = this.layers[layer][cell];
        this.put(layer, cell, again ? mask & ~bit(digit) : mask | bit(digit));
      }
    });
  }

  /** Colours are numbered from 1. @param {Iterable<number>} cells @param {number} colour */
  paint(cells, colour) {
    const list = [...cells];
    const again = list.every((cell) => this.layers.colours[cell] & bit(colour));
    this.change(() => {
      for (const cell of list) {
        const mask = this.layers.colours[cell];
        this.put('colours', cell, again ? mask & ~bit(colour) : mask | bit(colour));
      }
    });
  }

  /** Clears the topmost layer that any of the cells has: digit, centre, corner, colour. @param {Iterable<number>} cells */
  clear(cells) {
    const list = [...cells];
    /** @type {Layer[]} */
    const order = ['entries', 'centre', 'corner', 'colours'];
    const layer = order.find((name) => list.some((cell) => this.layers[name][cell]));
    if (!layer) return;
    this.change(() => {
      for (const cell of list) this.put(layer, cell, 0);
    });
  }

  /** Writes these centre marks into all cells without a digit; one step of undo. @param {readonly number[]} masks */
  fillCentre(masks) {
    this.change(() => {
      for (const [cell, digit] of this.digits.entries()) if (!digit) this.put('centre', cell, masks[cell]);
    });
  }

  /** Sets givens in cells; 0 removes them. @param {Iterable<number>} cells @param {number} digit */
  give(cells, digit) {
    this.change(() => {
      for (const cell of cells) {
        for (const layer of WRITTEN) if (layer !== 'colours') this.put(layer, cell, 0);
        this.put('givens', cell, digit);
      }
    });
  }

  /** Back to the givens alone; one step of undo. */
  restart() {
    this.change(() => {
      for (const layer of WRITTEN) for (let cell = 0; cell < this.cells; cell++) this.put(layer, cell, 0);
    });
  }

  // ---- saving and restoring ----

  /** The lines that describe the puzzle to the engine. @param {{ progress?: boolean }} [what] with entries and marks */
  requestLines({ progress = false } = {}) {
    const lines = [shapeLines(this.shape), `givens ${digitsToText(this.layers.givens)}`];
    if (this.layers.allowed.some(Boolean)) lines.push(`allowed ${this.layers.allowed.map(maskToText).join('/')}`);
    const { entries, centre } = this.layers;
    if (progress && entries.some(Boolean)) lines.push(`placed ${digitsToText(entries)}`);
    if (progress && centre.some(Boolean)) lines.push(`marks ${centre.map(maskToText).join('/')}`);
    return lines.join('\n');
  }

  /** @returns {SavedGame} */
  save() {
    const layers = /** @type {Record<Layer, string>} */ ({});
    for (const layer of LAYERS) layers[layer] = layerToText(layer, this.layers[layer]);
    const { id, title, shape, seconds, done } = this;
    return { id, title, shape, seconds, done, layers, changes: this.#changes, undone: this.#undone };
  }

  /**
   * Restores a saved game; without its changes if these are invalid.  Throws if the grid itself is invalid.
   * @param {any} saved
   */
  static restore(saved) {
    const shape = checkedShape(saved?.shape);
    const game = new Game(shape, typeof saved.title === 'string' ? saved.title : '');
    if (typeof saved.id === 'string' && /^[0-9a-f]{16}$/.test(saved.id)) game.id = saved.id;
    game.seconds = Number.isFinite(saved.seconds) && saved.seconds > 0 ? saved.seconds : 0;
    game.done = saved.done === true;
    for (const layer of LAYERS) {
      const text = saved.layers?.[layer];
      if (typeof text !== 'string') continue;
      const values = textToLayer(layer, text);
      if (values.length !== game.cells || values.some((v) => !fits(layer, v, shape.size)))
        throw new Error(`layer ${layer}`);
      game.layers[layer] = values;
    }
    if (areChanges(saved.changes, saved.undone) && game.#couldHaveMade(saved.changes, saved.undone)) {
      game.#changes = saved.changes.map(withWholeShapes);
      game.#undone = saved.undone;
    }
    return game;
  }

  /** Takes over the state and all changes of another; returns whether the rules changed, too. @param {Game} other */
  become(other) {
    const rules = !sameShape(other.shape, this.shape);
    if (rules) this.shape = other.shape;
    this.title = other.title;
    this.seconds = other.seconds;
    this.done = other.done;
    this.layers = other.layers;
    this.#changes = other.#changes;
    this.#undone = other.#undone;
    return rules;
  }

  /**
   * Whether the changes lead to this state and every state on the way is valid.  Walks from here to the start and to
   * the end.
   * @param {Change[]} changes @param {number} undone
   */
  #couldHaveMade(changes, undone) {
    const now = changes.length - undone;
    const walk = (/** @type {Change[]} */ list, /** @type {boolean} */ back) => {
      const layers = structuredClone(this.layers);
      let { size } = this;
      return list.every(({ differences, shape }) => {
        const resize = () => {
          if (!shape) return true;
          const [from, to] = back ? [shape.after, shape.before] : [shape.before, shape.after];
          if (from.size !== size) return false;
          size = to.size;
          for (const layer of LAYERS) {
            if (layers[layer].slice(size * size).some(Boolean)) return false; /* another size empties the grid */
            layers[layer].length = Math.min(layers[layer].length, size * size);
            while (layers[layer].length < size * size) layers[layer].push(0);
          }
          return true;
        };
        if (back && !resize()) return false;
        const follow = (back ? differences.slice().reverse() : differences).every((d) => {
          const [from, to] = back ? [d.after, d.before] : [d.before, d.after];
          if (layers[d.layer][d.cell] !== from || !fits(d.layer, to, size)) return false;
          layers[d.layer][d.cell] = to;
          return true;
        });
        const settled = () => !shape || LAYERS.every((layer) => layers[layer].every((v) => fits(layer, v, size)));
        return follow && (back || resize()) && settled();
      });
    };
    return walk(changes.slice(0, now).reverse(), true) && walk(changes.slice(now), false);
  }
}

/** @param {any} shape @returns {import('./rules.js').Shape} */
function checkedShape(shape) {
  const texts = (/** @type {any} */ list) =>
    Array.isArray(list) && list.every((x) => typeof x === 'string' && /^[ -~]*$/.test(x)); /* each a part of one line */
  const { size, box = null, regions = null, rules = [], houses = [] } = shape ?? {};
  const cells = size * size;
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_SIZE) throw new Error('size');
  if (box !== null && (typeof box !== 'string' || !/^(none|\d{1,2}x\d{1,2})$/.test(box))) throw new Error('box');
  if (regions !== null && (typeof regions !== 'string' || regions.length !== cells || !/^[0-9A-Za-z]*$/.test(regions)))
    throw new Error('regions');
  if (!texts(rules) || !texts(houses)) throw new Error('rules');
  return { size, box, regions, rules, houses };
}

/** A valid change; its shapes may lack what has a default. @param {Change} change @returns {Change} */
const withWholeShapes = ({ differences, shape }) =>
  shape
    ? { differences, shape: { before: checkedShape(shape.before), after: checkedShape(shape.after) } }
    : { differences };

/** May a layer hold this value? @param {Layer} layer @param {number} value @param {number} size */
function fits(layer, value, size) {
  const most = layer === 'colours' ? 2 ** 9 - 1 : DIGIT_LAYERS.includes(layer) ? size : 2 ** size - 1;
  return value >= 0 && value <= most;
}

/** @param {any} shape */
function isShape(shape) {
  try {
    return Boolean(checkedShape(shape));
  } catch {
    return false;
  }
}

/** @param {any} changes @param {any} undone how many are undone @returns {changes is Change[]} */
function areChanges(changes, undone) {
  return (
    Array.isArray(changes) &&
    Number.isInteger(undone) &&
    undone >= 0 &&
    undone <= changes.length &&
    changes.every(
      (change) =>
        Array.isArray(change?.differences) &&
        change.differences.every(
          (/** @type {any} */ d) =>
            LAYERS.includes(d?.layer) &&
            Number.isInteger(d.cell) &&
            Number.isInteger(d.before) &&
            Number.isInteger(d.after),
        ) &&
        (change.shape === undefined || (isShape(change.shape?.before) && isShape(change.shape?.after))),
    )
  );
}
