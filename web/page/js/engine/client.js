// SPDX-License-Identifier: MIT
// client.js - the engine as the page sees it: questions go to a worker, answers come back as promises.
//
// A question can be cancelled: if the worker is working on it, the worker is terminated and another one started, since
// WebAssembly cannot be interrupted.  If a worker crashes, its question gets an error, and the next question gets a
// new worker.  Questions are answered in the order in which they are asked, and in the language of the page.
//
// A question that takes no time, such as which digits conflict, need not wait for a worker that may be busy: here() is an
// engine on the page's own thread.

import { language, t } from '../strings/index.js';
import { engineBytes, workerType, workerUrl } from './assets.js';
import { inLanguage, loadEngine, OUT_OF_MEMORY, supportsSimd } from './loader.js';

/**
 * @typedef {{ message: string, line?: number, column?: number }} EngineErrorInfo
 * @typedef {{ request: string, language: string, resolve: (answer: any) => void, reject: (error: Error) => void,
 *   onProgress?: (news: any) => void, number: number }} Question
 * @typedef {{ ready: Promise<Worker>, end: AbortController }} Running a worker that runs or is being started, and what ends it
 */

/** The engine's error for a request, in the page's language. */
export class EngineError extends Error {
  /** @param {EngineErrorInfo} info */
  constructor({ message, line = 0, column = 0 }) {
    super(message);
    this.name = 'EngineError';
    this.line = line;
    this.column = column;
  }
}

/** @param {string | undefined} reason in the words of the browser */
function crashed(reason) {
  if (reason === OUT_OF_MEMORY) return new EngineError({ message: t('app.out-of-memory') });
  return new EngineError({ message: reason ? `${t('app.crashed')} (${reason})` : t('app.crashed') });
}

/** The question was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'AbortError';
  }
}

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

/** The engine, compiled once for all workers, since every cancelled question costs a worker. */
function compiledOnce() {
  compiled ??= engineBytes(supportsSimd() ? 'simd' : 'scalar')
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((error) => {
      compiled = null; /* the next worker tries again */
      throw error;
    });
  return compiled;
}

/** @type {Promise<import('./loader.js').LoadedEngine> | null} */
let loadedHere = null;

export class Engine {
  #queue = /** @type {Question[]} */ ([]);
  #current = /** @type {Question | null} */ (null);
  #running = /** @type {Running | null} */ (null);
  #number = 0;
  /** How many workers have been started: one, unless some were cancelled or crashed. */
  workersStarted = 0;

  /**
   * Asks the engine, and resolves to its answer.
   * @param {string} request as src/service/README.md describes, without the language
   * @param {{ signal?: AbortSignal, onProgress?: (news: any) => void }} [options]
   * @returns {Promise<any>}
   */
  async ask(request, { signal, onProgress } = {}) {
    if (signal?.aborted) throw new Cancelled();
    const number = ++this.#number;
    const cancel = () => this.#cancel(number);
    signal?.addEventListener('abort', cancel);
    try {
      return await new Promise((resolve, reject) => {
        this.#queue.push({ request, language: language(), resolve, reject, onProgress, number });
        this.#next();
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** An engine that answers at once, for calls that make no search. @returns {Promise<(request: string) => any>} */
  async here() {
    loadedHere ??= compiledOnce().then(loadEngine);
    try {
      const engine = inLanguage(await loadedHere, language());
      return (request) => engine.call(request);
    } catch (error) {
      loadedHere = null; /* the next one who asks tries again */
      throw error;
    }
  }

  /** @param {number} number */
  #cancel(number) {
    if (this.#current?.number === number) this.#drop(new Cancelled());
    else {
      const at = this.#queue.findIndex((question) => question.number === number);
      if (at >= 0) this.#queue.splice(at, 1)[0].reject(new Cancelled());
    }
  }

  /** Ends the worker together with its question. @param {Error} error */
  #drop(error) {
    const question = this.#current;
    this.#current = null;
    this.#running?.end.abort();
    this.#running = null;
    question?.reject(error);
    this.#next();
  }

  /** @returns {Running} */
  #start() {
    const end = new AbortController();
    return { ready: this.#startWorker(end.signal), end };
  }

  /** Messages of a terminated worker are ignored. @param {AbortSignal} signal */
  async #startWorker(signal) {
    const module = await compiledOnce();
    if (signal.aborted) throw new Cancelled();
    const worker = new Worker(workerUrl(), { type: workerType });
    this.workersStarted++;
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', (event) => this.#hear(event.data), { signal });
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        this.#drop(crashed(event.message));
      },
      { signal },
    );
    worker.postMessage({ module });
    return worker;
  }

  /** @param {any} data */
  #hear(data) {
    const question = this.#current;
    if (!question || data.number !== question.number) return;
    if (data.progress) {
      question.onProgress?.(data.progress);
      return;
    }
    if (data.crash) {
      this.#drop(crashed(data.crash));
      return;
    }
    this.#current = null;
    if (data.answer.error) question.reject(new EngineError(data.answer.error));
    else question.resolve(data.answer);
    this.#next();
  }

  async #next() {
    if (this.#current || !this.#queue.length) return;
    const question = /** @type {Question} */ (this.#queue.shift());
    this.#current = question;
    this.#running ??= this.#start();
    const running = this.#running;
    try {
      const worker = await running.ready;
      if (this.#current === question)
        worker.postMessage({ number: question.number, language: question.language, request: question.request });
    } catch (error) {
      if (this.#running === running) this.#running = null;
      if (this.#current !== question) return;
      this.#current = null;
      question.reject(/** @type {Error} */ (error));
      this.#next();
    }
  }
}
