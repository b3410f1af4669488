// SPDX-License-Identifier: MIT
// Questions to the engine: cancelled, crashed, and asked again.  The workers here are stubs controlled by the tests.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Cancelled, Engine, EngineError } from '../page/js/engine/client.js';
import { OUT_OF_MEMORY } from '../page/js/engine/loader.js';
import { setLanguage } from '../page/js/strings/index.js';

/** @type {StubWorker[]} */
let workers = [];
let fetches = 0;

class StubWorker extends EventTarget {
  ended = false;
  /** @type {any[]} */
  requests = [];

  constructor() {
    super();
    workers.push(this);
  }

  /** @param {any} message */
  postMessage(message) {
    if (message.request) this.requests.push(message);
  }

  terminate() {
    this.ended = true;
  }

  /** Answers its last request. @param {object} answer */
  answer(answer) {
    this.report({ answer });
  }

  /** @param {object} news of its last request */
  report(news) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: { number: this.requests.at(-1).number, ...news } }));
  }

  crash() {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'crashed' }));
  }
}

Object.assign(globalThis, {
  Worker: StubWorker,
  location: { href: 'http://localhost/' },
  fetch: async () => {
    fetches++;
    if (fetches === 1) throw new Error('no network');
    return new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); /* an empty module */
  },
});

/** @param {() => unknown} condition */
async function until(condition) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve));
}

/** Has a worker received this many requests? @param {number} worker @param {number} [count] */
const asked = (worker, count = 1) => until(() => workers[worker]?.requests.length === count);

beforeEach(() => {
  workers = [];
});

test('an engine that could not be fetched is fetched once more, and then kept', async () => {
  const engine = new Engine();
  await assert.rejects(engine.ask('call meta\n'), /no network/);
  for (let round = 0; round < 3; round++) {
    const control = new AbortController();
    const question = engine.ask('call meta\n', { signal: control.signal });
    await until(() => workers.length > round);
    control.abort();
    await assert.rejects(question, Cancelled);
  }
  assert.equal(workers.length, 3);
  assert.ok(workers.every((worker) => worker.ended));
  assert.equal(fetches, 2);
});

test('the late error of an ended worker does not harm the next question', async () => {
  const engine = new Engine();
  const control = new AbortController();
  const first = engine.ask('call check\n', { signal: control.signal });
  const second = engine.ask('call meta\n');
  await asked(0);
  control.abort();
  await assert.rejects(first, Cancelled);
  await asked(1);
  workers[0].crash();
  workers[1].answer({ version: '1' });
  assert.deepEqual(await second, { version: '1' });
});

test('after a question is cancelled before its worker has started, the next one gets a worker', async () => {
  const engine = new Engine();
  const control = new AbortController();
  const first = engine.ask('call check\n', { signal: control.signal });
  control.abort();
  const second = engine.ask('call meta\n');
  await assert.rejects(first, Cancelled);
  await asked(0);
  const third = engine.ask('call rules\n');
  workers[0].answer({ version: '1' });
  await second;
  await asked(0, 2);
  workers[0].answer({ houses: [] });
  await third;
  assert.equal(workers.length, 1);
});

test('an answered question removes its listener from the signal', async () => {
  const engine = new Engine();
  const { signal } = new AbortController();
  let listeners = 0;
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (/** @type {[any, any]} */ ...of) => {
    listeners++;
    addEventListener.apply(signal, of);
  };
  signal.removeEventListener = (/** @type {[any, any]} */ ...of) => {
    listeners--;
    removeEventListener.apply(signal, of);
  };
  const question = engine.ask('call meta\n', { signal });
  await asked(0);
  assert.equal(listeners, 1);
  workers[0].answer({});
  await question;
  assert.equal(listeners, 0);
});

test('a question has the language that the page has', async () => {
  const engine = new Engine();
  setLanguage('de');
  const first = engine.ask('call meta\n');
  setLanguage('en');
  const second = engine.ask('job make\n{}');
  for (const [i, [request, language]] of [
    ['call meta\n', 'de'],
    ['job make\n{}', 'en'],
  ].entries()) {
    await asked(0, i + 1);
    const { number, ...sent } = workers[0].requests[i];
    assert.deepEqual(sent, { language, request });
    workers[0].answer({});
  }
  await Promise.all([first, second]);
});

test('errors are those of the engine; crashes are described in the language of the page', async () => {
  const engine = new Engine();
  setLanguage('de');
  const failed = engine.ask('call meta\n');
  await asked(0);
  workers[0].answer({ error: { message: 'Unbekannter Aufruf', code: 'unknown_call', line: 3 } });
  await assert.rejects(failed, (error) => {
    assert.ok(error instanceof EngineError);
    assert.deepEqual([error.message, error.line, error.column], ['Unbekannter Aufruf', 3, 0]);
    return true;
  });
  for (const [i, [crash, message]] of [
    [OUT_OF_MEMORY, 'Der Speicher reicht nicht'],
    ['unreachable', 'Das Rechenprogramm ist abgestürzt (unreachable)'],
  ].entries()) {
    const question = engine.ask('call meta\n');
    await asked(i, i ? 1 : 2);
    workers[i].report({ crash });
    await assert.rejects(question, new EngineError({ message }));
    assert.ok(workers[i].ended);
  }
  const question = engine.ask('call meta\n');
  await asked(2);
  workers[2].dispatchEvent(new Event('error'));
  await assert.rejects(question, /^EngineError: Das Rechenprogramm ist abgestürzt$/);
  setLanguage('en');
});
