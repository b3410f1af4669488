// SPDX-License-Identifier: MIT
// Both forms of the page start, find their engine, show every view and load nothing from elsewhere.

import { views } from './page_forms.mjs';
import { expect, openView, test } from './support.js';

for (const form of /** @type {const} */ (['folder', 'file'])) {
  test(`the ${form} shows every view`, { tag: '@phone' }, async ({ page, openPage }) => {
    await openPage({ form });
    for (const view of views) {
      await openView(page, view);
      await expect(page.getByRole('tabpanel').first()).toBeVisible();
    }
  });

  test(`no view of the ${form} is wider than the screen`, { tag: '@long' }, async ({ page, openPage }) => {
    await openPage({ form });
    for (const view of views) {
      await openView(page, view);
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(content, view).toBeLessThanOrEqual(screen);
    }
  });
}

test('the policy keeps the page from talking to other hosts', async ({ page, openPage, problems }) => {
  await openPage({ form: 'file' });
  const reached = await page.evaluate(() =>
    fetch('http://127.0.0.1:9/').then(
      () => true,
      () => false,
    ),
  );
  expect(reached).toBe(false);
  expect(problems.join('\n')).toContain('Content Security Policy');
  problems.length = 0;
});
