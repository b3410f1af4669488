// SPDX-License-Identifier: MIT
// client.js - the engine as the page sees it: questions go to a worker, answers come back as promises.
//
// A question can be cancelled: if it is the one being worked on, the worker is ended and another one started, since
// WebAssembly cannot be interrupted.  A worker that crashes costs its question an error, and the next one finds a
// new worker.  Questions are answered in the order they are asked.

import { engineBytes, workerType, workerUrl } from './assets.js';
import { supportsSimd } from './loader.js';

/**
 * @typedef {{ message: string, line?: number, column?: number }} EngineErrorInfo
 * @typedef {{ request: string, resolve: (answer: any) => void, reject: (error: Error) => void, signal?: AbortSignal,
 *   onProgress?: (news: any) => void, number: number }} Question
 */

/** What the engine says about a request that it cannot fulfil. */
export class EngineError extends Error {
  /** @param {EngineErrorInfo} info */
  constructor(info) {
    super(info.message);
    this.name = 'EngineError';
    this.line = info.line ?? 0;
    this.column = info.column ?? 0;
  }
}

/** The question was taken back. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'AbortError';
  }
}

export class Engine {
  #queue = /** @type {Question[]} */ ([]);
  #current = /** @type {Question | null} */ (null);
  #worker = /** @type {Promise<Worker> | null} */ (null);
  #number = 0;
  /** How many workers have been started: one, unless some were cancelled or crashed. */
  workersStarted = 0;

  /**
   * Asks, and answers with what the engine says.
   * @param {string} request as web/engine/README.md describes
   * @param {{ signal?: AbortSignal, onProgress?: (news: any) => void }} [options]
   * @returns {Promise<any>}
   */
  ask(request, { signal, onProgress } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(new Cancelled());
        return;
      }
      const question = { request, resolve, reject, signal, onProgress, number: ++this.#number };
      signal?.addEventListener('abort', () => this.#cancel(question), { once: true });
      this.#queue.push(question);
      this.#next();
    });
  }

  /** @param {Question} question */
  #cancel(question) {
    if (this.#current === question) this.#drop(new Cancelled());
    else {
      const at = this.#queue.indexOf(question);
      if (at < 0) return;
      this.#queue.splice(at, 1);
      question.reject(new Cancelled());
    }
  }

  /** Ends the worker together with its question. @param {Error} error */
  #drop(error) {
    const question = this.#current;
    this.#current = null;
    this.#worker?.then((worker) => worker.terminate()).catch(() => {});
    this.#worker = null;
    question?.reject(error);
    this.#next();
  }

  async #start() {
    const kind = supportsSimd() ? 'simd' : 'scalar';
    const bytes = await engineBytes(kind);
    const worker = new Worker(workerUrl(), { type: workerType });
    this.workersStarted++;
    worker.addEventListener('message', (event) => this.#hear(worker, event.data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#drop(new EngineError({ message: event.message || 'the engine has crashed' }));
    });
    worker.postMessage({ bytes });
    return worker;
  }

  /** @param {Worker} _worker @param {any} data */
  #hear(_worker, data) {
    const question = this.#current;
    if (!question || data.number !== question.number) return;
    if (data.progress) {
      question.onProgress?.(data.progress);
      return;
    }
    if (data.crash) {
      this.#drop(new EngineError({ message: data.crash }));
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
    try {
      this.#worker ??= this.#start();
      const worker = await this.#worker;
      if (this.#current === question) worker.postMessage({ number: question.number, request: question.request });
    } catch (error) {
      this.#worker = null;
      if (this.#current !== question) return;
      this.#current = null;
      question.reject(/** @type {Error} */ (error));
      this.#next();
    }
  }
}
