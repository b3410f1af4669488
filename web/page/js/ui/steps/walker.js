// SPDX-License-Identifier: MIT
// walker.js - the controls to move along a row of stops: to either end, one back, one forward, by slider and by keys.

import { t } from '../../strings/index.js';
import { button, el, svg } from '../shell/dom.js';

/** Fonts show these signs differently, so they are drawn. @type {Record<string, string>} */
const SIGNS = {
  first: 'M5 4v16M19 4L8 12l11 8z',
  back: 'M17 4L6 12l11 8z',
  play: 'M6 3l14 9l-14 9z',
  pause: 'M8 4v16M16 4v16',
  forward: 'M7 4l11 8l-11 8z',
  last: 'M19 4v16M5 4l11 8l-11 8z',
};

/** Gives a button another sign, and its name. @param {HTMLElement} element @param {string} name */
export function putSign(element, name) {
  const sign = svg('svg', { class: 'sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  sign.append(svg('path', { d: SIGNS[name] }));
  element.replaceChildren(sign);
  for (const attribute of ['aria-label', 'title']) element.setAttribute(attribute, t(`walk.${name}`));
}

/** @param {string} name @param {() => void} act @param {string} [looks] */
export function signButton(name, act, looks = 'icon') {
  const made = button('', act, { class: looks });
  putSign(made, name);
  return made;
}

export class Walker {
  at = 0;
  /** The number of the last stop; the first is 0. */
  last = 0;
  slider = el('input', {
    type: 'range',
    min: 0,
    max: 0,
    value: 0,
    'aria-label': t('walk.slider'),
    oninput: () => this.go(Number(this.slider.value)),
  });
  back = [signButton('first', () => this.go(0)), signButton('back', () => this.go(this.at - 1))];
  forward = [signButton('forward', () => this.go(this.at + 1)), signButton('last', () => this.go(this.last))];

  /** @param {(at: number) => void} go called when the user chooses another stop, which exists */
  constructor(go) {
    this.onGo = go;
  }

  /** @param {number} at */
  go(at) {
    this.onGo(Math.max(0, Math.min(this.last, at)));
  }

  /** Shows the current stop. @param {number} at @param {string} place in words */
  show(at, place) {
    this.at = at;
    this.slider.max = String(this.last);
    this.slider.value = String(at);
    this.slider.setAttribute('aria-valuetext', place);
    /* Buttons are not disabled at the ends: a disabled button would lose the focus. */
    for (const one of this.back) one.setAttribute('aria-disabled', String(at === 0));
    for (const one of this.forward) one.setAttribute('aria-disabled', String(at === this.last));
  }

  /** Arrows, Home and End, unless the slider handles them. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target === this.slider) return false;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last }[event.key];
    if (to === undefined) return false;
    this.go(to);
    return true;
  }
}
