import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../host.ts';
import type { IdentityFlowStateTable } from '../tables.ts';
import { createSecretToken, hashSecretToken } from '../tokens/secret-token.ts';

export type FlowState = Selectable<IdentityFlowStateTable>;

/** Begins a PKCE exchange. @param flow.method what the session will name as its way of signing in */
export async function insertFlowState(
  tx: Tx,
  flow: {
    userId: string;
    method: string;
    codeChallenge: string;
    signUpId?: string | null;
    now: Date;
  },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('identity_flow_state')
    .values({
      id,
      user_id: flow.userId,
      method: flow.method,
      code_challenge: flow.codeChallenge,
      sign_up_id: flow.signUpId ?? null,
      created_at: flow.now,
    })
    .execute();
  return id;
}

/** Makes the exchanges void that a user has under way, also those whose code is issued. @param keptId the one that stays, if any */
export async function deleteFlowStatesOf(
  tx: Tx,
  userId: string,
  keptId: string | null,
): Promise<void> {
  const all = tx.deleteFrom('identity_flow_state').where('user_id', '=', userId);
  await (keptId === null ? all : all.where('id', '<>', keptId)).execute();
}

/** Lays the provider's own tokens, sealed, beside the flow that hands them to our client. */
export async function sealProviderTokens(
  tx: Tx,
  flowStateId: string,
  sealed: string,
): Promise<void> {
  await tx
    .updateTable('identity_flow_state')
    .set({ sealed_provider_tokens: sealed })
    .where('id', '=', flowStateId)
    .execute();
}

/** Gives the flow its auth code, once the person has proved who they are. @returns null when the flow is gone or has had its code */
export async function issueAuthCode(
  tx: Tx,
  flowStateId: string,
  now: Date,
): Promise<string | null> {
  const code = createSecretToken();
  const issued = await tx
    .updateTable('identity_flow_state')
    .set({ auth_code_hash: hashSecretToken(code), code_issued_at: now })
    .where('id', '=', flowStateId)
    .where('auth_code_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return issued === undefined ? null : code;
}

/** Takes the code out of the world and returns its flow: whatever follows, nobody can use the code again. */
export async function takeFlowState(db: Queryable, authCode: string): Promise<FlowState | null> {
  const taken = await db
    .deleteFrom('identity_flow_state')
    .where('auth_code_hash', '=', hashSecretToken(authCode))
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}
