// SPDX-License-Identifier: MIT
// draw.js - line drawings of solids, labelled while they are drawn.

import { EngineError } from '../../engine/client.js';
import { Drawing } from '../../model/drawing.js';
import { Labelling } from '../../model/labelling.js';
import { unfinished } from '../../model/snapping.js';
import { t } from '../../strings/index.js';
import { button, el, toggle } from '../shell/dom.js';
import { DrawCanvas } from './draw_canvas.js';
import { beginnings, exchange } from './draw_exchange.js';
import { legend } from './draw_legend.js';
import { LineMenu, labelChoices } from './draw_menu.js';
import { LineTable } from './draw_table.js';

/** Milliseconds before a question is shown as working. */
const LONG = 400;

/**
 * @typedef {import('../../model/labelling.js').Label} Label
 * @typedef {{ text: string, tone: '' | 'bad' | 'good' }} Verdict
 */

/** The verdict on a drawing. @param {Drawing} drawing @param {Labelling} labelling @returns {Verdict} */
function verdict(drawing, labelling) {
  const { answer, error, stopped } = labelling;
  const { segments } = drawing.state;
  if (!segments.length) return { text: t('draw.empty'), tone: '' };
  if (stopped) return { text: t('draw.stopped'), tone: '' };
  if (error instanceof EngineError) return { text: whatIsMissing(segments, error.message), tone: '' };
  if (error) return { text: t('app.failed', { reason: error.message }), tone: 'bad' };
  if (!answer) return { text: '', tone: '' };
  if (!answer.labelled) {
    const hidden = answer.consistent ? 'draw.impossible.hidden' : 'draw.impossible';
    const key = labelling.possibleWhenFree ? 'draw.impossible.fixed' : hidden;
    const count = answer.core?.length ?? 0;
    return { text: t(count === 1 ? `${key}.one` : key, { count }), tone: 'bad' };
  }
  if (answer.conflict) return { text: t('draw.conflict'), tone: 'bad' };
  return answer.exact && answer.count === 1
    ? { text: t('draw.count.one'), tone: 'good' }
    : { text: t('draw.count.many', { count: answer.countText }), tone: 'good' };
}

/** @param {Drawing['state']['segments']} segments @param {string} reason */
function whatIsMissing(segments, reason) {
  const { loose, crowded } = unfinished(segments);
  if (crowded.length) return t('draw.crowded');
  if (loose.length) return t(loose.length === 1 ? 'draw.loose.one' : 'draw.loose.many', { count: loose.length });
  return t('draw.unfinished', { reason });
}

class DrawView {
  id = 'draw';
  ownStage = true;
  drawing = new Drawing();
  /** @type {import('./draw_canvas.js').Pen} */
  pen = { tool: 'draw', grid: true, directions: false, names: false };
  #undo = button(t('draw.undo'), () => this.drawing.undo(), { 'aria-keyshortcuts': 'Control+Z' });
  #redo = button(t('draw.redo'), () => this.drawing.redo(), { 'aria-keyshortcuts': 'Control+Y' });
  #delete = button(t('draw.delete'), () => this.canvas.deleteSelected(), { 'aria-keyshortcuts': 'Delete' });
  #clear = button(t('draw.clear'), () => this.drawing.replace([]));
  #free = button(t('draw.clearFixes'), () => this.drawing.clearFixes());
  #previous = button('‹', () => this.#browse(-1), { class: 'icon', 'aria-label': t('draw.previous') });
  #next = button('›', () => this.#browse(1), { class: 'icon', 'aria-label': t('draw.next') });
  #which = el('span', { class: 'draw-which' });
  #browser = el('div', { class: 'row' }, this.#previous, this.#which, this.#next);
  #verdict = el('p', { class: 'draw-verdict', role: 'status' });
  #working = el('div', { class: 'row', hidden: true }, t('app.working'));
  #workingTimer = 0;
  #menu = new LineMenu();
  /** @type {{ option: 'extended' | 'outline', box: HTMLInputElement }[]} */
  #options = [];

  /** @param {import('../../app.js').App} app */
  constructor(app) {
    this.app = app;
    this.drawing.restore(app.store.loadDrawing());
    this.labelling = new Labelling(app.engine, this.drawing);
    this.canvas = new DrawCanvas(this.drawing, this.labelling, this.pen);
    this.table = new LineTable(this.drawing, this.labelling, {
      fix: (line, label) => this.#fix(line, label),
      remove: (segment) => this.drawing.remove(segment),
    });
    this.begin = beginnings(app, this.drawing);
    this.exchange = exchange(app, this.drawing, this.labelling);
    this.#working.append(button(t('app.cancel'), () => this.labelling.stop()));
    this.element = this.#build();
    this.#listen();
    this.#render();
  }

  #listen() {
    let lines = this.drawing.state.segments.length;
    this.drawing.addEventListener('change', () => {
      const { length } = this.drawing.state.segments;
      if (length !== lines) this.canvas.select({ segment: -1, line: -1 });
      lines = length;
      const { store } = this.app;
      /* If there is no room for the history, save at least the drawing. */
      if (!this.drawing.previewing && !store.saveDrawing(this.drawing.save())) store.saveDrawing(this.drawing.settled);
      this.#menu.close();
      this.#ask(0);
      this.#render();
    });
    this.labelling.addEventListener('change', () => this.#render());
    this.canvas.addEventListener('tell', (event) => this.app.announce(/** @type {CustomEvent} */ (event).detail));
    this.canvas.addEventListener('select', () => this.#renderTools());
    this.canvas.addEventListener('walk', () => this.#tellSelection());
    this.canvas.addEventListener('pick', (event) => {
      const { pick, x, y } = /** @type {CustomEvent} */ (event).detail;
      this.#openMenu(pick, { x, y });
    });
  }

  // ---- parts ----

  #build() {
    return el(
      'div',
      { class: 'draw' },
      el(
        'div',
        { class: 'draw-stage' },
        this.#toolbar(),
        el('div', { class: 'draw-room' }, this.canvas.element, this.#menu.element),
        el('div', { class: 'card draw-result' }, this.#verdict, this.#browser, this.#working),
      ),
      el(
        'div',
        { class: 'draw-side' },
        this.begin.element,
        this.#optionsCard(),
        el('details', { class: 'card' }, el('summary', {}, t('draw.table')), this.table.element),
        this.exchange.element,
        legend(),
        el(
          'details',
          { class: 'card' },
          el('summary', {}, t('draw.keys')),
          el(
            'ul',
            {},
            ...['move', 'line', 'end', 'carry', 'walk', 'fix', 'delete', 'undo'].map((key) =>
              el('li', {}, t(`draw.keys.${key}`)),
            ),
          ),
        ),
      ),
    );
  }

  #toolbar() {
    const tools = /** @type {const} */ (['draw', 'move']).map((tool) =>
      button(
        t(`draw.tool.${tool}`),
        () => {
          this.pen.tool = tool;
          for (const [i, one] of tools.entries())
            one.setAttribute('aria-pressed', String(['draw', 'move'][i] === tool));
        },
        { 'aria-pressed': String(tool === this.pen.tool) },
      ),
    );
    return el(
      'div',
      { class: 'row draw-tools' },
      el('div', { class: 'row', role: 'group', 'aria-label': t('draw.tool') }, ...tools),
      el(
        'div',
        { class: 'row', role: 'group', 'aria-label': t('draw.changes') },
        this.#undo,
        this.#redo,
        this.#delete,
        this.#clear,
      ),
      toggle(t('draw.grid'), this.pen.grid, (on) => {
        this.pen.grid = on;
      }),
      toggle(t('draw.directions'), this.pen.directions, (on) => {
        this.pen.directions = on;
      }),
    );
  }

  #optionsCard() {
    const options = /** @type {const} */ (['outline', 'extended']).map((option) => {
      const label = toggle(t(`draw.${option}`), this.drawing.state[option], (on) => this.drawing.setOption(option, on));
      this.#options.push({ option, box: /** @type {HTMLInputElement} */ (label.querySelector('input')) });
      return label;
    });
    return el(
      'section',
      { class: 'card' },
      el('h2', {}, t('draw.labels')),
      el('p', { class: 'note' }, t('draw.labels.note')),
      ...options,
      toggle(t('draw.names'), this.pen.names, (on) => {
        this.pen.names = on;
        this.canvas.render();
      }),
      el('div', { class: 'row' }, this.#free),
    );
  }

  // ---- what users do ----

  /** @param {number} which */
  #ask(which) {
    this.labelling.update(which);
    clearTimeout(this.#workingTimer);
    this.#workingTimer = setTimeout(() => {
      this.#working.hidden = !this.labelling.busy;
    }, LONG);
  }

  /** @param {1 | -1} way */
  #browse(way) {
    const { answer, which } = this.labelling;
    if (!answer?.labelled) return;
    const next = which + way;
    if (answer.exact) this.#ask((next + answer.count) % answer.count);
    else if (next >= 0) this.#ask(next);
  }

  /** @param {number} line @param {Label | null} label */
  #fix(line, label) {
    if (this.labelling.answer) this.drawing.fix(...this.labelling.endsOf(line), label);
  }

  /** @param {import('./draw_canvas.js').Pick} pick @param {{ x: number, y: number }} at */
  #openMenu({ line, segment }, at) {
    const actions = {
      fix: (/** @type {Label | null} */ label) => this.#fix(line, label),
      remove: () => this.drawing.remove(segment),
    };
    if (line < 0 || !this.labelling.answer) {
      this.#menu.open(at, [], null, actions);
      return;
    }
    const [a, b] = this.labelling.endsOf(line);
    this.#menu.open(at, labelChoices(a.name, b.name), this.drawing.fixOf(a, b), actions);
  }

  #tellSelection() {
    const { line } = this.canvas.selection;
    if (line < 0 || !this.labelling.answer) return;
    const [a, b] = this.labelling.endsOf(line);
    const label = this.labelling.labelOf(line);
    const words = labelChoices(a.name, b.name).find((one) => label && one.label === label)?.text ?? '';
    this.app.announce(`${t('draw.table.line', { from: a.name, to: b.name })}: ${words}`);
  }

  // ---- the picture ----

  #render() {
    const { labelling, drawing } = this;
    const { answer } = labelling;
    const { text, tone } = verdict(drawing, labelling);
    /* While waiting for an answer, keep the last sentence: otherwise it would flicker with every line. */
    if (!labelling.busy || answer || labelling.error) {
      if (this.#verdict.textContent !== text) this.#verdict.textContent = text;
      this.#verdict.className = `draw-verdict ${tone}`;
    }
    if (!labelling.busy) this.#working.hidden = true;
    this.#browser.hidden = !answer?.labelled || (answer.exact && answer.count < 2);
    if (answer?.labelled)
      this.#which.textContent = t('draw.which', { which: labelling.which + 1, count: answer.countText });
    for (const { option, box } of this.#options) box.checked = drawing.state[option];
    this.#renderTools();
    this.canvas.render();
    this.table.render();
    this.exchange.render();
  }

  #renderTools() {
    const { drawing } = this;
    this.#undo.disabled = !drawing.canUndo;
    this.#redo.disabled = !drawing.canRedo;
    this.#delete.disabled = this.canvas.selection.segment < 0;
    this.#clear.disabled = !drawing.state.segments.length;
    this.#free.disabled = !drawing.state.fixes.length;
  }

  // ---- the view ----

  show() {
    this.begin.show();
    this.#ask(0);
  }

  hide() {
    this.#menu.close(false);
    /* Other views use the same engine and must not be kept waiting. */
    if (this.labelling.busy) this.labelling.stop();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const letter = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && (letter === 'z' || letter === 'y')) {
      if (letter === 'y' || event.shiftKey) this.drawing.redo();
      else this.drawing.undo();
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    /** @type {Record<string, Label | null>} */
    const labels = { '+': '+', '-': '-', '>': 'out', '<': 'in', 0: null };
    const { line, segment } = this.canvas.selection;
    if (event.key in labels && line >= 0) this.#fix(line, labels[event.key]);
    else if (event.key === 'Delete' && segment >= 0) this.canvas.deleteSelected();
    else return false;
    return true;
  }
}

/** @param {import('../../app.js').App} app @returns {import('../../app.js').View} */
export const drawView = (app) => new DrawView(app);
