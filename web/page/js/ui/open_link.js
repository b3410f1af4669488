// SPDX-License-Identifier: MIT
// open_link.js - opens the puzzle that the page's address holds, when the page begins and whenever the address changes.

import { hashToGame, isPuzzleHash, LinkError, sameGame } from '../model/link.js';
import { Rules } from '../model/rules.js';
import { t } from '../strings/index.js';
import { puzzleInShort } from './rules_words.js';

/**
 * Opens a game, or the one at hand that it would repeat, and says what it is.
 * @param {import('../app.js').App} app @param {import('../model/game.js').Game} game
 */
export async function openOnce(app, game) {
  const known = sameGame(app.games, game);
  await app.openGame(known ?? game);
  app.announce(t(known ? 'share.opened.again' : 'share.opened', { what: puzzleInShort(app.game) }));
}

/**
 * Opens a linked puzzle.  A link that makes no sense changes nothing.  Returns what is wrong with it, "" if nothing is.
 * @param {import('../app.js').App} app @param {string} hash
 */
export async function openLink(app, hash) {
  try {
    const game = hashToGame(hash);
    /* The engine has the last word on rules; it speaks before anything changes. */
    await Rules.load(app.engine, game.shape);
    await openOnce(app, game);
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
