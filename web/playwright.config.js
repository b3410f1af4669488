// SPDX-License-Identifier: MIT
import { defineConfig } from '@playwright/test';
import { chromiumOptions, screens } from './tests/chromium.mjs';

// A short run skips tests tagged @long and, on the phone, runs only those tagged @phone; a full run runs all.
const full = process.env.WEB_TESTS === 'full';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.js',
  outputDir: '../build/web/test-results',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  // Safety nets, far beyond what a busy machine needs: tests wait for conditions.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  use: {
    launchOptions: chromiumOptions,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: Object.entries(screens).map(([name, use]) => ({
    name,
    use,
    ...(full ? {} : name === 'phone' ? { grep: /@phone/ } : { grepInvert: /@long/ }),
  })),
});
