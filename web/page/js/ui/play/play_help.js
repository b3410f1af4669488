// SPDX-License-Identifier: MIT
// play_help.js - the list of keys.

import { t } from '../../strings/index.js';
import { button, el } from '../shell/dom.js';

/** Keys, and the last part of the string key for what they do. A word in braces is looked up, too. */
const KEYS = [
  [['1', '…', '9'], 'digit'],
  [['A', '…', 'P'], 'letter'],
  [['{shift}', '1'], 'corner'],
  [['{control}', '1'], 'centre'],
  [['{control}', '{shift}', '1'], 'colour'],
  [['Z', 'X', 'C', 'V'], 'mode'],
  [['{space}'], 'next-mode'],
  [['←', '↑', '↓', '→'], 'move'],
  [['{shift}', '→'], 'more'],
  [['{control}', 'A'], 'all'],
  [['{control}', 'I'], 'invert'],
  [['Esc'], 'none'],
  [['{delete}'], 'delete'],
  [['{control}', 'Z'], 'undo'],
  [['{control}', 'Y'], 'redo'],
  [['{drag}'], 'drag'],
  [['{control}', '{click}'], 'click'],
  [['{double}'], 'double'],
  [['?'], 'help'],
];

export function helpDialog() {
  const name = (/** @type {string} */ key) => key.replace(/^\{(\w+)\}$/, (_, word) => t(`play.key-name.${word}`));
  /** @type {HTMLDialogElement} */
  const dialog = el(
    'dialog',
    { class: 'keys-help', 'aria-label': t('play.keys') },
    /* Focus the heading: with the focus on the button, the list would be scrolled to its end. */
    el('h2', { tabindex: -1, autofocus: true }, t('play.keys')),
    el(
      'dl',
      {},
      ...KEYS.flatMap(([keys, what]) => [
        el('dt', {}, ...[...keys].map((key) => el('kbd', {}, name(key)))),
        el('dd', {}, t(`play.help.${what}`)),
      ]),
    ),
    button(t('app.close'), () => dialog.close()),
  );
  return dialog;
}
