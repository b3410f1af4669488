// SPDX-License-Identifier: MIT
// play_puzzles.js - the list of stored puzzles: open, rename and delete them, or create an empty one.

import { Game } from '../../model/game.js';
import { plainShape } from '../../model/rules.js';
import { t } from '../../strings/index.js';
import { puzzleInShort } from '../board/rules_words.js';
import { button, choice, el } from '../shell/dom.js';

const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

/** A description of a puzzle, such as "9×9, X, givens: 24, 12 of 57 filled in". @param {Game} game */
function summaryOf(game) {
  const givens = game.layers.givens.filter(Boolean).length;
  const count = game.layers.entries.filter(Boolean).length;
  const progress = game.done ? t('play.is-solved') : t('play.progress', { count, all: game.cells - givens });
  return `${puzzleInShort(game)}, ${progress}`;
}

/** @param {import('../../app.js').App} app */
export function puzzlesDialog(app) {
  const list = el('ul', { class: 'puzzles' });
  /** @type {Map<Game, HTMLElement>} */
  let rows = new Map();
  /** The game whose row shows a question. @type {Game | null} */
  let asked = null;
  let size = 9;

  /** @type {HTMLDialogElement} */
  const dialog = el(
    'dialog',
    { class: 'puzzles-dialog', 'aria-label': t('play.puzzles') },
    el('h2', {}, t('play.puzzles')),
    list,
    el(
      'div',
      { class: 'row new-puzzle' },
      choice(
        t('play.new.size'),
        SIZES.map((n) => ({ value: String(n), text: `${n} × ${n}` })),
        String(size),
        (value) => {
          size = Number(value);
        },
      ),
      button(t('play.new'), () => openGame(new Game(plainShape(size)))),
    ),
    button(t('app.close'), () => dialog.close()),
  );

  /** @param {Game} game */
  async function openGame(game) {
    dialog.close();
    await app.openGame(game);
    app.announce(t('play.opened', { title: titleOf(game) }));
  }

  /** @param {Game} game */
  const titleOf = (game) => game.title || t('play.untitled');

  /** Replaces an item's buttons by a question about it. @param {Game} game @param {...Node} parts */
  function ask(game, ...parts) {
    draw();
    const form = el('form', { class: 'row', onsubmit: (event) => event.preventDefault() }, ...parts);
    rows.get(game)?.replaceChildren(form);
    asked = game;
    /** @type {HTMLElement | null} */ (form.querySelector('input, button'))?.focus();
  }

  /** @param {Game} game */
  function rename(game) {
    const input = el('input', { value: game.title, maxlength: 80, 'aria-label': t('play.rename.label') });
    const save = () => {
      game.title = input.value.trim();
      app.store.save(game);
      app.view?.gameChanged?.();
      draw(game);
    };
    ask(
      game,
      input,
      el('button', { type: 'submit', class: 'primary', onclick: save }, t('play.rename.save')),
      button(t('app.cancel'), () => draw(game)),
    );
  }

  /** @param {Game} game */
  function remove(game) {
    const yes = button(t('play.delete.yes'), async () => {
      const next = app.games[app.games.indexOf(game) + 1] ?? app.games.at(-2);
      await app.closeGame(game);
      app.announce(t('play.deleted', { title: titleOf(game) }));
      draw(next ?? app.game);
    });
    const no = button(t('app.cancel'), () => draw(game));
    ask(game, el('span', {}, t('play.delete.sure', { title: titleOf(game) })), no, yes);
  }

  /** @param {Game} game */
  function item(game) {
    const title = titleOf(game);
    const open = button(title, () => openGame(game), {
      class: 'open',
      'aria-current': game === app.game ? 'true' : null,
    });
    open.append(el('span', { class: 'note' }, summaryOf(game)));
    return el(
      'li',
      {},
      open,
      button('✎', () => rename(game), { class: 'icon', 'aria-label': t('play.rename', { title }) }),
      button('✕', () => remove(game), { class: 'icon', 'aria-label': t('play.delete', { title }) }),
    );
  }

  /** @param {Game} [focused] the game whose button gets the focus */
  function draw(focused) {
    rows = new Map(app.games.map((game) => [game, item(game)]));
    list.replaceChildren(...rows.values());
    asked = null;
    if (focused) rows.get(focused)?.querySelector('button')?.focus();
  }

  /** Another tab has changed the puzzles: rebuilds the rows.  A question stays open unless its puzzle is gone. */
  function follow() {
    if (!dialog.open || (asked && app.games.includes(asked))) return;
    const focused = [...rows].find(([, row]) => row.contains(document.activeElement))?.[0];
    draw(focused && (app.games.includes(focused) ? focused : app.game));
  }

  app.addEventListener('games', follow);

  return {
    dialog,
    open() {
      draw();
      dialog.showModal();
    },
  };
}
