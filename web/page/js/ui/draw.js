// SPDX-License-Identifier: MIT
// draw.js - line drawings of solids.

import { el } from './dom.js';

/** @param {import('../app.js').App} _app @returns {import('../app.js').View} */
export function drawView(_app) {
  return { id: 'draw', element: el('div', {}), ownStage: true };
}
