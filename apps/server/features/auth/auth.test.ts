import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { createApp } from '../../http/app.ts';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../testing/identity-service.ts';
import { bearerOf, createTokenForge } from '../../providers/identity/testing/token-forge.ts';
import { createTextSeal } from '../../sealed-text.ts';
import { createAccounts, registerAccountRoutes } from '../accounts/index.ts';
import { createAuth, registerAuthRoutes, sweepSessions } from './index.ts';

let service: IdentityService;
let app: FastifyInstance;
const secret = new Uint8Array(32);
const seal = createTextSeal(secret, 'tests');
const opened: { accountId: string; isGuest: boolean }[] = [];

beforeAll(async () => {
  service = await startIdentityService({ autoconfirm: true });
  const { database, clock, identity } = service;
  const accounts = createAccounts({
    database,
    clock,
    credits: { openAccount: async (_tx, account) => void opened.push(account) },
    gifts: { claim: async () => true },
    secret,
  });
  const auth = createAuth({ database, clock, identity, accounts, seal, adopt: async () => {} });
  app = await createApp({
    log: fastify().log,
    authenticate: auth.authenticate,
    trustProxy: false,
    connectOrigins: [],
    mediaOrigins: [],
    https: false,
  });
  registerAuthRoutes(app, { auth });
  registerAccountRoutes(app, {
    accounts,
    closing: { close: async () => ({ signInRemains: false }) },
  });
  await app.ready();
});
beforeEach(() => {
  opened.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

async function signUp(name: string) {
  const client = service.client();
  const { data } = await client.signUp({ email: `${name}@example.com`, password: 'correct horse' });
  return { client, token: data.session?.access_token ?? '' };
}

const exchange = (token: string) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { token } });
const get = (url: string, token: string) =>
  app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${token}` } });

describe('POST /auth/login', () => {
  it("exchanges the provider's token for the API's own, which opens the API for an hour [AUTH-6]", async () => {
    const { token } = await signUp('ada');
    const reply = await exchange(token);
    expect(reply.statusCode).toBe(200);
    const { access_token, expires_at, profile } = reply.json();
    expect(profile).toMatchObject({ email: 'ada@example.com', is_guest: false, name: null });
    expect(Date.parse(expires_at) - service.clock.now().getTime()).toBeGreaterThan(3_500_000);
    expect((await get('/auth/me', access_token)).json()).toEqual(profile);
    expect(opened).toEqual([{ accountId: profile.userId, isGuest: false }]);

    service.clock.advance(3_601_000);
    expect((await get('/auth/me', access_token)).statusCode).toBe(401);
    await sweepSessions(service.database.db, service.clock.now());
    expect(await service.database.db.selectFrom('api_session').selectAll().execute()).toEqual([]);
  });

  it('makes one account of many first logins at once', async () => {
    const { token } = await signUp('grace');
    const replies = await Promise.all([
      exchange(token),
      exchange(token),
      exchange(token),
      exchange(token),
    ]);
    expect(new Set(replies.map((reply) => reply.json().profile.userId)).size).toBe(1);
    expect(opened).toHaveLength(1);
  });

  it('gives every tab of a browser a token of its own, up to ten', async () => {
    const { token } = await signUp('joan');
    const tokens: string[] = [];
    for (let tab = 0; tab < 12; tab += 1) {
      tokens.push((await exchange(token)).json().access_token);
      service.clock.advance(1_000);
    }
    const statuses = await Promise.all(
      tokens.map(async (each) => (await get('/auth/me', each)).statusCode),
    );
    expect(statuses).toEqual([401, 401, ...Array.from({ length: 10 }, () => 200)]);
  });

  it('keeps the account of a guest who signs up, and opens it again as a permanent one', async () => {
    const client = service.client();
    const guest = (
      await exchange((await client.signInAnonymously()).data.session?.access_token ?? '')
    ).json();
    expect(guest.profile).toMatchObject({ is_guest: true, email: '' });
    const stale = (await client.getSession()).data.session?.access_token ?? '';
    await client.updateUser({ email: 'former-guest@example.com', password: 'correct horse' });
    const refreshed = (await client.refreshSession()).data.session?.access_token ?? '';
    const account = (await exchange(refreshed)).json();
    expect(account.profile).toEqual({
      userId: guest.profile.userId,
      email: 'former-guest@example.com',
      name: null,
      is_guest: false,
    });
    expect(opened).toEqual([
      { accountId: guest.profile.userId, isGuest: true },
      { accountId: guest.profile.userId, isGuest: false },
    ]);
    // The guest's old token is still valid; it must not turn the account back.
    expect((await exchange(stale)).json().profile).toEqual(account.profile);
  });

  it('finds accounts by subject, never by address', async () => {
    const first = (await exchange((await signUp('shared')).token)).json().profile.userId;
    await service.database.db
      .updateTable('identity_user')
      .set({ email: 'moved@example.com' })
      .where('email', '=', 'shared@example.com')
      .execute();
    const second = (await exchange((await signUp('shared')).token)).json().profile.userId;
    expect(second).not.toBe(first);
  });
});

describe('tokens that are not valid', () => {
  const refused = async (token: string) => {
    expect((await exchange(token)).json()).toMatchObject({
      code: 'not_authenticated',
      detail: 'No valid token',
    });
    expect((await get('/auth/me', token)).statusCode).toBe(401);
  };

  it('are refused at every door', async () => {
    const bearer = bearerOf((await signUp('eve')).token);
    const forge = createTokenForge({
      secretsDir: service.secretsDir,
      issuer: `${ownOrigin}/auth/v1`,
      clock: service.clock,
      bearer,
    });
    const good = await forge();
    // A valid token of somebody who never logged in here opens nothing yet, but can be exchanged.
    expect((await get('/auth/me', good)).statusCode).toBe(401);
    expect((await exchange(good)).statusCode).toBe(200);
    expect((await get('/auth/me', good)).statusCode).toBe(200);
    await refused(await forge({ kid: 'foreign' }));
    await refused(await forge({ claims: { session_id: '9b2d8f7e-3f5e-4f0e-9a65-0d7b6c1d2e3f' } }));
    await refused(await forge({ expiresInS: -1 }));
    await refused('a.b.c');
    await refused('x'.repeat(43));
  });

  it('are not mistaken for an identity service that is down', async () => {
    const { database, clock } = service;
    const broken = {
      name: 'hosted' as const,
      verify: () => Promise.reject(new ProviderError('down', { retryable: true })),
      revocation: 'asked' as const,
      holdSession: async () => true,
      endSessions: async () => {},
      recordOf: async () => null,
      deleteUser: async () => {},
    };
    const accounts = createAccounts({
      database,
      clock,
      credits: { openAccount: async () => {} },
      gifts: { claim: async () => true },
      secret,
    });
    const auth = createAuth({
      database,
      clock,
      identity: broken,
      accounts,
      seal,
      adopt: async () => {},
    });
    await expect(auth.login('a.b.c')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(auth.authenticate('a.b.c')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('POST /auth/logout', () => {
  it("ends the caller's browser with all its tabs, and no other [API-11]", async () => {
    const { client, token } = await signUp('mary');
    const { profile, access_token } = (await exchange(token)).json();
    const otherTab = (await exchange(token)).json().access_token;
    const elsewhere = service.client();
    await elsewhere.signInWithPassword({ email: 'mary@example.com', password: 'correct horse' });
    const otherBrowser = (
      await exchange((await elsewhere.getSession()).data.session?.access_token ?? '')
    ).json().access_token;
    expect((await client.getSession()).data.session).not.toBeNull();
    const logout = (userId: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/logout',
        payload: { user_id: userId },
        headers: { authorization: `Bearer ${access_token}` },
      });
    expect((await logout('9b2d8f7e-3f5e-4f0e-9a65-0d7b6c1d2e3f')).statusCode).toBe(403);
    expect((await get('/auth/me', access_token)).statusCode).toBe(200);
    expect((await logout(profile.userId)).json()).toEqual({ status: 'ok' });
    expect((await get('/auth/me', access_token)).statusCode).toBe(401);
    expect((await get('/auth/me', otherTab)).statusCode).toBe(401);
    expect((await get('/auth/me', otherBrowser)).statusCode).toBe(200);
    // The provider's sign-out comes first and may have ended the token already.
    expect((await logout(profile.userId)).json()).toEqual({ status: 'ok' });
  });
});

describe('the profile', () => {
  it('is renamed by its owner and keeps the name over later logins [PROFILE-1, API-11]', async () => {
    const { client, token } = await signUp('kay');
    const { access_token } = (await exchange(token)).json();
    const renamed = await app.inject({
      method: 'PATCH',
      url: '/api/v1/profile/update',
      payload: { name: ' Kay ' },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(renamed.json()).toMatchObject({ name: 'Kay' });
    await client.updateUser({ data: { full_name: 'Somebody Else' } });
    const again = (
      await exchange((await client.refreshSession()).data.session?.access_token ?? '')
    ).json();
    expect(again.profile.name).toBe('Kay');
    expect((await get('/profile/me', again.access_token)).json()).toEqual(again.profile);
  });

  it('cannot be renamed by a guest', async () => {
    const { data } = await service.client().signInAnonymously();
    const { access_token } = (await exchange(data.session?.access_token ?? '')).json();
    const reply = await app.inject({
      method: 'PATCH',
      url: '/api/v1/profile/update',
      payload: { name: 'Nobody' },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(reply.json()).toMatchObject({ code: 'guest_not_allowed' });
  });
});
