import { validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { countMail } from '../links/mail-throttle.repository.ts';
import { hasEmail, type LinkRequest, sendEmailChangeLinks, sendRecoveryLink, sendVerificationLink } from '../links/send-link.ts';
import type { Client, Parts } from '../parts.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { findUserByEmail, findUserByNewEmail } from '../users/user.repository.ts';

interface MailRequest {
  readonly email: string;
  readonly link: LinkRequest;
  readonly client: Client;
}

/** POST /recover: mails a link if the address is known, and answers the same if it is not. @throws AuthError validation_failed, over_email_send_rate_limit */
export async function recover(parts: Parts, { email: input, link, client }: MailRequest): Promise<void> {
  if (input === '') throw validationFailed('Password recovery requires an email');
  const email = readEmailAddress(input);
  const now = parts.clock.now();
  await parts.database.transact(async (tx) => {
    await countMail(tx, { email, kind: 'recovery', intervalS: parts.settings.mailIntervalS, now });
    const user = await findUserByEmail(tx, email);
    if (user === null || !hasEmail(user)) return;
    await sendRecoveryLink(tx, parts, user, link, now);
    await writeAudit(tx, { action: 'user_recovery_requested', userId: user.id, address: client.address, now });
  });
}

/** POST /resend: a new link in place of the last one, if there is something to confirm. @throws AuthError validation_failed, over_email_send_rate_limit */
export async function resend(parts: Parts, { type, ...request }: MailRequest & { type: string }): Promise<void> {
  if (type === 'signup') return await resendVerification(parts, request);
  if (type === 'email_change') return await resendEmailChange(parts, request);
  if (type === 'sms' || type === 'phone_change') throw validationFailed('Type provided requires a phone number');
  throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
}

function requireAddress(input: string): string {
  if (input === '') throw validationFailed('Type provided requires an email address');
  return readEmailAddress(input);
}

async function resendVerification(parts: Parts, { email: input, link }: MailRequest): Promise<void> {
  const email = requireAddress(input);
  const now = parts.clock.now();
  await parts.database.transact(async (tx) => {
    await countMail(tx, { email, kind: 'signup', intervalS: parts.settings.mailIntervalS, now });
    const user = await findUserByEmail(tx, email);
    if (user !== null && hasEmail(user) && user.email_confirmed_at === null) await sendVerificationLink(tx, parts, user, link, now);
  });
}

async function resendEmailChange(parts: Parts, { email: input, link }: MailRequest): Promise<void> {
  const email = requireAddress(input);
  const now = parts.clock.now();
  await parts.database.transact(async (tx) => {
    await countMail(tx, { email, kind: 'email_change', intervalS: parts.settings.mailIntervalS, now });
    // A guest has no present address: the new one is all there is to ask by.
    const user = (await findUserByEmail(tx, email)) ?? (await findUserByNewEmail(tx, email));
    if (user?.new_email) await sendEmailChangeLinks(tx, parts, user, user.new_email, link, now);
  });
}
