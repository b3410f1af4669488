// SPDX-License-Identifier: MIT
// step_walk.js - moves along a row of stops with buttons, a slider, a list and keys.

import { t } from '../../strings/index.js';
import { el } from '../shell/dom.js';
import { StepList } from './step_list.js';
import { Walker } from './walker.js';

/**
 * @typedef {object} Stop
 * @property {string} title
 * @property {string} [short] the title in the list, if it is different
 * @property {string} words
 * @property {string} [notation]
 * @property {boolean} [end] the result, which is not a step
 * @property {() => import('../board/board.js').Picture} picture
 */

export class StepWalk {
  /** @type {Stop[]} */
  stops = [];
  #walker = new Walker((at) => this.go(at));
  #place = el('p', { class: 'place' });
  #words = el('p', { class: 'words' });
  #notation = el('p', { class: 'notation', lang: 'en' });

  /** @param {import('../learn/learn_state.js').LearnState} state @param {string} label of the list */
  constructor(state, label) {
    this.state = state;
    this.list = new StepList(label, (index) => this.go(index));
    this.element = el(
      'div',
      { class: 'walk', hidden: true },
      el(
        'div',
        { class: 'row', role: 'group', 'aria-label': t('walk.label') },
        ...this.#walker.back,
        this.#walker.slider,
        ...this.#walker.forward,
      ),
      this.#place,
      this.#words,
      this.#notation,
    );
  }

  /** @param {Stop[]} stops @param {number} [at] */
  fill(stops, at = 0) {
    this.stops = stops;
    this.element.hidden = !stops.length;
    this.#walker.last = Math.max(stops.length - 1, 0);
    this.list.fill(
      stops.length
        ? [
            {
              items: stops.map(({ title, short = title, end }, i) => ({
                text: short,
                number: end ? undefined : i + 1,
              })),
            },
          ]
        : [],
    );
    if (stops.length) this.go(Math.min(at, stops.length - 1));
  }

  /** The number of the stop that is shown. */
  get at() {
    return this.#walker.at;
  }

  /** @param {number} index */
  go(index) {
    const { title, words, notation = '', end } = this.stops[index];
    const count = this.stops.filter((stop) => !stop.end).length;
    const place = end ? title : t('learn.walk.place', { number: index + 1, count, title });
    this.#walker.show(index, place);
    this.#place.textContent = place;
    this.#words.textContent = words;
    this.#notation.textContent = notation;
    this.list.mark(index);
    this.state.say(`${place}. ${words}`);
    this.state.app.redraw();
  }

  /** @returns {import('../board/board.js').Picture | null} */
  picture() {
    return this.stops[this.at]?.picture() ?? null;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    return this.stops.length > 0 && this.#walker.key(event);
  }
}
