// SPDX-License-Identifier: MIT
// play_keypad.js - the keypad on the screen: the input modes (digit, corner, centre, colour), and one key for each digit
// or colour.  A key stays the same element as long as its meaning does, so that it does not lose the focus.

import { symbol } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { COLOUR_SIGNS } from '../board/board.js';
import { button, el } from '../shell/dom.js';

/** @typedef {'digit' | 'corner' | 'centre' | 'colour'} Mode */
/** @type {Mode[]} */
export const MODES = ['digit', 'corner', 'centre', 'colour'];

export class Keypad {
  /** @type {Mode} */
  mode = 'digit';
  #modes = MODES.map((name) => button(t(`play.mode.${name}`), () => this.choose(name), { 'data-mode': name }));
  #keys = el('div', { class: 'keypad', role: 'group', 'aria-label': t('play.keypad') });
  #built = '';

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.app = app;
    /* A press must not take the focus from the board, which handles the arrow keys. */
    const onmousedown = (/** @type {Event} */ event) => event.preventDefault();
    this.element = el(
      'div',
      { onmousedown },
      el('div', { class: 'modes', role: 'group', 'aria-label': t('play.mode') }, ...this.#modes),
      this.#keys,
    );
  }

  /** The mode while these keys are held. @param {boolean} control @param {boolean} shift @returns {Mode} */
  modeOf(control, shift) {
    if (control) return shift ? 'colour' : 'centre';
    return shift ? 'corner' : this.mode;
  }

  /** @param {Mode} mode */
  choose(mode) {
    this.mode = mode;
    this.app.whisper(t('play.chosen', { mode: t(`play.mode.${mode}`) }));
    this.update();
  }

  /** Writes into the selected cells. @param {number} digit or colour @param {Mode} mode */
  write(digit, mode) {
    const { game, board, rules, store } = this.app;
    const cells = board.selection;
    if (!cells.size) this.app.announce(t('play.none-selected'));
    else if (mode === 'digit') game.enter(cells, digit, store.settings.cleanMarks ? rules : null);
    else if (mode === 'colour') game.paint(cells, digit);
    else game.mark(mode, cells, digit);
  }

  update() {
    const { game } = this.app;
    for (const key of this.#modes) key.setAttribute('aria-pressed', String(key.dataset.mode === this.mode));
    const wanted = this.mode === 'colour' ? 'colours' : `digits of ${game.size}`;
    if (wanted !== this.#built) this.#build();
    this.#built = wanted;
    if (this.mode === 'colour') return;
    const counts = new Array(game.size + 1).fill(0);
    for (const digit of game.digits) counts[digit]++;
    for (let digit = 1; digit <= game.size; digit++) {
      const key = this.#keys.children[digit - 1];
      const left = Math.max(0, game.size - counts[digit]);
      key.setAttribute('aria-label', t('play.key', { digit: symbol(digit), left }));
      key.classList.toggle('complete', left === 0);
      /** @type {Element} */ (key.querySelector('.left')).textContent = String(left);
    }
  }

  #build() {
    const { app } = this;
    const { size } = app.game;
    const colours = this.mode === 'colour';
    const count = colours ? 9 : size;
    const keys = Array.from({ length: count }, (_, i) => {
      const key = button(colours ? COLOUR_SIGNS[i] : symbol(i + 1), () => this.write(i + 1, this.mode));
      if (colours) {
        key.classList.add('key-colour', `key-colour-${i + 1}`);
        key.setAttribute('aria-label', t(`colour.${i + 1}`));
      } else key.append(el('span', { class: 'left', 'aria-hidden': 'true' }));
      return key;
    });
    this.#keys.classList.toggle('large', count > 9);
    const rows = count < 8 ? 1 : count < 18 ? 2 : 3;
    this.#keys.style.setProperty('--columns', String(Math.max(3, Math.ceil(Math.sqrt(count)))));
    this.#keys.style.setProperty('--columns-narrow', String(Math.ceil((count + 1) / rows)));
    this.#keys.replaceChildren(
      ...keys,
      button('⌫', () => app.game.clear(app.board.selection), { class: 'clear', 'aria-label': t('play.clear') }),
    );
  }
}
