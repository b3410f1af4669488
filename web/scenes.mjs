// SPDX-License-Identifier: MIT
// scenes.mjs - short scripts that put each view to use, for pictures of the page.

import { tabOf } from './tests/page_forms.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** A jigsaw with at least two solutions. */
const SEVERAL =
  '..3...6..5.....83.6........1.....5......6..41..5.....4.47.......94...........2... AABBBCCCCABBBBCCCCAABBDCEEEAADDDDEEEAADDDDEEEFFFFGGGGGFFFFGGGHHFIIIIGHHHIIIIIHHHH';
const X_NRC = '...6..3.1...5..897.74....6.8.2..7...4....5.266.7....3.7.....25.........42...3..89 x nrc';

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
/** @param {Page} page @param {string} view */
const open = (page, view) => page.locator(tabOf(view)).click();

/** Selects cells, then presses a key. @param {Page} page @param {number[]} cells @param {string} key */
async function write(page, cells, key) {
  for (const [i, cell] of cells.entries())
    await page.locator(`[data-cell="${cell}"]`).click({ modifiers: i ? ['Control'] : [] });
  await page.keyboard.press(key);
}

/** Each script leaves the page with its view in use. @type {Record<string, (page: Page) => Promise<unknown>>} */
export const scenes = {
  async play(page) {
    await open(page, 'set');
    await page.getByLabel('Puzzle text').fill(X_NRC);
    await press(page, 'Read');
    await press(page, 'Start playing');
    await write(page, [10, 12, 14], 'Shift+Digit4');
    await write(page, [41, 50], 'Control+Digit1');
    await write(page, [41, 50], 'Control+Digit8');
    await write(page, [20, 29, 38], 'Control+Shift+Digit3');
    await write(page, [24, 33, 42], 'Control+Shift+Digit6');
    await write(page, [0], 'Digit5');
    await page.locator('[data-cell="47"]').click();
  },
  async set(page) {
    await open(page, 'set');
    await page.getByLabel('Puzzle text').fill(SEVERAL);
    await press(page, 'Read');
    await page.locator('[data-state=several]').waitFor();
    await press(page, 'Cells that differ');
  },
  async learn(page) {
    await open(page, 'learn');
    await page.getByRole('tab', { name: 'Techniques', exact: true }).click();
    await page.getByLabel('Search techniques').fill('xy-chain');
    await page.locator('[data-technique=xy-chain] summary').click();
    await press(page, 'Show the example of XY-Chain');
    await page.locator('.board-picture .spot-removed').first().waitFor();
  },
  async arcs(page) {
    await open(page, 'arcs');
    await page.getByLabel('Puzzle').selectOption('middle');
    await page.locator('.player-place', { hasText: 'of 131' }).waitFor();
    await page.getByRole('slider').fill('40');
  },
  async draw(page) {
    await open(page, 'draw');
    await page.getByLabel('A classic drawing').selectOption({ label: 'Devil’s fork: impossible' });
    await press(page, 'Show');
    await page.locator('.draw-core').first().waitFor();
  },
  async generate(page) {
    await open(page, 'generate');
    await page.getByLabel('Diagonals (X)').check();
    await page.getByLabel('Fewest clues').fill('24');
    await page.getByLabel('Number of puzzles').fill('2');
    await page.getByLabel('Seed', { exact: true }).fill('7');
    await press(page, 'Generate');
    await page.locator('.generate-card').nth(1).waitFor();
    await page.locator('.generate-card svg').nth(1).waitFor();
  },
  async share(page) {
    await scenes.play(page);
    await open(page, 'share');
    await page.locator('.print-preview svg').first().waitFor();
  },
};
