import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../host.ts';
import type { IdentitySessionTable } from '../tables.ts';
import { agedBy, type SessionLimits } from './session-age.ts';

export type Session = Selectable<IdentitySessionTable>;

export async function insertSession(
  tx: Tx,
  { userId, method, now }: { userId: string; method: string; now: Date },
): Promise<Session> {
  return await tx
    .insertInto('identity_session')
    .values({
      id: randomUUID(),
      user_id: userId,
      method,
      refresh_counter: 0,
      refreshed_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findSession(db: Queryable, id: string): Promise<Session | null> {
  return (
    (await db.selectFrom('identity_session').selectAll().where('id', '=', id).executeTakeFirst()) ??
    null
  );
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a session of this user is there and not over, and the user not banned. */
export async function isSessionAlive(
  db: Queryable,
  { sessionId, subject }: { sessionId: string; subject: string },
  limits: SessionLimits,
  now: Date,
): Promise<boolean> {
  if (!uuid.test(sessionId) || !uuid.test(subject)) return false;
  const found = await db
    .selectFrom('identity_session')
    .innerJoin('identity_user', 'identity_user.id', 'identity_session.user_id')
    .select(['identity_session.created_at', 'identity_session.refreshed_at'])
    .where('identity_session.id', '=', sessionId)
    .where('identity_user.id', '=', subject)
    .where((eb) =>
      eb.or([
        eb('identity_user.banned_until', 'is', null),
        eb('identity_user.banned_until', '<=', now),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined && agedBy(found, limits, now) === null;
}

/** Keeps a session from being deleted until the transaction ends. @returns whether it is still there */
export async function holdSession(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('identity_session')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()) !== undefined
  );
}

/**
 * The session as it is now, held until the transaction ends: refreshes of one session take turns.
 *
 * @param longestWaitMs how long this transaction waits for any lock
 * @throws the database's own error where it waits longer: see {@link waitedTooLong}
 */
export async function lockSession(
  tx: Tx,
  id: string,
  longestWaitMs: number,
): Promise<Session | null> {
  await sql`select set_config('lock_timeout', ${`${longestWaitMs}ms`}, true)`.execute(tx);
  return (
    (await tx
      .selectFrom('identity_session')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** Whether an error says that a lock could not be had in time (SQLSTATE lock_not_available). */
export function waitedTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** Makes the session's next refresh token the current one. */
export async function advanceSession(tx: Tx, session: Session, now: Date): Promise<Session> {
  return await tx
    .updateTable('identity_session')
    .set({ refresh_counter: session.refresh_counter + 1n, refreshed_at: now })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('identity_session').where('id', '=', id).execute();
}

/** @param keptId the one session that stays, if any */
export async function deleteSessionsOf(tx: Tx, userId: string, keptId?: string): Promise<void> {
  const sessions = tx.deleteFrom('identity_session').where('user_id', '=', userId);
  await (keptId === undefined ? sessions : sessions.where('id', '<>', keptId)).execute();
}
