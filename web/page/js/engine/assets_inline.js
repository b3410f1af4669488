// SPDX-License-Identifier: MIT
// The twin of assets.js in the one file: worker and engines are texts within the script. A page opened from disk may not
// read its neighbours, and a Blob worker has the page's policy (connect-src 'none') and no folder of its own.
//
// The engines are deflated and packed: raw, the two in base64 would be two megabytes.

import scalar from 'inline:engine-scalar';
import simd from 'inline:engine-simd';
import workerText from 'inline:worker';
import { unpack } from './packing.js';

/** Each is its length in bytes, a blank, and its text. */
const deflated = { simd, scalar };

/** Chromium starts no module from a Blob of a page on disk, and a bundle imports nothing. */
export const workerType = /** @type {WorkerType} */ ('classic');

/** @type {string | undefined} */
let workerAddress;

/** The address of the worker's script: made once, because a Blob's address lives as long as the page. */
export function workerUrl() {
  workerAddress ??= URL.createObjectURL(new Blob([workerText], { type: 'text/javascript' }));
  return workerAddress;
}

/**
 * The engine's module.
 * @param {'simd' | 'scalar'} kind
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function engineBytes(kind) {
  const text = deflated[kind];
  const blank = text.indexOf(' ');
  const packed = unpack(text.slice(blank + 1), Number(text.slice(0, blank)));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(bytes).arrayBuffer());
}
