// SPDX-License-Identifier: MIT
// app.js - what all views share: the engine, the stored games, the open game with its rules and board, the settings,
// and announcements to the user.
//
// Views never change the board themselves.  They tell the app to redraw; the app asks the view that is shown for a
// picture (see board.js) and shows it.

import { Engine } from './engine/client.js';
import { Game } from './model/game.js';
import { Rules } from './model/rules.js';
import { Store } from './model/store.js';
import { t } from './strings/index.js';
import { Board } from './ui/board/board.js';
import { describeCell } from './ui/board/cell_words.js';

/**
 * @typedef {object} View
 * @property {string} id
 * @property {HTMLElement} element its panel
 * @property {boolean} [ownStage] it does not use the board and fills the whole page
 * @property {() => void} [show] it has just become visible
 * @property {() => void} [hide]
 * @property {() => void} [gameChanged] digits, marks or rules of the open game changed, or another game was opened
 * @property {() => import('./ui/board/board.js').Picture} [picture] what the board shows; by default the game as it is played
 * @property {(event: KeyboardEvent) => boolean} [key] a key that the board does not handle; true: it was handled
 */

/**
 * Fires "opening" when another game is about to be opened, "game" when the open game has changed, and "games" when
 * another tab has created, changed or deleted a game.
 */
export class App extends EventTarget {
  engine = new Engine();
  store = new Store();
  board = new Board(t('board.label'));
  /** @type {Game[]} */
  games = [];
  game = new Game();
  /** @type {Rules} of the open game; updated shortly after its shape changes */
  rules = new Rules(this.game.shape, null, null);
  /** @type {View | null} */
  view = null;
  /** @type {Promise<any> | null} */
  #meta = null;
  #redraw = 0;
  #save = 0;
  /** The open game has unsaved changes. */
  #unsaved = false;
  #savedSeconds = 0;
  #hasRoom = true;
  /** @type {(text: string) => void} set by the shell */
  announce = () => {};
  /** @type {(id: string) => void} set by the shell */
  openView = () => {};
  /** @type {(text: string) => void} tells screen readers what the board shows; set by the shell */
  whisper = () => {};
  #gameListener = (/** @type {Event} */ event) => {
    this.#saveSoon();
    this.#follow(/** @type {CustomEvent} */ (event).detail.rules);
  };

  constructor() {
    super();
    this.board.describe = (cell) => describeCell(this.rules, cell, this.#shown?.cells[cell] ?? {});
    this.board.addEventListener('select', () => this.redraw());
    this.store.onOtherTab((id) => this.#takeOver(id));
  }

  /** @type {import('./ui/board/board.js').Picture | null} */
  #shown = null;

  /** Loads the stored games, or creates a first one. @param {() => Game} first */
  async start(first) {
    const { games, all, open } = this.store.load();
    this.games = games;
    await this.openGame(games.find((game) => game.id === open) ?? games.at(-1) ?? first());
    if (games.length < all) this.announce(t('app.kept', { kept: games.length, all }));
  }

  /** What the engine offers: its `meta`, in the page's language. @returns {Promise<any>} */
  meta() {
    this.#meta ??= this.engine.ask('call meta\n').catch((error) => {
      this.#meta = null; /* the next one who asks tries again */
      throw error;
    });
    return this.#meta;
  }

  /** Announces an error in a sentence. @param {unknown} error */
  announceFailure(error) {
    const reason = error instanceof Error ? error.message : String(error);
    this.announce(t('app.failed', { reason }));
  }

  /** @param {Game} game */
  async openGame(game) {
    this.dispatchEvent(new Event('opening'));
    if (this.games.includes(this.game)) this.saveNow();
    this.game.removeEventListener('change', this.#gameListener);
    this.game = game;
    game.addEventListener('change', this.#gameListener);
    const known = this.games.includes(game);
    if (!known) this.games.push(game);
    this.store.setOpen(game);
    this.board.select([]);
    this.#unsaved = false;
    this.#savedSeconds = game.seconds;
    if (!known) this.#saveSoon();
    await this.#follow(true);
  }

  /**
   * Another tab has saved a puzzle: its version replaces the one here, unless this tab has unsaved changes.  A puzzle
   * that was deleted there stays open here, and is saved again when it changes.
   * @param {string} id
   */
  async #takeOver(id) {
    const saved = this.store.loadGame(id);
    const game = this.games.find((other) => other.id === id);
    const isOpen = game === this.game;
    if (isOpen && (this.#unsaved || !saved)) return;
    if (saved && game) {
      const rules = game.become(saved);
      if (isOpen) {
        this.#savedSeconds = game.seconds;
        await this.#follow(rules);
      }
    } else this.games = saved ? [...this.games, saved] : this.games.filter((other) => other !== game);
    this.dispatchEvent(new Event('games'));
  }

  /** @param {Game} game */
  async closeGame(game) {
    this.games = this.games.filter((other) => other !== game);
    this.store.remove(game.id);
    if (game === this.game) await this.openGame(this.games.at(-1) ?? new Game());
  }

  /** Whether the rules are up to date with the open game. */
  get rulesFit() {
    return this.rules.shape === this.game.shape;
  }

  /** Shows the changed game; if new rules have been requested from the engine, waits for them. @param {boolean} rules */
  async #follow(rules) {
    if (rules) {
      const { game } = this;
      const loaded = await this.#loadRules(game.shape);
      if (game !== this.game || loaded.shape !== game.shape) return;
      this.rules = loaded;
      this.board.setRules(loaded);
    }
    if (!this.rulesFit) return;
    this.view?.gameChanged?.();
    this.dispatchEvent(new Event('game'));
    this.redraw();
  }

  /**
   * The board needs rules: if the engine fails, it is asked once more; if it fails again, the grid is shown without
   * houses.
   * @param {import('./model/rules.js').Shape} shape
   */
  async #loadRules(shape) {
    try {
      return await Rules.load(this.engine, shape);
    } catch (error) {
      this.announceFailure(error);
    }
    try {
      return await Rules.load(this.engine, shape);
    } catch {
      return new Rules(shape, null, null);
    }
  }

  #saveSoon() {
    this.#unsaved = true;
    clearTimeout(this.#save);
    this.#save = setTimeout(() => this.saveNow(), 200);
  }

  /** Saves unsaved changes, and only those: another tab may have saved newer data. */
  saveNow() {
    clearTimeout(this.#save);
    if (!this.#unsaved && this.game.seconds === this.#savedSeconds) return;
    const kept = this.store.save(this.game);
    if (!kept && this.#hasRoom) this.announce(t('app.no-room'));
    this.#hasRoom = kept;
    this.#unsaved = !kept;
    this.#savedSeconds = this.game.seconds;
  }

  /** Redraws the current state; several calls in a row redraw once. */
  redraw() {
    if (this.#redraw) return;
    this.#redraw = requestAnimationFrame(() => {
      this.#redraw = 0;
      if (this.board.rules !== this.rules || this.rules.cells !== this.game.cells || this.view?.ownStage) return;
      this.board.numbered = this.store.settings.lineNumbers;
      this.#shown = this.view?.picture?.() ?? this.picture();
      this.board.show(this.#shown);
    });
  }

  /** The game as it is played. @returns {import('./ui/board/board.js').Picture} */
  picture() {
    const { game, rules, board } = this;
    const { settings } = this.store;
    const digits = game.digits;
    const marks = rules.marks(digits, game.layers.allowed);
    const candidates = settings.showCandidates ? marks.candidates : null;
    const only = board.selection.size === 1 ? [...board.selection][0] : -1;
    const digit = only >= 0 ? digits[only] : 0;
    const tint = (/** @type {number} */ cell) => {
      if (settings.highlightSame && digit && cell !== only && digits[cell] === digit) return 'same';
      if (settings.highlightPeers && only >= 0 && rules.peers[only].has(cell)) return 'peer';
      return undefined;
    };
    return {
      cells: digits.map((value, cell) => ({
        digit: value,
        given: Boolean(game.layers.givens[cell]),
        wrong: settings.conflicts && marks.conflicts.has(cell),
        corner: game.layers.corner[cell],
        centre: game.layers.centre[cell],
        candidates: candidates && !game.layers.centre[cell] && !game.layers.corner[cell] ? candidates[cell] : undefined,
        colours: game.layers.colours[cell],
        tint: tint(cell),
      })),
    };
  }
}
