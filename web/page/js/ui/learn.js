// SPDX-License-Identifier: MIT
// learn.js - hints, explanations and ratings.

import { el } from './dom.js';

/** @param {import('../app.js').App} _app @returns {import('../app.js').View} */
export function learnView(_app) {
  return { id: 'learn', element: el('div', {}) };
}
