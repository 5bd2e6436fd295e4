import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createCookieFetch,
  createMemoryStorage,
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from './testing/identity-service.ts';

const callback = `${ownOrigin}/auth/callback`;
const password = 'correct horse';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

type Client = ReturnType<IdentityService['client']>;

async function openMail(client: Client, email: string) {
  const landed = await service.open((await service.mailTo(email)).link);
  return await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
}

async function signUpConfirmed(email: string) {
  const client = service.client();
  await client.signUp({ email, password, options: { emailRedirectTo: callback } });
  const { data, error } = await openMail(client, email);
  if (error !== null) throw error;
  return { client, user: data.user };
}

describe('guests', () => {
  it('become permanent by confirming an address, and keep their id', async () => {
    const client = service.client();
    const { data: guest } = await client.signInAnonymously({
      options: { data: { colour: 'teal' } },
    });
    expect(guest.user).toMatchObject({
      is_anonymous: true,
      email: '',
      app_metadata: {},
      identities: [],
      user_metadata: { colour: 'teal' },
    });
    const asked = await client.updateUser(
      { email: 'guest@example.com' },
      { emailRedirectTo: callback },
    );
    expect(asked.data.user).toMatchObject({
      is_anonymous: true,
      new_email: 'guest@example.com',
      email: '',
    });

    const { data, error } = await openMail(client, 'guest@example.com');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: guest.user?.id,
      email: 'guest@example.com',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', identity_data: { email: 'guest@example.com', email_verified: true } },
    ]);
    expect((await client.updateUser({ password })).error).toBeNull();
    expect(
      (await service.client().signInWithPassword({ email: 'guest@example.com', password })).data
        .user?.id,
    ).toBe(guest.user?.id);
  });

  it('may choose address and password in one step', async () => {
    const client = service.client();
    const { data: guest } = await client.signInAnonymously();
    await client.updateUser(
      { email: 'one-step@example.com', password },
      { emailRedirectTo: callback },
    );
    await openMail(client, 'one-step@example.com');
    expect(
      (await service.client().signInWithPassword({ email: 'one-step@example.com', password })).data
        .user?.id,
    ).toBe(guest.user?.id);
  });

  it('cannot have a password alone, nor a used address', async () => {
    await signUpConfirmed('taken@example.com');
    const client = service.client();
    await client.signInAnonymously();
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    const mails = await service.mailCount();
    const { data } = await client.updateUser(
      { email: 'taken@example.com' },
      { emailRedirectTo: callback },
    );
    expect(data.user).toMatchObject({
      is_anonymous: true,
      new_email: 'taken@example.com',
      email: '',
    });
    // Its owner alone is told.
    expect(await service.mailCount()).toBe(mails + 1);
    const letter = await service.mailTo('taken@example.com');
    expect(letter).toMatchObject({ kind: 'account-exists', link: `${ownOrigin}/auth?tab=login` });
    expect(letter.text).not.toMatch(/\b\d{6}\b/);
  });

  it('do not get an address that somebody else confirmed first', async () => {
    const [first, second] = [service.client(), service.client()];
    await first.signInAnonymously();
    await second.signInAnonymously();
    await first.updateUser({ email: 'race@example.com' }, { emailRedirectTo: callback });
    const slow = (await service.mailTo('race@example.com')).link;
    service.clock.advance(61_000);
    await second.updateUser({ email: 'race@example.com' }, { emailRedirectTo: callback });
    expect((await openMail(second, 'race@example.com')).error).toBeNull();
    expect((await service.open(slow)).searchParams.get('error_code')).toBe('email_exists');
  });

  it('can have the link sent again', async () => {
    const client = service.client();
    await client.signInAnonymously();
    await client.updateUser({ email: 'impatient@example.com' }, { emailRedirectTo: callback });
    const resend = () =>
      client.resend({
        type: 'email_change',
        email: 'impatient@example.com',
        options: { emailRedirectTo: callback },
      });
    expect((await resend()).error).toMatchObject({ status: 429 });
    service.clock.advance(61_000);
    expect((await resend()).error).toBeNull();
    expect((await openMail(client, 'impatient@example.com')).error).toBeNull();
    expect((await client.refreshSession()).data.user).toMatchObject({
      email: 'impatient@example.com',
      is_anonymous: false,
    });
  });
});

describe('changing the address of an account', () => {
  it('needs both mailboxes', async () => {
    const browser = createCookieFetch();
    const { client, user } = await service.register(
      'before@example.com',
      password,
      service.client(createMemoryStorage(), browser.fetch),
    );
    await client.updateUser({ email: 'after@example.com' }, { emailRedirectTo: callback });
    const first = await service.open(
      (await service.mailTo('after@example.com')).link,
      browser.jar.cookie,
    );
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toMatch(
      /^Confirmation link accepted/,
    );
    expect((await client.getUser()).data.user?.email).toBe('before@example.com');
    const { data, error } = await openMail(client, 'before@example.com');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: user?.id, email: 'after@example.com' });
    expect(
      (await service.client().signInWithPassword({ email: 'after@example.com', password })).error,
    ).toBeNull();
    expect(
      (await service.client().signInWithPassword({ email: 'before@example.com', password })).error,
    ).toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('an account that names an address that somebody has', () => {
  it('is answered as for one that is free, also when it asks again; the owner alone is told', async () => {
    await signUpConfirmed('has-one@example.com');
    const [curious, other] = [
      await signUpConfirmed('curious@example.com'),
      await signUpConfirmed('other-one@example.com'),
    ];
    service.clock.advance(3_600_000);
    const shapeOf = ({ data, error }: Awaited<ReturnType<typeof curious.client.updateUser>>) => ({
      error,
      fields: Object.keys(data.user ?? {}).toSorted(),
      newEmail: data.user?.new_email,
    });
    for (const { client } of [curious, other]) await client.refreshSession();
    const [taken, free] = [
      await curious.client.updateUser({ email: 'has-one@example.com' }),
      await other.client.updateUser({ email: 'free-one@example.com' }),
    ];
    expect(shapeOf(taken)).toEqual({ ...shapeOf(free), newEmail: 'has-one@example.com' });
    expect(shapeOf(taken).error).toBeNull();
    expect((await service.mailTo('has-one@example.com')).kind).toBe('account-exists');
    expect((await service.mailTo('free-one@example.com')).kind).toBe('email-change');
    const landed = async (email: string) => [
      ...(await service.open((await service.mailTo(email)).link)).searchParams.keys(),
      ...new URLSearchParams(
        (await service.open((await service.mailTo(email)).link)).hash.slice(1),
      ).keys(),
    ];
    service.clock.advance(61_000);
    for (const email of ['curious@example.com', 'other-one@example.com']) {
      expect((await service.mailTo(email)).kind).toBe('email-change');
      expect((await service.client().resend({ type: 'email_change', email })).error).toBeNull();
    }
    expect((await service.mailTo('has-one@example.com')).kind).toBe('account-exists');
    expect(await landed('curious@example.com')).toEqual(await landed('other-one@example.com'));
    expect((await curious.client.getUser()).data.user?.email).toBe('curious@example.com');
  });
});

describe('an account that names an address that is not theirs', () => {
  const linkTo = async (email: string) => (await service.mailTo(email)).link;

  /** Somebody with an account, two sessions and a mail of their own under way, who asks for a stranger's address. */
  async function mallory(own: string, victims: string) {
    const { client } = await signUpConfirmed(own);
    const other = service.client();
    await other.signInWithPassword({ email: own, password });
    const signedUp = await service.database.db
      .selectFrom('identity_user')
      .select('id')
      .where('email', '=', own)
      .executeTakeFirstOrThrow();
    await service.database.db
      .insertInto('identity_identity')
      .values({
        id: signedUp.id,
        user_id: signedUp.id,
        provider: 'google',
        subject: own,
        identity_data: '{}',
        created_at: service.clock.now(),
        updated_at: service.clock.now(),
      })
      .execute();
    const waiting = service.client();
    await waiting.resetPasswordForEmail(own, { redirectTo: callback });
    const code = (await service.open(await linkTo(own))).searchParams.get('code') ?? '';
    service.clock.advance(61_000);
    await client.updateUser({ email: victims }, { emailRedirectTo: callback });
    async function expectNoWayIn() {
      expect(
        (await service.client().signInWithPassword({ email: victims, password })).error,
      ).toMatchObject({ code: 'invalid_credentials' });
      for (const session of [client, other]) {
        expect((await session.getUser()).error).not.toBeNull();
        expect((await session.refreshSession()).error).not.toBeNull();
      }
      expect((await waiting.exchangeCodeForSession(code)).error).toMatchObject({
        code: 'flow_state_not_found',
      });
      const { identities } = await recover(victims);
      expect(identities?.map(({ provider }) => provider)).toEqual(['email']);
    }
    return { client, expectNoWayIn };
  }

  async function recover(email: string) {
    service.clock.advance(61_000);
    const owner = service.client();
    await owner.resetPasswordForEmail(email, { redirectTo: callback });
    const { data } = await openMail(owner, email);
    if (data.user === null) throw new Error('the owner of the mailbox could not sign in');
    return data.user;
  }

  it('has no way in once another browser opens the link to the new address', async () => {
    const { expectNoWayIn } = await mallory('mallory1@example.com', 'victim1@example.com');
    await service.open(await linkTo('mallory1@example.com'));
    const landed = await service.open(await linkTo('victim1@example.com'));
    expect(landed.searchParams.get('password')).toBe('pending');
    await expectNoWayIn();
  });

  it('has none once the code is entered there', async () => {
    const { expectNoWayIn } = await mallory('mallory2@example.com', 'victim2@example.com');
    await service.open(await linkTo('mallory2@example.com'));
    const token = /\b(\d{6})\b/.exec((await service.mailTo('victim2@example.com')).text)?.[1] ?? '';
    const owner = service.client();
    expect(
      (await owner.verifyOtp({ email: 'victim2@example.com', token, type: 'email_change' })).error,
    ).toBeNull();
    expect((await owner.getUser()).data.user?.email).toBe('victim2@example.com');
    await expectNoWayIn();
  });

  it('has none where the mail to the new address was opened first', async () => {
    const { client, expectNoWayIn } = await mallory('mallory3@example.com', 'victim3@example.com');
    await service.open(await linkTo('victim3@example.com'));
    expect((await client.getUser()).data.user?.email).toBe('mallory3@example.com');
    const landed = await service.open(await linkTo('mallory3@example.com'));
    expect([landed.searchParams.get('code'), landed.searchParams.get('error_code')]).toEqual([
      null,
      'flow_state_not_found',
    ]);
    await expectNoWayIn();
  });

  it('has none where it enters its own code last', async () => {
    const { expectNoWayIn } = await mallory('mallory4@example.com', 'victim4@example.com');
    await service.open(await linkTo('victim4@example.com'));
    const token =
      /\b(\d{6})\b/.exec((await service.mailTo('mallory4@example.com')).text)?.[1] ?? '';
    const { data } = await service
      .client()
      .verifyOtp({ email: 'mallory4@example.com', token, type: 'email_change' });
    expect(data.session ?? null).toBeNull();
    await expectNoWayIn();
  });
});

describe('passwords', () => {
  it('are chosen anew through the link in a mail', async () => {
    const { user } = await signUpConfirmed('forgetful@example.com');
    const client = service.client();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    expect(
      (await client.resetPasswordForEmail('forgetful@example.com', { redirectTo: callback })).error,
    ).toBeNull();
    expect((await service.mailTo('forgetful@example.com')).subject).toBe('Choose a new password');
    expect((await openMail(client, 'forgetful@example.com')).data.user?.id).toBe(user.id);
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: 'battery staple' })).error).toBeNull();
    expect(
      (
        await service
          .client()
          .signInWithPassword({ email: 'forgetful@example.com', password: 'battery staple' })
      ).error,
    ).toBeNull();
    expect(
      (await service.client().signInWithPassword({ email: 'forgetful@example.com', password }))
        .error,
    ).not.toBeNull();
  });

  it('end the other sessions and every pending link when they change', async () => {
    const { client } = await signUpConfirmed('careful@example.com');
    const other = service.client();
    await other.signInWithPassword({ email: 'careful@example.com', password });
    await other.resetPasswordForEmail('careful@example.com', { redirectTo: callback });
    const { link } = await service.mailTo('careful@example.com');
    expect(
      (await client.updateUser({ password: 'battery staple', current_password: password })).error,
    ).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await other.refreshSession()).error?.name).toBe('AuthSessionMissingError');
    expect((await service.open(link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('cannot stay the same or become weak', async () => {
    const { client } = await signUpConfirmed('same@example.com');
    expect((await client.updateUser({ password, current_password: password })).error).toMatchObject(
      { status: 422, code: 'same_password' },
    );
    expect((await client.updateUser({ password: 'short' })).error).toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
    });
  });
});

describe('asking for mail', () => {
  it('tells nobody who is registered', async () => {
    await signUpConfirmed('known@example.com');
    service.clock.advance(61_000);
    const mails = await service.mailCount();
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const ask = async () =>
        (await service.client().resend({ type: 'signup', email })).error?.status ?? 200;
      expect([await ask(), await ask()]).toEqual([200, 429]);
    }
    expect(await service.mailCount()).toBe(mails);
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const ask = async () =>
        (await service.client().resetPasswordForEmail(email)).error?.status ?? 200;
      expect([await ask(), await ask()]).toEqual([200, 429]);
    }
    expect(await service.mailCount()).toBe(mails + 1);
  });

  it('says how long to wait', async () => {
    await service.client().resend({ type: 'signup', email: 'waiting@example.com' });
    service.clock.advance(20_000);
    const { error } = await service
      .client()
      .resend({ type: 'signup', email: 'waiting@example.com' });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const waitS = Number(
      /^For security purposes, you can only request this after (\d+) seconds\.$/.exec(
        error?.message ?? '',
      )?.[1],
    );
    expect(waitS).toBeLessThanOrEqual(40);
    service.clock.advance(waitS * 1_000);
    expect(
      (await service.client().resend({ type: 'signup', email: 'waiting@example.com' })).error,
    ).toBeNull();
  });
});

describe('links without PKCE', () => {
  it('carry the session in the fragment, or give it to POST /verify', async () => {
    await signUpConfirmed('plain@example.com');
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

describe('metadata', () => {
  it('is merged, and null takes a key away', async () => {
    const { client } = await signUpConfirmed('meta@example.com');
    await client.updateUser({ data: { full_name: 'Meta', colour: 'teal' } });
    const { data } = await client.updateUser({ data: { colour: null, size: 3 } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Meta', size: 3 });
    const session = (await client.refreshSession()).data.session;
    expect(await service.identity.verify(session?.access_token ?? '')).toMatchObject({
      name: 'Meta',
    });
  });
});
