import type { Selectable } from 'kysely';
import type { Tx } from '../host.ts';
import type { IdentityProviderStateTable } from '../tables.ts';

export type ProviderState = Selectable<IdentityProviderStateTable>;

export async function insertProviderState(
  tx: Tx,
  state: Omit<ProviderState, 'used_at'>,
): Promise<void> {
  await tx.insertInto('identity_provider_state').values(state).execute();
}

/** Marks a state as used, once. @returns the state, and whether it had been used before; null where there is none */
export async function useProviderState(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ state: ProviderState; wasUsed: boolean } | null> {
  const state = await tx
    .selectFrom('identity_provider_state')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (state === undefined) return null;
  if (state.used_at === null)
    await tx
      .updateTable('identity_provider_state')
      .set({ used_at: now })
      .where('id', '=', id)
      .execute();
  return { state, wasUsed: state.used_at !== null };
}

/** Ends the sign-ins at a provider that would link an account there to this user. */
export async function deleteLinkingStatesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('identity_provider_state').where('linking_user_id', '=', userId).execute();
}
