import type { Tx } from '../host.ts';
import { writeAudit } from '../audit.repository.ts';
import { type PendingSignUp, takeSignUp } from '../links/sign-up.repository.ts';
import type { Client } from '../parts.ts';
import { isVerifierOf } from '../tokens/pkce.ts';
import { mergeMetadata } from '../users/metadata.ts';
import { updateUser, type User } from '../users/user.repository.ts';

interface Moment {
  readonly client: Client;
  readonly now: Date;
}

/**
 * Puts a sign-up's password and name in force. Only for who has shown its PKCE verifier: whoever opens a mail proves the
 * mailbox, but the sign-up it speaks of may be a stranger's.
 */
export async function activateSignUp(
  tx: Tx,
  user: User,
  { password_hash, user_metadata }: PendingSignUp,
  { client, now }: Moment,
): Promise<User> {
  await writeAudit(tx, {
    action: 'sign_up_activated',
    userId: user.id,
    address: client.address,
    now,
  });
  return await updateUser(
    tx,
    user.id,
    {
      password_hash: password_hash ?? user.password_hash,
      user_metadata: mergeMetadata(user.user_metadata, user_metadata),
    },
    now,
  );
}

/** {@link activateSignUp} where a mailbox is proved by a code or a token: with the verifier beside it, else what came with the sign-up is void. */
export async function settleSignUp(
  tx: Tx,
  user: User,
  signUpId: string | null,
  codeVerifier: string,
  moment: Moment,
): Promise<User> {
  const signUp = signUpId === null ? null : await takeSignUp(tx, signUpId);
  const isOwn = signUp?.code_challenge != null && isVerifierOf(codeVerifier, signUp.code_challenge);
  return signUp !== null && isOwn ? await activateSignUp(tx, user, signUp, moment) : user;
}
