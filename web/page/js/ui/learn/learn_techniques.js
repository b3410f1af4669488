// SPDX-License-Identifier: MIT
// learn_techniques.js - all techniques, each with a description and an example.

import { gameOfPuzzle, readPuzzles } from '../../model/puzzle_text.js';
import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';
import { profileTitle } from './learn_state.js';

/**
 * @param {import('./learn_state.js').LearnState} state
 * @param {(profile: string, step: number) => void} showStep
 * @returns {import('./learn_state.js').Part}
 */
export function techniquesPart(state, showStep) {
  const { app } = state;
  const search = el('input', { type: 'search', oninput: () => filter() });
  const count = el('p', { class: 'note' });
  const list = el('div', { class: 'techniques' });
  /** @type {{ element: HTMLElement, name: string, text: string }[]} */
  let entries = [];

  async function load() {
    if (entries.length) return;
    const meta = await state.meta();
    if (!meta || entries.length) return;
    entries = meta.techniques.map((/** @type {any} */ technique) => ({
      element: entry(technique),
      name: technique.name,
      text: `${technique.title} ${technique.name} ${technique.about}`.toLowerCase(),
    }));
    list.replaceChildren(...entries.map(({ element }) => element));
    filter();
  }

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { element, text } of entries) {
      element.hidden = !words.every((word) => text.includes(word));
      if (!element.hidden) shown++;
    }
    tellCount(shown);
    if (entries.length && words.length && !shown) meant(search.value);
  }

  /** @param {number} shown */
  function tellCount(shown) {
    count.textContent = t('learn.techniques.count', { shown, count: entries.length });
    if (search.value.trim()) state.say(count.textContent);
  }

  /** If no text matches the search, asks the library, which knows more names and finds similar ones. @param {string} wanted */
  async function meant(wanted) {
    try {
      const { technique } = await app.engine.ask(`call technique\nname ${wanted.trim()}\n`);
      if (search.value !== wanted) return;
      for (const { element, name } of entries) element.hidden = name !== technique;
      tellCount(1);
    } catch (error) {
      if (search.value !== wanted) return;
      count.textContent = /** @type {Error} */ (error).message;
      state.say(count.textContent);
    }
  }

  /** @param {any} technique */
  function entry(technique) {
    const { title, about, se121, sukaku118, sukaku2023, level, score, example } = technique;
    const ratings = [
      level && `HoDoKu: ${t(`level.${level}`)}, ${score}`,
      se121 !== null && `${profileTitle('se121')}: ${se121.toFixed(1)}`,
      sukaku118 !== null && `${profileTitle('sukaku118')}: ${sukaku118.toFixed(1)}`,
      sukaku2023 !== null && `${profileTitle('sukaku2023')}: ${sukaku2023.toFixed(1)}`,
    ];
    return el(
      'details',
      { 'data-technique': technique.name },
      el('summary', {}, title),
      el('p', {}, about),
      el('p', { class: 'note' }, ratings.filter(Boolean).join(' · ')),
      example &&
        el(
          'div',
          {},
          button(t('learn.techniques.example'), () => show(technique), {
            'aria-label': t('learn.techniques.example-of', { technique: title }),
          }),
        ),
    );
  }

  /** Opens the example as a new game, at its step. @param {any} technique */
  async function show({ title, example }) {
    const { puzzles } = await readPuzzles(app.engine, example.puzzle);
    await app.openGame(gameOfPuzzle({ ...puzzles[0], title }));
    showStep(example.profile, example.step - 1);
  }

  return {
    id: 'techniques',
    element: el(
      'div',
      {},
      el('label', { class: 'field search' }, el('span', {}, t('learn.techniques.search')), search),
      count,
      list,
    ),
    show: () => load(),
  };
}
