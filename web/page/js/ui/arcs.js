// SPDX-License-Identifier: MIT
// arcs.js - the AC-3 room.

import { el } from './dom.js';

/** @param {import('../app.js').App} _app @returns {import('../app.js').View} */
export function arcsView(_app) {
  return { id: 'arcs', element: el('div', {}), ownStage: true };
}
