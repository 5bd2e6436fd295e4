import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenForge } from '../testing/token-forge.ts';
import {
  type ErrorRow,
  errorRows,
  rowPassword as password,
  type Service,
} from './testing/error-rows.ts';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from './testing/identity-service.ts';

// Each row of the contract's error table, asked over HTTP in the form of today and in the one before 2024.

const services = new Map<Service, IdentityService>();
const base64url = (bytes: number) => randomBytes(bytes).toString('base64url');
/** What the set-up leaves for the rows to use. */
const made: Record<string, string> = {};

const at = (name: Service): IdentityService => {
  const service = services.get(name);
  if (service === undefined) throw new Error(`${name} is not running`);
  return service;
};

async function post(
  service: IdentityService,
  path: string,
  body: unknown,
): Promise<Record<string, string>> {
  return (await (
    await fetch(service.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as Record<string, string>;
}

async function confirmed(service: IdentityService, email: string): Promise<Record<string, string>> {
  await service.register(email, password);
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
  await database()
    .updateTable('identity_user')
    .set({ banned_until: new Date(open.clock.now().getTime() + 86_400_000) })
    .where('email', '=', 'banned@example.com')
    .execute();

  const gone = await confirmed(open, 'gone@example.com');
  made['goneToken'] = gone['access_token'] ?? '';
  await fetch(`${open.url}/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${made['goneToken']}` },
  });
  made['goneRefresh'] = gone['refresh_token'] ?? '';

  const deleted = await confirmed(open, 'deleted@example.com');
  made['deletedToken'] = deleted['access_token'] ?? '';
  await database().deleteFrom('identity_user').where('email', '=', 'deleted@example.com').execute();

  const reused = await confirmed(open, 'reused@example.com');
  made['reusedRefresh'] = reused['refresh_token'] ?? '';
  let newest = made['reusedRefresh'];
  for (let turn = 0; turn < 3; turn += 1)
    newest =
      (await post(open, '/token?grant_type=refresh_token', { refresh_token: newest }))[
        'refresh_token'
      ] ?? '';
}

/** An auth code that a mail's link gave, whose challenge nobody can meet, or that has run out. */
async function prepareCodes(): Promise<void> {
  const open = at('open');
  for (const name of ['mismatch', 'expired']) {
    const verifier = base64url(48);
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    await post(open, '/signup', {
      email: `${name}@example.com`,
      password,
      code_challenge,
      code_challenge_method: 's256',
    });
    made[name] =
      (await open.open((await open.mailTo(`${name}@example.com`)).link)).searchParams.get('code') ??
      '';
    made[`${name}Verifier`] = verifier;
  }
  await database()
    .updateTable('identity_flow_state')
    .set((eb) => ({ code_issued_at: eb.val(new Date(open.clock.now().getTime() - 301_000)) }))
    .where(
      'auth_code_hash',
      '=',
      createHash('sha256')
        .update(made['expired'] ?? '')
        .digest(),
    )
    .execute();
}

beforeAll(async () => {
  services.set('open', await startIdentityService());
  services.set('closed', await startIdentityService({ signup: false, anonymous: false }));
  services.set('autoconfirm', await startIdentityService({ autoconfirm: true }));
  await prepareSessions();
  await prepareCodes();
  await post(at('autoconfirm'), '/signup', { email: 'taken@example.com', password });
  const forge = createTokenForge({
    secretsDir: at('open').secretsDir,
    issuer: `${ownOrigin}/auth/v1`,
    clock: at('open').clock,
  });
  made['expiredToken'] = await forge({ expiresInS: -1 });
  // Genuine but for one claim.
  const known = decodeJwt(made['token'] ?? '');
  made['foreignAudienceToken'] = await forge({ claims: { ...known, aud: 'service_role' } });
  made['nobodysToken'] = await forge({ claims: { ...known, sub: undefined } });
  made['oddSubjectToken'] = await forge({ claims: { ...known, sub: 'known@example.com' } });
  made['strangersSessionToken'] = await forge({
    claims: { ...known, session_id: decodeJwt(made['guest'] ?? '')['session_id'] },
  });
  made['noSessionToken'] = await forge({ claims: { ...known, session_id: undefined } });
  made['onlyIdentity'] = (
    await database()
      .selectFrom('identity_identity')
      .select('id')
      .where('subject', '=', known.sub ?? '')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(async () => {
  for (const service of services.values()) await service.close();
});

/** `$name` stands for what the set-up made under that name. */
const fillIn = (text: string): string =>
  text.replaceAll(/\$([a-z]\w*)/gi, (whole, name: string) => made[name] ?? whole);

async function ask(
  { method, path, service = 'open', body, raw, bearer }: ErrorRow,
  version: string | null,
): Promise<Response> {
  return await fetch(at(service).url + fillIn(path), {
    method,
    redirect: 'manual',
    headers: {
      ...(version === null ? {} : { 'x-supabase-api-version': version }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${fillIn(bearer)}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(raw === undefined
      ? body === undefined
        ? {}
        : { body: fillIn(JSON.stringify(body)) }
      : { body: raw }),
  });
}

const matching = (message: string | RegExp) =>
  typeof message === 'string' ? message : expect.stringMatching(message);
const weakness = ({ code }: ErrorRow) =>
  code === 'weak_password'
    ? { weak_password: { reasons: [expect.stringMatching(/^(?:length|characters)$/)] } }
    : {};
const titleOf = ({ method, path, body, raw, bearer, code }: ErrorRow) =>
  `${method} ${path} ${raw === undefined ? (JSON.stringify(body ?? '') ?? '').slice(0, 90) : 'not JSON'} ${bearer ?? ''}: ${code}`;

describe('refusals that can be had only once', () => {
  const tokenGrant = async (grant: string, body: unknown) => {
    const reply = await fetch(`${at('open').url}/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json() };
  };

  it('a code with a verifier that is not its own', async () => {
    expect(
      await tokenGrant('pkce', { auth_code: made['mismatch'], code_verifier: base64url(48) }),
    ).toEqual({
      status: 400,
      body: {
        code: 'bad_code_verifier',
        message: 'code challenge does not match previously saved code verifier',
      },
    });
    expect(
      await tokenGrant('pkce', {
        auth_code: made['mismatch'],
        code_verifier: made['mismatchVerifier'],
      }),
    ).toMatchObject({ status: 404 });
  });

  it('a code that has run out', async () => {
    expect(
      await tokenGrant('pkce', {
        auth_code: made['expired'],
        code_verifier: made['expiredVerifier'],
      }),
    ).toEqual({
      status: 422,
      body: { code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' },
    });
  });

  it('a refresh token of three rotations ago, which ends the family', async () => {
    at('open').clock.advance(11_000);
    expect(await tokenGrant('refresh_token', { refresh_token: made['reusedRefresh'] })).toEqual({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    expect(
      await tokenGrant('refresh_token', { refresh_token: made['reusedRefresh'] }),
    ).toMatchObject({ body: { code: 'session_not_found' } });
  });

  it('an address that asks too often', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 40; asked += 1)
      statuses.push(
        (
          await fetch(`${at('closed').url}/recover`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
        ).status,
      );
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(31);
    const reply = await fetch(`${at('closed').url}/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: '{}',
    });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.json()).toEqual({
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
  });
});

describe('each refusal', () => {
  it.each(errorRows.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
    const [today, before] = [await ask(row, '2024-01-01'), await ask(row, null)];
    expect(today.status).toBe(row.status);
    expect(today.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await today.json()).toEqual({
      code: row.code,
      message: matching(row.message),
      ...weakness(row),
    });
    expect(before.status).toBe(row.status);
    expect(await before.json()).toEqual({
      code: row.status,
      error_code: row.code,
      msg: matching(row.message),
      ...weakness(row),
    });
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
    expect(Object.fromEntries(fragment)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
    expect(url.searchParams.get('error_code')).toBe(path.includes('pkce_') ? 'otp_expired' : null);
  });
});

it('a PKCE link whose exchange is gone says so in query and fragment, and has confirmed the address all the same', async () => {
  const open = at('open');
  const email = 'flowless@example.com';
  await post(open, '/signup', {
    email,
    password,
    code_challenge: base64url(48),
    code_challenge_method: 's256',
  });
  await database()
    .deleteFrom('identity_flow_state')
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('identity_user').select('id').where('email', '=', email),
    )
    .execute();
  const url = await open.open((await open.mailTo(email)).link);
  const failure = {
    error: 'invalid_request',
    error_code: 'flow_state_not_found',
    error_description:
      'No associated flow state found. The address is confirmed, but this link can no longer sign in.',
  };
  expect(Object.fromEntries(url.searchParams)).toEqual(failure);
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
    ...failure,
    sb: '',
  });
  // Proved without the verifier of that sign-up: its password is void.
  expect(await post(open, '/token?grant_type=password', { email, password })).toMatchObject({
    error_code: 'invalid_credentials',
  });
  expect(
    (
      await database()
        .selectFrom('identity_user')
        .select('email_confirmed_at')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).email_confirmed_at,
  ).not.toBeNull();
  expect((await open.open((await open.mailTo(email)).link)).searchParams.get('error_code')).toBe(
    'otp_expired',
  );
});

it('a fault of ours is a 500 without a word of its cause, and names the request where the older form has room for it', async () => {
  const broken = await startIdentityService(
    {},
    {
      around: (database) => ({
        ...database,
        transact: () => Promise.reject(new Error('the disk is on fire')),
      }),
    },
  );
  const guest = (version: Record<string, string>) =>
    fetch(`${broken.url}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...version },
      body: '{}',
    });
  const [today, before] = [
    await guest({ 'x-supabase-api-version': '2024-01-01' }),
    await guest({}),
  ];
  expect([today.status, await today.json()]).toEqual([
    500,
    { code: 'unexpected_failure', message: 'Internal Server Error' },
  ]);
  expect([before.status, await before.json()]).toEqual([
    500,
    {
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Internal Server Error',
      error_id: before.headers.get('x-request-id'),
    },
  ]);
  await broken.close();
});

it.each([
  ['2024-01-01', true],
  ['2099-12-31', true],
  ['2023-12-31', false],
  ['2024-13-45', false],
  ['latest', false],
  ['', false],
])('a client of version %j is answered in its form', async (version, isNew) => {
  const reply = await fetch(`${at('open').url}/user`, {
    headers: { 'x-supabase-api-version': version },
  });
  expect(reply.headers.get('x-supabase-api-version')).toBe(isNew ? '2024-01-01' : null);
  expect(await reply.json()).toMatchObject(
    isNew ? { code: 'no_authorization' } : { code: 401, error_code: 'no_authorization' },
  );
});
