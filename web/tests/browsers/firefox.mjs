// SPDX-License-Identifier: MIT
// firefox.mjs - the walk in Firefox; any error on its console is a failure.

import puppeteer from 'puppeteer-core';
import { walk } from './smoke.mjs';

const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true });
/** @type {string[]} */
const problems = [];
try {
  const page = await firefox.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  console.log(await firefox.version());
  await walk({
    goto: (url) => page.goto(url),
    ask: async (script) => Boolean(await page.evaluate(script)),
  });
} finally {
  await firefox.close();
}
if (problems.length > 0) throw new Error(problems.join('\n'));
