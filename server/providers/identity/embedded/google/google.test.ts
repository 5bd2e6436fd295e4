import { createServer } from 'node:http';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createFormBrowser,
  type OpenIdProvider,
  startOpenIdProvider,
} from '../../../../testing/openid-provider.ts';
import { findFreePort } from '../../../../testing/server-process.ts';
import {
  createCookieFetch,
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../testing/identity-service.ts';

let provider: OpenIdProvider;
let service: IdentityService;

beforeAll(async () => {
  provider = await startOpenIdProvider({
    port: await findFreePort(),
    redirectUri: `${ownOrigin}/auth/v1/callback`,
  });
  service = await startIdentityService({ google: provider });
  for (const [login, email, emailVerified] of [
    ['grace', 'Grace@Example.com', true],
    ['ada', 'ada@example.com', true],
    ['mallory', 'ada@example.com', false],
    ['squatted', 'squatted@example.com', true],
    ['guest', 'guest@example.com', true],
    ['taken', 'grace@example.com', true],
    ['second', 'second@example.com', true],
    ['nobody', 'nobody@example.com', false],
  ] as const)
    provider.people.set(login, { email, emailVerified, name: `${login} of Example` });
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

// An hour without a request: the limits of an address are full again.
beforeEach(() => {
  browser.jar.cookie = '';
  service.clock.advance(3_600_000);
});

type Client = ReturnType<IdentityService['client']>;

/** The browser of these tests, with the cookie that our service gives it. */
const browser = createCookieFetch();
const visit = (address: string) => browser.fetch(address, { redirect: 'manual' });
const tab = () => service.client(undefined, browser.fetch);

/** Opens our callback as the browser would, and gives where it leads. */
async function callback(address: string): Promise<{ status: number; url: URL }> {
  const reply = await visit(address.replace(`${ownOrigin}/auth/v1`, service.url));
  return { status: reply.status, url: new URL(reply.headers.get('location') ?? 'about:blank') };
}

async function authorizationUrl(
  client: Client,
  redirectTo = `${ownOrigin}/auth/callback`,
): Promise<string> {
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo,
      skipBrowserRedirect: true,
      queryParams: {
        access_type: 'offline',
        prompt: 'consent',
        client_id: 'forged',
        redirect_uri: 'https://evil.example',
      },
    },
  });
  expect(error).toBeNull();
  const reply = await visit(data.url ?? '');
  expect(reply.status).toBe(302);
  return reply.headers.get('location') ?? '';
}

async function signIn(login: string, client = service.client()) {
  const { url } = await callback(
    await createFormBrowser(provider).signIn(await authorizationUrl(client), login),
  );
  const { data, error } = await client.exchangeCodeForSession(url.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  return { client, user: data.user, session: data.session };
}

const failure = (url: URL) => ({
  error: url.searchParams.get('error'),
  code: url.searchParams.get('error_code'),
  description: url.searchParams.get('error_description'),
});

describe('signing in with Google', () => {
  it('is told by /settings', async () => {
    expect(await (await fetch(`${service.url}/settings`)).json()).toMatchObject({
      external: { google: true },
    });
  });

  it('asks with PKCE, a nonce, and what the client may add; nothing that is ours to set', async () => {
    const url = new URL(await authorizationUrl(service.client()));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: provider.clientId,
      redirect_uri: `${ownOrigin}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('asks for no more than that, whatever scopes or claims the client names', async () => {
    const { data } = await service.client().signInWithOAuth({
      provider: 'google',
      options: {
        scopes: 'email https://www.googleapis.com/auth/drive',
        skipBrowserRedirect: true,
        queryParams: {
          scope: 'drive',
          include_granted_scopes: 'true',
          claims: '{}',
          login_hint: 'ada@example.com',
        },
      },
    });
    const asked = new URL((await visit(data.url ?? '')).headers.get('location') ?? '').searchParams;
    expect(asked.get('scope')).toBe('openid email profile');
    expect([asked.get('include_granted_scopes'), asked.get('claims'), asked.get('scopes')]).toEqual(
      [null, null, null],
    );
    expect(asked.get('login_hint')).toBe('ada@example.com');
  });

  it('makes a new user, and knows them when they come back', async () => {
    const first = await signIn('grace');
    expect(first.user).toMatchObject({
      email: 'grace@example.com',
      is_anonymous: false,
      app_metadata: { provider: 'google', providers: ['google'] },
      email_confirmed_at: expect.any(String),
    });
    expect(first.user?.user_metadata).toMatchObject({
      full_name: 'grace of Example',
      email_verified: true,
      provider_id: 'grace',
      iss: provider.issuer,
      picture: expect.stringContaining('grace.png'),
    });
    expect(first.user?.identities).toEqual([
      expect.objectContaining({ provider: 'google', id: 'grace' }),
    ]);
    expect(first.session?.provider_token).toEqual(expect.any(String));
    expect(
      (
        await service
          .client()
          .signInWithPassword({ email: 'grace@example.com', password: 'any password' })
      ).error?.code,
    ).toBe('invalid_credentials');
    const again = await signIn('grace');
    expect(again.user?.id).toBe(first.user?.id);
    expect(
      await service.database.db
        .selectFrom('identity_flow_state')
        .select('id')
        .where('sealed_provider_tokens', 'is not', null)
        .execute(),
    ).toEqual([]);
  });

  it('links an account with the same address that Google has verified, and refuses one it has not', async () => {
    const data = await service.register('ada@example.com', 'a long password');

    const refused = service.client();
    const { status, url } = await callback(
      await createFormBrowser(provider).signIn(await authorizationUrl(refused), 'mallory'),
    );
    expect(status).toBe(302);
    expect(failure(url)).toEqual({
      error: 'access_denied',
      code: 'provider_email_needs_verification',
      description: expect.any(String),
    });
    expect(url.hash).toContain('provider_email_needs_verification');

    const linked = await signIn('ada');
    expect(linked.user?.id).toBe(data.user?.id);
    expect(linked.user?.app_metadata['providers']).toEqual(['email', 'google']);
    expect(
      (
        await service
          .client()
          .signInWithPassword({ email: 'ada@example.com', password: 'a long password' })
      ).error,
    ).toBeNull();
  });

  it('takes an unconfirmed account from whoever made it with an address that was not theirs', async () => {
    const squatter = service.client();
    await squatter.signUp({
      email: 'squatted@example.com',
      password: 'the password of a stranger',
      options: { data: { name: 'Not me' } },
    });
    const { link } = await service.mailTo('squatted@example.com');
    const { user } = await signIn('squatted');
    expect(user).toMatchObject({
      email: 'squatted@example.com',
      identities: [expect.objectContaining({ provider: 'google' })],
    });
    expect(user?.user_metadata['name']).toBe('squatted of Example');
    expect(
      (
        await service.client().signInWithPassword({
          email: 'squatted@example.com',
          password: 'the password of a stranger',
        })
      ).error?.code,
    ).toBe('invalid_credentials');
    expect(failure(await service.open(link)).code).toBe('otp_expired');
  });

  it('makes nobody of an address that Google has not verified', async () => {
    const { url } = await callback(
      await createFormBrowser(provider).signIn(await authorizationUrl(service.client()), 'nobody'),
    );
    expect(failure(url).code).toBe('provider_email_needs_verification');
    expect(
      await service.database.db
        .selectFrom('identity_user')
        .select('id')
        .where('email', '=', 'nobody@example.com')
        .execute(),
    ).toEqual([]);
  });

  it('says so when the person turns away', async () => {
    const { status, url } = await callback(
      await createFormBrowser(provider).abort(await authorizationUrl(service.client())),
    );
    expect(status).toBe(302);
    expect(`${url.origin}${url.pathname}`).toBe(`${ownOrigin}/auth/callback`);
    expect(failure(url)).toMatchObject({ error: 'access_denied' });
  });

  it('leads nowhere that is not listed', async () => {
    const { url } = await callback(
      await createFormBrowser(provider).signIn(
        await authorizationUrl(service.client(), 'https://evil.example/steal'),
        'grace',
      ),
    );
    expect(url.origin).toBe(ownOrigin);
  });
});

describe("Google's answer", () => {
  it('counts once', async () => {
    const address = await createFormBrowser(provider).signIn(
      await authorizationUrl(service.client()),
      'grace',
    );
    expect((await callback(address)).url.searchParams.get('code')).not.toBeNull();
    const replayed = await callback(address);
    expect(replayed.status).toBe(303);
    expect(failure(replayed.url)).toEqual({
      error: 'invalid_request',
      code: 'flow_state_already_used',
      description: 'State has already been used',
    });
  });

  it.each([
    ['no state', {}, 'bad_oauth_callback', 'OAuth state parameter missing'],
    [
      'a state that cannot be one',
      { state: 'x' },
      'bad_oauth_state',
      'OAuth state parameter is invalid',
    ],
    [
      'an unknown state',
      { state: '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d' },
      'bad_oauth_state',
      'OAuth state not found or expired',
    ],
  ])('with %s sends the browser home', async (_name, parameters, code, description) => {
    const { status, url } = await callback(
      `${service.url}/callback?${new URLSearchParams({ ...parameters, code: 'x' })}`,
    );
    expect(status).toBe(303);
    expect(`${url.origin}${url.pathname}`).toBe(`${ownOrigin}/`);
    expect(failure(url)).toEqual({ error: 'invalid_request', code, description });
  });

  it('comes by GET alone', async () => {
    const address = await createFormBrowser(provider).signIn(
      await authorizationUrl(service.client()),
      'grace',
    );
    const form = new URL(address).searchParams;
    for (const headers of [
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'application/json' },
    ]) {
      const body = headers['content-type'].endsWith('json')
        ? JSON.stringify(Object.fromEntries(form))
        : form.toString();
      const posted = await fetch(`${service.url}/callback`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, cookie: browser.jar.cookie },
        body,
      });
      expect([400, 404]).toContain(posted.status);
    }
    expect((await callback(address)).url.searchParams.get('code')).not.toBeNull();
  });

  it('counts only in the browser that began', async () => {
    const client = tab();
    await client.signInAnonymously();
    const { data } = await client.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${ownOrigin}/auth/callback`, skipBrowserRedirect: true },
    });
    const address = await createFormBrowser(provider).signIn(data?.url ?? '', 'grace');
    const attackers = browser.jar.cookie;
    for (const victims of [
      '',
      'google-sign-in=',
      `google-sign-in=${'x'.repeat(43)}`,
      `${attackers}; ${attackers.slice(0, -1)}x`,
    ]) {
      browser.jar.cookie = victims;
      const { status, url } = await callback(address);
      expect({ status, code: failure(url).code }).toMatchObject({
        status: 303,
        code: expect.stringMatching(/^(bad_oauth_state|flow_state_already_used)$/),
      });
    }
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
    expect((await service.client().getUser()).data.user).toBeNull();
  });

  it('is awaited with a cookie that scripts cannot read and other sites do not send along', async () => {
    const { data } = await service
      .client()
      .signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
    const [line] = (await visit(data.url ?? '')).headers.getSetCookie();
    expect(line).toMatch(
      /^google-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const secure = await startIdentityService({
      google: provider,
      publicUrl: 'https://scenewright.example',
    });
    const [secureLine] = (
      await fetch(`${secure.url}/authorize?provider=google`, { redirect: 'manual' })
    ).headers.getSetCookie();
    expect(secureLine).toMatch(/^__Host-google-sign-in=[\w-]{43}; .*; Secure$/);
    await secure.close();
  });

  it('may be awaited in two tabs of one browser', async () => {
    const [first, second] = [service.client(), service.client()];
    const addresses = [await authorizationUrl(first), await authorizationUrl(second)];
    for (const address of addresses)
      expect(
        (
          await callback(await createFormBrowser(provider).signIn(address, 'grace'))
        ).url.searchParams.get('code'),
      ).not.toBeNull();
  });

  it('expires after five minutes', async () => {
    const address = await createFormBrowser(provider).signIn(
      await authorizationUrl(service.client()),
      'grace',
    );
    service.clock.advance(301_000);
    expect(failure((await callback(address)).url)).toMatchObject({
      code: 'bad_oauth_state',
      description: 'OAuth state has expired',
    });
  });

  it("with a code that is not Google's is refused, and with a forged one for another request too", async () => {
    const mine = new URL(
      await createFormBrowser(provider).signIn(await authorizationUrl(service.client()), 'grace'),
    );
    const other = new URL(
      await createFormBrowser(provider).signIn(await authorizationUrl(service.client()), 'ada'),
    );
    mine.searchParams.set('code', other.searchParams.get('code') ?? '');
    expect(failure((await callback(mine.href)).url)).toMatchObject({
      error: 'invalid_request',
      code: 'bad_oauth_callback',
    });
  });
});

describe('linking', () => {
  async function linkingUrl(client: Client): Promise<string> {
    const { data, error } = await client.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${ownOrigin}/auth/callback`, skipBrowserRedirect: true },
    });
    expect(error).toBeNull();
    return data?.url ?? '';
  }

  it('turns a guest into an account with the same id', async () => {
    const client = tab();
    const { data: guest } = await client.signInAnonymously();
    const { url } = await callback(
      await createFormBrowser(provider).signIn(await linkingUrl(client), 'guest'),
    );
    const { data } = await client.exchangeCodeForSession(url.searchParams.get('code') ?? '');
    expect(data.user).toMatchObject({
      id: guest.user?.id,
      email: 'guest@example.com',
      is_anonymous: false,
    });
  });

  it("refuses a Google account that is somebody's, and an address that is", async () => {
    const client = tab();
    await client.signInAnonymously();
    const linked = await callback(
      await createFormBrowser(provider).signIn(await linkingUrl(client), 'grace'),
    );
    expect(failure(linked.url)).toMatchObject({ code: 'identity_already_exists' });
    const taken = await callback(
      await createFormBrowser(provider).signIn(await linkingUrl(client), 'taken'),
    );
    expect(failure(taken.url)).toMatchObject({ code: 'email_exists' });
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
  });

  it('adds Google to an account and takes it away again, but never the last way in', async () => {
    const client = tab();
    await service.register('linker@example.com', 'a long password', client);
    await callback(await createFormBrowser(provider).signIn(await linkingUrl(client), 'second'));
    const { data } = await client.getUserIdentities();
    const google = data?.identities.find(({ provider: name }) => name === 'google');
    const email = data?.identities.find(({ provider: name }) => name === 'email');
    if (google === undefined || email === undefined)
      throw new Error('the identities are not both there');
    expect(
      (
        await client.unlinkIdentity({
          ...google,
          identity_id: '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d',
        })
      ).error?.code,
    ).toBe('identity_not_found');
    expect((await client.unlinkIdentity(google)).error).toBeNull();
    expect((await client.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable');
  });

  it('needs a session', async () => {
    const reply = await fetch(
      `${service.url}/user/identities/authorize?provider=google&skip_http_redirect=true`,
      { headers: { 'x-supabase-api-version': '2024-01-01' } },
    );
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'no_authorization' });
  });
});

describe('where Google is not set up, or away', () => {
  it('says that it is not supported', async () => {
    const plain = await startIdentityService();
    for (const name of ['google', 'apple', '']) {
      const reply = await fetch(`${plain.url}/authorize?provider=${name}`, {
        redirect: 'manual',
        headers: { 'x-supabase-api-version': '2024-01-01' },
      });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        code: 'validation_failed',
        message: expect.stringMatching(/^Unsupported provider: /),
      });
    }
    expect(await (await fetch(`${plain.url}/settings`)).json()).toMatchObject({
      external: { google: false },
    });
    await plain.close();
  });

  it('answers 503 while Google cannot be reached, and works as soon as it can', async () => {
    const port = await findFreePort();
    const settings = { clientId: 'x', clientSecret: 'y', issuer: `http://localhost:${port}` };
    const waiting = await startIdentityService({ google: settings });
    const ask = () => fetch(`${waiting.url}/authorize?provider=google`, { redirect: 'manual' });
    expect((await ask()).status).toBe(503);
    expect(
      await waiting.database.db.selectFrom('identity_provider_state').select('id').execute(),
    ).toEqual([]);
    const back = await startOpenIdProvider({ port, redirectUri: `${ownOrigin}/auth/v1/callback` });
    expect((await ask()).status).toBe(302);
    await back.close();
    await waiting.close();
  });

  it('tells the browser when Google fails between its two steps', async () => {
    const port = await findFreePort();
    const first = await startOpenIdProvider({ port, redirectUri: `${ownOrigin}/auth/v1/callback` });
    first.people.set('grace', { email: 'grace@example.com', emailVerified: true, name: 'Grace' });
    const shaky = await startIdentityService({ google: first });
    const authorization = await visit(
      `${shaky.url}/authorize?provider=google&redirect_to=${ownOrigin}/auth/callback`,
    );
    const address = await createFormBrowser(first).signIn(
      authorization.headers.get('location') ?? '',
      'grace',
    );
    await first.close();
    const broken = createServer(
      (_request, response) => void response.writeHead(500).end('out of order'),
    );
    await new Promise<void>((resolve) => broken.listen(port, '127.0.0.1', resolve));
    const reply = await visit(address.replace(`${ownOrigin}/auth/v1`, shaky.url));
    expect(failure(new URL(reply.headers.get('location') ?? ''))).toMatchObject({
      error: 'temporarily_unavailable',
      code: 'request_timeout',
    });
    broken.close();
    await shaky.close();
  });
});

it('takes no ID token that Google has not signed', async () => {
  const port = await findFreePort();
  const genuine = await startOpenIdProvider({ port, redirectUri: `${ownOrigin}/auth/v1/callback` });
  genuine.people.set('grace', { email: 'grace@example.com', emailVerified: true, name: 'Grace' });
  const trusting = await startIdentityService({ google: genuine });
  const authorization = await visit(
    `${trusting.url}/authorize?provider=google&redirect_to=${ownOrigin}/auth/callback`,
  );
  const asked = new URL(authorization.headers.get('location') ?? '');
  const address = await createFormBrowser(genuine).signIn(asked.href, 'grace');
  const keySet = await (await fetch(`${genuine.issuer}/jwks`)).text();
  const { kid } = (JSON.parse(keySet) as { keys: { kid: string }[] }).keys[0] ?? {};
  await genuine.close();
  // Everything in it is right but the key.
  const { privateKey } = await generateKeyPair('RS256');
  const nowS = Math.floor(Date.now() / 1_000);
  const forged = await new SignJWT({
    nonce: asked.searchParams.get('nonce'),
    email: 'admin@example.com',
    email_verified: true,
  })
    .setProtectedHeader({ alg: 'RS256', kid: kid ?? '' })
    .setIssuer(genuine.issuer)
    .setSubject('grace')
    .setAudience(genuine.clientId)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + 600)
    .sign(privateKey);
  const forger = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      request.url === '/jwks'
        ? keySet
        : JSON.stringify({
            access_token: 'x',
            token_type: 'Bearer',
            expires_in: 60,
            id_token: forged,
          }),
    );
  });
  await new Promise<void>((resolve) => void forger.listen(port, '127.0.0.1', resolve));
  const reply = await visit(address.replace(`${ownOrigin}/auth/v1`, trusting.url));
  expect(failure(new URL(reply.headers.get('location') ?? ''))).toMatchObject({
    code: 'bad_oauth_callback',
    description: "Google's answer could not be verified",
  });
  expect(await trusting.database.db.selectFrom('identity_user').select('id').execute()).toEqual([]);
  forger.closeAllConnections();
  forger.close();
  await trusting.close();
});

it('gives tokens in the fragment to a client without PKCE, and none of its secrets to the audit trail', async () => {
  const reply = await visit(
    `${service.url}/authorize?provider=google&redirect_to=${ownOrigin}/auth/callback`,
  );
  const { url } = await callback(
    await createFormBrowser(provider).signIn(reply.headers.get('location') ?? '', 'grace'),
  );
  const tokens = new URLSearchParams(url.hash.slice(1));
  expect(tokens.get('token_type')).toBe('bearer');
  const session = await fetch(`${service.url}/user`, {
    headers: { authorization: `Bearer ${tokens.get('access_token')}` },
  });
  expect(await session.json()).toMatchObject({ email: 'grace@example.com' });
  const audit = JSON.stringify(
    await service.database.db.selectFrom('identity_audit').select(['action', 'address']).execute(),
  );
  expect(audit).toContain('identity_linked');
  for (const secret of ['access_token', 'refresh_token', 'provider_token'])
    expect(audit).not.toContain(tokens.get(secret) ?? 'nothing');
});
