import { sql } from 'kysely';
import type { Counting, Queryable, Tx } from '../host.ts';
import { keyedHash } from '../tokens/keyed-hash.ts';

/** Whose guesses are counted together. */
export interface Guessed {
  /** Whether or not anybody has it. */
  readonly email: string;
  /** A network its owner has signed in from counts by itself; null for all others together. */
  readonly knownNetwork: string | null;
  /** Keys the hash that is kept of both. */
  readonly secret: Uint8Array;
}

function keyHashOf({ email, knownNetwork, secret }: Guessed): Uint8Array {
  return keyedHash(secret, 'password guess', `${email}\n${knownNetwork ?? ''}`);
}

/** The guesses so far, held until the transaction ends: guesses at one account take turns. The guess is counted before it is checked. */
export async function lockGuesses(
  tx: Tx,
  guessed: Guessed,
  now: Date,
): Promise<{ guesses: number; last_at: Date }> {
  return await tx
    .insertInto('identity_password_guess')
    .values({ key_hash: keyHashOf(guessed), guesses: 0, last_at: now })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({ guesses: sql`identity_password_guess.guesses` }),
    )
    .returning(['guesses', 'last_at'])
    .executeTakeFirstOrThrow();
}

export async function setGuesses(
  tx: Tx,
  guessed: Guessed,
  guesses: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('identity_password_guess')
    .set({ guesses, last_at: now })
    .where('key_hash', '=', keyHashOf(guessed))
    .execute();
}

export async function forgetGuesses(db: Queryable, guessed: Guessed): Promise<void> {
  await db
    .deleteFrom('identity_password_guess')
    .where('key_hash', '=', keyHashOf(guessed))
    .execute();
}

/** So many of the latest sign-ins tell from where somebody comes. */
const signInsLookedAt = 100;

/** Whether somebody has signed in as this user from the network of an address: with IPv6 the address itself is often a new one each day. */
export async function hasSignedInFrom(
  db: Queryable,
  userId: string,
  address: string,
  { networkOf }: Pick<Counting, 'networkOf'>,
): Promise<boolean> {
  const signIns = await db
    .selectFrom('identity_audit')
    .select('address')
    .where('user_id', '=', userId)
    .where('action', '=', 'login')
    .orderBy('at', 'desc')
    .limit(signInsLookedAt)
    .execute();
  const network = networkOf(address);
  return signIns.some((signIn) => signIn.address !== null && networkOf(signIn.address) === network);
}
