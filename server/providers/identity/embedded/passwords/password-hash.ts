import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../../../../turns.ts';

// OWASP Password Storage Cheat Sheet, first choice for argon2id. The algorithm is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is the one work here that fills a core: a crowd at the door leaves one to everybody else. */
const inTurn = createTurns(Math.max(1, availableParallelism() - 1));

/** argon2id in PHC string format. Takes tens of milliseconds on a thread of its own: never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Checks passwords in the same time whether or not there is one to check against. */
export interface PasswordCheck {
  /** @param passwordHash null where the user, or the user's password, does not exist: then always false */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'));
  return {
    async matches(password, passwordHash) {
      const matched = await inTurn(() => verify(passwordHash ?? nobodys, password));
      return passwordHash !== null && matched;
    },
  };
}
