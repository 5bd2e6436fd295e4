import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  findProofFaults,
  findTableFaults,
  gatherOutcomes,
  readRuleIds,
  readRows,
  readRules,
} from './product-coverage.ts';

const readPage = (name: string) => readFile(new URL(`../docs/${name}`, import.meta.url), 'utf8');
const fileExists = (file: string) => existsSync(new URL(`../${file}`, import.meta.url));

const rules = ['HEAD-1', 'HEAD-2'];
const rows = [
  { id: 'HEAD-1', files: ['apps/web/header.tsx'] },
  { id: 'HEAD-2', files: ['apps/web/header.tsx', 'apps/web/menu.tsx'] },
];

const unit = (status: string, title = 'the header shows the name [HEAD-1]') => ({
  testResults: [
    {
      name: new URL('../apps/web/header.test.tsx', import.meta.url).pathname,
      assertionResults: [{ fullName: title, status }],
    },
  ],
});
const journeys = (status: string, title = 'is there [HEAD-2]') => ({
  suites: [
    {
      title: 'header.spec.ts',
      suites: [
        {
          title: 'a header',
          specs: [
            { title, file: 'header.spec.ts', ok: status !== 'unexpected', tests: [{ status }] },
          ],
        },
      ],
    },
  ],
});
const faults = (unitStatus: string, journeyStatus: string) =>
  findProofFaults(rules, gatherOutcomes([unit(unitStatus)], journeys(journeyStatus)));

describe('the rules of the product and their rows', () => {
  it('are read from lists and tables', () => {
    expect(
      readRules('# Head\n\n- **HEAD-1** One.\n  More of it.\n- **HEAD-2** Two.\n- no rule'),
    ).toEqual(rules);
    expect(
      readRows(
        '| Rule | Where |\n|---|---|\n| HEAD-1 | `a.ts` |\n| HEAD-2 | `b.ts` `c.ts` |\n| HEAD-3 |  |',
      ),
    ).toEqual([
      { id: 'HEAD-1', files: ['a.ts'] },
      { id: 'HEAD-2', files: ['b.ts', 'c.ts'] },
      { id: 'HEAD-3', files: [] },
    ]);
  });

  it('agree where each rule has one row whose files exist', () => {
    expect(findTableFaults(rules, rows, () => true)).toEqual([]);
  });

  it('disagree where a file, a row or a rule is missing or there twice', () => {
    expect(findTableFaults(rules, rows, (file) => file !== 'apps/web/menu.tsx')).toEqual([
      'docs/product-coverage.md: HEAD-2: there is no apps/web/menu.tsx',
    ]);
    expect(findTableFaults([...rules, 'HEAD-3'], rows, () => true)).toEqual([
      'docs/product-coverage.md has no row HEAD-3',
    ]);
    expect(findTableFaults(['HEAD-1'], rows, () => true)).toEqual([
      'docs/product.md has no rule HEAD-2',
    ]);
    expect(findTableFaults([...rules, 'HEAD-1'], rows, () => true)).toEqual([
      'docs/product.md has HEAD-1 twice',
    ]);
    expect(findTableFaults(rules, [...rows, ...rows.slice(0, 1)], () => true)).toEqual([
      'docs/product-coverage.md has HEAD-1 twice',
    ]);
    expect(findTableFaults(['HEAD-1'], [{ id: 'HEAD-1', files: [] }], () => true)).toEqual([
      'docs/product-coverage.md: HEAD-1 names no file',
    ]);
  });

  it('agree in this repository', async () => {
    const ids = readRules(await readPage('product.md'));
    expect(ids.length).toBeGreaterThan(200);
    const table = readRows(await readPage('product-coverage.md'));
    expect(findTableFaults(ids, table, fileExists)).toEqual([]);
  });
});

describe('the rules that a title names', () => {
  it('stand in brackets, in its groups and at its end', () => {
    expect(readRuleIds('pages [HEAD-1] a page is served [HEAD-2, AUTH-10]')).toEqual([
      'HEAD-1',
      'HEAD-2',
      'AUTH-10',
    ]);
  });

  it('are none in other brackets', () => {
    expect(readRuleIds('reads [hosted], [UTF-8 and more] and HEAD-1')).toEqual([]);
  });
});

describe('the proof of the rules', () => {
  it('is complete where each rule is named by a test that passed', () => {
    expect(faults('passed', 'expected')).toEqual([]);
  });

  it('holds whatever the words of the titles are', () => {
    const renamed = gatherOutcomes(
      [unit('passed', 'something else [HEAD-1]')],
      journeys('expected', 'renamed [HEAD-2]'),
    );
    expect(findProofFaults(rules, renamed)).toEqual([]);
  });

  it('is missing where no test names the rule, or the test failed or ran nowhere', () => {
    expect(findProofFaults(rules, gatherOutcomes([null], journeys('expected')))).toEqual([
      'docs/product.md: no test that passed proves HEAD-1',
    ]);
    expect(faults('skipped', 'expected')).toEqual([
      'HEAD-1: “the header shows the name [HEAD-1]” in apps/web/header.test.tsx ran nowhere',
      'docs/product.md: no test that passed proves HEAD-1',
    ]);
    expect(faults('passed', 'unexpected')).toEqual([
      'HEAD-2: “a header is there [HEAD-2]” in e2e/header.spec.ts did not pass',
      'docs/product.md: no test that passed proves HEAD-2',
    ]);
    expect(faults('passed', 'skipped')).toHaveLength(2);
  });

  it('is refused where a test names a rule that does not exist', () => {
    const outcomes = gatherOutcomes(
      [unit('passed')],
      journeys('expected', 'is there [HEAD-2, HEAD-9]'),
    );
    expect(findProofFaults(rules, outcomes)).toEqual([
      'e2e/header.spec.ts: “a header is there [HEAD-2, HEAD-9]” names HEAD-9, which is no rule',
    ]);
  });

  it('counts a test that ran twice as passed only if it failed nowhere', () => {
    const runs = (...statuses: readonly string[]) =>
      findProofFaults(
        ['HEAD-1'],
        gatherOutcomes(
          statuses.map((status) => unit(status)),
          null,
        ),
      );
    expect(runs('passed', 'failed', 'passed')).toHaveLength(2);
    expect(runs('skipped', 'passed', 'skipped')).toEqual([]);
  });
});
