// SPDX-License-Identifier: MIT
// step_walk.js - a way of many stops, to be walked with buttons, a slider, a list and keys.

import { t } from '../strings/index.js';
import { button, el } from './dom.js';
import { StepList } from './step_list.js';

/**
 * @typedef {object} Stop
 * @property {string} title
 * @property {string} words
 * @property {string} [notation]
 * @property {() => import('./board.js').Picture} picture
 */

export class StepWalk {
  /** @type {Stop[]} */
  stops = [];
  at = 0;
  #slider = el('input', {
    type: 'range',
    min: 0,
    max: 0,
    value: 0,
    'aria-label': t('learn.walk.slider'),
    oninput: () => this.go(Number(this.#slider.value)),
  });
  #place = el('p', { class: 'place' });
  #words = el('p', { class: 'words' });
  #notation = el('p', { class: 'notation', lang: 'en' });
  #back = [
    button('⇤', () => this.go(0), { class: 'icon', 'aria-label': t('learn.walk.first') }),
    button('←', () => this.go(this.at - 1), { class: 'icon', 'aria-label': t('learn.walk.back') }),
  ];
  #forward = [
    button('→', () => this.go(this.at + 1), { class: 'icon', 'aria-label': t('learn.walk.forward') }),
    button('⇥', () => this.go(this.stops.length - 1), { class: 'icon', 'aria-label': t('learn.walk.last') }),
  ];

  /** @param {import('./learn_desk.js').Desk} desk @param {string} label of the list */
  constructor(desk, label) {
    this.desk = desk;
    this.list = new StepList(label, (index) => this.go(index));
    this.element = el(
      'div',
      { class: 'walk', hidden: true },
      el(
        'div',
        { class: 'row', role: 'group', 'aria-label': t('learn.walk') },
        ...this.#back,
        this.#slider,
        ...this.#forward,
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
    this.#slider.max = String(Math.max(stops.length - 1, 0));
    this.list.fill(stops.length ? [{ items: stops.map(({ title }, i) => ({ text: title, number: i + 1 })) }] : []);
    this.at = 0;
    if (stops.length) this.go(at);
  }

  /** @param {number} index */
  go(index) {
    if (!this.stops.length) return;
    this.at = Math.max(0, Math.min(index, this.stops.length - 1));
    const { title, words, notation = '' } = this.stops[this.at];
    const place = t('learn.walk.place', { number: this.at + 1, count: this.stops.length, title });
    this.#slider.value = String(this.at);
    this.#slider.setAttribute('aria-valuetext', place);
    this.#place.textContent = place;
    this.#words.textContent = words;
    this.#notation.textContent = notation;
    this.#enable(this.#back, this.at > 0);
    this.#enable(this.#forward, this.at < this.stops.length - 1);
    this.list.mark(this.at);
    this.desk.say(`${place}. ${this.#words.textContent}`);
    this.desk.app.redraw();
  }

  /** The end of the way is no reason to lose the focus, so nothing is disabled. @param {HTMLElement[]} buttons @param {boolean} on */
  #enable(buttons, on) {
    for (const one of buttons) one.setAttribute('aria-disabled', String(!on));
  }

  /** @returns {import('./board.js').Picture | null} */
  picture() {
    return this.stops[this.at]?.picture() ?? null;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.stops.length || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'ArrowRight') this.go(this.at + 1);
    else if (event.key === 'ArrowLeft') this.go(this.at - 1);
    else if (event.key === 'Home') this.go(0);
    else if (event.key === 'End') this.go(this.stops.length - 1);
    else return false;
    return true;
  }
}
