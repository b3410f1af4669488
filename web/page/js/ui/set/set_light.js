// SPDX-License-Identifier: MIT
// set_light.js - the light of the Set view: has the puzzle one solution, several or none?
//
// It asks again after every change, with a short delay so that typing is not disturbed, and cancels the earlier question.
// It has its own engine: a long count must not delay the rules of the board.  The first question asks for two solutions
// only, since that is fast; the second one counts them.

import { Cancelled, Engine } from '../../engine/client.js';
import { bit, textToDigits, textToMask } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';

const PAUSE = 150;
const COUNT_LIMIT = 1000;
const NODES = 20_000_000;

/**
 * @typedef {'givens' | 'solution' | 'other' | 'differ' | 'true'} Shown
 * @typedef {object} Verdict
 * @property {'unique' | 'several' | 'none' | 'unknown'} answer
 * @property {number} count @property {boolean} complete
 * @property {string | null} solution @property {string | null} other
 * @property {number[]} differ
 * @property {{ text: string, cells: number[], house: number | null } | null} clash
 */

/** @type {Shown[]} */
const SHOWN = ['givens', 'solution', 'other', 'differ', 'true'];
const SIGNS = { unique: '✓', several: '≥2', none: '✕', unknown: '?', working: '…' };

export class Light {
  #app;
  #engine = new Engine();
  #timer = 0;
  #waits = false;
  #asked = new AbortController();
  #nodes = NODES;
  /** @type {Verdict | null} */
  #verdict = null;
  /** The last announcement. */
  #said = '';
  /** @type {Shown} */
  #shown = 'givens';
  /** @type {number[] | null} */
  #candidates = null;
  #sign = el('span', { class: 'light-sign', 'aria-hidden': 'true' });
  #words = el('p', { class: 'light-words' });
  #voice = el('p', { class: 'spoken', role: 'status' });
  #detail = el('p', { class: 'note' });
  #longer = button(t('set.longer'), () => this.#lookLonger());
  /** @type {Map<Shown, HTMLButtonElement>} */
  #buttons = new Map();

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.#app = app;
    for (const shown of SHOWN)
      this.#buttons.set(
        shown,
        button(t(`set.show.${shown}`), () => this.#show(shown)),
      );
    this.element = el(
      'section',
      { class: 'card light', 'aria-label': t('set.light') },
      this.#sign,
      el('div', {}, this.#words, this.#detail, this.#longer),
      this.#voice,
    );
    this.choice = el(
      'section',
      { class: 'card' },
      el('h2', {}, t('set.show')),
      el('div', { class: 'row', role: 'group', 'aria-label': t('set.show') }, ...this.#buttons.values()),
    );
  }

  /** Pauses while regions are painted, because the board then shows a draft. @param {boolean} on */
  wait(on) {
    if (this.#waits === on) return;
    this.#waits = on;
    this.#draw();
  }

  /** Asks about the puzzle as it is now. */
  refresh() {
    this.stop();
    this.#verdict = null;
    this.#nodes = NODES;
    this.#draw();
    this.#timer = setTimeout(() => this.#ask(), PAUSE);
  }

  /** Cancels the question. */
  stop() {
    clearTimeout(this.#timer);
    this.#asked.abort();
    this.#candidates = null;
  }

  async #ask() {
    const asked = new AbortController();
    this.#asked = asked;
    const { signal } = asked;
    const check = (/** @type {number} */ limit) =>
      this.#engine.ask(`call check\n${this.#app.game.requestLines()}\nlimit ${limit}\nnodes ${this.#nodes}\n`, {
        signal,
      });
    try {
      this.#settle(await check(2));
      if (this.#shown === 'true') await this.#askCandidates(signal);
      if (this.#verdict?.answer === 'several') this.#settle(await check(COUNT_LIMIT));
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.#draw(/** @type {Error} */ (error).message);
    }
  }

  #lookLonger() {
    this.stop();
    this.#verdict = null;
    this.#nodes *= 10;
    this.#draw();
    this.#ask();
  }

  /** @param {AbortSignal} signal */
  async #askCandidates(signal) {
    const answer = await this.#engine.ask(`call candidates\n${this.#app.game.requestLines()}\nkind true\n`, { signal });
    this.#candidates = answer.candidates.map(textToMask);
    this.#app.redraw();
  }

  /** @param {Verdict} verdict */
  #settle(verdict) {
    this.#verdict = verdict;
    this.#draw();
    /* Every digit changes the number of solutions; announce only another kind of answer. */
    if (this.#said !== verdict.answer) this.#voice.textContent = this.#words.textContent;
    this.#said = verdict.answer;
  }

  /** @param {Shown} shown */
  #show(shown) {
    this.#shown = shown;
    if (shown === 'true' && !this.#candidates)
      this.#askCandidates(this.#asked.signal).catch((error) => {
        if (!(error instanceof Cancelled)) this.#app.announce(t('app.failed', { reason: error.message }));
      });
    this.#draw();
    this.#voice.textContent = t(`set.shown.${shown}`);
  }

  /** @param {Shown} shown */
  #has(shown) {
    if (shown === 'givens' || shown === 'true') return true;
    return Boolean(shown === 'solution' ? this.#verdict?.solution : this.#verdict?.other);
  }

  /** @param {string} [trouble] */
  #draw(trouble) {
    const verdict = this.#verdict;
    const state = trouble || this.#waits ? 'unknown' : (verdict?.answer ?? 'working');
    const clues = this.#app.game.layers.givens.filter(Boolean).length;
    this.element.dataset.state = state;
    this.#sign.textContent = SIGNS[state];
    this.#words.textContent = trouble ? t('app.failed', { reason: trouble }) : this.#sentence(clues);
    this.#detail.textContent = this.#details(clues);
    this.#longer.hidden = verdict?.answer !== 'unknown';
    for (const [shown, each] of this.#buttons) {
      each.setAttribute('aria-pressed', String(shown === this.#shown));
      each.disabled = !this.#has(shown) && shown !== this.#shown;
    }
    this.#app.redraw();
  }

  /** @param {number} clues */
  #sentence(clues) {
    const verdict = this.#verdict;
    if (this.#waits) return t('set.light.painting');
    if (!verdict) return t('app.working');
    if (verdict.answer === 'several') {
      if (verdict.complete) return t('set.several', { count: verdict.count });
      return verdict.count > 2 ? t('set.at-least', { count: verdict.count }) : t('set.more-than-one');
    }
    return t(`set.${verdict.answer}`, { clues });
  }

  /** @param {number} clues */
  #details(clues) {
    const verdict = this.#verdict;
    if (verdict?.clash) return `${verdict.clash.text}.`;
    if (verdict?.answer === 'none') return t('set.none-by-search');
    return clues === 1 ? t('set.clue') : t('set.clues', { clues });
  }

  /** The board with the chosen view of the answer. @returns {import('../board/board.js').Picture} */
  picture() {
    const { game, rules } = this.#app;
    const verdict = this.#verdict;
    const shown = this.#has(this.#shown) ? this.#shown : 'givens';
    const differ = new Set(shown === 'givens' || shown === 'true' ? [] : verdict?.differ);
    const clash = new Set(verdict?.clash?.cells);
    const first = textToDigits(verdict?.solution ?? '');
    const second = textToDigits(verdict?.other ?? '');
    const digitAt = (/** @type {number} */ cell) =>
      (shown === 'solution' ? first[cell] : shown === 'other' ? second[cell] : 0) ?? 0;
    const candidatesAt = (/** @type {number} */ cell) => {
      if (shown === 'true') return this.#candidates?.[cell];
      if (shown === 'differ' && differ.has(cell)) return bit(first[cell]) | bit(second[cell]);
      return game.layers.allowed[cell] || undefined;
    };
    return {
      cells: game.layers.givens.map((given, cell) => ({
        digit: given || digitAt(cell),
        given: Boolean(given),
        wrong: Boolean(given) && clash.has(cell),
        candidates: candidatesAt(cell),
        tint: clash.has(cell) ? 'target' : differ.has(cell) ? 'changed' : undefined,
      })),
      outlines: verdict?.clash && verdict.clash.house !== null ? [rules.houses[verdict.clash.house]?.cells ?? []] : [],
    };
  }
}
