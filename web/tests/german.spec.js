// SPDX-License-Identifier: MIT
// On the German page, the engine's errors, clashes and reasons are in German.

import { expect, openView, test } from './support.js';

const WRONG = '53..7....6..195....98....6.8...6...34..8?3..17...2...6.6....28....419..5....8..79';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sudoku:settings', JSON.stringify({ language: 'de' })));
});

/** @param {import('@playwright/test').Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/* One page for all of it: starting a page takes longer than reading a sentence. */
test('broken puzzles, impossible rules and layouts, an invalid drawing', async ({ page, context, openPage }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage();
  await openView(page, 'set');
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), WRONG);
  await page.keyboard.press('Control+v');
  const message = page.locator('.reading .bad');
  await expect(message).toHaveText(
    '✕ Zeile 1, Spalte 41: Hier muss 1-9 oder „.“ für eine leere Zelle stehen, nicht „?“.',
  );

  await page.getByLabel('Text des Rätsels').fill('{"givens": 5}');
  await press(page, 'Lesen');
  await expect(message).toHaveText(
    '✕ Zeile 1, Spalte 12: „givens“ muss eine Zeichenkette sein, oder eine Liste von Zeilen oder Zahlen.',
  );

  await page.getByLabel('Text des Rätsels').fill('1...............\n.1..............\nregions');
  await press(page, 'Lesen');
  await expect(page.locator('.readings button').last()).toHaveText(
    'Zeile 3, Spalte 1: 7 Zeichen passen zu keiner Größe (2×2 hat 4, 3×3 hat 9).',
  );

  await openView(page, 'share');
  await page.getByLabel('Link oder Text').fill(WRONG.slice(1).replace('?', '!'));
  await press(page, 'Öffnen');
  await expect(page.getByRole('alert').filter({ hasText: 'Hier muss' })).toHaveText(/^Zeile 1, Spalte 40: /);

  await openView(page, 'set');
  await page.getByLabel('Beliebige Größe').fill('6');
  await page.getByLabel('Beliebige Größe').blur();
  await page.getByLabel('Fenster (NRC)').click();
  await expect(
    page.getByText('Die Regel „nrc“ braucht eine Quadratzahl als Größe (4, 9, 16, 25, 36), nicht 6.'),
  ).toBeVisible();
  await page.getByLabel('Text des Rätsels').fill('................ regions=AABBABBCADCCDDDC');
  await press(page, 'Lesen');
  await expect(page.locator('.set details li').first()).toHaveText(/^1\. Die Spalten 1 und 2 haben dieselben Ziffern/);

  await openView(page, 'draw');
  await page.getByText('Text und Bild').click();
  await page.getByLabel('Die Zeichnung als Text').fill('J 0 X 1 2');
  await press(page, 'Diesen Text zeichnen');
  await expect(page.getByRole('alert').filter({ hasText: 'Zeile' })).toHaveText(
    'Zeile 1, Spalte 5: Hier muss die Art L, Y (Fork), W (Arrow) oder T stehen, nicht „X“.',
  );
});
