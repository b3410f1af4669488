// SPDX-License-Identifier: MIT
// learn_rating.js - how hard the puzzle is, on the scales of three programs.

import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';
import { PROFILES, profileTitle, USUAL_WORK } from './learn_state.js';

/**
 * @param {import('./learn_state.js').LearnState} state
 * @param {(profile: string, technique: string) => void} showHardest
 * @returns {import('./learn_state.js').Part}
 */
export function ratingPart(state, showHardest) {
  const { app } = state;
  let key = '';
  const start = button(t('learn.rating.ask'), () => ask(), { class: 'primary' });
  const results = el('div', {});
  const keyNow = () => app.game.requestLines();

  /** Rates by one profile after the other, so that fast ratings appear at once. @param {number} [work] */
  async function ask(work = USUAL_WORK) {
    clear();
    const asked = keyNow();
    const meta = await state.meta();
    if (!meta) return;
    /** @type {Map<string, string>} */
    const titles = new Map(meta.techniques.map((/** @type {any} */ technique) => [technique.name, technique.title]));
    const told = [];
    for (const { value } of PROFILES) {
      const answer = await state.ask(`call rate\n${asked}\nprofiles ${value}\nbottlenecks yes\nwork ${work}\n`);
      if (!answer || asked !== keyNow()) return;
      if (answer.answer !== 'unique') {
        state.tell(t(`learn.rating.${answer.answer}`), true);
        break;
      }
      const rating = answer.ratings[0];
      results.append(card(rating, titles, state.endNote(rating.end, work, ask)));
      told.push(`${profileTitle(value)}: ${figure(rating)}`);
    }
    key = asked;
    start.hidden = true;
    if (told.length) state.say(told.join('. '));
  }

  /** @param {any} rating */
  function figure(rating) {
    if (rating.level) return t('rating.level', { level: t(`level.${rating.level}`), score: rating.score });
    if (rating.rating === null) return t('learn.rating.open');
    return ['rating', 'pearl', 'diamond'].map((name) => rating[name].toFixed(1)).join(' / ');
  }

  /** @param {any} rating @param {Map<string, string>} titles @param {HTMLElement | null} note */
  function card(rating, titles, note) {
    const most = Math.max(...rating.used.map((/** @type {any} */ use) => use.count), 1);
    const facts = [
      t('learn.rating.steps', { count: rating.steps }),
      rating.bottlenecks === null ? '' : t('learn.rating.bottlenecks', { count: rating.bottlenecks }),
      rating.guessed ? t('learn.rating.guessed') : '',
    ];
    const hardest =
      rating.hardest &&
      button(t('learn.rating.hardest', { technique: titles.get(rating.hardest) ?? rating.hardest }), () =>
        showHardest(rating.profile, rating.hardest),
      );
    return el(
      'section',
      { class: 'rating', 'data-profile': rating.profile },
      el('h2', {}, profileTitle(rating.profile)),
      el('p', { class: 'figure' }, figure(rating)),
      !rating.level && rating.rating !== null && el('p', { class: 'note' }, t('learn.rating.ed')),
      el('p', { class: 'note' }, facts.filter(Boolean).join(' ')),
      note,
      hardest,
      el(
        'ul',
        { class: 'bars', 'aria-label': t('learn.rating.used') },
        ...rating.used.map((/** @type {any} */ use) =>
          bar(titles.get(use.technique) ?? use.technique, use.count, most),
        ),
      ),
    );
  }

  /** @param {string} title @param {number} count @param {number} most */
  function bar(title, count, most) {
    const line = el('span', { class: 'bar', 'aria-hidden': 'true' });
    line.style.setProperty('--share', String(count / most));
    return el('li', {}, el('span', {}, title), el('span', { class: 'count' }, String(count)), line);
  }

  function clear() {
    key = '';
    start.hidden = false;
    results.replaceChildren();
  }

  return {
    id: 'rating',
    element: el('div', {}, start, results),
    show() {
      if (!key) ask();
    },
    changed() {
      if (key !== keyNow()) clear();
    },
  };
}
