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
}

test('every view fits a narrow screen and text of double size', { tag: '@phone' }, async ({ page, openPage }) => {
  await openPage();
  const looks = {
    usual: () => {},
    narrow: () => page.setViewportSize({ width: 360, height: 740 }),
    'twice the size': () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
  };
  for (const [look, change] of Object.entries(looks)) {
    await change();
    for (const view of views) {
      await openView(page, view);
      const { content, screen, beyond } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
        /* A text that overflows its button. */
        beyond: [...document.querySelectorAll('button')]
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.ariaLabel ?? one.textContent),
      }));
      expect.soft(content, `${view}, ${look}`).toBeLessThanOrEqual(screen);
      expect.soft(beyond, `${view}, ${look}`).toEqual([]);
    }
  }
});

test('the policy blocks requests to other hosts', async ({ page, openPage, problems }) => {
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
