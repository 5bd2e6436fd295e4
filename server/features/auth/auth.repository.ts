import type { Queryable, Tx } from '../../database/database.ts';

interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly tokenHash: Uint8Array;
  readonly providerSessionId: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores an API session in place of the earlier ones of the same provider session. */
export async function replaceSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, accountId, tokenHash, providerSessionId, now, expiresAt } = session;
  if (providerSessionId !== null) {
    await tx.deleteFrom('api_session').where('account_id', '=', accountId).where('provider_session_id', '=', providerSessionId).execute();
  }
  await tx.insertInto('api_session')
    .values({ id, account_id: accountId, token_hash: tokenHash, provider_session_id: providerSessionId, created_at: now, expires_at: expiresAt })
    .execute();
}

export async function findSessionByToken(db: Queryable, tokenHash: Uint8Array, now: Date) {
  return await db.selectFrom('api_session').innerJoin('account', 'account.id', 'api_session.account_id')
    .select(['api_session.id as sessionId', 'account.id as accountId', 'account.is_guest as isGuest'])
    .where('api_session.token_hash', '=', tokenHash).where('api_session.expires_at', '>', now)
    .executeTakeFirst();
}

/** @param sessionId null: all of the account's */
export async function deleteSessions(db: Queryable, accountId: string, sessionId: string | null): Promise<void> {
  const sessions = db.deleteFrom('api_session').where('account_id', '=', accountId);
  await (sessionId === null ? sessions : sessions.where('id', '=', sessionId)).execute();
}

/** Deletes API sessions that have expired; for the `sweep` job. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('api_session').where('expires_at', '<=', now).execute();
}
