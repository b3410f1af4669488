// SPDX-License-Identifier: MIT
// Journeys through the AC-3 room.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessibilityProblems, expect, openView, test } from './support.js';

const program = fileURLToPath(new URL('../../build/bin/sudoku', import.meta.url));
const middle = '..3....6.1....245...6........3...51.';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {'ac3' | 'gac' | 'search'} algorithm */
const column = (page, algorithm) => page.locator(`[data-algorithm=${algorithm}]`);
/** @param {Page} page @param {'ac3' | 'gac' | 'search'} algorithm @param {string} name */
const count = (page, algorithm, name) => column(page, algorithm).locator(`[data-count=${name}]`);
/** @param {Page} page @param {'ac3' | 'gac' | 'search'} algorithm */
const sentence = (page, algorithm) => column(page, algorithm).locator('.arcs-sentence');
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
/** @param {Page} page */
const place = (page) => page.locator('.player-place');
/** @param {Page} page @param {'ac3' | 'gac' | 'search'} algorithm */
const labels = (page, algorithm) =>
  column(page, algorithm)
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));

test.beforeEach(async ({ page, openPage }) => {
  await openPage();
  await openView(page, 'arcs');
  await expect(place(page)).toContainText('of 37');
});

test('AC-3 solves the small puzzle with the same counts as the program', async ({ page }) => {
  await press(page, 'Last step');
  await expect(sentence(page, 'ac3')).toContainText('AC-3 is done: the puzzle is solved.');
  await expect(count(page, 'ac3', 'revisions')).toHaveText('112');
  await expect(count(page, 'ac3', 'checks')).toHaveText('191');
  await expect(count(page, 'ac3', 'removals')).toHaveText('36');
  await expect(count(page, 'ac3', 'waiting')).toHaveText('0');
  await expect(count(page, 'ac3', 'open')).toHaveText('0');
});

test('counts and remaining candidates of AC-3 for the middle puzzle are those of the program', {
  tag: '@long',
}, async ({ page }) => {
  test.skip(!existsSync(program), 'the program is not built');
  const said = execFileSync('sh', ['-c', `echo ${middle} | "${program}" ac3 2>&1 >/dev/null`], { encoding: 'utf8' });
  const numbers = /(\d+) cells open; (\d+) revisions, (\d+) support checks, (\d+) removals/.exec(said)?.slice(1);
  await page.getByLabel('Puzzle').selectOption('middle');
  await press(page, 'Last step');
  for (const [i, name] of ['open', 'revisions', 'checks', 'removals'].entries())
    await expect(count(page, 'ac3', name)).toHaveText(Number(numbers?.[i]).toLocaleString('en-GB'));
});

test('each step says what is removed and why, and the digit is struck through on the board', async ({ page }) => {
  for (let i = 0; i < 12; i++) await press(page, 'One step forward');
  await expect(sentence(page, 'ac3')).toContainText('r1c3 loses 4: r2c4 must be 4.');
  await expect(column(page, 'ac3').locator('.candidate.on-removed')).toHaveText('4');
  await expect(column(page, 'ac3').locator('.arrow')).toHaveCount(1);
  await expect(count(page, 'ac3', 'removals')).toHaveText('12');
});

test('a step back shows the earlier state', async ({ page }) => {
  await page.getByLabel('Step', { exact: true }).fill('9');
  const [words, cells] = [await sentence(page, 'gac').textContent(), await labels(page, 'gac')];
  await press(page, 'One step forward');
  await expect(sentence(page, 'gac')).not.toHaveText(words ?? '');
  await press(page, 'One step back');
  await expect(sentence(page, 'gac')).toHaveText(words ?? '');
  expect(await labels(page, 'gac')).toEqual(cells);
  await press(page, 'First step');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText('step 0 of 37');
});

test('all different solves what AC-3 leaves open', async ({ page }) => {
  await page.getByLabel('Puzzle').selectOption('middle');
  await expect(count(page, 'ac3', 'open')).toHaveText('26');
  await press(page, 'Last step');
  await expect(count(page, 'ac3', 'open')).toHaveText('23');
  await expect(sentence(page, 'ac3')).toContainText('23 cells are still open');
  await expect(count(page, 'gac', 'open')).toHaveText('0');
  await expect(sentence(page, 'gac')).toContainText('the puzzle is solved');
});

test('the search solves the hard puzzle after dead ends', async ({ page }) => {
  await page.getByLabel('Puzzle').selectOption('hard');
  await expect(place(page)).toContainText('of 790');
  await press(page, 'Last step');
  await expect(count(page, 'gac', 'open')).not.toHaveText('0');
  await expect(count(page, 'search', 'decisions')).toHaveText('11');
  await expect(count(page, 'search', 'failures')).toHaveText('9');
  await expect(sentence(page, 'search')).toHaveText(/this is a solution/);
  await expect(column(page, 'search').locator('.arcs-path')).toContainText('Current guesses: r6c7 = 1 › r9c1 = 5');
  const digits = (await labels(page, 'search')).map((label) => /, (?:given )?(\d)(?:,|$)/.exec(label ?? '')?.[1]);
  for (let i = 0; i < 9; i++) {
    const row = digits.slice(9 * i, 9 * i + 9);
    const columnOfDigits = digits.filter((_, cell) => cell % 9 === i);
    expect([...row].sort().join('')).toBe('123456789');
    expect(columnOfDigits.sort().join('')).toBe('123456789');
  }
});

test('steps that change nothing are shown on demand', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Only steps that change something').uncheck();
  await expect(place(page)).toHaveText('step 0 of 112');
  await press(page, 'Last step');
  await expect(sentence(page, 'ac3')).toContainText('each still has a partner');
});

test('for the open puzzle only the givens are used', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Puzzle').selectOption('game');
  await expect(page.getByText('Only the givens are used')).toBeVisible();
  await press(page, 'Last step');
  await expect(count(page, 'ac3', 'open')).toHaveText('53');
  await expect(count(page, 'gac', 'open')).toHaveText('0');
});

test('the first puzzle stays if another one was chosen only for a moment', { tag: '@long' }, async ({ page }) => {
  const before = await place(page).textContent();
  await page.getByLabel('Puzzle').evaluate((/** @type {HTMLSelectElement} */ select) => {
    for (const value of ['hard', 'small']) {
      select.value = value;
      select.dispatchEvent(new Event('change'));
    }
  });
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(place(page)).toHaveText(/** @type {string} */ (before));
});

test('everything can be done by keyboard', async ({ page }) => {
  await page.keyboard.press('Tab'); // from the tab to the settings or into the room
  await page.getByLabel('Puzzle').focus();
  await page.keyboard.press('ArrowDown');
  await expect(place(page)).toHaveText('step 0 of 131');
  for (let i = 0; i < 5; i++) await page.keyboard.press('Tab'); // past the check boxes
  await expect(page.getByRole('button', { name: 'First step' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('step 2 of 131');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText('step 1 of 131');
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText('step 131 of 131');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
});

test('it plays on request and stops at the end', { tag: '@long' }, async ({ page }) => {
  await expect(place(page)).toHaveText('step 0 of 37');
  await page.getByLabel('Speed').selectOption('100');
  await press(page, 'Play');
  await expect(place(page)).toHaveText('step 37 of 37');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a hidden column makes room for the others', { tag: '@long' }, async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Search' }).uncheck();
  await expect(column(page, 'search')).toBeHidden();
  const left = await column(page, 'ac3').boundingBox();
  const right = await column(page, 'gac').boundingBox();
  const wide = (page.viewportSize()?.width ?? 0) > 800;
  if (wide) expect(right?.y).toBe(left?.y);
  else expect(right?.y).toBeGreaterThan((left?.y ?? 0) + (left?.height ?? 0));
});

test('the room is accessible in the middle of a run', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Puzzle').selectOption('middle');
  await expect(place(page)).toHaveText('step 0 of 131');
  await page.getByLabel('Step', { exact: true }).fill('100');
  await expect(sentence(page, 'search')).not.toBeEmpty();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the room starts to play', { tag: '@long' }, async ({ page }) => {
    await expect(place(page)).toHaveText('step 37 of 37');
  });
});
