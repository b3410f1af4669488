// SPDX-License-Identifier: MIT
// smoke.mjs - the same short walk in any browser: each form starts, its engine answers, every view can be chosen.

import { readyPage, serveForms, tabOf, views } from '../page_forms.mjs';

/**
 * What a browser must be able to do: open an address, and run a script there that returns true or false.
 * @typedef {{ goto: (url: string) => Promise<unknown>, ask: (script: string) => Promise<boolean> }} Browser
 */

/** @param {Browser} browser @param {string} script @param {string} what */
async function waitFor(browser, script, what) {
  const end = Date.now() + 30_000;
  while (!(await browser.ask(script))) {
    if (Date.now() > end) throw new Error(`timed out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {Browser} browser */
export async function walk(browser) {
  const { urls, close } = await serveForms();
  for (const [form, url] of Object.entries(urls)) {
    await browser.goto(url);
    await waitFor(browser, `document.querySelector('${readyPage}') !== null`, `the engine of the ${form}`);
    for (const view of views) {
      const tab = `document.querySelector('${tabOf(view)}')`;
      await browser.ask(`(${tab}.click(), true)`);
      await waitFor(browser, `${tab}.getAttribute('aria-selected') === 'true'`, `view ${view} of the ${form}`);
    }
    console.log(`the ${form}: the engine answers, ${views.length} views`);
  }
  close();
}
