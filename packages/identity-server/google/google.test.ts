import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownOrigin } from '../../../apps/server/testing/identity-service.ts';
import { failure, type GoogleVisitor, startGoogleVisitor } from './testing/google-visitor.ts';

let google: GoogleVisitor;
beforeAll(async () => {
  google = await startGoogleVisitor();
});
beforeEach(() => google.rest());
afterAll(() => google.close());

describe('signing in with Google', () => {
  it('is told by /settings', async () => {
    expect(await (await fetch(`${google.service.url}/settings`)).json()).toMatchObject({
      external: { google: true },
    });
  });

  it('asks with PKCE, a nonce, and what the client may add; nothing that is ours to set', async () => {
    const url = new URL(await google.authorizationUrl(google.service.client()));
    expect(url.origin).toBe(google.provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: google.provider.clientId,
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
    const { data } = await google.service.client().signInWithOAuth({
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
    const asked = new URL((await google.visit(data.url ?? '')).headers.get('location') ?? '')
      .searchParams;
    expect(asked.get('scope')).toBe('openid email profile');
    expect([asked.get('include_granted_scopes'), asked.get('claims'), asked.get('scopes')]).toEqual(
      [null, null, null],
    );
    expect(asked.get('login_hint')).toBe('ada@example.com');
  });

  it('makes a new user, and knows them when they come back', async () => {
    const sealedFlows = async () =>
      await google.service.database.db
        .selectFrom('identity_flow_state')
        .select('id')
        .where('sealed_provider_tokens', 'is not', null)
        .orderBy('id')
        .execute();
    const sealedBefore = await sealedFlows();
    const first = await google.signIn('grace');
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
      iss: google.provider.issuer,
      picture: expect.stringContaining('grace.png'),
    });
    expect(first.user?.identities).toEqual([
      expect.objectContaining({ provider: 'google', id: 'grace' }),
    ]);
    expect(first.session?.provider_token).toEqual(expect.any(String));
    expect(
      (
        await google.service
          .client()
          .signInWithPassword({ email: 'grace@example.com', password: 'any password' })
      ).error?.code,
    ).toBe('invalid_credentials');
    const again = await google.signIn('grace');
    expect(again.user?.id).toBe(first.user?.id);
    expect(await sealedFlows()).toEqual(sealedBefore);
  });

  it('links an account with the same address that Google has verified, and refuses one it has not', async () => {
    const data = await google.service.register('ada@example.com', 'a long password');

    const refused = google.service.client();
    const { status, url } = await google.callback(
      await google.agree(await google.authorizationUrl(refused), 'mallory'),
    );
    expect(status).toBe(302);
    expect(failure(url)).toEqual({
      error: 'access_denied',
      code: 'provider_email_needs_verification',
      description: expect.any(String),
    });
    expect(url.hash).toContain('provider_email_needs_verification');

    const linked = await google.signIn('ada');
    expect(linked.user?.id).toBe(data.user?.id);
    expect(linked.user?.app_metadata['providers']).toEqual(['email', 'google']);
    expect(
      (
        await google.service
          .client()
          .signInWithPassword({ email: 'ada@example.com', password: 'a long password' })
      ).error,
    ).toBeNull();
  });

  it('takes an unconfirmed account from whoever made it with an address that was not theirs', async () => {
    const squatter = google.service.client();
    await squatter.signUp({
      email: 'squatted@example.com',
      password: 'the password of a stranger',
      options: { data: { name: 'Not me' } },
    });
    const { link } = await google.service.mailTo('squatted@example.com');
    const { user } = await google.signIn('squatted');
    expect(user).toMatchObject({
      email: 'squatted@example.com',
      identities: [expect.objectContaining({ provider: 'google' })],
    });
    expect(user?.user_metadata['name']).toBe('squatted of Example');
    expect(
      (
        await google.service.client().signInWithPassword({
          email: 'squatted@example.com',
          password: 'the password of a stranger',
        })
      ).error?.code,
    ).toBe('invalid_credentials');
    expect(failure(await google.service.open(link)).code).toBe('otp_expired');
  });

  it('makes nobody of an address that Google has not verified', async () => {
    const { url } = await google.callback(
      await google.agree(await google.authorizationUrl(google.service.client()), 'nobody'),
    );
    expect(failure(url).code).toBe('provider_email_needs_verification');
    expect(
      await google.service.database.db
        .selectFrom('identity_user')
        .select('id')
        .where('email', '=', 'nobody@example.com')
        .execute(),
    ).toEqual([]);
  });

  it('says so when the person turns away', async () => {
    const { status, url } = await google.callback(
      await google.abort(await google.authorizationUrl(google.service.client())),
    );
    expect(status).toBe(302);
    expect(`${url.origin}${url.pathname}`).toBe(`${ownOrigin}/auth/callback`);
    expect(failure(url)).toMatchObject({ error: 'access_denied' });
  });

  it('leads nowhere that is not listed', async () => {
    const { url } = await google.callback(
      await google.agree(
        await google.authorizationUrl(google.service.client(), 'https://evil.example/steal'),
        'heidi',
      ),
    );
    expect(url.origin).toBe(ownOrigin);
  });
});

it('gives tokens in the fragment to a client without PKCE, and none of its secrets to the audit trail', async () => {
  await google.service.register('lena@example.com', 'a long password');
  const reply = await google.visit(
    `${google.service.url}/authorize?provider=google&redirect_to=${ownOrigin}/auth/callback`,
  );
  const { url } = await google.callback(
    await google.agree(reply.headers.get('location') ?? '', 'lena'),
  );
  const tokens = new URLSearchParams(url.hash.slice(1));
  expect(tokens.get('token_type')).toBe('bearer');
  const session = await fetch(`${google.service.url}/user`, {
    headers: { authorization: `Bearer ${tokens.get('access_token')}` },
  });
  expect(await session.json()).toMatchObject({ email: 'lena@example.com' });
  const audit = JSON.stringify(
    await google.service.database.db
      .selectFrom('identity_audit')
      .select(['action', 'address'])
      .execute(),
  );
  expect(audit).toContain('identity_linked');
  for (const secret of ['access_token', 'refresh_token', 'provider_token'])
    expect(audit).not.toContain(tokens.get(secret) ?? 'nothing');
});
