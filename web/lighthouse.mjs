// SPDX-License-Identifier: MIT
// lighthouse.mjs - serves the page, runs Lighthouse on it as a phone and as a desktop, and prints the scores.

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumOptions } from './tests/chromium.mjs';
import { serveForms } from './tests/page_forms.mjs';

// The last version that runs on Debian 12's node.
const lighthouse = 'lighthouse@12.8.2';
const out = fileURLToPath(new URL('../build/web/lighthouse/', import.meta.url));
const run = promisify(execFile);

mkdirSync(out, { recursive: true });
const { urls, close } = await serveForms();
for (const [screen, options] of Object.entries({ phone: [], desktop: ['--preset=desktop'] })) {
  await run('npx', [
    '--yes',
    lighthouse,
    urls.folder,
    `--chrome-flags=--headless=new ${chromiumOptions.args.join(' ')}`,
    '--quiet',
    '--output=json',
    '--output=html',
    `--output-path=${join(out, screen)}`,
    ...options,
  ]);
  const report = JSON.parse(readFileSync(join(out, `${screen}.report.json`), 'utf8'));
  for (const { title, score } of Object.values(report.categories)) {
    console.log(`${screen.padEnd(8)} ${String(Math.round(score * 100)).padStart(3)}  ${title}`);
  }
}
close();
