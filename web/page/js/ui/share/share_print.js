// SPDX-License-Identifier: MIT
// share_print.js - chooses what to print and how, shows it, and prints it.
//
// The sheet itself is a child of the body that is visible only in print (css/share.css) while the view is open, so that
// the browser's own print command prints the same.

import { Cancelled } from '../../engine/client.js';
import { Rules } from '../../model/rules.js';
import { textToDigits } from '../../model/symbols.js';
import { t } from '../../strings/index.js';
import { puzzleInShort, rulesInWords } from '../board/rules_words.js';
import { button, choice, el, toggle } from '../shell/dom.js';
import { PER_PAGE, printSheet } from './print_sheet.js';

/** Limit of the search for a solution, in positions: about a second. */
const NODES = 2_000_000;

/** @typedef {'givens' | 'progress' | 'candidates'} Content */
/** @type {Content[]} */
const CONTENTS = ['givens', 'progress', 'candidates'];

/** @param {import('../../model/game.js').Game} game @param {Rules} rules @param {Content} content */
function cellsToPrint(game, rules, content) {
  const { givens, allowed, entries, corner, centre } = game.layers;
  const left = content === 'candidates' ? rules.marks(givens, allowed).candidates : null;
  return givens.map((given, cell) => {
    if (given) return { digit: given, given: true };
    if (left) return { candidates: left[cell] };
    const { [cell]: digit } = entries;
    if (content === 'progress' && (digit || corner[cell] || centre[cell]))
      return { digit, corner: corner[cell], centre: centre[cell] };
    return { candidates: allowed[cell] };
  });
}

/** @param {import('../../app.js').App} app */
export function sharePrint(app) {
  const options = { perPage: 1, content: /** @type {Content} */ ('givens'), solutions: true, rating: false };
  /** @type {Set<import('../../model/game.js').Game>} */
  let chosen = new Set();
  /** @type {import('../../model/game.js').Game | null} */
  let openBefore = null;
  let work = new AbortController();
  /** The number of the latest request for a sheet. */
  let wish = 0;
  /** The engine's answers about puzzles; they never change, so each is requested once. @type {Map<string, Promise<any>>} */
  const answers = new Map();

  const list = el('fieldset', { class: 'print-list' });
  const preview = el('div', { class: 'print-preview', role: 'img', tabindex: '0' });
  const state = el('p', { class: 'note', role: 'status' });
  const cancel = button(t('app.cancel'), stop, { hidden: true });
  const print = button(t('print.print'), () => window.print(), { class: 'primary', disabled: true });
  /** @type {HTMLElement | null} */
  let sheet = null;

  /** @param {string} request */
  function ask(request) {
    const { signal } = work;
    const answer = answers.get(request) ?? app.engine.ask(request, { signal });
    answers.set(request, answer);
    answer.catch(() => answers.delete(request));
    /* At once, not when the promise is rejected: the next request must not wait for an answer that will never come. */
    signal.addEventListener('abort', () => answers.delete(request));
    return answer;
  }

  function stop() {
    work.abort();
    work = new AbortController();
  }

  /** @param {import('../../model/game.js').Game} game */
  const name = (game) => game.title || t('print.untitled', { number: app.games.indexOf(game) + 1 });

  /** @param {import('../../model/game.js').Game} game */
  async function ratingOf(game) {
    const { ratings } = await ask(`call rate\n${game.requestLines()}\n`);
    const [explainer, hodoku] = ratings;
    return [
      explainer?.rating && t('print.rating.se', { rating: Number(explainer.rating).toFixed(1) }),
      hodoku?.level && t('print.rating.hodoku', { level: t(`level.${hodoku.level}`), score: hodoku.score }),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  /** @param {import('../../model/game.js').Game} game */
  async function solutionOf(game) {
    const request = `call check\nlimit 2\nnodes ${NODES}\n${game.requestLines()}\n`;
    const { answer, solution } = await ask(request);
    if (answer !== 'unique') return t(`share.solution.${answer}`);
    return textToDigits(solution).map((digit, cell) => ({ digit, given: Boolean(game.layers.givens[cell]) }));
  }

  /** @param {import('../../model/game.js').Game} game @param {number} index */
  async function toPrint(game, index) {
    const rules = game === app.game ? app.rules : await Rules.load(app.engine, game.shape);
    return {
      title: chosen.size > 1 ? `${index + 1}. ${game.title || t('app.title')}` : game.title || t('app.title'),
      words: rulesInWords(rules, game.layers.allowed),
      rules,
      cells: cellsToPrint(game, rules, options.content),
      rating: options.rating ? await ratingOf(game) : '',
      solution: options.solutions ? await solutionOf(game) : '',
    };
  }

  /** @param {HTMLElement | null} next */
  function showSheet(next) {
    sheet?.remove();
    sheet = next;
    print.disabled = !next;
    if (next) document.body.append(next);
    preview.replaceChildren(...(next ? [next.cloneNode(true)] : []));
  }

  async function make() {
    const mine = ++wish;
    const games = app.games.filter((game) => chosen.has(game));
    state.textContent = games.length ? t('app.working') : t('print.none');
    cancel.hidden = !games.length;
    try {
      const puzzles = [];
      for (const [index, game] of games.entries()) {
        puzzles.push(await toPrint(game, index));
        if (mine !== wish) return;
      }
      showSheet(puzzles.length ? printSheet(puzzles, options) : null);
      const pages = sheet?.childElementCount ?? 0;
      if (sheet)
        state.textContent = t(pages === 1 ? 'print.pages.one' : 'print.pages', { pages, puzzles: games.length });
      preview.setAttribute('aria-label', t(pages === 1 ? 'print.preview.one' : 'print.preview', { pages }));
    } catch (error) {
      if (mine !== wish) return;
      showSheet(null);
      const { message } = /** @type {Error} */ (error);
      state.textContent = error instanceof Cancelled ? t('print.cancelled') : t('app.failed', { reason: message });
    }
    cancel.hidden = true;
  }

  /** @param {Iterable<import('../../model/game.js').Game>} games */
  function choose(games) {
    chosen = new Set(games);
    drawList();
    make();
  }

  function drawList() {
    list.replaceChildren(
      el('legend', {}, t('print.puzzles')),
      ...app.games.map((game) =>
        toggle(`${name(game)} (${puzzleInShort(game)})`, chosen.has(game), (on) => {
          if (on) chosen.add(game);
          else chosen.delete(game);
          make();
        }),
      ),
    );
    if (app.games.length < 2) return;
    const all = button(t('print.all'), () => choose(app.games));
    const only = button(t('print.only'), () => choose([app.game]));
    list.append(el('div', { class: 'row' }, all, only));
  }

  return {
    element: el(
      'section',
      { class: 'card' },
      el('h2', {}, t('print.title')),
      list,
      el(
        'div',
        { class: 'row' },
        choice(
          t('print.per-page'),
          PER_PAGE.map((count) => ({ value: String(count), text: String(count) })),
          String(options.perPage),
          (value) => {
            options.perPage = Number(value);
            make();
          },
        ),
        choice(
          t('print.content'),
          CONTENTS.map((value) => ({ value, text: t(`print.content.${value}`) })),
          options.content,
          (value) => {
            options.content = /** @type {Content} */ (value);
            make();
          },
        ),
      ),
      toggle(t('print.with-solutions'), options.solutions, (on) => {
        options.solutions = on;
        make();
      }),
      toggle(t('print.with-rating'), options.rating, (on) => {
        options.rating = on;
        if (!on) stop();
        make();
      }),
      el('div', { class: 'row' }, print, cancel),
      state,
      preview,
    ),
    /** Shows the stored puzzles; if another one has been opened, selects that one, unless several were selected. */
    draw() {
      chosen = new Set([...chosen].filter((game) => app.games.includes(game)));
      if (openBefore !== app.game && chosen.size <= 1) chosen = new Set([app.game]);
      openBefore = app.game;
      drawList();
      make();
    },
    hide() {
      wish++;
      stop();
      showSheet(null);
    },
  };
}
