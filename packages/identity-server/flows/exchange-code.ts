import * as z from 'zod/mini';
import { AuthError, validationFailed } from '../auth-error.ts';
import { takeFlowState } from '../links/flow-state.repository.ts';
import { takeSignUp } from '../links/sign-up.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { beginSession, sessionReply, type SessionReply } from '../sessions/session-reply.ts';
import { authCodeLifetimeS } from '../settings.ts';
import { checkCodeVerifier } from '../tokens/pkce.ts';
import { lockUser } from '../users/user.repository.ts';
import { activateSignUp } from './activate-sign-up.ts';

/**
 * POST /token?grant_type=pkce. Any attempt burns the code, also one that fails.
 *
 * @throws AuthError validation_failed, flow_state_not_found, flow_state_expired, bad_code_verifier
 */
export async function exchangeCode(
  parts: Parts,
  { authCode, codeVerifier, client }: { authCode: string; codeVerifier: string; client: Client },
): Promise<SessionReply & ProviderTokens> {
  const { database, clock } = parts;
  if (authCode === '' || codeVerifier === '')
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  const now = clock.now();
  const flow = await takeFlowState(database.db, authCode);
  // What the sign-up brought is spent with its code, whatever comes of it.
  const signUp = flow?.sign_up_id == null ? null : await takeSignUp(database.db, flow.sign_up_id);
  if (flow === null || flow.code_issued_at === null) throw notFound();
  if (now.getTime() - flow.code_issued_at.getTime() > authCodeLifetimeS * 1_000) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  checkCodeVerifier(codeVerifier, flow.code_challenge);
  const grant = await database.transact(async (tx) => {
    const locked = await lockUser(tx, flow.user_id);
    if (locked === null) throw notFound();
    const user =
      signUp === null ? locked : await activateSignUp(tx, locked, signUp, { client, now });
    return await beginSession(tx, {
      user,
      method: flow.method,
      client,
      now,
      ...(flow.sealed_provider_tokens === null ? {} : { provider: 'google' }),
    });
  });
  return {
    ...(await sessionReply(parts, grant)),
    ...providerTokens(parts, flow.sealed_provider_tokens),
  };
}

/** What the provider gave our client besides: an OAuth sign-in's answer carries it once. */
interface ProviderTokens {
  readonly provider_token?: string;
  readonly provider_refresh_token?: string;
}

const sealedTokens = z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()) });

function providerTokens({ providerTokenSeal }: Parts, sealed: string | null): ProviderTokens {
  if (sealed === null) return {};
  const opened = providerTokenSeal.open(sealed);
  // Sealed under a secret that was replaced meanwhile: they are lost, which ends no sign-in.
  if (opened === null) return {};
  const { accessToken, refreshToken } = sealedTokens.parse(JSON.parse(opened));
  return {
    provider_token: accessToken,
    ...(refreshToken === null ? {} : { provider_refresh_token: refreshToken }),
  };
}

function notFound(): AuthError {
  return new AuthError(
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  );
}
