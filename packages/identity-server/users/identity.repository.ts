import type { Tx } from '../host.ts';

/** What a provider tells of somebody: its claims. */
export type IdentityData = Record<string, unknown>;

/** Gives a user a way to sign in, or brings what is known of it up to date. */
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
