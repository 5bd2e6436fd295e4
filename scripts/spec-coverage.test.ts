import { describe, expect, it } from 'vitest';
import { findFaults, gatherOutcomes, readRows } from './spec-coverage.ts';

const text = [
  '| SPEC | Rule | Where | Proof |',
  '|---|---|---|---|',
  '| 2 Header | says who it is | `apps/web/header.tsx` | `apps/web/header.test.tsx` shows the name; `e2e/header.spec.ts` is there |',
].join('\n');
const [row] = readRows(text);
if (row === undefined) throw new Error('no row was read');

const unit = (status: string) => ({
  testResults: [
    {
      name: new URL('../apps/web/header.test.tsx', import.meta.url).pathname,
      assertionResults: [{ fullName: 'the header shows the name', status }],
    },
  ],
});
const journeys = (ok: boolean) => ({
  suites: [
    {
      title: 'header.spec.ts',
      suites: [
        {
          title: 'a header',
          specs: [
            {
              title: 'is there',
              file: 'header.spec.ts',
              ok,
              tests: [{ status: ok ? 'expected' : 'unexpected' }],
            },
          ],
        },
      ],
    },
  ],
});
const all = () => true;

describe('the table of what the specification asks', () => {
  it('is true where its files are there and its tests have passed', () => {
    expect(findFaults(row, gatherOutcomes([unit('passed')], journeys(true)), all)).toEqual([]);
  });

  it('is not where a file or a test is missing, was skipped, or failed', () => {
    expect(findFaults(row, gatherOutcomes([unit('passed')], journeys(true)), () => false)).toEqual([
      'there is no apps/web/header.tsx',
    ]);
    expect(findFaults(row, gatherOutcomes([unit('skipped')], journeys(true)), all)).toEqual([
      'no test “shows the name” ran in apps/web/header.test.tsx',
    ]);
    expect(findFaults(row, gatherOutcomes([unit('failed')], journeys(false)), all)).toEqual([
      '“shows the name” in apps/web/header.test.tsx did not pass',
      '“is there” in e2e/header.spec.ts did not pass',
    ]);
    expect(findFaults(row, gatherOutcomes([null], null), all)).toHaveLength(2);
  });

  it('counts a test that ran twice as passed only if it passed twice', () => {
    const twice = {
      testResults: [
        ...unit('passed').testResults,
        ...unit('failed').testResults,
        ...unit('passed').testResults,
      ],
    };
    expect(findFaults(row, gatherOutcomes([twice], journeys(true)), all)).toHaveLength(1);
  });
});
