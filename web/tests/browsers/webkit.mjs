// SPDX-License-Identifier: MIT
// webkit.mjs - the walk in WebKitGTK, driven directly by the WebDriver protocol (www.w3.org/TR/webdriver2). It needs a
// display: scripts/web-browsers starts it under xvfb-run.

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { walk } from './smoke.mjs';

/** @returns {Promise<number>} a port that was free a moment ago: the driver does not report one that it chose itself */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

const port = await freePort();
const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'inherit' });

/**
 * @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<any>} the `value` of the answer
 */
async function command(method, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = /** @type {{ value: any }} */ (await response.json());
  if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

async function driverListens() {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await command('GET', '/status');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('WebKitWebDriver does not answer');
}

try {
  await driverListens();
  const { sessionId, capabilities } = await command('POST', '/session', { capabilities: {} });
  console.log(`${capabilities.browserName} ${capabilities.browserVersion}`);
  const session = `/session/${sessionId}`;
  await walk({
    goto: (url) => command('POST', `${session}/url`, { url }),
    ask: (script) => command('POST', `${session}/execute/sync`, { script: `return ${script}`, args: [] }),
  });
  await command('DELETE', session);
} finally {
  driver.kill();
}
