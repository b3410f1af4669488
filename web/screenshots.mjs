// SPDX-License-Identifier: MIT
// screenshots.mjs - pictures of every view on both screens, light and dark, in build/web/screenshots.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions, screens } from './tests/chromium.mjs';
import { readyPage, screenshots, serveForms, tabOf, views } from './tests/page_forms.mjs';

mkdirSync(screenshots, { recursive: true });
const { urls, close } = await serveForms();
const browser = await chromium.launch(chromiumOptions);
for (const [screen, options] of Object.entries(screens)) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const page = await browser.newPage({ ...options, colorScheme, reducedMotion: 'reduce', locale: 'en-GB' });
    await page.goto(urls.folder);
    await page.locator(readyPage).waitFor();
    for (const view of views) {
      await page.locator(tabOf(view)).click();
      await page.screenshot({ path: join(screenshots, `${view}-${screen}-${colorScheme}.png`), fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
close();
console.log(`${screenshots}: ${views.length * Object.keys(screens).length * 2} pictures`);
