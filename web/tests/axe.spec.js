// SPDX-License-Identifier: MIT
// Every view, light and dark (and by the projects on desktop and phone), is accessible as far as axe can tell.
// Each test opens all views in one page: starting a page takes longer than checking a view.  The short run has the phone in light
// only: its colours are those of the desktop.  Dark views differ from light ones in their colours, so only those are checked again.

import { views } from './page_forms.mjs';
import { accessibilityProblems, COLOUR_RULES, expect, openView, test } from './support.js';

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(() => {
    test.use({ colorScheme });
    const tag = colorScheme === 'light' ? '@phone' : [];
    const rules = colorScheme === 'light' ? undefined : COLOUR_RULES;
    test(`axe finds no problems in any view, ${colorScheme}`, { tag }, async ({ page, openPage }) => {
      await openPage();
      for (const view of views) {
        await openView(page, view);
        expect.soft(await accessibilityProblems(page, rules), view).toEqual([]);
      }
    });
  });
}
