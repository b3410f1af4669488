// SPDX-License-Identifier: MIT
// The Set view, as people use it: reading puzzles in every format, changing givens and rules, and the light's answer.

import { accessibilityProblems, cellCentre, dragOver, expect, openView, test } from './support.js';

const CLASSIC = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const X = '1.....5...2.....4...8.....2.7....2..9.......4..53......4......8....38.....3.9...5';
const NRC = '.5...43..19...8....6.....29...2.........8...4..........3....9.....7...65.........';
const X_NRC = '...6....1.......97.........8.2..7...4......2.6...............5.........4....3...9';
const PINWHEEL = 'AAAABBBCCAAAABBBCCDDDABBBCCDDDEEECCCDDDEEEFFFGGGEEEFFFGGHHHIFFFGGHHHIIIIGGHHHIIII';
const JIGSAW = '..6..............4.12.7..3.5......16.........3.5..8..1..14.....4.....9.2.........';
/** A 4x4 puzzle with one solution for the regions AAAB ABBB CCDD CCDD, but not for boxes. */
const SMALL_JIGSAW = '.1.....41.2.....';

const rows = /** @type {string[]} */ (CLASSIC.match(/.{9}/g));
const rule = '+-------+-------+-------+';
/** The classic or the jigsaw in each format, the name of the format as detected, and the number of givens. */
const FORMS = [
  { name: 'line', text: CLASSIC, as: 'line', givens: 30 },
  { name: 'grid', text: rows.join('\n'), as: 'grid', givens: 30 },
  { name: 'jigsaw', text: JIGSAW + PINWHEEL, as: 'line', givens: 18 },
  { name: 'marks', text: [...CLASSIC].map(marksOf).join(''), as: 'line', givens: 0 },
  { name: 'tokens', text: rows.map((row) => [...row].map(figure).join(' ')).join('\n'), as: 'tokens', givens: 30 },
  { name: 'pretty', text: [rule, ...rows.map(drawnRow)].join('\n'), as: 'pretty', givens: 30 },
  { name: 'list', text: JSON.stringify(rows.map((row) => [...row].map(figure))), as: 'list', givens: 30 },
  { name: 'nonomino', text: [...JIGSAW].map(nonomino).join(' '), as: 'nonomino', givens: 18 },
  { name: 'file', text: `title: From a file\n${rows.join('\n')}\n`, as: 'file', givens: 30 },
  { name: 'json', text: JSON.stringify({ size: 9, title: 'An object', givens: CLASSIC }), as: 'json', givens: 30 },
];

/** @param {string} symbol */
function figure(symbol) {
  return symbol === '.' ? 0 : Number(symbol);
}

/** @param {string} symbol */
function marksOf(symbol) {
  return symbol === '.' ? '123456789' : '123456789'.replace(/\d/g, (digit) => (digit === symbol ? digit : '.'));
}

/** @param {string} row @param {number} index */
function drawnRow(row, index) {
  const boxes = /** @type {string[]} */ (row.match(/.../g)).map((box) => [...box].join(' '));
  return `| ${boxes.join(' | ')} |${index % 3 === 2 ? `\n${rule}` : ''}`;
}

/** @param {string} symbol @param {number} cell */
function nonomino(symbol, cell) {
  return (PINWHEEL.charCodeAt(cell) - 64) * 10 + figure(symbol);
}

/** @param {import('@playwright/test').Page} page */
const light = (page) => page.getByRole('region', { name: 'Is it a puzzle?' });
/** @param {import('@playwright/test').Page} page */
const reading = (page) => page.getByRole('region', { name: 'Read a puzzle' });
/** @param {import('@playwright/test').Page} page @param {number} cell */
const cellOf = (page, cell) => page.locator(`[data-cell="${cell}"]`);
/** @param {import('@playwright/test').Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** @param {import('@playwright/test').Page} page @param {string} text */
async function read(page, text) {
  await page.getByLabel('Puzzle text').fill(text);
  await press(page, 'Read');
}

/** @param {import('@playwright/test').Page} page @param {number} cell */
async function select(page, cell) {
  const { x, y } = await cellCentre(page, cell);
  await page.mouse.click(x, y);
}

/** @param {import('@playwright/test').Page} page @param {string} name @param {string} text */
async function dropFile(page, name, text) {
  const transfer = await page.evaluateHandle(
    ({ name, text }) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name));
      return data;
    },
    { name, text },
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
}

test.beforeEach(async ({ openPage, page }) => {
  await openPage();
  await openView(page, 'set');
});

test('every pasted format is recognised, and the puzzle has one solution', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await select(page, 0);
  for (const { name, text, as, givens } of FORMS)
    await test.step(name, async () => {
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await page.keyboard.press('Control+V');
      await expect(page.getByLabel('Puzzle text')).toHaveValue(text);
      await expect(reading(page)).toContainText(`Read as “${as}”: 9×9, ${givens} givens`);
      await expect(light(page)).toContainText('One solution.');
      await expect(light(page)).toContainText(`${givens} givens`);
    });
  await expect(reading(page)).toContainText('An object');
});

test('undo in Play stops where the puzzle was set, and undo in Set does not change entries', async ({
  page,
  openPage,
}) => {
  await openPage();
  await openView(page, 'set');
  await read(page, CLASSIC);
  await press(page, 'Start playing');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  const empty = CLASSIC.indexOf('.');
  await cellOf(page, empty).click();
  await page.keyboard.press('Digit1');
  await openView(page, 'set');
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Control+z');
  await openView(page, 'play');
  await expect(cellOf(page, empty)).toHaveAccessibleName(/, 1/);
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(cellOf(page, empty)).toHaveAccessibleName(/, empty/);
  await openView(page, 'set');
  await expect(undo).toBeEnabled();
});

test('a region in two pieces is reported', async ({ page, openPage }) => {
  await openPage();
  await openView(page, 'set');
  await read(page, '................ AABBACBBCADDCCDD');
  await expect(page.getByText('Region A is not in one piece.')).toBeVisible();
  await read(page, '................ AABBAABBCCDDCCDD');
  await expect(page.getByText('is not in one piece.')).toHaveCount(0);
});

test('an error states its position and selects it in the text', async ({ page }) => {
  await read(page, `${CLASSIC.slice(0, 40)}?${CLASSIC.slice(41)}`);
  await expect(reading(page)).toContainText("Line 1, column 41: expected 1-9 or '.' for an empty cell, not '?'");
  const box = page.getByLabel('Puzzle text');
  await expect(box).toBeFocused();
  const chosen = await box.evaluate((/** @type {HTMLTextAreaElement} */ area) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(chosen).toBe('?');
});

test('broken JSON and wrong values are reported with line and column', { tag: '@long' }, async ({ page }) => {
  await read(page, `{"givens":"${CLASSIC}"}\n{"givens":"12#"}\n{"givens":"1...",\n oops}`);
  await expect(reading(page)).toContainText('Read as “json”: 9×9, 30 givens');
  await expect(reading(page)).toContainText('Line 2, column 1: "givens" contains a character that is not a symbol');
  await expect(reading(page)).toContainText('Line 4, column 2: this is not JSON');
});

test('X, NRC, and both together reduce many solutions to one', async ({ page }) => {
  for (const { givens, toggles } of [
    { givens: X, toggles: ['Diagonals (X)'] },
    { givens: NRC, toggles: ['Windows (NRC)'] },
    { givens: X_NRC, toggles: ['Diagonals (X)', 'Windows (NRC)'] },
  ]) {
    await read(page, givens);
    await expect(light(page)).toContainText('At least 1000 solutions.');
    for (const toggle of toggles) await page.getByLabel(toggle).check();
    await expect(light(page)).toContainText('One solution.');
    await page.getByLabel(toggles[0]).uncheck();
    await expect(light(page)).not.toContainText('One solution.');
  }
});

test('rules that a size does not allow are refused with a message', { tag: '@long' }, async ({ page }) => {
  await press(page, '6×6');
  await expect(cellOf(page, 35)).toBeVisible();
  await page.getByLabel('Windows (NRC)').click();
  await expect(page.getByRole('alert').filter({ hasText: 'needs a square size' })).toBeVisible();
  await expect(page.getByLabel('Windows (NRC)')).not.toBeChecked();
});

test('regions painted on the board make it a jigsaw, and each count is shown', { tag: '@phone' }, async ({ page }) => {
  await read(page, SMALL_JIGSAW);
  await expect(light(page)).toContainText('solutions.');
  await page.getByText('Regions (jigsaw)').click();
  await press(page, 'Paint regions');
  await page.getByRole('button', { name: 'Region A: 4 of 4 cells' }).click();
  await dragOver(page, [2]);
  await expect(page.getByRole('button', { name: 'Region A: 5 of 4 cells' })).toBeVisible();
  await expect(page.getByText('regions with more or fewer: 2')).toBeVisible();
  await expect(cellOf(page, 2)).toHaveAccessibleName(/region A/);
  await expect(cellOf(page, 5)).toHaveAccessibleName(/region A/);
  await page.getByRole('button', { name: 'Region B: 3 of 4 cells' }).click();
  await dragOver(page, [5]);
  await expect(page.getByText('Every region is complete')).toBeVisible();
  await expect(light(page)).toContainText('One solution.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(page, 'Stop painting');
  await expect(cellOf(page, 2)).toHaveAccessibleName(/region A/);
});

test('a stroke over several cells is painted and undone as one', { tag: '@long' }, async ({ page }) => {
  await page.getByText('Regions (jigsaw)').click();
  await press(page, 'Paint regions');
  await page.getByRole('button', { name: 'Region E: 9 of 9 cells' }).click();
  await dragOver(page, [0, 1, 2]);
  await expect(page.getByRole('button', { name: 'Region E: 12 of 9 cells' })).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByRole('button', { name: 'Region E: 9 of 9 cells' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Region A: 9 of 9 cells' })).toBeVisible();
});

test('a layout is chosen by name or at random, and the page explains why one cannot be filled', {
  tag: '@long',
}, async ({ page }) => {
  await read(page, JIGSAW);
  await expect(light(page)).toContainText('No solution.');
  await page.getByText('Regions (jigsaw)').click();
  await page.getByLabel('Named layout').selectOption('pinwheel');
  await expect(light(page)).toContainText('One solution.');
  await press(page, 'Random layout');
  await expect(page.getByLabel('Boxes')).toHaveValue('');
  await expect(light(page)).not.toContainText('One solution.');
  await read(page, '................ regions=AAABACBBCCDBCDDD');
  await expect(light(page)).toContainText('No solution.');
  await expect(page.getByText('law of leftovers').first()).toBeVisible();
});

test('several solutions: the cells that differ, and each of two solutions in turn', async ({ page }) => {
  const free = [...SOLUTION].map((digit, cell) => ('1245'.includes(digit) ? '.' : CLASSIC[cell])).join('');
  await read(page, free);
  await expect(light(page)).toContainText('solutions.');
  await press(page, 'Cells that differ');
  const differing = page.getByRole('gridcell', { name: /candidates/ }).first();
  await expect(differing).toBeVisible();
  const cell = await differing.getAttribute('data-cell');
  await press(page, 'Solution');
  const first = await cellOf(page, Number(cell)).getAttribute('aria-label');
  await press(page, 'Second solution');
  await expect(cellOf(page, Number(cell))).not.toHaveAttribute('aria-label', String(first));
});

test('no solution: the clash is on the board and in words', async ({ page }) => {
  await press(page, 'New empty puzzle');
  await expect(light(page)).toContainText('At least 1000 solutions.');
  await dragOver(page, [0, 1]);
  await page.getByRole('group', { name: 'Givens' }).getByRole('button', { name: '5' }).click();
  await expect(light(page)).toContainText('No solution.');
  await expect(light(page)).toContainText('r1c1 and r1c2 are both 5 in row 1.');
  await expect(cellOf(page, 0)).toHaveAccessibleName(/conflict/);
  await expect(cellOf(page, 1)).toHaveAccessibleName(/conflict/);
  await expect(cellOf(page, 2)).not.toHaveAccessibleName(/conflict/);
});

test('a dropped file of several puzzles is a list to choose from', async ({ page }) => {
  await dropFile(page, 'puzzles.txt', `${CLASSIC}\n${X} x\nnonsense\n`);
  await expect(reading(page)).toContainText('9×9, 30 givens');
  await expect(reading(page)).toContainText(/Line 3, column \d+: /);
  await reading(page).getByRole('button', { name: 'Line 2: 9×9, 19 givens, X' }).click();
  await expect(page.getByLabel('Diagonals (X)')).toBeChecked();
  await expect(light(page)).toContainText('19 givens');
});

test('a chosen file is read, also a compressed one', { tag: '@long' }, async ({ page }) => {
  const packed = await page.evaluate(async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return [...new Uint8Array(await new Response(stream).arrayBuffer())];
  }, CLASSIC);
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Open a file…');
  await (await chooser).setFiles({ name: 'puzzle.gz', mimeType: 'application/gzip', buffer: Buffer.from(packed) });
  await expect(reading(page)).toContainText('9×9, 30 givens');
});

test('changes of rules and of size are undone one by one', async ({ page }) => {
  await read(page, CLASSIC);
  await page.getByLabel('Diagonals (X)').check();
  await expect(light(page)).toContainText('No solution.');
  await press(page, '4×4');
  await expect(cellOf(page, 16)).toHaveCount(0);
  await press(page, 'Undo');
  await expect(cellOf(page, 80)).toHaveAccessibleName(/given 9/);
  await expect(page.getByLabel('Diagonals (X)')).toBeChecked();
  await press(page, 'Undo');
  await expect(page.getByLabel('Diagonals (X)')).not.toBeChecked();
  await expect(light(page)).toContainText('One solution.');
  await press(page, 'Redo');
  await expect(page.getByLabel('Diagonals (X)')).toBeChecked();
});

test('extra houses are made of the selection, named, and deleted', { tag: '@long' }, async ({ page }) => {
  await press(page, 'New empty puzzle');
  await select(page, 0);
  await press(page, 'Make the selected cells a house');
  await expect(page.getByRole('alert').filter({ hasText: 'A house has 2 to 9 cells; selected: 1.' })).toBeVisible();
  await dragOver(page, [10, 11, 12]);
  await press(page, 'Make the selected cells a house');
  await expect(page.getByText('r2c2 r2c3 r2c4')).toBeVisible();
  await expect(cellOf(page, 12)).toHaveAccessibleName(/extra house/);
  await press(page, 'Delete the house r2c2 r2c3 r2c4');
  await expect(page.getByText('r2c2 r2c3 r2c4')).toHaveCount(0);
  await expect(cellOf(page, 12)).not.toHaveAccessibleName(/extra house/);
});

test('true candidates and the solution are shown on request', { tag: '@long' }, async ({ page }) => {
  await read(page, CLASSIC);
  await expect(light(page)).toContainText('One solution.');
  await press(page, 'True candidates');
  await expect(cellOf(page, 2)).toHaveAccessibleName(/candidates 4$/);
  await press(page, 'Solution');
  await expect(cellOf(page, 2)).toHaveAccessibleName(/column 3, 4$/);
  await press(page, 'Givens');
  await expect(cellOf(page, 2)).toHaveAccessibleName(/empty/);
});

test('letters are digits in 16x16, and any size up to 25 can be entered', { tag: '@long' }, async ({ page }) => {
  await press(page, '16×16');
  await expect(cellOf(page, 255)).toBeVisible();
  await select(page, 0);
  await page.keyboard.press('g');
  await expect(cellOf(page, 0)).toHaveAccessibleName(/given G/);
  await page.getByLabel('Other size').fill('7');
  await page.getByLabel('Other size').press('Tab');
  await expect(cellOf(page, 48)).toBeVisible();
  await expect(cellOf(page, 49)).toHaveCount(0);
  await expect(page.getByLabel('Boxes')).toHaveValue('none');
});

test('a puzzle is set and playing started without a mouse', async ({ page }) => {
  await page.locator('#tab-set').focus();
  const reach = async (/** @type {import('@playwright/test').Locator} */ goal) => {
    for (let i = 0; i < 60; i++) {
      if (await goal.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('not reachable by keyboard');
  };
  await reach(page.getByRole('button', { name: 'New empty puzzle' }));
  await page.keyboard.press('Enter');
  await expect(light(page)).toContainText('0 givens');
  await page.locator('#tab-set').focus();
  await reach(cellOf(page, 0));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('5');
  await expect(light(page)).toContainText('No solution.');
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('7');
  await expect(light(page)).toContainText('2 givens');
  await page.keyboard.press('Delete');
  await expect(light(page)).toContainText('1 given');
  await reach(page.getByRole('button', { name: 'Start playing' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#tab-play')).toHaveAttribute('aria-selected', 'true');
  await expect(cellOf(page, 1)).toHaveAccessibleName(/given 5/);
});
