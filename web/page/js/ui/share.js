// SPDX-License-Identifier: MIT
// share.js - links, files and paper.

import { el } from './dom.js';

/** @param {import('../app.js').App} _app @returns {import('../app.js').View} */
export function shareView(_app) {
  return { id: 'share', element: el('div', {}) };
}
