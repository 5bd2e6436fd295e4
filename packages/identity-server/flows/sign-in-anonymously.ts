import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { beginSession, sessionReply, type SessionReply } from '../sessions/session-reply.ts';
import { checkMetadata } from '../users/metadata.ts';
import { insertUser } from '../users/user.repository.ts';

/** POST /signup without an address: a session for a new user nobody knows. @throws AuthError anonymous_provider_disabled */
export async function signInAnonymously(
  parts: Parts,
  { metadata, client }: { metadata: Record<string, unknown>; client: Client },
): Promise<SessionReply> {
  const { database, clock, settings } = parts;
  if (!settings.anonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  checkMetadata(metadata);
  const now = clock.now();
  const grant = await database.transact(async (tx) => {
    const user = await insertUser(tx, {
      email: null,
      passwordHash: null,
      confirmed: false,
      metadata,
      now,
    });
    if (user === null) throw new Error('an anonymous user has no address that could be taken');
    await writeAudit(tx, {
      action: 'user_signed_up',
      userId: user.id,
      address: client.address,
      now,
    });
    return await beginSession(tx, { user, method: 'anonymous', client, now });
  });
  return await sessionReply(parts, grant);
}
