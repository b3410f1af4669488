// SPDX-License-Identifier: MIT
// Journeys of people who want puzzles made to their wish. Seeds are fixed, so that every run meets the same puzzles.

import { readFileSync } from 'node:fs';
import { loadEngine } from '../page/js/engine/loader.js';
import { accessibilityProblems, expect, openView, test } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const cards = (page) => page.locator('.generate-list .generate-card');
/** @param {Page} page */
const lines = (page) => cards(page).locator('.generate-line').allTextContents();
/** @param {Page} page */
const make = (page) => page.getByRole('button', { name: 'Make', exact: true }).click();
/** @param {Page} page */
const status = (page) => page.locator('.generate-status');

/** What the engine itself says about a line. @param {string} line @param {string} profile */
async function rate(line, profile) {
  const engine = await loadEngine(
    await WebAssembly.compile(readFileSync(new URL('../../build/web/engine/engine-scalar.wasm', import.meta.url))),
  );
  return engine.call(`call rate\ngivens ${line}\nprofiles ${profile}\n`).ratings[0];
}

test.beforeEach(async ({ page, openPage }) => {
  await openPage();
  await openView(page, 'generate');
  await page.getByLabel('Seed', { exact: true }).fill('5');
});

test('puzzles of a rating are made, and one is played', async ({ page }) => {
  await page.getByLabel('Rating, least').fill('2.5');
  await page.getByLabel('Rating, most').fill('4.5');
  await page.getByLabel('How many').fill('2');
  await make(page);
  await expect(status(page)).toHaveText(/^Found 2 in \d+ puzzles\. The seed 5 makes the same again\.$/);
  const made = await lines(page);
  for (const line of made) {
    const { rating } = await rate(line, 'se121');
    expect(rating).toBeGreaterThanOrEqual(2.5);
    expect(rating).toBeLessThanOrEqual(4.5);
  }
  await cards(page).nth(1).getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('tab', { name: 'Play', exact: true })).toHaveAttribute('aria-selected', 'true');
  const clues = made[1].replace(/[^1-9]/g, '').length;
  await expect(page.getByRole('gridcell', { name: /given/ })).toHaveCount(clues);
});

test('a technique that is wanted is on the path, and one that is not is on none', async ({ page }) => {
  await page.getByLabel('Rated by').selectOption('hodoku');
  await page.getByLabel('Must use').selectOption({ label: 'X-Wing' });
  await page.getByLabel('Must not use').selectOption({ label: 'Naked Pair' });
  await page.getByLabel('Level, highest').selectOption({ label: 'hard' });
  await make(page);
  await expect(status(page)).toHaveText(/^Found 1 /);
  const [line] = await lines(page);
  const { used, level } = await rate(line, 'hodoku');
  const names = used.map((/** @type {{ technique: string }} */ step) => step.technique);
  expect(names).toContain('x-wing');
  expect(names).not.toContain('naked-pair');
  expect(['Easy', 'Medium', 'Hard']).toContain(level);
});

test('a jigsaw has fresh regions each time and can be played', async ({ page }) => {
  await page.getByLabel('Size').selectOption('7');
  await expect(page.getByLabel('Regions')).toHaveValue('fresh');
  await page.getByLabel('How many').fill('2');
  await make(page);
  await expect(cards(page)).toHaveCount(2);
  const regions = (await lines(page)).map((line) => /regions=(\w{49})/.exec(line)?.[1]);
  expect(regions[0]).toBeDefined();
  expect(regions[1]).toBeDefined();
  expect(regions[0]).not.toBe(regions[1]);
  await cards(page).first().getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(49);
});

test('rules, clues and symmetry are as ordered', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('X: both diagonals').check();
  await page.getByLabel('Symmetry').selectOption('rotate180');
  await page.getByLabel('Clues, least').fill('28');
  await page.getByLabel('Clues, most').fill('34');
  await make(page);
  await expect(cards(page)).toHaveCount(1);
  const [line] = await lines(page);
  expect(line).toMatch(/ x$/);
  const given = [...line.slice(0, 81)].map((character) => character !== '.');
  expect(given.filter(Boolean).length).toBeGreaterThanOrEqual(28);
  expect(given.filter(Boolean).length).toBeLessThanOrEqual(34);
  expect(given).toEqual([...given].reverse());
});

test('stopping keeps the nearest so far', async ({ page }) => {
  await page.getByLabel('Rating, least').fill('11.5');
  await page.getByLabel('Give up after').selectOption('100000');
  await make(page);
  await expect(status(page)).toContainText('The nearest so far: Rating');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(status(page)).toHaveText(/^Stopped; puzzles tried: [\d,]+, found: 0 of 1\. Seed 5\.$/);
  await expect(page.getByRole('heading', { name: 'The nearest to the wish' })).toBeVisible();
  await page.getByRole('button', { name: /^Play puzzle/ }).click();
  await expect(page.getByRole('gridcell', { name: /given/ }).first()).toBeVisible();
});

test('the same seed makes the same puzzles, another one does not', async ({ page, openPage }) => {
  await page.getByLabel('How many').fill('3');
  await make(page);
  await expect(cards(page)).toHaveCount(3);
  const first = await lines(page);
  await openPage();
  await openView(page, 'generate');
  await page.getByLabel('How many').fill('3');
  await make(page);
  await expect(cards(page)).toHaveCount(3);
  expect(await lines(page)).not.toEqual(first);
  await page.getByLabel('Seed', { exact: true }).fill('5');
  await make(page);
  await expect(status(page)).toContainText('The seed 5 makes');
  expect(await lines(page)).toEqual(first);
});

test('a wish that nothing fulfils ends with a plain word and the nearest puzzle', async ({ page }) => {
  await page.getByLabel('Size').selectOption('4');
  await page.getByLabel('Rating, least').fill('9');
  await page.getByLabel('Give up after').selectOption('1000');
  await make(page);
  await expect(status(page)).toHaveText('None of 1,000 puzzles is as wished. Seed 5.');
  await expect(page.locator('.generate-nearest .generate-rating')).toHaveText(/^Rating \d\.\d$/);
});

test('a full grid is made, too, and is not rated', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Clues, least').fill('81');
  for (const [profile, text] of [
    ['se121', 'No rating'],
    ['hodoku', 'No rating'],
  ]) {
    await page.getByLabel('Rated by').selectOption(profile);
    await make(page);
    await expect(status(page)).toHaveText('Found 1 in 1 puzzle. The seed 5 makes the same again.');
    await expect(cards(page)).toContainText(text);
    await expect(cards(page)).toContainText('81 clues; there is no step to take');
  }
});

test('a wish that makes no sense is refused with a sentence', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Rating, least').fill('5');
  await page.getByLabel('Rating, most').fill('4');
  await make(page);
  await expect(status(page)).toHaveText('The least is more than the most: no puzzle can be like that.');
  await page.getByLabel('Rating, most').fill('');
  await page.getByLabel('Size').selectOption('8');
  await page.getByLabel('NRC: windows').check();
  await make(page);
  await expect(status(page)).toContainText('needs a square size');
});

test('all that was made is copied as lines', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('How many').fill('3');
  await make(page);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Copy all as lines' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${(await lines(page)).join('\n')}\n`);
});

test('a puzzle is ordered and opened by keyboard, and the page stays accessible', { tag: '@long' }, async ({
  page,
}) => {
  await page.getByLabel('Clues, least').focus();
  await page.keyboard.type('30');
  for (let i = 0; i < 8; i++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Make', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Make', exact: true })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy all as lines' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Play', exact: true })).toHaveAttribute('aria-selected', 'true');
});
