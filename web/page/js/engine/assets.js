// SPDX-License-Identifier: MIT
// Where the worker and the engine come from when the page is a folder on a server. For the single
// file, the build replaces this module by assets_inline.js.

/** How the worker's script is started: new Worker(workerUrl(), { type: workerType }). */
export const workerType = /** @type {WorkerType} */ ('module');

/** The address of the worker's script. */
export function workerUrl() {
  return new URL('js/engine/worker.js', location.href).href;
}

/**
 * The engine's module. The page fetches it for the worker, because in the single file the worker could not.
 * @param {'simd' | 'scalar'} kind
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function engineBytes(kind) {
  const address = new URL(`engine/engine-${kind}.wasm`, location.href);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}
