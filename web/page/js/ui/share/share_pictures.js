// SPDX-License-Identifier: MIT
// share_pictures.js - the board as a picture file.

import { t } from '../../strings/index.js';
import { boardToSvg, svgToPng } from '../board/picture.js';
import { button, download, el } from '../shell/dom.js';
import { fileName } from './share_text.js';

/** @param {import('../../app.js').App} app */
export function sharePictures(app) {
  /** @param {() => Promise<Blob>} make @param {string} ending */
  async function save(make, ending) {
    try {
      download(await make(), fileName(app.game, ending));
      app.announce(t('share.saved'));
    } catch (error) {
      app.announce(t('app.failed', { reason: /** @type {Error} */ (error).message }));
    }
  }
  const svgBlob = (/** @type {string} */ text) => new Blob([text], { type: 'image/svg+xml' });

  return {
    element: el(
      'section',
      { class: 'card' },
      el('h2', {}, t('share.picture')),
      el('p', { class: 'note' }, t('share.picture.about')),
      el(
        'div',
        { class: 'row' },
        button(t('share.picture.svg'), () => save(async () => svgBlob(boardToSvg(app.board.svg).text), 'svg')),
        button(t('share.picture.png'), () => save(() => svgToPng(boardToSvg(app.board.svg)), 'png')),
        button(t('share.picture.library'), () =>
          save(async () => {
            const lines = app.game.requestLines({ progress: true });
            return svgBlob((await app.engine.ask(`call convert\nformat svg\n${lines}\n`)).text);
          }, 'svg'),
        ),
      ),
    ),
  };
}
