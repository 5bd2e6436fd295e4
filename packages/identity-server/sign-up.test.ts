import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const signUp = (email: string, emailRedirectTo = callback) => {
  const client = service.client();
  return { client, reply: client.signUp({ email, password, options: { emailRedirectTo } }) };
};

describe('sign-up by e-mail', () => {
  it('confirms by the link in the mail and signs in with its code', async () => {
    const { client, reply } = signUp('Ada@Example.com');
    const signedUp = await reply;
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({
      email: 'ada@example.com',
      is_anonymous: false,
      identities: [{ provider: 'email' }],
    });

    const unconfirmed = await client.signInWithPassword({ email: 'ada@example.com', password });
    expect(unconfirmed.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const mail = await service.mailTo('ada@example.com');
    expect(mail.subject).toBe('Confirm your e-mail');
    const landed = await service.open(mail.link);
    expect(landed.origin + landed.pathname).toBe(callback);
    const exchanged = await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user).toMatchObject({
      id: signedUp.data.user?.id,
      role: 'authenticated',
    });
    expect(exchanged.data.user?.email_confirmed_at).toBeDefined();

    const { data } = await service
      .client()
      .signInWithPassword({ email: 'ADA@example.com', password });
    const verified = await service.identity.verify(data.session?.access_token ?? '');
    expect(verified).toMatchObject({
      issuer: 'embedded',
      subject: signedUp.data.user?.id,
      email: 'ada@example.com',
      emailVerified: true,
      isAnonymous: false,
    });
  });

  it('lets a link work late in its day, once, and its code for five minutes, once', async () => {
    const { client, reply } = signUp('late@example.com');
    await reply;
    const { link } = await service.mailTo('late@example.com');
    service.clock.advance(23 * 3_600_000);
    const code = (await service.open(link)).searchParams.get('code') ?? '';
    const again = await service.open(link);
    expect(again.searchParams.get('error_code')).toBe('otp_expired');
    expect(new URLSearchParams(again.hash.slice(1)).get('error')).toBe('access_denied');
    service.clock.advance(301_000);
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    });
    // The mailbox is proved; who signed up has not shown themselves.
    expect(
      (await service.client().signInWithPassword({ email: 'late@example.com', password })).error,
    ).toMatchObject({ code: 'invalid_credentials' });
    expect((await service.client().signInWithOtp({ email: 'late@example.com' })).error).toBeNull();
  });

  it('refuses a link after a day', async () => {
    await signUp('tomorrow@example.com').reply;
    const { link } = await service.mailTo('tomorrow@example.com');
    service.clock.advance(86_400_000);
    expect((await service.open(link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('does not count HEAD, with which mail scanners look at links', async () => {
    await signUp('scanned@example.com').reply;
    const { link } = await service.mailTo('scanned@example.com');
    const head = await fetch(link.replace(`${ownOrigin}/auth/v1`, service.url), {
      method: 'HEAD',
      redirect: 'manual',
    });
    expect(head.status).toBe(204);
    expect((await service.open(link)).searchParams.get('code')).not.toBeNull();
  });

  it('burns the code at the first attempt, also with the wrong verifier', async () => {
    const { reply } = signUp('burnt@example.com');
    await reply;
    const code = (
      await service.open((await service.mailTo('burnt@example.com')).link)
    ).searchParams.get('code');
    const exchange = (verifier: string) =>
      post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
    expect(await exchange('a'.repeat(56))).toMatchObject({
      status: 400,
      body: { code: 'bad_code_verifier' },
    });
    expect(await exchange('a'.repeat(56))).toMatchObject({
      status: 404,
      body: { code: 'flow_state_not_found' },
    });
  });

  it('answers a taken address with a user nobody is, and mails nobody', async () => {
    await service.register('taken@example.com', password);
    const mails = await service.mailCount();
    service.clock.advance(61_000);
    const { data, error } = await service
      .client()
      .signUp({ email: 'Taken@example.com', password, options: { data: { colour: 'teal' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      role: 'authenticated',
      email: 'taken@example.com',
      identities: [{ provider: 'email' }],
      user_metadata: { colour: 'teal' },
      confirmation_sent_at: expect.any(String),
    });
    expect(
      await service.database.db
        .selectFrom('identity_user')
        .select('email')
        .where('id', '=', data.user?.id ?? '')
        .execute(),
    ).toEqual([]);
    expect(await service.mailCount()).toBe(mails);
  });

  it('sends a link of its own to who signs up again, but not within a minute; confirming by one voids the other', async () => {
    const first = signUp('again@example.com');
    const { data } = await first.reply;
    const older = (await service.mailTo('again@example.com')).link;
    expect((await signUp('again@example.com').reply).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    service.clock.advance(60_000);
    expect((await signUp('again@example.com').reply).data.user?.id).toBe(data.user?.id);
    const newer = (await service.mailTo('again@example.com')).link;
    expect((await service.open(older)).searchParams.get('code')).not.toBeNull();
    expect((await service.open(newer)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('spends with one link all others of the person', async () => {
    await signUp('both@example.com').reply;
    const signupLink = (await service.mailTo('both@example.com')).link;
    await service.client().resetPasswordForEmail('both@example.com', { redirectTo: callback });
    const recoveryLink = (await service.mailTo('both@example.com')).link;
    expect(recoveryLink).not.toBe(signupLink);
    expect((await service.open(signupLink)).searchParams.get('code')).not.toBeNull();
    expect((await service.open(recoveryLink)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('leads where the query says, else where the header says, else to the page that asked, else home', async () => {
    const lead = async (query: string, headers: Record<string, string>) =>
      (
        await fetch(`${service.url}/verify?type=signup&token=unknown${query}`, {
          redirect: 'manual',
          headers,
        })
      ).headers
        .get('location')
        ?.split('#')[0];
    const page = (name: string) => `${ownOrigin}/${name}`;
    expect(
      await lead(`&redirect_to=${page('query')}`, {
        redirect_to: page('header'),
        referer: page('referer'),
      }),
    ).toBe(page('query'));
    expect(
      await lead('&redirect_to=https://evil.example/', {
        redirect_to: page('header'),
        referer: page('referer'),
      }),
    ).toBe(page('header'));
    expect(await lead('', { redirect_to: 'https://evil.example/', referer: page('referer') })).toBe(
      page('referer'),
    );
    expect(await lead('', { referer: 'https://evil.example/' })).toBe(page(''));
  });

  it('makes one user of two sign-ups at once', async () => {
    const replies = await Promise.all([
      signUp('twice@example.com').reply,
      signUp('twice@example.com').reply,
    ]);
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    expect(replies.find(({ error }) => error !== null)?.error).toMatchObject({ status: 429 });
  });

  it('leads only to our own origin and to the addresses that are listed', async () => {
    const landing = async (email: string, redirectTo: string) => {
      await signUp(email, redirectTo).reply;
      const { origin, pathname } = await service.open((await service.mailTo(email)).link);
      return origin + pathname;
    };
    expect(await landing('r1@example.com', 'https://evil.example/auth/callback')).toBe(
      `${ownOrigin}/`,
    );
    expect(await landing('r2@example.com', 'https://elsewhere.example/auth/callback')).toBe(
      'https://elsewhere.example/auth/callback',
    );
    expect(await landing('r3@example.com', 'https://elsewhere.example/auth/other')).toBe(
      `${ownOrigin}/`,
    );
    expect(await landing('r4@example.com', 'javascript:alert(1)')).toBe(`${ownOrigin}/`);
    expect(await landing('r5@example.com', 'http://localhost:3000@evil.example/')).toBe(
      `${ownOrigin}/`,
    );
  });
});

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = { 'x-supabase-api-version': '2024-01-01' },
) {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

describe('what a sign-up refuses', () => {
  const challenge = 'a'.repeat(43);
  const email = 'refused@example.com';
  it.each([
    [{ email, password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      { email, password: 'x'.repeat(257) },
      400,
      'validation_failed',
      'Password cannot be longer than 256 characters',
    ],
    [
      { email, password: '😀'.repeat(257) },
      400,
      'validation_failed',
      'Password cannot be longer than 256 characters',
    ],
    [
      { email, password: 'seven77' },
      422,
      'weak_password',
      'Password must be at least 8 characters long',
    ],
    [
      { email, password: ' '.repeat(12) },
      422,
      'weak_password',
      'Password cannot be empty or only whitespace',
    ],
    [
      { email: 'no address', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'na\u200Bme@example.com', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'Name<name@example.com>', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: `${'x'.repeat(250)}@example.com`, password },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      { email, phone: '123', password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      { email, password, code_challenge: challenge },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      { email, password, code_challenge: 'short', code_challenge_method: 's256' },
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      { email, password, code_challenge: `${challenge}!`, code_challenge_method: 's256' },
      400,
      'validation_failed',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    ],
    [
      { email, password, code_challenge: challenge, code_challenge_method: 'plain' },
      400,
      'validation_failed',
      'code challenge method must be S256',
    ],
    [
      { email: 7, password },
      400,
      'bad_json',
      expect.stringMatching(/^Could not parse request body as JSON: email/),
    ],
    [
      '{"email":',
      400,
      'bad_json',
      expect.stringMatching(/^Could not parse request body as JSON: /),
    ],
    [
      { email, password, data: { big: 'x'.repeat(9_000) } },
      400,
      'validation_failed',
      'User metadata must be at most 8192 bytes',
    ],
  ])('%j', async (body, status, code, message) => {
    const before = await service.mailCount();
    expect(await post('/signup', body)).toMatchObject({ status, body: { code, message } });
    expect(await service.mailCount()).toBe(before);
  });

  it('says why a password is weak', async () => {
    const { body } = await post('/signup', { email, password: 'short' });
    expect(body).toEqual({
      code: 'weak_password',
      message: 'Password must be at least 8 characters long',
      weak_password: { reasons: ['length'] },
    });
  });

  it('says it in the older form to clients that do not name a version', async () => {
    const { status, headers, body } = await post('/signup', { email, password: '' }, {});
    expect(status).toBe(400);
    expect(headers.get('x-supabase-api-version')).toBeNull();
    expect(body).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Signup requires a valid password',
    });
  });

  it('refuses a body that is too large', async () => {
    expect(
      await post('/signup', { email, password, data: { x: 'x'.repeat(1_100_000) } }),
    ).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } });
  });
});
