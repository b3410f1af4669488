// SPDX-License-Identifier: MIT
// share_open.js - opens a link or any text with puzzles.

import { isPuzzleHash } from '../../model/link.js';
import { gameOfPuzzle, readPuzzles } from '../../model/puzzle_text.js';
import { LARGEST_SIZE } from '../../model/rules.js';
import { t } from '../../strings/index.js';
import { puzzleInShort } from '../board/rules_words.js';
import { button, el } from '../shell/dom.js';
import { openLink, openOnce } from './open_link.js';

/** @param {import('../../app.js').App} app */
export function shareOpen(app) {
  const box = el('textarea', { rows: 2, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' });
  const problem = el('p', { class: 'note bad', role: 'alert' });

  /** @param {import('../../model/puzzle_text.js').TextError} error */
  const errorText = ({ message, line, column }) =>
    line ? t('share.open.place', { message, line, column: column || 1 }) : `${message}.`;

  /** Opens all puzzles of a text and shows the first.  Returns what was left out, "" if nothing was. @param {string} text */
  async function openText(text) {
    const { puzzles, errors, more } = await readPuzzles(app.engine, text);
    const games = puzzles.filter(({ size }) => size <= LARGEST_SIZE).map(gameOfPuzzle);
    for (const game of games.reverse()) await openOnce(app, game);
    if (games.length > 1) app.announce(t('share.open.several', { count: games.length, what: puzzleInShort(app.game) }));
    const large = puzzles.length - games.length;
    if (!puzzles.length && !errors.length) return t('share.open.nothing');
    return [
      errors.length && errorText(errors[0]),
      large && t('share.open.too-large', { count: large, most: LARGEST_SIZE }),
      more && t('set.text.more'),
    ]
      .filter(Boolean)
      .join(' ');
  }

  async function open() {
    const text = box.value.trim();
    const hash = text.replace(/^[^#\s]*(?=#)/, '');
    try {
      problem.textContent = isPuzzleHash(hash) ? await openLink(app, hash) : await openText(text);
    } catch (error) {
      problem.textContent = t('app.failed', { reason: /** @type {Error} */ (error).message });
    }
    if (!problem.textContent) box.value = '';
  }

  return el(
    'section',
    { class: 'card' },
    el('h2', {}, t('share.open')),
    el('p', { class: 'note' }, t('share.open.about')),
    el('label', { class: 'open-box' }, el('span', {}, t('share.open.box')), box),
    problem,
    el('div', { class: 'row' }, button(t('share.open.open'), open)),
  );
}
