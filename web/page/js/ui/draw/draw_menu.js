// SPDX-License-Identifier: MIT
// draw_menu.js - what can be done with a line: fix one of its labels, unfix it, delete it.

import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';

/**
 * @typedef {import('../../model/labelling.js').Label} Label
 * @typedef {{ label: Label | null, sign: string, text: string }} Choice
 */

/**
 * The labels that a line can be given, as signs and in words; null: not fixed.
 * @param {string} from the names of its junctions @param {string} to
 * @returns {Choice[]}
 */
export const labelChoices = (from, to) => [
  { label: '+', sign: '+', text: t('draw.label.convex') },
  { label: '-', sign: '−', text: t('draw.label.concave') },
  { label: 'out', sign: `${from} → ${to}`, text: t('draw.label.arrow', { from, to }) },
  { label: 'in', sign: `${to} → ${from}`, text: t('draw.label.arrow', { from: to, to: from }) },
  { label: null, sign: '○', text: t('draw.label.free') },
];

export class LineMenu {
  /** Where the focus returns to. @type {HTMLElement | null} */
  #before = null;
  element = el('div', {
    class: 'draw-menu',
    role: 'menu',
    'aria-label': t('draw.menu'),
    hidden: true,
    onkeydown: (event) => this.#key(event),
    onfocusout: (event) => {
      if (!this.element.contains(/** @type {Node | null} */ (event.relatedTarget))) this.close(false);
    },
  });

  /**
   * @param {{ x: number, y: number }} at within the element's parent
   * @param {Choice[]} choices @param {Label | null} chosen
   * @param {{ fix: (label: Label | null) => void, remove: () => void }} actions
   */
  open(at, choices, chosen, { fix, remove }) {
    const item = (
      /** @type {string} */ role,
      /** @type {boolean | null} */ checked,
      /** @type {() => void} */ action,
    ) => ({
      role,
      tabindex: -1,
      'aria-checked': checked === null ? null : String(checked),
      onclick: () => {
        this.close();
        action();
      },
    });
    this.element.replaceChildren(
      ...choices.map(({ label, sign, text }) =>
        el(
          'button',
          { type: 'button', ...item('menuitemradio', label === chosen, () => fix(label)) },
          el('span', { class: 'draw-sign', 'aria-hidden': 'true' }, sign),
          text,
        ),
      ),
      button(t('draw.delete'), () => {}, item('menuitem', null, remove)),
    );
    this.#before = /** @type {HTMLElement | null} */ (document.activeElement);
    this.element.hidden = false;
    const room = /** @type {HTMLElement} */ (this.element.offsetParent);
    const left = Math.min(at.x + 12, room.clientWidth - this.element.offsetWidth - 4);
    this.element.style.setProperty('left', `${Math.max(left, 4)}px`);
    this.element.style.setProperty('top', `${at.y + 12}px`);
    /** @type {HTMLElement} */ (this.element.firstElementChild).focus({ preventScroll: true });
  }

  close(giveBack = true) {
    if (this.element.hidden) return;
    this.element.hidden = true;
    if (giveBack) this.#before?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const items = /** @type {HTMLElement[]} */ ([...this.element.children]);
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(at + step + items.length) % items.length].focus();
    else if (event.key === 'Escape') this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
