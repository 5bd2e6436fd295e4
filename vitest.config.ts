import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{contract,server,scripts,bench,web}/**/*.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps: {
          // Found by Vite only while tests run, these would reload the page under them.
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react', 'axe-core'],
        },
        test: {
          name: 'browser',
          root: '.',
          include: ['web/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await findChromium() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
