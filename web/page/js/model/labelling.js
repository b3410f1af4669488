// SPDX-License-Identifier: MIT
// labelling.js - what the engine says about a drawing, kept up to date while it changes.
//
// Only the newest state matters: while one question is being answered, later ones wait, and only the last of them is
// asked.  Lines have numbers only within an answer, so fixes are sent after a first answer without them.

import { samePoint, textOf } from './drawing.js';

/** Milliseconds after which an older question is cancelled in favour of a newer one. */
const LONGEST_SEARCH = 1500;

/**
 * @typedef {import('./drawing.js').Point} Point
 * @typedef {'+' | '-' | 'in' | 'out'} Label
 * @typedef {Point & { name: string, type: 'L' | 'Fork' | 'Arrow' | 'T' }} Junction
 * @typedef {{ from: number, to: number, segment: number | null, left: Label[] }} Line
 * @typedef {object} Answer of drawing-label
 * @property {Junction[]} junctions
 * @property {Line[]} lines
 * @property {boolean} consistent
 * @property {boolean} labelled
 * @property {Label[] | null} labels
 * @property {number} count
 * @property {string} countText
 * @property {boolean} exact
 * @property {number[] | null} core
 * @property {boolean} smallest
 * @property {number[] | null} conflict
 * @property {string} svg
 */

/** @param {import('./drawing.js').State} state @param {Record<string, string | number>} keys */
function request({ segments, extended, outline }, keys) {
  const lines = ['call drawing-label'];
  for (const [key, on] of Object.entries({ extended, outline })) if (on) lines.push(`${key} yes`);
  for (const [key, value] of Object.entries(keys)) if (value) lines.push(`${key} ${value}`);
  return `${lines.join('\n')}\n\n${textOf(segments)}`;
}

export class Labelling extends EventTarget {
  /** The last answer; null if the lines do not form a drawing. @type {Answer | null} */
  answer = null;
  /** Why there is no answer: an error from the engine, or its failure. @type {Error | null} */
  error = null;
  /** Whether there was a labelling before any label was fixed. */
  possibleWhenFree = false;
  /** Which of the labellings is shown. */
  which = 0;
  /** A question is being answered. */
  busy = false;
  /** The user has stopped the search. */
  stopped = false;
  #again = false;
  #began = 0;
  #abort = new AbortController();

  /**
   * @param {import('../engine/client.js').Engine} engine
   * @param {import('./drawing.js').Drawing} drawing
   */
  constructor(engine, drawing) {
    super();
    this.engine = engine;
    this.drawing = drawing;
  }

  /** The drawing has changed. @param {number} [which] */
  update(which = 0) {
    this.which = which;
    this.stopped = false;
    if (!this.busy) this.#run();
    else {
      this.#again = true;
      if (performance.now() - this.#began > LONGEST_SEARCH) this.#abort.abort();
    }
  }

  /** Cancels the current question. */
  stop() {
    this.stopped = true;
    this.#again = false;
    this.#abort.abort();
  }

  /** Moves the answer's junctions with a point until there is a new answer. @param {Point} from @param {Point} to */
  follow(from, to) {
    for (const junction of this.answer?.junctions ?? []) {
      if (!samePoint(junction, from)) continue;
      junction.x = to.x;
      junction.y = to.y;
    }
  }

  async #run() {
    this.busy = true;
    try {
      do {
        this.#again = false;
        this.#began = performance.now();
        await this.#ask();
      } while (this.#again);
    } finally {
      this.busy = false;
    }
    this.dispatchEvent(new Event('change'));
  }

  async #ask() {
    const { state } = this.drawing;
    const { which } = this;
    this.#abort = new AbortController();
    const ask = (/** @type {Record<string, string | number>} */ keys) =>
      this.engine.ask(request(state, keys), { signal: this.#abort.signal });
    try {
      if (!state.segments.length) this.#learn(null, null);
      else {
        let answer = await ask({ which });
        this.possibleWhenFree = answer.labelled;
        const fix = this.#fixesFor(answer);
        if (fix) answer = await ask({ which, fix });
        if (!this.#again) this.#learn(answer, null);
      }
    } catch (error) {
      if (!this.#again) this.#learn(null, this.stopped ? null : /** @type {Error} */ (error));
    }
  }

  /** @param {Answer | null} answer @param {Error | null} error */
  #learn(answer, error) {
    this.answer = answer;
    this.error = error;
    this.dispatchEvent(new Event('change'));
  }

  /** @param {Answer} answer */
  #fixesFor({ junctions, lines }) {
    return lines
      .map(({ from, to }, i) => [i, this.drawing.fixOf(junctions[from], junctions[to])])
      .filter(([, label]) => label)
      .map(([i, label]) => `${i} ${label}`)
      .join(';');
  }

  /** The label that is shown on a line. @param {number} line @returns {Label | null} */
  labelOf(line) {
    return this.answer?.labels?.[line] ?? null;
  }

  /** The two ends of a line. @param {number} line @returns {[Junction, Junction]} */
  endsOf(line) {
    const { lines, junctions } = /** @type {Answer} */ (this.answer);
    return [junctions[lines[line].from], junctions[lines[line].to]];
  }

  /** Lines at fault: those within the core of what cannot be labelled, or those whose labels no solid has. */
  get faultyLines() {
    const { core, conflict, lines } = this.answer ?? { core: null, conflict: null, lines: [] };
    if (conflict) return new Set(conflict);
    const inCore = new Set(core ?? []);
    return new Set(lines.flatMap(({ from, to }, i) => (inCore.has(from) && inCore.has(to) ? [i] : [])));
  }
}
