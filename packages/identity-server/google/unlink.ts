import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import type { Client, Parts } from '../parts.ts';
import type { Grant } from '../sessions/session-reply.ts';
import { lockUser, updateUser } from '../users/user.repository.ts';
import { deleteIdentity } from './google-identity.repository.ts';

/**
 * DELETE /user/identities/{id}: one way to sign in less. Without the e-mail identity there is no password either.
 *
 * @throws AuthError identity_not_found, single_identity_not_deletable
 */
export async function unlinkIdentity(
  { database, clock }: Parts,
  { user }: Grant,
  identityId: string,
  client: Client,
): Promise<void> {
  const now = clock.now();
  await database.transact(async (tx) => {
    const current = await lockUser(tx, user.id);
    const identity = current?.identities.find(({ id }) => id === identityId);
    if (current === null || identity === undefined)
      throw new AuthError(404, 'identity_not_found', "Identity doesn't exist");
    if (current.identities.length < 2)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    const provider = await deleteIdentity(tx, user.id, identityId);
    await updateUser(tx, user.id, provider === 'email' ? { password_hash: null } : {}, now);
    await writeAudit(tx, {
      action: 'identity_unlinked',
      userId: user.id,
      address: client.address,
      now,
    });
  });
}
