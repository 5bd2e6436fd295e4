import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createMemoryStorage,
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

// Somebody signs up with an address that is not theirs, and waits for its owner to confirm it (AUTH 2.12).

const strangers = 'the password of a stranger';
const owners = 'the password of the owner';
const callback = `${ownOrigin}/auth/callback`;

let service: IdentityService;
let people = 0;
beforeAll(async () => {
  service = await startIdentityService();
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

type Client = ReturnType<IdentityService['client']>;
const newAddress = () => `person${(people += 1)}@example.com`;
const aMinuteLater = () => service.clock.advance(61_000);
const logIn = async (email: string, password: string) =>
  (await service.client().signInWithPassword({ email, password })).error?.code ?? 'signed in';
const codeOf = async (link: string) => (await service.open(link)).searchParams.get('code') ?? '';
const linkTo = async (email: string) => (await service.mailTo(email)).link;
const digitsTo = async (email: string) =>
  /\b(\d{6})\b/.exec((await service.mailTo(email)).text)?.[1] ?? '';

async function signUp(
  email: string,
  password: string,
  name: string,
  client = service.client(),
): Promise<Client> {
  const { error } = await client.signUp({
    email,
    password,
    options: { data: { name }, emailRedirectTo: callback },
  });
  if (error !== null) throw error;
  return client;
}

const metadataOf = async (client: Client) => (await client.getUser()).data.user?.user_metadata;

describe('of several sign-ups with one address', () => {
  it("the one whose mail is opened by the browser that began it is in force; another's password and name are void", async () => {
    const email = newAddress();
    await signUp(email, strangers, 'Stranger');
    aMinuteLater();
    const owner = await signUp(email, owners, 'Owner');
    expect(
      (await owner.exchangeCodeForSession(await codeOf(await linkTo(email)))).error,
    ).toBeNull();
    expect(await metadataOf(owner)).toEqual({ name: 'Owner' });
    expect([await logIn(email, strangers), await logIn(email, owners)]).toEqual([
      'invalid_credentials',
      'signed in',
    ]);
  });

  it("a stranger's that came after it changes nothing", async () => {
    const email = newAddress();
    const owner = await signUp(email, owners, 'Owner');
    const link = await linkTo(email);
    aMinuteLater();
    await signUp(email, strangers, 'Stranger');
    const strangersLink = await linkTo(email);
    expect((await owner.exchangeCodeForSession(await codeOf(link))).error).toBeNull();
    expect((await service.open(strangersLink)).searchParams.get('error_code')).toBe('otp_expired');
    expect(await metadataOf(owner)).toEqual({ name: 'Owner' });
    expect([await logIn(email, strangers), await logIn(email, owners)]).toEqual([
      'invalid_credentials',
      'signed in',
    ]);
  });

  it("none is in force that its own browser did not confirm, and the account is its owner's", async () => {
    const email = newAddress();
    const owner = await signUp(email, owners, 'Owner');
    aMinuteLater();
    const stranger = await signUp(email, strangers, 'Stranger');
    // The newer mail, opened by the owner: her browser has the verifier of another sign-up.
    const landed = await service.open(await linkTo(email));
    expect(landed.searchParams.get('password')).toBe('pending');
    const code = landed.searchParams.get('code') ?? '';
    expect((await owner.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
    expect((await stranger.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
    expect([await logIn(email, strangers), await logIn(email, owners)]).toEqual([
      'invalid_credentials',
      'invalid_credentials',
    ]);
    aMinuteLater();
    await owner.resetPasswordForEmail(email, { redirectTo: callback });
    expect(
      (await owner.exchangeCodeForSession(await codeOf(await linkTo(email)))).error,
    ).toBeNull();
    expect((await owner.updateUser({ password: owners })).error).toBeNull();
    expect(await metadataOf(owner)).toEqual({});
    expect([await logIn(email, strangers), await logIn(email, owners)]).toEqual([
      'invalid_credentials',
      'signed in',
    ]);
  });

  it('the password of each says before any is confirmed only that it is the newest', async () => {
    const email = newAddress();
    await signUp(email, strangers, 'Stranger');
    expect(await logIn(email, strangers)).toBe('email_not_confirmed');
    aMinuteLater();
    await signUp(email, owners, 'Owner');
    expect([await logIn(email, strangers), await logIn(email, owners)]).toEqual([
      'invalid_credentials',
      'email_not_confirmed',
    ]);
  });
});

describe('a mailbox proved without the verifier of a sign-up', () => {
  const ways: readonly [string, (email: string) => Promise<unknown>][] = [
    [
      'a magic link',
      async (email) => {
        const client = service.client();
        await client.signInWithOtp({ email, options: { emailRedirectTo: callback } });
        return (await client.exchangeCodeForSession(await codeOf(await linkTo(email)))).error;
      },
    ],
    [
      'the code of a magic link',
      async (email) => {
        await service.client().signInWithOtp({ email });
        return (
          await service.client().verifyOtp({ email, token: await digitsTo(email), type: 'email' })
        ).error;
      },
    ],
    [
      'a mail for a forgotten password',
      async (email) => {
        const client = service.client();
        await client.resetPasswordForEmail(email, { redirectTo: callback });
        return (await client.exchangeCodeForSession(await codeOf(await linkTo(email)))).error;
      },
    ],
    [
      "the sign-up's own code",
      async (email) =>
        (await service.client().verifyOtp({ email, token: await digitsTo(email), type: 'signup' }))
          .error,
    ],
    [
      "the sign-up's own link, taken as a token",
      async (email) => {
        const token_hash = new URL(await linkTo(email)).searchParams.get('token') ?? '';
        return (await service.client().verifyOtp({ token_hash, type: 'signup' })).error;
      },
    ],
    [
      'a link that a stranger asked for again',
      async (email) => {
        const client = service.client();
        await client.resend({ type: 'signup', email, options: { emailRedirectTo: callback } });
        return (await client.exchangeCodeForSession(await codeOf(await linkTo(email)))).error;
      },
    ],
  ];

  it.each(ways)('%s voids its password and its name', async (_way, prove) => {
    const email = newAddress();
    const stranger = await signUp(email, strangers, 'Stranger');
    const link = await linkTo(email);
    aMinuteLater();
    expect(await prove(email)).toBeNull();
    expect(await logIn(email, strangers)).toBe('invalid_credentials');
    expect((await service.open(link)).searchParams.get('error_code')).toBe('otp_expired');
    expect((await stranger.exchangeCodeForSession('any')).error).not.toBeNull();
    const { user_metadata, password_hash } = await service.database.db
      .selectFrom('identity_user')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect({ user_metadata, password_hash }).toEqual({ user_metadata: {}, password_hash: null });
  });

  it("is nobody's where the sign-up brought no challenge at all", async () => {
    const email = newAddress();
    await fetch(`${service.url}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: strangers, data: { name: 'Stranger' } }),
    });
    const landed = await service.open(await linkTo(email));
    expect(new URLSearchParams(landed.hash.slice(1)).get('access_token')).not.toBeNull();
    expect(await logIn(email, strangers)).toBe('invalid_credentials');
  });

  it('brings no name of a magic link that somebody else asked for', async () => {
    const email = newAddress();
    await service
      .client()
      .signInWithOtp({ email, options: { data: { name: 'Stranger' }, emailRedirectTo: callback } });
    const { data } = await service
      .client()
      .verifyOtp({ email, token: await digitsTo(email), type: 'magiclink' });
    expect(data.user?.user_metadata).toEqual({});
    const own = newAddress();
    const client = service.client();
    await client.signInWithOtp({
      email: own,
      options: { data: { name: 'Owner' }, emailRedirectTo: callback },
    });
    expect(
      (await client.exchangeCodeForSession(await codeOf(await linkTo(own)))).data.user
        ?.user_metadata,
    ).toEqual({ name: 'Owner' });
  });
});

describe('the browser that signed up', () => {
  const verifierIn = (storage: ReturnType<typeof createMemoryStorage>): string => {
    const stored =
      [...storage.items].find(
        ([name]) => name.endsWith('-code-verifier') && !name.includes('-flow'),
      )?.[1] ?? '""';
    return JSON.parse(stored) as string;
  };

  it('keeps its password by the code, too, where it shows its verifier beside it', async () => {
    const email = newAddress();
    const storage = createMemoryStorage();
    const client = await signUp(email, owners, 'Owner', service.client(storage));
    const shown = {
      email,
      token: await digitsTo(email),
      type: 'signup' as const,
      code_verifier: verifierIn(storage),
    };
    expect((await client.verifyOtp(shown)).data.user?.user_metadata).toEqual({ name: 'Owner' });
    expect(await logIn(email, owners)).toBe('signed in');
  });

  it('keeps its password by a mail it asks for again with the challenge of its sign-up', async () => {
    const email = newAddress();
    const storage = createMemoryStorage();
    const client = await signUp(email, owners, 'Owner', service.client(storage));
    aMinuteLater();
    const code_challenge = createHash('sha256').update(verifierIn(storage)).digest('base64url');
    await fetch(`${service.url}/resend?redirect_to=${encodeURIComponent(callback)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'signup',
        email,
        code_challenge,
        code_challenge_method: 's256',
      }),
    });
    expect(
      (await client.exchangeCodeForSession(await codeOf(await linkTo(email)))).error,
    ).toBeNull();
    expect(await logIn(email, owners)).toBe('signed in');
  });
});

describe('a guest who names an address that is not theirs', () => {
  const cookieOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0] ?? '';

  async function guestNames(email: string) {
    const client = service.client();
    const { data } = await client.signInAnonymously();
    const reply = await fetch(`${service.url}/user?redirect_to=${encodeURIComponent(callback)}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
      },
      body: JSON.stringify({ email, password: strangers, data: { name: 'Stranger' } }),
    });
    return { client, cookie: cookieOf(reply), setCookie: reply.headers.get('set-cookie') };
  }

  it('has neither a password nor a session once its owner opens the mail', async () => {
    const email = newAddress();
    const { client } = await guestNames(email);
    await service.open(await linkTo(email));
    expect(await logIn(email, strangers)).toBe('invalid_credentials');
    expect((await client.getUser()).error).not.toBeNull();
    expect((await client.refreshSession()).error).not.toBeNull();
  });

  it('has none once its owner enters the code', async () => {
    const email = newAddress();
    const { client } = await guestNames(email);
    const owner = service.client();
    expect(
      (await owner.verifyOtp({ email, token: await digitsTo(email), type: 'email_change' })).error,
    ).toBeNull();
    expect((await client.refreshSession()).error).not.toBeNull();
    expect((await owner.getUser()).data.user?.email).toBe(email);
  });

  it('leaves no name on the account of its owner', async () => {
    const email = newAddress();
    await guestNames(email);
    await service.open(await linkTo(email));
    aMinuteLater();
    const owner = service.client();
    await owner.resetPasswordForEmail(email, { redirectTo: callback });
    expect(
      (await owner.exchangeCodeForSession(await codeOf(await linkTo(email)))).data.user
        ?.user_metadata,
    ).toEqual({});
  });

  it('stays signed in where the mail is opened by the same browser', async () => {
    const email = newAddress();
    const { client, cookie, setCookie } = await guestNames(email);
    expect(setCookie).toMatch(
      /^scenewright-guest=[\w-]{43}; Path=\/auth\/v1\/verify; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    );
    await service.open(await linkTo(email), cookie);
    expect((await client.refreshSession()).data.user).toMatchObject({
      email,
      is_anonymous: false,
      user_metadata: { name: 'Stranger' },
    });
  });

  it('confirms no address by the mail that went to another one', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const client = service.client();
    await client.signInAnonymously();
    await client.updateUser({ email: first, password: owners }, { emailRedirectTo: callback });
    const link = await linkTo(first);
    aMinuteLater();
    await client.updateUser({ email: second, password: owners }, { emailRedirectTo: callback });
    expect((await service.open(link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('is asked to confirm this address, and nothing else', async () => {
    const email = newAddress();
    await guestNames(email);
    const { subject, text } = await service.mailTo(email);
    expect(subject).toBe('Confirm your e-mail');
    expect(text).toContain('Please confirm that this address is yours.');
    expect(text).not.toMatch(/sign in|new e-mail|password|account/i);
  });
});
