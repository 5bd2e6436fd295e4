/**
 * Holds docs/spec-coverage.md to its word: each row names the files where a rule lives and the tests that prove it. Files
 * must exist, and each test must have run and passed.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { walkJourneys, type JourneyReport, type VitestReport } from './test-reports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = 'docs/spec-coverage.md';

/** Titles of tests by their file: whether each passed everywhere it ran. */
export type Outcomes = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

interface Row {
  readonly line: number;
  readonly files: readonly string[];
  /** Files of tests, each with the words that its test's title begins with or holds. */
  readonly proofs: readonly { readonly file: string; readonly words: string }[];
}

/** Rows are `| section | rule | `file` … | `test file` words; … |`. */
export function readRows(text: string): Row[] {
  return text.split('\n').flatMap((content, index) => {
    const cells = content.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!content.startsWith('| ') || cells.length !== 6 || cells[1] === 'SPEC') return [];
    const [, , , where = '', proof = ''] = cells;
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    const proofs = proof.split(/; (?=`)/).map((each) => ({
      file: /`([^`]+)`/.exec(each)?.[1] ?? '',
      words: each.replace(/`[^`]+`/, '').trim(),
    }));
    return [{ line: index + 1, files, proofs }];
  });
}

/** What is wrong with a row: nothing where it is true. */
export function findFaults(
  { files, proofs }: Row,
  outcomes: Outcomes,
  exists: (file: string) => boolean,
): string[] {
  const missing = files.filter((file) => !exists(file)).map((file) => `there is no ${file}`);
  if (files.length === 0) missing.push('it names no file');
  const unproved = proofs.flatMap(({ file, words }) => {
    if (words === '') return [`it names no test of ${file || 'any file'}`];
    const found = [...(outcomes.get(file) ?? [])].filter(([title]) => title.includes(words));
    if (found.length === 0) return [`no test “${words}” ran in ${file || 'any file'}`];
    return found.some(([, passed]) => !passed) ? [`“${words}” in ${file} did not pass`] : [];
  });
  return [...missing, ...unproved];
}

/** Brings both runners' reports together. */
export function gatherOutcomes(
  reports: readonly (VitestReport | null)[],
  journeys: JourneyReport | null,
): Outcomes {
  const outcomes = new Map<string, Map<string, boolean>>();
  const add = (file: string, title: string, passed: boolean) => {
    const titles = outcomes.get(file) ?? new Map<string, boolean>();
    titles.set(title, passed && (titles.get(title) ?? true));
    outcomes.set(file, titles);
  };
  for (const { name, assertionResults } of reports.flatMap((report) => report?.testResults ?? [])) {
    for (const { fullName, status } of assertionResults)
      if (status === 'passed' || status === 'failed')
        add(relative(root, name), fullName, status === 'passed');
  }
  for (const { file, title, ok, tests } of walkJourneys(journeys))
    if (tests.some(({ status }) => status !== 'skipped')) add(file, title, ok);
  return outcomes;
}

/** Checks the page against what ran. @returns one line per fault */
export async function checkSpecCoverage(outcomes: Outcomes): Promise<string[]> {
  const rows = readRows(await readFile(join(root, page), 'utf8'));
  if (rows.length === 0) return [`${page} has no rows`];
  return rows.flatMap((row) =>
    findFaults(row, outcomes, (file) => existsSync(join(root, file))).map(
      (fault) => `${page}:${row.line}: ${fault}`,
    ),
  );
}
