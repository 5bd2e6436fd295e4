import { createHash } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Freshness } from '@scenewright/http/caller.ts';

/** Asks the service once. @returns whether it takes the token's bearer for the subject @throws ProviderError in an outage */
export type AskProvider = (token: string, subject: string) => Promise<boolean>;

interface Check {
  readonly askedAtMs: number;
  /** Until when this answer is enough for who does not ask at once. */
  readonly goodUntilMs: number;
  readonly answer: Promise<boolean>;
}

/** How old an answer may be where `lately` is enough. */
const answerLifetimeMs = 60_000;
/** An outage is not asked about anew by every request. */
const outageLifetimeMs = 5_000;
const mostRemembered = 10_000;

/** Remembers what a service said about sessions, by the hash of the token it was asked with. */
export function createSessionChecks({ ask, clock }: { ask: AskProvider; clock: Clock }) {
  const checks = new Map<string, Check>();

  function remember(key: string, check: Check): void {
    // Deleted first: a Map keeps the order of insertion, and the oldest go.
    checks.delete(key);
    checks.set(key, check);
    const [oldest] = checks.keys();
    if (checks.size > mostRemembered && oldest !== undefined) checks.delete(oldest);
  }

  function begin(key: string, token: string, subject: string): Promise<boolean> {
    const askedAtMs = clock.now().getTime();
    const answer = ask(token, subject);
    const check = { askedAtMs, goodUntilMs: askedAtMs + answerLifetimeMs, answer };
    remember(key, check);
    answer.catch(() => {
      if (checks.get(key) === check)
        checks.set(key, { ...check, goodUntilMs: askedAtMs + outageLifetimeMs });
    });
    return answer;
  }

  return async (token: string, subject: string, freshness: Freshness): Promise<boolean> => {
    const key = createHash('sha256').update(token).digest('base64url');
    const known = checks.get(key);
    if (freshness === 'lately' && known !== undefined && clock.now().getTime() < known.goodUntilMs)
      return await known.answer;
    return await begin(key, token, subject);
  };
}
