// SPDX-License-Identifier: MIT
// learn_why_not.js - why a digit is impossible in a cell: the steps from it to a contradiction; or a solution that has it
// there.

import { applyStep, parseStep, positionWith } from '../../model/step.js';
import { bit, cellName, digitsOf, symbol, textToDigits } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { digitOfKey } from '../play/play.js';
import { button, el } from '../shell/dom.js';
import { positionPicture, stepPicture } from '../steps/step_picture.js';
import { StepWalk } from '../steps/step_walk.js';
import { USUAL_WORK } from './learn_state.js';

/** @typedef {import('../../model/step.js').Position} Position */

/** @param {import('./learn_state.js').LearnState} state @returns {import('./learn_state.js').Part & { click: (event: MouseEvent) => void }} */
export function whyNotPart(state) {
  const { app } = state;
  const walk = new StepWalk(state, t('learn.why.list'));
  let cell = -1;
  let digit = 0;
  let key = '';
  const cells = el('select', { onchange: () => choose(Number(cells.value), digit) });
  const digits = el('select', { onchange: () => choose(cell, Number(digits.value)) });
  const ask = button(t('learn.why.ask'), () => question(), { class: 'primary' });
  const verdict = el('p', { class: 'verdict' });
  const end = el('div', {});
  const keyNow = () => `${state.profile}\n${app.game.requestLines()}`;
  const questionNow = () => `${keyNow()}\n${cell} ${digit}`;

  /** The position from the givens only: the player's entries may be the very digits in question. @returns {Position} */
  function givenPosition() {
    return positionWith(app.game, app.rules, app.game.layers.givens.slice());
  }

  /** @param {number} nextCell @param {number} nextDigit */
  function choose(nextCell, nextDigit) {
    cell = nextCell;
    digit = nextDigit;
    clear();
    drawChoice();
  }

  function drawChoice() {
    const { givens } = app.game.layers;
    const { size } = app.game;
    const open = givens.flatMap((given, index) => (given ? [] : [index]));
    const option = (/** @type {number} */ value, /** @type {number} */ chosen, /** @type {string} */ text) =>
      el('option', { value, selected: value === chosen }, text);
    if (!open.includes(cell)) cell = open[0] ?? -1;
    if (digit < 1 || digit > size) digit = digitsOf(givenPosition().candidates[cell] ?? 1)[0] ?? 1;
    cells.replaceChildren(...open.map((index) => option(index, cell, cellName(index, size))));
    digits.replaceChildren(...Array.from({ length: size }, (_, i) => option(i + 1, digit, symbol(i + 1))));
    ask.disabled = cell < 0;
  }

  /** @param {number} [work] */
  async function question(work = USUAL_WORK) {
    clear();
    const asked = questionNow();
    const about = { cell: cellName(cell, app.game.size), digit: symbol(digit) };
    const answer = await state.ask(
      `call why-not\n${app.game.requestLines()}\ncell ${about.cell}\ndigit ${about.digit}\n` +
        `profile ${state.profile}\nwork ${work}\n`,
    );
    if (!answer || asked !== questionNow()) return;
    verdict.textContent = t(`learn.why.${answer.result}`, about);
    state.say(verdict.textContent);
    end.replaceChildren(answer.result === 'unknown' ? (state.endNote('limit', work, question) ?? '') : '');
    if (answer.result === 'refuted') walk.fill(refutation(answer));
    else if (answer.result === 'possible') walk.fill(solution(answer));
  }

  /** @param {any} answer */
  function refutation(answer) {
    const { rules } = app;
    const givens = app.game.layers.givens.slice();
    const supposed = { cell, digit };
    const beginning = givenPosition();
    const about = { cell: cellName(cell, rules.size), digit: symbol(digit) };
    /** @type {import('../../model/step.js').Step[]} */
    const steps = answer.steps.map((/** @type {any} */ raw) => parseStep(raw, rules));
    const withDigit = applyStep(beginning, { placed: [supposed], removed: [] }, rules);
    const last = steps.at(-1);
    const dead = last ? applyStep(/** @type {Position} */ (last.position), last, rules) : withDigit;
    const mark = (/** @type {import('../board/board.js').Picture} */ picture) => {
      picture.cells[supposed.cell].tint = 'assumed';
      picture.cells[supposed.cell].note = t('learn.role.assumed');
      return picture;
    };
    return [
      {
        title: t('learn.why.suppose', about),
        words: t('learn.why.suppose', about),
        picture: () => mark(positionPicture(withDigit, givens)),
      },
      ...steps.map((step) => ({
        title: step.title,
        words: step.words,
        notation: step.text,
        picture: () => mark(stepPicture(step, /** @type {Position} */ (step.position), givens, rules)),
      })),
      {
        title: t('learn.why.dead-end'),
        words: t('learn.why.end', { ...about, text: answer.end.text }),
        picture() {
          const picture = mark(positionPicture(dead, givens));
          for (const index of answer.end.cells) picture.cells[index].tint = 'target';
          return { ...picture, outlines: answer.end.house === null ? [] : [rules.houses[answer.end.house].cells] };
        },
      },
    ];
  }

  /** @param {any} answer */
  function solution(answer) {
    const givens = app.game.layers.givens.slice();
    const solved = textToDigits(answer.solution);
    const at = cell;
    return [
      {
        title: t('learn.why.solution'),
        words: verdict.textContent ?? '',
        picture() {
          const picture = positionPicture({ digits: solved, candidates: solved.map(() => 0) }, givens);
          picture.cells[at].tint = 'assumed';
          return picture;
        },
      },
    ];
  }

  function clear() {
    verdict.textContent = '';
    end.replaceChildren();
    walk.fill([]);
    app.redraw();
  }

  return {
    id: 'why-not',
    usesProfile: true,
    element: el(
      'div',
      {},
      el('p', { class: 'note' }, t('learn.why.about')),
      el(
        'div',
        { class: 'row' },
        el('label', { class: 'field' }, el('span', {}, t('learn.why.cell')), cells),
        el('label', { class: 'field' }, el('span', {}, t('learn.why.digit')), digits),
        ask,
      ),
      verdict,
      walk.element,
      end,
    ),
    more: walk.list.element,
    show: drawChoice,
    changed() {
      if (key === keyNow()) return;
      key = keyNow();
      clear();
      drawChoice();
    },
    picture() {
      const shown = walk.picture();
      if (shown || cell < 0) return shown;
      const position = givenPosition();
      position.candidates[cell] |= bit(digit);
      return { ...positionPicture(position, app.game.layers.givens), spots: [{ cell, digit, role: 'assumed' }] };
    },
    key(event) {
      if (walk.key(event)) return true;
      const typed = digitOfKey(event, app.game.size);
      const only = app.board.selection.size === 1 ? [...app.board.selection][0] : cell;
      if (!typed || event.ctrlKey || event.metaKey || event.altKey || app.game.layers.givens[only]) return false;
      choose(only, typed);
      return true;
    },
    click(event) {
      const place = app.board.candidateAt(event);
      if (place && !app.game.layers.givens[place.cell]) choose(place.cell, place.digit);
    },
  };
}
