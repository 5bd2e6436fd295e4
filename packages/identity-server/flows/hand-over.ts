import type { Tx } from '../host.ts';
import { deleteOtherIdentities } from '../google/google-identity.repository.ts';
import { deleteLinkingStatesOf } from '../google/provider-state.repository.ts';
import { deleteFlowStatesOf } from '../links/flow-state.repository.ts';
import { setSignUpMetadata } from '../links/sign-up.repository.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { updateUser, type User } from '../users/user.repository.ts';

interface HandOver {
  /** A guest's, with what came with the address; null: none. */
  readonly signUpId: string | null;
  /** The exchange of the link that was opened; null where it signs nobody in. */
  readonly flowStateId: string | null;
  readonly now: Date;
}

/**
 * Takes from whoever named an address every way into the account that is to have it: sessions, exchanges under way,
 * password, accounts elsewhere. For an address that another browser has proved: it may be a stranger's. A guest's name
 * waits with their password for the verifier.
 */
export async function handOver(
  tx: Tx,
  user: User,
  { signUpId, flowStateId, now }: HandOver,
): Promise<User> {
  await deleteSessionsOf(tx, user.id);
  await deleteFlowStatesOf(tx, user.id, flowStateId);
  await deleteLinkingStatesOf(tx, user.id);
  await deleteOtherIdentities(tx, user.id, 'email');
  if (!user.is_anonymous) return await updateUser(tx, user.id, { password_hash: null }, now);
  if (signUpId !== null) await setSignUpMetadata(tx, signUpId, user.user_metadata);
  return await updateUser(tx, user.id, { password_hash: null, user_metadata: {} }, now);
}
