/*
 * The refusals of the GoTrue contract (AUTH 2.2 to 2.7), row by row: status, error code, message. Written down from the
 * contract, not from our code. Where it leaves the words to us (or with three dots), they are written out all the same.
 *
 * What can be had only once, or needs more than a request, is in error-table.test.ts; Google's part in google.test.ts.
 * Not here, because our configuration has no way to them:
 * - session_expired: sessions have no time limit (2.5), so none runs out
 * - manual_linking_disabled: linking is always on, guests become users by it (2.7)
 * - reauthentication_needed: a code is one of two proofs, and the other one is asked for by name
 * - otp_disabled, and signup_disabled at /otp: they would tell who has an account
 * - email_provider_disabled: e-mail is always a way to sign in
 */

export type Service = 'open' | 'closed' | 'autoconfirm';

export interface ErrorRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly service?: Service;
  readonly body?: unknown;
  /** Sent as it is, in place of a body of JSON. */
  readonly raw?: string;
  /** `$name` here, in the path and in the body stands for what the set-up made under that name. */
  readonly bearer?: string;
  readonly status: number;
  readonly code: string;
  readonly message: string | RegExp;
}

/** The password of everybody whom the rows speak of. */
export const rowPassword = 'a long password';

const unknownId = '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d';
const challenge = 'a'.repeat(43);
const password = rowPassword;

export const errorRows: readonly ErrorRow[] = [
  // First: a minute has not passed since the set-up.
  { method: 'POST', path: '/signup', body: { email: 'unconfirmed@example.com', password }, status: 429, code: 'over_email_send_rate_limit', message: /^For security purposes, you can only request this after \d+ seconds\.$/ },
  { method: 'POST', path: '/resend', body: { type: 'signup', email: 'unconfirmed@example.com' }, status: 429, code: 'over_email_send_rate_limit', message: /^For security purposes, you can only request this after \d+ seconds\.$/ },

  { method: 'POST', path: '/signup', raw: '{', status: 400, code: 'bad_json', message: /^Could not parse request body as JSON: / },
  { method: 'POST', path: '/signup', raw: `{"email":"${'x'.repeat(1_100_000)}"}`, status: 413, code: 'request_entity_too_large', message: 'Request body is too large' },

  { method: 'POST', path: '/signup', service: 'closed', body: { email: 'new@example.com', password }, status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' },
  { method: 'POST', path: '/signup', service: 'closed', body: {}, status: 422, code: 'anonymous_provider_disabled', message: 'Anonymous sign-ins are disabled' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password: '' }, status: 400, code: 'validation_failed', message: 'Signup requires a valid password' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password: 'x'.repeat(257) }, status: 400, code: 'validation_failed', message: 'Password cannot be longer than 256 characters' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password: 'short' }, status: 422, code: 'weak_password', message: 'Password must be at least 8 characters long' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password: '          ' }, status: 422, code: 'weak_password', message: 'Password cannot be empty or only whitespace' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', phone: '123', password }, status: 400, code: 'validation_failed', message: 'Only an email address or phone number should be provided on signup.' },
  { method: 'POST', path: '/signup', body: { phone: '123', password }, status: 400, code: 'phone_provider_disabled', message: 'Phone signups are disabled' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password, code_challenge: challenge }, status: 400, code: 'validation_failed', message: 'PKCE flow requires code_challenge_method and code_challenge' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password, code_challenge_method: 's256' }, status: 400, code: 'validation_failed', message: 'PKCE flow requires code_challenge_method and code_challenge' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password, code_challenge: 'short', code_challenge_method: 's256' }, status: 400, code: 'validation_failed', message: 'code challenge has to be between 43 and 128 characters' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password, code_challenge: `${challenge}!`, code_challenge_method: 's256' }, status: 400, code: 'validation_failed', message: 'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password, code_challenge: challenge, code_challenge_method: 'plain' }, status: 400, code: 'validation_failed', message: 'code challenge method must be S256' },
  { method: 'POST', path: '/signup', body: { email: `${'x'.repeat(250)}@example.com`, password }, status: 400, code: 'validation_failed', message: 'An email address is too long' },
  { method: 'POST', path: '/signup', body: { email: 'no address', password }, status: 400, code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
  { method: 'POST', path: '/signup', service: 'autoconfirm', body: { email: 'taken@example.com', password }, status: 422, code: 'user_already_exists', message: 'User already registered' },

  { method: 'POST', path: '/token?grant_type=password', body: { email: 'known@example.com', phone: '123', password }, status: 400, code: 'validation_failed', message: 'Only an email address or phone number should be provided on login.' },
  { method: 'POST', path: '/token?grant_type=password', body: { password }, status: 400, code: 'validation_failed', message: 'missing email or phone' },
  { method: 'POST', path: '/token?grant_type=password', body: { phone: '123', password }, status: 400, code: 'phone_provider_disabled', message: 'Phone logins are disabled' },
  { method: 'POST', path: '/token?grant_type=password', body: { email: 'nobody@example.com', password }, status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
  { method: 'POST', path: '/token?grant_type=password', body: { email: 'known@example.com', password: 'wrong' }, status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
  { method: 'POST', path: '/token?grant_type=password', body: { email: 'banned@example.com', password }, status: 400, code: 'user_banned', message: 'User is banned' },
  { method: 'POST', path: '/token?grant_type=password', body: { email: 'unconfirmed@example.com', password }, status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' },
  { method: 'POST', path: '/token?grant_type=password', body: { email: 'unconfirmed@example.com', password: 'wrong' }, status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },

  { method: 'POST', path: '/token?grant_type=refresh_token', body: { refresh_token: 'malformed' }, status: 400, code: 'validation_failed', message: 'Refresh token is not valid' },
  { method: 'POST', path: '/token?grant_type=refresh_token', body: { refresh_token: 'abcdefghijkl' }, status: 400, code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
  { method: 'POST', path: '/token?grant_type=refresh_token', body: { refresh_token: '$goneRefresh' }, status: 400, code: 'session_not_found', message: 'Invalid Refresh Token: No Valid Session Found' },
  { method: 'POST', path: '/token?grant_type=refresh_token', body: { refresh_token: '$bannedRefresh' }, status: 400, code: 'user_banned', message: 'Invalid Refresh Token: User Banned' },

  { method: 'POST', path: '/token?grant_type=pkce', body: { auth_code: '', code_verifier: 'x' }, status: 400, code: 'validation_failed', message: 'invalid request: both auth code and code verifier should be non-empty' },
  { method: 'POST', path: '/token?grant_type=pkce', body: { auth_code: 'x', code_verifier: '' }, status: 400, code: 'validation_failed', message: 'invalid request: both auth code and code verifier should be non-empty' },
  { method: 'POST', path: '/token?grant_type=pkce', body: { auth_code: 'x', code_verifier: 'x' }, status: 404, code: 'flow_state_not_found', message: 'invalid flow state, no valid flow state found' },
  { method: 'POST', path: '/token?grant_type=id_token', body: { provider: 'google' }, status: 400, code: 'provider_disabled', message: 'Provider (issuer "google") is not enabled' },
  { method: 'POST', path: '/token?grant_type=other', body: {}, status: 400, code: 'invalid_credentials', message: 'unsupported_grant_type' },

  { method: 'POST', path: '/logout?scope=x', bearer: '$token', body: {}, status: 400, code: 'validation_failed', message: 'Unsupported logout scope "x"' },
  { method: 'POST', path: '/logout', body: {}, status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },

  { method: 'GET', path: '/user', status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  { method: 'GET', path: '/user', bearer: 'a.b.c', status: 403, code: 'bad_jwt', message: 'invalid JWT: unable to parse or verify signature, token is malformed, foreign or expired' },
  { method: 'GET', path: '/user', bearer: '$expiredToken', status: 403, code: 'bad_jwt', message: 'invalid JWT: unable to parse or verify signature, token is malformed, foreign or expired' },
  { method: 'GET', path: '/user', bearer: '$foreignAudienceToken', status: 400, code: 'validation_failed', message: "Token audience doesn't match request audience" },
  { method: 'GET', path: '/user', bearer: '$nobodysToken', status: 403, code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
  { method: 'GET', path: '/user', bearer: '$oddSubjectToken', status: 403, code: 'bad_jwt', message: 'invalid claim: sub claim must be a UUID' },
  { method: 'GET', path: '/user', bearer: '$deletedToken', status: 403, code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
  { method: 'GET', path: '/user', bearer: '$goneToken', status: 403, code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
  { method: 'GET', path: '/user', bearer: '$strangersSessionToken', status: 403, code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
  { method: 'GET', path: '/user', bearer: '$noSessionToken', status: 403, code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
  { method: 'GET', path: '/user', bearer: '$bannedToken', status: 403, code: 'user_banned', message: 'User is banned' },

  { method: 'PUT', path: '/user', bearer: '$token', body: { email: 'no address' }, status: 400, code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
  { method: 'PUT', path: '/user', body: { data: {} }, status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { password: 'short' }, status: 422, code: 'weak_password', message: 'Password must be at least 8 characters long' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { app_metadata: {} }, status: 403, code: 'not_admin', message: 'Updating app_metadata requires admin privileges' },
  { method: 'PUT', path: '/user', bearer: '$guest', body: { password }, status: 422, code: 'validation_failed', message: 'Updating password of an anonymous user without an email or phone is not allowed' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { password, current_password: password }, status: 422, code: 'same_password', message: 'New password should be different from the old password.' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { password: 'a newer password' }, status: 400, code: 'current_password_required', message: 'Current password required when setting new password.' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { password: 'a newer password', current_password: 'not the password' }, status: 400, code: 'current_password_invalid', message: 'The current password is not correct.' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { password: 'a newer password', nonce: '000000' }, status: 422, code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },

  { method: 'GET', path: '/verify?token=x', status: 400, code: 'validation_failed', message: 'Verify requires a verification type' },
  { method: 'GET', path: '/verify?type=signup', status: 400, code: 'validation_failed', message: 'Verify requires a token or a token hash' },
  { method: 'POST', path: '/verify', body: { type: 'signup' }, status: 400, code: 'validation_failed', message: 'Verify requires either a token or a token hash' },
  { method: 'POST', path: '/verify', body: { token: '123456', email: 'known@example.com' }, status: 400, code: 'validation_failed', message: 'Verify requires a verification type' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token: '1', token_hash: '2' }, status: 400, code: 'validation_failed', message: 'Verify requires either a token or a token hash' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token_hash: '2', email: 'known@example.com' }, status: 400, code: 'validation_failed', message: 'Only the token_hash and type should be provided' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token_hash: '2', phone: '123' }, status: 400, code: 'validation_failed', message: 'Only the token_hash and type should be provided' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token_hash: '2', redirect_to: 'https://elsewhere.example/' }, status: 400, code: 'validation_failed', message: 'Only the token_hash and type should be provided' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token: '123456' }, status: 400, code: 'validation_failed', message: 'An email address is required' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token: '123456', email: 'nobody@example.com' }, status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token_hash: 'unknown' }, status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' },
  { method: 'POST', path: '/verify', body: { type: 'sms', token: '123456', phone: 'x' }, status: 400, code: 'validation_failed', message: 'Invalid phone number format (E.164 required)' },
  { method: 'POST', path: '/verify', body: { type: 'sms', token: '123456', phone: '+15555550123' }, status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' },

  { method: 'POST', path: '/resend', body: { type: 'other', email: 'known@example.com' }, status: 400, code: 'validation_failed', message: 'Missing one of these types: signup, email_change, sms, phone_change' },
  { method: 'POST', path: '/resend', body: { type: 'signup' }, status: 400, code: 'validation_failed', message: 'Type provided requires an email address' },
  { method: 'POST', path: '/resend', body: { type: 'email_change' }, status: 400, code: 'validation_failed', message: 'Type provided requires an email address' },
  { method: 'POST', path: '/resend', body: { type: 'sms', phone: '+15555550123' }, status: 400, code: 'validation_failed', message: 'Type provided requires a phone number' },
  { method: 'POST', path: '/recover', body: {}, status: 400, code: 'validation_failed', message: 'Password recovery requires an email' },
  { method: 'POST', path: '/otp', body: {}, status: 400, code: 'validation_failed', message: 'An email address is required' },
  { method: 'POST', path: '/magiclink', body: { email: '' }, status: 400, code: 'validation_failed', message: 'An email address is required' },
  { method: 'POST', path: '/otp', body: { phone: '123' }, status: 400, code: 'phone_provider_disabled', message: 'Unsupported phone provider' },
  { method: 'POST', path: '/sso', body: {}, status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },

  { method: 'GET', path: '/authorize?provider=google', status: 400, code: 'validation_failed', message: 'Unsupported provider: provider is not enabled' },
  { method: 'GET', path: '/authorize', status: 400, code: 'validation_failed', message: 'Unsupported provider: missing provider' },
  { method: 'GET', path: '/user/identities/authorize?provider=google', status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  { method: 'GET', path: '/reauthenticate', status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  { method: 'GET', path: '/reauthenticate', bearer: '$guest', status: 400, code: 'validation_failed', message: 'Reauthentication requires the user to have an email or a phone number' },
  { method: 'DELETE', path: `/user/identities/${unknownId}`, bearer: '$token', status: 404, code: 'identity_not_found', message: "Identity doesn't exist" },
  { method: 'DELETE', path: '/user/identities/$onlyIdentity', bearer: '$token', status: 422, code: 'single_identity_not_deletable', message: 'User must have at least 1 identity after unlinking' },
  { method: 'GET', path: '/factors', status: 404, code: 'not_found', message: 'This path is not part of the identity service' },
];
