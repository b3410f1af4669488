// SPDX-License-Identifier: MIT
// open_link.js - opens the puzzle in the page's address, when the page starts and whenever the address changes.

import { hashToGame, isPuzzleHash, LinkError, sameGrids } from '../../model/link.js';
import { Rules } from '../../model/rules.js';
import { t } from '../../strings/index.js';
import { puzzleInShort } from '../board/rules_words.js';

/**
 * Opens a game, or the stored one that is the same, and announces it.  The engine is asked about the rules before anything
 * changes: it knows whether they are valid, and whether two descriptions mean the same rules.
 * @param {import('../../app.js').App} app @param {import('../../model/game.js').Game} game
 */
export async function openOnce(app, game) {
  const housesOf = async (/** @type {import('../../model/game.js').Game} */ of) =>
    JSON.stringify((await Rules.load(app.engine, of.shape)).houses);
  const houses = await housesOf(game);
  let known = null;
  for (const other of sameGrids(app.games, game)) if ((await housesOf(other)) === houses) known ??= other;
  await app.openGame(known ?? game);
  app.announce(t(known ? 'share.opened.again' : 'share.opened', { what: puzzleInShort(app.game) }));
}

/**
 * Opens a linked puzzle.  An invalid link changes nothing.  Returns what is wrong with the link, "" if nothing is.
 * @param {import('../../app.js').App} app @param {string} hash
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

/** @param {import('../../app.js').App} app */
export async function followLinks(app) {
  const follow = async () => {
    const { hash, pathname, search } = location;
    if (!isPuzzleHash(hash)) return;
    const wrong = await openLink(app, hash);
    /* The opened puzzle is stored; a reload must not bring back the state of the link. */
    if (!wrong) history.replaceState(null, '', pathname + search);
    else app.announce(wrong);
  };
  window.addEventListener('hashchange', follow);
  await follow();
}
