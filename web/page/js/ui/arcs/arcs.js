// SPDX-License-Identifier: MIT
// arcs.js - the AC-3 room: arc consistency, all different and a search work on the same puzzle, side by side and step
// by step.

import { Cancelled } from '../../engine/client.js';
import { plainShape, Rules, shapeLines } from '../../model/rules.js';
import { textToDigits } from '../../model/symbols.js';
import { readTrace } from '../../model/trace.js';
import { t } from '../../strings/index.js';
import { button, choice, el, toggle } from '../shell/dom.js';
import { Column } from './arcs_column.js';
import { Player } from './arcs_player.js';

/** How many events to request; a search needs more of them before something happens. */
const MOST_EVENTS = { ac3: 5000, gac: 5000, search: 20000 };
/** Positions after which a search is stopped. */
const MOST_NODES = 5000;

/**
 * Made by `sudoku generate`: all different solves the second one and AC-3 does not; the third needs a search.
 * @type {Record<string, { size: number, givens: string }>}
 */
const EXAMPLES = {
  small: { size: 4, givens: '.....3.41.2.....' },
  middle: { size: 6, givens: '..3....6.1....245...6........3...51.' },
  hard: {
    size: 9,
    givens: '1......8...3..7....852.6..1..9.6..3......8.9..563....7......87..3..9...5.2.....19',
  },
};

class ArcsRoom {
  #app;
  #columns = [new Column('ac3'), new Column('gac'), new Column('search')];
  #player = new Player((at, playing) => this.#show(at, playing));
  #status = el('p', { class: 'note' });
  #cancel = button(t('app.cancel'), () => this.#work?.abort());
  /** @type {AbortController | null} */
  #work = null;
  #changes = true;
  #puzzle = 'small';
  #loaded = '';
  #begun = false;
  /** @type {{ rules: Rules, givens: number[], runs: import('../../model/trace.js').Run[] } | null} */
  #traces = null;

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.#app = app;
    this.#cancel.hidden = true;
    const columns = el('div', { class: 'arcs-columns' }, ...this.#columns.map((column) => column.element));
    this.element = el(
      'div',
      { class: 'arcs' },
      el(
        'div',
        { class: 'card' },
        el('p', { class: 'arcs-intro' }, t('arcs.intro')),
        el(
          'div',
          { class: 'row arcs-choices' },
          choice(
            t('arcs.puzzle'),
            [...Object.keys(EXAMPLES), 'game'].map((value) => ({ value, text: t(`arcs.puzzle.${value}`) })),
            this.#puzzle,
            (puzzle) => {
              this.#puzzle = puzzle;
              this.#load();
            },
          ),
          ...this.#columns.map((column) =>
            toggle(t(`arcs.${column.algorithm}`), true, (on) => {
              column.element.hidden = !on;
              this.#measure();
            }),
          ),
          toggle(t('arcs.changes'), this.#changes, (on) => {
            this.#changes = on;
            this.#prepare();
          }),
          this.#cancel,
        ),
        this.#status,
      ),
      this.#player.element,
      columns,
      el('p', { class: 'note' }, t('arcs.keys')),
    );
  }

  /** The chosen puzzle: its shape, its givens, and the lines of a request. */
  #chosen() {
    const { game } = this.#app;
    if (this.#puzzle === 'game') return { shape: game.shape, givens: game.layers.givens, lines: game.requestLines() };
    const { size, givens } = EXAMPLES[this.#puzzle];
    const shape = plainShape(size);
    return { shape, givens: textToDigits(givens), lines: `${shapeLines(shape)}\ngivens ${givens}` };
  }

  async show() {
    await this.#load();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!this.#begun && !still && this.#traces && this.#app.view?.element === this.element) this.#player.play();
    this.#begun = true;
  }

  hide() {
    this.#player.pause();
    this.#work?.abort();
  }

  async #load() {
    const { shape, givens, lines } = this.#chosen();
    this.#work?.abort();
    this.#work = null;
    if (lines === this.#loaded) {
      this.#settle();
      return;
    }
    const work = new AbortController();
    this.#work = work;
    this.#player.pause();
    this.#status.textContent = t('app.working');
    this.#cancel.hidden = false;
    const ask = (/** @type {string} */ call, /** @type {string} */ more, /** @type {number} */ most) =>
      this.#app.engine.ask(`call ${call}\n${lines}\n${more}\nmost ${most}\n`, { signal: work.signal });
    try {
      const [rules, ...answers] = await Promise.all([
        Rules.load(this.#app.engine, shape),
        ask('arcs', 'algorithm ac3', MOST_EVENTS.ac3),
        ask('arcs', 'algorithm gac', MOST_EVENTS.gac),
        ask('search', `algorithm ac3\nevents all\nnodes ${MOST_NODES}`, MOST_EVENTS.search),
      ]);
      if (this.#work !== work) return;
      this.#traces = { rules, givens, runs: answers.map((answer) => readTrace(answer, shape.size)) };
      this.#loaded = lines;
      this.#settle();
      this.#prepare();
    } catch (error) {
      if (this.#work !== work) return;
      this.#status.textContent =
        error instanceof Cancelled ? '' : t('app.failed', { reason: /** @type {Error} */ (error).message });
      this.#cancel.hidden = true;
    }
  }

  /** Whether the chosen puzzle is the one shown. */
  #settle() {
    this.#cancel.hidden = true;
    this.#status.textContent = this.#puzzle === 'game' ? t('arcs.givens-only') : '';
  }

  #prepare() {
    if (!this.#traces) return;
    const { rules, givens, runs } = this.#traces;
    for (const [i, column] of this.#columns.entries()) column.load(rules, givens, runs[i], this.#changes);
    this.#measure();
  }

  /** The number of steps is that of the longest visible column. */
  #measure() {
    this.#player.load(Math.max(0, ...this.#visible().map((column) => column.length)));
  }

  #visible() {
    return this.#columns.filter((column) => !column.element.hidden);
  }

  /** @param {number} at @param {boolean} playing nothing is announced then: it would never end */
  #show(at, playing) {
    for (const column of this.#visible()) column.show(at);
    if (playing || !at) return;
    const told = this.#visible().filter((column) => at <= column.length);
    this.#app.announce(told.map((column) => `${t(`arcs.${column.algorithm}`)}: ${column.sentence}`).join(' '));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    return this.#player.key(event);
  }
}

/** @param {import('../../app.js').App} app @returns {import('../../app.js').View} */
export function arcsView(app) {
  const room = new ArcsRoom(app);
  return {
    id: 'arcs',
    element: room.element,
    ownStage: true,
    show: () => room.show(),
    hide: () => room.hide(),
    key: (event) => room.key(event),
  };
}
