// SPDX-License-Identifier: MIT
// page_forms.mjs - what all tests of the page share: its two forms, its views, and how to wait until it is ready.

import { fileURLToPath } from 'node:url';
import { serve } from './server.mjs';

const built = new URL('../../build/web/', import.meta.url);

export const folder = fileURLToPath(new URL('page/', built));
export const file = new URL('sudoku.html', built);
export const screenshots = fileURLToPath(new URL('screenshots/', built));

export const views = ['play', 'set', 'learn', 'arcs', 'generate', 'draw', 'share'];

/** @param {string} view */
export const tabOf = (view) => `[role=tablist] [data-view=${view}]`;

/** An attribute of the root element shows that the engine has answered and a game is open. */
export const readyPage = 'html[data-ready=true]';

/**
 * The addresses of both forms; close() ends the server behind the first.
 * @returns {Promise<{ urls: Record<'folder' | 'file', string>, close: () => void }>}
 */
export async function serveForms() {
  const server = await serve(folder);
  return { urls: { folder: server.url, file: file.href }, close: server.close };
}
