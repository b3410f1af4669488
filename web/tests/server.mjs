// SPDX-License-Identifier: MIT
// server.mjs - serves one folder on 127.0.0.1, on a free port, compressed as static hosts do. It ends with the program that
// started it.

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Files as they are sent, by path, whether packed, and time of change: tests open the same page a hundred times. @type {Map<string, Buffer>} */
const sent = new Map();

/** @param {string} path @param {number} changed @param {boolean} packed */
function contentOf(path, changed, packed) {
  const key = `${path} ${changed} ${packed}`;
  const known = sent.get(key);
  if (known) return known;
  const content = packed ? gzipSync(readFileSync(path)) : readFileSync(path);
  sent.set(key, content);
  return content;
}

/**
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serve(folder) {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    // normalize() of an absolute path cannot go above the root.
    const path = join(folder, normalize(asked.endsWith('/') ? `${asked}index.html` : asked));
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(contentOf(path, found.mtimeMs, packed));
  });
  // The server does not keep the program running.
  server.unref();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
