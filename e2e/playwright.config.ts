import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import type { IdentityService } from './product.ts';
import { isThorough } from '../packages/contract/testing/thorough.ts';

/** Journeys of people who sign in. They are made again with a second instance, on another origin, as the hosted identity service. */
const signedIn = /(account|guest|identity)\.spec\.ts$/;
/** How its tokens are signed matters to signing in alone, not to the videos made afterwards. */
const signingIn = /identity\.spec\.ts$/;
/**
 * What `npm test` makes again with a hosted service: signing up. `npm run test:all` makes all of it again, and with the other kind
 * of signature, which the server's own tests prove.
 */
const withKeys = isThorough ? /./ : /signing up says/;
/** What is made before anybody signs in. */
const withoutKeys = /a rough cut/;

/**
 * Those that take longest begin first, so that no worker is left alone with one at the end; and with them all files of
 * `adversity.ts`, since workers of one project alone share a server. Who has a product of their own stands here, too: amid the others
 * a worker would give up the server that they share, and start it once more afterwards.
 */
const longest =
  /(account|back-button|billing|double-press|google|guest|offline|own-films|restart|second-thoughts|session-end|tabs)\.spec\.ts$/;

/**
 * Files of which `npm test` loads nothing: components, the server or another journey prove their rules at a lower price
 * (docs/decisions/0088). `npm run test:all` makes them.
 */
const onlyThorough = isThorough
  ? []
  : [
      /(account|billing-keyboard|formats|ideas|own-films|second-thoughts|short-of-credits|stock|test-checkout|use-all|voice-over)\.spec\.ts$/,
    ];

export default defineConfig<object, { identityService: IdentityService; isFlat: boolean }>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './empty-database.ts',
  // Each worker has servers and databases of its own. Journeys wait as much as they work.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  projects: [
    {
      name: 'embedded, longest',
      testMatch: longest,
      testIgnore: onlyThorough,
    },
    {
      name: 'hosted, ES256',
      testMatch: signedIn,
      grep: withKeys,
      grepInvert: withoutKeys,
      use: { identityService: 'hosted, ES256' },
    },
    ...(isThorough
      ? [
          {
            name: 'hosted, HS256',
            testMatch: signingIn,
            use: { identityService: 'hosted, HS256' as const },
          },
        ]
      : []),
    { name: 'embedded', testIgnore: [longest, ...onlyThorough] },
  ],
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: await findChromium(),
    actionTimeout: 60_000,
    acceptDownloads: true,
    // Nothing is looked at half faded in.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
