// SPDX-License-Identifier: MIT
// set.js - setting puzzles.

import { el } from './dom.js';

/** @param {import('../app.js').App} _app @returns {import('../app.js').View} */
export function setView(_app) {
  return { id: 'set', element: el('div', {}) };
}
