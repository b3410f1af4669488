// SPDX-License-Identifier: MIT
// play_check.js - compares with the solution when the player asks for it.
//
// It says how many digits are wrong, and shows them only on request.  If the puzzle has several solutions, only the rules
// can be checked.

import { Cancelled } from '../../engine/client.js';
import { bit, textToDigits } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';

export class Checker {
  /** The cells whose digits are shown as wrong. @type {Set<number>} */
  shown = new Set();
  element = el('div', { class: 'result' });
  button = button(t('play.check'), () => this.check(), { class: 'primary' });
  /** The last answer of the engine, and its request. */
  #known = { request: '', answer: /** @type {any} */ (null) };
  /** Cancels the current question. */
  #asking = new AbortController();

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.app = app;
    app.addEventListener('opening', () => this.stop());
  }

  /** Cancels the question: the answer is no longer needed. */
  stop() {
    this.#asking.abort();
  }

  /** Clears the message: it is out of date. */
  changed() {
    this.shown = new Set();
    this.element.replaceChildren();
  }

  /** Shows a message here, without announcing it. @param {string} text @param {string} tone @param {...HTMLElement} offers */
  tell(text, tone, ...offers) {
    this.element.replaceChildren(el('p', { class: tone }, text), el('div', { class: 'row' }, ...offers));
  }

  /** @param {string} text @param {string} tone @param {...HTMLElement} offers */
  #say(text, tone, ...offers) {
    this.tell(text, tone, ...offers);
    this.app.announce(text);
  }

  #request() {
    return `call check\nlimit 2\n${this.app.game.requestLines()}\n`;
  }

  /**
   * The engine's answer about the givens; null: there is none, and the player has been told why or has opened another
   * puzzle.
   */
  async #ask() {
    const { app } = this;
    const { game } = app;
    const request = this.#request();
    if (this.#known.request === request) return this.#known.answer;
    this.stop();
    const control = new AbortController();
    this.#asking = control;
    const slow = setTimeout(
      () =>
        this.#say(
          t('app.working'),
          'note',
          button(t('app.cancel'), () => control.abort()),
        ),
      300,
    );
    try {
      const answer = await app.engine.ask(request, { signal: control.signal });
      this.#known = { request, answer };
      if (game === app.game && request === this.#request()) return answer;
      this.changed();
      return null;
    } catch (error) {
      if (control === this.#asking) this.changed();
      if (!(error instanceof Cancelled)) {
        app.announceFailure(error);
        this.tell(t('app.failed', { reason: /** @type {Error} */ (error).message }), 'bad');
      }
      return null;
    } finally {
      clearTimeout(slow);
    }
  }

  /** Entries that are not in the solution. @param {number[]} solution */
  #wrongCells(solution) {
    const { entries } = this.app.game.layers;
    return entries.flatMap((digit, cell) => (digit && digit !== solution[cell] ? [cell] : []));
  }

  /** Open cells whose centre marks leave out the digit of the solution. @param {number[]} solution */
  #cellsWithoutIt(solution) {
    const { digits, layers } = this.app.game;
    return layers.centre.flatMap((mask, cell) =>
      !digits[cell] && mask && !(mask & bit(solution[cell])) ? [cell] : [],
    );
  }

  /** The unique solution; null: there is none, and the player has been told. */
  async #solution() {
    const answer = await this.#ask();
    if (!answer) return null;
    if (answer.answer === 'unique') return textToDigits(answer.solution);
    const { rules, game } = this.app;
    const count = rules.marks(game.digits, game.layers.allowed).conflicts.size;
    const byRules = t(count > 1 ? 'play.rules-broken' : count ? 'play.rules-broken.one' : 'play.rules-kept', { count });
    const why = t(`play.no-solution.${answer.answer}`);
    if (answer.answer === 'none') this.#say(why, 'bad');
    else this.#say(`${why} ${byRules}`, count ? 'bad' : 'note');
    return null;
  }

  async check() {
    const solution = await this.#solution();
    if (!solution) return;
    const { game } = this.app;
    const wrong = this.#wrongCells(solution);
    const without = this.#cellsWithoutIt(solution);
    if (wrong.length)
      this.#say(
        t(wrong.length === 1 ? 'play.wrong.one' : 'play.wrong.many', { count: wrong.length }),
        'bad',
        button(t('play.show-wrong'), () => this.#show(wrong)),
      );
    else if (without.length)
      this.#say(
        t(without.length === 1 ? 'play.marks.one' : 'play.marks.many', { count: without.length }),
        'bad',
        button(t('play.show-marks'), () => this.app.board.select(without, without[0])),
      );
    else if (game.isFull) this.#say(t('play.solved.check'), 'good');
    else if (game.layers.entries.some(Boolean)) this.#say(t('play.right'), 'good');
    else this.#say(t('play.nothing'), 'note');
  }

  /** @param {number[]} cells */
  #show(cells) {
    this.shown = new Set(cells);
    this.app.redraw();
  }

  /** Undoes until nothing is wrong: all digits are right or, if they were before, the marks are. */
  async back() {
    const solution = await this.#solution();
    if (!solution) return;
    const find = this.#wrongCells(solution).length ? this.#wrongCells : this.#cellsWithoutIt;
    const count = this.app.game.undoWhile(() => find.call(this, solution).length > 0);
    if (!count) this.#say(t('play.no-mistake'), 'good');
    else this.#say(t(count === 1 ? 'play.went-back.one' : 'play.went-back.many', { count }), 'note');
  }
}
