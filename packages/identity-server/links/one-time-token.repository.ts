import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../host.ts';
import type { IdentityOneTimeTokenTable, OneTimeTokenType } from '../tables.ts';
import { hashSecretToken } from '../tokens/secret-token.ts';
import { voidSignUpsOf } from './sign-up.repository.ts';

export type OneTimeToken = Selectable<IdentityOneTimeTokenTable>;

interface NewToken {
  readonly token: string;
  readonly codeHash: Uint8Array;
  readonly userId: string;
  readonly type: OneTimeTokenType;
  readonly flowStateId: string | null;
  /** The sign-up it confirms, of several to one address. */
  readonly signUpId: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores a token in place of the user's earlier one of the same type and sign-up: only the newest link works. */
export async function replaceOneTimeToken(
  tx: Tx,
  { token, codeHash, userId, type, flowStateId, signUpId, now, expiresAt }: NewToken,
): Promise<void> {
  const values = {
    token_hash: hashSecretToken(token),
    code_hash: codeHash,
    attempts: 0,
    flow_state_id: flowStateId,
    created_at: now,
    expires_at: expiresAt,
  };
  await tx
    .insertInto('identity_one_time_token')
    .values({ ...values, user_id: userId, type, sign_up_id: signUpId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type', 'sign_up_id']).doUpdateSet(values),
    )
    .execute();
}

export async function findOneTimeToken(db: Queryable, token: string): Promise<OneTimeToken | null> {
  return (
    (await db
      .selectFrom('identity_one_time_token')
      .selectAll()
      .where('token_hash', '=', hashSecretToken(token))
      .executeTakeFirst()) ?? null
  );
}

/** Counts a guess at a user's codes. @returns the tokens of this type as they are then: several where several sign-ups wait */
export async function countGuess(
  tx: Tx,
  userId: string,
  type: OneTimeTokenType,
): Promise<readonly OneTimeToken[]> {
  return await tx
    .updateTable('identity_one_time_token')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .returningAll()
    .execute();
}

/** Deletes a token; false where somebody else was first, so that a link counts once. */
export async function takeOneTimeToken(tx: Tx, { token_hash }: OneTimeToken): Promise<boolean> {
  const taken = await tx
    .deleteFrom('identity_one_time_token')
    .where('token_hash', '=', token_hash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function hasOneTimeToken(
  tx: Tx,
  userId: string,
  type: OneTimeTokenType,
): Promise<boolean> {
  const found = await tx
    .selectFrom('identity_one_time_token')
    .select('type')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes every link void that is still under way to the user, and what sign-ups brought. @param keptSignUpId the sign-up that stays, if any */
export async function deleteOneTimeTokensOf(
  tx: Tx,
  userId: string,
  keptSignUpId: string | null = null,
): Promise<void> {
  await voidSignUpsOf(tx, userId, keptSignUpId);
  await tx.deleteFrom('identity_one_time_token').where('user_id', '=', userId).execute();
}
