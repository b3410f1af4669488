// SPDX-License-Identifier: MIT
// print_sheet.js - puzzles on paper: pages with a few puzzles each, and small solutions on separate pages at the end.
//
// Only the layout: share_print.js collects what is printed.  css/share.css has all sizes, in millimetres, which the
// preview scales down.

import { t } from '../../strings/index.js';
import { Board } from '../board/board.js';
import { el } from '../shell/dom.js';

/**
 * @typedef {object} PrintedPuzzle
 * @property {string} title
 * @property {string} words its rules
 * @property {import('../../model/rules.js').Rules} rules
 * @property {import('../board/board.js').CellPicture[]} cells
 * @property {string} rating "": none
 * @property {import('../board/board.js').CellPicture[] | string} solution or a sentence if there is none
 */

/** How many puzzles a page may have. */
export const PER_PAGE = [1, 2, 4, 6];
const SOLUTIONS_PER_PAGE = 12;

/** @param {import('../../model/rules.js').Rules} rules @param {import('../board/board.js').CellPicture[]} cells */
function drawing(rules, cells) {
  const board = new Board('');
  board.setRules(rules);
  board.show({ cells });
  board.svg.setAttribute('preserveAspectRatio', 'xMidYMin');
  return board.svg;
}

/** @param {PrintedPuzzle} puzzle */
const puzzlePart = (puzzle) =>
  el(
    'article',
    { class: 'sheet-puzzle' },
    el('h3', {}, puzzle.title),
    el('p', { class: 'sheet-rules' }, puzzle.words),
    puzzle.rating && el('p', { class: 'sheet-rating' }, puzzle.rating),
    drawing(puzzle.rules, puzzle.cells),
  );

/** @param {PrintedPuzzle} puzzle */
const solutionPart = ({ title, rules, solution }) =>
  el(
    'article',
    { class: 'sheet-solution' },
    el('h3', {}, title),
    typeof solution === 'string' ? el('p', {}, solution) : drawing(rules, solution),
  );

/** @template T @param {T[]} list @param {number} count */
const inGroups = (list, count) =>
  Array.from({ length: Math.ceil(list.length / count) }, (_, i) => list.slice(i * count, (i + 1) * count));

/** @param {PrintedPuzzle[]} puzzles @param {{ perPage: number, solutions: boolean }} layout */
export function printSheet(puzzles, { perPage, solutions }) {
  const pages = inGroups(puzzles, perPage).map((group) =>
    el('section', { class: `sheet-page sheet-${perPage}` }, ...group.map(puzzlePart)),
  );
  if (solutions)
    for (const group of inGroups(puzzles, SOLUTIONS_PER_PAGE))
      pages.push(
        el(
          'section',
          { class: 'sheet-page sheet-solutions' },
          el('h2', {}, t('print.solutions')),
          el('div', { class: 'sheet-answers' }, ...group.map(solutionPart)),
        ),
      );
  return el('div', { class: 'sheet' }, ...pages);
}
