import type { Tx } from '../host.ts';
import { AuthError } from '../auth-error.ts';
import {
  insertFlowState,
  issueAuthCode,
  sealProviderTokens,
} from '../links/flow-state.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { beginSession, sessionReply } from '../sessions/session-reply.ts';
import type { User } from '../users/user.repository.ts';
import { callbackUrl } from './begin-google.ts';
import { isSameBrowser } from './browser-binding.ts';
import type { GoogleProfile, GoogleProvider, GoogleTokens } from './google-provider.ts';
import { findOrCreateGoogleUser, linkGoogle } from './google-user.ts';
import { type ProviderState, useProviderState } from './provider-state.repository.ts';

const stateLifetimeMs = 300_000;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Answer {
  /** Google's parameters, from the query. */
  readonly parameters: URLSearchParams;
  /** Which browser brings them; null: it says nothing of itself. */
  readonly browserHash: Uint8Array | null;
  readonly client: Client;
}

/** An address, and how the browser is sent there: 303 home while we do not know whose answer it is, 302 after. */
export interface Destination {
  readonly address: string;
  readonly status: 302 | 303;
}

/** GET /callback: always sends the browser somewhere, with a code or with the reason why not. */
export async function finishGoogle(parts: Parts, answer: Answer): Promise<Destination> {
  const { settings, google } = parts;
  let state: ProviderState;
  try {
    if (google === null)
      throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');
    state = await takeState(parts, answer);
  } catch (error) {
    if (error instanceof AuthError)
      return {
        address: failureAddress(error, `${settings.publicUrl}/`, { inQueryAlone: true }),
        status: 303,
      };
    throw error;
  }
  try {
    return { address: await signIn(parts, google, state, answer), status: 302 };
  } catch (error) {
    if (error instanceof AuthError)
      return {
        address: failureAddress(error, state.redirect_to, { inQueryAlone: false }),
        status: 302,
      };
    throw error;
  }
}

/** @throws AuthError bad_oauth_callback, bad_oauth_state, flow_state_already_used */
async function takeState(
  { database, clock }: Parts,
  { parameters, browserHash }: Answer,
): Promise<ProviderState> {
  const id = parameters.get('state') ?? '';
  if (id === '') throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!uuid.test(id))
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state parameter is invalid');
  const now = clock.now();
  const used = await database.transact((tx) => useProviderState(tx, id, now));
  // A state that another browser has begun is not told apart from one that nobody has; shown once, it is spent.
  if (used === null || !isSameBrowser(used.state.browser_hash, browserHash))
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');
  if (used.wasUsed)
    throw new AuthError(400, 'flow_state_already_used', 'State has already been used');
  if (now.getTime() - used.state.created_at.getTime() > stateLifetimeMs)
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired');
  return used.state;
}

async function signIn(
  parts: Parts,
  google: GoogleProvider,
  state: ProviderState,
  { parameters, client }: Answer,
): Promise<string> {
  const answer = new URL(callbackUrl(parts));
  answer.search = parameters.toString();
  const { profile, tokens } = await google.redeem(answer, {
    state: state.id,
    nonce: state.nonce,
    codeVerifier: state.code_verifier,
  });
  const now = parts.clock.now();
  const destination = new URL(state.redirect_to);
  if (state.code_challenge !== null) {
    const { code_challenge: codeChallenge } = state;
    const code = await parts.database.transact(async (tx) => {
      const user = await userOf(tx, parts, state, profile, { client, now });
      return await beginExchange(tx, parts, { user, codeChallenge, tokens, now });
    });
    destination.searchParams.set('code', code);
    return destination.href;
  }
  const grant = await parts.database.transact(async (tx) => {
    const user = await userOf(tx, parts, state, profile, { client, now });
    return await beginSession(tx, { user, method: 'oauth', provider: 'google', client, now });
  });
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await sessionReply(
    parts,
    grant,
  );
  destination.hash = new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    provider_token: tokens.accessToken,
  }).toString();
  return destination.href;
}

async function userOf(
  tx: Tx,
  parts: Parts,
  state: ProviderState,
  profile: GoogleProfile,
  moment: { client: Client; now: Date },
): Promise<User> {
  const user =
    state.linking_user_id === null
      ? await findOrCreateGoogleUser(tx, parts, profile, moment)
      : await linkGoogle(tx, parts, state.linking_user_id, profile, moment);
  if (user.banned_until !== null && user.banned_until > moment.now)
    throw new AuthError(403, 'user_banned', 'User is banned');
  return user;
}

async function beginExchange(
  tx: Tx,
  { providerTokenSeal }: Parts,
  exchange: { user: User; codeChallenge: string; tokens: GoogleTokens; now: Date },
): Promise<string> {
  const { user, codeChallenge, tokens, now } = exchange;
  const flowStateId = await insertFlowState(tx, {
    userId: user.id,
    method: 'oauth',
    codeChallenge,
    now,
  });
  await sealProviderTokens(tx, flowStateId, providerTokenSeal.seal(JSON.stringify(tokens)));
  const code = await issueAuthCode(tx, flowStateId, now);
  if (code === null) throw new Error('a new flow had a code already');
  return code;
}

const denied = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);

/** RFC 6749, section 4.1.2.1, as GoTrue chooses among its values. */
function oauthError({ status, code }: AuthError): string {
  if (denied.has(code)) return 'access_denied';
  if (status === 401) return 'unauthorized_client';
  if (status === 403) return 'access_denied';
  if (status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

function failureAddress(
  error: AuthError,
  address: string,
  { inQueryAlone }: { inQueryAlone: boolean },
): string {
  const url = new URL(address);
  const failure = {
    error: oauthError(error),
    error_code: error.code,
    error_description: error.message,
  };
  for (const [name, value] of Object.entries(failure)) url.searchParams.set(name, value);
  if (!inQueryAlone) url.hash = new URLSearchParams({ ...failure, sb: '' }).toString();
  return url.href;
}
