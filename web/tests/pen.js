// SPDX-License-Identifier: MIT
// pen.js - draws on the paper of the Draw view, with a finger on a touch screen and with the mouse elsewhere.  Points are
// in drawing coordinates; y points up.

/** The paper is 24 wide and 18 high, with a margin of half a unit. */
const PAPER = { width: 25, height: 19, margin: 0.5 };

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {readonly [number, number]} Point
 */

/** A cube on the grid: the front, then what is above and beside it. @type {[Point, Point][]} */
export const cube = [
  [
    [6, 4],
    [13, 4],
  ],
  [
    [13, 4],
    [13, 11],
  ],
  [
    [13, 11],
    [6, 11],
  ],
  [
    [6, 11],
    [6, 4],
  ],
  [
    [6, 11],
    [10, 14],
  ],
  [
    [10, 14],
    [17, 14],
  ],
  [
    [17, 14],
    [13, 11],
  ],
  [
    [17, 14],
    [17, 7],
  ],
  [
    [17, 7],
    [13, 4],
  ],
];

/**
 * Returns a function from points of the drawing to points on the screen.
 * @param {Page} page
 */
async function paperOf(page) {
  const paper = page.locator('.draw-paper svg');
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (!box) throw new Error('there is no paper on the screen');
  return (/** @type {Point} */ [x, y]) => ({
    x: box.x + ((x + PAPER.margin) / PAPER.width) * box.width,
    y: box.y + ((PAPER.height - PAPER.margin - y) / PAPER.height) * box.height,
  });
}

/** @param {Page} page */
const hasTouch = (page) => page.evaluate(() => navigator.maxTouchPoints > 0);

/** Each line in one movement. @param {Page} page @param {[Point, Point][]} lines */
export async function draw(page, lines) {
  const place = await paperOf(page);
  const session = (await hasTouch(page)) ? await page.context().newCDPSession(page) : null;
  for (const [from, to] of lines) {
    const a = place(from);
    const b = place(to);
    const way = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, b];
    if (session) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [a] });
      for (const point of way)
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      for (const { x, y } of way) await page.mouse.move(x, y);
      await page.mouse.up();
    }
  }
  await session?.detach();
}

/** From one point to the other. @param {Page} page @param {Point} from @param {Point} to */
export const stroke = (page, from, to) => draw(page, [[from, to]]);

/** @param {Page} page @param {Point} point */
export async function tap(page, point) {
  const { x, y } = (await paperOf(page))(point);
  await ((await hasTouch(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
