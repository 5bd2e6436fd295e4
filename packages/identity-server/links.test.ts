import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { post } from './testing/error-rows/row-services.ts';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

const callback = `${ownOrigin}/auth/callback`;
const password = 'correct horse';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

describe('a link with a fault', () => {
  it.each([
    ['unknown', '/verify?token=unknown&type=signup'],
    ['of another type', '/verify?token=unknown&type=invite'],
    ['for PKCE', '/verify?token=pkce_unknown&type=signup'],
  ])('%s leads home with the reason', async (_name, path) => {
    const reply = await fetch(service.url + path, { redirect: 'manual' });
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
  const email = 'flowless@example.com';
  await post(service, '/signup', {
    email,
    password,
    code_challenge: randomBytes(48).toString('base64url'),
    code_challenge_method: 's256',
  });
  await service.database.db
    .deleteFrom('identity_flow_state')
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('identity_user').select('id').where('email', '=', email),
    )
    .execute();
  const url = await service.open((await service.mailTo(email)).link);
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
  expect(await post(service, '/token?grant_type=password', { email, password })).toMatchObject({
    error_code: 'invalid_credentials',
  });
  expect(
    (
      await service.database.db
        .selectFrom('identity_user')
        .select('email_confirmed_at')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).email_confirmed_at,
  ).not.toBeNull();
  expect(
    (await service.open((await service.mailTo(email)).link)).searchParams.get('error_code'),
  ).toBe('otp_expired');
});

describe('links without PKCE', () => {
  it('carry the session in the fragment, or give it to POST /verify', async () => {
    await service.register('plain@example.com', password);
    const recover = () =>
      fetch(`${service.url}/recover?redirect_to=${encodeURIComponent(callback)}`, {
        method: 'POST',
        body: JSON.stringify({ email: 'plain@example.com' }),
        headers: { 'content-type': 'application/json' },
      });
    await recover();
    const landed = await service.open((await service.mailTo('plain@example.com')).link);
    const tokens = new URLSearchParams(landed.hash.slice(1));
    expect(landed.search).toBe('');
    expect(tokens.get('type')).toBe('recovery');
    expect(await service.identity.verify(tokens.get('access_token') ?? '')).toMatchObject({
      email: 'plain@example.com',
    });

    service.clock.advance(61_000);
    await recover();
    const token =
      new URL((await service.mailTo('plain@example.com')).link).searchParams.get('token') ?? '';
    const client = service.client();
    const { data, error } = await client.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('plain@example.com');
    expect((await client.verifyOtp({ token_hash: token, type: 'recovery' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    });
    expect(
      (await client.verifyOtp({ email: 'plain@example.com', token: '123456', type: 'email' }))
        .error,
    ).toMatchObject({ status: 403, code: 'otp_expired' });
  });
});
