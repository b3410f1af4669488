// SPDX-License-Identifier: MIT
// The Generate view, as people use it. Seeds are fixed, so that every run makes the same puzzles.

import { readFileSync } from 'node:fs';
import { loadEngine } from '../page/js/engine/loader.js';
import { accessibilityProblems, expect, openView, test } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const cards = (page) => page.locator('.generate-list .generate-card');
/** @param {Page} page */
const lines = (page) => cards(page).locator('.generate-line').allTextContents();
/** @param {Page} page */
const make = (page) => page.getByRole('button', { name: 'Generate', exact: true }).click();
/** @param {Page} page */
const status = (page) => page.locator('.generate-status');

/** The engine's own rating of a line. @param {string} line @param {string} profile */
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

test('puzzles with a given rating are made, and one is played', async ({ page }) => {
  await page.getByLabel('Lowest rating').fill('2.5');
  await page.getByLabel('Highest rating').fill('4.5');
  await page.getByLabel('Number of puzzles').fill('2');
  await make(page);
  await expect(status(page)).toHaveText(/^Found 2 in \d+ puzzles\. Seed 5 makes the same ones again\.$/);
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

test('every path uses the required technique and none the excluded one', async ({ page }) => {
  await page.getByLabel('Rated by').selectOption('hodoku');
  await page.getByLabel('Must use').selectOption({ label: 'X-Wing' });
  await page.getByLabel('Must not use').selectOption({ label: 'Naked Pair' });
  await page.getByLabel('Highest level').selectOption({ label: 'hard' });
  await make(page);
  await expect(status(page)).toHaveText(/^Found 1 /);
  const [line] = await lines(page);
  const { used, level } = await rate(line, 'hodoku');
  const names = used.map((/** @type {{ technique: string }} */ step) => step.technique);
  expect(names).toContain('x-wing');
  expect(names).not.toContain('naked-pair');
  expect(['Easy', 'Medium', 'Hard']).toContain(level);
});

test('each jigsaw has new regions and can be played', async ({ page }) => {
  await page.getByLabel('Size').selectOption('7');
  await expect(page.getByLabel('Regions')).toHaveValue('fresh');
  await page.getByLabel('Number of puzzles').fill('2');
  await make(page);
  await expect(cards(page)).toHaveCount(2);
  const regions = (await lines(page)).map((line) => /regions=(\w{49})/.exec(line)?.[1]);
  expect(regions[0]).toBeDefined();
  expect(regions[1]).toBeDefined();
  expect(regions[0]).not.toBe(regions[1]);
  await cards(page).first().getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(49);
});

test('rules, clues and symmetry are as requested', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Diagonals (X)').check();
  await page.getByLabel('Symmetry').selectOption('rotate180');
  await page.getByLabel('Fewest clues').fill('28');
  await page.getByLabel('Most clues').fill('34');
  await make(page);
  await expect(cards(page)).toHaveCount(1);
  const [line] = await lines(page);
  expect(line).toMatch(/ x$/);
  const given = [...line.slice(0, 81)].map((character) => character !== '.');
  expect(given.filter(Boolean).length).toBeGreaterThanOrEqual(28);
  expect(given.filter(Boolean).length).toBeLessThanOrEqual(34);
  expect(given).toEqual([...given].reverse());
});

test('every rule of the engine is offered, and made', async ({ page }) => {
  const rules = page.getByRole('group', { name: 'Extra rules' });
  await expect(rules.getByRole('checkbox')).toHaveCount(8);
  for (const name of ['Disjoint groups', 'Falling diagonal only', 'Girandola']) await rules.getByLabel(name).check();
  await make(page);
  await expect(cards(page)).toHaveCount(1);
  expect((await lines(page))[0]).toMatch(/ falling disjoint girandola$/);
  await page.getByLabel('Size').selectOption('6');
  await make(page);
  await expect(status(page)).toHaveText('Rule "girandola" needs 9x9 with boxes of 3x3.');
});

test('stopping keeps the closest match so far', async ({ page }) => {
  await page.getByLabel('Lowest rating').fill('11.5');
  await page.getByLabel('Stop after').selectOption('100000');
  await make(page);
  await expect(status(page)).toContainText('Closest so far: Rating');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(status(page)).toHaveText(/^Stopped; puzzles tried: [\d,]+, found: 0 of 1\. Seed 5\.$/);
  await expect(page.getByRole('heading', { name: 'Closest match' })).toBeVisible();
  await page.getByRole('button', { name: /^Play puzzle/ }).click();
  await expect(page.getByRole('gridcell', { name: /given/ }).first()).toBeVisible();
});

test('the same seed makes the same puzzles, another seed does not', async ({ page, openPage }) => {
  await page.getByLabel('Number of puzzles').fill('3');
  await make(page);
  await expect(cards(page)).toHaveCount(3);
  const first = await lines(page);
  await openPage();
  await openView(page, 'generate');
  await page.getByLabel('Number of puzzles').fill('3');
  await make(page);
  await expect(cards(page)).toHaveCount(3);
  expect(await lines(page)).not.toEqual(first);
  await page.getByLabel('Seed', { exact: true }).fill('5');
  await make(page);
  await expect(status(page)).toContainText('Seed 5 makes');
  expect(await lines(page)).toEqual(first);
});

test('a request that nothing matches ends with a message and the closest puzzle', async ({ page }) => {
  await page.getByLabel('Size').selectOption('4');
  await page.getByLabel('Lowest rating').fill('9');
  await page.getByLabel('Stop after').selectOption('1000');
  await make(page);
  await expect(status(page)).toHaveText('None of 1,000 puzzles matches. Seed 5.');
  await expect(page.locator('.generate-nearest')).toContainText('No puzzle rated 9.0 or more; the nearest is rated');
  await expect(page.locator('.generate-nearest .generate-rating')).toHaveText(/^Rating \d\.\d$/);
});

test('a full grid can be made, and is not rated', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Fewest clues').fill('81');
  for (const [profile, text] of [
    ['se121', 'No rating'],
    ['hodoku', 'No rating'],
  ]) {
    await page.getByLabel('Rated by').selectOption(profile);
    await make(page);
    await expect(status(page)).toHaveText('Found 1 puzzle in 1 try. Seed 5 makes the same one again.');
    await expect(cards(page)).toContainText(text);
    await expect(cards(page)).toContainText('81 clues; no steps needed');
  }
});

test('an impossible request is refused with a message', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Lowest rating').fill('5');
  await page.getByLabel('Highest rating').fill('4');
  await make(page);
  await expect(status(page)).toHaveText('The range of ratings is empty.');
  await page.getByLabel('Highest rating').fill('');
  await page.getByLabel('Size').selectOption('8');
  await page.getByLabel('Windows (NRC)').check();
  await make(page);
  await expect(status(page)).toContainText('needs a square size');
});

test('all puzzles are copied, one per line', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Number of puzzles').fill('3');
  await make(page);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Copy all, one per line' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${(await lines(page)).join('\n')}\n`);
});

test('a puzzle is requested and opened by keyboard, and the page stays accessible', { tag: '@long' }, async ({
  page,
}) => {
  await page.getByLabel('Fewest clues').focus();
  await page.keyboard.type('30');
  for (let i = 0; i < 8; i++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy all, one per line' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Play', exact: true })).toHaveAttribute('aria-selected', 'true');
});
