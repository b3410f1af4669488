// SPDX-License-Identifier: MIT
// trace.js - the events of a constraint engine (docs/CSP-TRACE.md) as frames to step through.
//
// A frame is one step for the user: the revision of an arc together with its result, a decision, or a dead end.  It has
// the domains after the step and all counts so far, so that any frame can be shown without the earlier ones.  Consecutive
// frames without a change of domains share one array.

import { bit, cellOf, digitsOf } from './symbols.js';

/**
 * @typedef {object} Counts
 * @property {number} revisions arcs revised, or houses checked
 * @property {number} checks tests whether a pair of values is consistent
 * @property {number} removals values
 * @property {number} waiting variables in the queue
 * @property {number} decisions
 * @property {number} failures
 *
 * @typedef {object} Frame
 * @property {'start' | 'keep' | 'remove' | 'empty' | 'decide' | 'fail' | 'refute' | 'found'} kind
 * @property {number} cell whose values are removed or decided on; -1: none
 * @property {number} other the cell that must support it; -1: none
 * @property {number[]} house the cells of the constraint, if it is on more than two
 * @property {number} removed values, as a mask
 * @property {number} digit of a decision; 0: none
 * @property {number[]} due cells whose arcs to this one must be revised again
 * @property {number[]} before domains before the constraint was applied, as masks
 * @property {number[]} domains after it
 * @property {{ cell: number, digit: number }[]} path current decisions
 * @property {Counts} counts
 *
 * @typedef {{ frames: Frame[], events: number, more: boolean, answer: any }} Run
 */

/** The values of "{1, 3..5}", as a mask. @param {string} text */
function domainOf(text) {
  let mask = 0;
  for (const [, first, last] of text.matchAll(/(\d+)(?:\.\.(\d+))?/g))
    for (let value = Number(first); value <= Number(last ?? first); value++) mask |= bit(value);
  return mask;
}

/** @param {number[]} values */
const maskOf = (values) => values.reduce((mask, value) => mask | bit(value), 0);

/**
 * The number of support checks in a revision of "x differs from y" that, for each value of x, tries the values of y in
 * order until one supports it.
 * @param {number} x @param {number} y domains
 */
function checksOf(x, y) {
  const first = y & -y;
  let checks = 0;
  for (let rest = x; rest; rest &= rest - 1) checks += (rest & -rest) === first && y !== first ? 2 : 1;
  return checks;
}

/** Processes the events once, keeping track of the state that they describe. */
class Reader {
  /** @type {Frame[]} */
  frames = [];
  /** @type {number[]} */
  #domains;
  /** The domains before each current decision. @type {number[][]} */
  #below = [];
  /** @type {Frame['path']} */
  #path = [];
  /** The domains before the current constraint was applied. @type {number[]} */
  #before;
  #counts = { revisions: 0, checks: 0, removals: 0, waiting: 0, decisions: 0, failures: 0 };

  /** @param {Record<string, string>} domains @param {number} size */
  constructor(domains, size) {
    this.size = size;
    this.#domains = Object.values(domains).map(domainOf);
    this.#before = this.#domains;
    this.#add('start', {});
  }

  /** @param {Frame['kind']} kind @param {any} event @param {Partial<Frame>} [more] */
  #add(kind, event, more = {}) {
    const cell = (/** @type {string | undefined} */ name) => (name ? cellOf(name, this.size) : -1);
    this.#counts.waiting = event.waiting ?? this.#counts.waiting;
    this.frames.push({
      kind,
      cell: cell(event.variable),
      other: cell(event.other),
      house: event.other ? [] : [...(event.constraint ?? '').matchAll(/r\d+c\d+/g)].map(([name]) => cell(name)),
      removed: 0,
      digit: 0,
      due: (event.due ?? []).map(cell),
      before: this.#before,
      domains: this.#domains,
      path: this.#path,
      counts: { ...this.#counts },
      ...more,
    });
  }

  /** Sets the values left in a cell. @param {number} cell @param {number} mask */
  #narrow(cell, mask) {
    this.#counts.removals += digitsOf(this.#domains[cell] & ~mask).length;
    this.#domains = this.#domains.slice();
    this.#domains[cell] = mask;
  }

  /** @param {any} event */
  take(event) {
    const cell = event.variable ? cellOf(event.variable, this.size) : -1;
    const digit = event.decision ? valueIn(event.decision) : 0;
    switch (event.event) {
      case 'select':
        this.#before = this.#domains;
        this.#counts.revisions++;
        if (event.other)
          this.#counts.checks += checksOf(this.#domains[cell], this.#domains[cellOf(event.other, this.size)]);
        break;
      case 'keep':
      case 'empty':
        this.#add(event.event, event);
        break;
      case 'remove':
        this.#narrow(cell, domainOf(event.left));
        this.#add('remove', event, { removed: maskOf(event.removed) });
        break;
      case 'decide':
        this.#below = [...this.#below.slice(0, event.depth), this.#domains];
        this.#path = [...this.#path.slice(0, event.depth), { cell, digit }];
        this.#before = this.#domains;
        this.#narrow(cell, bit(digit));
        this.#counts.decisions++;
        this.#add('decide', event, { digit, removed: this.#before[cell] & ~bit(digit) });
        break;
      case 'fail':
        this.#counts.failures++;
        this.#add('fail', event);
        break;
      case 'refute':
        this.#domains = this.#below[event.depth] ?? this.#domains;
        this.#path = this.#path.slice(0, event.depth);
        this.#before = this.#domains;
        this.#narrow(cell, this.#domains[cell] & ~bit(digit));
        this.#add('refute', event, { digit, removed: bit(digit) });
        break;
      case 'restart':
        this.#domains = this.#below[0] ?? this.#domains;
        this.#path = [];
        break;
      case 'found':
        this.#domains = Object.values(event.solution).map((value) => bit(Number(value)));
        this.#add('found', event);
        break;
    }
  }
}

/** The value in "r1c4 = 12" or "r1c4 != 12". @param {string} decision */
const valueIn = (decision) => Number(decision.slice(decision.lastIndexOf(' ') + 1));

/** @param {any} answer of arcs or search @param {number} size @returns {Run} */
export function readTrace(answer, size) {
  const [start, ...events] = answer.trace;
  const reader = new Reader(start.domains, size);
  for (const event of events) reader.take(event);
  return { frames: reader.frames, events: events.length, more: answer.more, answer };
}
