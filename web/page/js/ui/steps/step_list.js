// SPDX-License-Identifier: MIT
// step_list.js - a list with one current item: a single stop for the Tab key; Up and Down move within it.

import { el } from '../shell/dom.js';

/** @typedef {{ heading?: string, items: { text: string, lang?: string, number?: number }[] }} Group */

export class StepList {
  #buttons = /** @type {HTMLButtonElement[]} */ ([]);
  #current = -1;

  /** @param {string} label @param {(index: number) => void} onchoose called when an item is clicked or reached by keys */
  constructor(label, onchoose) {
    this.label = label;
    this.onchoose = onchoose;
    this.element = el('div', { class: 'step-list', onkeydown: (event) => this.#key(event) });
  }

  /** @param {Group[]} groups */
  fill(groups) {
    this.#buttons = [];
    this.#current = -1;
    this.element.replaceChildren(
      ...groups.flatMap(({ heading, items }) => {
        const list = el('ul', { 'aria-label': heading ?? this.label }, ...items.map((item) => this.#item(item)));
        return heading ? [el('h2', {}, heading), list] : [list];
      }),
    );
    this.#buttons[0]?.setAttribute('tabindex', '0');
  }

  /** @param {Group['items'][0]} item */
  #item({ text, lang, number }) {
    const index = this.#buttons.length;
    const choose = () => {
      if (index !== this.#current) this.onchoose(index);
    };
    const button = el(
      'button',
      { type: 'button', tabindex: -1, onclick: choose, onfocus: choose },
      number !== undefined && el('span', { class: 'number' }, `${number}.`),
      el('span', { lang }, text),
    );
    this.#buttons.push(button);
    return el('li', {}, button);
  }

  /** Shows which item is the current one. @param {number} index */
  mark(index) {
    this.#buttons.forEach((button, i) => {
      button.tabIndex = i === Math.max(index, 0) ? 0 : -1;
      if (i === index) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
    this.#current = index;
    const button = this.#buttons[index];
    if (!button) return;
    /* Scroll only the list, not the page. */
    const { element } = this;
    const top = button.offsetTop - element.offsetTop;
    const above = top - element.scrollTop;
    if (above < 0 || above + button.offsetHeight > element.clientHeight)
      element.scrollTop = top - (element.clientHeight - button.offsetHeight) / 2;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!move) return;
    const at = this.#buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    this.#buttons[at + move]?.focus();
    event.preventDefault();
  }
}
