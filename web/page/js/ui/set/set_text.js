// SPDX-License-Identifier: MIT
// set_text.js - puzzles from text: typed into a box, pasted anywhere in the view, or dropped as text or file.

import { Game } from '../../model/game.js';
import { fillGame, givensOf, offsetOf, readPuzzles, textOfFile } from '../../model/puzzle_text.js';
import { LARGEST_SIZE } from '../../model/rules.js';
import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';

export class TextCard {
  #app;
  #box = el('textarea', {
    rows: 5,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'set-text-about',
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#read(this.#box.value);
    },
  });
  #file = el('input', {
    type: 'file',
    class: 'unseen',
    tabindex: -1,
    'aria-hidden': 'true',
    onchange: () => this.#readChosen(),
  });
  #message = el('div', { class: 'reading', role: 'status' });
  #list = el('ol', { class: 'readings' });
  /** Numbers the texts, so that the answer to an earlier one is ignored. */
  #number = 0;

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.#app = app;
    this.element = el(
      'section',
      { class: 'card', 'aria-label': t('set.text') },
      el('h2', {}, t('set.text')),
      el('p', { class: 'note', id: 'set-text-about' }, t('set.text.about')),
      el('label', { class: 'field wide' }, el('span', {}, t('set.text.box')), this.#box),
      el(
        'div',
        { class: 'row' },
        button(t('set.text.read'), () => this.#read(this.#box.value), { class: 'primary' }),
        button(t('set.text.file'), () => this.#file.click()),
        this.#file,
      ),
      this.#message,
      this.#list,
    );
  }

  /** Paste and drop work on the whole page while the view is shown. */
  listen() {
    document.addEventListener('paste', this.#paste);
    document.addEventListener('dragover', this.#dragOver);
    document.addEventListener('drop', this.#drop);
  }

  deafen() {
    document.removeEventListener('paste', this.#paste);
    document.removeEventListener('dragover', this.#dragOver);
    document.removeEventListener('drop', this.#drop);
  }

  #paste = (/** @type {ClipboardEvent} */ event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, dialog') || !event.clipboardData) return;
    event.preventDefault();
    /* Some programs copy a picture along with the text. */
    const text = event.clipboardData.getData('text/plain');
    if (text || !event.clipboardData.files.length) this.#read(text);
    else this.#readFile(event.clipboardData.files[0]);
  };

  #dragOver = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };

  #drop = (/** @type {DragEvent} */ event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { dataTransfer } = event;
    if (dataTransfer?.files.length) this.#readFile(dataTransfer.files[0]);
    else this.#read(dataTransfer?.getData('text/plain') ?? '');
  };

  #readChosen() {
    const file = this.#file.files?.[0];
    if (file) this.#readFile(file);
    this.#file.value = '';
  }

  /** @param {File} file */
  async #readFile(file) {
    try {
      await this.#read(await textOfFile(file));
    } catch (error) {
      this.#say('bad', t('app.failed', { reason: /** @type {Error} */ (error).message }));
    }
  }

  /** @param {string} text */
  async #read(text) {
    this.#box.value = text;
    this.#list.replaceChildren();
    if (!text.trim()) {
      this.#say('bad', t('set.text.empty'));
      return;
    }
    const number = ++this.#number;
    try {
      const reading = await readPuzzles(this.#app.engine, text);
      if (number === this.#number) await this.#tell(reading);
    } catch (error) {
      this.#say('bad', t('app.failed', { reason: /** @type {Error} */ (error).message }));
    }
  }

  /** @param {import('../../model/puzzle_text.js').Reading} reading */
  async #tell({ puzzles, errors, more }) {
    const first = puzzles.find(({ size }) => size <= LARGEST_SIZE);
    if (first) await this.#take(first);
    else if (puzzles.length) this.#say('bad', t('set.text.too-large', { size: puzzles[0].size, most: LARGEST_SIZE }));
    else if (errors.length) this.#showError(errors[0]);
    else this.#say('bad', t('set.text.nothing'));
    if (puzzles.length > 1) this.#list.append(...puzzles.map((puzzle) => this.#item(puzzle, puzzle === first)));
    const others = first ? errors : errors.slice(1);
    this.#list.append(
      ...others.map((error) =>
        el(
          'li',
          {},
          button(this.#errorText(error), () => this.#showError(error)),
        ),
      ),
    );
    if (more) this.#list.append(el('li', { class: 'note' }, t('set.text.more')));
  }

  /** @param {import('../../model/puzzle_text.js').Puzzle} puzzle @param {boolean} taken */
  #item(puzzle, taken) {
    const choose = async () => {
      await this.#take(puzzle);
      for (const other of this.#list.querySelectorAll('[aria-current]')) other.removeAttribute('aria-current');
      each.setAttribute('aria-current', 'true');
    };
    const each = button(t('set.text.item', { ...this.#parts(puzzle), line: puzzle.line }), choose, {
      disabled: puzzle.size > LARGEST_SIZE,
      'aria-current': taken ? 'true' : null,
    });
    return el('li', {}, each);
  }

  /** @param {import('../../model/puzzle_text.js').Puzzle} puzzle */
  #parts(puzzle) {
    const count = puzzle.houses.length;
    const houses = count ? t(count === 1 ? 'set.text.house' : 'set.text.houses', { count }) : '';
    const clues = givensOf(puzzle);
    const regions = puzzle.regions ? t('set.text.regions') : '';
    const rules = [...puzzle.rules.split(' ').map((name) => name.toUpperCase()), regions, houses].filter(Boolean);
    return {
      size: puzzle.size,
      givens: clues === 1 ? t('set.clue') : t('set.clues', { clues }),
      format: t(`format.${puzzle.format}`),
      rules: rules.length ? `, ${rules.join(', ')}` : '',
      title: puzzle.title ? `: ${puzzle.title}` : '',
    };
  }

  /** Opens the puzzle; as a new game if the open one has entries, which must not be overwritten. @param {import('../../model/puzzle_text.js').Puzzle} puzzle */
  async #take(puzzle) {
    const { entries, corner, centre } = this.#app.game.layers;
    if ([entries, corner, centre].some((layer) => layer.some(Boolean))) await this.#app.openGame(new Game());
    fillGame(this.#app.game, puzzle);
    this.#say('good', t('set.text.recognised', this.#parts(puzzle)), puzzle.note);
  }

  /** @param {import('../../model/puzzle_text.js').TextError} error */
  #errorText({ message, line, column }) {
    return line ? t('set.text.error', { line, column: column || 1, message }) : `${message}.`;
  }

  /** Shows the error and selects its position in the text. @param {import('../../model/puzzle_text.js').TextError} error */
  #showError(error) {
    this.#say('bad', this.#errorText(error));
    if (!error.line) return;
    const at = offsetOf(this.#box.value, error.line, error.column);
    this.#box.focus();
    this.#box.setSelectionRange(at, Math.min(at + 1, this.#box.value.length));
  }

  /** @param {'good' | 'bad'} kind @param {string} text @param {string | null} [note] of the engine */
  #say(kind, text, note) {
    this.#message.replaceChildren(
      el('p', { class: kind }, `${kind === 'good' ? '✓' : '✕'} ${text}`),
      note ? el('p', { class: 'note' }, note) : '',
    );
  }
}
