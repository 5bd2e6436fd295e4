import { AuthError } from '../auth-error.ts';
import type { Client, Parts } from '../parts.ts';
import {
  forgetGuesses,
  type Guessed,
  hasSignedInFrom,
  lockGuesses,
  setGuesses,
} from '../passwords/password-guess.repository.ts';
import { nobodysId } from '../users/user.repository.ts';

interface Guess {
  /** In lower case. */
  readonly email: string;
  /** Null where nobody has the address. */
  readonly userId: string | null;
  readonly password: string;
  readonly passwordHash: string | null;
  readonly client: Client;
}

const forgottenAfterMs = 24 * 60 * 60_000;
const longestWaitMs = 15 * 60_000;

/** After the free guesses each wrong one doubles the wait: 1 s, 2 s, 4 s, … at most a quarter of an hour. */
function waitMs(guesses: number, free: number): number {
  return guesses < free ? 0 : Math.min(1_000 * 2 ** Math.min(guesses - free, 30), longestWaitMs);
}

/**
 * Checks a password, slower and slower for each wrong one in a row at the same account, from whatever networks they come.
 * The owner is not locked out by it: a network they have signed in from is counted by itself, and a mailed link goes on
 * working. Addresses that nobody has are counted alike.
 *
 * @throws AuthError 429 over_request_rate_limit, with the seconds to wait
 */
export async function guessPassword(parts: Parts, guess: Guess): Promise<boolean> {
  const { database, passwords, counting } = parts;
  const isKnown = await hasSignedInFrom(
    database.db,
    guess.userId ?? nobodysId,
    guess.client.address,
    counting,
  );
  const guessed: Guessed = {
    email: guess.email,
    knownNetwork: isKnown ? counting.networkOf(guess.client.address) : null,
    secret: parts.codeSecret,
  };
  const before = await countGuess(parts, guessed, guess);
  const matched = await passwords
    .matches(guess.password, guess.passwordHash)
    .catch(async (error: unknown) => {
      await giveBack(parts, guessed, before);
      throw error;
    });
  if (matched) await forgetGuesses(database.db, guessed);
  return matched;
}

/** What was counted at an account before a guess, and since when. */
interface Counted {
  readonly guesses: number;
  readonly lastAt: Date;
  /** When the guess was counted. */
  readonly at: Date;
}

/** A guess that was not checked, because the server had too much to do, counts for nothing. */
async function giveBack(
  { database }: Parts,
  guessed: Guessed,
  { lastAt, at }: Counted,
): Promise<void> {
  await database.transact(async (tx) => {
    const { guesses, last_at } = await lockGuesses(tx, guessed, lastAt);
    // Others that came since are counted, and wait from their own time on.
    if (guesses > 0)
      await setGuesses(
        tx,
        guessed,
        guesses - 1,
        last_at.getTime() === at.getTime() ? lastAt : last_at,
      );
  });
}

/** Counted before it is checked: of a thousand guesses at once, the first few alone are. */
async function countGuess(
  { database, clock, settings, recordSecurityEvent }: Parts,
  guessed: Guessed,
  { userId, email, client }: Guess,
): Promise<Counted> {
  const now = clock.now();
  const { leftMs, ...before } = await database.transact(async (tx) => {
    const { guesses, last_at } = await lockGuesses(tx, guessed, now);
    const sinceMs = now.getTime() - last_at.getTime();
    const left = waitMs(guesses, settings.freeGuesses) - sinceMs;
    const counted = { guesses, lastAt: last_at, at: now };
    if (guesses > 0 && left > 0) return { ...counted, leftMs: left };
    await setGuesses(tx, guessed, sinceMs > forgottenAfterMs ? 1 : guesses + 1, now);
    return { ...counted, leftMs: 0 };
  });
  if (leftMs <= 0) return before;
  recordSecurityEvent('sign_in_refused', {
    reason: 'slowed',
    subject: userId,
    address: client.address,
    email,
  });
  throw new AuthError(
    429,
    'over_request_rate_limit',
    'Too many wrong passwords for this address. Wait a little, or have a link mailed to you.',
    { retryAfterS: leftMs / 1_000 },
  );
}
