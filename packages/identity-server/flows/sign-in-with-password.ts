import { AuthError, validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { findSignUp } from '../links/sign-up.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { findWeakness } from '../passwords/password-policy.ts';
import { beginSession, refuseBanned, sessionReply } from '../sessions/session-reply.ts';
import { findUserByEmail, lockUser, nobodysId } from '../users/user.repository.ts';

import { guessPassword } from './guess-password.ts';

/**
 * POST /token?grant_type=password.
 *
 * @throws AuthError validation_failed, invalid_credentials, user_banned, email_not_confirmed (only to who knows the password), over_request_rate_limit
 */
export async function signInWithPassword(
  parts: Parts,
  { email, password, client }: { email: string; password: string; client: Client },
) {
  const { database, clock, settings, recordSecurityEvent } = parts;
  if (email === '') throw validationFailed('missing email or phone');
  const now = clock.now();
  const found = await findUserByEmail(database.db, email.toLowerCase());
  // Asked for nobody, too. What an address that nobody has confirmed was last signed up with only lets us say so.
  const waiting = await findSignUp(database.db, found?.id ?? nobodysId);
  const passwordHash =
    found?.email_confirmed_at === null
      ? (found.password_hash ?? waiting?.password_hash ?? null)
      : (found?.password_hash ?? null);
  const matched = await guessPassword(parts, {
    email: email.toLowerCase(),
    userId: found?.id ?? null,
    password,
    passwordHash,
    client,
  });
  if (found === null || !matched) {
    await database.transact((tx) =>
      writeAudit(tx, {
        action: 'login_refused',
        userId: found?.id ?? null,
        address: client.address,
        now,
      }),
    );
    recordSecurityEvent('sign_in_refused', {
      reason: 'credentials',
      subject: found?.id ?? null,
      address: client.address,
      email,
    });
    throw invalidCredentials();
  }
  refuseBanned(found, now, 'User is banned');
  if (found.email_confirmed_at === null)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  const grant = await database.transact(async (tx) => {
    const user = await lockUser(tx, found.id);
    // The password was changed while it was being checked: what matched is the old one.
    if (user === null || user.password_hash !== found.password_hash) throw invalidCredentials();
    return await beginSession(tx, { user, method: 'password', client, now });
  });
  const weakness = await findWeakness(password, { minCharacters: settings.passwordMin, email });
  return {
    ...(await sessionReply(parts, grant)),
    ...(weakness === null
      ? {}
      : { weak_password: { message: weakness.message, reasons: weakness.weakPasswordReasons } }),
  };
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}
