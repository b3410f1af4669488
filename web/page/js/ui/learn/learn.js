// SPDX-License-Identifier: MIT
// learn.js - hints, explanations and ratings: several parts (learn_*.js), one shown at a time, the profile whose techniques
// they use, and the legend of the board.

import { t } from '../../strings/index.js';
import { button, choice, el } from '../shell/dom.js';
import { legend } from '../steps/step_picture.js';
import { explainPart } from './learn_explain.js';
import { hintPart } from './learn_hint.js';
import { ratingPart } from './learn_rating.js';
import { LearnState, PROFILES } from './learn_state.js';
import { stepsPart } from './learn_steps.js';
import { techniquesPart } from './learn_techniques.js';
import { whyNotPart } from './learn_why_not.js';

/** @param {import('../../app.js').App} app @returns {import('../../app.js').View} */
export function learnView(app) {
  const state = new LearnState(app);
  const explain = explainPart(state);
  const whyNot = whyNotPart(state);

  /** @param {string} profile @param {Parameters<typeof explain.jump>[0]} find */
  function explainAt(profile, find) {
    state.profile = profile;
    /** @type {HTMLSelectElement} */ (profiles.querySelector('select')).value = profile;
    explain.jump(find);
    enter('explain');
  }

  const parts = [
    hintPart(state),
    explain,
    stepsPart(state),
    whyNot,
    ratingPart(state, (profile, technique) =>
      explainAt(profile, (steps) => {
        const hardest = Math.max(...steps.filter((s) => s.technique === technique).map((s) => s.rating));
        return steps.findIndex((s) => s.technique === technique && s.rating === hardest);
      }),
    ),
    techniquesPart(state, (profile, step) => explainAt(profile, () => step)),
  ];
  let part = parts[0];
  const key = el('div', { class: 'legend-place' });
  const panel = el('div', { role: 'tabpanel', id: 'learn-panel', tabindex: -1, class: 'learn-panel' });
  const profiles = choice(t('learn.profile'), PROFILES, state.profile, (name) => {
    state.profile = name;
    changed();
  });
  const tabs = new Map(
    parts.map(({ id }) => [
      id,
      button(t(`learn.part.${id}`), () => enter(id), {
        role: 'tab',
        id: `learn-tab-${id}`,
        'data-part': id,
        'aria-controls': 'learn-panel',
      }),
    ]),
  );
  const list = el(
    'div',
    { class: 'parts', role: 'tablist', 'aria-label': t('learn.parts'), onkeydown: tabKey },
    ...tabs.values(),
  );

  /** @param {string} id */
  function open(id) {
    state.cancel();
    state.tell('');
    part = parts.find((other) => other.id === id) ?? parts[0];
    for (const [name, tab] of tabs) {
      tab.setAttribute('aria-selected', String(name === part.id));
      tab.tabIndex = name === part.id ? 0 : -1;
    }
    profiles.hidden = !part.usesProfile;
    panel.setAttribute('aria-labelledby', `learn-tab-${part.id}`);
    panel.replaceChildren(part.element, state.element, key, part.more ?? '');
    part.changed?.();
    part.show?.();
    app.redraw();
  }

  /** Shows a part and moves the focus into it, so that its keys work instead of those of the tabs. @param {string} id */
  function enter(id) {
    open(id);
    panel.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  function tabKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const ids = [...tabs.keys()];
    const next = ids[(ids.indexOf(part.id) + step + ids.length) % ids.length];
    open(next);
    tabs.get(next)?.focus();
    event.preventDefault();
  }

  function changed() {
    for (const one of parts) one.changed?.();
    part.show?.();
  }

  app.board.grid.addEventListener('click', (event) => {
    if (app.view === view && part === whyNot) whyNot.click(event);
  });

  /** @type {import('../../app.js').View} */
  const view = {
    id: 'learn',
    element: el('div', { class: 'card learn' }, list, panel, profiles),
    show: () => open(part.id),
    hide: () => state.cancel(),
    gameChanged: changed,
    picture() {
      const shown = part.picture?.() ?? null;
      key.replaceChildren(legend(shown));
      return shown ?? app.picture();
    },
    key: (event) => part.key?.(event) ?? false,
  };
  return view;
}
