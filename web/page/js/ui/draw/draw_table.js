// SPDX-License-Identifier: MIT
// draw_table.js - the lines of the drawing as a table: their two ends, their labels, and buttons to fix these.

import { endsOf } from '../../model/drawing.js';
import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';
import { labelChoices } from './draw_menu.js';

/**
 * @typedef {import('../../model/labelling.js').Label} Label
 * @typedef {object} Actions
 * @property {(line: number, label: Label | null) => void} fix
 * @property {(segment: number) => void} remove
 */

/** @param {number} value */
const short = (value) => String(Math.round(value * 100) / 100);
/** @param {{ x: number, y: number }} point */
const coordinates = ({ x, y }) => `(${short(x)}, ${short(y)})`;

/**
 * A label in words.
 * @param {Label | null} label @param {string} from @param {string} to
 */
const inWords = (label, from, to) => {
  const choice = labelChoices(from, to).find((one) => one.label === label);
  return label === null || !choice ? '' : choice.text;
};

export class LineTable {
  #body = el('tbody');
  element = el(
    'table',
    { class: 'draw-lines' },
    el('caption', {}, t('draw.table.caption')),
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        ...['from', 'to', 'label', 'change'].map((key) => el('th', { scope: 'col' }, t(`draw.table.${key}`))),
      ),
    ),
    this.#body,
  );

  /**
   * @param {import('../../model/drawing.js').Drawing} drawing
   * @param {import('../../model/labelling.js').Labelling} labelling
   * @param {Actions} actions
   */
  constructor(drawing, labelling, actions) {
    this.drawing = drawing;
    this.labelling = labelling;
    this.actions = actions;
  }

  /** Rebuilds the rows; the focus stays on the button with the same name. */
  render() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const key = this.#body.contains(focused) ? focused?.dataset.key : undefined;
    const { answer } = this.labelling;
    const rows = answer
      ? answer.lines.map((_, line) => this.#lineRow(line))
      : this.drawing.state.segments.map((segment, i) => this.#segmentRow(segment, i));
    this.#body.replaceChildren(...rows);
    if (key === undefined) return;
    const again = this.#body.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? this.#body.querySelector('button');
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /** @param {number} line */
  #lineRow(line) {
    const { labelling, drawing, actions } = this;
    const [a, b] = labelling.endsOf(line);
    const fixed = drawing.fixOf(a, b);
    const name = t('draw.table.line', { from: a.name, to: b.name });
    const segment = labelling.answer?.lines[line].segment ?? -1;
    return el(
      'tr',
      { class: labelling.faultyLines.has(line) ? 'faulty' : null },
      el('td', {}, a.name, ' ', el('small', {}, coordinates(a))),
      el('td', {}, b.name, ' ', el('small', {}, coordinates(b))),
      el('td', {}, inWords(labelling.labelOf(line), a.name, b.name), fixed ? ` (${t('draw.table.fixed')})` : ''),
      el(
        'td',
        { class: 'draw-fixes' },
        ...labelChoices(a.name, b.name).map(({ label, sign, text }) =>
          button(sign, () => actions.fix(line, label), {
            'aria-label': `${name}: ${text}`,
            'aria-pressed': String(label === fixed),
            'data-key': `${line} ${label}`,
          }),
        ),
        segment >= 0 && this.#deleteButton(segment, name),
      ),
    );
  }

  /** A row for a segment while the lines do not form a drawing. @param {import('../../model/drawing.js').Segment} segment @param {number} index */
  #segmentRow(segment, index) {
    const [from, to] = endsOf(segment).map(coordinates);
    return el(
      'tr',
      {},
      el('td', {}, from),
      el('td', {}, to),
      el('td', {}, ''),
      el('td', { class: 'draw-fixes' }, this.#deleteButton(index, t('draw.table.line', { from, to }))),
    );
  }

  /** @param {number} segment @param {string} name */
  #deleteButton(segment, name) {
    return button('✕', () => this.actions.remove(segment), {
      'aria-label': `${name}: ${t('draw.delete')}`,
      'data-key': `delete ${segment}`,
    });
  }
}
