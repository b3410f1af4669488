// SPDX-License-Identifier: MIT
// drawing.js - a line drawing being edited: its segments, its fixed labels, its options, and every state it has
// been in.
//
// States are never changed, only followed by another one, so that undo and redo just move along a list.  While something
// is dragged, the states in between are previews, and only the last one is kept.  As in the engine, y points up.

/** The paper: the lower left corner is 0, 0. */
export const PAPER = { width: 24, height: 18 };

/** Ends no farther apart than this are the same point. */
const SAME = 1e-6;
const SHORTEST = 0.05;
const MOST_SEGMENTS = 2000;
/** How many segments of earlier states are stored for the next visit; about 30 bytes each. */
const MOST_KEPT = 5000;

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {readonly [number, number, number, number]} Segment x1 y1 x2 y2
 * @typedef {'+' | '-' | 'arrow'} FixedLabel an arrow goes from the first end to the second
 * @typedef {{ from: Point, to: Point, label: FixedLabel }} Fix of a line between two junctions; has no effect while
 *   there is no such line
 * @typedef {object} State
 * @property {readonly Segment[]} segments
 * @property {readonly Fix[]} fixes
 * @property {boolean} extended with the corners of the extended catalogue
 * @property {boolean} outline the solid is seen against a background
 */

/** @type {State} */
const EMPTY = { segments: [], fixes: [], extended: false, outline: false };

/** @param {Point} a @param {Point} b */
export const samePoint = (a, b) => Math.abs(a.x - b.x) <= SAME && Math.abs(a.y - b.y) <= SAME;

/** @param {Segment} segment @returns {[Point, Point]} */
export const endsOf = ([x1, y1, x2, y2]) => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

/** @param {number} value */
const rounded = (value) => Math.round(value * 1e4) / 1e4;

/** @param {Point} a @param {Point} b @returns {Segment} */
const segmentOf = (a, b) => [rounded(a.x), rounded(a.y), rounded(b.x), rounded(b.y)];

/** @param {Segment} segment */
const lengthOf = ([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1);

/** Whether two segments have the same ends. @param {Segment} s @param {Segment} other */
function sameSegment(s, other) {
  const [a, b] = endsOf(s);
  const [c, d] = endsOf(other);
  return (samePoint(a, c) && samePoint(b, d)) || (samePoint(a, d) && samePoint(b, c));
}

/**
 * The text that the engine reads.
 * @param {readonly Segment[]} segments
 */
export const textOf = (segments) => segments.map((segment) => `${segment.join(' ')}\n`).join('');

/**
 * The segments of such a text, or null if it contains anything else.
 * @param {string} text @returns {Segment[] | null}
 */
export function segmentsOfText(text) {
  const segments = [];
  for (const line of text.split('\n')) {
    const words = line.replace(/#.*/, '').trim().split(/\s+/);
    if (words[0] === '') continue;
    const numbers = words.map(Number);
    if (numbers.length !== 4 || !isSegment(numbers)) return null;
    segments.push(numbers);
  }
  return segments.length ? segments : null;
}

/** @param {any} value @returns {value is Segment} */
const isSegment = (value) =>
  Array.isArray(value) && value.length === 4 && value.every((x) => Number.isFinite(x) && Math.abs(x) < 1e6);

/** @param {any} value @returns {value is Point} */
const isPoint = (value) => Number.isFinite(value?.x) && Number.isFinite(value?.y);

/** @param {any} value @returns {value is Fix} */
const isFix = (value) => isPoint(value?.from) && isPoint(value?.to) && ['+', '-', 'arrow'].includes(value.label);

/**
 * The segments unchanged if they fit on the paper and are large enough to see, otherwise moved and scaled.
 * @param {readonly Segment[]} segments @returns {Segment[]}
 */
function fitToPaper(segments) {
  const xs = segments.flatMap(([x1, , x2]) => [x1, x2]);
  const ys = segments.flatMap(([, y1, , y2]) => [y1, y2]);
  const left = Math.min(...xs);
  const low = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - low;
  const fits =
    left >= 0 && low >= 0 && left + width <= PAPER.width && low + height <= PAPER.height && Math.max(width, height) > 6;
  if (fits) return segments.map((segment) => [...segment]);
  const margin = 2;
  const scale = Math.min(
    (PAPER.width - 2 * margin) / Math.max(width, 1e-9),
    (PAPER.height - 2 * margin) / Math.max(height, 1e-9),
  );
  const place = (/** @type {Point} */ { x, y }) => ({
    x: (x - left - width / 2) * scale + PAPER.width / 2,
    y: (y - low - height / 2) * scale + PAPER.height / 2,
  });
  return segments.map((segment) => {
    const [a, b] = endsOf(segment);
    return segmentOf(place(a), place(b));
  });
}

export class Drawing extends EventTarget {
  /** @type {State} */
  state = EMPTY;
  /** @type {State[]} */
  #past = [];
  /** @type {State[]} */
  #future = [];
  /** The state before the previews. @type {State | null} */
  #base = null;

  get canUndo() {
    return this.#past.length > 0;
  }

  /** Something is being dragged or carried. */
  get previewing() {
    return this.#base !== null;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }

  /** @param {(state: State) => Partial<State>} change returns what changes; a preview is dropped first */
  #become(change) {
    this.dropPreview();
    this.#past.push(this.state);
    this.#future = [];
    this.state = { ...this.state, ...change(this.state) };
    this.#tell();
  }

  undo() {
    this.dropPreview();
    const state = this.#past.pop();
    if (!state) return;
    this.#future.push(this.state);
    this.state = state;
    this.#tell();
  }

  redo() {
    this.dropPreview();
    const state = this.#future.pop();
    if (!state) return;
    this.#past.push(this.state);
    this.state = state;
    this.#tell();
  }

  // ---- segments ----

  /** False: it has no length, or exists already. @param {Point} from @param {Point} to */
  add(from, to) {
    this.dropPreview();
    const segment = segmentOf(from, to);
    const { segments } = this.state;
    if (lengthOf(segment) < SHORTEST || segments.some((other) => sameSegment(segment, other))) return false;
    if (segments.length >= MOST_SEGMENTS) return false;
    this.#become(() => ({ segments: [...segments, segment] }));
    return true;
  }

  /** @param {number} index */
  remove(index) {
    this.#become(({ segments }) => ({ segments: segments.filter((_, i) => i !== index) }));
  }

  /** Replaces all segments and removes the fixes. @param {readonly Segment[]} segments */
  replace(segments) {
    this.#become(() => ({ segments: fitToPaper(segments.slice(0, MOST_SEGMENTS)), fixes: [] }));
  }

  /**
   * A preview: moves points of the state before all previews, with everything that ends there.
   * @param {{ from: Point, to: Point }[]} moves
   */
  previewMove(moves) {
    this.#base ??= this.state;
    const moved = (/** @type {Point} */ point) => moves.find(({ from }) => samePoint(from, point))?.to ?? point;
    this.state = {
      ...this.#base,
      segments: this.#base.segments.map((segment) => {
        const [a, b] = endsOf(segment);
        return segmentOf(moved(a), moved(b));
      }),
      fixes: this.#base.fixes.map((fix) => ({ ...fix, from: moved(fix.from), to: moved(fix.to) })),
    };
    this.#tell();
  }

  /** Keeps the last preview; removes segments that have become points or duplicates. */
  commitPreview() {
    const base = this.#base;
    if (!base) return;
    const { state } = this;
    const segments = state.segments.filter(
      (segment, i) =>
        lengthOf(segment) >= SHORTEST && !state.segments.slice(0, i).some((other) => sameSegment(segment, other)),
    );
    this.#base = null;
    this.state = base;
    if (textOf(segments) === textOf(base.segments)) this.#tell();
    else this.#become(() => ({ segments, fixes: state.fixes }));
  }

  dropPreview() {
    if (!this.#base) return;
    this.state = this.#base;
    this.#base = null;
    this.#tell();
  }

  // ---- labels and options ----

  /** The fix of the line between two junctions, as seen from the first. @param {Point} from @param {Point} to */
  fixOf(from, to) {
    for (const { from: a, to: b, label } of this.state.fixes) {
      if (nearby(a, from) && nearby(b, to)) return label === 'arrow' ? 'out' : label;
      if (nearby(a, to) && nearby(b, from)) return label === 'arrow' ? 'in' : label;
    }
    return null;
  }

  /**
   * @param {Point} from @param {Point} to
   * @param {'+' | '-' | 'in' | 'out' | null} label as seen from the first; null: free
   */
  fix(from, to, label) {
    const isOther = (/** @type {Fix} */ { from: a, to: b }) =>
      !((nearby(a, from) && nearby(b, to)) || (nearby(a, to) && nearby(b, from)));
    /** @type {Fix[]} */
    const added =
      label === null
        ? []
        : label === 'in'
          ? [{ from: to, to: from, label: 'arrow' }]
          : [{ from, to, label: label === 'out' ? 'arrow' : label }];
    this.#become(({ fixes }) => ({ fixes: [...fixes.filter(isOther), ...added] }));
  }

  clearFixes() {
    if (this.state.fixes.length) this.#become(() => ({ fixes: [] }));
  }

  /** @param {'extended' | 'outline'} option @param {boolean} on */
  setOption(option, on) {
    if (this.state[option] !== on) this.#become(() => ({ [option]: on }));
  }

  // ---- between visits ----

  /** The state to store: the one before previews. */
  get settled() {
    return this.#base ?? this.state;
  }

  save() {
    return { ...this.settled, past: latest(this.#past), future: latest(this.#future) };
  }

  /** Restores what was stored, as far as it is valid. @param {any} saved */
  restore(saved) {
    this.state = stateOf(saved);
    this.#past = Array.isArray(saved?.past) ? saved.past.map(stateOf) : [];
    this.#future = Array.isArray(saved?.future) ? saved.future.map(stateOf) : [];
  }
}

/** The valid parts of a stored state. @param {any} saved @returns {State} */
function stateOf(saved) {
  const segments = Array.isArray(saved?.segments) ? saved.segments.filter(isSegment) : [];
  return {
    segments: segments.slice(0, MOST_SEGMENTS),
    fixes: Array.isArray(saved?.fixes) ? saved.fixes.filter(isFix) : [],
    extended: saved?.extended === true,
    outline: saved?.outline === true,
  };
}

/** The last of these states, as many as are stored between visits. @param {State[]} states */
function latest(states) {
  let room = MOST_KEPT;
  let first = states.length;
  while (first > 0 && room > states[first - 1].segments.length) room -= states[--first].segments.length + 1;
  return states.slice(first);
}

/* The engine may merge ends that nearly meet and put the junction between them. */
/** @param {Point} a @param {Point} b */
const nearby = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 0.1;
