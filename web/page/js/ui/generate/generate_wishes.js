// SPDX-License-Identifier: MIT
// generate_wishes.js - the form for the puzzles to generate.

import { plainShape, shapeLines } from '../../model/rules.js';
import { language, t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';

/** Sizes that have boxes, and those that have regions only. */
const BOXED = [4, 6, 8, 9, 10, 12, 16];
const SIZES = [4, 5, 6, 7, 8, 9, 10, 12, 16];
const TRIES = [1000, 10_000, 100_000];
const FRESH = 'fresh';
const BOXES = 'boxes';

/**
 * What to make: lines of the engine's `series`, and what of it the view shows.
 * @typedef {{ request: string, seed: string, count: number, tries: number }} Wish
 */

/** An invalid value in the form; the message is a sentence for the user. */
export class WrongWish extends Error {}

/** @param {string} label @param {HTMLElement} control */
const labelled = (label, control) => el('label', { class: 'field' }, el('span', {}, label), control);

/** @param {string} title @param {...HTMLElement} children */
const group = (title, ...children) =>
  el('fieldset', {}, el('legend', {}, title), el('div', { class: 'row' }, ...children));

/** @param {number} least @param {number} most @param {number} [step] */
const numberBox = (least, most, step = 1) =>
  el('input', { type: 'number', min: least, max: most, step, inputmode: 'decimal' });

/** @param {HTMLSelectElement} select @param {{ value: string, text: string }[]} options the current choice is kept if possible */
function offer(select, options) {
  const before = select.value;
  select.replaceChildren(...options.map(({ value, text }) => el('option', { value }, text)));
  if (options.some(({ value }) => value === before)) select.value = before;
}

/** @param {string} label */
function checkBox(label) {
  const box = el('input', { type: 'checkbox' });
  return { box, element: el('label', { class: 'toggle' }, box, el('span', {}, label)) };
}

export class Wishes {
  #app;
  #source = el('select', { onchange: () => this.#adapt() });
  #size = el('select', { onchange: () => this.#adapt() });
  #layout = el('select');
  #ruleBoxes = el('div', { class: 'row', role: 'group', 'aria-label': t('generate.extra-rules') });
  /** @type {Map<string, HTMLInputElement>} */
  #rules = new Map();
  #profile = el('select', { onchange: () => this.#adapt() });
  #least = numberBox(1, 11.9, 0.1);
  #most = numberBox(1, 11.9, 0.1);
  #lowest = el('select');
  #highest = el('select');
  #leastScore = numberBox(1, 99_999);
  #mostScore = numberBox(1, 99_999);
  #needs = el('select');
  #without = el('select');
  #symmetry = el('select');
  #leastClues = numberBox(0, 625);
  #mostClues = numberBox(0, 625);
  #minimal = checkBox(t('generate.minimal'));
  #seed = el('input', {
    inputmode: 'numeric',
    size: 12,
    oninput: () => {
      this.#freshSeed.box.checked = false;
    },
  });
  #freshSeed = checkBox(t('generate.fresh-seed'));
  #count = numberBox(1, 50);
  #tries = el('select');
  /** Size, layout and rules, unless they are those of the open puzzle. @type {HTMLElement} */
  #own;
  /** @type {HTMLElement} */
  #numbers;
  /** @type {HTMLElement} */
  #levels;
  /** @type {any} */
  #meta = null;

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.#app = app;
    this.#freshSeed.box.checked = true;
    this.#count.value = '1';
    this.newSeed();
    this.#own = el(
      'div',
      { class: 'row' },
      labelled(t('generate.size'), this.#size),
      labelled(t('generate.layout'), this.#layout),
      this.#ruleBoxes,
    );
    this.#numbers = el(
      'div',
      { class: 'row' },
      labelled(t('generate.rating.least'), this.#least),
      labelled(t('generate.rating.most'), this.#most),
    );
    this.#levels = el(
      'div',
      { class: 'row' },
      labelled(t('generate.level.lowest'), this.#lowest),
      labelled(t('generate.level.highest'), this.#highest),
      labelled(t('generate.score.least'), this.#leastScore),
      labelled(t('generate.score.most'), this.#mostScore),
    );
    this.element = el(
      'div',
      { class: 'generate-wishes' },
      group(t('generate.rules'), labelled(t('generate.source'), this.#source), this.#own),
      group(
        t('generate.difficulty'),
        labelled(t('generate.profile'), this.#profile),
        this.#numbers,
        this.#levels,
        labelled(t('generate.needs'), this.#needs),
        labelled(t('generate.without'), this.#without),
      ),
      group(
        t('generate.clues'),
        labelled(t('generate.symmetry'), this.#symmetry),
        labelled(t('generate.clues.least'), this.#leastClues),
        labelled(t('generate.clues.most'), this.#mostClues),
        this.#minimal.element,
        el('p', { class: 'note' }, t('generate.clues.hint')),
      ),
      group(
        t('generate.run'),
        labelled(t('generate.count'), this.#count),
        labelled(t('generate.tries'), this.#tries),
        labelled(t('generate.seed'), this.#seed),
        button(t('generate.dice'), () => this.newSeed()),
        this.#freshSeed.element,
      ),
    );
  }

  /** Fills in the choices that the engine offers. @param {any} meta */
  load(meta) {
    if (this.#meta) return;
    this.#meta = meta;
    offer(this.#source, [
      { value: 'own', text: t('generate.source.own') },
      { value: 'open', text: t('generate.source.open') },
    ]);
    offer(
      this.#size,
      SIZES.map((size) => ({ value: String(size), text: `${size}×${size}` })),
    );
    this.#size.value = '9';
    for (const { name, title } of meta.rules) {
      const { box, element } = checkBox(title);
      this.#rules.set(name, box);
      this.#ruleBoxes.append(element);
    }
    offer(
      this.#profile,
      meta.profiles.map((/** @type {any} */ profile) => ({
        value: profile.name,
        text: t(`generate.profile.${profile.name}`),
      })),
    );
    this.#profile.value = 'se121';
    const levels = meta.levels.map((/** @type {string} */ level) => ({ value: level, text: t(`level.${level}`) }));
    for (const select of [this.#lowest, this.#highest])
      offer(select, [{ value: '', text: t('generate.any') }, ...levels]);
    offer(
      this.#symmetry,
      meta.symmetries.map((/** @type {string} */ value) => ({ value, text: t(`symmetry.${value}`) })),
    );
    offer(
      this.#tries,
      TRIES.map((tries) => ({ value: String(tries), text: tries.toLocaleString(language()) })),
    );
    this.#tries.value = String(TRIES[1]);
    this.#adapt();
  }

  newSeed() {
    this.#seed.value = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  }

  /** Shows only choices that are possible together. */
  #adapt() {
    const size = Number(this.#size.value);
    const profile = this.#profile.value;
    this.#own.hidden = this.#source.value !== 'own';
    this.#numbers.hidden = profile === 'hodoku';
    this.#levels.hidden = profile !== 'hodoku';
    offer(this.#layout, [
      ...(BOXED.includes(size) ? [{ value: BOXES, text: t('generate.layout.boxes') }] : []),
      { value: FRESH, text: t('generate.layout.fresh') },
      ...this.#meta.layouts
        .filter((/** @type {any} */ layout) => layout.size === size)
        .map((/** @type {any} */ { name }) => ({
          value: name,
          text: t('generate.layout.named', { name: t(`layout.${name}`) }),
        })),
    ]);
    const techniques = this.#meta.techniques
      .filter((/** @type {any} */ technique) => technique.profiles.includes(profile))
      .map((/** @type {any} */ { name, title }) => ({ value: name, text: title }));
    offer(this.#needs, [{ value: '', text: t('generate.any') }, ...techniques]);
    offer(this.#without, [{ value: '', text: t('generate.none') }, ...techniques]);
  }

  /** The chosen shape, and whether each puzzle gets new random regions. */
  #shape() {
    if (this.#source.value === 'open') return { shape: this.#app.game.shape, fresh: false };
    const shape = plainShape(Number(this.#size.value));
    const layout = this.#layout.value;
    const named = this.#meta.layouts.find((/** @type {any} */ { name }) => name === layout);
    if (named) shape.regions = named.regions;
    /* A size without default boxes needs an explicit box, even if random regions replace it. */
    if (layout === FRESH && !BOXED.includes(shape.size)) shape.box = 'none';
    shape.rules = [...this.#rules].flatMap(([name, box]) => (box.checked ? [name] : []));
    return { shape, fresh: layout === FRESH };
  }

  /** A number from the form; 0 if it is left empty. @param {HTMLInputElement} box @param {string} name */
  #number(box, name) {
    if (box.validity.badInput || (box.value && !box.checkValidity()))
      throw new WrongWish(t('generate.wrong.number', { name, least: box.min, most: box.max }));
    return Number(box.value);
  }

  /** A range from the form, such as "2.5.."; empty if both are. @param {HTMLInputElement} low @param {HTMLInputElement} high @param {string} name */
  #range(low, high, name) {
    const ends = [
      this.#number(low, t(`generate.${name}.least`)) || '',
      this.#number(high, t(`generate.${name}.most`)) || '',
    ];
    return ends.some(Boolean) ? ends.join('..') : '';
  }

  /** The request as filled in; the engine refuses what is impossible. @returns {Wish} */
  read() {
    if (this.#freshSeed.box.checked) this.newSeed();
    const seed = this.#seed.value.trim();
    if (!/^\d{1,19}$/.test(seed)) throw new WrongWish(t('generate.wrong.seed'));
    const { shape, fresh } = this.#shape();
    const byLevel = this.#profile.value === 'hodoku';
    const count = this.#number(this.#count, t('generate.count')) || 1;
    const tries = Number(this.#tries.value);
    const keys = {
      seed,
      count,
      tries,
      symmetry: this.#symmetry.value,
      least: this.#number(this.#leastClues, t('generate.clues.least')),
      most: this.#number(this.#mostClues, t('generate.clues.most')),
      minimal: this.#minimal.box.checked && 'yes',
      'fresh-layout': fresh && 'yes',
      profile: this.#profile.value,
      rating: byLevel
        ? this.#range(this.#leastScore, this.#mostScore, 'score')
        : this.#range(this.#least, this.#most, 'rating'),
      lowest: byLevel && this.#lowest.value,
      highest: byLevel && this.#highest.value,
      needs: this.#needs.value,
      without: this.#without.value,
    };
    const lines = Object.entries(keys).flatMap(([key, value]) => (value ? [`${key} ${value}`] : []));
    return { request: `${shapeLines(shape)}\n${lines.join('\n')}\n`, seed, count, tries };
  }
}
