// SPDX-License-Identifier: MIT
// store.js - what is stored between visits: the puzzles, which of them is open, and the settings.
//
// Each puzzle is one entry of local storage; another entry holds the rest.  Where there is no storage (private windows,
// files in some browsers) the page works, but stores nothing.

import { Game } from './game.js';

const PREFIX = 'sudoku:';

/**
 * @typedef {object} Settings
 * @property {string} theme "auto", "light", "dark"
 * @property {string} language "": the language of the browser
 * @property {boolean} conflicts show them at once
 * @property {boolean} cleanMarks a digit is removed from the marks that it sees
 * @property {boolean} showCandidates
 * @property {boolean} highlightPeers
 * @property {boolean} lineNumbers beside rows and columns
 * @property {boolean} highlightSame
 * @property {boolean} timer
 * @property {string} profile for hints and ratings
 */

/** @type {Settings} */
const USUAL = {
  theme: 'auto',
  language: '',
  conflicts: true,
  cleanMarks: true,
  showCandidates: false,
  highlightPeers: true,
  lineNumbers: true,
  highlightSame: true,
  timer: false,
  profile: 'hodoku',
};

export class Store {
  #storage = /** @type {Storage | null} */ (null);
  /** Whether the browser stores anything at all. */
  works = false;
  /** @type {Settings} */
  settings = { ...USUAL };

  constructor() {
    try {
      this.#storage = window.localStorage;
      this.#storage.setItem(`${PREFIX}probe`, '1');
      this.#storage.removeItem(`${PREFIX}probe`);
      this.works = true;
    } catch {
      this.#storage = null;
    }
    const saved = this.#read('settings');
    for (const key of /** @type {(keyof Settings)[]} */ (Object.keys(USUAL)))
      if (saved && typeof saved[key] === typeof USUAL[key]) /** @type {any} */ (this.settings)[key] = saved[key];
  }

  /** @param {string} key */
  #read(key) {
    try {
      return JSON.parse(this.#storage?.getItem(PREFIX + key) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Returns false if there is no room. @param {string} key @param {any} value */
  #write(key, value) {
    try {
      this.#storage?.setItem(PREFIX + key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  saveSettings() {
    this.#write('settings', this.settings);
  }

  /** The saved state of the Draw view, unchecked. @returns {any} */
  loadDrawing() {
    return this.#read('drawing');
  }

  /** @param {object} drawing */
  saveDrawing(drawing) {
    return this.#write('drawing', drawing);
  }

  /** @returns {string[]} */
  #listed() {
    const listed = this.#read('puzzles');
    return Array.isArray(listed) ? listed.filter((id) => typeof id === 'string') : [];
  }

  /** The ids of the stored puzzles in the order of creation; those missing from the list come last. @returns {string[]} */
  #ids() {
    const ids = new Set(this.#listed());
    const start = `${PREFIX}puzzle:`;
    for (const key of Object.keys(this.#storage ?? {}).sort())
      if (key.startsWith(start)) ids.add(key.slice(start.length));
    return [...ids];
  }

  /** All that can be restored, and how many there were. */
  load() {
    const ids = this.#ids();
    const games = /** @type {Game[]} */ ([]);
    for (const id of ids) {
      const game = this.loadGame(id);
      if (game) games.push(game);
      else this.#setAside(id);
    }
    return { games, all: ids.length, open: String(this.#read('open') ?? '') };
  }

  /** The puzzle as it was last saved; null: it cannot be restored. @param {string} id */
  loadGame(id) {
    try {
      const game = Game.restore(this.#read(`puzzle:${id}`));
      return game.id === id ? game : null;
    } catch {
      return null;
    }
  }

  /** Calls `tell` when another tab has saved or removed a puzzle. @param {(id: string) => void} tell */
  onOtherTab(tell) {
    const start = `${PREFIX}puzzle:`;
    window.addEventListener('storage', ({ key, storageArea }) => {
      if (storageArea === this.#storage && key?.startsWith(start)) tell(key.slice(start.length));
    });
  }

  /** Sets an unreadable entry aside, so that it is reported only once but not lost. @param {string} id */
  #setAside(id) {
    const text = this.#storage?.getItem(`${PREFIX}puzzle:${id}`);
    try {
      if (text) this.#storage?.setItem(`${PREFIX}unreadable:${id}`, text);
    } catch {
      return; /* no room for a copy: leave it where it is */
    }
    this.remove(id);
  }

  /** @param {Game} game */
  save(game) {
    const saved = game.save();
    /* If there is no room for the changes, save at least the grid. */
    const kept =
      this.#write(`puzzle:${game.id}`, saved) || this.#write(`puzzle:${game.id}`, { ...saved, changes: [], undone: 0 });
    const listed = this.#listed();
    if (!listed.includes(game.id)) this.#write('puzzles', [...listed, game.id]);
    return kept;
  }

  /** Makes this the game that the next visit opens. @param {Game} game */
  setOpen(game) {
    this.#write('open', game.id);
  }

  /** @param {string} id */
  remove(id) {
    this.#storage?.removeItem(`${PREFIX}puzzle:${id}`);
    this.#write(
      'puzzles',
      this.#ids().filter((other) => other !== id),
    );
  }
}
