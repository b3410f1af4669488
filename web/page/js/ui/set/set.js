// SPDX-License-Identifier: MIT
// set.js - setting puzzles: givens on the board, the rules beside it, and a light that shows whether there is one solution.

import { EngineError } from '../../engine/client.js';
import { Game } from '../../model/game.js';
import { Rules } from '../../model/rules.js';
import { symbol } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { digitOfKey } from '../play/play.js';
import { button, el } from '../shell/dom.js';
import { Light } from './set_light.js';
import { RegionsCard } from './set_regions.js';
import { ShapeCard } from './set_shape.js';
import { TextCard } from './set_text.js';

/** @param {import('../../app.js').App} app @returns {import('../../app.js').View} */
export function setView(app) {
  /**
   * Changes the rules, or returns why they are invalid.
   * @param {import('../../model/rules.js').Shape} shape
   * @returns {Promise<EngineError | null>}
   */
  async function tryShape(shape) {
    const { game } = app;
    try {
      await Rules.load(app.engine, shape);
      if (game === app.game) game.setShape(shape);
      return null;
    } catch (error) {
      if (error instanceof EngineError) return error;
      throw error;
    }
  }

  const light = new Light(app);
  const shape = new ShapeCard(app, tryShape);
  const regions = new RegionsCard(app, tryShape, () => {
    drawKeys();
    light.wait(regions.unfinished);
  });
  const text = new TextCard(app);
  const keypad = el('div', { class: 'keypad', role: 'group', 'aria-label': t('set.givens') });
  const undo = button(t('set.undo'), () => takeBack());
  const redo = button(t('set.redo'), () => app.game.redo('puzzle'));
  const hidden = el('p', { class: 'note' }, t('set.hidden'));

  /** @param {number} digit 0 clears */
  function give(digit) {
    if (app.board.selection.size) app.game.give(app.board.selection, digit);
    else app.announce(t('set.select-first'));
  }

  function takeBack() {
    if (!regions.painting || !regions.undo()) app.game.undo('puzzle');
  }

  function play() {
    app.game.restart();
    app.game.done = false;
    app.game.seconds = 0;
    app.openView('play');
    app.board.focus();
  }

  /** Digits, or regions while painting. */
  function drawKeys() {
    const { size } = app.game;
    keypad.hidden = regions.painting;
    undo.disabled = !app.game.canUndo('puzzle') && !regions.painting;
    if (keypad.childElementCount === size + 1) return;
    keypad.style.setProperty('--columns', String(size <= 9 ? 5 : 9));
    keypad.style.setProperty('--columns-narrow', String(size <= 9 ? 5 : 9));
    keypad.replaceChildren(
      ...Array.from({ length: size }, (_, i) => button(symbol(i + 1), () => give(i + 1))),
      button('⌫', () => give(0), { 'aria-label': t('set.clear') }),
    );
  }

  function draw() {
    drawKeys();
    redo.disabled = !app.game.canRedo('puzzle');
    hidden.hidden = !app.game.layers.entries.some(Boolean);
    shape.draw();
    regions.gameChanged();
    light.refresh();
  }

  return {
    id: 'set',
    element: el(
      'div',
      { class: 'set' },
      light.element,
      el(
        'section',
        { class: 'card', 'aria-label': t('set.givens') },
        keypad,
        regions.brush,
        hidden,
        el('div', { class: 'row' }, undo, redo),
        el(
          'div',
          { class: 'row' },
          button(t('set.play'), play, { class: 'primary' }),
          button(t('set.new'), () => app.openGame(new Game(app.game.shape))),
        ),
      ),
      light.choice,
      text.element,
      shape.element,
      regions.element,
    ),
    show() {
      text.listen();
      draw();
      shape.offerRules().catch((error) => app.announceFailure(error));
    },
    hide() {
      text.deafen();
      regions.stop();
      light.stop();
    },
    gameChanged: draw,
    picture() {
      const picture = regions.painting ? regions.picture() : light.picture();
      if (shape.pointedHouse) picture.outlines = [...(picture.outlines ?? []), shape.pointedHouse];
      return picture;
    },
    key(event) {
      const control = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const digit = control || event.altKey ? 0 : digitOfKey(event, app.game.size);
      if (control && key === 'z' && !event.shiftKey) takeBack();
      else if (control && (key === 'y' || key === 'z')) app.game.redo('puzzle');
      else if (regions.painting) return regions.key(event);
      else if (digit) give(digit);
      else if (['backspace', 'delete', '0', '.'].includes(key) && !control) give(0);
      else return false;
      return true;
    },
  };
}
