// SPDX-License-Identifier: MIT
// Replaces assets.js in the single file: worker and engines are strings within the script. A page opened from disk may not
// read other files, and a Blob worker has the page's policy (connect-src 'none') and no folder of its own.
//
// The engines are deflated and packed: uncompressed, the two in base64 would be two megabytes.

import scalar from 'inline:engine-scalar';
import simd from 'inline:engine-simd';
import workerText from 'inline:worker';
import { unpack } from './packing.js';

/** Each is the length in bytes, a blank, and the packed text. */
const deflated = { simd, scalar };

/** Chromium does not start a module worker from a Blob of a page on disk; the bundle has no imports anyway. */
export const workerType = /** @type {WorkerType} */ ('classic');

/** @type {string | undefined} */
let workerAddress;

/** The address of the worker's script, created once, because a Blob's address stays valid as long as the page. */
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
