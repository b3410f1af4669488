// SPDX-License-Identifier: MIT
// Events of a constraint engine as frames: domains, decisions that are undone, and counts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrace } from '../page/js/model/trace.js';

const domains = { r1c1: '{1..4}', r1c2: '{1, 3..4}', r2c1: '{2}', r2c2: '{1..2}' };
const run = (/** @type {any[]} */ ...events) => readTrace({ trace: [{ domains }, ...events], more: false }, 2);

test('the start has the domains', () => {
  const { frames, events } = run();
  assert.equal(events, 0);
  assert.equal(frames.length, 1);
  assert.deepEqual(frames[0].domains, [0b1111, 0b1101, 0b0010, 0b0011]);
  assert.equal(frames[0].kind, 'start');
});

test('a revision is one frame, with what it removed', () => {
  const { frames } = run(
    { event: 'select', variable: 'r1c1', other: 'r2c1', waiting: 3 },
    {
      event: 'remove',
      variable: 'r1c1',
      other: 'r2c1',
      left: '{1, 3..4}',
      removed: [2],
      waiting: 2,
      due: ['r1c2', 'r2c2'],
    },
    { event: 'select', variable: 'r1c2', constraint: 'all different r1c1 r1c2', waiting: 1 },
    { event: 'keep', variable: 'r1c2', constraint: 'all different r1c1 r1c2', waiting: 0 },
  );
  assert.deepEqual(
    frames.map((frame) => frame.kind),
    ['start', 'remove', 'keep'],
  );
  const [start, remove, keep] = frames;
  assert.equal(remove.cell, 0);
  assert.equal(remove.other, 2);
  assert.equal(remove.removed, 0b0010);
  assert.deepEqual(remove.due, [1, 3]);
  assert.deepEqual(remove.before, start.domains);
  assert.deepEqual(remove.domains, [0b1101, 0b1101, 0b0010, 0b0011]);
  assert.deepEqual(keep.house, [0, 1]);
  assert.equal(keep.domains, remove.domains);
  /* values 1, 3, 4 of r1c1 are checked once against the only value of r2c1, and so is 2 */
  assert.deepEqual(remove.counts, { revisions: 1, checks: 4, removals: 1, waiting: 2, decisions: 0, failures: 0 });
  assert.equal(keep.counts.revisions, 2);
  assert.equal(keep.counts.waiting, 0);
});

test('a decision is undone when it is refuted', () => {
  const { frames } = run(
    { event: 'decide', variable: 'r1c1', decision: 'r1c1 = 3', depth: 0 },
    { event: 'decide', variable: 'r2c2', decision: 'r2c2 = 1', depth: 1 },
    { event: 'fail' },
    { event: 'refute', variable: 'r2c2', decision: 'r2c2 != 1', depth: 1 },
    { event: 'refute', variable: 'r1c1', decision: 'r1c1 != 3', depth: 0 },
  );
  const [, one, two, fail, back, first] = frames;
  assert.equal(one.digit, 3);
  assert.equal(one.removed, 0b1011);
  assert.deepEqual(two.path, [
    { cell: 0, digit: 3 },
    { cell: 3, digit: 1 },
  ]);
  assert.deepEqual(two.domains, [0b0100, 0b1101, 0b0010, 0b0001]);
  assert.deepEqual(fail.counts, { revisions: 0, checks: 0, removals: 4, waiting: 0, decisions: 2, failures: 1 });
  assert.deepEqual(back.domains, [0b0100, 0b1101, 0b0010, 0b0010]);
  assert.deepEqual(back.path, [{ cell: 0, digit: 3 }]);
  assert.deepEqual(first.domains, [0b1011, 0b1101, 0b0010, 0b0011]);
  assert.deepEqual(first.path, []);
});

test('a solution', () => {
  const { frames } = run({ event: 'found', solution: { r1c1: 4, r1c2: 3, r2c1: 2, r2c2: 1 } });
  assert.deepEqual(frames[1].domains, [0b1000, 0b0100, 0b0010, 0b0001]);
});
