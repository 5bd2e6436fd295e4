import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../../../database/database.ts';
import type { IdentitySessionTable } from '../../../../database/identity-tables.ts';

export type Session = Selectable<IdentitySessionTable>;

export async function insertSession(tx: Tx, { userId, method, now }: { userId: string; method: string; now: Date }): Promise<Session> {
  return await tx.insertInto('identity_session')
    .values({ id: randomUUID(), user_id: userId, method, refresh_counter: 0, refreshed_at: now, created_at: now })
    .returningAll().executeTakeFirstOrThrow();
}

export async function findSession(db: Queryable, id: string): Promise<Session | null> {
  return (await db.selectFrom('identity_session').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The session as it is now, held until the transaction ends: refreshes of one session take turns. */
export async function lockSession(tx: Tx, id: string): Promise<Session | null> {
  return (await tx.selectFrom('identity_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Makes the session's next refresh token the current one. */
export async function advanceSession(tx: Tx, session: Session, now: Date): Promise<Session> {
  return await tx.updateTable('identity_session')
    .set({ refresh_counter: session.refresh_counter + 1n, refreshed_at: now })
    .where('id', '=', session.id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('identity_session').where('id', '=', id).execute();
}

/** @param keptId the one session that stays, if any */
export async function deleteSessionsOf(tx: Tx, userId: string, keptId?: string): Promise<void> {
  const sessions = tx.deleteFrom('identity_session').where('user_id', '=', userId);
  await (keptId === undefined ? sessions : sessions.where('id', '<>', keptId)).execute();
}
