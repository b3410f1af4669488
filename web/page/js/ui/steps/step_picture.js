// SPDX-License-Identifier: MIT
// step_picture.js - a step on the board: the position, the candidates by their roles, links and houses; and the legend that
// explains the shapes and lines.
//
// Looks are chosen as in the library's own pictures (src/show/step_looks.c): a candidate with several roles shows
// the most important one.

import { digitsOf, symbol } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { spotShape } from '../board/spots.js';
import { el, svg } from '../shell/dom.js';

/**
 * @typedef {import('../board/board.js').Picture} Picture
 * @typedef {import('../board/board.js').Spot & { meaning?: string }} MeantSpot the string key, if its role has several meanings
 */

/** From the least to the most important. */
const RANKS = [
  'deadly',
  'set4',
  'set3',
  'set2',
  'set1',
  'set0',
  'on',
  'off',
  'pattern',
  'other',
  'fin',
  'endo-fin',
  'assumed',
];
const RESULTS = ['removed', 'placed'];

/**
 * A position without a step.
 * @param {import('../../model/step.js').Position} position @param {readonly number[]} givens
 * @returns {Picture}
 */
export function positionPicture(position, givens) {
  return {
    cells: position.digits.map((digit, cell) => ({
      digit,
      given: Boolean(givens[cell]),
      candidates: digit ? undefined : position.candidates[cell],
    })),
  };
}

/**
 * @param {import('../../model/step.js').Step} step @param {import('../../model/step.js').Position} position
 * @param {readonly number[]} givens @param {import('../../model/rules.js').Rules} rules
 * @returns {Picture}
 */
export function stepPicture(step, position, givens, rules) {
  const picture = positionPicture(position, givens);
  const spots = spotsOf(step);
  const cellsOf = (/** @type {boolean} */ cover) =>
    step.houses.filter((used) => used.cover === cover && used.house >= 0).map((used) => rules.houses[used.house].cells);
  const bases = cellsOf(false);
  const covers = cellsOf(true);
  for (const cell of covers.flat()) picture.cells[cell].tint = 'cover';
  for (const cell of bases.flat()) picture.cells[cell].tint = 'base';
  const spotted = new Set(spots.filter((spot) => !RESULTS.includes(spot.role)).map((spot) => spot.cell));
  for (const part of step.parts) if (part.cell >= 0 && !part.digit && !spotted.has(part.cell)) tintBare(picture, part);
  for (const [cell, note] of notesOf(spots)) picture.cells[cell].note = note;
  return { ...picture, spots, links: linksOf(step, rules.size), outlines: bases, covers };
}

/** Highlights a cell that the step names as a whole. @param {Picture} picture @param {import('../../model/step.js').Part} part */
function tintBare(picture, part) {
  picture.cells[part.cell].tint = part.role === 'pattern' ? 'look' : 'changed';
}

/** The meaning of a role: for sets, "fin" is a digit that links them, and a Sue de Coq has a line and a box. @param {import('../../model/step.js').Step} step @param {string} role */
function meaningOf(step, role) {
  if (role !== 'fin' && role !== 'endo-fin') return role;
  if (step.parts.some((part) => part.role.startsWith('set'))) return role === 'fin' ? 'shared' : 'tie';
  if (step.technique === 'sue-de-coq') return role === 'fin' ? 'line' : 'block';
  return role;
}

/** @param {import('../../model/step.js').Step} step */
function spotsOf(step) {
  /** @type {Map<string, MeantSpot>} */
  const spots = new Map();
  const ranks = [...RANKS, ...RESULTS];
  const add = (/** @type {number} */ cell, /** @type {number} */ digit, /** @type {string} */ role) => {
    const known = spots.get(`${cell}:${digit}`);
    if (!known || ranks.indexOf(role) > ranks.indexOf(known.role))
      spots.set(`${cell}:${digit}`, { cell, digit, role, meaning: meaningOf(step, role) });
  };
  for (const part of step.parts) if (part.cell >= 0 && part.digit) add(part.cell, part.digit, part.role);
  for (const node of step.nodes) for (const cell of node.cells) add(cell, node.digit, node.on ? 'on' : 'off');
  for (const role of RESULTS)
    for (const { cell, digit } of role === 'placed' ? step.placed : step.removed) add(cell, digit, role);
  return [...spots.values()];
}

/** Links between groups connect their nearest cells. @param {import('../../model/step.js').Step} step @param {number} size */
function linksOf(step, size) {
  const distance = (/** @type {number} */ a, /** @type {number} */ b) =>
    (Math.floor(a / size) - Math.floor(b / size)) ** 2 + ((a % size) - (b % size)) ** 2;
  return step.nodes.flatMap((node) =>
    node.parents.map((index) => {
      const parent = step.nodes[index];
      const pairs = parent.cells.flatMap((from) => node.cells.map((to) => ({ from, to })));
      const nearest = pairs.reduce((a, b) => (distance(b.from, b.to) < distance(a.from, a.to) ? b : a));
      return {
        from: { cell: nearest.from, digit: parent.digit },
        to: { cell: nearest.to, digit: node.digit },
        strong: node.on,
      };
    }),
  );
}

/** What screen readers say about the cells. @param {MeantSpot[]} spots */
function notesOf(spots) {
  /** @type {Map<number, Map<string, number>>} */
  const masks = new Map();
  for (const { cell, digit, role, meaning = role } of spots) {
    const roles = masks.get(cell) ?? new Map();
    roles.set(meaning, (roles.get(meaning) ?? 0) | (1 << (digit - 1)));
    masks.set(cell, roles);
  }
  return [...masks].map(([cell, roles]) => {
    const parts = [...roles].map(
      ([role, mask]) => `${t(`learn.role.${role}`)} ${digitsOf(mask).map(symbol).join(' ')}`,
    );
    return /** @type {[number, string]} */ ([cell, parts.join(', ')]);
  });
}

/** The legend of the picture's shapes and lines, each with a sample. @param {Picture | null} picture */
export function legend(picture) {
  /** @type {Map<string, string>} */
  const roles = new Map(picture?.spots?.map((/** @type {MeantSpot} */ spot) => [spot.role, spot.meaning ?? spot.role]));
  const tints = new Set(picture?.cells.map((cell) => cell.tint));
  const items = [...RESULTS.slice().reverse(), ...RANKS.slice().reverse()]
    .filter((role) => roles.has(role))
    .map((role) => entry(t(`learn.role.${roles.get(role)}`), ...spotSample(role)));
  const line = (/** @type {string} */ name) => svg('path', { class: name, d: 'M2 14H34' });
  const frame = (/** @type {string} */ name) => svg('rect', { class: name, x: 4, y: 4, width: 28, height: 20 });
  if (picture?.links?.some((link) => link.strong)) items.push(entry(t('learn.legend.strong'), line('link strong')));
  if (picture?.links?.some((link) => !link.strong)) items.push(entry(t('learn.legend.weak'), line('link')));
  if (picture?.outlines?.length) items.push(entry(t('learn.legend.base'), frame('outline')));
  if (picture?.covers?.length) items.push(entry(t('learn.legend.cover'), frame('outline cover')));
  for (const tint of ['look', 'changed', 'assumed', 'target'])
    if (tints.has(tint)) items.push(entry(t(`learn.legend.${tint}`), frame(`tint tint-${tint}`)));
  if (picture?.cells.some((cell) => cell.mistake))
    items.push(entry(t('learn.legend.wrong'), svg('path', { class: 'strike', d: 'M4 14H32' })));
  return el('ul', { class: 'legend', 'aria-label': t('learn.legend') }, ...items);
}

/** @param {string} role */
function spotSample(role) {
  const text = svg('text', { class: `candidate on-${role.replace(/\d+$/, '')}`, x: 18, y: 15, 'font-size': 15 }, '7');
  return [spotShape(role, 18, 14, 10), text];
}

/** @param {string} words @param {...SVGElement} sample */
function entry(words, ...sample) {
  const picture = svg('svg', { class: 'sample', viewBox: '0 0 36 28', 'aria-hidden': 'true' }, ...sample);
  return el('li', {}, picture, words);
}
