// SPDX-License-Identifier: MIT
// set_shape.js - size, boxes, named rules and extra houses of the puzzle being set.

import { LARGEST_SIZE, plainShape } from '../../model/rules.js';
import { cellName, cellOf } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { button, el, toggle } from '../shell/dom.js';

const USUAL_SIZES = [4, 6, 9, 16];

/** The possible box heights and widths for a size, without single rows and columns. @param {number} size */
function boxesOf(size) {
  const boxes = [];
  for (let rows = 2; rows < size; rows++) if (size % rows === 0) boxes.push({ rows, columns: size / rows });
  return boxes;
}

/** The box closest to a square; none for a prime. @param {number} size */
function usualBox(size) {
  const box = boxesOf(size)
    .filter(({ rows, columns }) => rows <= columns)
    .at(-1);
  return box ? `${box.rows}x${box.columns}` : 'none';
}

/** @param {number} size @returns {import('../../model/rules.js').Shape} */
const shapeOfSize = (size) => ({ ...plainShape(size), box: usualBox(size) === 'none' ? 'none' : null });

export class ShapeCard {
  #app;
  #tryShape;
  #trouble = el('p', { class: 'bad', role: 'alert' });
  /** @type {Map<number, HTMLButtonElement>} */
  #sizes = new Map();
  #otherSize;
  #box = el('select', { onchange: () => this.#chooseBox() });
  /** One toggle for each rule of the engine. */
  #toggles = el('div');
  /** @type {Map<string, HTMLInputElement>} */
  #rules = new Map();
  #makeHouse = button(t('set.make-house'), () => this.#addHouse());
  #houses = el('ul', { class: 'houses' });
  /** The house that the pointer or the focus is on. @type {number[] | null} */
  pointedHouse = null;

  /**
   * @param {import('../../app.js').App} app
   * @param {(shape: import('../../model/rules.js').Shape) => Promise<import('../../engine/client.js').EngineError | null>} tryShape
   *   changes the rules, or returns why not
   */
  constructor(app, tryShape) {
    this.#app = app;
    this.#tryShape = tryShape;
    for (const size of USUAL_SIZES)
      this.#sizes.set(
        size,
        button(`${size}×${size}`, () => this.#chooseSize(size)),
      );
    const otherSize = el('input', {
      type: 'number',
      min: 1,
      max: LARGEST_SIZE,
      inputmode: 'numeric',
      onchange: () => this.#chooseSize(otherSize.valueAsNumber),
    });
    this.#otherSize = otherSize;
    this.element = el(
      'section',
      { class: 'card', 'aria-label': t('set.rules') },
      el('h2', {}, t('set.rules')),
      el(
        'div',
        { class: 'row bottom' },
        el('div', { class: 'row', role: 'group', 'aria-label': t('set.size') }, ...this.#sizes.values()),
        el('label', { class: 'field' }, el('span', {}, t('set.size.other')), otherSize),
        el('label', { class: 'field' }, el('span', {}, t('set.box')), this.#box),
      ),
      this.#toggles,
      el('h3', {}, t('set.houses')),
      el('p', { class: 'note' }, t('set.houses.about')),
      this.#makeHouse,
      this.#houses,
      this.#trouble,
    );
  }

  /** Offers the rules that the engine knows. */
  async offerRules() {
    if (this.#rules.size) return;
    const { rules } = await this.#app.meta();
    if (this.#rules.size) return;
    for (const { name, title } of rules) {
      const label = toggle(title, this.#app.game.shape.rules.includes(name), () => this.#chooseRules());
      this.#rules.set(name, /** @type {HTMLInputElement} */ (label.querySelector('input')));
      this.#toggles.append(label);
    }
  }

  /** @param {import('../../model/rules.js').Shape} shape */
  async #take(shape) {
    const trouble = await this.#tryShape(shape);
    this.#trouble.textContent = trouble ? `${trouble.message}.` : '';
    this.draw();
    return !trouble;
  }

  /** @param {number} size */
  async #chooseSize(size) {
    if (!Number.isInteger(size) || size < 1 || size > LARGEST_SIZE) {
      this.#trouble.textContent = t('set.size.wrong', { most: LARGEST_SIZE });
      this.draw();
      return;
    }
    if (size === this.#app.game.size) return;
    const shape = shapeOfSize(size);
    /* Keep the rules if the new size allows them. */
    if (!(await this.#take({ ...shape, rules: this.#app.game.shape.rules }))) await this.#take(shape);
  }

  #chooseBox() {
    const { shape } = this.#app.game;
    this.#take({
      ...shape,
      regions: null,
      box: this.#box.value === usualBox(shape.size) && this.#box.value !== 'none' ? null : this.#box.value,
    });
  }

  #chooseRules() {
    const rules = [...this.#rules].flatMap(([name, box]) => (box.checked ? [name] : []));
    this.#take({ ...this.#app.game.shape, rules });
  }

  #addHouse() {
    const { shape } = this.#app.game;
    const cells = [...this.#app.board.selection].sort((a, b) => a - b);
    if (cells.length < 2 || cells.length > shape.size) {
      this.#trouble.textContent = t('set.houses.wrong', { most: shape.size, count: cells.length });
      return;
    }
    const house = cells.map((cell) => cellName(cell, shape.size)).join(' ');
    this.#take({ ...shape, houses: [...shape.houses, house] });
  }

  /** @param {number} index */
  async #removeHouse(index) {
    const { shape } = this.#app.game;
    this.#point(null);
    await this.#take({ ...shape, houses: shape.houses.filter((_, at) => at !== index) });
    const buttons = this.#houses.querySelectorAll('button');
    (buttons[Math.min(index, buttons.length - 1)] ?? this.#makeHouse).focus();
  }

  /** @param {number[] | null} cells */
  #point(cells) {
    this.pointedHouse = cells;
    this.#app.redraw();
  }

  /** @param {string} house @param {number} index */
  #houseItem(house, index) {
    const cells = house.split(' ').map((name) => cellOf(name, this.#app.game.size));
    const enter = () => this.#point(cells);
    const leave = () => this.#point(null);
    return el(
      'li',
      { onpointerenter: enter, onpointerleave: leave, onfocusin: enter, onfocusout: leave },
      el('span', {}, house),
      button('✕', () => this.#removeHouse(index), { class: 'icon', 'aria-label': t('set.houses.delete', { house }) }),
    );
  }

  draw() {
    const { shape } = this.#app.game;
    for (const [size, each] of this.#sizes) each.setAttribute('aria-pressed', String(size === shape.size));
    this.#otherSize.value = String(shape.size);
    const boxes = boxesOf(shape.size).map(({ rows, columns }) => `${rows}x${columns}`);
    this.#box.replaceChildren(
      ...boxes.map((value) => el('option', { value }, value.replace('x', '×'))),
      el('option', { value: 'none' }, t('set.box.none')),
    );
    if (shape.regions) this.#box.append(el('option', { value: '' }, t('set.box.own')));
    this.#box.value = shape.regions ? '' : (shape.box ?? usualBox(shape.size));
    for (const [name, box] of this.#rules) box.checked = shape.rules.includes(name);
    this.#houses.replaceChildren(...shape.houses.map((house, index) => this.#houseItem(house, index)));
  }
}
