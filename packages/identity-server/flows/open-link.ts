import type { Tx } from '../host.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { issueAuthCode } from '../links/flow-state.repository.ts';
import { pkcePrefix } from '../links/send-link.ts';
import type { Client, Parts } from '../parts.ts';
import {
  beginSession,
  type Grant,
  sessionReply,
  type SessionReply,
} from '../sessions/session-reply.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { settleSignUp } from './activate-sign-up.ts';
import { confirmCode, confirmLink, type FullConfirmation } from './verify-link.ts';

interface LinkInput {
  readonly type: string;
  readonly token: string;
  readonly client: Client;
}

const releasedMessage = 'The address is changed. Please sign in with the new one.';
const halfMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type Outcome =
  | { kind: 'code'; code: string; passwordPending: boolean }
  | { kind: 'flowless' }
  | { kind: 'session'; grant: Grant }
  | { kind: 'half' };

/**
 * GET /verify: does what the link stands for and says where the browser goes next, which is always somewhere.
 *
 * @throws AuthError validation_failed where the link is not one of ours at all
 */
export async function openLink(
  parts: Parts,
  input: LinkInput & { redirectTo: string },
): Promise<string> {
  const { type, token, redirectTo } = input;
  if (type === '') throw validationFailed('Verify requires a verification type');
  if (token === '') throw validationFailed('Verify requires a token or a token hash');
  const isPkce = token.startsWith(pkcePrefix);
  try {
    const outcome = await parts.database.transact((tx) =>
      confirmAndSignIn(tx, parts, input, isPkce),
    );
    // Thrown after the commit: whoever opened the link has proved the address, whatever became of the exchange.
    if (outcome.kind === 'flowless')
      throw new AuthError(
        400,
        'flow_state_not_found',
        'No associated flow state found. The address is confirmed, but this link can no longer sign in.',
      );
    return await destination(parts, outcome, { type, redirectTo });
  } catch (error) {
    if (error instanceof AuthError) return failureAddress(error, redirectTo, isPkce);
    throw error;
  }
}

async function confirmAndSignIn(
  tx: Tx,
  { clock, codeSecret }: Parts,
  { type, token, client }: LinkInput,
  isPkce: boolean,
): Promise<Outcome> {
  const now = clock.now();
  const confirmation = await confirmLink(tx, codeSecret, { type, token, client, now });
  if (confirmation.kind === 'half') return confirmation;
  if (confirmation.kind === 'released') return { kind: 'flowless' };
  if (!isPkce)
    return {
      kind: 'session',
      grant: await beginLinkSession(tx, confirmation, { type, codeVerifier: '' }, { client, now }),
    };
  const code =
    confirmation.flowStateId === null
      ? null
      : await issueAuthCode(tx, confirmation.flowStateId, now);
  return code === null
    ? { kind: 'flowless' }
    : { kind: 'code', code, passwordPending: confirmation.user.password_hash === null };
}

/** @param proof.codeVerifier of the sign-up that is confirmed, from who began it; empty from everybody else */
async function beginLinkSession(
  tx: Tx,
  { user: confirmed, signUpId }: FullConfirmation,
  { type, codeVerifier }: { type: string; codeVerifier: string },
  moment: { client: Client; now: Date },
): Promise<Grant> {
  const user = await settleSignUp(tx, confirmed, signUpId, codeVerifier, moment);
  return await beginSession(tx, {
    user,
    method: type === 'recovery' || type === 'magiclink' ? type : 'otp',
    ...moment,
  });
}

async function destination(
  parts: Parts,
  outcome: Exclude<Outcome, { kind: 'flowless' }>,
  { type, redirectTo }: { type: string; redirectTo: string },
): Promise<string> {
  const url = new URL(redirectTo);
  if (outcome.kind === 'code') {
    url.searchParams.set('code', outcome.code);
    // For a browser that cannot exchange the code: there will be no password to sign in with.
    if (outcome.passwordPending) url.searchParams.set('password', 'pending');
  }
  if (outcome.kind === 'half')
    url.hash = new URLSearchParams({ message: halfMessage, sb: '' }).toString();
  if (outcome.kind === 'session')
    url.hash = tokenFragment(await sessionReply(parts, outcome.grant), type);
  return url.href;
}

function tokenFragment(
  { access_token, expires_at, expires_in, refresh_token, token_type }: SessionReply,
  type: string,
): string {
  return new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type,
    sb: '',
  }).toString();
}

/** The redirect of a failure: in the fragment, where scripts read it, and for PKCE in the query as well. */
function failureAddress(
  { status, code, message }: AuthError,
  redirectTo: string,
  isPkce: boolean,
): string {
  const url = new URL(redirectTo);
  const failure = { error: oauthError(status), error_code: code, error_description: message };
  if (isPkce)
    for (const [name, value] of Object.entries(failure)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams({ ...failure, sb: '' }).toString();
  return url.href;
}

/** RFC 6749, section 4.1.2.1. */
function oauthError(status: number): string {
  return status === 403 ? 'access_denied' : 'invalid_request';
}

/** What POST /verify answers: a session, or why there is none: the other address has to confirm as well, or is somebody else's. */
export type VerifyReply = SessionReply | { readonly msg: string; readonly code: '200' };

/** POST /verify with the six digits of a mail. @throws AuthError validation_failed, otp_expired, email_exists */
export async function verifyCode(
  parts: Parts,
  {
    type,
    email,
    code,
    codeVerifier,
    client,
  }: { type: string; email: string; code: string; codeVerifier: string; client: Client },
): Promise<VerifyReply> {
  const { database, clock, codeSecret, recordSecurityEvent } = parts;
  const now = clock.now();
  const address = readEmailAddress(email);
  const outcome = await database.transact(async (tx) => {
    const confirmation = await confirmCode(tx, codeSecret, {
      type,
      email: address,
      code,
      client,
      now,
    });
    if (confirmation === null || confirmation.kind !== 'full') return confirmation;
    return {
      kind: 'session' as const,
      grant: await beginLinkSession(tx, confirmation, { type, codeVerifier }, { client, now }),
    };
  });
  // Thrown after the commit: the guess must count.
  if (outcome === null) {
    recordSecurityEvent('code_refused', { address: client.address, email: address });
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  }
  return outcome.kind === 'session'
    ? await sessionReply(parts, outcome.grant)
    : sessionless(outcome);
}

/** POST /verify with a link's token. @throws AuthError validation_failed, otp_expired, email_exists */
export async function verifyTokenHash(
  parts: Parts,
  { type, token, codeVerifier, client }: LinkInput & { codeVerifier: string },
): Promise<VerifyReply> {
  const { database, clock, codeSecret } = parts;
  const now = clock.now();
  const outcome = await database.transact(async (tx) => {
    const confirmation = await confirmLink(tx, codeSecret, { type, token, client, now });
    return confirmation.kind === 'full'
      ? {
          kind: 'session' as const,
          grant: await beginLinkSession(tx, confirmation, { type, codeVerifier }, { client, now }),
        }
      : confirmation;
  });
  return outcome.kind === 'session'
    ? await sessionReply(parts, outcome.grant)
    : sessionless(outcome);
}

function sessionless({ kind }: { kind: 'half' | 'released' }): VerifyReply {
  return { msg: kind === 'half' ? halfMessage : releasedMessage, code: '200' };
}
