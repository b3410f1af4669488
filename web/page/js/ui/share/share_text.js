// SPDX-License-Identifier: MIT
// share_text.js - the puzzle in any text format that the library writes, to be copied or saved as a file.

import { digitsToText, maskToText } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { copyText } from '../shell/clipboard.js';
import { button, choice, download, el } from '../shell/dom.js';

/** Formats that show candidates: these are passed only here, because other formats would treat them as part of the puzzle. */
const WITH_CANDIDATES = ['candidates', 'marks'];

/** Copies the text of a field. @param {import('../../app.js').App} app @param {string} label @param {HTMLTextAreaElement} field */
export const copyButton = (app, label, field) => button(label, () => copyText(app, field.value, field));

/** The candidates of each open cell: its marks, or else what the digits leave. @param {import('../../app.js').App} app @param {boolean} progress */
function candidatesOf(app, progress) {
  const { layers, digits } = app.game;
  const known = progress ? digits : layers.givens;
  const left = app.rules.marks(known, layers.allowed).candidates;
  return known
    .map((digit, cell) => (digit ? digitsToText([digit]) : maskToText((progress && layers.centre[cell]) || left[cell])))
    .join('/');
}

/** @param {import('../../app.js').App} app @param {() => boolean} withProgress */
export function shareText(app, withProgress) {
  let format = 'line';
  let number = 0;
  const area = el('textarea', {
    rows: 8,
    readonly: true,
    spellcheck: 'false',
    wrap: 'off',
    'aria-label': t('share.text.area'),
  });
  const formats = el('div', {});
  const problem = el('p', { class: 'note bad', role: 'alert' });

  /** @param {string} name @param {string} [solution] */
  function request(name, solution) {
    const lines = [`call convert`, `format ${name}`, app.game.requestLines({ progress: withProgress() })];
    if (WITH_CANDIDATES.includes(name)) lines.push(`candidates ${candidatesOf(app, withProgress())}`);
    if (solution) lines.push(`solution ${solution}`);
    return `${lines.join('\n')}\n`;
  }

  /** Shows what the engine writes, unless there has been another request since. @param {() => Promise<string>} write */
  async function show(write) {
    const wish = ++number;
    let text = '';
    let reason = '';
    try {
      text = await write();
    } catch (error) {
      reason = t('app.failed', { reason: /** @type {Error} */ (error).message });
    }
    if (wish !== number) return false;
    area.value = text;
    problem.textContent = reason;
    return !reason;
  }

  const showPuzzle = () => show(async () => (await app.engine.ask(request(format))).text);

  async function copySolution() {
    const shown = await show(async () => {
      const answer = await app.engine.ask(`call check\nlimit 2\n${app.game.requestLines()}\n`);
      if (answer.answer !== 'unique') throw new Error(t(`share.solution.${answer.answer}`));
      return (await app.engine.ask(request('line', answer.solution))).text;
    });
    if (shown) await copyText(app, area.value, area);
  }

  async function draw() {
    if (!formats.firstChild) {
      const meta = await app.meta();
      const written = meta.formats.filter((/** @type {any} */ f) => f.writes && f.name !== 'svg');
      formats.replaceChildren(
        choice(
          t('share.format'),
          written.map((/** @type {any} */ { name }) => ({ value: name, text: t(`share.format.${name}`) })),
          format,
          (value) => {
            format = value;
            showPuzzle();
          },
        ),
      );
    }
    await showPuzzle();
  }

  return {
    element: el(
      'section',
      { class: 'card' },
      el('h2', {}, t('share.text')),
      formats,
      area,
      problem,
      el(
        'div',
        { class: 'row' },
        copyButton(app, t('app.copy'), area),
        button(t('share.text.save'), () => {
          const type = format === 'json' ? 'application/json' : 'text/plain;charset=utf-8';
          download(new Blob([area.value], { type }), fileName(app.game, format === 'json' ? 'json' : 'txt'));
        }),
        button(t('share.solution'), copySolution),
      ),
    ),
    draw,
  };
}

/** A file name made from the title. @param {import('../../model/game.js').Game} game @param {string} ending */
export function fileName(game, ending) {
  const title = game.title.replace(/[^\p{L}\p{N} _-]/gu, '').trim();
  return `${title || 'sudoku'}.${ending}`;
}
