// SPDX-License-Identifier: MIT
// The Draw view, as people use it.  The numbers of labellings are those that the program `waltz` prints for the drawings.

import { readFile } from 'node:fs/promises';
import { readyPage } from './page_forms.mjs';
import { cube, draw, stroke, tap } from './pen.js';
import { accessibilityProblems, expect, openView, test } from './support.js';

/** @param {import('@playwright/test').Page} page */
const verdict = (page) => page.locator('.draw-verdict');
/** @param {import('@playwright/test').Page} page */
const lines = (page) => page.locator('.draw-paper .draw-line:not(.faulty, .chosen)');
/** The labels on the paper. @param {import('@playwright/test').Page} page @param {string} [label] */
const marks = (page, label) => page.locator(`.draw-paper .draw-mark${label ? `[data-label="${label}"]` : ''}`);

/** @param {import('@playwright/test').Page} page @param {string} name */
async function takeClassic(page, name) {
  await page.getByLabel('A classic drawing').selectOption({ label: name });
  await page.getByRole('button', { name: 'Show' }).click();
}

test.beforeEach(async ({ page, openPage }) => {
  await openPage();
  await openView(page, 'draw');
});

test('a cube drawn by hand has four labellings, and one against a background', { tag: '@phone' }, async ({ page }) => {
  await draw(page, cube.slice(0, 8));
  await expect(verdict(page)).toHaveText('Keep drawing: one end does not meet another line yet.');
  await expect(page.locator('.draw-unfinished')).toHaveCount(1);
  await draw(page, cube.slice(8));
  await expect(verdict(page)).toContainText('4 labellings');
  await expect(marks(page)).toHaveCount(9);
  await page.getByLabel('Seen against a background').check();
  await expect(verdict(page)).toContainText('One labelling');
  await expect(marks(page, '+')).toHaveCount(3);
  await expect(marks(page, '-')).toHaveCount(0);
});

test('undo while an end is carried leaves the drawing as it was before', { tag: '@long' }, async ({ page }) => {
  await draw(page, cube);
  await expect(verdict(page)).toContainText('4 labellings');
  await page.locator('.draw-paper').focus();
  for (const key of ['e', 'm', 'ArrowLeft', 'ArrowLeft', 'Control+z']) await page.keyboard.press(key);
  await expect(lines(page)).toHaveCount(8);
  await page.keyboard.press('ArrowLeft'); // nothing is being carried now
  await expect(lines(page)).toHaveCount(8);
  await page.keyboard.press('Control+y');
  await expect(verdict(page)).toContainText('4 labellings');
});

test('all labellings of a drawing can be shown', { tag: '@long' }, async ({ page }) => {
  await takeClassic(page, 'Cube');
  await expect(page.getByText('1 of 4')).toBeVisible();
  const seen = new Set();
  for (let i = 1; i <= 4; i++) {
    await expect(page.getByText(`${i} of 4`)).toBeVisible();
    seen.add((await marks(page).evaluateAll((all) => all.map((mark) => mark.getAttribute('data-label')))).join(' '));
    await page.getByRole('button', { name: 'Next labelling' }).click();
  }
  expect(seen.size).toBe(4);
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Previous labelling' }).click();
  await expect(page.getByText('4 of 4')).toBeVisible();
});

test("the devil's fork is impossible, and the conflict is shown in red", async ({ page }) => {
  await takeClassic(page, 'Devil’s fork: impossible');
  await expect(verdict(page)).toContainText('Impossible: the 4 corners in red');
  await expect(page.locator('.draw-core')).toHaveCount(4);
  await expect(page.locator('.draw-line.faulty')).toHaveCount(4);
  await expect(marks(page)).toHaveCount(0);
});

test('the Penrose triangle can be labelled, but no solid looks like that', { tag: '@long' }, async ({ page }) => {
  await takeClassic(page, 'Penrose triangle: not a solid');
  await expect(verdict(page)).toContainText('no solid with flat faces');
  await expect(page.locator('.draw-line.faulty')).not.toHaveCount(0);
  await expect(page.getByText('1 of 4')).toBeVisible();
});

test('a fixed label leaves fewer labellings, or none', async ({ page }) => {
  await draw(page, cube);
  await expect(verdict(page)).toContainText('4 labellings');
  // In only one of the four, the cube stands on something along its lower front edge.
  await tap(page, [9.5, 4]);
  await page.getByRole('menuitemradio', { name: 'concave edge' }).click();
  await expect(verdict(page)).toContainText('One labelling');
  await expect(page.locator('.draw-paper .draw-mark.fixed')).toHaveCount(1);
  // No junction of the cube allows its front edge to be concave.
  await tap(page, [13, 7]);
  await page.getByRole('menuitemradio', { name: 'concave edge' }).click();
  await expect(verdict(page)).toContainText('Impossible with these fixed labels');
  await expect(page.locator('.draw-core')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Unfix all labels' }).click();
  await expect(verdict(page)).toContainText('4 labellings');
  await expect(page.locator('.draw-paper .draw-mark.fixed')).toHaveCount(0);
});

test('a dragged end moves all its lines', { tag: '@long' }, async ({ page }) => {
  await draw(page, cube);
  await expect(verdict(page)).toContainText('4 labellings');
  await page.getByRole('button', { name: 'Move ends' }).click();
  await stroke(page, [13, 11], [12, 10]);
  await page.getByText('Text and picture').click();
  const text = page.getByLabel('The drawing as text');
  await expect(text).toHaveValue(/13 4 12 10\n12 10 6 11\n/);
  await expect(text).toHaveValue(/17 14 12 10\n/);
  await expect(verdict(page)).toContainText('4 labellings');
});

test('every change can be undone and redone, and Delete deletes', async ({ page }) => {
  await draw(page, cube);
  await tap(page, [9.5, 11]);
  await page.getByRole('menuitem', { name: 'Delete line' }).click();
  await expect(lines(page)).toHaveCount(8);
  await expect(verdict(page)).not.toContainText('labellings');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict(page)).toContainText('4 labellings');
  for (let left = 8; left >= 0; left--) {
    await page.keyboard.press('Control+z');
    await expect(lines(page)).toHaveCount(left);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  for (let i = 0; i < 9; i++) await page.keyboard.press('Control+y');
  await expect(verdict(page)).toContainText('4 labellings');
});

test('the keyboard alone draws, labels, moves and deletes', async ({ page }) => {
  const go = async (/** @type {number} */ right, /** @type {number} */ up) => {
    for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  };
  await page.getByRole('application').focus();
  let at = [12, 9];
  for (const [from, to] of cube) {
    await go(from[0] - at[0], from[1] - at[1]);
    await page.keyboard.press('Enter');
    await go(to[0] - from[0], to[1] - from[1]);
    await page.keyboard.press('Enter');
    at = [...to];
  }
  await expect(verdict(page)).toContainText('4 labellings');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('-');
  await expect(page.locator('.draw-paper .draw-mark.fixed')).toHaveCount(1);
  await expect(verdict(page)).toContainText('One labelling');
  await page.keyboard.press('0');
  await expect(verdict(page)).toContainText('4 labellings');
  await page.keyboard.press('m');
  await go(1, 0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dropped at 14, 4.')).toBeVisible();
  await expect(verdict(page)).toContainText('4 labellings');
  await page.keyboard.press('Delete');
  await expect(lines(page)).toHaveCount(8);
  await expect(page.getByText('Line deleted.')).toBeVisible();
});

test('lines snap to other lines, and to directions on request', { tag: '@long' }, async ({ page }) => {
  await stroke(page, [4, 4], [20, 4]);
  await page.getByLabel('Snap to the grid').uncheck();
  await stroke(page, [9.4, 12.3], [9.6, 4.2]);
  await page.getByText('Text and picture').click();
  const text = page.getByLabel('The drawing as text');
  await expect(text).toHaveValue(/ 4\n$/);
  await expect(verdict(page)).toHaveText('Keep drawing: 3 ends do not meet another line yet.');
  await page.getByLabel('Snap to the grid').check();
  await page.getByLabel('Snap to 30° and 45°').check();
  await stroke(page, [3, 8], [8, 12.7]);
  await expect(text).toHaveValue(/\n3 8 8 13\n$/);
});

test('four lines at a point are reported, but not as an error', { tag: '@long' }, async ({ page }) => {
  for (const to of /** @type {[number, number][]} */ ([
    [4, 9],
    [20, 9],
    [12, 2],
    [12, 16],
  ]))
    await stroke(page, [12, 9], to);
  await expect(verdict(page)).toHaveText(/^More than three lines meet at the marked point/);
  await expect(verdict(page)).not.toHaveClass(/bad/);
});

test('the drawing and its fixed labels are kept across a reload', async ({ page }) => {
  await draw(page, cube);
  await expect(verdict(page)).toContainText('4 labellings');
  await tap(page, [9.5, 4]);
  await page.getByRole('menuitemradio', { name: 'concave edge' }).click();
  await expect(verdict(page)).toContainText('One labelling');
  await page.reload();
  await page.locator(readyPage).waitFor();
  await openView(page, 'draw');
  await expect(verdict(page)).toContainText('One labelling');
  await expect(lines(page)).toHaveCount(9);
  await expect(page.locator('.draw-paper .draw-mark.fixed')).toHaveCount(1);
});

test('the list of lines fixes labels and keeps the focus', { tag: '@long' }, async ({ page }) => {
  await takeClassic(page, 'Cube');
  await page.getByText('List of lines').click();
  const rows = page.locator('.draw-lines tbody tr');
  await expect(rows).toHaveCount(9);
  const row = rows.filter({ hasText: 'convex edge' }).first();
  const convex = row.getByRole('button', { name: /convex edge$/ });
  await convex.focus();
  await page.keyboard.press('Enter');
  await expect(convex).toHaveAttribute('aria-pressed', 'true');
  await expect(convex).toBeFocused();
  await expect(verdict(page)).toContainText('4 labellings');
});

test('the drawing can be saved as a picture and read from text', async ({ page }) => {
  await takeClassic(page, 'Stairs');
  await expect(marks(page)).not.toHaveCount(0);
  await page.getByText('Text and picture').click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  const saved = await waiting;
  expect(saved.suggestedFilename()).toBe('drawing.svg');
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  const text = page.getByLabel('The drawing as text');
  await text.fill('0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)');
  await page.getByRole('button', { name: 'Draw this text' }).click();
  await expect(verdict(page)).toContainText('4 labellings');
  await expect(lines(page)).toHaveCount(9);
  await text.fill('0 0 10 what');
  await page.getByRole('button', { name: 'Draw this text' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 1, column');
  await expect(lines(page)).toHaveCount(9);
});

test('random scenes have a labelling', { tag: '@long' }, async ({ page }) => {
  await page.getByRole('combobox', { name: 'Cubes', exact: true }).selectOption('4');
  await page.getByRole('button', { name: 'Random scene' }).click();
  await expect(verdict(page)).toContainText('labelling');
  await expect(marks(page)).not.toHaveCount(0);
});

test('axe finds no problems in a drawing with its menu, list and legend open', { tag: '@long' }, async ({ page }) => {
  await draw(page, cube);
  for (const part of ['List of lines', 'Text and picture', 'What labels and junctions mean', 'Keyboard'])
    await page.locator('summary', { hasText: part }).click();
  await page.getByLabel('Show junctions and their types').check();
  await tap(page, [9.5, 4]);
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
