// SPDX-License-Identifier: MIT
// play_clock.js - how long a puzzle takes.  The clock runs only while the page is visible in the Play view and the puzzle
// is not solved; it is shown only if the player wants it.

import { t } from '../../strings/index.js';
import { el } from '../shell/dom.js';

export class Clock {
  element = el('span', { class: 'clock', role: 'timer', 'aria-label': t('play.clock') });
  #ticking = 0;

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.app = app;
  }

  run() {
    this.stop();
    this.#ticking = setInterval(() => {
      if (document.hidden || this.app.game.done) return;
      this.app.game.seconds++;
      this.update();
    }, 1000);
  }

  stop() {
    clearInterval(this.#ticking);
  }

  text() {
    const { seconds } = this.app.game;
    const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    const rest = two(Math.floor(seconds) % 60);
    return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  }

  update() {
    this.element.hidden = !this.app.store.settings.timer;
    this.element.textContent = this.text();
  }
}
