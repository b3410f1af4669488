// SPDX-License-Identifier: MIT
// open_link.js - opens the puzzle that the page's address holds, when the page begins and whenever the address changes.

import { hashToGame, isPuzzleHash, LinkError, sameGame } from '../model/link.js';
import { Rules } from '../model/rules.js';
import { t } from '../strings/index.js';
import { puzzleInShort } from './rules_words.js';

/**
 * Opens a linked puzzle, or the same one if it is at hand already, and says what it is.  A link that makes no sense
 * changes nothing.  Returns whether a puzzle was opened.
 * @param {import('../app.js').App} app @param {string} hash
 */
export async function openLink(app, hash) {
  try {
    const linked = hashToGame(hash);
    /* The engine has the last word on rules; it speaks before anything changes. */
    await Rules.load(app.engine, linked.shape);
    const known = sameGame(app.games, linked);
    await app.openGame(known ?? linked);
    const what = puzzleInShort(known ?? linked);
    app.announce(t(known ? 'share.opened.again' : 'share.opened', { what }));
    return true;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (!(error instanceof LinkError)) app.announce(t('share.link.rules', { reason: message }));
    else app.announce(t(message === 'version' ? 'share.link.newer' : 'share.link.damaged'));
    return false;
  }
}

/** @param {import('../app.js').App} app */
export async function followLinks(app) {
  const follow = async () => {
    const { hash, pathname, search } = location;
    /* Once opened, the puzzle lives on at hand; a reload must not bring the link's state back. */
    if (isPuzzleHash(hash) && (await openLink(app, hash))) history.replaceState(null, '', pathname + search);
  };
  window.addEventListener('hashchange', follow);
  await follow();
}
