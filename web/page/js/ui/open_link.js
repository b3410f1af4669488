// SPDX-License-Identifier: MIT
// open_link.js - opens the puzzle that the page's address holds, when the page begins and whenever the address changes.

import { hashToGame, isPuzzleHash, LinkError, sameGrids } from '../model/link.js';
import { Rules } from '../model/rules.js';
import { t } from '../strings/index.js';
import { puzzleInShort } from './rules_words.js';

/**
 * Opens a game, or the one at hand that it would repeat, and says what it is.  The engine has the last word on rules: it
 * is asked before anything changes, and knows which of them are the same however they are described.
 * @param {import('../app.js').App} app @param {import('../model/game.js').Game} game
 */
export async function openOnce(app, game) {
  const housesOf = async (/** @type {import('../model/game.js').Game} */ of) =>
    JSON.stringify((await Rules.load(app.engine, of.shape)).houses);
  const houses = await housesOf(game);
  let known = null;
  for (const other of sameGrids(app.games, game)) if ((await housesOf(other)) === houses) known ??= other;
  await app.openGame(known ?? game);
  app.announce(t(known ? 'share.opened.again' : 'share.opened', { what: puzzleInShort(app.game) }));
}

/**
 * Opens a linked puzzle.  A link that makes no sense changes nothing.  Returns what is wrong with it, "" if nothing is.
 * @param {import('../app.js').App} app @param {string} hash
 */
export async function openLink(app, hash) {
  try {
    await openOnce(app, hashToGame(hash));
    return '';
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (!(error instanceof LinkError)) return t('share.link.rules', { reason: message });
    return t(message === 'version' ? 'share.link.newer' : 'share.link.damaged');
  }
}

/** @param {import('../app.js').App} app */
export async function followLinks(app) {
  const follow = async () => {
    const { hash, pathname, search } = location;
    if (!isPuzzleHash(hash)) return;
    const wrong = await openLink(app, hash);
    /* Once opened, the puzzle lives on at hand; a reload must not bring the link's state back. */
    if (!wrong) history.replaceState(null, '', pathname + search);
    else app.announce(wrong);
  };
  window.addEventListener('hashchange', follow);
  await follow();
}
