// SPDX-License-Identifier: MIT
// rules_words.js - the rules of a puzzle in words: complete sentences for paper, and a short form for lists.

import { cellName, symbol } from '../../model/symbols.js';
import { t } from '../../strings/index.js';

/** The digits of a size, such as "1-9" or "1-9, A-G". @param {number} size */
const digitRange = (size) => (size <= 9 ? `1–${size}` : `1–9, A${size > 10 ? `–${symbol(size)}` : ''}`);

/**
 * The complete rules in sentences.
 * @param {import('../../model/rules.js').Rules} rules @param {readonly number[]} allowed digits by cell, as masks
 */
export function rulesInWords(rules, allowed) {
  const { shape, houses, size } = rules;
  const ofKind = (/** @type {string} */ kind) => houses.filter((house) => house.kind === kind);
  const box = ofKind('box')[0];
  const sentences = [];
  const digits = digitRange(size);
  if (ofKind('region').length) sentences.push(t('rules.regions', { digits }));
  else if (box) {
    const width = new Set(box.cells.map((cell) => cell % size)).size;
    sentences.push(t('rules.boxes', { digits, rows: box.cells.length / width, columns: width }));
  } else sentences.push(t('rules.lines', { digits }));
  if (shape.rules.includes('x')) sentences.push(t('rules.diagonals'));
  const windows = ofKind('window').length;
  if (windows) sentences.push(t('rules.windows', { count: windows }));
  for (const house of ofKind('house'))
    sentences.push(t('rules.house', { cells: house.cells.map((cell) => cellName(cell, size)).join(' ') }));
  /* A rule without a description here is at least named. */
  for (const name of shape.rules) if (!['x', 'nrc'].includes(name)) sentences.push(t('rules.other', { name }));
  if (allowed.some(Boolean)) sentences.push(t('rules.allowed'));
  return sentences.join(' ');
}

/** Such as "9×9, X, NRC, 24 givens". @param {import('../../model/game.js').Game} game */
export function puzzleInShort(game) {
  const { shape, size } = game;
  const givens = game.layers.givens.filter(Boolean).length;
  return [
    `${size}×${size}`,
    shape.regions && t('rules.short.regions'),
    shape.box === 'none' && !shape.regions && t('rules.short.none'),
    ...shape.rules.map((name) => name.toUpperCase()),
    shape.houses.length && t('rules.short.houses', { count: shape.houses.length }),
    t('rules.short.givens', { count: givens }),
  ]
    .filter(Boolean)
    .join(', ');
}
