// SPDX-License-Identifier: MIT
// generate.js - the Generate view: a form, a job that makes and rates puzzles, and a list of the results.

import { Cancelled, Engine, EngineError } from '../../engine/client.js';
import { gameOfPuzzle, shapeOfPuzzle } from '../../model/puzzle_text.js';
import { Rules } from '../../model/rules.js';
import { textToDigits } from '../../model/symbols.js';
import { language, t } from '../../strings/index.js';
import { Board } from '../board/board.js';
import { copyText } from '../shell/clipboard.js';
import { button, el } from '../shell/dom.js';
import { Wishes, WrongWish } from './generate_wishes.js';

/**
 * @typedef {import('../../engine/making.js').Made} Made
 * @typedef {import('../../engine/making.js').News} News
 * @typedef {import('./generate_wishes.js').Wish} Wish
 */

/** The engine's words as a sentence. @param {string} words */
const sentence = (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;

class Generator {
  #app;
  /** A separate engine, so that the rest of the page does not have to wait. */
  #engine = new Engine();
  #wishes;
  #start = button(t('generate.start'), () => this.#run(), { class: 'primary' });
  #stop = button(t('generate.stop'), () => this.#work?.abort());
  #copyAll = button(t('generate.copy-all'), () => this.#copy(this.#found));
  /** Announced at the end, but not at every change. */
  #status = el('p', { class: 'generate-status', 'aria-live': 'polite' });
  #bar = el('progress', { 'aria-label': t('generate.progress') });
  #list = el('ol', { class: 'generate-list' });
  #nearest = el('div', { class: 'generate-nearest' });
  /** @type {AbortController | null} */
  #work = null;
  /** @type {Made[]} */
  #found = [];
  /** @type {Made | null} */
  #best = null;
  /** @type {any} */
  #meta = null;

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.#app = app;
    this.#wishes = new Wishes(app);
    this.#running(false);
    this.#copyAll.hidden = true;
    this.element = el(
      'div',
      { class: 'generate' },
      el(
        'section',
        { class: 'card', 'aria-label': t('generate.wish') },
        el('h2', {}, t('generate.wish')),
        this.#wishes.element,
        el('div', { class: 'row' }, this.#start, this.#stop),
      ),
      el(
        'section',
        { class: 'card', 'aria-label': t('generate.made') },
        el('h2', {}, t('generate.made')),
        this.#bar,
        this.#status,
        el('div', { class: 'row' }, this.#copyAll),
        this.#list,
        this.#nearest,
      ),
    );
    this.#status.textContent = t('generate.empty');
  }

  async show() {
    if (this.#meta) return;
    try {
      this.#meta = await this.#app.meta();
      this.#wishes.load(this.#meta);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {boolean} on */
  #running(on) {
    this.#start.disabled = on;
    this.#stop.hidden = !on;
    this.#status.setAttribute('aria-live', on ? 'off' : 'polite');
    this.#bar.hidden = !on;
  }

  /** @param {unknown} error */
  #fail(error) {
    const { message } = /** @type {Error} */ (error);
    if (error instanceof WrongWish) this.#status.textContent = message;
    else if (error instanceof EngineError) this.#status.textContent = sentence(message);
    else this.#status.textContent = t('app.failed', { reason: message });
    this.#status.scrollIntoView({ block: 'nearest' });
  }

  async #run() {
    if (!this.#meta) return;
    let wish;
    try {
      wish = this.#wishes.read();
    } catch (error) {
      this.#fail(error);
      return;
    }
    const work = new AbortController();
    this.#work = work;
    this.#found = [];
    this.#best = null;
    this.#list.replaceChildren();
    this.#nearest.replaceChildren();
    this.#copyAll.hidden = true;
    this.#bar.removeAttribute('value');
    this.#status.textContent = t('app.working');
    this.#status.scrollIntoView({ block: 'nearest' });
    this.#running(true);
    this.#stop.focus();
    const began = performance.now();
    let tried = 0;
    const take = (/** @type {News} */ news) => {
      tried = news.tried;
      this.#best = news.best;
      for (const made of news.found) this.#add(made);
      this.#report(wish, tried, (performance.now() - began) / 1000);
    };
    let stopped = false;
    try {
      take(await this.#engine.ask(`job make\n${wish.request}`, { signal: work.signal, onProgress: take }));
    } catch (error) {
      stopped = error instanceof Cancelled;
      if (!stopped) {
        this.#running(false);
        this.#fail(error);
        return;
      }
    }
    this.#running(false);
    this.#start.focus();
    this.#end(wish, tried, stopped);
  }

  /** @param {Wish} wish @param {number} tried @param {number} seconds */
  #report(wish, tried, seconds) {
    this.#bar.max = wish.tries;
    this.#bar.value = tried;
    const best = this.#best ? ` ${t('generate.so-far', { rating: this.#ratingText(this.#best) })}` : '';
    this.#status.textContent =
      t('generate.news', {
        found: this.#found.length,
        count: wish.count,
        tried: tried.toLocaleString(language()),
        rate: Math.round(tried / Math.max(seconds, 0.001)).toLocaleString(language()),
      }) + best;
  }

  /** @param {Wish} wish @param {number} tried @param {boolean} stopped */
  #end(wish, tried, stopped) {
    const found = this.#found.length;
    const numbers = { found, count: wish.count, tried: tried.toLocaleString(language()), seed: wish.seed };
    const all = tried === 1 ? 'first' : 'all';
    const key = found >= wish.count ? all : stopped ? 'stopped' : found ? 'some' : this.#best ? 'none' : 'nothing';
    this.#status.textContent = t(`generate.end.${key}`, numbers);
    if (found >= wish.count || !this.#best) return;
    this.#nearest.append(
      el('h3', {}, t('generate.nearest')),
      el('p', { class: 'note' }, sentence(this.#best.why ?? '')),
      this.#card(this.#best, 'div'),
    );
  }

  /** @param {Made} made */
  #ratingText({ rating }) {
    if (rating.level) return t('rating.level', { level: t(`level.${rating.level}`), score: rating.score });
    /* A full grid, for example, has no steps to rate. */
    if (rating.rating === null) return t('generate.rating.none');
    return t('generate.rating.number', { rating: rating.rating.toFixed(1) });
  }

  /** @param {Made} made */
  #add(made) {
    this.#found.push(made);
    this.#copyAll.hidden = false;
    this.#list.append(this.#card(made, 'li'));
  }

  /** @param {Made} made @param {'li' | 'div'} tag */
  #card(made, tag) {
    const hardest = this.#meta.techniques.find((/** @type {any} */ { name }) => name === made.rating.hardest);
    const name = t('generate.puzzle', { number: made.number + 1 });
    const picture = el('div', { class: 'board generate-picture' });
    this.#draw(made, picture);
    return el(
      tag,
      { class: 'generate-card', 'data-number': made.number },
      picture,
      el(
        'div',
        {},
        el('p', { class: 'generate-rating' }, this.#ratingText(made)),
        el(
          'p',
          { class: 'note' },
          hardest
            ? t('generate.about', { clues: made.clues, hardest: hardest.title })
            : t('generate.about.no-step', { clues: made.clues }),
        ),
        el('code', { class: 'generate-line' }, made.line),
        el(
          'div',
          { class: 'row' },
          button(t('generate.play'), () => this.#play(made), { 'aria-label': t('generate.play-one', { name }) }),
          button(t('app.copy'), () => this.#copy([made]), { 'aria-label': t('generate.copy-one', { name }) }),
        ),
      ),
    );
  }

  /** A small picture of the puzzle, hidden from screen readers. @param {Made} made @param {HTMLElement} place */
  async #draw({ puzzle }, place) {
    try {
      const board = new Board('');
      board.setRules(await Rules.load(this.#app.engine, shapeOfPuzzle(puzzle)));
      board.show({ cells: textToDigits(puzzle.givens).map((digit) => ({ digit, given: true })) });
      place.append(board.svg);
    } catch {
      place.remove(); /* the line below has the same content */
    }
  }

  /** @param {Made} made */
  async #play(made) {
    const game = gameOfPuzzle(made.puzzle);
    game.title = this.#ratingText(made);
    await this.#app.openGame(game);
    this.#app.openView('play');
  }

  /** @param {Made[]} list */
  #copy(list) {
    copyText(this.#app, `${list.map((made) => made.line).join('\n')}\n`);
  }
}

/** @param {import('../../app.js').App} app @returns {import('../../app.js').View} */
export function generateView(app) {
  const generator = new Generator(app);
  return { id: 'generate', element: generator.element, ownStage: true, show: () => generator.show() };
}
