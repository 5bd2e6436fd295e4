import { validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { deleteSession, deleteSessionsOf } from '../sessions/session.repository.ts';
import type { Grant } from '../sessions/session-reply.ts';

/** POST /logout. @param options.scope global: all sessions; local: this one; others: all but this one @throws AuthError validation_failed */
export async function signOut(
  { database, clock }: Parts,
  { user, session }: Grant,
  { scope, client }: { scope: string; client: Client },
): Promise<void> {
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw validationFailed(`Unsupported logout scope "${scope}"`);
  await database.transact(async (tx) => {
    if (scope === 'local') await deleteSession(tx, session.id);
    else await deleteSessionsOf(tx, user.id, scope === 'others' ? session.id : undefined);
    await writeAudit(tx, {
      action: 'logout',
      userId: user.id,
      address: client.address,
      now: clock.now(),
    });
  });
}
