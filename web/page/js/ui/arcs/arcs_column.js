// SPDX-License-Identifier: MIT
// arcs_column.js - one algorithm in the AC-3 room: its board, its counts and a description of each step.

import { cellName, digitsOf, symbol } from '../../model/symbols.js';
import { language, t } from '../../strings/index.js';
import { Board } from '../board/board.js';
import { describeCell } from '../board/cell_words.js';
import { el } from '../shell/dom.js';
import { sentenceOf } from './arcs_words.js';

/**
 * @typedef {'ac3' | 'gac' | 'search'} Algorithm
 * @typedef {import('../../model/trace.js').Run} Run
 * @typedef {import('../../model/trace.js').Frame} Frame
 */

/** The counts shown for each algorithm. @type {Record<Algorithm, (keyof import('../../model/trace.js').Counts)[]>} */
const COUNTED = {
  ac3: ['revisions', 'checks', 'removals', 'waiting'],
  gac: ['revisions', 'removals', 'waiting'],
  search: ['decisions', 'failures', 'revisions', 'checks', 'removals'],
};

export class Column {
  #board;
  #counts = el('dl', { class: 'arcs-counts' });
  #sentence = el('p', { class: 'arcs-sentence' });
  #path = el('p', { class: 'arcs-path note' });
  #note = el('p', { class: 'note' });
  /** @type {import('../../model/rules.js').Rules | null} */
  #rules = null;
  /** @type {number[]} */
  #givens = [];
  /** @type {Run | null} */
  #run = null;
  /** Frames to step through. @type {Frame[]} */
  #frames = [];
  #at = 0;

  /** @param {Algorithm} algorithm */
  constructor(algorithm) {
    this.algorithm = algorithm;
    this.#board = new Board(t(`arcs.board.${algorithm}`));
    this.#board.addEventListener('select', () => this.show(this.#at));
    this.element = el(
      'section',
      { class: 'arcs-column card', 'data-algorithm': algorithm, 'aria-label': t(`arcs.${algorithm}`) },
      el('h2', {}, t(`arcs.${algorithm}`)),
      el('p', { class: 'note' }, t(`arcs.about.${algorithm}`)),
      this.#board.element,
      this.#sentence,
      algorithm === 'search' && this.#path,
      this.#counts,
      this.#note,
    );
  }

  /** How many steps there are after the start. */
  get length() {
    return Math.max(0, this.#frames.length - 1);
  }

  /** The current step in words. */
  get sentence() {
    return this.#sentence.textContent ?? '';
  }

  /** @param {import('../../model/rules.js').Rules} rules @param {number[]} givens @param {Run} run @param {boolean} changes show only frames that change something */
  load(rules, givens, run, changes) {
    this.#rules = rules;
    this.#givens = givens;
    this.#run = run;
    /* A search revises thousands of arcs without any change: its column never shows those. */
    this.#frames =
      changes || this.algorithm === 'search' ? run.frames.filter((frame) => frame.kind !== 'keep') : run.frames;
    this.#board.setRules(rules);
    this.#note.textContent = run.more ? t('arcs.cut', { events: run.events.toLocaleString(language()) }) : '';
  }

  /** @param {number} at counted from the start; beyond the end, the end is shown */
  show(at) {
    const rules = this.#rules;
    const run = this.#run;
    if (!rules || !run) return;
    this.#at = at;
    const frame = this.#frames[Math.min(at, this.length)];
    const over = at >= this.length;
    const picture = this.#picture(frame);
    this.#board.describe = (cell) => describeCell(rules, cell, picture.cells[cell]);
    this.#board.show(picture);
    this.#sentence.textContent = `${sentenceOf(frame, rules)}${over ? ` ${this.#ending(run)}` : ''}`;
    this.#path.textContent = frame.path.length
      ? t('arcs.path', {
          path: frame.path.map(({ cell, digit }) => `${cellName(cell, rules.size)} = ${symbol(digit)}`).join(' › '),
        })
      : t('arcs.path.none');
    this.#count(frame, over && !run.more ? run : null);
  }

  /** @param {Frame} frame @param {Run | null} ended at the end, the run whose final counts are shown: they include arcs that are not shown */
  #count(frame, ended) {
    const counts = ended ? /** @type {Frame} */ (ended.frames.at(-1)).counts : frame.counts;
    const open = frame.domains.filter((domain) => domain & (domain - 1)).length;
    const items = COUNTED[this.algorithm].map((name) => {
      const label = name === 'revisions' && this.algorithm === 'gac' ? 'propagations' : name;
      return { label, value: counts[name] };
    });
    this.#counts.replaceChildren(
      ...[...items, { label: 'open', value: open }].map(({ label, value }) =>
        el(
          'div',
          {},
          el('dt', {}, t(`arcs.count.${label}`)),
          el('dd', { 'data-count': label }, value.toLocaleString(language())),
        ),
      ),
    );
  }

  /** @param {Run} run */
  #ending(run) {
    const { frames, more, answer } = run;
    const name = t(`arcs.${this.algorithm}`);
    if (more) return t('arcs.end.cut');
    if (this.algorithm === 'search')
      return answer.result === 'solution'
        ? ''
        : t(`arcs.end.search.${answer.result}`, { nodes: answer.counters.nodes });
    if (answer.result === 'empty') return t('arcs.end.empty');
    const open = /** @type {Frame} */ (frames.at(-1)).domains.filter((domain) => domain & (domain - 1)).length;
    return open ? t('arcs.end.open', { name, open }) : t('arcs.end.solved', { name });
  }

  /** @param {Frame} frame @returns {import('../board/board.js').Picture} */
  #picture(frame) {
    const { cell: target, other, removed, kind } = frame;
    const house = new Set(frame.house);
    const due = new Set(frame.due);
    const guessed = new Set(frame.path.map(({ cell }) => cell));
    const tint = (/** @type {number} */ cell) => {
      if (cell === target && kind === 'empty') return 'target';
      if (cell === other) return 'same';
      if (house.has(cell) || cell === target) return 'look';
      if (guessed.has(cell)) return 'changed';
      return due.has(cell) ? 'peer' : undefined;
    };
    return {
      cells: frame.domains.map((domain, cell) => {
        const single = domain && !(domain & (domain - 1));
        const shown = cell === target ? domain | removed : domain;
        if (this.#givens[cell]) return { digit: this.#givens[cell], given: true, tint: tint(cell) };
        if (single && shown === domain) return { digit: digitsOf(domain)[0], tint: tint(cell) };
        return { candidates: shown, tint: tint(cell) };
      }),
      spots: digitsOf(removed).map((digit) => ({ cell: target, digit, role: 'removed' })),
      outlines: target >= 0 ? [[target]] : [],
      arrows: other >= 0 ? [{ from: target, to: other }] : [],
    };
  }
}
