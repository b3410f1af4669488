// SPDX-License-Identifier: MIT
// generate.js - puzzles made to order.

import { el } from './dom.js';

/** @param {import('../app.js').App} _app @returns {import('../app.js').View} */
export function generateView(_app) {
  return { id: 'generate', element: el('div', {}) };
}
