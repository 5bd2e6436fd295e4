import type { Tx } from '../host.ts';
import type { OneTimeTokenType } from '../tables.ts';
import type { Parts } from '../parts.ts';
import { externalUrl, linkLifetimeS } from '../settings.ts';
import { createOneTimeCode, hashOneTimeCode } from '../tokens/one-time-code.ts';
import { createSecretToken } from '../tokens/secret-token.ts';
import { updateUser, type User } from '../users/user.repository.ts';
import { insertFlowState } from './flow-state.repository.ts';
import { replaceOneTimeToken } from './one-time-token.repository.ts';

/** A link whose token begins so ends in an auth code (PKCE) instead of in tokens. */
export const pkcePrefix = 'pkce_';

/** What a request for a link by mail brings along. */
export interface LinkRequest {
  /** Where the link finally leads; already checked. */
  readonly redirectTo: string;
  /** Null: the link's session goes to whoever opens the link. */
  readonly codeChallenge: string | null;
  /** The sign-up that the link confirms: what it brought is activated by whoever ends the link's PKCE exchange. */
  readonly signUpId?: string | null;
}

interface NewLink {
  readonly user: User;
  readonly type: OneTimeTokenType;
  readonly flowStateId: string | null;
  readonly request: Pick<LinkRequest, 'redirectTo' | 'signUpId'>;
  readonly now: Date;
}

type LinkParts = Pick<Parts, 'settings' | 'emails' | 'codeSecret'>;

async function createLink(
  tx: Tx,
  { settings, codeSecret }: LinkParts,
  { user, type, flowStateId, request: { redirectTo, signUpId = null }, now }: NewLink,
) {
  const token = (flowStateId === null ? '' : pkcePrefix) + createSecretToken();
  const expiresAt = new Date(now.getTime() + linkLifetimeS * 1_000);
  const code = createOneTimeCode();
  await replaceOneTimeToken(tx, {
    token,
    codeHash: hashOneTimeCode(codeSecret, code, { userId: user.id, type }),
    userId: user.id,
    type,
    flowStateId,
    signUpId,
    now,
    expiresAt,
  });
  const publicType =
    type === 'email_change_current' || type === 'email_change_new' ? 'email_change' : type;
  return {
    link: `${externalUrl(settings)}/verify?${new URLSearchParams({ token, type: publicType, redirect_to: redirectTo })}`,
    code,
  };
}

async function beginFlow(
  tx: Tx,
  user: User,
  method: string,
  { codeChallenge, signUpId = null }: LinkRequest,
  now: Date,
): Promise<string | null> {
  return codeChallenge === null
    ? null
    : await insertFlowState(tx, { userId: user.id, method, codeChallenge, signUpId, now });
}

/** Mails the link that confirms a sign-up. Returns the user as they are then. */
export async function sendVerificationLink(
  tx: Tx,
  parts: LinkParts,
  user: User & { email: string },
  request: LinkRequest,
  now: Date,
): Promise<User> {
  const flowStateId = await beginFlow(tx, user, 'email/signup', request, now);
  const mailed = await createLink(tx, parts, { user, type: 'signup', flowStateId, request, now });
  await parts.emails.sendVerification(tx, { to: user.email, ...mailed });
  return await updateUser(tx, user.id, { confirmation_sent_at: now }, now);
}

/** Mails the link that opens an account whose password was forgotten. */
export async function sendRecoveryLink(
  tx: Tx,
  parts: LinkParts,
  user: User & { email: string },
  request: LinkRequest,
  now: Date,
): Promise<User> {
  const flowStateId = await beginFlow(tx, user, 'recovery', request, now);
  const mailed = await createLink(tx, parts, { user, type: 'recovery', flowStateId, request, now });
  await parts.emails.sendRecovery(tx, { to: user.email, ...mailed });
  return await updateUser(tx, user.id, { recovery_sent_at: now }, now);
}

/** Mails a link that signs in without a password. */
export async function sendMagicLink(
  tx: Tx,
  parts: LinkParts,
  user: User & { email: string },
  request: LinkRequest,
  now: Date,
): Promise<User> {
  const flowStateId = await beginFlow(tx, user, 'magiclink', request, now);
  const mailed = await createLink(tx, parts, {
    user,
    type: 'magiclink',
    flowStateId,
    request,
    now,
  });
  await parts.emails.sendMagicLink(tx, { to: user.email, ...mailed });
  return await updateUser(tx, user.id, { recovery_sent_at: now }, now);
}

/** Mails a code that proves once more who is at the keyboard; its link leads home and proves nothing. */
export async function sendReauthenticationCode(
  tx: Tx,
  parts: LinkParts,
  user: User & { email: string },
  now: Date,
): Promise<void> {
  const { code } = await createLink(tx, parts, {
    user,
    type: 'reauthentication',
    flowStateId: null,
    request: { redirectTo: parts.settings.publicUrl },
    now,
  });
  await parts.emails.sendReauthentication(tx, {
    to: user.email,
    code,
    link: `${parts.settings.publicUrl}/profile`,
  });
}

/**
 * Mails the links that change an address: to the new one, and to the present one if there is one. Both must be opened. Who
 * had none, a guest, is asked only to confirm theirs.
 */
export async function sendEmailChangeLinks(
  tx: Tx,
  parts: LinkParts,
  user: User,
  newEmail: string,
  request: LinkRequest,
  now: Date,
): Promise<User> {
  const recipients: { type: OneTimeTokenType; to: string }[] = [
    { type: 'email_change_new', to: newEmail },
  ];
  if (user.email !== null) recipients.push({ type: 'email_change_current', to: user.email });
  for (const { type, to } of recipients) {
    const flowStateId = await beginFlow(tx, user, 'email_change', request, now);
    const mailed = await createLink(tx, parts, { user, type, flowStateId, request, now });
    await (user.email === null
      ? parts.emails.sendFirstAddress(tx, { to, ...mailed })
      : parts.emails.sendEmailChange(tx, { to, newEmail, ...mailed }));
  }
  return await updateUser(
    tx,
    user.id,
    { new_email: newEmail, new_email_proved_elsewhere: false, email_change_sent_at: now },
    now,
  );
}

/** Whether the user has an address; tells the compiler, too. */
export function hasEmail(user: User): user is User & { email: string } {
  return user.email !== null;
}
