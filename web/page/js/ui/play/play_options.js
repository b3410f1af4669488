// SPDX-License-Identifier: MIT
// play_options.js - options for playing.

import { t } from '../../strings/index.js';
import { el, toggle } from '../shell/dom.js';

/** @type {('conflicts' | 'cleanMarks' | 'showCandidates' | 'highlightSame' | 'highlightPeers' | 'lineNumbers' | 'timer')[]} */
const OPTIONS = [
  'conflicts',
  'cleanMarks',
  'showCandidates',
  'highlightSame',
  'highlightPeers',
  'lineNumbers',
  'timer',
];

/** @param {import('../../app.js').App} app @param {() => void} changed */
export function optionList(app, changed) {
  const { settings } = app.store;
  return el(
    'details',
    { class: 'options' },
    el('summary', {}, t('play.options')),
    ...OPTIONS.map((name) =>
      toggle(t(`play.option.${name}`), settings[name], (on) => {
        settings[name] = on;
        app.store.saveSettings();
        changed();
      }),
    ),
  );
}
