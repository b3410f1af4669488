// SPDX-License-Identifier: MIT
// arcs_player.js - moves along a row of steps, also automatically at a chosen speed.

import { t } from '../../strings/index.js';
import { choice, el } from '../shell/dom.js';
import { putSign, signButton, Walker } from '../steps/walker.js';

/** Steps per second. */
const SPEEDS = [1, 2, 5, 20, 100];
const USUAL_SPEED = 5;
/** Frames per second; at higher speeds several steps are taken at once. */
const FASTEST = 20;

export class Player {
  /* A step by the user stops playing. */
  #walker = new Walker((at) => {
    this.pause();
    this.#move(at);
  });
  #place = el('output', { class: 'player-place' });
  #play = signButton('play', () => this.toggle(), 'icon primary');
  #timer = 0;
  #speed = USUAL_SPEED;

  /** @param {(at: number, playing: boolean) => void} show */
  constructor(show) {
    this.show = show;
    const { back, forward, slider } = this.#walker;
    this.element = el(
      'div',
      { class: 'player card', role: 'group', 'aria-label': t('walk.label') },
      el(
        'div',
        { class: 'row' },
        ...back,
        this.#play,
        ...forward,
        choice(
          t('player.speed'),
          SPEEDS.map((speed) => ({ value: String(speed), text: t('player.rate', { speed }) })),
          String(USUAL_SPEED),
          (speed) => {
            this.#speed = Number(speed);
            if (this.playing) this.play();
          },
        ),
        this.#place,
      ),
      slider,
    );
  }

  get playing() {
    return this.#timer !== 0;
  }

  /** @param {number} length steps after the start */
  load(length) {
    this.#walker.last = length;
    this.#walker.go(0);
  }

  /** @param {number} at */
  #move(at) {
    const place = t('player.place', { at, length: this.#walker.last });
    this.#walker.show(at, place);
    this.#place.textContent = place;
    this.show(at, this.playing);
  }

  play() {
    const { last } = this.#walker;
    this.pause();
    if (this.#walker.at >= last) this.#move(0);
    const stride = Math.ceil(this.#speed / FASTEST);
    this.#timer = setInterval(
      () => {
        const to = Math.min(this.#walker.at + stride, last);
        if (to === last) this.pause();
        this.#move(to);
      },
      (1000 * stride) / this.#speed,
    );
    putSign(this.#play, 'pause');
  }

  pause() {
    clearInterval(this.#timer);
    this.#timer = 0;
    putSign(this.#play, 'play');
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** The keys of a walker, and the space bar unless a control needs it. @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== ' ') return this.#walker.key(event);
    const busy = event.ctrlKey || event.altKey || event.metaKey;
    if (busy || /** @type {HTMLElement} */ (event.target).closest('input, button')) return false;
    this.toggle();
    return true;
  }
}
