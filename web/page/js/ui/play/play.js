// SPDX-License-Identifier: MIT
// play.js - playing: enters digits, marks and colours by keypad and keyboard, with help and checks.
//
// The keys are those of SudokuPad: digits enter digits, with Shift (or in mode X) corner marks, with Ctrl (or in mode C)
// centre marks, with both (or in mode V) colours; Z X C V choose the mode, Space the next one.  In large grids letters are
// digits first: C is then a digit, and letters with Ctrl remain commands such as Ctrl+A.

import { symbol } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { describeCell, houseName } from '../board/cell_words.js';
import { button, el } from '../shell/dom.js';
import { Checker } from './play_check.js';
import { Clock } from './play_clock.js';
import { helpDialog } from './play_help.js';
import { Keypad, MODES } from './play_keypad.js';
import { optionList } from './play_options.js';
import { puzzlesDialog } from './play_puzzles.js';

/** @type {Record<string, import('./play_keypad.js').Mode>} */
const MODE_KEYS = { z: 'digit', x: 'corner', c: 'centre', v: 'colour' };

/**
 * The digit that a key means, with or without Shift; 0: none.  Letters with Ctrl are commands.
 * @param {KeyboardEvent} event @param {number} size
 */
export function digitOfKey(event, size) {
  const figure = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (figure) return Number(figure) <= size ? Number(figure) : 0;
  if (event.ctrlKey || event.metaKey || !/^[a-z]$/i.test(event.key)) return 0;
  const digit = event.key.toUpperCase().charCodeAt(0) - 55;
  return digit <= size ? digit : 0;
}

/** A button with a sign and, where there is room, its name. @param {string} sign @param {string} name @param {string} keys @param {() => void} act */
function actionButton(sign, name, keys, act) {
  const action = button(sign, act, { 'aria-label': name, title: name, 'aria-keyshortcuts': keys });
  action.append(el('span', { class: 'name' }, ` ${name}`));
  return action;
}

/** @param {import('../../app.js').App} app @returns {import('../../app.js').View} */
export function playView(app) {
  const keypad = new Keypad(app);
  const checker = new Checker(app);
  const clock = new Clock(app);
  const help = helpDialog();
  const puzzles = puzzlesDialog(app);
  const undo = actionButton('↶', t('play.undo'), 'Control+Z', () => app.game.undo('play'));
  const redo = actionButton('↷', t('play.redo'), 'Control+Y', () => app.game.redo('play'));
  const several = button(t('play.several'), () => selectMore(!app.board.selectsMore), {
    'aria-pressed': 'false',
    title: t('play.several.about'),
  });
  const title = el('h2');
  /** The game last checked, and its conflicts then: only new ones are announced. */
  let seen = { game: app.game, conflicts: /** @type {Map<number, number | null>} */ (new Map()) };

  /** @param {boolean} on */
  function selectMore(on) {
    app.board.selectsMore = on;
    several.setAttribute('aria-pressed', String(on));
  }

  function fillCandidates() {
    app.game.fillCentre(app.rules.marks(app.game.digits, app.game.layers.allowed).candidates);
    app.announce(t('play.filled'));
  }

  function restart() {
    app.game.seconds = 0;
    app.game.restart();
    app.announce(t('play.restarted'));
  }

  /** A conflict in words. @param {number} cell @param {number | null} house */
  function conflictText(cell, house) {
    const digit = symbol(app.game.digits[cell]);
    if (house === null) return t('play.not-allowed', { digit });
    return t('play.conflict', { digit, house: houseName(app.rules.houses[house]) });
  }

  /** Notices a finished puzzle, and new conflicts. */
  function look() {
    const { game, rules } = app;
    const { conflicts } = rules.marks(game.digits, game.layers.allowed);
    const solved = game.isFull && rules.houses.length > 0 && !conflicts.size && game.layers.entries.some(Boolean);
    const news = seen.game === game ? [...conflicts].filter(([cell]) => !seen.conflicts.has(cell)) : [];
    checker.changed();
    if (solved && !game.done) {
      const sentence = t('play.solved', { time: clock.text() });
      checker.tell(sentence, 'good');
      app.announce(sentence);
    } else if (news.length && app.store.settings.conflicts)
      app.announce(conflictText(...(news.find(([cell]) => app.board.selection.has(cell)) ?? news[0])));
    game.done = solved;
    seen = { game, conflicts };
  }

  function draw() {
    keypad.update();
    undo.disabled = !app.game.canUndo('play');
    redo.disabled = !app.game.canRedo('play');
    title.textContent = app.game.title || t('play.untitled');
    clock.update();
  }

  function changed() {
    if (!app.rulesFit) return;
    look();
    draw();
  }

  /** Announces a changed cell: screen readers read a cell when it gets the focus, not when it changes. */
  function whisperCell() {
    const [cell, ...others] = app.board.selection;
    if (cell === undefined || others.length) return;
    app.whisper(describeCell(app.rules, cell, app.picture().cells[cell]));
  }

  /** Selects all cells with the same digit as this one, or else the same centre marks, corner marks or colours. @param {{ cell: number, more: boolean }} detail */
  function selectAlike({ cell, more }) {
    const { digits, layers } = app.game;
    const layer = [digits, layers.centre, layers.corner, layers.colours].find((values) => values[cell]);
    if (!layer) return;
    const open = layer !== digits && layer !== layers.colours;
    const alike = layer.flatMap((value, c) => (value === layer[cell] && !(open && digits[c]) ? [c] : []));
    app.board.select(more ? [...app.board.selection, ...alike] : alike, cell);
  }
  app.board.addEventListener('open', (event) => {
    if (app.view?.id === 'play') selectAlike(/** @type {CustomEvent} */ (event).detail);
  });

  /** @param {KeyboardEvent} event */
  function command(event) {
    const key = event.key.toLowerCase();
    if (key === 'z') event.shiftKey ? app.game.redo('play') : app.game.undo('play');
    else if (key === 'y') app.game.redo('play');
    else return false;
    return true;
  }

  /** @param {KeyboardEvent} event */
  function plainKey(event) {
    const key = event.key.toLowerCase();
    const step = event.shiftKey ? MODES.length - 1 : 1;
    if (key === 'backspace' || key === 'delete' || key === '0') app.game.clear(app.board.selection);
    else if (key === ' ') keypad.choose(MODES[(MODES.indexOf(keypad.mode) + step) % MODES.length]);
    else if (key === '?') help.showModal();
    else if (MODE_KEYS[key]) keypad.choose(MODE_KEYS[key]);
    else return false;
    return true;
  }

  return {
    id: 'play',
    element: el(
      'div',
      { class: 'play' },
      el(
        'section',
        { class: 'card', 'aria-label': t('play.writing') },
        keypad.element,
        el('div', { class: 'row actions' }, undo, redo, several, clock.element),
      ),
      el(
        'section',
        { class: 'card', 'aria-label': t('play.helps') },
        el(
          'div',
          { class: 'row' },
          checker.button,
          button(t('play.back'), () => checker.back()),
          button(t('play.fill'), fillCandidates),
        ),
        checker.element,
      ),
      el(
        'section',
        { class: 'card' },
        title,
        el(
          'div',
          { class: 'row' },
          button(t('play.puzzles'), () => puzzles.open()),
          button(t('play.restart'), restart),
          button(t('play.keys'), () => help.showModal(), { 'aria-keyshortcuts': '?' }),
        ),
        optionList(app, () => {
          app.redraw();
          draw();
        }),
      ),
      help,
      puzzles.dialog,
    ),
    show() {
      clock.run();
      changed();
    },
    hide() {
      clock.stop();
      checker.stop();
      selectMore(false);
    },
    gameChanged() {
      changed();
      whisperCell();
    },
    picture() {
      const picture = app.picture();
      for (const cell of checker.shown) picture.cells[cell].mistake = true;
      return picture;
    },
    key(event) {
      if (event.altKey) return false;
      if (app.board.key(event)) return true;
      const control = event.ctrlKey || event.metaKey;
      const mode = keypad.modeOf(control, event.shiftKey);
      const digit = digitOfKey(event, mode === 'colour' ? 9 : app.game.size);
      if (digit) keypad.write(digit, mode);
      else return control ? command(event) : plainKey(event);
      return true;
    },
  };
}
