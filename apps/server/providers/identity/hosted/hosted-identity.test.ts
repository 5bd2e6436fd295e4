import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { type Clock, createMovableClock, systemClock } from '../../../clock.ts';
import { createHostedIdentity } from './hosted-identity.ts';

const issuer = 'https://project.example/auth/v1';
const secret = new TextEncoder().encode('a secret only the service and not we know');
const subject = '9b2d8f7e-3f5e-4f0e-9a65-0d7b6c1d2e3f';

/** A project on a shared secret: it publishes no key, and says itself whether a token is good. */
let answer: { status: number; body: unknown };
let keySet: { status: number; body: { keys: JWK[] } };
let asked: {
  method: string | undefined;
  path: string | undefined;
  apikey: unknown;
  authorization: string | undefined;
}[];
const server = createServer((request, response) => {
  const { method, url: path } = request;
  asked.push({
    method,
    path,
    apikey: request.headers['apikey'],
    authorization: request.headers.authorization,
  });
  const { status, body } = request.url === '/auth/v1/.well-known/jwks.json' ? keySet : answer;
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(status === 307 ? { location: 'http://127.0.0.1:9/elsewhere' } : {}),
    })
    .end(JSON.stringify(body));
});
beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => void server.close(closed)));
beforeEach(() => {
  answer = { status: 200, body: { id: subject } };
  keySet = { status: 200, body: { keys: [] } };
  asked = [];
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1/`;
const create = (clock: Clock = systemClock) =>
  createHostedIdentity({ url: address(), publishableKey: 'publishable', issuer, clock });
/** What was asked about tokens. */
const questions = () => asked.filter(({ path }) => path === '/auth/v1/user');
const sign = (
  changes: { issuer?: string; audience?: string; lifetime?: string; alg?: string } = {},
) =>
  new SignJWT({ email: 'Ada@example.com', session_id: 'session' })
    .setProtectedHeader({ alg: changes.alg ?? 'HS256', typ: 'JWT' })
    .setSubject(subject)
    .setIssuer(changes.issuer ?? issuer)
    .setAudience(changes.audience ?? 'authenticated')
    .setIssuedAt('-1h')
    .setExpirationTime(changes.lifetime ?? '1h')
    .sign(secret);

describe('a project that signs with a shared secret', () => {
  it('is asked about the token itself', async () => {
    const token = await sign();
    expect(await create().verify(token)).toMatchObject({
      issuer,
      subject,
      email: 'ada@example.com',
      sessionId: 'session',
    });
    expect(questions()).toEqual([
      {
        method: 'GET',
        path: '/auth/v1/user',
        apikey: 'publishable',
        authorization: `Bearer ${token}`,
      },
    ]);
  });

  it('is not asked about tokens that cannot be meant for us', async () => {
    for (const token of [
      await sign({ issuer: 'https://elsewhere.example' }),
      await sign({ audience: 'anon' }),
      await sign({ lifetime: '-1s' }),
    ]) {
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

describe('a project that publishes keys', () => {
  async function publish() {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    keySet = {
      status: 200,
      body: { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256' }] },
    };
    return (clock: Clock) => {
      const nowS = Math.floor(clock.now().getTime() / 1_000);
      return new SignJWT({ session_id: 'session' })
        .setProtectedHeader({ alg: 'ES256', kid: 'k' })
        .setSubject(subject)
        .setIssuer(issuer)
        .setAudience('authenticated')
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + 3_600)
        .sign(privateKey);
    };
  }

  it('is asked about no token that says to be signed with a shared secret, however many come', async () => {
    await publish();
    const identity = create();
    for (let turn = 0; turn < 20; turn += 1)
      expect(await identity.verify(await sign({ lifetime: `${turn + 1}h` }))).toBeNull();
    expect(questions()).toEqual([]);
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/.well-known/jwks.json']);
  });

  it('says whether a session lives: at once, or as it said up to a minute ago', async () => {
    const clock = createMovableClock();
    const token = await (await publish())(clock);
    const identity = create(clock);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await identity.verify(token, 'lately')).toMatchObject({ subject });
    expect(questions()).toHaveLength(1);
    answer = { status: 403, body: { code: 'session_not_found' } };
    expect(await identity.verify(token, 'lately')).toMatchObject({ subject });
    expect(await identity.verify(token, 'now')).toBeNull();
    // What it said meanwhile counts for everybody.
    expect(await identity.verify(token, 'lately')).toBeNull();
    answer = { status: 200, body: { id: subject } };
    clock.advance(59_000);
    expect(await identity.verify(token, 'lately')).toBeNull();
    clock.advance(1_000);
    expect(await identity.verify(token, 'lately')).toMatchObject({ subject });
    answer = {
      status: 200,
      body: { id: subject, banned_until: new Date(clock.now().getTime() + 60_000).toISOString() },
    };
    expect(await identity.verify(token)).toBeNull();
  });

  it('is not asked by every request while it is away', async () => {
    const clock = createMovableClock();
    const token = await (await publish())(clock);
    const identity = create(clock);
    answer = { status: 503, body: {} };
    for (let turn = 0; turn < 3; turn += 1)
      await expect(identity.verify(token, 'lately')).rejects.toBeInstanceOf(ProviderError);
    expect(questions()).toHaveLength(1);
    answer = { status: 200, body: { id: subject } };
    clock.advance(5_000);
    expect(await identity.verify(token, 'lately')).toMatchObject({ subject });
  });
});

describe('a service that fails', () => {
  it('is an outage, not a bad token', async () => {
    answer = { status: 503, body: {} };
    await expect(create().verify(await sign())).rejects.toBeInstanceOf(ProviderError);
    keySet = { status: 503, body: { keys: [] } };
    await expect(create().verify(await sign())).rejects.toBeInstanceOf(ProviderError);
    const asymmetric = `${Buffer.from('{"alg":"ES256","kid":"k"}').toString('base64url')}.e30.c2ln`;
    await expect(create().verify(asymmetric)).rejects.toMatchObject({
      name: 'ProviderError',
      retryable: true,
    });
    keySet = { status: 200, body: { keys: [] } };
    expect(await create().verify(asymmetric)).toBeNull();
  });
});

describe('deleting a person', () => {
  const withKey = () =>
    createHostedIdentity({
      url: address(),
      publishableKey: 'publishable',
      issuer,
      clock: systemClock,
      serviceKey: 'the service key',
    });

  it('is asked of the administration with the service key, and of nobody else', async () => {
    await withKey().deleteUser?.(subject);
    expect(asked).toEqual([
      {
        method: 'DELETE',
        path: `/auth/v1/admin/users/${subject}`,
        apikey: 'the service key',
        authorization: 'Bearer the service key',
      },
    ]);
  });

  it('is done where they are gone already', async () => {
    answer = {
      status: 404,
      body: { code: 404, error_code: 'user_not_found', msg: 'User not found' },
    };
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
    await expect(withKey().deleteUser?.(subject)).rejects.toMatchObject({
      name: 'ProviderError',
      retryable: true,
      message,
    });
    expect(asked).toHaveLength(1);
  });

  it('is not offered without a key', () => {
    expect(create().deleteUser).toBeNull();
  });
});
