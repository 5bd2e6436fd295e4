import * as openid from 'openid-client';
import * as z from 'zod/mini';
import { AuthError } from '../auth-error.ts';

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** `https://accounts.google.com`; plain http only on a loopback address, for tests. */
  readonly issuer: string;
}

/** What Google says of a person, from the ID token. */
export interface GoogleProfile {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case; null where Google gives none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

export interface GoogleTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** What binds an answer to its request. */
export interface Binding {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** OpenID Connect with Google: code flow with PKCE and nonce. */
export interface GoogleProvider {
  /** Where the browser goes to sign in. @param extra further parameters of the client; those of {@link passedOn} are handed on @throws AuthError 503 */
  authorizationUrl(
    binding: Binding,
    redirectUri: string,
    extra: Readonly<Record<string, string>>,
  ): Promise<URL>;
  /** Redeems the answer. @param answer the callback's address with Google's parameters @throws AuthError */
  redeem(answer: URL, binding: Binding): Promise<{ profile: GoogleProfile; tokens: GoogleTokens }>;
}

const timeoutS = 8;
const scope = 'openid email profile';
/** What a client may say of how Google asks (OpenID Connect Core 3.1.2.1, and Google's own); what is asked for is ours alone. */
const passedOn = new Set([
  'access_type',
  'prompt',
  'login_hint',
  'hd',
  'hl',
  'display',
  'ui_locales',
]);

const claimsShape = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
});

const isLoopback = (url: URL) =>
  url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

function unavailable(cause: unknown): AuthError {
  return Object.assign(
    new AuthError(503, 'request_timeout', 'Google could not be reached. Please try again.'),
    { cause },
  );
}

/** What went wrong on the way, in the contract's words: Google's own refusals keep theirs. */
function translate(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof openid.AuthorizationResponseError)
    return new AuthError(
      error.error === 'access_denied' ? 403 : 400,
      'bad_oauth_callback',
      error.error_description ?? error.error,
    );
  if (error instanceof openid.ResponseBodyError && error.status < 500)
    return new AuthError(400, 'bad_oauth_callback', 'Unable to exchange external code');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isNetwork =
    error instanceof TypeError ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_ABORT' ||
    error instanceof openid.ResponseBodyError ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
    code === 'OAUTH_RESPONSE_IS_NOT_JSON';
  return isNetwork
    ? unavailable(error)
    : new AuthError(400, 'bad_oauth_callback', "Google's answer could not be verified");
}

function readProfile(claims: unknown): GoogleProfile {
  const { iss, sub, email, email_verified, name, picture } = claimsShape.parse(claims);
  return {
    issuer: iss,
    subject: sub,
    email: email?.toLowerCase() ?? null,
    emailVerified: email_verified === true,
    name: name ?? null,
    picture: picture ?? null,
  };
}

/** @throws Error with a sentence where the issuer is plain http and not on this machine */
export function createGoogleProvider({
  clientId,
  clientSecret,
  issuer,
}: GoogleSettings): GoogleProvider {
  const server = new URL(issuer);
  if (server.protocol !== 'https:' && !isLoopback(server))
    throw new Error('The setting GOOGLE_ISSUER is wrong: it must begin with https://.');
  let configuration: Promise<openid.Configuration> | null = null;

  /** Google's addresses, asked once; a failure is not remembered. */
  async function discover(): Promise<openid.Configuration> {
    // The ID token comes straight from Google over TLS, which the protocol takes for enough; its signature is looked at all the same.
    const execute = [
      openid.enableNonRepudiationChecks,
      ...(isLoopback(server) ? [openid.allowInsecureRequests] : []),
    ];
    configuration ??= openid.discovery(server, clientId, clientSecret, undefined, {
      timeout: timeoutS,
      execute,
    });
    try {
      return await configuration;
    } catch (error) {
      configuration = null;
      throw unavailable(error);
    }
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier }, redirectUri, extra) {
      const config = await discover();
      const own = {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      return openid.buildAuthorizationUrl(config, {
        ...Object.fromEntries(Object.entries(extra).filter(([name]) => passedOn.has(name))),
        ...own,
      });
    },
    async redeem(answer, { state, nonce, codeVerifier }) {
      const config = await discover();
      try {
        const tokens = await openid.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return {
          profile: readProfile(tokens.claims()),
          tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null },
        };
      } catch (error) {
        throw translate(error);
      }
    },
  };
}
