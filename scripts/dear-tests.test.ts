import { describe, expect, it } from 'vitest';
import { findDearTests, readTimedTests } from './dear-tests.ts';

const report = (tests: readonly (readonly [title: string, duration: number])[]) => ({
  testResults: [
    {
      name: new URL('../apps/web/header.test.tsx', import.meta.url).pathname,
      assertionResults: tests.map(([fullName, duration]) => ({
        fullName,
        status: 'passed',
        duration,
      })),
    },
  ],
});
const journeys = {
  suites: [
    {
      title: 'header.spec.ts',
      specs: [
        {
          title: 'the header is there [HEAD-2]',
          file: 'header.spec.ts',
          ok: true,
          tests: [{ status: 'expected', results: [{ duration: 9_000 }] }],
        },
      ],
    },
  ],
};
const dear = (tests: readonly (readonly [title: string, duration: number])[]) =>
  findDearTests(readTimedTests([report(tests)], journeys), 2).map(({ file, seconds, alone }) => ({
    file,
    seconds,
    alone,
  }));

describe('the dearest tests', () => {
  it('come first, each with the rules that it proves alone, of the web app and of journeys', () => {
    expect(
      dear([
        ['shows the name [HEAD-1]', 3_000],
        ['shows it short', 1_999],
      ]),
    ).toEqual([
      { file: 'e2e/header.spec.ts', seconds: 9, alone: ['HEAD-2'] },
      { file: 'apps/web/header.test.tsx', seconds: 3, alone: ['HEAD-1'] },
    ]);
  });

  it('prove alone what is proved by nothing cheaper', () => {
    expect(
      dear([
        ['shows both [HEAD-1, HEAD-2]', 2_500],
        ['shows the name [HEAD-1]', 100],
      ]),
    ).toEqual([
      { file: 'e2e/header.spec.ts', seconds: 9, alone: [] },
      { file: 'apps/web/header.test.tsx', seconds: 2.5, alone: ['HEAD-2'] },
    ]);
  });
});
