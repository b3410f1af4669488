// SPDX-License-Identifier: MIT
// play.js - playing: digits, marks and colours into the selected cells, by keypad and by keyboard.
//
// Keys are those that players know from SudokuPad: digits enter, with Shift (or in mode X) corner marks, with Ctrl
// (or in mode C) centre marks, with both (or in mode V) colours; Z X C V choose the mode, Space the next one.

import { symbol } from '../model/symbols.js';
import { t } from '../strings/index.js';
import { button, el } from './dom.js';

/** @typedef {'digit' | 'corner' | 'centre' | 'colour'} Mode */
/** @type {Mode[]} */
const MODES = ['digit', 'corner', 'centre', 'colour'];
/** @type {Record<string, Mode>} */
const MODE_KEYS = { z: 'digit', x: 'corner', c: 'centre', v: 'colour' };

/** The digit that a key means, whatever Shift makes of it; 0: none. @param {KeyboardEvent} event @param {number} size */
export function digitOfKey(event, size) {
  const figure = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (figure) return Number(figure) <= size ? Number(figure) : 0;
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  const digit = letter ? letter.charCodeAt(0) - 55 : 0;
  return digit > 9 && digit <= size ? digit : 0;
}

/** @param {import('../app.js').App} app @returns {import('../app.js').View} */
export function playView(app) {
  /** @type {Mode} */
  let mode = 'digit';
  const modes = el('div', { class: 'row', role: 'group', 'aria-label': t('play.mode') });
  const keypad = el('div', { class: 'keypad', role: 'group', 'aria-label': t('play.keypad') });
  const undo = button(t('play.undo'), () => app.game.undo());
  const redo = button(t('play.redo'), () => app.game.redo());

  /** @param {number} digit @param {Mode} as */
  function enter(digit, as) {
    const cells = app.board.selection;
    if (!cells.size) return;
    if (as === 'digit') app.game.enter(cells, digit, app.store.settings.cleanMarks ? app.rules : null);
    else if (as === 'colour') app.game.paint(cells, digit);
    else app.game.mark(as, cells, digit);
  }

  /** @param {Mode} next */
  function choose(next) {
    mode = next;
    draw();
  }

  function draw() {
    const { size } = app.game;
    const digits = app.game.digits;
    modes.replaceChildren(
      ...MODES.map((name) =>
        button(t(`play.mode.${name}`), () => choose(name), { 'aria-pressed': String(name === mode) }),
      ),
    );
    keypad.style.setProperty('--columns', String(size <= 9 ? 3 : 4));
    keypad.style.setProperty('--columns-narrow', String(size <= 9 ? 5 : 8));
    const count = mode === 'colour' ? 9 : size;
    const keys = Array.from({ length: count }, (_, i) => {
      const left = size - digits.filter((d) => d === i + 1).length;
      const label = mode === 'colour' ? t(`colour.${i + 1}`) : t('play.key', { digit: symbol(i + 1), left });
      const key = button(mode === 'colour' ? '●■▲◆★♥♣♠✚'[i] : symbol(i + 1), () => enter(i + 1, mode), {
        'aria-label': label,
      });
      if (mode === 'colour') key.classList.add(`key-colour-${i + 1}`);
      else key.append(el('span', { class: 'left', 'aria-hidden': 'true' }, String(left)));
      return key;
    });
    keypad.replaceChildren(
      ...keys,
      button('⌫', () => app.game.clear(app.board.selection), { 'aria-label': t('play.clear') }),
    );
    undo.disabled = !app.game.canUndo;
    redo.disabled = !app.game.canRedo;
  }

  return {
    id: 'play',
    element: el('div', {}, el('section', { class: 'card' }, modes, keypad, el('div', { class: 'row' }, undo, redo))),
    show: draw,
    gameChanged: draw,
    key(event) {
      const control = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const digit = digitOfKey(event, mode === 'colour' ? 9 : app.game.size);
      if (control && key === 'z') event.shiftKey ? app.game.redo() : app.game.undo();
      else if (control && key === 'y') app.game.redo();
      else if (digit && control && event.shiftKey) enter(digit, 'colour');
      else if (digit && control) enter(digit, 'centre');
      else if (digit && event.shiftKey) enter(digit, 'corner');
      else if (digit) enter(digit, mode);
      else if (key === 'backspace' || key === 'delete' || key === '0') app.game.clear(app.board.selection);
      else if (key === ' ') choose(MODES[(MODES.indexOf(mode) + (event.shiftKey ? 3 : 1)) % 4]);
      else if (!control && MODE_KEYS[key]) choose(MODE_KEYS[key]);
      else return false;
      return true;
    },
  };
}
