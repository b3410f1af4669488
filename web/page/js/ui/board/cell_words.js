// SPDX-License-Identifier: MIT
// cell_words.js - cells and houses in words, for screen readers and sentences.

import { digitsOf, symbol } from '../../model/symbols.js';
import { isText, language, t } from '../../strings/index.js';

/**
 * What a screen reader says about a cell, such as "row 3 column 5, empty, candidates 2 7, window 1, falling diagonal".
 * @param {import('../../model/rules.js').Rules} rules @param {number} index @param {import('./board.js').CellPicture} cell
 */
export function describeCell(rules, index, cell) {
  const parts = [t('cell.place', { row: Math.floor(index / rules.size) + 1, column: (index % rules.size) + 1 })];
  const list = (/** @type {number} */ mask) => digitsOf(mask).map(symbol).join(' ');
  if (cell.digit) parts.push(t(cell.given ? 'cell.given' : 'cell.entry', { digit: symbol(cell.digit) }));
  else parts.push(t('cell.empty'));
  if (cell.mistake) parts.push(t('cell.mistake'));
  else if (cell.wrong) parts.push(t('cell.wrong'));
  if (!cell.digit && cell.candidates) parts.push(t('cell.candidates', { digits: list(cell.candidates) }));
  if (!cell.digit && cell.centre) parts.push(t('cell.centre', { digits: list(cell.centre) }));
  if (!cell.digit && cell.corner) parts.push(t('cell.corner', { digits: list(cell.corner) }));
  if (cell.colours)
    parts.push(
      t('cell.colours', {
        colours: digitsOf(cell.colours)
          .map((c) => t(`colour.${c}`))
          .join(', '),
      }),
    );
  if (cell.note) parts.push(cell.note);
  for (const house of rules.housesOf[index])
    if (!['row', 'column', 'box', 'hidden window'].includes(rules.houses[house].kind))
      parts.push(houseName(rules.houses[house]));
  return parts.join(', ');
}

/** A house's name in the page's language. @param {import('../../model/rules.js').House} house */
export function houseName(house) {
  const [, kind, rest] = /^(.*?)\s*(\S*)$/.exec(house.name) ?? ['', house.name, ''];
  if (house.kind === 'diagonal') return t(`house.${house.name.replace(/^the /, '').replace(' ', '-')}`);
  const key = `house.${house.kind.replace(' ', '-')}`;
  return isText(key) ? t(key, { number: kind ? rest : '' }) : house.names[language()];
}
