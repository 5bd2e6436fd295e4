import { describe, expect, it } from 'vitest';
import { nameFailedJourneys, nameFailedTests } from './name-failures.ts';

const file = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

describe('what failed, told at the end of the output', () => {
  it('is each test by its file and title, with its message and without its stack', () => {
    const report = {
      testResults: [
        {
          name: file('apps/web/header.test.tsx'),
          status: 'failed',
          assertionResults: [
            {
              fullName: 'the header shows the name',
              status: 'failed',
              failureMessages: [
                '\u001B[31mexpected A to be B\u001B[39m\n\n    at header.test.tsx:3:4',
              ],
            },
            { fullName: 'the header is there', status: 'passed', failureMessages: [] },
          ],
        },
      ],
    };
    expect(nameFailedTests(report)).toEqual([
      'apps/web/header.test.tsx › the header shows the name\n  expected A to be B',
    ]);
  });

  it('is a file that could not be loaded, and says why', () => {
    expect(
      nameFailedTests({
        testResults: [
          {
            name: file('apps/web/header.test.tsx'),
            status: 'failed',
            message: 'no such module',
            assertionResults: [],
          },
        ],
      }),
    ).toEqual(['apps/web/header.test.tsx\n  no such module']);
  });

  it('is a journey with the set-up it failed in, also where it passed at a second try', () => {
    const tests = [
      { status: 'expected', projectName: 'embedded', results: [{}] },
      {
        status: 'flaky',
        projectName: 'hosted',
        results: [{ error: { message: 'Timed out' } }, {}],
      },
    ];
    const report = {
      suites: [
        {
          title: 'header.spec.ts',
          suites: [
            {
              title: 'a header',
              specs: [{ title: 'is there', file: 'header.spec.ts', ok: false, tests }],
            },
          ],
        },
      ],
    };
    expect(nameFailedJourneys(report)).toEqual([
      'e2e/header.spec.ts › a header is there [hosted]\n  Timed out',
    ]);
  });

  it('is nothing where all passed, and where nothing ran', () => {
    expect(
      nameFailedTests({
        testResults: [
          {
            name: file('a.test.ts'),
            status: 'passed',
            assertionResults: [{ fullName: 'a', status: 'passed' }],
          },
        ],
      }),
    ).toEqual([]);
    expect([...nameFailedTests(null), ...nameFailedJourneys(null)]).toEqual([]);
  });
});
