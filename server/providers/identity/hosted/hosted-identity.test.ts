import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { ProviderError } from '../../provider-error.ts';
import { createHostedIdentity } from './hosted-identity.ts';

const issuer = 'https://project.example/auth/v1';
const secret = new TextEncoder().encode('a secret only the service and not we know');
const subject = '9b2d8f7e-3f5e-4f0e-9a65-0d7b6c1d2e3f';

/** A project on a shared secret: it publishes no key, and says itself whether a token is good. */
let answer: { status: number; body: unknown };
let asked: { method: string | undefined; path: string | undefined; apikey: unknown; authorization: string | undefined }[];
const server = createServer((request, response) => {
  asked.push({ method: request.method, path: request.url, apikey: request.headers['apikey'], authorization: request.headers.authorization });
  const { status, body } = request.url === '/auth/v1/.well-known/jwks.json' ? { status: answer.status, body: { keys: [] } } : answer;
  response.writeHead(status, { 'content-type': 'application/json', ...(status === 307 ? { location: 'http://127.0.0.1:9/elsewhere' } : {}) }).end(JSON.stringify(body));
});
beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => void server.close(closed)));
beforeEach(() => {
  answer = { status: 200, body: { id: subject } };
  asked = [];
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1/`;
const create = () => createHostedIdentity({ url: address(), publishableKey: 'publishable', issuer, clock: systemClock });
const sign = (changes: { issuer?: string; audience?: string; lifetime?: string; alg?: string } = {}) =>
  new SignJWT({ email: 'Ada@example.com', session_id: 'session' }).setProtectedHeader({ alg: changes.alg ?? 'HS256', typ: 'JWT' })
    .setSubject(subject).setIssuer(changes.issuer ?? issuer).setAudience(changes.audience ?? 'authenticated')
    .setIssuedAt('-1h').setExpirationTime(changes.lifetime ?? '1h').sign(secret);

describe('a project that signs with a shared secret', () => {
  it('is asked about the token itself', async () => {
    const token = await sign();
    expect(await create().verify(token)).toMatchObject({ issuer, subject, email: 'ada@example.com', sessionId: 'session' });
    expect(asked).toEqual([{ method: 'GET', path: '/auth/v1/user', apikey: 'publishable', authorization: `Bearer ${token}` }]);
  });

  it('is not asked about tokens that cannot be meant for us', async () => {
    for (const token of [await sign({ issuer: 'https://elsewhere.example' }), await sign({ audience: 'anon' }), await sign({ lifetime: '-1s' })]) {
      expect(await create().verify(token)).toBeNull();
    }
    expect(asked).toEqual([]);
  });

  it('has the last word', async () => {
    answer = { status: 403, body: { code: 'bad_jwt' } };
    expect(await create().verify(await sign())).toBeNull();
    answer = { status: 200, body: { id: 'somebody else' } };
    expect(await create().verify(await sign())).toBeNull();
  });
});

describe('a service that fails', () => {
  it('is an outage, not a bad token', async () => {
    answer = { status: 503, body: {} };
    await expect(create().verify(await sign())).rejects.toBeInstanceOf(ProviderError);
    const asymmetric = `${Buffer.from('{"alg":"ES256","kid":"k"}').toString('base64url')}.e30.c2ln`;
    await expect(create().verify(asymmetric)).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
    answer = { status: 200, body: {} };
    expect(await create().verify(asymmetric)).toBeNull();
  });
});

describe('deleting a person', () => {
  const withKey = () => createHostedIdentity({ url: address(), publishableKey: 'publishable', issuer, clock: systemClock, serviceKey: 'the service key' });

  it('is asked of the administration with the service key, and of nobody else', async () => {
    await withKey().deleteUser?.(subject);
    expect(asked).toEqual([{ method: 'DELETE', path: `/auth/v1/admin/users/${subject}`, apikey: 'the service key', authorization: 'Bearer the service key' }]);
  });

  it('is done where they are gone already', async () => {
    answer = { status: 404, body: { code: 404, error_code: 'user_not_found', msg: 'User not found' } };
    await expect(withKey().deleteUser?.(subject)).resolves.toBeUndefined();
  });

  it.each([
    [500, 'Sign-in is not available at the moment. Please try again.'],
    [503, 'Sign-in is not available at the moment. Please try again.'],
    [429, 'Sign-in is not available at the moment. Please try again.'],
    // The key must not follow a redirect.
    [307, 'Sign-in is not available at the moment. Please try again.'],
    [401, 'The identity service does not accept AUTH_SERVICE_KEY.'],
    [403, 'The identity service does not accept AUTH_SERVICE_KEY.'],
  ])('is worth another try after %i', async (status, message) => {
    answer = { status, body: {} };
    await expect(withKey().deleteUser?.(subject)).rejects.toMatchObject({ name: 'ProviderError', retryable: true, message });
    expect(asked).toHaveLength(1);
  });

  it('is not offered without a key', () => {
    expect(create().deleteUser).toBeNull();
  });
});
