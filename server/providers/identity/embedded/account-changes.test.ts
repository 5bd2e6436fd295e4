import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityService, ownOrigin, startIdentityService } from './testing/identity-service.ts';

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
    const { data: guest } = await client.signInAnonymously({ options: { data: { colour: 'teal' } } });
    expect(guest.user).toMatchObject({ is_anonymous: true, email: '', app_metadata: {}, identities: [], user_metadata: { colour: 'teal' } });
    const asked = await client.updateUser({ email: 'guest@example.com' }, { emailRedirectTo: callback });
    expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: 'guest@example.com', email: '' });

    const { data, error } = await openMail(client, 'guest@example.com');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: guest.user?.id, email: 'guest@example.com', is_anonymous: false, app_metadata: { provider: 'email', providers: ['email'] } });
    expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email: 'guest@example.com', email_verified: true } }]);
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await service.client().signInWithPassword({ email: 'guest@example.com', password })).data.user?.id).toBe(guest.user?.id);
  });

  it('may choose address and password in one step', async () => {
    const client = service.client();
    const { data: guest } = await client.signInAnonymously();
    await client.updateUser({ email: 'one-step@example.com', password }, { emailRedirectTo: callback });
    await openMail(client, 'one-step@example.com');
    expect((await service.client().signInWithPassword({ email: 'one-step@example.com', password })).data.user?.id).toBe(guest.user?.id);
  });

  it('cannot have a password alone, nor a used address', async () => {
    await signUpConfirmed('taken@example.com');
    const client = service.client();
    await client.signInAnonymously();
    expect((await client.updateUser({ password })).error).toMatchObject({ status: 422, code: 'validation_failed' });
    const mails = await service.mailCount();
    const { data } = await client.updateUser({ email: 'taken@example.com' }, { emailRedirectTo: callback });
    expect(data.user).toMatchObject({ is_anonymous: true, new_email: 'taken@example.com', email: '' });
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
    const resend = () => client.resend({ type: 'email_change', email: 'impatient@example.com', options: { emailRedirectTo: callback } });
    expect((await resend()).error).toMatchObject({ status: 429 });
    service.clock.advance(61_000);
    expect((await resend()).error).toBeNull();
    expect((await openMail(client, 'impatient@example.com')).error).toBeNull();
    expect((await client.refreshSession()).data.user).toMatchObject({ email: 'impatient@example.com', is_anonymous: false });
  });
});

describe('changing the address of an account', () => {
  it('needs both mailboxes', async () => {
    const { client, user } = await signUpConfirmed('before@example.com');
    await client.updateUser({ email: 'after@example.com' }, { emailRedirectTo: callback });
    const first = await service.open((await service.mailTo('after@example.com')).link);
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toMatch(/^Confirmation link accepted/);
    expect((await client.getUser()).data.user?.email).toBe('before@example.com');
    const { data, error } = await openMail(client, 'before@example.com');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: user.id, email: 'after@example.com' });
    expect((await service.client().signInWithPassword({ email: 'before@example.com', password })).error).toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('passwords', () => {
  it('are chosen anew through the link in a mail', async () => {
    const { user } = await signUpConfirmed('forgetful@example.com');
    const client = service.client();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    expect((await client.resetPasswordForEmail('forgetful@example.com', { redirectTo: callback })).error).toBeNull();
    expect((await service.mailTo('forgetful@example.com')).subject).toBe('Choose a new password');
    expect((await openMail(client, 'forgetful@example.com')).data.user?.id).toBe(user.id);
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: 'battery staple' })).error).toBeNull();
    expect((await service.client().signInWithPassword({ email: 'forgetful@example.com', password: 'battery staple' })).error).toBeNull();
    expect((await service.client().signInWithPassword({ email: 'forgetful@example.com', password })).error).not.toBeNull();
  });

  it('end the other sessions and every pending link when they change', async () => {
    const { client } = await signUpConfirmed('careful@example.com');
    const other = service.client();
    await other.signInWithPassword({ email: 'careful@example.com', password });
    await other.resetPasswordForEmail('careful@example.com', { redirectTo: callback });
    const { link } = await service.mailTo('careful@example.com');
    expect((await client.updateUser({ password: 'battery staple', current_password: password })).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await other.refreshSession()).error?.name).toBe('AuthSessionMissingError');
    expect((await service.open(link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('cannot stay the same or become weak', async () => {
    const { client } = await signUpConfirmed('same@example.com');
    expect((await client.updateUser({ password, current_password: password })).error).toMatchObject({ status: 422, code: 'same_password' });
    expect((await client.updateUser({ password: 'short' })).error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  });
});

describe('asking for mail', () => {
  it('tells nobody who is registered', async () => {
    await signUpConfirmed('known@example.com');
    service.clock.advance(61_000);
    const mails = await service.mailCount();
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const ask = async () => (await service.client().resend({ type: 'signup', email })).error?.status ?? 200;
      expect([await ask(), await ask()]).toEqual([200, 429]);
    }
    expect(await service.mailCount()).toBe(mails);
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const ask = async () => (await service.client().resetPasswordForEmail(email)).error?.status ?? 200;
      expect([await ask(), await ask()]).toEqual([200, 429]);
    }
    expect(await service.mailCount()).toBe(mails + 1);
  });

  it('says how long to wait', async () => {
    await service.client().resend({ type: 'signup', email: 'waiting@example.com' });
    service.clock.advance(20_000);
    const { error } = await service.client().resend({ type: 'signup', email: 'waiting@example.com' });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const waitS = Number(/^For security purposes, you can only request this after (\d+) seconds\.$/.exec(error?.message ?? '')?.[1]);
    expect(waitS).toBeLessThanOrEqual(40);
    service.clock.advance(waitS * 1_000);
    expect((await service.client().resend({ type: 'signup', email: 'waiting@example.com' })).error).toBeNull();
  });
});

describe('links without PKCE', () => {
  it('carry the session in the fragment, or give it to POST /verify', async () => {
    await signUpConfirmed('plain@example.com');
    const recover = () => fetch(`${service.url}/recover?redirect_to=${encodeURIComponent(callback)}`, { method: 'POST', body: JSON.stringify({ email: 'plain@example.com' }), headers: { 'content-type': 'application/json' } });
    await recover();
    const landed = await service.open((await service.mailTo('plain@example.com')).link);
    const tokens = new URLSearchParams(landed.hash.slice(1));
    expect(landed.search).toBe('');
    expect(tokens.get('type')).toBe('recovery');
    expect(await service.identity.verify(tokens.get('access_token') ?? '')).toMatchObject({ email: 'plain@example.com' });

    service.clock.advance(61_000);
    await recover();
    const token = new URL((await service.mailTo('plain@example.com')).link).searchParams.get('token') ?? '';
    const client = service.client();
    const { data, error } = await client.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('plain@example.com');
    expect((await client.verifyOtp({ token_hash: token, type: 'recovery' })).error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await client.verifyOtp({ email: 'plain@example.com', token: '123456', type: 'email' })).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });
});

describe('metadata', () => {
  it('is merged, and null takes a key away', async () => {
    const { client } = await signUpConfirmed('meta@example.com');
    await client.updateUser({ data: { full_name: 'Meta', colour: 'teal' } });
    const { data } = await client.updateUser({ data: { colour: null, size: 3 } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Meta', size: 3 });
    const session = (await client.refreshSession()).data.session;
    expect(await service.identity.verify(session?.access_token ?? '')).toMatchObject({ name: 'Meta' });
  });
});
