import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.ts';
import { longestFirst } from './scripts/testing/longest-first.ts';
import { keepModules } from './scripts/testing/keep-modules.ts';
import { isThorough } from './packages/contract/testing/thorough.ts';

/** What must behave alike on both database engines. */
const onBothEngines = [
  'apps/server/features/**/*.test.ts',
  'apps/server/jobs/**/*.test.ts',
  'apps/server/database/**/*.test.ts',
  'packages/{billing,database,identity-server,jobs,ledger,test-checkout}/**/*.test.ts',
];
/**
 * Of those, what sends PostgreSQL nothing, or only statements that other files send it as well, one after the other: no race, no
 * recovery, no type that one engine could read otherwise (docs/decisions/0040). A new statement of theirs needs a twin.
 */
const onEmbeddedAlone = [
  'apps/server/features/**/*.rules.test.ts',
  'apps/server/features/auth/auth.alike.test.ts',
  'apps/server/features/cast/cast.naming.test.ts',
  'apps/server/features/library/{bad-uploads,uploads.crash}.test.ts',
  'apps/server/features/content/content.{enhancing,reading}.test.ts',
  'apps/server/features/delivery/delivery.test.ts',
  'apps/server/features/storyboard/making/{clips,making,postponing,sketch,sketch-music,sketch-stale,voice-try}.test.ts',
  'apps/server/features/storyboard/{scenes/{splitting,words},takes/segment}.test.ts',
  'apps/server/database/released-schema.test.ts',
  'packages/jobs/room-pause.test.ts',
  'packages/database/{keep-prepared,new-cluster,power-loss}.test.ts',
  'packages/billing/{order,rules}.test.ts',
  'packages/ledger/rules.test.ts',
  'packages/identity-server/{asking-for-mail,attacks,check-order,key-rotation,names-of-javascript}.test.ts',
  'packages/identity-server/{password-changes,pending-sign-ups,rate-limits,reply-forms,security-events}.test.ts',
  'packages/identity-server/{google/google-answer,tokens/key-rotation}.test.ts',
  'packages/test-checkout/{local-payments,months,prices,test-payments-allowed}.test.ts',
];
/**
 * What `npm test` runs on PostgreSQL: what depends on the engine (migrations, jobs, locks and races, recovery, types, the ledger
 * against its model) and one file of each feature. `npm run test:all` runs everything that {@link onBothEngines} names.
 */
const enginesDiffer = [
  '{apps/server,packages}/database/**/*.test.ts',
  '{apps/server,packages}/jobs/**/*.test.ts',
  'apps/server/features/accounts/accounts{,.gifts}.test.ts',
  'apps/server/features/auth/{auth,revocation}.test.ts',
  'apps/server/features/billing/billing.{plans,webhooks}.test.ts',
  'apps/server/features/content/content{,.hard-texts,.ids,.listing,.updating}.test.ts',
  'apps/server/features/library/uploads.test.ts',
  'apps/server/features/quotas/quotas{,.ceiling,.rooms}.test.ts',
  'apps/server/features/{archive/archive,cast/cast,delivery/delivery-limits,sharing/sharing}.test.ts',
  'apps/server/features/storyboard/film/{film,two-tabs}.test.ts',
  'apps/server/features/storyboard/making/{fairness,first-turns,line,quality-orders,several}.test.ts',
  'apps/server/features/storyboard/scenes/{edit,edit.attacks,edit.cost,events}.test.ts',
  'packages/identity-server/{mail,refresh,sign-up}-contention.test.ts',
  'packages/billing/{checkout,crash}.test.ts',
  'packages/ledger/{credits,crash,model}.test.ts',
  'packages/identity-server/{hostile-input,service,sessions,sign-up}.test.ts',
  'packages/test-checkout/subscriptions/settle-due.test.ts',
];
/**
 * Of those, what `npm test` runs on PostgreSQL alone: the embedded database carries all other files, and every journey. `npm run
 * test:all` runs them on both (docs/decisions/0086 and 0088). Of the jobs and the database itself each engine is asked.
 */
const onPostgresqlAlone = [
  ...enginesDiffer.filter((files) => !/\/(?:database|jobs)\//u.test(files)),
  '{apps/server,packages}/database/{brand-cards,other-version}.test.ts',
  '{apps/server,packages}/jobs/{wake-workers,worker-health}.test.ts',
];
/**
 * Files of which `npm test` loads nothing, since they prove no rule of docs/product.md and what they prove is proved more
 * cheaply elsewhere (docs/decisions/0088). `npm run test:all` runs them.
 */
const onlyThorough = [
  // Processes that die are proved by crash, credits.crash, billing.crash, uploads.crash and many-processes.
  'apps/server/scale.test.ts',
  // Sound is measured by combine, own-music and native-sound, clips of others by normalise-clip and hosted-bad-media.
  'packages/media/{film-loudness,preview-music}.test.ts',
  'apps/server/features/storyboard/making/clips.test.ts',
  // What beside a stale picture shows the next one: sketch and the browser's sketches.
  'apps/server/features/storyboard/making/sketch-stale.test.ts',
  // Whether golden frames would find a fault of painting, and what they show: framings, riches, people at the edge.
  'packages/studio/golden/regressions.test.ts',
  'packages/studio/painting/shots/{framed,riches,uncut}.test.ts',
  // How well words are found in other voices; recordings of a creator are aligned by voice-over.
  'packages/offline-voice/align/align-speech.test.ts',
  // Measures of a server that does nothing: what it holds, and what it loads.
  'apps/server/resident-memory.test.ts',
  'packages/telemetry/loading.test.ts',
  // How often cards are drawn anew, and the music of a preview second by second: the journeys edit boards and play previews.
  'apps/web/features/storyboard/board/board-redraw.browser.test.tsx',
  'apps/web/features/storyboard/dialogs/preview-music.browser.test.tsx',
];
/**
 * Packages that start ffmpeg for each of their tests and load neither the server nor a painter. Starting a process copies the page
 * tables of its worker, which a server or canvases bring to 1 GB: own-media.test.ts took 19 s of processor time beside them, and
 * takes 12 s in a worker of 0.1 GB. So these files have workers of their own.
 */
const startingProcesses = ['packages/{hosted-models,media,voices}/**/*.test.ts'];
/**
 * What paints. Canvases bring a worker to 2 GB for as long as it lives; a file of the server that starts ffmpeg took up to
 * twice the processor time in such a one.
 */
const painting = ['packages/studio/**/*.test.ts'];
/**
 * What Vitest would run late, since it begins with what is longest to read. The project of PostgreSQL comes last: a file of a
 * minute that began at its end would have three workers wait.
 */
const longest = [
  'apps/server/features/content/content.hard-texts.test.ts',
  'apps/server/features/storyboard/making/{fairness,line,several}.test.ts',
  'apps/server/features/storyboard/{film/film,scenes/edit.attacks,scenes/edit}.test.ts',
  'apps/server/features/{cast/cast,quotas/quotas,quotas/quotas.ceiling}.test.ts',
  'apps/server/database/brand-cards.test.ts',
  'packages/{jobs/many-processes,ledger/model}.test.ts',
];
const isShuffled = process.argv.includes('--sequence.shuffle.files');
/** Files that replace a module. All others share their worker's modules with the files before them: loading the server anew for each cost a quarter of the whole. */
const replacingModules = ['packages/identity-server/enumeration.test.ts'];
/** Files that load a module anew, which Vite's module runner alone can. */
const loadingAnew = ['packages/contract/testing/thorough.test.ts'];
/**
 * Node loads the modules itself, as it does for users, and reads what it compiled before. Vite's module runner rewrites each import
 * into a look-up: the offline writer takes a sixth more processor time with it, the server a twelfth.
 */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/** A worker comes to some 2 GB. */
const hasRoomForFour = totalmem() > 12e9;
/**
 * V8 goes through its whole heap whenever 64 MB outside of it were taken, as each embedded database and some eight frames do: a
 * third of what a product costs. So it counts those as it counts its own, and begins at 600 MB. Four workers come to 3 GB each then.
 */
const collectSeldom =
  totalmem() > 15e9
    ? ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=600']
    : [];
/** How long a test may wait before it counts as stuck: as long as the slowest machine needs. No test waits for its end. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
/** In the browser nothing is made: its slowest test, which goes through the whole wizard with axe, takes 7 s on two busy cores, and what it waits for is said before the test ends. */
const browserPatience = {
  ...patience,
  testTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};
/** Tests see the fonts of a machine that has none of its own, whichever file of a worker loads the canvas first. */
const env = { DISABLE_SYSTEM_FONTS_LOAD: '1' };
const pathOfSetup = (name: string): string =>
  fileURLToPath(new URL(`scripts/testing/${name}.ts`, import.meta.url));
const setupOfAll = ['property-seed', 'measure-files'].map(pathOfSetup);
/** What Vite's module runner loads is found by Vite. */
const setupFiles = [pathOfSetup('resolve-once'), ...setupOfAll];
const setupOfProducts = [...setupFiles, pathOfSetup('hash-once')];
const onEmbeddedDatabase = {
  setupFiles: setupOfProducts,
  globalSetup: ['apps/server/testing/embedded-setup.ts'],
  env,
  ...patience,
};
/**
 * Files on PostgreSQL beside files on the embedded engine, as their path says: what a worker has loaded and compiled serves both. A
 * project of their own had each of its workers load the server anew.
 */
const onEitherEngine = isThorough
  ? onEmbeddedDatabase
  : {
      ...onEmbeddedDatabase,
      globalSetup: [...onEmbeddedDatabase.globalSetup, 'apps/server/testing/postgresql-setup.ts'],
      provide: {
        filesOnPostgresql: {
          root: fileURLToPath(new URL('.', import.meta.url)),
          globs: onPostgresqlAlone,
        },
      },
    };
const onPostgresql = {
  setupFiles: setupOfProducts,
  globalSetup: ['apps/server/testing/postgresql-setup.ts'],
  env,
  ...patience,
};

const cores = availableParallelism();
/** Component tests wait as much as they work: three pages at once on the smallest machine, and one core left over on a larger one. */
const pagesAtOnce = Math.max(3, cores - 1);
/**
 * Files wait for a tenth of their time, for retries most of all, and browsers run beside them: four keep two cores busy. Each more
 * would load and compile the server once more, for some 7 s of processor time.
 */
const filesAtOnce = Math.max(hasRoomForFour ? 4 : 3, cores - 1);

export default defineConfig({
  test: {
    maxWorkers: filesAtOnce,
    // A shuffled run (scripts/shuffle.ts) has an order of its own.
    ...(isShuffled ? {} : { sequence: { sequencer: longestFirst(longest) } }),
    projects: [
      {
        test: {
          name: 'node',
          include: ['{apps/server,packages,scripts,bench}/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...replacingModules,
            ...loadingAnew,
            ...startingProcesses,
            ...painting,
            ...(isThorough ? [] : onlyThorough),
          ],
          isolate: false,
          execArgv: collectSeldom,
          ...loadedByNode,
          ...onEitherEngine,
        },
      },
      {
        test: {
          name: 'node, studio',
          include: painting,
          exclude: [...configDefaults.exclude, ...(isThorough ? [] : onlyThorough)],
          isolate: false,
          execArgv: collectSeldom,
          ...loadedByNode,
          setupFiles,
          env,
          ...patience,
        },
      },
      {
        test: {
          name: 'node, media',
          include: startingProcesses,
          exclude: [...configDefaults.exclude, ...(isThorough ? [] : onlyThorough)],
          isolate: false,
          ...loadedByNode,
          setupFiles,
          env,
          ...patience,
        },
      },
      {
        test: {
          name: 'node, apart',
          // The web app's modules keep state, as a page does: each file is a page of its own, and has them anew.
          include: [...replacingModules, ...loadingAnew, 'apps/web/**/*.test.ts'],
          pool: 'threads',
          // A worker for each file cost a third of the whole.
          isolate: false,
          ...onEmbeddedDatabase,
          setupFiles: [pathOfSetup('fresh-modules'), ...setupOfAll],
        },
      },
      {
        test: {
          name: 'postgresql',
          include: isThorough ? onBothEngines : enginesDiffer,
          exclude: [
            ...configDefaults.exclude,
            ...replacingModules,
            ...onEmbeddedAlone,
            ...(isThorough ? [] : onPostgresqlAlone),
          ],
          isolate: false,
          execArgv: collectSeldom,
          ...loadedByNode,
          ...onPostgresql,
        },
      },
      {
        test: {
          name: 'postgresql, apart',
          include: isThorough ? replacingModules : [],
          ...onPostgresql,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        plugins: [keepModules],
        // As the product serves them: examples that are not there would fail, and be tried in vain.
        publicDir: fileURLToPath(new URL('apps/web/public', import.meta.url)),
        optimizeDeps: {
          // Found by Vite only while tests run, these would reload the page under them.
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react-router',
            'react-router/dom',
            '@tanstack/react-query',
            'radix-ui',
            'lucide-react',
            'zustand',
            'zustand/middleware',
            'zod/mini',
            'class-variance-authority',
            'clsx',
            '@supabase/auth-js',
            '@atlaskit/pragmatic-drag-and-drop/combine',
            '@atlaskit/pragmatic-drag-and-drop/element/adapter',
            '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview',
            'vitest-browser-react',
            'axe-core',
            'tailwind-merge',
          ],
        },
        test: {
          name: 'browser',
          root: '.',
          include: ['apps/web/**/*.browser.test.tsx'],
          exclude: [...configDefaults.exclude, ...(isThorough ? [] : onlyThorough)],
          // Projects do not inherit it: on two cores there was one page at a time, and one core had nothing to do.
          maxWorkers: pagesAtOnce,
          ...browserPatience,
          setupFiles: ['apps/web/ui/testing/act-in-production.ts'],
          // Pages see no environment but this: packages/contract/testing/thorough.ts reads it there.
          env: isThorough ? { TEST_ALL: '1' } : {},
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in journeys: what moves is painted sixty times a second, for nobody. `npm run test:all` has it move.
            provider: playwright({
              launchOptions: await findChromium(),
              contextOptions: { reducedMotion: isThorough ? 'no-preference' : 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
