import type { Queryable, Tx } from '../../database/database.ts';
import { prepareQuery } from '@scenewright/database/prepared-query.ts';

interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly tokenHash: Uint8Array;
  readonly providerSessionId: string;
  /** Where the identity service is asked with it. */
  readonly sealedProviderToken: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** One browser's tabs; more are nobody's. */
const mostPerProviderSession = 10;

/** Stores an API session. Tabs of one browser share a provider session and each have their own; the oldest beyond ten go. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, accountId, tokenHash, providerSessionId, sealedProviderToken, now, expiresAt } =
    session;
  await tx
    .insertInto('api_session')
    .values({
      id,
      account_id: accountId,
      token_hash: tokenHash,
      provider_session_id: providerSessionId,
      sealed_provider_token: sealedProviderToken,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const kept = tx
    .selectFrom('api_session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('provider_session_id', '=', providerSessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostPerProviderSession);
  await tx
    .deleteFrom('api_session')
    .where('account_id', '=', accountId)
    .where('provider_session_id', '=', providerSessionId)
    .where('id', 'not in', kept)
    .execute();
}

const querySession = prepareQuery(
  'session',
  (db: Queryable, { tokenHash, now }: { readonly tokenHash: Uint8Array; readonly now: Date }) =>
    db
      .selectFrom('api_session')
      .innerJoin('account', 'account.id', 'api_session.account_id')
      .select([
        'api_session.id',
        'api_session.sealed_provider_token',
        'api_session.provider_session_id',
        'account.id as account_id',
        'account.is_guest',
      ])
      .where('api_session.token_hash', '=', tokenHash)
      .where('api_session.expires_at', '>', now),
);

/** The API session that a token opens, with its account. */
export async function findSessionByToken(db: Queryable, tokenHash: Uint8Array, now: Date) {
  return (await querySession(db, { tokenHash, now }))[0];
}

/** Ends the API sessions of one provider session: all tabs of a browser. @param providerSessionId null: all of the account's */
export async function deleteSessions(
  db: Queryable,
  accountId: string,
  providerSessionId: string | null,
): Promise<void> {
  const sessions = db.deleteFrom('api_session').where('account_id', '=', accountId);
  await (
    providerSessionId === null
      ? sessions
      : sessions.where('provider_session_id', '=', providerSessionId)
  ).execute();
}

/** Ends one API session, whose token opens nothing any more. */
export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('api_session').where('id', '=', id).execute();
}

/** Deletes API sessions that have expired; for the `sweep` job. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('api_session').where('expires_at', '<=', now).execute();
}
