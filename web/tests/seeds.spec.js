// SPDX-License-Identifier: MIT
// The boards of the courses and papers that this project grew from, if they are available: read, light, solution.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, openView, test } from './support.js';

const data = process.env.SUDOKU_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
const boards = join(data, 'seed-boards');

test.beforeEach(async ({ openPage, page }) => {
  test.skip(!existsSync(boards), 'the boards are not available');
  await openPage();
  await openView(page, 'set');
});

/**
 * Reads a text and waits for the light.  If the board before had one solution, too, the light says so until the new one is on
 * the board: `givens`, if known, are waited for first.
 * @param {import('@playwright/test').Page} page @param {string} text @param {string} [givens]
 */
async function read(page, text, givens) {
  await page.getByLabel('Puzzle text').fill(text);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  if (givens) await expect.poll(() => digits(page)).toBe(givens);
  await expect(page.getByRole('region', { name: 'Is it a puzzle?' })).toContainText('One solution.');
}

/** The digits on the board, as screen readers read them. @param {import('@playwright/test').Page} page */
const digits = (page) =>
  page
    .locator('[data-cell]')
    .evaluateAll((cells) =>
      cells.map((cell) => /column \d+, (?:given )?(\w)(?:,|$)/.exec(cell.ariaLabel ?? '')?.[1] ?? '.').join(''),
    );

test('the boards of the course have the solutions given with them', async ({ page }) => {
  const folder = join(boards, 'caltech-boards');
  const names = readdirSync(folder).filter((name) => !name.endsWith('.solution'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    await test.step(name, async () => {
      const text = readFileSync(join(folder, name), 'utf8');
      await read(page, text, text.replace(/\s/g, '').slice(0, 81));
      await page.getByRole('button', { name: 'Solution', exact: true }).click();
      const solution = readFileSync(join(folder, `${name}.solution`), 'utf8').replace(/\s/g, '');
      await expect.poll(() => digits(page)).toBe(solution.slice(0, 81));
      await page.getByRole('button', { name: 'Givens', exact: true }).click();
    });
});

test('the nonominoes have one solution each', async ({ page }) => {
  const folder = join(boards, 'nonomino');
  for (const name of readdirSync(folder))
    await test.step(name, async () => read(page, readFileSync(join(folder, name), 'utf8')));
});
