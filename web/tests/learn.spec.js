// SPDX-License-Identifier: MIT
// The Learn view, as people use it: hints, explanations, questions, ratings, techniques.

import { accessibilityProblems, expect, openView, test } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The puzzle of a first visit, and two made by `sudoku generate`. */
const classic = {
  givens: '3.6......75.3.9.2...2....85.....2.6.6..4.8..9.7.9.....92....5...6.7.5.92......1.6',
  solution: '386521947754389621192647385849152763613478259275963418927816534461735892538294176',
  rules: [],
  regions: null,
};
const crossedWindows = {
  givens: '..8.52.9.2....17.3.....9.....1.......2.......5...1....6........3......1..951...3.',
  solution: '738652491259841763146379285871265349924738156563914872617583924382496517495127638',
  rules: ['x', 'nrc'],
  regions: null,
};
const jigsaw = {
  givens: '..3.4...6...9............1...72...........8..9.1...5..5...8..........1...8.429..5',
  solution: '853147296725964381348795612697218453214653879961832547572381964439576128186429735',
  rules: [],
  regions: 'AABBBCCCCABBBBCCCCAABBDCEEEAADDDDEEEAADDDDEEEFFFFGGGGGFFFFGGGHHFIIIIGHHHIIIIIHHHH',
};
/** The puzzle known as Easter Monster; rating it with Sudoku Explainer's techniques takes half a minute. */
const monster = {
  ...classic,
  givens: '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
};

/** Opens the page as on a second visit, with the puzzle open. @param {Page} page @param {typeof classic | typeof crossedWindows | typeof jigsaw} puzzle */
async function bring(page, { givens, rules, regions }) {
  const id = '0123456789abcdef';
  const shape = { size: 9, box: null, regions, rules, houses: [] };
  const saved = { id, title: '', shape, seconds: 0, done: false, layers: { givens }, changes: [], undone: 0 };
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [`sudoku:puzzle:${id}`, JSON.stringify(saved)],
  );
}

/** @param {Page} page @param {string} part */
async function openPart(page, part) {
  await openView(page, 'learn');
  await page.getByRole('tab', { name: part, exact: true }).click();
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
/** @param {Page} page @param {number} row @param {number} column */
const cellAt = (page, row, column) => page.locator(`[data-cell="${9 * (row - 1) + column - 1}"]`);
/** @param {Page} page @param {string} name */
const drawn = (page, name) => page.locator(`.board-picture .${name}`);
/** @param {Page} page */
const place = (page) => page.locator('.walk .place');
/** The digits on the board as screen readers read them; dots for empty cells. @param {Page} page */
const digitsShown = (page) =>
  page
    .locator('[data-cell]')
    .evaluateAll((cells) =>
      cells.map((cell) => /column \d+, (?:given )?(\w)(?:,|$)/.exec(cell.ariaLabel ?? '')?.[1] ?? '.').join(''),
    );

test('a hint says more at each level, is shown on the board, and can be applied and undone', async ({
  page,
  openPage,
}) => {
  await openPage();
  await openPart(page, 'Hint');
  await press(page, 'Give me a hint');
  await expect(page.locator('.levels')).toContainText('Look at the upper right of the grid.');
  await expect(drawn(page, 'tint-look')).toHaveCount(9);
  await press(page, 'Tell me more');
  await expect(page.locator('.levels')).toContainText('Begin with row 3.');
  await expect(drawn(page, 'outline')).toHaveCount(1);
  await expect(drawn(page, 'tint-look')).toHaveCount(0);
  await press(page, 'Tell me more');
  await expect(page.locator('.levels')).toContainText('There is a step of this kind: Hidden Single.');
  await press(page, 'Tell me more');
  await expect(page.locator('.levels')).toContainText('Look at this cell: r3c7.');
  await expect(drawn(page, 'tint-look')).toHaveCount(1);
  await press(page, 'Tell me more');
  await expect(page.locator('.levels')).toContainText('put 3 into r3c7');
  await expect(drawn(page, 'spot-placed')).toHaveCount(1);
  await expect(cellAt(page, 3, 7)).toHaveAccessibleName(/candidates 3 4 6 7 9, ringed: placed 3/);
  await press(page, 'Apply it');
  await expect(cellAt(page, 3, 7)).toHaveAccessibleName('row 3 column 7, 3');
  await expect(page.getByRole('button', { name: 'Give me a hint' })).toBeFocused();
  await openView(page, 'play');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cellAt(page, 3, 7)).toHaveAccessibleName('row 3 column 7, empty');
});

test('a hint names mistakes first, strikes them through, and corrects them', async ({ page, openPage }) => {
  await openPage();
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('4');
  await cellAt(page, 1, 4).click();
  await page.keyboard.press('Control+Digit1');
  await page.keyboard.press('Control+Digit2');
  await openPart(page, 'Hint');
  await press(page, 'Give me a hint');
  const levels = page.locator('.levels');
  await expect(levels).toContainText('There is a mistake in your entries so far.');
  await expect(levels).not.toContainText('r1c2');
  await expect(drawn(page, 'strike')).toHaveCount(0);
  await expect(cellAt(page, 1, 2)).not.toHaveAccessibleName(/r1c2 is not 4\./);
  await press(page, 'Tell me more');
  await expect(levels).toContainText('A digit that you have placed is wrong.');
  await press(page, 'Which cell');
  await expect(levels).toContainText('Look at r1c2.');
  await press(page, 'What is wrong, and why');
  await expect(levels).toContainText('r1c2 cannot be 4:');
  await expect(levels).toContainText('The marks of r1c4 leave out 5,');
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/r1c2 is not 4\./);
  await expect(drawn(page, 'strike')).toHaveCount(1);
  await press(page, 'Correct them');
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName('row 1 column 2, empty');
  await expect(cellAt(page, 1, 4)).toHaveAccessibleName('row 1 column 4, empty, centre marks 1 2 5');
  await press(page, 'Give me a hint');
  await expect(page.locator('.levels')).toContainText('Look at the upper right of the grid.');
});

test('a hint uses centre marks unless the option is off', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await cellAt(page, 9, 8).click();
  await page.keyboard.press('Control+Digit7');
  await openPart(page, 'Hint');
  await press(page, 'Give me a hint');
  await press(page, 'Which cells');
  await expect(page.locator('.levels')).toContainText('There is a step of this kind: Naked Single.');
  await expect(page.locator('.levels')).toContainText('Look at this cell: r9c8.');
  await page.getByLabel('Trust my centre marks').uncheck();
  await expect(page.locator('.levels')).toBeHidden();
  await press(page, 'Give me a hint');
  await press(page, 'Which cells');
  await expect(page.locator('.levels')).toContainText('Look at this cell: r3c7.');
});

for (const [name, puzzle] of Object.entries({ classic, 'X and windows': crossedWindows, jigsaw }))
  test(`keys walk through an explanation from the givens to the solution: ${name}`, async ({ page, openPage }) => {
    await bring(page, puzzle);
    await openPage();
    await openPart(page, 'Explanation');
    await expect(place(page)).toContainText(/^1 of \d+: /);
    await expect.poll(() => digitsShown(page)).toBe(puzzle.givens);
    const count = Number(/of (\d+)/.exec((await place(page).textContent()) ?? '')?.[1]);
    for (let number = 2; number <= count; number++) {
      await page.keyboard.press('ArrowRight');
      await expect(place(page)).toContainText(`${number} of ${count}: `);
    }
    await expect(place(page)).toHaveText(`${count} of ${count}: Full House`);
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('Solved');
    await expect.poll(() => digitsShown(page)).toBe(puzzle.solution);
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toContainText(`${count} of ${count}: Full House`);
    await page.keyboard.press('Home');
    await expect(place(page)).toContainText(`1 of ${count}: `);
    await expect.poll(() => digitsShown(page)).toBe(puzzle.givens);
    await page.keyboard.press('End');
    await expect.poll(() => digitsShown(page)).toBe(puzzle.solution);
  });

test('playing continues from a position of the explanation, and its step removes candidates from the marks', {
  tag: '@long',
}, async ({ page, openPage }) => {
  await openPage();
  await openPart(page, 'Explanation');
  await page
    .getByRole('button', { name: /Naked Pair/ })
    .first()
    .click();
  await expect(page.getByText('Naked Pair: 3,4 in r9c26 => r9c138<>4, r9c38<>3')).toBeVisible();
  await expect(drawn(page, 'spot-removed')).toHaveCount(5);
  await press(page, 'Play from here');
  await openPart(page, 'Hint');
  await expect(cellAt(page, 9, 1)).toHaveAccessibleName('row 9 column 1, empty, centre marks 4 5 8');
  await press(page, 'Give me a hint');
  await press(page, 'The deduction');
  await expect(page.locator('.levels')).toContainText('There is a step of this kind: Naked Pair.');
  await press(page, 'Apply it');
  await expect(cellAt(page, 9, 1)).toHaveAccessibleName('row 9 column 1, empty, centre marks 5 8');
  await openView(page, 'play');
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => digitsShown(page)).toBe(classic.givens);
  await expect(cellAt(page, 9, 1)).toHaveAccessibleName('row 9 column 1, empty');
});

test('all possible steps are listed by technique and shown as keys reach them', async ({ page, openPage }) => {
  await openPage();
  await openPart(page, 'All steps');
  await expect(page.getByRole('heading', { name: 'Hidden Single (5)' })).toBeVisible();
  const items = page.getByRole('list', { name: 'Hidden Single (5)' }).getByRole('button');
  await expect(items).toHaveText(['r3c7=3', 'r4c3=9', 'r5c7=2', 'r6c1=2', 'r9c5=9']);
  await items.first().focus();
  await expect(cellAt(page, 3, 7)).toHaveAccessibleName(/ringed: placed 3/);
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await expect(cellAt(page, 4, 3)).toHaveAccessibleName(/ringed: placed 9/);
  await expect(cellAt(page, 3, 7)).not.toHaveAccessibleName(/ringed/);
  await expect(page.locator('.words')).toContainText('put 9 into r4c3');
});

test('a candidate chosen on the board is refuted step by step', async ({ page, openPage }) => {
  await openPage();
  await openPart(page, 'Why not?');
  const box = await cellAt(page, 1, 2).boundingBox();
  if (!box) throw new Error('the cell is not on the screen');
  await cellAt(page, 1, 2).click({ position: { x: box.width / 6, y: box.height / 2 } });
  await expect(page.getByRole('combobox', { name: 'Cell', exact: true })).toHaveValue('1');
  await expect(page.getByRole('combobox', { name: 'Digit', exact: true })).toHaveValue('4');
  await press(page, 'Why not?');
  await expect(page.locator('.verdict')).toHaveText('r1c2 cannot be 4: it leads to a dead end.');
  await expect(place(page)).toContainText('1 of 9: Suppose that r1c2 is 4.');
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName('row 1 column 2, 4, assumed');
  await press(page, 'Last step');
  await expect(page.locator('.walk .words')).toHaveText('7 has no place in row 3. So r1c2 is not 4.');
  await expect(drawn(page, 'outline')).toHaveCount(1);
});

test('a candidate that is right is shown in a solution', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await openPart(page, 'Why not?');
  await page.getByRole('combobox', { name: 'Cell', exact: true }).selectOption('r1c2');
  await page.getByRole('combobox', { name: 'Digit', exact: true }).selectOption('8');
  await press(page, 'Why not?');
  await expect(page.locator('.verdict')).toHaveText('r1c2 can be 8: here is a solution with it.');
  await expect.poll(() => digitsShown(page)).toBe(classic.solution);
});

test('ratings are those of the program, and lead to the hardest step', async ({ page, openPage }) => {
  await openPage();
  await openPart(page, 'Rating');
  /* sudoku rate --profile se121,sukaku118,hodoku --bottlenecks */
  const rating = (/** @type {string} */ profile) => page.locator(`[data-profile=${profile}]`);
  await expect(rating('hodoku').locator('.figure')).toHaveText('692 points, medium');
  await expect(rating('se121').locator('.figure')).toHaveText('3.0 / 1.2 / 1.2');
  await expect(rating('sukaku118').locator('.figure')).toHaveText('3.0 / 1.2 / 1.2');
  await expect(rating('hodoku')).toContainText('Steps: 58. Bottlenecks (only one step possible): 7.');
  await expect(rating('se121').getByRole('listitem')).toHaveText([
    'Full House21',
    'Hidden Single31',
    'Direct Hidden Pair1',
    'Locked Candidates Type 1 (Pointing)3',
    'Naked Pair1',
  ]);
  await rating('se121').getByRole('button', { name: 'Show the hardest step: Naked Pair' }).click();
  await expect(place(page)).toContainText(/of 57: Naked Pair/);
  await expect(page.getByLabel('Techniques and order of')).toHaveValue('se121');
});

test('a technique is looked up and its example opened at the step', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await openPart(page, 'Techniques');
  const found = page.locator('[data-technique]:visible');
  await page.getByLabel('Search techniques').fill('UR1');
  await expect(found).toHaveCount(1);
  await expect(found).toHaveAttribute('data-technique', 'unique-rectangle-1');
  await page.getByLabel('Search techniques').fill('swrdfish');
  await expect(page.locator('p.note').getByText('no technique has this name; similar names: swordfish')).toBeVisible();
  await page.getByLabel('Search techniques').fill('skyscraper');
  await expect(found.locator('summary').filter({ hasText: /^Skyscraper$/ })).toBeVisible();
  await page.locator('[data-technique=skyscraper] summary').click();
  await press(page, 'Show the example of Skyscraper');
  await expect(place(page)).toContainText(/: Skyscraper$/);
  await expect(page.getByText(/^Skyscraper: \d/)).toBeVisible();
  expect(await drawn(page, 'spot-removed').count()).toBeGreaterThan(0);
  expect(await digitsShown(page)).not.toBe(classic.givens);
});

test('long work can be cancelled, and the next question is answered', async ({ page, openPage }) => {
  await bring(page, monster);
  await openPage();
  await openPart(page, 'Rating');
  await press(page, 'Cancel');
  await expect(page.getByText('Cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Rate this puzzle' })).toBeVisible();
  await openPart(page, 'Why not?');
  await page.getByRole('combobox', { name: 'Digit', exact: true }).selectOption('1');
  await press(page, 'Why not?');
  await expect(page.locator('.verdict')).toHaveText('r1c2 cannot be 1: it leads to a dead end.');
});

test('a cancelled rating can be requested again', { tag: '@long' }, async ({ page, openPage }) => {
  await bring(page, monster);
  await openPage();
  await openPart(page, 'Rating');
  await expect(page.locator('[data-profile=hodoku]')).toBeVisible();
  await press(page, 'Cancel');
  await press(page, 'Rate this puzzle');
  await expect(page.locator('.busy')).toBeVisible();
  await press(page, 'Cancel');
  await openPart(page, 'Hint');
  await openPart(page, 'Rating');
  await expect(page.locator('[data-profile=hodoku]')).toBeVisible();
});

test('the answer to an outdated question is not shown', { tag: '@long' }, async ({ page, openPage }) => {
  await bring(page, monster);
  await openPage();
  await openPart(page, 'Why not?');
  await page.getByRole('combobox', { name: 'Digit', exact: true }).selectOption('1');
  await page.evaluate(() => {
    /** @type {HTMLElement | undefined} */ (
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Why not?' && one.role !== 'tab')
    )?.click();
    const digit = /** @type {HTMLSelectElement} */ (document.querySelectorAll('.learn-panel select')[1]);
    digit.value = '3';
    digit.dispatchEvent(new Event('change'));
  });
  await expect(page.locator('.busy')).toBeHidden();
  await expect(page.locator('.verdict')).toHaveText('');
  await press(page, 'Why not?');
  await expect(page.locator('.verdict')).toContainText(/^r1c2 can(not)? be 3/);
});

test('in German, the texts of the engine are German', { tag: '@long' }, async ({ page, openPage }) => {
  await page.addInitScript(() => localStorage.setItem('sudoku:settings', JSON.stringify({ language: 'de' })));
  await openPage();
  await openPart(page, 'Tipp');
  await press(page, 'Einen Tipp bitte');
  for (let level = 2; level <= 5; level++) await press(page, 'Mehr verraten');
  await expect(page.locator('.levels p').nth(0)).toContainText('geht es weiter.');
  await expect(page.locator('.levels p').nth(1)).toContainText('Ein guter Anfang: ');
  await expect(page.locator('.levels p').nth(2)).toContainText('Es gibt einen Schritt dieser Art: ');
  await expect(page.locator('.levels p').nth(4)).toContainText(/: setze \d in r\dc\d\.$/);
  await openPart(page, 'Bewertung');
  await expect(page.locator('[data-profile=se121] button')).toHaveText('Den schwersten Schritt zeigen: Nacktes Paar');
  await openPart(page, 'Warum nicht?');
  await page.locator('.learn-panel select').nth(1).selectOption('4');
  await press(page, 'Warum nicht?');
  await press(page, 'Letzter Schritt');
  await expect(page.locator('.walk .words')).toHaveText(/^Widerspruch: .* Also ist r1c2 nicht 4\.$/);
  await openPart(page, 'Techniken');
  await expect(page.locator('[data-technique=naked-pair] summary')).toHaveText('Nacktes Paar');
  await expect(page.locator('.learn-panel [lang=en]:visible:not(.notation)')).toHaveCount(0);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  test(`every part is accessible and fits a narrow screen, ${colorScheme}`, { tag: '@long' }, async ({
    page,
    openPage,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage();
    const signs = {
      Hint: page.getByRole('button', { name: 'Give me a hint' }),
      Explanation: place(page),
      'All steps': page.getByRole('heading', { name: 'Hidden Single (5)' }),
      'Why not?': page.getByRole('combobox', { name: 'Digit', exact: true }),
      Rating: page.locator('[data-profile=sukaku118]'),
      Techniques: page.locator('[data-technique]').first(),
    };
    for (const [part, sign] of Object.entries(signs)) {
      await openPart(page, part);
      await expect(sign).toBeVisible();
      expect(await accessibilityProblems(page), part).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, part).toBeLessThanOrEqual(0);
    }
  });
