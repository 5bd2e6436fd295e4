/**
 * `npm test`: proves every rule of the product, with one closing line that counts. `npm run test:all` runs matrices, corpora and
 * repetitions whole (packages/contract/testing/thorough.ts), and proves on PostgreSQL, too, what does not depend on the engine
 * (`enginesDiffer` in vitest.config.ts).
 * The checks beside the tests of web components in a browser, then the tests in Node on both database engines beside the browser
 * journeys, and at last whether every rule of docs/product.md was proved. The tests begin as soon as no component file waits any
 * more. What runs side by side prints one after the other. What says nothing for too long is stuck, and ended.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileOnce } from '../apps/server/testing/compile-once.ts';
import { makeEmptyDatabase } from '../apps/server/testing/empty-database.ts';
import { shareRemembered } from '../apps/server/testing/remembered.ts';
import { bundleServer } from './bundle-server.ts';
import { nameFailedJourneys, nameFailedTests } from './name-failures.ts';
import { createLimiter, runStep, type StepResult } from './run-steps.ts';
import { checkProductCoverage, gatherOutcomes } from './product-coverage.ts';
import type { JourneyReport, VitestReport } from './test-reports.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Starting a server costs a fifth less where what an earlier process compiled can be read. */
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
);

const isThorough = process.argv.includes('--all');
if (isThorough) {
  process.env['TEST_ALL'] = '1';
  process.env['PROPERTY_SEED'] ??= 'random';
}

/** Where the reports of the runners are kept, for scripts/dear-tests.ts; without it they are gone afterwards. */
const kept = process.env['KEEP_REPORTS'];
if (kept !== undefined) await mkdir(kept, { recursive: true });
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'scenewright-results-')));

async function readReport<T>(path: string): Promise<T | null> {
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : null;
}

/** What failed, told once more at the end. */
const failures: string[] = [];

/** A step that counts as one test: it passed or it failed. */
const asOne = ({ ok }: StepResult): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A run that broke down before or after its tests, or never began, failed at least once, whatever it counted. */
function atLeastOneFailure({ ok, name, output }: StepResult, { passed, failed }: Count): Count {
  const broken = !ok || passed + failed === 0;
  if (broken && failed === 0)
    failures.push(
      `${name} ended with an error that no test reports:\n${output.split('\n').slice(-60).join('\n')}`,
    );
  return { passed, failed: broken ? Math.max(failed, 1) : failed };
}

const takeTurn = createLimiter((text) => process.stdout.write(text));
const turns = {
  check: takeTurn(),
  components: takeTurn(),
  tests: takeTurn(),
  journeys: takeTurn(),
};

/** Longer than any test may take ({@link ../vitest.config.ts}): who says nothing for so long waits for nothing that comes. */
const mostSilenceMs = 720_000;
/** No component test takes longer than a minute, and a file says how it ended. */
const mostComponentSilenceMs = 240_000;

async function check(): Promise<Count> {
  const result = await runStep(
    { name: 'check', command: 'node', args: ['scripts/check.ts'] },
    turns.check,
  );
  turns.check.end();
  if (!result.ok) failures.push(`npm run check\n${result.output}`);
  return asOne(result);
}

const unitReport = join(folder, 'vitest.json');
const componentReport = join(folder, 'components.json');
const journeyReport = join(folder, 'journeys.json');

/** What vitest ran, from its report. */
async function countTests(result: StepResult, path: string): Promise<Count> {
  const report = await readReport<VitestReport>(path);
  failures.push(...nameFailedTests(report));
  return atLeastOneFailure(result, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
  });
}

const reporters = ['default', 'json', './scripts/last-files.ts'].map(
  (reporter) => `--reporter=${reporter}`,
);

/** What scripts/last-files.ts says of a run of vitest, while it runs. */
const when =
  (said: 'few files' | 'last files', callBack: () => void) =>
  (message: unknown): void => {
    if (message === said) callBack();
  };

/** The workers of both engines, three browsers and their servers. */
const hasRoomForBoth = totalmem() > 12e9;
/** The same all the time: workers of Vitest have 3 GB at most, half of that as a rule, and a browser with its server 1 to 2 GB. */
const hasRoomAllTheTime = totalmem() > 20e9;

/** @param onFewFiles called when few files wait for a worker any more, if that moment comes; on a small machine when none does */
async function unitTests(onFewFiles: () => void): Promise<Count> {
  const result = await runStep(
    {
      name: 'tests',
      command: 'vitest',
      args: ['run', '--project=!browser*', ...reporters, `--outputFile.json=${unitReport}`],
    },
    {
      ...turns.tests,
      onMessage: when(hasRoomForBoth ? 'few files' : 'last files', onFewFiles),
      mostSilenceMs,
    },
  );
  turns.tests.end();
  return countTests(result, unitReport);
}

function runComponents(onLastFiles: () => void): Promise<StepResult> {
  return runStep(
    {
      name: 'component tests',
      command: 'vitest',
      args: ['run', '--project=browser*', ...reporters, `--outputFile.json=${componentReport}`],
      // React as it ships: what it does for developers beside costs a sixth of these tests, and more where it renders twice.
      ...(isThorough ? {} : { env: { NODE_ENV: 'production' } }),
    },
    {
      ...turns.components,
      onMessage: when('last files', onLastFiles),
      mostSilenceMs: mostComponentSilenceMs,
    },
  );
}

/**
 * Web components in a browser. Vitest may wait for ever for a page that never loads (vitest-dev/vitest#11243), where no
 * test runs and none can fail: then it is started anew, once. A test that fails is never run again.
 *
 * @param onLastFiles called when no file waits for a page any more, if that moment comes
 */
async function componentTests(onLastFiles: () => void): Promise<Count> {
  let result = await runComponents(onLastFiles);
  if (result.wentSilent) {
    turns.components.print('The component tests said nothing for four minutes: once more.\n');
    result = await runComponents(onLastFiles);
  }
  turns.components.end();
  return countTests(result, componentReport);
}

async function journeys(): Promise<Count> {
  const path = journeyReport;
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = path;
  const result = await runStep(
    {
      name: 'journeys',
      command: 'playwright',
      args: [
        ...['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
        // As long as the files in Node take, two at once get through: a third would only take their cores.
        ...(hasRoomAllTheTime ? ['--workers=2'] : []),
      ],
    },
    { ...turns.journeys, mostSilenceMs },
  );
  turns.journeys.end();
  const report = await readReport<JourneyReport>(path);
  failures.push(...nameFailedJourneys(report));
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  // A journey that passed only at a second try has not passed.
  return atLeastOneFailure(result, { passed: expected, failed: unexpected + flaky });
}

/** Every rule of docs/product.md must be proved by a test that passed just now. */
async function productCoverage(): Promise<Count> {
  const faults = await checkProductCoverage(
    gatherOutcomes(
      [await readReport(unitReport), await readReport(componentReport)],
      await readReport(journeyReport),
    ),
  );
  failures.push(...faults);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
}

/**
 * Components, and on the cores that their last files leave free the tests. Tests not sooner: a busy processor is what makes a
 * browser's page come late, and the last component tests have theirs by then. Files in Node wait for a quarter of their time, as
 * journeys do: so both run side by side where there is room for both, else the journeys beside the last files.
 */
async function componentsThenTestsAndJourneys(): Promise<Count[]> {
  // For tests and journeys; where it cannot be made, who needs one makes it, and says why not.
  compileOnce();
  const emptyDatabase = makeEmptyDatabase().catch(() => undefined);
  // In the whole each server starts as users start it, and each process makes for itself what others have made.
  const bundled = isThorough ? undefined : bundleServer();
  const removeRemembered = isThorough ? undefined : shareRemembered();
  let tests: Promise<Count> | undefined;
  let ends: Promise<Count> | undefined;
  const beginJourneys = () => (ends ??= journeys());
  const prepared = Promise.all([emptyDatabase, bundled]);
  const beginTests = () => (tests ??= prepared.then(() => unitTests(beginJourneys)));
  const components = await componentTests(beginTests);
  await prepared;
  if (hasRoomAllTheTime) void beginJourneys();
  const counts = [components, await beginTests(), await beginJourneys()];
  await (await emptyDatabase)?.remove();
  removeRemembered?.();
  return counts;
}

const [checked, tested] = await Promise.all([check(), componentsThenTestsAndJourneys()]);
const counts = [checked, ...tested];
counts.push(await productCoverage());
if (kept === undefined) await rm(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED ${failure}`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
