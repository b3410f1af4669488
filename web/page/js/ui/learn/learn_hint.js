// SPDX-License-Identifier: MIT
// learn_hint.js - the next step, in as much detail as the player wants: where, which house, which technique, which cells,
// and why.  Mistakes come first, at the same levels of detail, since nothing that follows from them is of use.

import { ninthOf, parseStep, positionOf } from '../../model/step.js';
import { bit, cellName, symbol } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { button, el, toggle } from '../shell/dom.js';
import { stepPicture } from '../steps/step_picture.js';
import { USUAL_WORK } from './learn_state.js';

/** Keys of the engine's texts. */
const LEVELS = ['where', 'house', 'technique', 'cells', 'step'];

/** @typedef {{ cell: number, digit: number, missing: boolean }} Mistake */

/** @param {import('./learn_state.js').LearnState} state @returns {import('./learn_state.js').Part} */
export function hintPart(state) {
  const { app } = state;
  let useMarks = true;
  let level = 0;
  let key = '';
  /** @type {import('../../model/step.js').Step | null} */
  let step = null;
  /** The text of each level. @type {string[]} */
  let words = [];
  /** What to highlight. @type {{ cell: number, house: number, cells: number[] }} */
  let look = { cell: 0, house: 0, cells: [] };
  /** @type {Mistake[]} */
  let mistakes = [];
  const more = button(t('learn.hint.ask'), () => (hasHint() && level < LEVELS.length ? reveal(level + 1) : ask()), {
    class: 'primary',
  });
  const apply = button(t('learn.hint.do'), () => doIt());
  const takeBack = button(t('learn.hint.take-back'), () => correct());
  const levels = el('ol', { class: 'levels' });
  const told = el('div', {});
  const marks = toggle(t('learn.hint.marks'), useMarks, (on) => {
    useMarks = on;
    changed();
  });

  const hasHint = () => step !== null || mistakes.length > 0;
  /** @param {number} at */
  const levelTitle = (at) => t(mistakes.length ? `learn.mistake.level.${at}` : `learn.level.${at}`);
  const keyNow = () => `${state.profile}\n${state.progressLines(useMarks)}`;

  /** @param {number} [work] */
  async function ask(work = USUAL_WORK) {
    const asked = keyNow();
    const answer = await state.ask(
      `call hint\n${state.progressLines(useMarks)}\nprofile ${state.profile}\nwork ${work}\n`,
    );
    if (!answer || asked !== keyNow()) return;
    key = asked;
    mistakes = answer.mistakes;
    step = answer.step ? parseStep(answer.step, app.rules) : null;
    words = LEVELS.map((name) => answer.words[name]);
    look = answer.look ?? look;
    level = 0;
    told.replaceChildren();
    if (hasHint()) {
      if (answer.answer === 'several') told.append(el('p', { class: 'note bad' }, t('learn.several')));
      reveal(1);
      return;
    }
    if (answer.end === 'solved') state.tell(t('learn.end.solved'));
    else told.append(state.endNote(answer.end, work, ask) ?? '');
    draw();
  }

  /** @param {number} to */
  function reveal(to) {
    level = to;
    if (hasHint()) state.say(`${levelTitle(to)}: ${words[to - 1]}`);
    draw();
  }

  function draw() {
    const shown = step;
    levels.hidden = !hasHint();
    levels.replaceChildren(
      ...LEVELS.map((_, i) => {
        const at = i + 1;
        const known = hasHint() && at <= level;
        return el(
          'li',
          { class: at === level ? 'current' : '' },
          button(levelTitle(at), () => reveal(at), { 'aria-pressed': String(at === level) }),
          known && el('p', {}, words[i]),
          known && shown && at === LEVELS.length && el('p', { class: 'notation', lang: 'en' }, shown.text),
        );
      }),
    );
    more.textContent = t(hasHint() && level < LEVELS.length ? 'learn.hint.more' : 'learn.hint.ask');
    more.hidden = level === LEVELS.length;
    apply.hidden = !step || level < LEVELS.length;
    takeBack.hidden = !mistakes.length;
    app.redraw();
  }

  /** Enters the digits that the step places, or removes candidates from the centre marks; undone in one step. */
  function doIt() {
    const { game, rules } = app;
    const done = step;
    if (!done) return;
    const { digits, candidates } = positionOf(game, rules, useMarks);
    game.change(() => {
      if (done.removed.length) {
        for (let cell = 0; cell < game.cells; cell++)
          if (!digits[cell] && (!useMarks || !game.layers.centre[cell])) game.put('centre', cell, candidates[cell]);
        for (const { cell, digit } of done.removed) game.put('centre', cell, game.layers.centre[cell] & ~bit(digit));
      }
      for (const { cell, digit } of done.placed)
        game.enter([cell], digit, app.store.settings.cleanMarks ? rules : null);
    });
    /* Only the marks show what a step removed, so the next hint has to use them. */
    if (done.removed.length && !useMarks) {
      useMarks = true;
      /** @type {HTMLInputElement} */ (marks.querySelector('input')).checked = true;
      changed();
    }
    state.tell(t('learn.hint.done', { step: done.title }));
    more.focus();
  }

  /** Removes wrong digits, and adds missing ones to the marks. */
  function correct() {
    const { game } = app;
    const list = mistakes;
    game.change(() => {
      for (const { cell, digit, missing } of list)
        if (missing) game.put('centre', cell, game.layers.centre[cell] | bit(digit));
        else game.put('entries', cell, 0);
    });
    state.tell(t('learn.hint.taken-back', { count: list.length }));
    more.focus();
  }

  function changed() {
    if (key === keyNow()) return;
    key = keyNow();
    step = null;
    mistakes = [];
    level = 0;
    told.replaceChildren();
    draw();
  }

  /** @returns {import('../board/board.js').Picture | null} */
  function picture() {
    const { game, rules } = app;
    if (step && level === LEVELS.length)
      return stepPicture(step, positionOf(game, rules, useMarks), game.layers.givens, rules);
    if (!step && !mistakes.length) return null;
    const shown = app.picture();
    for (const cell of shown.cells) cell.tint = undefined;
    if (level === LEVELS.length) strike(shown);
    if (level === 1 && step) for (const cell of ninthOf(look.cell, rules.size)) shown.cells[cell].tint = 'look';
    /* The second degree names the house of a step, and the kind of a mistake. */
    if (level >= (step ? 2 : 3)) shown.outlines = [rules.houses[look.house].cells];
    if (level >= 4) for (const cell of look.cells) shown.cells[cell].tint ??= 'look';
    return shown;
  }

  /** @param {import('../board/board.js').Picture} shown */
  function strike(shown) {
    for (const { cell, digit, missing } of mistakes) {
      shown.cells[cell].mistake = !missing;
      if (missing) shown.cells[cell].tint = 'look';
      shown.cells[cell].note = t(missing ? 'learn.mistake.missing' : 'learn.mistake.digit', {
        cell: cellName(cell, app.game.size),
        digit: symbol(digit),
      });
    }
  }

  draw();
  return {
    id: 'hint',
    usesProfile: true,
    element: el('div', {}, marks, told, levels, el('div', { class: 'row' }, more, apply, takeBack)),
    changed,
    picture,
  };
}
