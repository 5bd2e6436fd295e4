import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createCookieFetch,
  createMemoryStorage,
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

let service: IdentityService;
let people = 0;

beforeAll(async () => {
  service = await startIdentityService();
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

const newAddress = () => `person${(people += 1)}@example.com`;

async function codeTo(address: string): Promise<string> {
  const code = /\b(\d{6})\b/.exec((await service.mailTo(address)).text)?.[1];
  if (code === undefined) throw new Error(`the mail to ${address} has no code`);
  return code;
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function signUp(address = newAddress()) {
  const client = service.client();
  await client.signUp({ email: address, password: 'a long password' });
  return { client, address };
}

async function confirmedUser() {
  const address = newAddress();
  const { client } = await service.register(address, 'a long password');
  service.clock.advance(61_000);
  return { client, address };
}

describe('six digits', () => {
  it('confirm a sign-up on another device, once', async () => {
    const { address } = await signUp();
    const elsewhere = service.client();
    const code = await codeTo(address);
    const { data, error } = await elsewhere.verifyOtp({
      email: address,
      token: code,
      type: 'signup',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: address, email_confirmed_at: expect.any(String) });
    expect(
      (await elsewhere.verifyOtp({ email: address, token: code, type: 'signup' })).error?.code,
    ).toBe('otp_expired');
    // The link of the same mail has done its work as well.
    expect((await service.open((await service.mailTo(address)).link)).hash).toContain(
      'otp_expired',
    );
  });

  it('open an account whose password was forgotten, and are good for nothing else', async () => {
    const { address } = await confirmedUser();
    const elsewhere = service.client();
    await elsewhere.resetPasswordForEmail(address);
    const code = await codeTo(address);
    expect(
      (await elsewhere.verifyOtp({ email: address, token: code, type: 'magiclink' })).error?.code,
    ).toBe('otp_expired');
    expect(
      (await elsewhere.verifyOtp({ email: address, token: code, type: 'signup' })).error?.code,
    ).toBe('otp_expired');
    expect(
      (await elsewhere.verifyOtp({ email: address, token: code, type: 'recovery' })).error,
    ).toBeNull();
    expect((await elsewhere.updateUser({ password: 'another long password' })).error).toBeNull();
  });

  it('may be guessed five times; then even the right ones are refused, and the link still works', async () => {
    const { address } = await signUp();
    const code = await codeTo(address);
    const { link } = await service.mailTo(address);
    const guess = async (token: string) =>
      (await service.client().verifyOtp({ email: address, token, type: 'signup' })).error?.code;
    for (let guesses = 0; guesses < 5; guesses += 1)
      expect(await guess(otherThan(code))).toBe('otp_expired');
    expect(await guess(code)).toBe('otp_expired');
    expect((await service.open(link)).searchParams.get('code')).not.toBeNull();
  });

  it("are one person's alone, and live for fifteen minutes; the link goes on working", async () => {
    const [first, second] = [await signUp(), await signUp()];
    const code = await codeTo(first.address);
    expect(
      (await service.client().verifyOtp({ email: second.address, token: code, type: 'signup' }))
        .error?.code,
    ).toBe('otp_expired');
    expect(
      (
        await service
          .client()
          .verifyOtp({ email: 'nobody@example.com', token: code, type: 'signup' })
      ).error?.code,
    ).toBe('otp_expired');
    const link = (await service.mailTo(first.address)).link;
    service.clock.advance(15 * 60_000);
    expect(
      (await service.client().verifyOtp({ email: first.address, token: code, type: 'signup' }))
        .error?.code,
    ).toBe('otp_expired');
    expect((await service.open(link)).searchParams.get('code')).not.toBeNull();
  });

  it('are stored so that a copy of the database tells none', async () => {
    const { address } = await signUp();
    const code = await codeTo(address);
    const rows = await service.database.db
      .selectFrom('identity_one_time_token')
      .selectAll()
      .execute();
    const plain = createHash('sha256').update(code).digest('hex');
    expect(rows.length).toBeGreaterThan(0);
    for (const { code_hash } of rows)
      expect(Buffer.from(code_hash).toString('hex')).not.toBe(plain);
  });

  it('change an address only when both owners enter theirs', async () => {
    const address = newAddress();
    const { client } = await service.register(
      address,
      'correct horse',
      service.client(createMemoryStorage(), createCookieFetch().fetch),
    );
    const fresh = newAddress();
    await client.updateUser({ email: fresh });
    const [newCode, oldCode] = [await codeTo(fresh), await codeTo(address)];
    const half = await client.verifyOtp({ email: fresh, token: newCode, type: 'email_change' });
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    const whole = await client.verifyOtp({ email: address, token: oldCode, type: 'email_change' });
    expect(whole.data.user?.email).toBe(fresh);
  });
});

describe('a magic link', () => {
  it('signs in who has an account, by link or by code', async () => {
    const { address } = await confirmedUser();
    const client = service.client();
    expect(
      (
        await client.signInWithOtp({
          email: address,
          options: { emailRedirectTo: `${ownOrigin}/auth/callback` },
        })
      ).error,
    ).toBeNull();
    const url = await service.open((await service.mailTo(address)).link);
    const { data } = await client.exchangeCodeForSession(url.searchParams.get('code') ?? '');
    expect(data.user?.email).toBe(address);
    service.clock.advance(61_000);
    await client.signInWithOtp({ email: address });
    expect(
      (
        await service
          .client()
          .verifyOtp({ email: address, token: await codeTo(address), type: 'email' })
      ).data.session,
    ).not.toBeNull();
  });

  it('makes an account where there is none and the client allows it', async () => {
    const address = newAddress();
    const client = service.client();
    expect(
      (await client.signInWithOtp({ email: address, options: { shouldCreateUser: false } })).error,
    ).toBeNull();
    await expect(service.mailTo(address)).rejects.toThrow('no mail');
    service.clock.advance(61_000);
    await client.signInWithOtp({ email: address });
    const { data } = await client.verifyOtp({
      email: address,
      token: await codeTo(address),
      type: 'magiclink',
    });
    expect(data.user).toMatchObject({ email: address, email_confirmed_at: expect.any(String) });
  });

  it('is sent once a minute', async () => {
    const { address } = await confirmedUser();
    await service.client().signInWithOtp({ email: address });
    expect((await service.client().signInWithOtp({ email: address })).error).toMatchObject({
      code: 'over_email_send_rate_limit',
      status: 429,
    });
  });

  it('makes nobody where sign-ups are closed', async () => {
    const closed = await startIdentityService({ signup: false });
    expect((await closed.client().signInWithOtp({ email: 'new@example.com' })).error).toBeNull();
    expect(await closed.mailCount()).toBe(0);
    await closed.close();
  });
});

describe('reauthentication', () => {
  it('lets a new password through with its code, once, and refuses another', async () => {
    const { client, address } = await confirmedUser();
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = await codeTo(address);
    expect(
      (await client.updateUser({ password: 'yet another password', nonce: otherThan(nonce) })).error
        ?.code,
    ).toBe('reauthentication_not_valid');
    expect((await client.updateUser({ password: 'yet another password', nonce })).error).toBeNull();
    expect(
      (await client.updateUser({ password: 'and one more password', nonce })).error?.code,
    ).toBe('reauthentication_not_valid');
  });

  it('needs an address', async () => {
    const client = service.client();
    await client.signInAnonymously();
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 400,
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  });
});
