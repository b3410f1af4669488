// SPDX-License-Identifier: MIT
// A drawing while something is dragged, and its labelling when the engine fails.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Drawing, textOf } from '../page/js/model/drawing.js';
import { Labelling } from '../page/js/model/labelling.js';

const A = { x: 2, y: 2 };
const B = { x: 6, y: 2 };
const C = { x: 6, y: 8 };
const AWAY = { x: 3, y: 9 };

/** Two lines; an end of one is being dragged. */
function dragged() {
  const drawing = new Drawing();
  drawing.add(A, B);
  drawing.add(B, C);
  const text = textOf(drawing.state.segments);
  drawing.previewMove([{ from: A, to: AWAY }]);
  assert.ok(drawing.previewing);
  return { drawing, text };
}

test('the next visit can undo and redo what this one did', () => {
  const { drawing } = dragged();
  drawing.commitPreview();
  drawing.undo();
  const next = new Drawing();
  next.restore(JSON.parse(JSON.stringify(drawing.save())));
  assert.deepEqual(next.state, drawing.state);
  next.redo();
  assert.deepEqual(next.state.segments[0], [3, 9, 6, 2]);
  for (let i = 0; i < 3; i++) next.undo();
  assert.equal(next.state.segments.length, 0);
  assert.ok(!next.canUndo);
});

test('only the last part of a long history is stored', () => {
  const drawing = new Drawing();
  for (let i = 0; i < 500; i++) drawing.add({ x: 0, y: i }, { x: 9, y: i });
  const { past } = drawing.save();
  assert.ok(past.length > 5 && past.length < 30, String(past.length));
  assert.equal(past[past.length - 1].segments.length, 499);
});

for (const [name, act] of /** @type {[string, (drawing: Drawing) => void][]} */ ([
  ['undo', (drawing) => drawing.undo()],
  ['a line that is deleted', (drawing) => drawing.remove(1)],
  ['a line that is added', (drawing) => drawing.add(A, C)],
  ['a label that is fixed', (drawing) => drawing.fix(A, B, '+')],
  ['an option', (drawing) => drawing.setOption('extended', true)],
]))
  test(`${name} cancels dragging and leaves no trace of it in the history`, () => {
    const { drawing, text } = dragged();
    act(drawing);
    assert.ok(!drawing.previewing);
    const states = [];
    while (drawing.canUndo) drawing.undo();
    while (drawing.canRedo) {
      drawing.redo();
      states.push(textOf(drawing.state.segments));
    }
    assert.equal(states[1], text);
    assert.ok(states.every((state) => !state.includes(`${AWAY.x} ${AWAY.y}`)));
  });

test('a labelling is not busy after the engine has failed', async () => {
  const { drawing } = dragged();
  drawing.commitPreview();
  const engine = /** @type {any} */ ({ ask: () => Promise.reject(new TypeError('no engine')) });
  const labelling = new Labelling(engine, drawing);
  labelling.update();
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(labelling.busy, false);
  assert.equal(labelling.error?.message, 'no engine');
});
