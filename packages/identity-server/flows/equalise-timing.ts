import { randomUUID } from 'node:crypto';
import type { Tx } from '../host.ts';
import { openSavepoint } from '../savepoint.ts';
import type { IdentityEmails } from '../host.ts';
import type { User } from '../users/user.repository.ts';

export type Addressed = User & { readonly email: string };

interface Actors<Actor extends User> {
  /** Who it is really done for; null where it must only look so. */
  readonly somebody: Actor | null;
  /**
   * Makes the one it is done for instead; `stays` who has just signed up. Always called, so that it costs the same when
   * it is not needed.
   */
  stranger(): Promise<{ readonly user: Actor; readonly stays: boolean }>;
}

/**
 * Does something for somebody, or the very same for a stranger, and takes that back: statement by statement the same
 * work, and the same jobs after it, so that no time tells who has an account.
 */
export async function equaliseTiming<Actor extends User, Result>(
  tx: Tx,
  emails: IdentityEmails,
  { somebody, stranger }: Actors<Actor>,
  work: (user: Actor, emails: IdentityEmails) => Promise<Result>,
): Promise<Result> {
  const savepoint = await openSavepoint(tx);
  const { user, stays } = await stranger();
  if (somebody !== null) {
    await savepoint.rollback();
    return await work(somebody, emails);
  }
  if (stays) {
    const result = await work(user, emails);
    await savepoint.release();
    return result;
  }
  const show = emails.forShow();
  const result = await work(user, show.emails);
  await savepoint.rollback();
  await show.settle(tx);
  return result;
}

/** An address that nobody can have: the domain `invalid` is reserved (RFC 2606). */
export function strangersAddress(): string {
  return `${randomUUID()}@nobody.invalid`;
}
