// SPDX-License-Identifier: MIT
// support.js - `test` and `expect` for the page: a test also fails on anything that went wrong unnoticed: an error on the
// console, an exception, a violation of the page's policy (Chromium reports these on the console), a request to another host.

import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { readyPage, serveForms, tabOf } from './page_forms.mjs';

/**
 * @typedef {{ form?: 'folder' | 'file', hash?: string }} Opening
 * @typedef {{ openPage: (opening?: Opening) => Promise<void>, problems: string[] }} PageFixtures
 * @typedef {{ forms: Record<'folder' | 'file', string> }} WorkerFixtures
 */

/** @type {import('@playwright/test').Fixtures<PageFixtures, WorkerFixtures, import('@playwright/test').PlaywrightTestArgs, import('@playwright/test').PlaywrightWorkerArgs>} */
const fixtures = {
  forms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { urls, close } = await serveForms();
      await use(urls);
      close();
    },
    { scope: 'worker' },
  ],

  // A test that provokes an error empties this list after looking at it.
  problems: [
    async ({ page, forms }, use) => {
      /** @type {string[]} */
      const problems = [];
      const own = [forms.folder, forms.file, 'blob:', 'data:'];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`));
      page.on('request', (request) => {
        if (!own.some((start) => request.url().startsWith(start))) problems.push(`request: ${request.url()}`);
      });
      await use(problems);
      expect(problems, 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],

  openPage: async ({ page, forms }, use) => {
    await use(async ({ form = 'folder', hash = '' } = {}) => {
      await page.goto(forms[form] + hash);
      await page.locator(readyPage).waitFor();
    });
  },
};

export const test = base.extend(fixtures);
export { expect };

/**
 * Chooses a view by its tab.
 * @param {import('@playwright/test').Page} page @param {string} view
 */
export async function openView(page, view) {
  const tab = page.locator(tabOf(view));
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/**
 * The centre of a cell of the board on the screen.
 * @param {import('@playwright/test').Page} page @param {number} cell
 */
export async function cellCentre(page, cell) {
  const target = page.locator(`[data-cell="${cell}"]:visible`).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`cell ${cell} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags over cells in order: with a finger on a touch screen, with the mouse elsewhere.
 * @param {import('@playwright/test').Page} page @param {number[]} cells
 */
export async function dragOver(page, cells) {
  // Get all centres first: this may scroll, which must not happen in the middle of a stroke.
  for (const cell of cells) await cellCentre(page, cell);
  const points = [];
  for (const cell of cells) points.push(await cellCentre(page, cell));
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? strokeByFinger(page, points) : strokeByMouse(page, points));
}

/** @param {import('@playwright/test').Page} page @param {{ x: number, y: number }[]} points */
async function strokeByMouse(page, points) {
  await page.mouse.move(points[0].x, points[0].y);
  await page.mouse.down();
  for (const { x, y } of points) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
}

/**
 * Drags with a finger; Playwright itself can only tap.
 * @param {import('@playwright/test').Page} page @param {{ x: number, y: number }[]} points
 */
async function strokeByFinger(page, points) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [points[0]] });
  for (const point of points) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The rules of axe that are about colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The problems that axe finds: WCAG 2.2 A and AA, and its own best practices, or by these rules only. A test expects an empty list.
 * @param {import('@playwright/test').Page} page @param {string[]} [rules]
 */
export async function accessibilityProblems(page, rules) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // The legacy mode only leaves out frames of other origins; without it axe opens a second page for every check.
  // preload would fetch the style sheets again and put them into the page, against the page's policy.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ preload: false });
  if (rules) axe.withRules(rules);
  else axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
  );
}
