/**
 * `npm test`: everything that proves the product, and one closing line that counts it.
 * The checks, the tests in Node on both database engines and of web components in a browser, then the browser journeys,
 * and at last whether docs/spec-coverage.md is true of what ran.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameFailedJourneys, nameFailedTests } from './name-failures.ts';
import { runStep, type StepResult } from './run-steps.ts';
import { checkSpecCoverage, gatherOutcomes } from './spec-coverage.ts';
import type { JourneyReport, VitestReport } from './test-reports.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const folder = await mkdtemp(join(tmpdir(), 'scenewright-results-'));

async function readReport<T>(path: string): Promise<T | null> {
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : null;
}

/** What failed, told once more at the end. */
const failures: string[] = [];

/** A step that counts as one test: it passed or it failed. */
const asOne = ({ ok }: StepResult): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A run that broke down before or after its tests failed at least once, whatever it counted. */
function atLeastOneFailure({ ok, name, output }: StepResult, { passed, failed }: Count): Count {
  if (!ok && failed === 0)
    failures.push(
      `${name} ended with an error that no test reports:\n${output.split('\n').slice(-60).join('\n')}`,
    );
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

async function check(): Promise<Count> {
  const result = await runStep({ name: 'check', command: 'node', args: ['scripts/check.ts'] });
  if (!result.ok) failures.push(`npm run check\n${result.output}`);
  return asOne(result);
}

const unitReport = join(folder, 'vitest.json');
const journeyReport = join(folder, 'journeys.json');

async function unitTests(): Promise<Count> {
  const path = unitReport;
  const result = await runStep({
    name: 'tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
  });
  const report = await readReport<VitestReport>(path);
  failures.push(...nameFailedTests(report));
  return atLeastOneFailure(result, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 1,
  });
}

async function journeys(): Promise<Count> {
  const path = journeyReport;
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = path;
  const result = await runStep({
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  });
  const report = await readReport<JourneyReport>(path);
  failures.push(...nameFailedJourneys(report));
  const { expected = 0, unexpected = 1, flaky = 0 } = report?.stats ?? {};
  // A journey that passed only at a second try has not passed.
  return atLeastOneFailure(result, { passed: expected, failed: unexpected + flaky });
}

/** docs/spec-coverage.md says which test proves which rule: those tests must have passed just now. */
async function specCoverage(): Promise<Count> {
  const faults = await checkSpecCoverage(
    gatherOutcomes(await readReport(unitReport), await readReport(journeyReport)),
  );
  failures.push(...faults);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
}

const counts: Count[] = [];
for (const step of [check, unitTests, journeys, specCoverage]) counts.push(await step());
await rm(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED ${failure}`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
