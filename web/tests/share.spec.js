// SPDX-License-Identifier: MIT
// The Share view, as people use it: puzzles as links, texts, pictures and on paper.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessibilityProblems, expect, openView, test } from './support.js';

const program = fileURLToPath(new URL('../../build/bin/sudoku', import.meta.url));

/** Puzzles as a person would type them, with what the printed rules must say. */
const puzzles = {
  classic: {
    text: '3.6......75.3.9.2...2....85.....2.6.6..4.8..9.7.9.....92....5...6.7.5.92......1.6',
    says: /every box of 3×3 cells/,
  },
  'X and windows': {
    text: '...6..3.1...5..897.74....6.8.2..7...4....5.266.7....3.7.....25.........42...3..89 x nrc',
    says: /both diagonals.*4 windows/,
  },
  jigsaw: {
    text: '1..6.4.97.4...3..86...9........41.83.51.8.3...6....81..1.8..7..89....5......18.3. AABBCCCCCAABBBCCCCAABBDDDEEAAABBDEEEFFFFFDDEEFFFFGGDEEHHHGGGDDIHHHGGIIIIHHHGGIIII x',
    says: /every region.*both diagonals/,
  },
  'boxes of 2x3 and an extra house': {
    text: '..56.......2.....3..1.4..26....4.... house=r1c1r2c3r5c6',
    says: /every box of 2×3 cells.*r1c1 r2c3 r5c6/,
  },
};

/** Opens the puzzle, then the view Share. @param {import('@playwright/test').Page} page @param {string} text */
async function openText(page, text) {
  await openView(page, 'share');
  await page.getByLabel('Link or text').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByLabel('Link or text')).toHaveValue('');
  // The board is redrawn a moment later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

/** Writes a digit, a centre mark, a corner mark and a colour into the first open cells. @param {import('@playwright/test').Page} page */
async function play(page) {
  await openView(page, 'play');
  const open = await page
    .locator('[data-cell][aria-label*=empty]')
    .evaluateAll((cells) => cells.slice(0, 4).map((cell) => Number(/** @type {HTMLElement} */ (cell).dataset.cell)));
  const keys = ['4', 'Control+2', 'Shift+3', 'Control+Shift+5'];
  for (const [index, cell] of open.entries()) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(keys[index]);
  }
}

/** The labels of all cells: digits, marks, colours and extra houses. @param {import('@playwright/test').Page} page */
const boardWords = (page) =>
  page.locator('[data-cell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));

/** The open puzzle as the program solves it. @param {string} text */
const solve = (text) =>
  execFileSync(program, ['solve', '--quiet', '--format', 'line'], { input: text, encoding: 'utf8' })
    .trim()
    .split(' ')[0];

/** @param {import('@playwright/test').Page} page @param {RegExp} name */
async function saved(page, name) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('a link opens a puzzle of every kind with all progress in a new browser', async ({ page, openPage, browser }) => {
  await openPage();
  for (const { text } of Object.values(puzzles)) {
    await openText(page, text);
    await play(page);
    await expect(page.locator('[data-cell][aria-label*="centre marks 2"]')).toHaveCount(1);
    await openView(page, 'share');
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    const words = await boardWords(page);

    const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await stranger.goto(link);
    await expect(stranger.locator('.voice')).toContainText('Opened: ');
    await expect.poll(() => boardWords(stranger)).toEqual(words);
    await openView(stranger, 'share');
    await expect(stranger.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(link);
    await stranger.context().close();
  }
});

test('a link without progress opens the puzzle alone, or the stored one if it exists', { tag: '@long' }, async ({
  page,
  openPage,
}) => {
  await openPage();
  await openText(page, puzzles['X and windows'].text);
  const bare = await boardWords(page);
  await play(page);
  await openView(page, 'share');
  await page.getByLabel('With entries, marks and colours').uncheck();
  const field = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(field).not.toHaveValue(/entries/);
  const link = await field.inputValue();

  await page.goto(link);
  await expect(page.locator('.voice')).toContainText('already had this puzzle: 9×9, X, NRC');
  await expect(page.locator('[data-cell][aria-label*="centre marks 2"]')).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe('');

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.addInitScript(() => localStorage.clear());
  await page.goto(link);
  await expect(page.locator('.voice')).toContainText('Opened: 9×9, X, NRC');
  await expect.poll(() => boardWords(page)).toEqual(bare);
});

test('the single-file page also makes and opens links', async ({ page, openPage }) => {
  await openPage({ form: 'file' });
  await openText(page, puzzles.jigsaw.text);
  const words = await boardWords(page);
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(link).toMatch(/^file:.*#p=1/);
  await openText(page, puzzles.classic.text);
  await page.goto(link);
  await expect(page.locator('.voice')).toContainText('jigsaw');
  await expect.poll(() => boardWords(page)).toEqual(words);
  await expect(page).not.toHaveURL(/#/);
});

test('damaged links are refused with a message and change nothing', async ({ page, openPage }) => {
  await openPage();
  await openText(page, puzzles.jigsaw.text);
  const words = await boardWords(page);
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  const hash = new URL(link).hash;
  const wrong = {
    'is damaged': [hash.slice(0, -9), hash.replace('size=9', 'size=8'), hash.replace('rules=x', 'rules=y'), '#p=%%%'],
    'newer version': [hash.replace('p=1', 'p=7')],
  };
  for (const [sentence, hashes] of Object.entries(wrong))
    for (const broken of hashes) {
      await page.evaluate(() => history.replaceState(null, '', location.pathname));
      await openView(page, 'play');
      await openView(page, 'share');
      await expect(page.locator('.voice')).toHaveText('');
      await page.evaluate((next) => {
        location.hash = next;
      }, broken);
      await expect(page.locator('.voice')).toContainText(sentence);
      expect(await boardWords(page)).toEqual(words);
    }
  await page.getByLabel('Link or text').fill(link.slice(0, -9));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is damaged' })).toBeVisible();
  expect(await boardWords(page)).toEqual(words);
});

for (const name of ['X and windows', 'jigsaw', 'boxes of 2x3 and an extra house'])
  test(`the program reads every text format of ${name} as the same puzzle`, { tag: '@long' }, async ({
    page,
    openPage,
  }) => {
    await openPage();
    await openText(page, /** @type {Record<string, { text: string }>} */ (puzzles)[name].text);
    const area = page.getByLabel('The puzzle as text');
    const format = page.getByLabel('Format');
    const solution = solve(/** @type {Record<string, { text: string }>} */ (puzzles)[name].text);
    const formats = await format
      .locator('option')
      .evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value));
    expect(formats).toEqual(
      expect.arrayContaining(['line', 'grid', 'jigsaw', 'pretty', 'json', 'candidates', 'marks']),
    );
    let before = '';
    for (const value of formats) {
      await format.selectOption(value);
      if (value !== 'line') await expect(area).not.toHaveValue(before);
      before = await area.inputValue();
      /* The drawing with candidates is for people: the program does not read it. */
      if (value === 'candidates') expect(before.split('\n').length).toBeGreaterThan(6);
      else expect(solve(before), value).toBe(solution);
    }
  });

test('the line of an untouched puzzle contains only its givens', async ({ page, openPage }) => {
  await openPage();
  await openView(page, 'share');
  await expect(page.getByLabel('The puzzle as text')).toHaveValue(/^[1-9.]{81}\n?$/);
});

test('text, solution and files of the puzzle can be copied and saved', { tag: '@long' }, async ({
  page,
  openPage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage();
  const { text } = puzzles['X and windows'];
  await openText(page, text);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(clipboard).toContain(text);
  await page.getByRole('button', { name: 'Copy solution' }).click();
  await expect.poll(clipboard).toContain(solve(text));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(clipboard).toContain('#p=1&size=9');

  await page.getByLabel('Format').selectOption('json');
  await expect(page.getByLabel('The puzzle as text')).toHaveValue(/^\{/);
  const json = await saved(page, /Save as file/);
  expect(json.name).toBe('sudoku.json');
  expect(JSON.parse(json.bytes.toString()).rules).toEqual(['x', 'nrc']);
});

test('parts of a text that were not opened are reported', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await openView(page, 'share');
  const small = (/** @type {number} */ digit) => `${digit}${'.'.repeat(15)}\n`;
  const problem = async (/** @type {string} */ text) => {
    await page.getByLabel('Link or text').fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    return expect(page.getByRole('alert').first());
  };
  await (await problem(`${small(1)}${'.'.repeat(36 * 36)}\n`)).toHaveText(
    'Not opened, because they are larger than 25×25: 1.',
  );
  await expect(page.locator('[data-cell]')).toHaveCount(16);
  await (await problem(small(2).repeat(30))).toHaveText('The text is longer; only the beginning was read.');
});

test('if the browser forbids copying, the text is selected instead', { tag: '@long' }, async ({ page, openPage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPage();
  await openView(page, 'share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.voice')).toContainText('is selected');
  expect(await page.evaluate(() => String(getSelection()))).toContain('#p=1');
});

test('pictures show the board, in light colours even from a dark page', { tag: '@long' }, async ({
  page,
  openPage,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage();
  await openText(page, puzzles['X and windows'].text);
  const own = await saved(page, /Board as SVG/);
  const drawing = own.bytes.toString();
  expect(own.name).toBe('sudoku.svg');
  /* Givens, and the row and column numbers. */
  expect(drawing.match(/<text/g)).toHaveLength(28 + 18);
  expect(drawing).toContain('fill="#fff"');
  expect(drawing).not.toMatch(/class=|var\(|light-dark/);
  expect(drawing).toMatch(/<text[^>]*fill="rgb\(20, 24, 31\)"/);

  const png = await saved(page, /Board as PNG/);
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(2 * Number(/ width="(\d+)" height/.exec(drawing)?.[1]));
  /* A grid of one colour would be far smaller. */
  expect(png.bytes.length).toBeGreaterThan(20_000);

  const library = await saved(page, /Plain drawing/);
  expect(library.bytes.toString()).toContain('<svg');
});

test('1, 2, 4 or 6 puzzles are printed per page, with rules in words and solutions at the end', async ({
  page,
  openPage,
}) => {
  await openPage();
  for (const { text } of Object.values(puzzles)) await openText(page, text);
  await openText(page, ['1.3..4...4.2.1..', '1.3..4...4.2..1.', '.13..4...4.2..1.'].join('\n'));
  const all = await page.getByRole('group', { name: 'Puzzles to print' }).getByRole('checkbox').count();
  expect(all).toBeGreaterThanOrEqual(7);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  const sheet = page.locator('body > .sheet');
  for (const perPage of [1, 2, 4, 6]) {
    const pages = Math.ceil(all / perPage);
    await page.getByLabel('Puzzles per page').selectOption(String(perPage));
    await expect(sheet.locator(`.sheet-${perPage}`)).toHaveCount(pages);
    await expect(sheet.locator('.sheet-puzzle')).toHaveCount(all);
    await expect(sheet.locator('.sheet-solution')).toHaveCount(all);
    await expect(page.getByText(`${pages + 1} pages; puzzles: ${all}.`)).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${perPage} on ${format}`).toHaveLength(pages + 1);
    }
  }
  const words = (await sheet.locator('.sheet-rules').allTextContents()).join('\n');
  for (const { says } of Object.values(puzzles)) expect(words).toMatch(says);

  await page.getByLabel('Solutions on a page at the end').uncheck();
  await expect(sheet.locator('.sheet-solutions')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open puzzle only' }).click();
  await expect(page.getByText('1 page; puzzles: 1.')).toBeVisible();
});

test('only the sheet is printed, and every puzzle fits its page', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  for (const { text } of Object.values(puzzles)) await openText(page, text);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByLabel('Puzzles per page').selectOption('6');
  await page.getByLabel('Difficulty rating').check();
  await expect(page.locator('.sheet-rating').first()).toContainText('HoDoKu');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.head')).toBeHidden();
  await expect(page.locator('main')).toBeHidden();
  const outside = await page.locator('body > .sheet .sheet-page').evaluateAll(
    (pages) =>
      pages.flatMap((each) => {
        const paper = each.getBoundingClientRect();
        return [...each.querySelectorAll('h3, p, svg')].filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width < 30 || box.height < 8 || box.bottom > paper.bottom + 1 || box.right > paper.right + 1;
        });
      }).length,
  );
  expect(outside).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await openView(page, 'play');
  await expect(page.locator('body > .sheet')).toHaveCount(0);
});

test('candidates and progress are printed on request', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await openText(page, puzzles['X and windows'].text);
  await play(page);
  await openView(page, 'share');
  const grid = page.locator('body > .sheet .sheet-puzzle .board-picture');
  await expect(grid.locator('text')).toHaveCount(28);
  await page.getByLabel('In the grids').selectOption('progress');
  await expect(grid.locator('text')).toHaveCount(28 + 3);
  await page.getByLabel('In the grids').selectOption('candidates');
  const candidates = async () => (await grid.locator('.candidate').allTextContents()).join('').replace(/\s/g, '');
  await expect.poll(async () => (await candidates()).length).toBe(171);
});

test('the view fits a phone and is accessible', { tag: '@long' }, async ({ page, openPage }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage();
  await openText(page, puzzles.jigsaw.text);
  await expect(page.locator('.print-preview .sheet-page')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await accessibilityProblems(page)).toEqual([]);
});
