import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter, QueueIsFull } from '@scenewright/contract/rules/limiter.ts';
import { AuthError } from '../auth-error.ts';

// OWASP Password Storage Cheat Sheet, first choice for argon2id. The algorithm is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longestQueue = 32;
/** A full queue is worked off in about this time. */
const queueLifetimeS = 2;

/** Hashing is the one work here that fills a core: a crowd at the door leaves one to everybody else, and does not wait without end. */
const inTurn = createLimiter(Math.max(1, availableParallelism() - 1), { longestQueue });

/** @throws AuthError 503 request_timeout where the queue is full: better than to answer when nobody waits any more */
async function inLine<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } catch (error) {
    if (!(error instanceof QueueIsFull)) throw error;
    throw new AuthError(
      503,
      'request_timeout',
      'Too many people are signing in at this moment. Please try again in a few seconds.',
      { retryAfterS: queueLifetimeS },
    );
  }
}

/** argon2id in PHC string format. Takes tens of milliseconds on a thread of its own: never inside a transaction. @throws AuthError 503 request_timeout */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, cost));
}

/** Checks passwords in the same time whether or not there is one to check against. */
export interface PasswordCheck {
  /** @param passwordHash null where the user, or the user's password, does not exist: then always false @throws AuthError 503 request_timeout */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobodys = await hash(randomBytes(32).toString('base64url'), cost);
  return {
    async matches(password, passwordHash) {
      const matched = await inLine(() => verify(passwordHash ?? nobodys, password));
      return passwordHash !== null && matched;
    },
  };
}
