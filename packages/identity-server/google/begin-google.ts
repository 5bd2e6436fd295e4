import { randomBytes, randomUUID } from 'node:crypto';
import { validationFailed } from '../auth-error.ts';
import type { Parts } from '../parts.ts';
import { externalUrl } from '../settings.ts';
import { insertProviderState } from './provider-state.repository.ts';

interface Beginning {
  readonly provider: string;
  readonly redirectTo: string;
  readonly codeChallenge: string | null;
  /** Further parameters of the request: some are handed on to Google. */
  readonly extra: Readonly<Record<string, string>>;
  /** Who wants Google linked to their account; null for a sign-in. */
  readonly linkingUserId: string | null;
  /** Which browser asks: SHA-256 of the secret in its cookie. */
  readonly browserHash: Uint8Array;
}

const secret = () => randomBytes(32).toString('base64url');

export const callbackUrl = (parts: Pick<Parts, 'settings'>): string =>
  `${externalUrl(parts.settings)}/callback`;

/**
 * Remembers what Google's answer must match and says where the browser goes.
 *
 * @throws AuthError validation_failed for a provider that is not set up, 503 where Google cannot be reached
 */
export async function beginGoogle(
  parts: Parts,
  { provider, redirectTo, codeChallenge, extra, linkingUserId, browserHash }: Beginning,
): Promise<string> {
  const { google, database, clock } = parts;
  if (provider !== 'google' || google === null)
    throw validationFailed(
      `Unsupported provider: ${provider === '' ? 'missing provider' : 'provider is not enabled'}`,
    );
  const binding = { state: randomUUID(), nonce: secret(), codeVerifier: secret() };
  // Asked before anything is written: where Google is away, nothing is half begun.
  const url = await google.authorizationUrl(binding, callbackUrl(parts), extra);
  await database.transact((tx) =>
    insertProviderState(tx, {
      id: binding.state,
      provider,
      nonce: binding.nonce,
      code_verifier: binding.codeVerifier,
      code_challenge: codeChallenge,
      redirect_to: redirectTo,
      linking_user_id: linkingUserId,
      browser_hash: browserHash,
      created_at: clock.now(),
    }),
  );
  return url.href;
}
