import type { Queryable, Tx } from '../../../../database/database.ts';
import type { UserIdentity } from '../users/user.repository.ts';

export type IdentityData = Record<string, unknown>;

export async function findIdentity(
  db: Queryable,
  provider: string,
  subject: string,
): Promise<UserIdentity | null> {
  return (
    (await db
      .selectFrom('identity_identity')
      .selectAll()
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()) ?? null
  );
}

/** Links an account elsewhere to a user, or brings what is known of it up to date. */
export async function saveIdentity(
  tx: Tx,
  identity: {
    id: string;
    userId: string;
    provider: string;
    subject: string;
    data: IdentityData;
    now: Date;
  },
): Promise<void> {
  const { id, userId, provider, subject, now } = identity;
  const data = JSON.stringify(identity.data);
  await tx
    .insertInto('identity_identity')
    .values({
      id,
      user_id: userId,
      provider,
      subject,
      identity_data: data,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'subject'])
        .doUpdateSet({ identity_data: data, updated_at: now }),
    )
    .execute();
}

export async function deleteOtherIdentities(
  tx: Tx,
  userId: string,
  keptProvider: string,
): Promise<void> {
  await tx
    .deleteFrom('identity_identity')
    .where('user_id', '=', userId)
    .where('provider', '<>', keptProvider)
    .execute();
}

/** Removes one identity of a user. @returns its provider; null where the user has no such identity */
export async function deleteIdentity(
  tx: Tx,
  userId: string,
  identityId: string,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('identity_identity')
    .where('id', '=', identityId)
    .where('user_id', '=', userId)
    .returning('provider')
    .executeTakeFirst();
  return row?.provider ?? null;
}
