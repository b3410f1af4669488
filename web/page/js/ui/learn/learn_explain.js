// SPDX-License-Identifier: MIT
// learn_explain.js - the whole path to the solution, step by step.

import { applyStep, parseStep } from '../../model/step.js';
import { cellName, symbol } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { button, choice, el } from '../shell/dom.js';
import { positionPicture, stepPicture } from '../steps/step_picture.js';
import { StepWalk } from '../steps/step_walk.js';
import { USUAL_WORK } from './learn_state.js';

/** Jumping takes effect when the part is shown. @typedef {import('./learn_state.js').Part & { jump: (find: (steps: import('../../model/step.js').Step[]) => number) => void }} ExplainPart */

/** "r2c4=1": distinguishes steps of the same technique. @param {import('../../model/step.js').Step} step @param {number} size */
const digitsIn = ({ placed }, size) =>
  placed.map(({ cell, digit }) => `${cellName(cell, size)}=${symbol(digit)}`).join(', ');

/** @param {import('./learn_state.js').LearnState} state @returns {ExplainPart} */
export function explainPart(state) {
  const { app } = state;
  const walk = new StepWalk(state, t('learn.explain.list'));
  let from = 'givens';
  let key = '';
  /** Selects the step to show once the steps are known. @type {(steps: import('../../model/step.js').Step[]) => number} */
  let target = () => 0;
  /** @type {import('../../model/step.js').Position[]} before each step, and after the last */
  let positions = [];
  const end = el('div', {});
  const start = button(t('learn.explain.ask'), () => ask(), { class: 'primary' });
  const takeOver = button(t('learn.explain.play'), () => playFromHere());

  const source = choice(
    t('learn.explain.from'),
    ['givens', 'now'].map((value) => ({ value, text: t(`learn.explain.from.${value}`) })),
    from,
    (value) => {
      from = value;
      ask();
    },
  );

  const lines = () =>
    from === 'now' ? `${app.game.requestLines({ progress: true })}\nfrom now` : app.game.requestLines();
  const keyNow = () => `${state.profile}\n${lines()}`;

  /** @param {number} [work] */
  async function ask(work = USUAL_WORK) {
    clear();
    const { rules } = app;
    const givens = app.game.layers.givens.slice();
    const asked = keyNow();
    const answer = await state.ask(`call explain\n${lines()}\nprofile ${state.profile}\nwork ${work}\n`);
    if (!answer || asked !== keyNow()) return;
    key = asked;
    /** @type {import('../../model/step.js').Step[]} */
    const steps = answer.steps.map((/** @type {any} */ raw) => parseStep(raw, rules));
    const note = state.endNote(answer.end, work, ask);
    end.replaceChildren(
      answer.answer === 'several' ? el('p', { class: 'note bad' }, t('learn.several')) : '',
      note ?? '',
    );
    start.hidden = true;
    const last = steps.at(-1);
    if (!last) {
      if (!note) state.tell(t('learn.end.solved'));
      return;
    }
    positions = steps.map((step) => /** @type {import('../../model/step.js').Position} */ (step.position));
    positions.push(applyStep(positions[positions.length - 1], last, rules));
    const stops = steps.map((step, i) => ({
      title: step.title,
      short: step.placed.length ? `${step.title}: ${digitsIn(step, rules.size)}` : step.title,
      words: step.words,
      notation: step.text,
      picture: () => stepPicture(step, positions[i], givens, rules),
    }));
    const solved = positions[positions.length - 1].digits.every(Boolean);
    const finish = {
      end: true,
      title: t(solved ? 'learn.explain.solved' : 'learn.explain.end'),
      words: solved ? t('learn.explain.solved-in', { count: steps.length }) : '',
      picture: () => positionPicture(positions[positions.length - 1], givens),
    };
    takeOver.hidden = false;
    walk.fill([...stops, finish], Math.max(target(steps), 0));
    target = () => 0;
  }

  function clear() {
    key = '';
    positions = [];
    end.replaceChildren();
    start.hidden = false;
    takeOver.hidden = true;
    walk.fill([]);
    app.redraw();
  }

  function changed() {
    if (key !== keyNow()) clear();
  }

  /** Makes the current position that of the game: its digits, and its candidates as centre marks. */
  function playFromHere() {
    const { game } = app;
    const { digits, candidates } = positions[walk.at];
    const number = walk.at + 1;
    game.change(() => {
      for (let cell = 0; cell < game.cells; cell++) {
        if (game.layers.givens[cell]) continue;
        game.put('entries', cell, digits[cell]);
        game.put('centre', cell, candidates[cell]);
      }
    });
    state.tell(t('learn.explain.played', { number }));
  }

  clear();
  return {
    id: 'explain',
    usesProfile: true,
    element: el(
      'div',
      {},
      el('div', { class: 'row' }, source, start),
      walk.element,
      el('div', { class: 'row' }, takeOver),
      end,
    ),
    more: walk.list.element,
    show() {
      if (!key) ask();
    },
    changed,
    jump(find) {
      from = 'givens';
      /** @type {HTMLSelectElement} */ (source.querySelector('select')).value = from;
      target = find;
      clear();
    },
    picture: () => walk.picture(),
    key: (event) => walk.key(event),
  };
}
