// SPDX-License-Identifier: MIT
// screenshots.mjs - takes pictures of every view on both screens, light and dark, as first opened and in use, into
// build/web/screenshots.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { scenes } from './scenes.mjs';
import { chromiumOptions, screens } from './tests/chromium.mjs';
import { readyPage, screenshots, serveForms, tabOf, views } from './tests/page_forms.mjs';

/** @typedef {import('@playwright/test').Page} Page */

mkdirSync(screenshots, { recursive: true });
const { urls, close } = await serveForms();
const browser = await chromium.launch(chromiumOptions);
let taken = 0;

/** @param {Page} page @param {string} name */
async function take(page, name) {
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
  taken++;
}

for (const [screen, options] of Object.entries(screens)) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({ ...options, colorScheme, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    for (const view of views) {
      const name = `${view}-${screen}-${colorScheme}`;
      await page.goto(urls.folder);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.locator(readyPage).waitFor();
      await page.locator(tabOf(view)).click();
      await take(page, name);
      await scenes[view](page);
      await take(page, `${name}-in-use`);
    }
    await context.close();
  }
}
await browser.close();
close();
console.log(`${screenshots}: ${taken} pictures`);
