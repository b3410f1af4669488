// SPDX-License-Identifier: MIT
// learn_steps.js - all steps that are possible now, easiest first.

import { parseStep, positionOf } from '../../model/step.js';
import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';
import { StepList } from '../steps/step_list.js';
import { stepPicture } from '../steps/step_picture.js';
import { USUAL_WORK } from './learn_state.js';

/** Groups steps by technique, in the order in which the techniques first appear. @param {import('../../model/step.js').Step[]} steps */
function byTechnique(steps) {
  /** @type {Map<string, import('../../model/step.js').Step[]>} */
  const groups = new Map();
  for (const step of steps) groups.set(step.title, [...(groups.get(step.title) ?? []), step]);
  return [...groups.values()];
}

/** @param {import('./learn_state.js').LearnState} state @returns {import('./learn_state.js').Part} */
export function stepsPart(state) {
  const { app } = state;
  let key = '';
  let at = -1;
  /** @type {import('../../model/step.js').Step[]} in the order of the list */
  let steps = [];
  const list = new StepList(t('learn.steps.list'), choose);
  const start = button(t('learn.steps.ask'), () => ask(), { class: 'primary' });
  const summary = el('p', {});
  const words = el('p', { class: 'words' });
  const end = el('div', {});
  const keyNow = () => `${state.profile}\n${state.progressLines(true)}`;

  /** @param {number} [work] */
  async function ask(work = USUAL_WORK) {
    clear();
    const asked = keyNow();
    const answer = await state.ask(
      `call steps\n${state.progressLines(true)}\nprofile ${state.profile}\nwork ${work}\n`,
    );
    if (!answer || asked !== keyNow()) return;
    key = asked;
    const groups = byTechnique(answer.steps.map((/** @type {any} */ raw) => parseStep(raw, app.rules)));
    steps = groups.flat();
    list.fill(
      groups.map((group) => ({
        heading: `${group[0].title} (${group.length})`,
        items: group.map((step) => ({ text: step.text.replace(/^[^:=]*(: |(?==>))/, ''), lang: 'en' })),
      })),
    );
    start.hidden = true;
    const count = t(answer.more ? 'learn.steps.first' : 'learn.steps.count', {
      count: steps.length,
      techniques: groups.length,
    });
    summary.textContent = answer.mistakes.length ? `${count} ${t('learn.steps.mistakes')}` : count;
    end.replaceChildren(state.endNote(answer.end, work, ask) ?? '');
    state.say(summary.textContent);
  }

  function clear() {
    key = '';
    steps = [];
    at = -1;
    list.fill([]);
    start.hidden = false;
    for (const text of [summary, words]) text.textContent = '';
    end.replaceChildren();
    app.redraw();
  }

  /** @param {number} index */
  function choose(index) {
    at = index;
    list.mark(index);
    words.textContent = steps[index].words;
    state.say(steps[index].words);
    app.redraw();
  }

  return {
    id: 'steps',
    usesProfile: true,
    element: el('div', {}, start, summary, words, end),
    more: list.element,
    show() {
      if (!key) ask();
    },
    changed() {
      if (key !== keyNow()) clear();
    },
    picture() {
      const { game, rules } = app;
      return steps[at] ? stepPicture(steps[at], positionOf(game, rules, true), game.layers.givens, rules) : null;
    },
  };
}
