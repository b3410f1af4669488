// SPDX-License-Identifier: MIT
// jobs.js - tasks of many engine calls that run within the worker, so that they do not slow down the page.
//
// A job takes the rest of its request, and a function to report progress with.

import { makePuzzles } from './making.js';

/**
 * @typedef {(engine: import('./loader.js').LoadedEngine, parameters: string, progress: (news: any) => void) =>
 *   Promise<any>} Job
 * @type {Record<string, Job>}
 */
export const jobs = { make: makePuzzles };
