// SPDX-License-Identifier: MIT
// draw_exchange.js - drawings to start with, and import and export as text and pictures.

import { EngineError } from '../../engine/client.js';
import { segmentsOfText, textOf } from '../../model/drawing.js';
import { t } from '../../strings/index.js';
import { copyText } from '../shell/clipboard.js';
import { button, choice, download, el } from '../shell/dom.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../model/drawing.js').Drawing} Drawing
 * @typedef {import('../../model/drawing.js').Segment} Segment
 * @typedef {import('../../model/labelling.js').Answer} Answer
 */

const MOST_CUBES = 12;

/** @param {App} app @param {string} request @returns {Promise<any>} null: it failed, and the user was told */
async function ask(app, request) {
  try {
    return await app.engine.ask(request);
  } catch (error) {
    app.announce(t('app.failed', { reason: /** @type {Error} */ (error).message }));
    return null;
  }
}

/** A card with drawings to start with; they are requested when it is first shown. @param {App} app @param {Drawing} drawing */
export function beginnings(app, drawing) {
  let name = '';
  let cubes = '0';
  const place = el('div', { class: 'row' });
  const take = (/** @type {any} */ answer) => answer && drawing.replace(answer.segments);
  const element = el(
    'section',
    { class: 'card' },
    el('h2', {}, t('draw.begin')),
    place,
    el(
      'div',
      { class: 'row' },
      choice(
        t('draw.cubes'),
        Array.from({ length: MOST_CUBES + 1 }, (_, i) => ({
          value: String(i),
          text: i ? String(i) : t('draw.cubes.any'),
        })),
        cubes,
        (value) => {
          cubes = value;
        },
      ),
      button(t('draw.scene'), async () => {
        const seed = Math.floor(Math.random() * 2 ** 32);
        const extended = drawing.state.extended ? 'yes' : 'no';
        take(await ask(app, `call drawing-scene\nseed ${seed}\ncubes ${cubes}\nextended ${extended}\n`));
      }),
    ),
  );
  const show = async () => {
    if (name) return;
    const meta = await ask(app, 'call meta\n');
    if (!meta || name) return;
    const options = meta.drawings.map((/** @type {{ name: string }} */ { name: value }) => ({
      value,
      text: t(`draw.classic.${value}`),
    }));
    name = options[0].value;
    place.append(
      choice(t('draw.classic'), options, name, (value) => {
        name = value;
      }),
      button(t('draw.take'), async () => take(await ask(app, `call drawing-classic\nname ${name}\n`))),
    );
  };
  return { element, show };
}

/**
 * The segments that an answer shows: lines of the same segment are one.
 * @param {Answer} answer @returns {Segment[]}
 */
function segmentsOfAnswer({ junctions, lines }) {
  /** @type {Map<number | string, import('../../model/drawing.js').Point[]>} */
  const points = new Map();
  for (const [i, { from, to, segment }] of lines.entries()) {
    const key = segment ?? `line ${i}`;
    points.set(key, [...(points.get(key) ?? []), junctions[from], junctions[to]]);
  }
  return [...points.values()].map((list) => {
    /* Points of a line, in any order: the two farthest apart are its ends. */
    const along = Math.abs(list[0].x - list[1].x) > Math.abs(list[0].y - list[1].y) ? 'x' : 'y';
    const [first, ...rest] = [...list].sort((a, b) => a[along] - b[along]);
    const last = rest[rest.length - 1];
    return [first.x, first.y, last.x, last.y];
  });
}

/**
 * A card with the drawing as text, to be copied or changed, and as a picture.
 * @param {App} app @param {Drawing} drawing @param {import('../../model/labelling.js').Labelling} labelling
 */
export function exchange(app, drawing, labelling) {
  const problem = el('p', { class: 'bad', role: 'alert' });
  const text = el('textarea', {
    rows: 6,
    spellcheck: 'false',
    'aria-label': t('draw.text'),
    'aria-describedby': 'draw-text-note',
  });
  const picture = button(t('draw.svg'), () => {
    const { answer } = labelling;
    if (answer) download(new Blob([answer.svg], { type: 'image/svg+xml' }), 'drawing.svg');
  });
  const copy = () => {
    text.value = textOf(drawing.state.segments);
    copyText(app, text.value, text);
  };
  const take = async () => {
    problem.textContent = '';
    try {
      drawing.replace(segmentsOfAnswer(await app.engine.ask(`call drawing-label\n\n${text.value}`)));
    } catch (error) {
      /* Lines that do not form a drawing yet are accepted, too. */
      const segments = segmentsOfText(text.value);
      if (segments) drawing.replace(segments);
      else problem.textContent = explained(/** @type {Error} */ (error));
    }
  };
  const element = el(
    'details',
    { class: 'card' },
    el('summary', {}, t('draw.exchange')),
    el('p', { class: 'note', id: 'draw-text-note' }, t('draw.text.note')),
    text,
    problem,
    el('div', { class: 'row' }, button(t('draw.text.take'), take), button(t('draw.text.copy'), copy), picture),
  );
  const render = () => {
    picture.disabled = !labelling.answer;
    if (document.activeElement !== text) text.value = textOf(drawing.state.segments);
  };
  return { element, render };
}

/** @param {Error} error */
function explained(error) {
  const reason = error.message;
  return error instanceof EngineError && error.line
    ? t('draw.text.wrongAt', { reason, line: error.line, column: error.column })
    : t('app.failed', { reason });
}
