import type { World } from './world.ts';

export interface SiteRequest {
  readonly world: World;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The header `authorization`. */
  readonly key: string | undefined;
  /** Whether it is the last request that is answered for now. */
  readonly isLast: boolean;
}

export interface SiteAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a site refuses. What nobody who has read its documentation would send is misunderstood. */
export class SiteError extends Error {
  readonly status: number;
  readonly isMisunderstood: boolean;

  constructor(status: number, message: string, { isMisunderstood = true } = {}) {
    super(message);
    this.status = status;
    this.isMisunderstood = isMisunderstood;
  }
}

const mostWords = 100;

/** The words that are searched for. @throws SiteError */
export function requireWords(query: URLSearchParams, name: string): string {
  const words = query.get(name) ?? '';
  if (words.trim() === '') throw new SiteError(400, `${name} is missing`);
  if (words.length > mostWords) throw new SiteError(400, `${name} is longer than ${mostWords}`);
  return words;
}

/** @throws SiteError where there is another parameter, or another value of one, than is documented */
export function requireKnown(
  query: URLSearchParams,
  known: Readonly<Record<string, RegExp>>,
): void {
  const patterns = new Map(Object.entries(known));
  for (const [name, value] of query)
    if (patterns.get(name)?.test(value) !== true)
      throw new SiteError(400, `the parameter ${name}=${value}`);
}

/** Ids of a page of results; the third page is the last, and a search for nothing finds nothing. */
export function idsOf(words: string, page: number, perPage: number): number[] {
  if (words.includes('nothing')) return [];
  const isLast = page >= 3;
  return Array.from({ length: isLast ? 3 : perPage }, (_, index) => page * 1_000 + index);
}
