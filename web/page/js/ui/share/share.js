// SPDX-License-Identifier: MIT
// share.js - links, texts, pictures and paper: everything for passing on a puzzle.

import { gameToHash } from '../../model/link.js';
import { t } from '../../strings/index.js';
import { el, toggle } from '../shell/dom.js';
import { shareOpen } from './share_open.js';
import { sharePictures } from './share_pictures.js';
import { sharePrint } from './share_print.js';
import { copyButton, shareText } from './share_text.js';

/** @param {import('../../app.js').App} app @returns {import('../../app.js').View} */
export function shareView(app) {
  let progress = true;
  const link = el('textarea', {
    class: 'link-text',
    rows: 4,
    readonly: true,
    spellcheck: 'false',
    'aria-label': t('share.link'),
  });
  const text = shareText(app, () => progress);
  const pictures = sharePictures(app);
  const print = sharePrint(app);

  function draw() {
    link.value = location.href.replace(/#.*$/s, '') + gameToHash(app.game, { progress });
    text.draw();
    print.draw();
  }

  app.addEventListener('games', () => {
    if (app.view?.id === 'share') print.draw();
  });

  return {
    id: 'share',
    element: el(
      'div',
      { class: 'share' },
      el(
        'section',
        { class: 'card' },
        el('h2', {}, t('share.link')),
        el('p', { class: 'note' }, t('share.link.about')),
        location.protocol === 'file:' && el('p', { class: 'note' }, t('share.link.file')),
        toggle(t('share.progress'), progress, (on) => {
          progress = on;
          draw();
        }),
        link,
        el('div', { class: 'row' }, copyButton(app, t('share.link.copy'), link)),
      ),
      shareOpen(app),
      text.element,
      pictures.element,
      print.element,
    ),
    show: draw,
    hide: print.hide,
    gameChanged: draw,
  };
}
