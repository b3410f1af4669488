// SPDX-License-Identifier: MIT
// learn_state.js - what the parts of the Learn view share: the profile, and questions to the engine that can be
// cancelled, one at a time.

import { Cancelled } from '../../engine/client.js';
import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';

/**
 * @typedef {object} Part
 * @property {string} id
 * @property {HTMLElement} element
 * @property {boolean} [usesProfile] it uses the chosen profile
 * @property {HTMLElement} [more] what comes after the legend
 * @property {() => void} [show] it has become visible
 * @property {() => void} [changed] the game or the profile may have changed
 * @property {() => import('../board/board.js').Picture | null} [picture] null: the game as it is played
 * @property {(event: KeyboardEvent) => boolean} [key]
 */

/** Names of programs are the same in all languages. */
export const PROFILES = [
  { value: 'hodoku', text: 'HoDoKu' },
  { value: 'se121', text: 'Sudoku Explainer 1.2.1' },
  { value: 'sukaku118', text: 'Sukaku Explainer 1.18' },
  { value: 'sukaku2023', text: 'Sukaku Explainer 2023.3' },
];
/** @param {string} name */
export const profileTitle = (name) => PROFILES.find((profile) => profile.value === name)?.text ?? name;

/** Work limit of one search, roughly in microseconds; the user can ask for more. */
export const USUAL_WORK = 5_000_000;
const MORE_WORK = 10;
/** Milliseconds; shorter waits are not reported. */
const SHOW_AFTER = 150;

export class LearnState {
  /** @type {AbortController | null} */
  #asking = null;
  #timer = 0;
  /** @type {any} */
  #meta = null;
  #message = el('p', { class: 'note', 'aria-live': 'polite' });
  #voice = el('p', { class: 'unseen', 'aria-live': 'polite' });
  #busy = el(
    'div',
    { class: 'row busy', hidden: true },
    el('span', { class: 'spinner', 'aria-hidden': 'true' }),
    el('span', {}, t('app.working')),
    button(t('app.cancel'), () => this.#cancelled()),
  );
  element = el('div', {}, this.#busy, this.#message, this.#voice);

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.app = app;
  }

  get profile() {
    const wanted = this.app.store.settings.profile;
    return PROFILES.some((profile) => profile.value === wanted) ? wanted : PROFILES[0].value;
  }

  set profile(name) {
    this.app.store.settings.profile = name;
    this.app.store.saveSettings();
  }

  /** The engine's `meta`; null as with `ask`. @returns {Promise<any>} */
  async meta() {
    this.#meta ??= await this.ask('call meta\n');
    return this.#meta;
  }

  /** Shows a text on the page and announces it to screen readers. @param {string} text @param {boolean} [bad] */
  tell(text, bad = false) {
    this.#message.textContent = text;
    this.#message.classList.toggle('bad', bad);
    if (text) this.say('');
  }

  /** Announces to screen readers what the page shows already. @param {string} text */
  say(text) {
    this.#voice.textContent = text;
  }

  /**
   * Asks the engine; cancels the question before.  Resolves to null if that failed, after telling the user why.
   * @param {string} request @returns {Promise<any>}
   */
  async ask(request) {
    this.cancel();
    this.tell('');
    this.say('');
    const asking = new AbortController();
    this.#asking = asking;
    this.#timer = setTimeout(() => {
      this.#busy.hidden = false;
      this.say(t('app.working'));
    }, SHOW_AFTER);
    try {
      const answer = await this.app.engine.ask(request, { signal: asking.signal });
      return this.#asking === asking ? answer : null;
    } catch (error) {
      if (!(error instanceof Cancelled))
        this.tell(t('app.failed', { reason: /** @type {Error} */ (error).message }), true);
      return null;
    } finally {
      if (this.#asking === asking) this.#rest();
    }
  }

  #rest() {
    this.#asking = null;
    clearTimeout(this.#timer);
    this.#busy.hidden = true;
  }

  /** Cancels the last question if it is not answered yet. */
  cancel() {
    const asking = this.#asking;
    this.#rest();
    asking?.abort();
  }

  #cancelled() {
    this.cancel();
    this.tell(t('learn.cancelled'));
  }

  /** The lines of a request for the current game. @param {boolean} useMarks */
  progressLines(useMarks) {
    const lines = this.app.game.requestLines({ progress: true }).split('\n');
    return lines.filter((line) => useMarks || !line.startsWith('marks ')).join('\n');
  }

  /**
   * A note that says why there is nothing (more) to show; null: no note is needed.
   * @param {string | null} end of the engine's answer @param {number} work the limit that was used @param {(work: number) => void} again
   */
  endNote(end, work, again) {
    if (!end || end === 'solved') return null;
    const note = el('div', {}, el('p', { class: 'note bad' }, t(`learn.end.${end}`)));
    if (end === 'limit') note.append(button(t('learn.longer'), () => again(work * MORE_WORK)));
    this.say(t(`learn.end.${end}`));
    return note;
  }
}
