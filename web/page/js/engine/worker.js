// SPDX-License-Identifier: MIT
// worker.js - runs the engine in the background.  The first message contains the module, each further one a
// request, its language and its number; the answer has the same number.  A request "job NAME" is a task of many
// calls (see jobs.js) that reports its progress.

import { jobs } from './jobs.js';
import { inLanguage, loadEngine } from './loader.js';

/** @type {Promise<import('./loader.js').LoadedEngine> | null} */
let engine = null;

/** @param {number} number @param {object} news */
function report(number, news) {
  postMessage({ number, ...news });
}

addEventListener('message', async (event) => {
  const { module, number, language, request } = event.data;
  if (module) {
    engine = loadEngine(module);
    return;
  }
  try {
    const loaded = inLanguage(await /** @type {NonNullable<typeof engine>} */ (engine), language);
    const job = /^job ([a-z-]+)\n/.exec(request);
    const answer = job
      ? await jobs[job[1]](loaded, request.slice(job[0].length), (progress) => report(number, { progress }))
      : loaded.call(request);
    report(number, { answer });
  } catch (error) {
    report(number, { crash: error instanceof Error ? error.message : String(error) });
  }
});
