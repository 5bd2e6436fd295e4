/**
 * Holds docs/product.md to its word. Each rule has a row in docs/product-coverage.md that names the files where the rule
 * lives, and at least one test whose title ends with the rule's id in brackets. The files must exist and the tests must have
 * run and passed.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { walkJourneys, type JourneyReport, type VitestReport } from './test-reports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rulesPage = 'docs/product.md';
const coveragePage = 'docs/product-coverage.md';

/** How a test ended. One that failed anywhere failed, one that passed anywhere else passed. */
type Outcome = 'passed' | 'failed' | 'skipped';

/** Titles of tests by their file, each with how the test ended. */
export type Outcomes = ReadonlyMap<string, ReadonlyMap<string, Outcome>>;

interface Row {
  readonly id: string;
  readonly files: readonly string[];
}

/** Rules are list items: `- **WIZ-3** What it asks.` @returns their ids in order */
export function readRules(text: string): string[] {
  return [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, id = '']) => id);
}

/** Rows are `` | WIZ-3 | `file` `file` | ``. */
export function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| ([A-Z]+-\d+) \| (.*) \|$/gm)].map(([, id = '', where = '']) => ({
    id,
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
}

/** The rules that a test's full title names, in its groups' titles or its own: `[WIZ-3]` or `[WIZ-3, AUTH-1]`. */
export function readRuleIds(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]/g)].flatMap(([, ids = '']) =>
    ids.split(', '),
  );
}

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

/** What is wrong with the table itself. @returns one line per fault */
export function findTableFaults(
  rules: readonly string[],
  rows: readonly Row[],
  exists: (file: string) => boolean,
): string[] {
  const rowIds = rows.map(({ id }) => id);
  return [
    ...repeated(rules).map((id) => `${rulesPage} has ${id} twice`),
    ...repeated(rowIds).map((id) => `${coveragePage} has ${id} twice`),
    ...rules.filter((id) => !rowIds.includes(id)).map((id) => `${coveragePage} has no row ${id}`),
    ...rowIds.filter((id) => !rules.includes(id)).map((id) => `${rulesPage} has no rule ${id}`),
    ...rows
      .filter(({ files }) => files.length === 0)
      .map(({ id }) => `${coveragePage}: ${id} names no file`),
    ...rows.flatMap(({ id, files }) =>
      files
        .filter((file) => !exists(file))
        .map((file) => `${coveragePage}: ${id}: there is no ${file}`),
    ),
  ];
}

/** Rules that no test proves, and tests that do not prove the rules they name. @returns one line per fault */
export function findProofFaults(rules: readonly string[], outcomes: Outcomes): string[] {
  const known = new Set(rules);
  const proved = new Set<string>();
  const faults: string[] = [];
  for (const [file, titles] of outcomes)
    for (const [title, outcome] of titles)
      for (const id of readRuleIds(title)) {
        if (!known.has(id)) faults.push(`${file}: “${title}” names ${id}, which is no rule`);
        if (outcome === 'passed') proved.add(id);
        else if (outcome === 'failed') faults.push(`${id}: “${title}” in ${file} did not pass`);
        else faults.push(`${id}: “${title}” in ${file} ran nowhere`);
      }
  const unproved = rules.filter((id) => !proved.has(id));
  return [...faults, ...unproved.map((id) => `${rulesPage}: no test that passed proves ${id}`)];
}

/** Brings both runners' reports together. */
export function gatherOutcomes(
  reports: readonly (VitestReport | null)[],
  journeys: JourneyReport | null,
): Outcomes {
  const outcomes = new Map<string, Map<string, Outcome>>();
  const add = (file: string, title: string, outcome: Outcome) => {
    const titles = outcomes.get(file) ?? new Map<string, Outcome>();
    const before = titles.get(title) ?? 'skipped';
    titles.set(title, before === 'failed' || outcome === 'skipped' ? before : outcome);
    outcomes.set(file, titles);
  };
  for (const { name, assertionResults } of reports.flatMap((report) => report?.testResults ?? [])) {
    for (const { fullName, status } of assertionResults)
      add(
        relative(root, name),
        fullName,
        status === 'passed' || status === 'failed' ? status : 'skipped',
      );
  }
  for (const { file, title, ok, tests } of walkJourneys(journeys)) {
    const ran = tests.some(({ status }) => status !== 'skipped');
    add(file, title, ran ? (ok ? 'passed' : 'failed') : 'skipped');
  }
  return outcomes;
}

/** Checks both pages against what ran. @returns one line per fault */
export async function checkProductCoverage(outcomes: Outcomes): Promise<string[]> {
  const rules = readRules(await readFile(join(root, rulesPage), 'utf8'));
  if (rules.length === 0) return [`${rulesPage} has no rules`];
  const rows = readRows(await readFile(join(root, coveragePage), 'utf8'));
  return [
    ...findTableFaults(rules, rows, (file) => existsSync(join(root, file))),
    ...findProofFaults(rules, outcomes),
  ];
}
