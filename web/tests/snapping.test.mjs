// SPDX-License-Identifier: MIT
// Where the pen snaps to, and which ends are unfinished.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allEnds, endNear, segmentNear, snap, unfinished } from '../page/js/model/snapping.js';

/** @typedef {import('../page/js/model/drawing.js').Segment} Segment */
const level = /** @type {Segment} */ ([2, 2, 8, 2]);
const upright = /** @type {Segment} */ ([8, 2, 8, 8]);
const free = { grid: false, directions: false, reach: 0.5 };
const near = (/** @type {{ x: number, y: number }} */ a, /** @type {{ x: number, y: number }} */ b) =>
  assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 1e-9, `${JSON.stringify(a)} is not ${JSON.stringify(b)}`);

test('ends, each once', () => {
  assert.deepEqual(allEnds([level, upright]), [
    { x: 2, y: 2 },
    { x: 8, y: 2 },
    { x: 8, y: 8 },
  ]);
});

test('the nearest end within reach', () => {
  assert.deepEqual(endNear([level, upright], { x: 2.3, y: 2.4 }, 0.5), { x: 2, y: 2 });
  assert.deepEqual(endNear([level], { x: 2, y: 2.5 }, 0.5), { x: 2, y: 2 });
  assert.equal(endNear([level], { x: 2, y: 2.51 }, 0.5), null);
});

test('the nearest line within reach', () => {
  assert.equal(segmentNear([level, upright], { x: 5, y: 2.2 }, 0.5), 0);
  assert.equal(segmentNear([level, upright], { x: 7.8, y: 5 }, 0.5), 1);
  assert.equal(segmentNear([level, upright], { x: 5, y: 2.5 }, 0.5), 0);
  assert.equal(segmentNear([level, upright], { x: 5, y: 2.6 }, 0.5), -1);
  assert.equal(segmentNear([level, upright], { x: 1.4, y: 2 }, 0.5), -1); /* beyond its end */
});

test('ends attract more than lines, and lines more than the grid', () => {
  const grid = { ...free, grid: true };
  near(snap({ x: 2.4, y: 2.2 }, [level], grid), { x: 2, y: 2 });
  near(snap({ x: 5.4, y: 2.2 }, [level], grid), { x: 5, y: 2 });
  near(snap({ x: 5.4, y: 2.2 }, [level], free), { x: 5.4, y: 2 });
  near(snap({ x: 5.4, y: 2.4 }, [level], free), { x: 5.4, y: 2.4 }); /* lines reach less far */
  near(snap({ x: 5.4, y: 3.4 }, [level], grid), { x: 5, y: 3 });
  near(snap({ x: -3, y: 3.4 }, [], free), { x: 0, y: 3.4 });
});

test('directions are multiples of 30 and 45 degrees', () => {
  const how = { ...free, directions: true };
  const from = { x: 10, y: 10 };
  near(snap({ x: 14, y: 10.3 }, [], how, from), { x: 10 + Math.hypot(4, 0.3), y: 10 });
  near(snap({ x: 13.1, y: 12.9 }, [], { ...how, grid: true }, from), { x: 13, y: 13 });
  const there = snap({ x: 13.4, y: 12.1 }, [], { ...how, grid: true }, from);
  near(there, { x: 10 + 4 * Math.cos(Math.PI / 6), y: 12 });
  /* it ends at a line that it would cross close by */
  near(snap({ x: 14.2, y: 10.1 }, [/** @type {Segment} */ ([14, 5, 14, 15])], how, from), { x: 14, y: 10 });
});

test('loose ends, and points where too many lines meet', () => {
  assert.deepEqual(unfinished([level, upright]), {
    loose: [
      { x: 2, y: 2 },
      { x: 8, y: 8 },
    ],
    crowded: [],
  });
  const closed = /** @type {Segment[]} */ ([level, upright, [8, 8, 2, 2]]);
  assert.deepEqual(unfinished(closed), { loose: [], crowded: [] });
  const tee = /** @type {Segment[]} */ ([...closed, [5, 2, 5, 0]]);
  assert.deepEqual(unfinished(tee), { loose: [{ x: 5, y: 0 }], crowded: [] });
  const crowd = /** @type {Segment[]} */ ([...closed, [8, 2, 12, 2], [8, 2, 12, 0]]);
  assert.deepEqual(unfinished(crowd).crowded, [{ x: 8, y: 2 }]);
});
