// SPDX-License-Identifier: MIT
// app.js - what all views share: the engine, the games at hand and the open one with its rules and its board, the
// settings, and a voice.
//
// Views never change the board themselves.  They tell the app to redraw; the app asks the view that is shown for a
// picture (see board.js) and shows it.

import { Engine } from './engine/client.js';
import { Game } from './model/game.js';
import { Rules } from './model/rules.js';
import { Store } from './model/store.js';
import { t } from './strings/index.js';
import { Board, describeCell } from './ui/board.js';

/**
 * @typedef {object} View
 * @property {string} id
 * @property {HTMLElement} element its panel
 * @property {boolean} [ownStage] it has no use for the board and fills the whole page
 * @property {() => void} [show] it has just come to the front
 * @property {() => void} [hide]
 * @property {() => void} [gameChanged] digits, marks or rules of the open game changed, or another game was opened
 * @property {() => import('./ui/board.js').Picture} [picture] what the board shows; else the game as it is played
 * @property {(event: KeyboardEvent) => boolean} [key] a key that the board has no use for; true: it was taken
 */

export class App extends EventTarget {
  engine = new Engine();
  store = new Store();
  board = new Board(t('board.label'));
  /** @type {Game[]} */
  games = [];
  game = new Game();
  /** @type {Rules} of the open game; they follow its shape a moment later */
  rules = new Rules(this.game.shape, [], null);
  /** @type {View | null} */
  view = null;
  #redraw = 0;
  #save = 0;
  #hasRoom = true;
  /** @type {(text: string) => void} set by the shell */
  announce = () => {};
  /** @type {(id: string) => void} set by the shell */
  openView = () => {};
  /** @type {(text: string) => void} what others see on the board, for screen readers; set by the shell */
  whisper = () => {};
  #gameListener = (/** @type {Event} */ event) => this.#changed(/** @type {CustomEvent} */ (event).detail.rules);

  constructor() {
    super();
    this.board.describe = (cell) => describeCell(this.rules, cell, this.#shown?.cells[cell] ?? {});
    this.board.addEventListener('select', () => this.redraw());
  }

  /** @type {import('./ui/board.js').Picture | null} */
  #shown = null;

  /** Ready for use: the stored games, or a first one. @param {() => Game} first */
  async start(first) {
    const { games, all, open } = this.store.load();
    this.games = games;
    await this.openGame(games.find((game) => game.id === open) ?? games.at(-1) ?? first());
    if (games.length < all) this.announce(t('app.kept', { kept: games.length, all }));
  }

  /** Tells that something went wrong, in a sentence. @param {unknown} error */
  announceFailure(error) {
    const reason = error instanceof Error ? error.message : String(error);
    this.announce(t('app.failed', { reason }));
  }

  /** @param {Game} game */
  async openGame(game) {
    if (this.games.includes(this.game)) this.saveNow();
    this.game.removeEventListener('change', this.#gameListener);
    this.game = game;
    if (!this.games.includes(game)) this.games.push(game);
    this.store.setOpen(game);
    game.addEventListener('change', this.#gameListener);
    this.board.select([]);
    await this.#changed(true);
  }

  /** @param {Game} game */
  async closeGame(game) {
    this.games = this.games.filter((other) => other !== game);
    this.store.remove(game.id);
    if (game === this.game) await this.openGame(this.games.at(-1) ?? new Game());
  }

  /** @param {boolean} rules */
  async #changed(rules) {
    const game = this.game;
    if (rules) {
      const loaded = await this.#loadRules(game.shape);
      if (game !== this.game) return;
      this.rules = loaded;
      this.board.setRules(loaded);
    }
    clearTimeout(this.#save);
    this.#save = setTimeout(() => this.saveNow(), 200);
    this.view?.gameChanged?.();
    this.dispatchEvent(new Event('game'));
    this.redraw();
  }

  /**
   * Without rules there is no board: an engine that fails gets a second chance, and if that fails too the grid is
   * shown without houses.
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
      return new Rules(shape, [], null);
    }
  }

  /** Writes down what the timer above has not yet written. */
  saveNow() {
    clearTimeout(this.#save);
    const kept = this.store.save(this.game);
    if (!kept && this.#hasRoom) this.announce(t('app.no-room'));
    this.#hasRoom = kept;
  }

  /** Shows the present state, once for any number of calls. */
  redraw() {
    if (this.#redraw) return;
    this.#redraw = requestAnimationFrame(() => {
      this.#redraw = 0;
      if (this.board.rules !== this.rules || this.rules.cells !== this.game.cells || this.view?.ownStage) return;
      this.#shown = this.view?.picture?.() ?? this.picture();
      this.board.show(this.#shown);
    });
  }

  /** The game as it is played. @returns {import('./ui/board.js').Picture} */
  picture() {
    const { game, rules, board } = this;
    const { settings } = this.store;
    const digits = game.digits;
    const clashes = settings.conflicts ? rules.clashes(digits, game.layers.allowed) : new Set();
    const candidates = settings.showCandidates ? rules.candidates(digits, game.layers.allowed) : null;
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
        wrong: clashes.has(cell),
        corner: game.layers.corner[cell],
        centre: game.layers.centre[cell],
        candidates: candidates && !game.layers.centre[cell] && !game.layers.corner[cell] ? candidates[cell] : undefined,
        colours: game.layers.colours[cell],
        tint: tint(cell),
      })),
    };
  }
}
