// SPDX-License-Identifier: MIT
// The Play view, as people use it: entering, selecting, checking, undoing, coming back another day.

import { ambiguous, crossedWindows, first, four, sixteen, storageWith } from './play_puzzles.mjs';
import { accessibilityProblems, cellCentre, dragOver, expect, test } from './support.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {number} cell */
const cellAt = (page, cell) => page.locator(`[data-cell="${cell}"]`);
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
/** @param {Page} page */
const said = (page) => page.locator('[role=status]');
/** Waits for these cells, and no others, to be selected. @param {Page} page @param {number[]} cells */
const expectSelected = (page, cells) =>
  expect
    .poll(() =>
      page
        .locator('[role=gridcell][aria-selected=true]')
        .evaluateAll((found) => found.map((cell) => Number(/** @type {HTMLElement} */ (cell).dataset.cell))),
    )
    .toEqual(cells);
/** @param {number} count */
const firstCells = (count) => Array.from({ length: count }, (_, cell) => cell);

/** Fills local storage as an earlier visit would have. @param {Page} page @param {Record<string, string>} entries */
const bringStorage = (page, entries) =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem('brought')) return;
    sessionStorage.setItem('brought', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);

/** @param {Page} page @param {string} label */
async function setOption(page, label, on = true) {
  const box = page.getByLabel(label);
  if (!(await box.isVisible())) await page.getByText('Options', { exact: true }).click();
  await box.setChecked(on);
}

test('a whole puzzle is solved with the keyboard alone, and the page says so', async ({ page, openPage }) => {
  await openPage();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      await page.keyboard.press(first.solution[9 * row + column]);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }
  await expect(said(page)).toContainText('Solved!');
  await expect(page.getByRole('tabpanel').getByText('Solved!')).toBeVisible();
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 8');
});

test('marks and colours are entered with Shift and Ctrl, and all can be undone and redone', async ({
  page,
  openPage,
}) => {
  await openPage();
  await cellAt(page, 1).click();
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Shift+Digit4');
  await page.keyboard.press('Control+Digit8');
  await page.keyboard.press('Control+Shift+Digit2');
  const marked = 'row 1 column 2, empty, centre marks 8, corner marks 1 4, coloured orange';
  await expect(cellAt(page, 1)).toHaveAccessibleName(marked);
  await page.keyboard.press('8');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 8, coloured orange');
  await page.keyboard.press('Delete');
  await expect(cellAt(page, 1)).toHaveAccessibleName(marked);

  for (let step = 0; step < 6; step++) await page.keyboard.press('Control+z');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, empty');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  for (let step = 0; step < 6; step++) await page.keyboard.press('Control+y');
  await expect(cellAt(page, 1)).toHaveAccessibleName(marked);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('Z, X, C, V and Space change the input mode', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await cellAt(page, 1).click();
  await page.keyboard.press('x');
  await page.keyboard.press('1');
  await page.keyboard.press('c');
  await page.keyboard.press('4');
  await page.keyboard.press('v');
  await page.keyboard.press('5');
  await expect(cellAt(page, 1)).toHaveAccessibleName(
    'row 1 column 2, empty, centre marks 4, corner marks 1, coloured turquoise',
  );
  await expect(page.getByRole('button', { name: 'Colour' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Digit' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('8');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 8, coloured turquoise');
});

test('cells are selected by dragging, and filled in together', async ({ page, openPage }) => {
  await openPage();
  await dragOver(page, [4, 5, 6, 15]);
  await expectSelected(page, [4, 5, 6, 15]);
  await page.keyboard.press('Control+Digit4');
  for (const cell of [4, 5, 6, 15]) await expect(cellAt(page, cell)).toHaveAccessibleName(/centre marks 4/);
  await expect(cellAt(page, 14)).toHaveAccessibleName('row 2 column 6, given 9');
});

test('keys select: across the edge, all, inverted, none', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await cellAt(page, 0).click();
  await page.keyboard.press('ArrowLeft');
  await expectSelected(page, [8]);
  await page.keyboard.press('Shift+ArrowUp');
  await expectSelected(page, [8, 80]);
  await page.keyboard.press('Control+i');
  await expectSelected(
    page,
    firstCells(81).filter((cell) => cell !== 8 && cell !== 80),
  );
  await page.keyboard.press('Control+a');
  await expectSelected(page, firstCells(81));
  await page.keyboard.press('Escape');
  await expectSelected(page, []);
});

test('a stroke ends when the button is released outside the board', { tag: '@long' }, async ({
  page,
  openPage,
  isMobile,
}) => {
  test.skip(isMobile, 'touch events stay with the board where they started');
  await openPage();
  const from = await cellCentre(page, 4);
  const to = await cellCentre(page, 15);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 1);
  await page.mouse.up();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expectSelected(page, [4]);
});

test('a double click selects every cell with the same digit', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  const { x, y } = await cellCentre(page, 0);
  await page.mouse.dblclick(x, y);
  const threes = [...first.givens].flatMap((digit, cell) => (digit === '3' ? [cell] : []));
  await expectSelected(page, threes);
});

test('a conflict is shown and announced at once, unless the option is off', async ({ page, openPage }) => {
  await openPage();
  await cellAt(page, 1).click();
  await page.keyboard.press('3');
  await expect(said(page)).toHaveText('Conflict: more than one 3 in row 1.');
  await expect(cellAt(page, 0)).toHaveAccessibleName('row 1 column 1, given 3, conflict');
  await setOption(page, 'Show conflicts at once', false);
  await expect(cellAt(page, 0)).toHaveAccessibleName('row 1 column 1, given 3');
});

test('a check counts mistakes, shows them on request, and play can go back to before the first one', async ({
  page,
  openPage,
}) => {
  await openPage();
  await cellAt(page, 1).click();
  await page.keyboard.press('8');
  await press(page, 'Check');
  await expect(said(page)).toHaveText('So far, every digit is right.');
  await cellAt(page, 3).click();
  await page.keyboard.press('2');
  await cellAt(page, 4).click();
  await page.keyboard.press('4');
  await press(page, 'Check');
  await expect(said(page)).toHaveText('2 digits are wrong.');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
  await press(page, 'Show where');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, 2, wrong');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 8');
  await press(page, 'Back to before my mistake');
  await expect(said(page)).toHaveText('2 steps undone. Redo restores them.');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 8');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, empty');
});

test('a puzzle with several solutions is checked by its rules, and the page says so', { tag: '@long' }, async ({
  page,
  openPage,
}) => {
  await bringStorage(page, storageWith([ambiguous]));
  await openPage();
  await cellAt(page, 2).click();
  await page.keyboard.press('3');
  await press(page, 'Check');
  await expect(said(page)).toHaveText(
    'The puzzle has several solutions, so only the rules can be checked. No rule is broken.',
  );
});

test('candidates are filled in as one step, and entering a digit updates them', async ({ page, openPage }) => {
  await openPage();
  await press(page, 'Fill in candidates');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, empty, centre marks 1 4 8 9');
  await cellAt(page, 1).click();
  await page.keyboard.press('8');
  await expect(cellAt(page, 19)).toHaveAccessibleName('row 3 column 2, empty, centre marks 1 4 9');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, empty, centre marks 1 2 5');
  await press(page, 'Undo');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, empty, centre marks 1 2 5 8');
  await press(page, 'Undo');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, empty');
  await setOption(page, 'Show candidates in cells without marks');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, empty, candidates 1 2 5 8');
});

test('digits that the puzzle allows in a cell are rules, not marks', { tag: '@long' }, async ({ page, openPage }) => {
  const entries = storageWith([{ size: 4, givens: '.234341243212143' }]);
  const key = 'sudoku:puzzle:0000000000000001';
  const saved = JSON.parse(entries[key]);
  saved.layers.allowed = `24${'/'.repeat(15)}`;
  entries[key] = JSON.stringify(saved);
  await bringStorage(page, entries);
  await openPage();
  await press(page, 'Fill in candidates');
  await expect(cellAt(page, 0)).toHaveAccessibleName('row 1 column 1, empty');
  await cellAt(page, 0).click();
  await page.keyboard.press('1');
  await expect(said(page)).toHaveText('Conflict: the puzzle does not allow 1 in this cell.');
  await expect(cellAt(page, 0)).toHaveAccessibleName('row 1 column 1, 1, conflict');
});

test('the game and its undo history are kept across a reload', { tag: '@phone' }, async ({ page, openPage }) => {
  await openPage();
  await cellAt(page, 1).click();
  await page.keyboard.press('Control+Digit4');
  await page.keyboard.press('8');
  await page.keyboard.press('Control+z');
  await page.reload();
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, empty, centre marks 4');
  await press(page, 'Redo');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 8');
  await press(page, 'Undo');
  await press(page, 'Undo');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, empty');
});

test('two tabs with the same puzzle keep the entries of both', { tag: '@long' }, async ({
  page,
  openPage,
  context,
}) => {
  await openPage();
  await cellAt(page, 1).click();
  await page.keyboard.press('8');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(cellAt(other, 1)).toHaveAccessibleName('row 1 column 2, 8');
  await cellAt(other, 3).click();
  await other.keyboard.press('1');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, 1');
  await page.goto('about:blank');
  await other.reload();
  await expect(cellAt(other, 3)).toHaveAccessibleName('row 1 column 4, 1');
  await expect(cellAt(other, 1)).toHaveAccessibleName('row 1 column 2, 8');
});

test('several puzzles: created, named, opened, deleted after confirmation', async ({ page, openPage }) => {
  await openPage();
  await press(page, 'My puzzles');
  await press(page, 'Rename Untitled puzzle');
  await page.getByLabel('Name of the puzzle').fill('Monday');
  await page.keyboard.press('Enter');
  await page.getByLabel('Size').selectOption('6');
  await press(page, 'New empty grid');
  await expect(page.locator('[role=gridcell]')).toHaveCount(36);
  await cellAt(page, 0).click();
  await page.keyboard.press('6');

  await press(page, 'My puzzles');
  await page.getByRole('button', { name: /^Monday/ }).click();
  await expect(page.locator('[role=gridcell]')).toHaveCount(81);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Monday' })).toBeVisible();

  await press(page, 'My puzzles');
  await press(page, 'Delete Monday');
  await expect(page.getByText('Delete Monday for good?')).toBeVisible();
  await press(page, 'Delete');
  await expect(page.getByRole('button', { name: /^Monday/ })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(cellAt(page, 0)).toHaveAccessibleName('row 1 column 1, 6');
  await page.reload();
  await expect(page.locator('[role=gridcell]')).toHaveCount(36);
});

test('the list of puzzles follows another tab', { tag: '@long' }, async ({ page, openPage, context }) => {
  await openPage();
  await press(page, 'My puzzles');
  await press(page, 'New empty grid');
  const other = await context.newPage();
  await other.goto(page.url());
  await press(page, 'My puzzles');
  await press(other, 'My puzzles');
  const rows = [/givens: 28/, /givens: 0/];
  for (const tab of [page, other]) await expect(tab.locator('.puzzles li')).toHaveText(rows);
  await other.reload();
  await press(other, 'My puzzles');
  await expect(other.locator('.puzzles li')).toHaveText(rows);
  await other
    .locator('.puzzles li')
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await press(other, 'Delete');
  await expect(page.locator('.puzzles li')).toHaveCount(1);
  await page
    .locator('.puzzles li')
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByLabel('Name of the puzzle').fill('Left');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Left/ })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Left/ })).toBeVisible();

  await press(other, 'Rename Left');
  await other.getByLabel('Name of the puzzle').fill('Half a na');
  await press(page, 'New empty grid');
  await expect(other.getByLabel('Name of the puzzle')).toHaveValue('Half a na');
  await other.keyboard.press('Enter');
  await expect(other.locator('.puzzles li')).toHaveCount(2);
});

test('rows and columns are numbered, unless the option is off, and cells can be clicked where they are shown', {
  tag: '@phone',
}, async ({ page, openPage }) => {
  await openPage();
  const numbers = page.locator('.stage .line-number');
  await expect(numbers).toHaveCount(18);
  for (const wanted of [true, false]) {
    await page.getByText('Options').click();
    await page.getByLabel('Number rows and columns').setChecked(wanted);
    await page.getByText('Options').click();
    await expect(numbers).toHaveCount(wanted ? 18 : 0);
    for (const cell of [0, 8, 40, 72, 80]) {
      const { x, y } = await cellCentre(page, cell);
      await page.mouse.click(x, y);
      await expect(cellAt(page, cell)).toHaveAttribute('aria-selected', 'true');
    }
  }
});

test('the clock runs only while the page is visible', { tag: '@long' }, async ({ page, openPage }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await openPage();
  await setOption(page, 'Show the time');
  const clock = page.getByRole('timer');
  await expect(clock).toBeVisible();
  await page.clock.pauseAt('2026-01-01T11:00:00');
  const [minutes, seconds] = String(await clock.textContent())
    .split(':')
    .map(Number);
  const later = (/** @type {number} */ more) => {
    const time = 60 * minutes + seconds + more;
    return `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
  };
  const hide = (/** @type {boolean} */ hidden) =>
    page.evaluate((value) => Object.defineProperty(document, 'hidden', { configurable: true, value }), hidden);
  await page.clock.runFor(5000);
  await expect(clock).toHaveText(later(5));
  await hide(true);
  await page.clock.runFor(60_000);
  await hide(false);
  await page.clock.runFor(1000);
  await expect(clock).toHaveText(later(6));
});

test('starting over clears everything, and one undo restores it', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await cellAt(page, 1).click();
  await page.keyboard.press('8');
  await cellAt(page, 3).click();
  await page.keyboard.press('Shift+Digit5');
  await press(page, 'Start over');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, empty');
  await press(page, 'Undo');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 8');
  await expect(cellAt(page, 3)).toHaveAccessibleName('row 1 column 4, empty, corner marks 5');
});

test('a phone shows board and keypad together, and both work by touch', { tag: '@phone' }, async ({
  page,
  openPage,
  isMobile,
}) => {
  test.skip(!isMobile, 'needs a touch screen');
  for (const size of [9, 16]) {
    if (size === 16) await bringStorage(page, storageWith([sixteen]));
    await openPage();
    const undo = await page.getByRole('button', { name: 'Undo' }).boundingBox();
    expect(undo && undo.y + undo.height, `keys of size ${size} end on the screen`).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (size === 9) {
      await cellAt(page, 1).tap();
      await page.getByRole('button', { name: '8, 7 left' }).tap();
      await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 8');
      await expect(page.getByRole('button', { name: '8, 6 left' })).toBeVisible();
      await page.getByRole('button', { name: 'Select more' }).tap();
      await cellAt(page, 3).tap();
      await cellAt(page, 22).tap();
      await page.getByRole('button', { name: 'Corner' }).tap();
      await page.getByRole('button', { name: /^1, / }).tap();
      for (const cell of [3, 22]) await expect(cellAt(page, cell)).toHaveAccessibleName(/corner marks 1/);
    }
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('in a 16x16 grid letters are digits, and the other keys still work', async ({ page, openPage }) => {
  await bringStorage(page, storageWith([sixteen]));
  await openPage();
  await cellAt(page, 1).click();
  await page.keyboard.press('f');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, F');
  await page.keyboard.press('c');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, C, conflict');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('x');
  await page.keyboard.press('g');
  await page.keyboard.press('Space');
  await page.keyboard.press('d');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, empty, centre marks D, corner marks A G');
  await page.keyboard.press('Control+a');
  await expectSelected(page, firstCells(256));
});

test('unreadable puzzles are reported, and the others are kept', async ({ page, openPage }) => {
  const entries = storageWith([first, four]);
  entries['sudoku:puzzle:0000000000000002'] = entries['sudoku:puzzle:0000000000000002'].slice(0, 90);
  entries['sudoku:settings'] = '[[';
  await bringStorage(page, entries);
  await openPage();
  await expect(said(page)).toHaveText('Some stored data could not be read: 1 of 2 puzzles were restored.');
  await expect(page.getByRole('heading', { name: 'Puzzle 1' })).toBeVisible();
  await expect(cellAt(page, 0)).toHaveAccessibleName('row 1 column 1, given 3');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Puzzle 1' })).toBeVisible();
  await expect(said(page)).toHaveText('');
});

test('a stored puzzle with an invalid history is kept without it', { tag: '@long' }, async ({ page, openPage }) => {
  const entries = storageWith([four]);
  const key = 'sudoku:puzzle:0000000000000001';
  const saved = JSON.parse(entries[key]);
  saved.layers.entries = '.1..............';
  saved.changes = [{ differences: [{ layer: 'entries', cell: 999, before: 77, after: 1 }] }];
  entries[key] = JSON.stringify(saved);
  await bringStorage(page, entries);
  await openPage();
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, 1');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('screen readers get the content of a cell and its houses', async ({ page, openPage }) => {
  await bringStorage(page, storageWith([crossedWindows], { showCandidates: true }));
  await openPage();
  const grid = page.getByRole('grid', { name: 'Sudoku grid' });
  await expect(grid.getByRole('row')).toHaveCount(9);
  await expect(cellAt(page, 80)).toHaveAccessibleName('row 9 column 9, given 9, falling diagonal');
  await expect(cellAt(page, 10)).toHaveAccessibleName(
    'row 2 column 2, empty, candidates 1 3 4 5 6 8, falling diagonal, window 1',
  );
  await expect(cellAt(page, 40)).toHaveAccessibleName(
    'row 5 column 5, empty, candidates 5 6 8, falling diagonal, rising diagonal',
  );
  await expect(cellAt(page, 47)).toHaveAccessibleName(/, window 3$/);
  await cellAt(page, 47).click();
  await page.keyboard.press('7');
  await expect(page.locator('.whisper')).toHaveText('row 6 column 3, 7, window 3');
});

test('an engine crash is reported, and the next question is answered', async ({ page, openPage }) => {
  const started = page.waitForEvent('worker');
  await openPage();
  const worker = await started;
  await worker.evaluate(() => {
    TextDecoder.prototype.decode = () => {
      throw new WebAssembly.RuntimeError('memory access out of bounds');
    };
  });
  await press(page, 'Check');
  await expect(said(page)).toContainText('Something went wrong: ');
  await expect(said(page)).toContainText('memory access out of bounds');
  await press(page, 'Check');
  await expect(said(page)).toHaveText('The puzzle has exactly one solution. Nothing is filled in yet.');
});

test('a long check is cancelled when another puzzle is opened', { tag: '@long' }, async ({ page, openPage }) => {
  await bringStorage(page, storageWith([four, first]));
  const started = page.waitForEvent('worker');
  await openPage();
  const worker = await started;
  await worker.evaluate(() => {
    TextDecoder.prototype.decode = () => {
      for (;;);
    };
  });
  await press(page, 'Check');
  await expect(said(page)).toHaveText('Working…');
  await press(page, 'My puzzles');
  await page.getByRole('button', { name: /^Puzzle 1/ }).click();
  await expect(said(page)).toHaveText('Puzzle 1 is open.');
  await expect(page.locator('[role=gridcell]')).toHaveCount(16);
  await expect(page.getByRole('tabpanel').getByText('Working…')).toHaveCount(0);
});

test('an engine that fails to load is reported, and loaded again', { tag: '@long' }, async ({
  page,
  openPage,
  problems,
}) => {
  await page.route('**/engine-*.wasm', (route) => route.abort(), { times: 1 });
  await openPage();
  await expect(said(page)).toContainText('Something went wrong: ');
  await cellAt(page, 1).click();
  await page.keyboard.press('3');
  await expect(said(page)).toHaveText('Conflict: more than one 3 in row 1.');
  expect(problems.join('\n')).toContain('ERR_FAILED');
  problems.length = 0;
});

test('the keys are listed in a dialog', { tag: '@long' }, async ({ page, openPage }) => {
  await openPage();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog.getByText('Corner mark', { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, 'My puzzles');
  expect(await accessibilityProblems(page)).toEqual([]);
});
