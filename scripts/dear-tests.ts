/**
 * `KEEP_REPORTS=/tmp/reports npm test`, then `node scripts/dear-tests.ts /tmp/reports [SECONDS]`: tests that took so long (2 s
 * unless told), the dearest first, each with the rules of docs/product.md that no cheaper test proves. One without such a rule
 * can be left to `npm run test:all` (docs/decisions/0088).
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRuleIds } from './product-coverage.ts';
import { walkJourneys, type JourneyReport, type VitestReport } from './test-reports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const usualLeastS = 2;

/** A test by its file and title; what ran in several set-ups counts once for each. */
interface TimedTest {
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

interface DearTest extends TimedTest {
  /** Rules that it proves and no test proves that took less. */
  readonly alone: readonly string[];
}

/** Brings the runners' reports together. */
export function readTimedTests(
  reports: readonly VitestReport[],
  journeys: JourneyReport | null,
): TimedTest[] {
  const tests = reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(root, name),
        title: fullName,
        seconds: (duration ?? 0) / 1_000,
      })),
    ),
  );
  const walked = walkJourneys(journeys).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ results = [] }) => ({
      file,
      title,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1_000,
    })),
  );
  return [...tests, ...walked];
}

/** @returns tests that took at least so long, the dearest first */
export function findDearTests(tests: readonly TimedTest[], leastS: number): DearTest[] {
  const cheapest = new Map<string, TimedTest>();
  for (const test of tests)
    for (const id of readRuleIds(test.title))
      if (test.seconds < (cheapest.get(id)?.seconds ?? Infinity)) cheapest.set(id, test);
  return tests
    .filter(({ seconds }) => seconds >= leastS)
    .map((test) => ({
      ...test,
      alone: readRuleIds(test.title).filter((id) => cheapest.get(id) === test),
    }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

async function readReport<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
}

if (import.meta.main) {
  const [folder = '', leastS = usualLeastS] = process.argv.slice(2);
  const tests = readTimedTests(
    [
      await readReport<VitestReport>(folder, 'vitest'),
      await readReport<VitestReport>(folder, 'components'),
    ],
    await readReport<JourneyReport>(folder, 'journeys'),
  );
  for (const { file, title, seconds, alone } of findDearTests(tests, Number(leastS)))
    console.log(`${seconds.toFixed(1).padStart(6)}  ${alone.join(' ') || '–'}  ${file}: ${title}`);
}
