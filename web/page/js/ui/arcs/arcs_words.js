// SPDX-License-Identifier: MIT
// arcs_words.js - describes in a sentence what happens in a frame of a trace, and why.

import { bit, cellName, digitsOf, symbol } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { houseName } from '../board/cell_words.js';

/** @typedef {import('../../model/trace.js').Frame} Frame */

/** Larger groups are not searched for: they are too hard to check by eye. */
const LARGEST_GROUP = 4;

/** "1", "1 and 2", "1, 2 and 3". @param {string[]} parts */
const listed = (parts) =>
  parts.length < 2 ? parts.join('') : t('arcs.and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });

/** @param {number} mask */
const digits = (mask) => listed(digitsOf(mask).map(symbol));

/**
 * The smallest group of cells that together have as many digits as cells, the given digit among them.
 * @param {number[]} cells from which to choose @param {number[]} domains @param {number} digit
 * @returns {{ cells: number[], mask: number } | null}
 */
function groupWith(cells, domains, digit) {
  /**
   * @param {number} from @param {number[]} chosen @param {number} mask @param {number} size
   * @returns {{ cells: number[], mask: number } | null}
   */
  const extend = (from, chosen, mask, size) => {
    if (chosen.length === size)
      return digitsOf(mask).length === size && mask & bit(digit) ? { cells: chosen, mask } : null;
    for (let i = from; i < cells.length; i++) {
      const wider = mask | domains[cells[i]];
      const found = digitsOf(wider).length <= size && extend(i + 1, [...chosen, cells[i]], wider, size);
      if (found) return found;
    }
    return null;
  };
  for (let size = 1; size <= LARGEST_GROUP; size++) {
    const found = extend(0, [], 0, size);
    if (found) return found;
  }
  return null;
}

/** Why a house removes these digits from a cell. @param {Frame} frame @param {import('../../model/rules.js').Rules} rules */
function reasonOfHouse(frame, rules) {
  const name = (/** @type {number} */ cell) => cellName(cell, rules.size);
  const sorted = (/** @type {number[]} */ cells) => [...cells].sort((a, b) => a - b).join();
  const key = sorted(frame.house);
  const house = rules.houses.find((h) => sorted(h.cells) === key);
  const where = house ? houseName(house) : '';
  const others = frame.house.filter((cell) => cell !== frame.cell);
  const reasons = new Set();
  for (const digit of digitsOf(frame.removed)) {
    const group = groupWith(others, frame.before, digit);
    if (!group) return t('arcs.reason.house', { house: where });
    reasons.add(
      group.cells.length === 1
        ? t('arcs.reason.single', { other: name(group.cells[0]), digit: symbol(digit) })
        : t('arcs.reason.group', { cells: listed(group.cells.map(name)), digits: digits(group.mask), house: where }),
    );
  }
  return [...reasons].join('; ');
}

/** @param {Frame} frame @param {import('../../model/rules.js').Rules} rules */
export function sentenceOf(frame, rules) {
  const name = (/** @type {number} */ cell) => (cell >= 0 ? cellName(cell, rules.size) : '');
  const cell = name(frame.cell);
  const other = name(frame.other);
  const digit = frame.digit ? symbol(frame.digit) : '';
  switch (frame.kind) {
    case 'keep':
      if (frame.other < 0) return t('arcs.keep.house', { cells: listed(frame.house.map(name)) });
      return t('arcs.keep', { cell, other, digits: digits(frame.domains[frame.cell]) });
    case 'remove': {
      const reason =
        frame.other < 0
          ? reasonOfHouse(frame, rules)
          : t('arcs.reason.single', { other, digit: digits(frame.before[frame.other]) });
      const due = frame.due.length
        ? ` ${t(frame.due.length === 1 ? 'arcs.due.one' : 'arcs.due', { count: frame.due.length, cell })}`
        : '';
      return t('arcs.remove', { cell, digits: digits(frame.removed), reason }) + due;
    }
    case 'empty':
      return t('arcs.empty', { cell: cell || listed(frame.house.map(name)), other });
    default:
      return t(`arcs.${frame.kind}`, { cell, digit });
  }
}
