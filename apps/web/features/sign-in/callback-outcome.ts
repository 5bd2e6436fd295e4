/** What a visit of /auth/callback comes to before anything is exchanged. */
export type CallbackRequest =
  /** `asksForPassword`: where another browser opened the link, the account it confirmed has no password in force. */
  | { readonly kind: 'exchange'; readonly code: string; readonly asksForPassword: boolean }
  /** The link did its work, but signs nobody in: the other mail is still to be opened, or the exchange is gone. */
  | { readonly kind: 'notice'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  /** A guest showed a Google account, or its address, that has an account here already. */
  | { readonly kind: 'known'; readonly message: string }
  /** The person turned away at Google: no reason to say anything. */
  | { readonly kind: 'canceled' };

export const usedLinkMessage =
  'This link has expired or was already used. If you opened it before, your e-mail is verified: please sign in.';
const knownMessage =
  'This Google account has an account here already. Press “Continue with Google” once more to sign in to it: what you made as a guest comes along.';
export const verifiedMessage = 'E-mail verified, please sign in';

/** Codes of exchanges that fail although the link did its work: it was opened late, twice, or in another browser. */
const verifiedAnyway = new Set([
  'flow_state_expired',
  'flow_state_not_found',
  'bad_code_verifier',
  'pkce_code_verifier_not_found',
]);

/** Reads the provider's answer out of the address: query, or fragment for some errors. */
export function readCallback(url: {
  readonly search: string;
  readonly hash: string;
}): CallbackRequest {
  const query = new URLSearchParams(url.search);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => query.get(name) ?? fragment.get(name);

  if (read('error_code') === 'otp_expired') return { kind: 'failed', message: usedLinkMessage };
  const code = read('error_code');
  if (code === 'identity_already_exists' || code === 'email_exists')
    return { kind: 'known', message: knownMessage };
  if (code === 'bad_oauth_callback' && read('error') === 'access_denied')
    return { kind: 'canceled' };
  if (code !== null && verifiedAnyway.has(code))
    return { kind: 'notice', message: verifiedMessage };
  if (read('error') !== null)
    return {
      kind: 'failed',
      message: read('error_description') ?? 'The sign-in was not completed.',
    };
  const authCode = read('code');
  if (authCode !== null && authCode !== '')
    return { kind: 'exchange', code: authCode, asksForPassword: read('password') === 'pending' };
  return {
    kind: read('message') === null ? 'failed' : 'notice',
    message: read('message') ?? 'The sign-in was not completed.',
  };
}

/** Whether the address is verified although its code could not be exchanged. */
export function isVerifiedAnyway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    (typeof code === 'string' && verifiedAnyway.has(code)) || /code verifier/i.test(error.message)
  );
}
