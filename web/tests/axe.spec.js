// SPDX-License-Identifier: MIT
// Every view, light and dark (and by the projects on desktop and phone), is accessible as far as a program can tell.
// One page is taken through all its views: the start of a page costs more than a look at a view.

import { views } from './page_forms.mjs';
import { accessibilityProblems, expect, openView, test } from './support.js';

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(() => {
    test.use({ colorScheme });
    test(`axe finds nothing in any view when it is ${colorScheme}`, { tag: '@phone' }, async ({ page, openPage }) => {
      await openPage();
      for (const view of views) {
        await openView(page, view);
        expect.soft(await accessibilityProblems(page), view).toEqual([]);
      }
    });
  });
}
