// SPDX-License-Identifier: MIT
// arcs_player.js - the controls to go through a row of steps: to either end, one on, one back, by slider, or by themselves.

import { t } from '../strings/index.js';
import { button, choice, el, svg } from './dom.js';

/** Steps in a second. */
const SPEEDS = [1, 2, 5, 20, 100];
const USUAL_SPEED = 5;
/** More frames a second than this nobody sees: then several steps are taken at once. */
const FASTEST = 20;

/** Fonts do not agree on these signs, so they are drawn. @type {Record<string, string>} */
const SIGNS = {
  start: 'M5 4v16M19 4L8 12l11 8z',
  back: 'M17 4L6 12l11 8z',
  play: 'M6 3l14 9l-14 9z',
  pause: 'M8 4v16M16 4v16',
  on: 'M7 4l11 8l-11 8z',
  end: 'M19 4v16M5 4l11 8l-11 8z',
};

/** @param {string} name */
const sign = (name) =>
  svg('svg', { class: 'player-sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: SIGNS[name] }));

/** @param {string} name @param {() => void} act @param {string} [looks] */
const signButton = (name, act, looks = 'icon') => {
  const label = t(`player.${name}`);
  const made = button('', act, { class: looks, 'aria-label': label, title: label });
  made.append(sign(name));
  return made;
};

export class Player {
  #slider = el('input', {
    type: 'range',
    min: 0,
    max: 0,
    value: 0,
    'aria-label': t('player.slider'),
    oninput: () => this.go(Number(this.#slider.value)),
  });
  #place = el('output', { class: 'player-place' });
  #play = signButton('play', () => this.toggle(), 'icon primary');
  #timer = 0;
  #speed = USUAL_SPEED;
  at = 0;
  length = 0;

  /** @param {(at: number, playing: boolean) => void} show */
  constructor(show) {
    this.show = show;
    this.element = el(
      'div',
      { class: 'player card', role: 'group', 'aria-label': t('player.label') },
      el(
        'div',
        { class: 'row' },
        signButton('start', () => this.go(0)),
        signButton('back', () => this.go(this.at - 1)),
        this.#play,
        signButton('on', () => this.go(this.at + 1)),
        signButton('end', () => this.go(this.length)),
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
      this.#slider,
    );
  }

  get playing() {
    return this.#timer !== 0;
  }

  /** @param {number} length steps after the start */
  load(length) {
    this.length = length;
    this.#slider.max = String(length);
    this.go(0);
  }

  /** A step of the user's own, which ends the play. @param {number} at */
  go(at) {
    this.pause();
    this.#move(at);
  }

  /** @param {number} at */
  #move(at) {
    this.at = Math.max(0, Math.min(this.length, at));
    this.#slider.value = String(this.at);
    const place = t('player.place', { at: this.at, length: this.length });
    this.#slider.setAttribute('aria-valuetext', place);
    this.#place.textContent = place;
    this.show(this.at, this.playing);
  }

  play() {
    this.pause();
    if (this.at >= this.length) this.#move(0);
    const stride = Math.ceil(this.#speed / FASTEST);
    this.#timer = setInterval(
      () => {
        if (this.at + stride >= this.length) this.pause();
        this.#move(this.at + stride);
      },
      (1000 * stride) / this.#speed,
    );
    this.#tell();
  }

  pause() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#tell();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  #tell() {
    const name = this.playing ? 'pause' : 'play';
    this.#play.replaceChildren(sign(name));
    for (const attribute of ['aria-label', 'title']) this.#play.setAttribute(attribute, t(`player.${name}`));
  }

  /** Arrows, Home, End and the space bar, where no control wants them. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest('input, button') && (event.key === ' ' || target.closest('input[type=range]'))) return false;
    switch (event.key) {
      case 'ArrowLeft':
        this.go(this.at - 1);
        return true;
      case 'ArrowRight':
        this.go(this.at + 1);
        return true;
      case 'Home':
        this.go(0);
        return true;
      case 'End':
        this.go(this.length);
        return true;
      case ' ':
        this.toggle();
        return true;
      default:
        return false;
    }
  }
}
