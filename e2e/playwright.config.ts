import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each file has a server and a database of its own; painting takes the cores.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: await findChromium(),
    actionTimeout: 20_000,
    acceptDownloads: true,
    // Nothing is looked at half faded in.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
