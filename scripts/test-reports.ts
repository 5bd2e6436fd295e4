/** What this project reads of its test runners' JSON reports. */
import { join } from 'node:path';

export interface VitestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status?: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** In milliseconds. */
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface JourneyTest {
  readonly status: string;
  readonly projectName?: string;
  readonly results?: readonly {
    readonly error?: { readonly message?: string };
    /** In milliseconds. */
    readonly duration?: number;
  }[];
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly JourneyTest[];
  }[];
  readonly suites?: readonly Suite[];
}

export interface JourneyReport {
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly Suite[];
}

interface Journey {
  /** Path from the project's root. */
  readonly file: string;
  /** Titles of the groups it is in, and its own. */
  readonly title: string;
  readonly ok: boolean;
  /** One for each set-up it ran in. */
  readonly tests: readonly JourneyTest[];
}

/** Every journey of a report, out of the groups they are nested in. */
export function walkJourneys(report: JourneyReport | null): Journey[] {
  const walk = ({ title, specs = [], suites = [] }: Suite, path: readonly string[]): Journey[] => {
    const titles = title.endsWith('.ts') ? path : [...path, title];
    const own = specs.map((spec) => ({
      file: join('e2e', spec.file),
      title: [...titles, spec.title].join(' '),
      ok: spec.ok,
      tests: spec.tests,
    }));
    return [...own, ...suites.flatMap((suite) => walk(suite, titles))];
  };
  return (report?.suites ?? []).flatMap((suite) => walk(suite, []));
}
