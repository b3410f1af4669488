// SPDX-License-Identifier: MIT
// pictures.mjs - makes the pictures of the page for the README, docs/page-*.png, with the scripts of scenes.mjs.

import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { scenes } from './scenes.mjs';
import { chromiumOptions, screens } from './tests/chromium.mjs';
import { readyPage, serveForms } from './tests/page_forms.mjs';

const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const shown = ['play', 'learn', 'arcs', 'draw'];

const { urls, close } = await serveForms();
const browser = await chromium.launch(chromiumOptions);
for (const name of shown) {
  const page = await browser.newPage({ ...screens.desktop, reducedMotion: 'reduce', locale: 'en-GB' });
  await page.goto(urls.folder);
  await page.locator(readyPage).waitFor();
  await scenes[name](page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${docs}page-${name}.png` });
  await page.close();
}
await browser.close();
close();
console.log(`${docs}: ${shown.length} pictures`);
