// SPDX-License-Identifier: MIT
// set_regions.js - regions of any shape: painted on the board, chosen by name, or random.
//
// While painting, the board shows a draft.  It becomes the puzzle's layout as soon as every region has as many cells as
// the grid has rows; a further stroke may make it invalid again, and the puzzle then keeps the last valid layout.

import { shapeLines } from '../../model/rules.js';
import { digitsToText, textToDigits } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { button, choice, el } from '../shell/dom.js';

/** @typedef {import('../../engine/client.js').EngineError} EngineError */

/** Region 0 is A. @param {number} region */
const letter = (region) => String.fromCharCode(65 + region);
const TINTS = 9;

/** Renumbers parts from 0 in the order of their first cells; -1 stays. @param {readonly number[]} parts */
function numbered(parts) {
  const names = /** @type {number[]} */ ([]);
  return parts.map((name) => {
    if (name >= 0 && !names.includes(name)) names.push(name);
    return names.indexOf(name);
  });
}

/** @param {readonly number[]} a @param {readonly number[]} b */
const sameParts = (a, b) => numbered(a).join() === numbered(b).join();

export class RegionsCard {
  #app;
  #tryShape;
  #changed;
  /** The region of each cell, -1: none yet. @type {number[] | null} null: not painting */
  #draft = null;
  /** The drafts before each stroke. @type {number[][]} */
  #strokes = [];
  #region = 0;
  #drawing = false;
  #symmetry = 'none';
  #layouts = /** @type {{ name: string, size: number, regions: string }[]} */ ([]);
  #layoutChoice = el('select', { onchange: () => this.#chooseLayout() });
  #layoutField = el('label', { class: 'field' }, el('span', {}, t('set.layout')), this.#layoutChoice);
  #symmetryField = el('div', {});
  #seed = el('input', { type: 'number', min: 0, max: 999999, value: 1, inputmode: 'numeric' });
  #paint = button(t('set.paint'), () => this.#start());
  #palette = el('div', { class: 'palette', role: 'group', 'aria-label': t('set.paint.region') });
  #rubOut = button(t('set.paint.erase'), () => this.#erase());
  /** The palette for painting; it replaces the keypad. */
  brush = el('div', { class: 'brush' });
  #trouble = el('p', { class: 'bad', role: 'alert' });
  #state = el('p', { class: 'note' });
  #broken = el('p', { class: 'note bad', 'aria-live': 'polite' });
  #reasons = el('ul', { class: 'bad' });

  /**
   * @param {import('../../app.js').App} app
   * @param {(shape: import('../../model/rules.js').Shape) => Promise<EngineError | null>} tryShape changes the rules, or returns why not
   * @param {() => void} changed painting starts, continues or ends
   */
  constructor(app, tryShape, changed) {
    this.#app = app;
    this.#tryShape = tryShape;
    this.#changed = changed;
    this.brush.append(
      el('p', { class: 'note' }, t('set.paint.about')),
      this.#palette,
      this.#state,
      el(
        'div',
        { class: 'row' },
        this.#rubOut,
        button(t('set.paint.empty'), () => this.#empty()),
        button(t('set.paint.stop'), () => this.#finish(), { class: 'primary' }),
      ),
    );
    this.element = el(
      'details',
      { class: 'card', ontoggle: () => this.#opened() },
      el('summary', {}, el('h2', {}, t('set.regions'))),
      el('div', { class: 'row' }, this.#paint),
      el('div', { class: 'row' }, this.#layoutField),
      el(
        'div',
        { class: 'row bottom' },
        this.#symmetryField,
        el('label', { class: 'field' }, el('span', {}, t('set.seed')), this.#seed),
        button(t('set.layout.random'), () => this.#makeLayout()),
      ),
      this.#trouble,
      this.#broken,
      this.#reasons,
    );
    const grid = app.board.grid;
    grid.addEventListener('pointerdown', () => this.#beginStroke(), { capture: true });
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => this.#endStroke());
    app.board.addEventListener('select', () => {
      if (this.#drawing) this.#assign(this.#region);
    });
  }

  get painting() {
    return this.#draft !== null;
  }

  /** Whether the draft differs from the puzzle's layout. */
  get unfinished() {
    return this.painting && !this.#isRight;
  }

  // ---- named and random layouts ----

  async #opened() {
    if (this.#layouts.length || !this.element.open) return;
    const meta = await this.#app.meta();
    this.#layouts = meta.layouts;
    this.#symmetryField.replaceWith(
      choice(
        t('set.symmetry'),
        meta.symmetries.map((/** @type {string} */ value) => ({ value, text: t(`symmetry.${value}`) })),
        this.#symmetry,
        (symmetry) => {
          this.#symmetry = symmetry;
        },
      ),
    );
    this.draw();
  }

  #chooseLayout() {
    const layout = this.#layouts.find(({ name }) => name === this.#layoutChoice.value);
    if (layout) this.#take(layout.regions);
  }

  async #makeLayout() {
    const { size } = this.#app.game;
    const seed = Number.isSafeInteger(this.#seed.valueAsNumber) ? Math.max(0, this.#seed.valueAsNumber) : 0;
    try {
      const request = `call layout\nsize ${size}\nsymmetry ${this.#symmetry}\nseed ${seed}\n`;
      await this.#take((await this.#app.engine.ask(request)).regions);
      this.#seed.value = String(seed + 1);
    } catch (error) {
      this.#tell(/** @type {EngineError} */ (error));
    }
  }

  /** @param {string} regions */
  async #take(regions) {
    const trouble = await this.#tryShape({ ...this.#app.game.shape, box: null, regions });
    this.#tell(trouble);
    if (!trouble && this.painting) this.#draft = numbered(textToDigits(regions));
    this.draw();
  }

  /** @param {EngineError | null} trouble */
  #tell(trouble) {
    this.#trouble.textContent = trouble ? `${trouble.message}.` : '';
  }

  /** Shows why the regions cannot be filled. */
  async #explain() {
    const { shape } = this.#app.game;
    if (!shape.regions) {
      this.#reasons.replaceChildren();
      return;
    }
    const answer = await this.#app.engine.ask(`call layout-why\n${shapeLines(shape)}\n`);
    if (shape !== this.#app.game.shape) return;
    this.#reasons.replaceChildren(...answer.reasons.map((/** @type {string} */ reason) => el('li', {}, reason)));
    if (answer.reasons.length) this.element.open = true;
  }

  // ---- painting ----

  /** The regions or boxes of the puzzle. */
  #ofRules() {
    const { regions, cells } = this.#app.rules;
    return numbered(textToDigits(regions ?? '.'.repeat(cells)).map((part) => part - 1));
  }

  #start() {
    this.#draft = this.#ofRules();
    this.#strokes = [];
    this.#app.board.select([]);
    this.#changed();
    this.draw();
    /* The button that was pressed is gone: focus the palette, with the board in view. */
    /** @type {HTMLElement} */ (this.#palette.children[Math.max(0, this.#region)]).focus({ preventScroll: true });
    for (const element of [this.brush, this.#app.board.element]) element.scrollIntoView({ block: 'nearest' });
  }

  stop() {
    if (!this.painting) return;
    this.#draft = null;
    this.#drawing = false;
    this.#changed();
    this.draw();
  }

  #finish() {
    this.stop();
    this.#paint.focus({ preventScroll: true });
  }

  #beginStroke() {
    if (!this.#draft) return;
    this.#drawing = true;
    this.#strokes.push([...this.#draft]);
  }

  /** Painted cells do not stay selected. */
  #endStroke() {
    if (!this.#drawing) return;
    this.#drawing = false;
    this.#app.board.select([], this.#app.board.cursor);
  }

  /** Gives the selected cells a region. @param {number} region */
  #assign(region) {
    if (!this.#draft) return;
    for (const cell of this.#app.board.selection) this.#draft[cell] = region;
    this.#drafted();
  }

  /** Paints the selected cells, as one stroke. @param {number} region */
  #choose(region) {
    this.#region = region;
    if (this.#app.board.selection.size) {
      this.#beginStroke();
      this.#drawing = false;
      this.#assign(region);
      this.#app.board.select([], this.#app.board.cursor);
    }
    this.draw();
  }

  #erase() {
    this.#choose(-1);
  }

  #empty() {
    this.#beginStroke();
    this.#drawing = false;
    this.#draft?.fill(-1);
    this.#drafted();
  }

  #counts() {
    const counts = new Array(this.#app.game.size).fill(0);
    for (const region of this.#draft ?? []) if (region >= 0) counts[region]++;
    return counts;
  }

  get #isRight() {
    return this.#counts().every((count) => count === this.#app.game.size);
  }

  /** Makes the draft the puzzle's layout as soon as it is valid. */
  #drafted() {
    const { shape } = this.#app.game;
    const draft = /** @type {number[]} */ (this.#draft);
    if (this.#isRight && !sameParts(draft, this.#ofRules())) {
      const regions = draft.map(letter).join('');
      this.#tryShape({ ...shape, box: null, regions }).then((trouble) => {
        this.#tell(trouble);
        if (!trouble) this.#app.announce(t('set.paint.taken'));
      });
    }
    this.draw();
    this.#changed();
  }

  /** Undoes a stroke; false: there is none. */
  undo() {
    const before = this.#strokes.pop();
    if (!before) return false;
    this.#draft = before;
    this.#drafted();
    return true;
  }

  /** Letters and digits paint the selected cells. @param {KeyboardEvent} event */
  key(event) {
    const name = event.key.toUpperCase();
    const region = /^[A-Z]$/.test(name) ? name.charCodeAt(0) - 65 : /^[1-9]$/.test(name) ? Number(name) - 1 : -1;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (region >= 0 && region < this.#app.game.size) this.#choose(region);
    else if (['Backspace', 'Delete', '0', '.'].includes(event.key)) this.#erase();
    else if (['Enter', ' '].includes(event.key) && this.#app.board.grid.contains(/** @type {Node} */ (event.target)))
      this.#choose(this.#region);
    else return false;
    return true;
  }

  /** The puzzle changed: a draft of another size is dropped, and a draft that equalled the layout follows it. */
  gameChanged() {
    if (this.#draft && this.#draft.length !== this.#app.game.cells) this.#draft = null;
    if (this.#draft && this.#isRight && !sameParts(this.#draft, this.#ofRules())) this.#draft = this.#ofRules();
    this.#explain();
    this.draw();
  }

  /** The board with the draft. @returns {import('../board/board.js').Picture} */
  picture() {
    const { game } = this.#app;
    return {
      regions: digitsToText((this.#draft ?? []).map((region) => region + 1)),
      cells: game.layers.givens.map((digit, cell) => {
        const region = this.#draft?.[cell] ?? -1;
        return {
          digit,
          given: Boolean(digit),
          ...(region >= 0 && {
            label: letter(region),
            note: t('house.region', { number: letter(region) }),
            tint: `region-${(region % TINTS) + 1}`,
          }),
        };
      }),
    };
  }

  draw() {
    const { game } = this.#app;
    const painting = this.painting;
    this.#paint.hidden = painting;
    this.brush.hidden = !painting;
    this.#rubOut.setAttribute('aria-pressed', String(this.#region < 0));
    const layouts = this.#layouts.filter(({ size }) => size === game.size);
    this.#layoutField.hidden = !layouts.length;
    this.#layoutChoice.replaceChildren(
      el('option', { value: '' }, t('set.layout.choose')),
      ...layouts.map(({ name }) => el('option', { value: name }, t(`layout.${name}`))),
    );
    this.#layoutChoice.value = layouts.find(({ regions }) => regions === game.shape.regions)?.name ?? '';
    this.#drawPalette();
    if (this.#draft) {
      const wrong = this.#counts().filter((count) => count !== game.size).length;
      this.#state.textContent = wrong ? t('set.paint.wrong', { wrong, size: game.size }) : t('set.paint.right');
    } else this.#state.textContent = '';
    const { rules } = this.#app;
    const broken = rules.shape === game.shape && rules.shape.regions ? rules.broken : null;
    this.#broken.textContent = broken ? t('set.paint.broken', { region: broken }) : '';
    if (broken) this.element.open = true;
    this.#app.redraw();
  }

  #drawPalette() {
    if (!this.#draft) return;
    const { size } = this.#app.game;
    if (this.#palette.childElementCount !== size)
      this.#palette.replaceChildren(
        ...Array.from({ length: size }, (_, region) =>
          button('', () => this.#choose(region), { class: `swatch swatch-${(region % TINTS) + 1}` }),
        ),
      );
    this.#counts().forEach((count, region) => {
      const each = /** @type {HTMLElement} */ (this.#palette.children[region]);
      each.textContent = `${letter(region)} ${count}${count === size ? '✓' : ''}`;
      each.setAttribute('aria-label', t('set.paint.count', { region: letter(region), count, size }));
      each.setAttribute('aria-pressed', String(region === this.#region));
    });
  }
}
