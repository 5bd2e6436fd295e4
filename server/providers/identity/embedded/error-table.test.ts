import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenForge } from '../testing/token-forge.ts';
import { type IdentityService, ownOrigin, startIdentityService } from './testing/identity-service.ts';

/*
 * What the GoTrue contract says about refusals, row by row: status, error code, message. Written down from the contract,
 * not from our code; asked over HTTP, in the form of today and in the one before 2024.
 */

type Service = 'open' | 'closed' | 'autoconfirm';

interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly service?: Service;
  readonly body?: unknown;
  /** Sent as it is, in place of a body of JSON. */
  readonly raw?: string;
  readonly bearer?: string;
  readonly status: number;
  readonly code: string;
  readonly message: string | RegExp;
}

const services = new Map<Service, IdentityService>();
const base64url = (bytes: number) => randomBytes(bytes).toString('base64url');
const password = 'a long password';
/** What the set-up leaves for the rows to use. */
const made: Record<string, string> = {};

const at = (name: Service): IdentityService => {
  const service = services.get(name);
  if (service === undefined) throw new Error(`${name} is not running`);
  return service;
};

async function post(service: IdentityService, path: string, body: unknown): Promise<Record<string, string>> {
  return (await (await fetch(service.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as Record<string, string>;
}

async function confirmed(service: IdentityService, email: string): Promise<Record<string, string>> {
  await post(service, '/signup', { email, password });
  await service.open((await service.mailTo(email)).link);
  return await post(service, '/token?grant_type=password', { email, password });
}

const database = () => at('open').database.db;

async function prepareSessions(): Promise<void> {
  const open = at('open');
  const session = await confirmed(open, 'known@example.com');
  made['token'] = session['access_token'] ?? '';
  await confirmed(open, 'second@example.com');
  await post(open, '/signup', { email: 'unconfirmed@example.com', password });
  made['guest'] = (await post(open, '/signup', {}))['access_token'] ?? '';

  const banned = await confirmed(open, 'banned@example.com');
  made['bannedToken'] = banned['access_token'] ?? '';
  made['bannedRefresh'] = banned['refresh_token'] ?? '';
  await database().updateTable('identity_user').set({ banned_until: new Date(open.clock.now().getTime() + 86_400_000) }).where('email', '=', 'banned@example.com').execute();

  const gone = await confirmed(open, 'gone@example.com');
  made['goneToken'] = gone['access_token'] ?? '';
  await fetch(`${open.url}/logout?scope=global`, { method: 'POST', headers: { authorization: `Bearer ${made['goneToken']}` } });
  made['goneRefresh'] = gone['refresh_token'] ?? '';

  const deleted = await confirmed(open, 'deleted@example.com');
  made['deletedToken'] = deleted['access_token'] ?? '';
  await database().deleteFrom('identity_user').where('email', '=', 'deleted@example.com').execute();

  const reused = await confirmed(open, 'reused@example.com');
  made['reusedRefresh'] = reused['refresh_token'] ?? '';
  let newest = made['reusedRefresh'];
  for (let turn = 0; turn < 3; turn += 1) newest = (await post(open, '/token?grant_type=refresh_token', { refresh_token: newest }))['refresh_token'] ?? '';
}

/** An auth code that a mail's link gave, whose challenge nobody can meet, or that has run out. */
async function prepareCodes(): Promise<void> {
  const open = at('open');
  for (const name of ['mismatch', 'expired']) {
    const verifier = base64url(48);
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    await post(open, '/signup', { email: `${name}@example.com`, password, code_challenge, code_challenge_method: 's256' });
    made[name] = (await open.open((await open.mailTo(`${name}@example.com`)).link)).searchParams.get('code') ?? '';
    made[`${name}Verifier`] = verifier;
  }
  await database().updateTable('identity_flow_state').set((eb) => ({ code_issued_at: eb.val(new Date(open.clock.now().getTime() - 301_000)) }))
    .where('auth_code_hash', '=', createHash('sha256').update(made['expired'] ?? '').digest()).execute();
}

beforeAll(async () => {
  services.set('open', await startIdentityService());
  services.set('closed', await startIdentityService({ signup: false, anonymous: false }));
  services.set('autoconfirm', await startIdentityService({ autoconfirm: true }));
  await prepareSessions();
  await prepareCodes();
  await post(at('autoconfirm'), '/signup', { email: 'taken@example.com', password });
  const forge = createTokenForge({ secretsDir: at('open').secretsDir, issuer: `${ownOrigin}/auth/v1`, clock: at('open').clock });
  made['expiredToken'] = await forge({ expiresInS: -1 });
});
afterAll(async () => {
  for (const service of services.values()) await service.close();
});

const unknownId = '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d';
const challenge = 'a'.repeat(43);
const rows: readonly Row[] = [
  // First: a minute has not passed since the set-up.
  { method: 'POST', path: '/signup', body: { email: 'unconfirmed@example.com', password }, status: 429, code: 'over_email_send_rate_limit', message: /^For security purposes, you can only request this after \d+ seconds\.$/ },
  { method: 'POST', path: '/resend', body: { type: 'signup', email: 'unconfirmed@example.com' }, status: 429, code: 'over_email_send_rate_limit', message: /^For security purposes, you can only request this after \d+ seconds\.$/ },

  { method: 'POST', path: '/signup', raw: '{', status: 400, code: 'bad_json', message: /^Could not parse request body as JSON: / },
  { method: 'POST', path: '/signup', raw: `{"email":"${'x'.repeat(1_100_000)}"}`, status: 413, code: 'request_entity_too_large', message: /./ },

  { method: 'POST', path: '/signup', service: 'closed', body: { email: 'new@example.com', password }, status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' },
  { method: 'POST', path: '/signup', service: 'closed', body: {}, status: 422, code: 'anonymous_provider_disabled', message: 'Anonymous sign-ins are disabled' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password: '' }, status: 400, code: 'validation_failed', message: 'Signup requires a valid password' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password: 'x'.repeat(73) }, status: 400, code: 'validation_failed', message: 'Password cannot be longer than 72 characters' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password: 'short' }, status: 422, code: 'weak_password', message: 'Password must be at least 8 characters long' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password: '          ' }, status: 422, code: 'weak_password', message: 'Password cannot be empty or only whitespace' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', phone: '123', password }, status: 400, code: 'validation_failed', message: 'Only an email address or phone number should be provided on signup.' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password, code_challenge: challenge }, status: 400, code: 'validation_failed', message: 'PKCE flow requires code_challenge_method and code_challenge' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password, code_challenge: 'short', code_challenge_method: 's256' }, status: 400, code: 'validation_failed', message: 'code challenge has to be between 43 and 128 characters' },
  { method: 'POST', path: '/signup', body: { email: 'new@example.com', password, code_challenge: `${challenge}!`, code_challenge_method: 's256' }, status: 400, code: 'validation_failed', message: 'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes' },
  { method: 'POST', path: '/signup', body: { email: `${'x'.repeat(250)}@example.com`, password }, status: 400, code: 'validation_failed', message: 'An email address is too long' },
  { method: 'POST', path: '/signup', body: { email: 'no address', password }, status: 400, code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
  { method: 'POST', path: '/signup', service: 'autoconfirm', body: { email: 'taken@example.com', password }, status: 422, code: 'user_already_exists', message: 'User already registered' },

  { method: 'POST', path: '/token?grant_type=password', body: { email: 'known@example.com', phone: '123', password }, status: 400, code: 'validation_failed', message: 'Only an email address or phone number should be provided on login.' },
  { method: 'POST', path: '/token?grant_type=password', body: { password }, status: 400, code: 'validation_failed', message: 'missing email or phone' },
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
  { method: 'POST', path: '/token?grant_type=pkce', body: { auth_code: 'x', code_verifier: 'x' }, status: 404, code: 'flow_state_not_found', message: 'invalid flow state, no valid flow state found' },
  { method: 'POST', path: '/token?grant_type=id_token', body: { provider: 'google' }, status: 400, code: 'provider_disabled', message: 'Provider (issuer "google") is not enabled' },
  { method: 'POST', path: '/token?grant_type=other', body: {}, status: 400, code: 'invalid_credentials', message: 'unsupported_grant_type' },

  { method: 'POST', path: '/logout?scope=x', bearer: '$token', body: {}, status: 400, code: 'validation_failed', message: 'Unsupported logout scope "x"' },

  { method: 'GET', path: '/user', status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  { method: 'GET', path: '/user', bearer: 'a.b.c', status: 403, code: 'bad_jwt', message: /^invalid JWT: unable to parse or verify signature, / },
  { method: 'GET', path: '/user', bearer: '$expiredToken', status: 403, code: 'bad_jwt', message: /^invalid JWT: unable to parse or verify signature, / },
  { method: 'GET', path: '/user', bearer: '$deletedToken', status: 403, code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
  { method: 'GET', path: '/user', bearer: '$goneToken', status: 403, code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
  { method: 'GET', path: '/user', bearer: '$bannedToken', status: 403, code: 'user_banned', message: 'User is banned' },

  { method: 'PUT', path: '/user', bearer: '$token', body: { email: 'no address' }, status: 400, code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { password: 'short' }, status: 422, code: 'weak_password', message: 'Password must be at least 8 characters long' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { app_metadata: {} }, status: 403, code: 'not_admin', message: /./ },
  { method: 'PUT', path: '/user', bearer: '$guest', body: { password }, status: 422, code: 'validation_failed', message: 'Updating password of an anonymous user without an email or phone is not allowed' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { email: 'second@example.com' }, status: 422, code: 'email_exists', message: 'A user with this email address has already been registered' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { password }, status: 422, code: 'same_password', message: 'New password should be different from the old password.' },
  { method: 'PUT', path: '/user', bearer: '$token', body: { password: 'a newer password', nonce: '000000' }, status: 422, code: 'reauthentication_not_valid', message: /./ },

  { method: 'GET', path: '/verify?token=x', status: 400, code: 'validation_failed', message: 'Verify requires a verification type' },
  { method: 'GET', path: '/verify?type=signup', status: 400, code: 'validation_failed', message: 'Verify requires a token or a token hash' },
  { method: 'POST', path: '/verify', body: { type: 'signup' }, status: 400, code: 'validation_failed', message: 'Verify requires either a token or a token hash' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token: '1', token_hash: '2' }, status: 400, code: 'validation_failed', message: 'Verify requires either a token or a token hash' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token_hash: '2', email: 'known@example.com' }, status: 400, code: 'validation_failed', message: 'Only the token_hash and type should be provided' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token: '123456', email: 'nobody@example.com' }, status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' },
  { method: 'POST', path: '/verify', body: { type: 'signup', token_hash: 'unknown' }, status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' },
  { method: 'POST', path: '/verify', body: { type: 'sms', token: '123456', phone: 'x' }, status: 400, code: 'validation_failed', message: 'Invalid phone number format (E.164 required)' },

  { method: 'POST', path: '/resend', body: { type: 'other', email: 'known@example.com' }, status: 400, code: 'validation_failed', message: 'Missing one of these types: signup, email_change, sms, phone_change' },
  { method: 'POST', path: '/resend', body: { type: 'signup' }, status: 400, code: 'validation_failed', message: 'Type provided requires an email address' },
  { method: 'POST', path: '/recover', body: {}, status: 400, code: 'validation_failed', message: 'Password recovery requires an email' },
  { method: 'POST', path: '/otp', body: { email: 'new@example.com', create_user: false }, status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' },
  { method: 'POST', path: '/sso', body: {}, status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },

  { method: 'GET', path: '/authorize?provider=google', status: 400, code: 'validation_failed', message: /^Unsupported provider: / },
  { method: 'GET', path: '/reauthenticate', bearer: '$guest', status: 400, code: 'validation_failed', message: 'Reauthentication requires the user to have an email or a phone number' },
  { method: 'DELETE', path: `/user/identities/${unknownId}`, bearer: '$token', status: 404, code: 'identity_not_found', message: /./ },
];

/** `$name` stands for what the set-up made under that name. */
function fillIn<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) => (typeof part === 'string' && part.startsWith('$') ? (made[part.slice(1)] ?? part) : part)) as T;
}

async function ask({ method, path, service = 'open', body, raw, bearer }: Row, version: string | null): Promise<Response> {
  const token = bearer === undefined ? undefined : fillIn(bearer);
  return await fetch(at(service).url + path, {
    method, redirect: 'manual',
    headers: { ...(version === null ? {} : { 'x-supabase-api-version': version }), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(raw === undefined ? (body === undefined ? {} : { body: JSON.stringify(fillIn(body)) }) : { body: raw }),
  });
}

const matching = (message: string | RegExp) => (typeof message === 'string' ? message : expect.stringMatching(message));
const titleOf = ({ method, path, body, raw, bearer, code }: Row) => `${method} ${path} ${raw === undefined ? (JSON.stringify(body ?? '') ?? '').slice(0, 90) : 'not JSON'} ${bearer ?? ''}: ${code}`;

describe('refusals that can be had only once', () => {
  const tokenGrant = async (grant: string, body: unknown) => {
    const reply = await fetch(`${at('open').url}/token?grant_type=${grant}`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }, body: JSON.stringify(body) });
    return { status: reply.status, body: await reply.json() };
  };

  it('a code with a verifier that is not its own', async () => {
    expect(await tokenGrant('pkce', { auth_code: made['mismatch'], code_verifier: base64url(48) })).toEqual({ status: 400, body: { code: 'bad_code_verifier', message: 'code challenge does not match previously saved code verifier' } });
    expect(await tokenGrant('pkce', { auth_code: made['mismatch'], code_verifier: made['mismatchVerifier'] })).toMatchObject({ status: 404 });
  });

  it('a code that has run out', async () => {
    expect(await tokenGrant('pkce', { auth_code: made['expired'], code_verifier: made['expiredVerifier'] })).toEqual({ status: 422, body: { code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' } });
  });

  it('a refresh token of three rotations ago, which ends the family', async () => {
    at('open').clock.advance(11_000);
    expect(await tokenGrant('refresh_token', { refresh_token: made['reusedRefresh'] })).toEqual({ status: 400, body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' } });
    expect(await tokenGrant('refresh_token', { refresh_token: made['reusedRefresh'] })).toMatchObject({ body: { code: 'session_not_found' } });
  });

  it('an address that asks too often', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 40; asked += 1) statuses.push((await fetch(`${at('closed').url}/recover`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(31);
    const reply = await fetch(`${at('closed').url}/recover`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }, body: '{}' });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.json()).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' });
  });
});

describe('each refusal', () => {
  it.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
    const [today, before] = [await ask(row, '2024-01-01'), await ask(row, null)];
    expect(today.status).toBe(row.status);
    expect(today.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await today.json()).toEqual({ code: row.code, message: matching(row.message), ...(row.code === 'weak_password' ? { weak_password: { reasons: [expect.stringMatching(/^(?:length|characters)$/)] } } : {}) });
    expect(before.status).toBe(row.status);
    expect(await before.json()).toMatchObject({ code: row.status, error_code: row.code, msg: matching(row.message) });
    // Not too fast: the limits by address are another test's.
    if (row.status !== 429) for (const service of services.values()) service.clock.advance(25_000);
  });
});

describe('a link with a fault', () => {
  it.each([
    ['unknown', '/verify?token=unknown&type=signup'],
    ['of another type', '/verify?token=unknown&type=invite'],
    ['for PKCE', '/verify?token=pkce_unknown&type=signup'],
  ])('%s leads home with the reason', async (_name, path) => {
    const reply = await fetch(at('open').url + path, { redirect: 'manual' });
    expect(reply.status).toBe(303);
    const url = new URL(reply.headers.get('location') ?? '');
    expect(url.origin).toBe(ownOrigin);
    const fragment = new URLSearchParams(url.hash.slice(1));
    expect(Object.fromEntries(fragment)).toEqual({ error: 'access_denied', error_code: 'otp_expired', error_description: 'Email link is invalid or has expired', sb: '' });
    expect(url.searchParams.get('error_code')).toBe(path.includes('pkce_') ? 'otp_expired' : null);
  });
});
