import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const password = 'a long password';
const serviceKey = 'sb_secret_of_an_operator_who_administers_users';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    settings: { AUTH_ADMIN_API: 'on', AUTH_SERVICE_KEY: serviceKey },
    workers: false,
  });
});
afterAll(() => product.stop());
// An hour without a request: the limits of an address are full again.
beforeEach(() => product.clock.advance(3_600_000));

/** One browser of somebody: the provider's tokens, and the API's. */
interface Browser {
  readonly userId: string;
  readonly jwt: string;
  readonly refreshToken: string;
  readonly apiToken: string;
}

async function open(path: string, body: unknown): Promise<Browser> {
  const { body: session } = await product.send('POST', `/auth/v1${path}`, body);
  const { body: exchanged } = await product.send('POST', '/api/v1/auth/login', {
    token: session.access_token,
  });
  return {
    userId: session.user.id,
    jwt: session.access_token,
    refreshToken: session.refresh_token,
    apiToken: exchanged.access_token,
  };
}

const signUp = (name: string) => open('/signup', { email: `${name}@example.com`, password });
const signIn = (name: string) =>
  open('/token?grant_type=password', { email: `${name}@example.com`, password });
const refresh = (refreshToken: string) =>
  product.send('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });

/** What still opens with what a browser holds: the API by each of its tokens, and the exchange for a new one. */
async function doors({ jwt, apiToken }: Browser) {
  const [byApiToken, byJwt, exchange] = [
    await product.send('GET', '/api/v1/auth/me', undefined, apiToken),
    await product.send('GET', '/api/v1/auth/me', undefined, jwt),
    await product.send('POST', '/api/v1/auth/login', { token: jwt }),
  ];
  return { byApiToken: byApiToken.status, byJwt: byJwt.status, exchange: exchange.status };
}
const shut = { byApiToken: 401, byJwt: 401, exchange: 401 };
const wide = { byApiToken: 200, byJwt: 200, exchange: 200 };

describe('what ends a session ends its API tokens at once', () => {
  it('a new password: every other session, and not the one it was set in', async () => {
    const [here, there] = [await signUp('changer'), await signIn('changer')];
    const changed = await product.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${here.jwt}`, 'content-type': 'application/json' },
      payload: { password: 'another long phrase', current_password: password },
    });
    expect(changed.statusCode).toBe(200);
    expect(await doors(there)).toEqual(shut);
    expect(await doors(here)).toEqual(wide);
  });

  it.each([
    ['global', { here: shut, there: shut }],
    ['local', { here: shut, there: wide }],
    ['others', { here: wide, there: shut }],
  ] as const)('signing out with scope %s', async (scope, expected) => {
    const [here, there] = [await signUp(`leaver-${scope}`), await signIn(`leaver-${scope}`)];
    expect(
      (await product.send('POST', `/auth/v1/logout?scope=${scope}`, {}, here.jwt)).status,
    ).toBe(204);
    expect({ here: await doors(here), there: await doors(there) }).toEqual(expected);
  });

  it.each([
    ['a ban', 'PUT', { ban_duration: '24h' }],
    ['a password set by an administrator', 'PUT', { password: 'an administered phrase' }],
    ['a deletion by an administrator', 'DELETE', {}],
  ] as const)('%s', async (name, method, payload) => {
    const browser = await signUp(name.replaceAll(' ', '-'));
    const { statusCode } = await product.app.inject({
      method,
      url: `/auth/v1/admin/users/${browser.userId}`,
      headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
      payload,
    });
    expect(statusCode).toBe(200);
    expect(await doors(browser)).toEqual(shut);
  });

  it('the second holder of a refresh token, noticed', async () => {
    const browser = await signUp('copied');
    const second = (await refresh(browser.refreshToken)).body.refresh_token;
    const third = (await refresh(second)).body;
    expect((await doors(browser)).byApiToken).toBe(200);
    product.clock.advance(61_000);
    expect(await refresh(browser.refreshToken)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    });
    expect(await doors(browser)).toEqual(shut);
    expect((await refresh(third.refresh_token)).status).toBe(400);
  });

  it('not even an exchange that races the sign-out keeps a token', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await open('/signup', {});
      const [exchange] = await Promise.all([
        product.send('POST', '/api/v1/auth/login', { token: browser.jwt }),
        product.send('POST', '/auth/v1/logout?scope=global', {}, browser.jwt),
      ]);
      expect([200, 401]).toContain(exchange.status);
      if (exchange.status === 200)
        expect(
          (await product.send('GET', '/api/v1/auth/me', undefined, exchange.body.access_token))
            .status,
        ).toBe(401);
      expect(await doors(browser)).toEqual(shut);
    }
  });
});

describe('an account deleted a second ago', () => {
  it('stays deleted, whatever token is shown, in the very second it was made and deleted', async () => {
    const [here, there] = [await signUp('quitter'), await signIn('quitter')];
    expect(
      (await product.send('DELETE', '/api/v1/profile/delete-account', undefined, here.apiToken))
        .status,
    ).toBe(200);
    for (const browser of [here, there]) {
      expect(await doors(browser)).toEqual(shut);
      expect((await refresh(browser.refreshToken)).status).toBe(400);
    }
    product.clock.advance(2_000);
    for (const browser of [here, there]) expect(await doors(browser)).toEqual(shut);
    expect(
      await product.database.db
        .selectFrom('account')
        .select('id')
        .where('email', '=', 'quitter@example.com')
        .execute(),
    ).toEqual([]);
  });

  it('is the same for a guest', async () => {
    const guest = await open('/signup', {});
    expect(
      (await product.send('DELETE', '/api/v1/profile/delete-account', undefined, guest.apiToken))
        .status,
    ).toBe(200);
    expect(await doors(guest)).toEqual(shut);
    expect((await refresh(guest.refreshToken)).status).toBe(400);
  });

  it('can be followed by a new one: signing up again is a new person', async () => {
    const before = await signUp('returner');
    await product.send('DELETE', '/api/v1/profile/delete-account', undefined, before.apiToken);
    await product.handlers['delete-person']({
      payload: { issuer: 'embedded', subject: before.userId },
      signal: new AbortController().signal,
      hold: async () => {},
      complete: async () => {},
    });
    expect(await doors(await signUp('returner'))).toEqual(wide);
  });
});
