import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

/*
 * The contract lists the checks of an endpoint in order: the first that fails is the one told. So each of these requests
 * fails two checks that stand next to each other in its list, and the earlier one must answer.
 */

const password = 'a long password';
const email = 'new@example.com';
const halfPkce = { code_challenge: 'a'.repeat(43) };
const services = new Map<string, IdentityService>();
const tokens = new Map<string, string>();

const at = (name: string): IdentityService => {
  const service = services.get(name);
  if (service === undefined) throw new Error(`${name} is not running`);
  return service;
};

async function send(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  { service = 'open', bearer }: { service?: string; bearer?: string } = {},
) {
  const reply = await fetch(at(service).url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${tokens.get(bearer)}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

async function confirm(address: string): Promise<void> {
  await at('open').register(address, password);
}

beforeAll(async () => {
  services.set('open', await startIdentityService());
  services.set('closed', await startIdentityService({ signup: false }));
  await confirm('user@example.com');
  await confirm('taken@example.com');
  tokens.set(
    'user',
    (await send('POST', '/token?grant_type=password', { email: 'user@example.com', password }))
      .body['access_token'] ?? '',
  );
  tokens.set('guest', (await send('POST', '/signup', {})).body['access_token'] ?? '');
});
afterAll(async () => {
  for (const service of services.values()) await service.close();
});

/** Which check comes first, the service asked, what is sent, and the refusal. */
const signUpChecks: readonly [string, string, object, string, string][] = [
  [
    'closed, before the password',
    'closed',
    { email, password: '' },
    'signup_disabled',
    'Signups not allowed for this instance',
  ],
  [
    'closed, before everything else',
    'closed',
    { email: 'no address', phone: '1', password: '', ...halfPkce },
    'signup_disabled',
    'Signups not allowed for this instance',
  ],
  [
    'the password, before address and phone',
    'open',
    { email, phone: '1', password: '' },
    'validation_failed',
    'Signup requires a valid password',
  ],
  [
    'a weak password, before address and phone',
    'open',
    { email, phone: '1', password: 'short' },
    'weak_password',
    'Password must be at least 8 characters long',
  ],
  [
    'address and phone, before PKCE',
    'open',
    { email, phone: '1', password, ...halfPkce },
    'validation_failed',
    'Only an email address or phone number should be provided on signup.',
  ],
  [
    'PKCE, before the provider',
    'open',
    { phone: '1', password, ...halfPkce },
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    'PKCE, before the address',
    'open',
    { email: 'no address', password, ...halfPkce },
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    'the password, before PKCE',
    'open',
    { email, password: 'short', ...halfPkce },
    'weak_password',
    'Password must be at least 8 characters long',
  ],
];

describe('POST /signup', () => {
  it('with sign-ups closed still lets guests in: they come first', async () => {
    expect(await send('POST', '/signup', {}, { service: 'closed' })).toMatchObject({
      status: 200,
      body: { token_type: 'bearer' },
    });
  });

  it.each(signUpChecks)('%s', async (_name, service, body, code, message) => {
    expect((await send('POST', '/signup', body, { service })).body).toMatchObject({
      code,
      message,
    });
  });
});

/** Which check comes first, whose token is sent, what is sent, and the refusal's code. */
const userChecks: readonly [string, string, object, string][] = [
  [
    'the address, before the password',
    'user',
    { email: 'no address', password: 'short' },
    'validation_failed',
  ],
  [
    'the password, before app_metadata',
    'user',
    { password: 'short', app_metadata: {} },
    'weak_password',
  ],
  [
    'app_metadata, before the password of a guest',
    'guest',
    { password, app_metadata: {} },
    'not_admin',
  ],
  [
    'app_metadata, before a taken address',
    'user',
    { email: 'taken@example.com', app_metadata: {} },
    'not_admin',
  ],
  [
    'a wrong code, whether or not the address is taken',
    'user',
    { email: 'taken@example.com', nonce: '000000' },
    'reauthentication_not_valid',
  ],
  [
    'a wrong code, before the same password',
    'user',
    { password, nonce: '000000' },
    'reauthentication_not_valid',
  ],
  [
    'no current password, before the same password',
    'user',
    { password },
    'current_password_required',
  ],
  [
    'no current password, whether or not the address is taken',
    'user',
    { email: 'taken@example.com', password: 'a new password of mine' },
    'current_password_required',
  ],
  [
    'the same password, before the limits of mail',
    'user',
    { email: 'other@example.com', password, current_password: password },
    'same_password',
  ],
];

describe('PUT /user', () => {
  it.each(userChecks)('%s', async (_name, bearer, body, code) => {
    expect((await send('PUT', '/user', body, { bearer })).body['code']).toBe(code);
  });

  it('changes nothing when a later part is refused', async () => {
    const reply = await send(
      'PUT',
      '/user',
      {
        email: 'other@example.com',
        password,
        current_password: password,
        data: { colour: 'teal' },
      },
      { bearer: 'user' },
    );
    expect(reply.body['code']).toBe('same_password');
    const user = await (
      await fetch(`${at('open').url}/user`, {
        headers: { authorization: `Bearer ${tokens.get('user')}` },
      })
    ).json();
    expect(user).toMatchObject({ email: 'user@example.com', user_metadata: {} });
    expect(user).not.toHaveProperty('new_email');
  });
});

describe('POST /verify', () => {
  it.each([
    ['the type, before the tokens', {}, 'Verify requires a verification type'],
    [
      'the tokens, before the address',
      { type: 'signup', token: '1', token_hash: '2', email },
      'Verify requires either a token or a token hash',
    ],
  ])('%s', async (_name, body, message) => {
    expect((await send('POST', '/verify', body)).body).toMatchObject({
      code: 'validation_failed',
      message,
    });
  });
});

describe('POST /resend', () => {
  it('the type, before the address', async () => {
    expect((await send('POST', '/resend', { type: 'other' })).body['message']).toBe(
      'Missing one of these types: signup, email_change, sms, phone_change',
    );
  });
});
