import { AuthError, validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { findWeakness } from '../passwords/password-policy.ts';
import { beginSession, refuseBanned, sessionReply } from '../sessions/session-reply.ts';
import { findUserByEmail, lockUser } from '../users/user.repository.ts';

/**
 * POST /token?grant_type=password.
 *
 * @throws AuthError validation_failed, invalid_credentials, user_banned, email_not_confirmed (only to who knows the password)
 */
export async function signInWithPassword(parts: Parts, { email, password, client }: { email: string; password: string; client: Client }) {
  const { database, clock, settings, passwords, recordSecurityEvent } = parts;
  if (email === '') throw validationFailed('missing email or phone');
  const now = clock.now();
  const found = await findUserByEmail(database.db, email.toLowerCase());
  const matched = await passwords.matches(password, found?.password_hash ?? null);
  if (found === null || !matched) {
    await database.transact((tx) => writeAudit(tx, { action: 'login_refused', userId: found?.id ?? null, address: client.address, now }));
    recordSecurityEvent('sign_in_refused', { reason: 'credentials', subject: found?.id ?? null, address: client.address, email });
    throw invalidCredentials();
  }
  refuseBanned(found, now, 'User is banned');
  if (found.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  const grant = await database.transact(async (tx) => {
    const user = await lockUser(tx, found.id);
    // The password was changed while it was being checked: what matched is the old one.
    if (user === null || user.password_hash !== found.password_hash) throw invalidCredentials();
    return await beginSession(tx, { user, method: 'password', client, now });
  });
  const weakness = findWeakness(password, settings.passwordMin);
  return {
    ...(await sessionReply(parts, grant)),
    ...(weakness === null ? {} : { weak_password: { message: weakness.message, reasons: weakness.weakPasswordReasons } }),
  };
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}
