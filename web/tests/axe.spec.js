// SPDX-License-Identifier: MIT
// Every view, light and dark (and by the projects on desktop and phone), is accessible as far as a program can tell.

import { views } from './page_forms.mjs';
import { expectAccessible, openView, test } from './support.js';

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const view of views) {
      test(`${view} is accessible`, async ({ page, openPage }) => {
        await openPage();
        await openView(page, view);
        await expectAccessible(page);
      });
    }
  });
}
