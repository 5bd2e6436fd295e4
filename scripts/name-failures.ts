/**
 * What failed, in a few lines at the end of a long output: a log that was cut short still says which test to look at.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { walkJourneys, type JourneyReport, type VitestReport } from './test-reports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A message is there to be recognized; the whole stands further up in the output. */
const longestMessage = 600;

const shorten = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .join('\n  ')
    .slice(0, longestMessage);

/** One text per test that failed in Node or in a component's browser, and per file that could not be loaded. */
export function nameFailedTests(report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0 && status === 'failed') return [`${file}\n  ${shorten(message ?? '')}`];
    return failed.map(
      ({ fullName, failureMessages = [] }) =>
        `${file} › ${fullName}\n  ${shorten(failureMessages[0] ?? '')}`,
    );
  });
}

/** One text per journey that failed, or passed only at a second try. */
export function nameFailedJourneys(report: JourneyReport | null): string[] {
  return walkJourneys(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName = '', results = [] }) =>
          `${file} › ${title} [${projectName}]\n  ${shorten(results.find(({ error }) => error !== undefined)?.error?.message ?? '')}`,
      ),
  );
}
