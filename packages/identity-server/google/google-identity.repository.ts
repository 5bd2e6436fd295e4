import type { Queryable, Tx } from '../host.ts';
import type { UserIdentity } from '../users/user.repository.ts';

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
