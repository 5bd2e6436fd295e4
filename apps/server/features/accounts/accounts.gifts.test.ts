import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresqlOfFile } from '../../testing/engine-of-file.ts';
import { availableCredits } from '../../testing/contents.ts';
import { runScheduledJob } from '../../testing/run-job.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

// The embedded engine has one connection: there, transactions queue, and none ever waits for another's lock.
const hasLocks = postgresqlOfFile() !== undefined;
const password = 'a long password';
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    settings: { TRUSTED_NETWORKS: 'none', TRUST_PROXY: '127.0.0.1' },
  });
});
afterAll(() => product.stop());

let networks = 0;
const newNetwork = () => `198.51.100.${(networks += 1)}`;

async function post(address: string, url: string, payload: object) {
  return (
    await product.app.inject({
      method: 'POST',
      url,
      headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  ).json();
}

async function exchange(address: string, token: string, guestToken?: string): Promise<TestUser> {
  const { access_token, profile } = await post(address, '/api/v1/auth/login', {
    token,
    ...(guestToken === undefined ? {} : { guest_token: guestToken }),
  });
  return {
    accountId: profile.userId,
    token: access_token,
    commits: product.commits,
    request: (method, path, body) => product.send(method, `/api/v1${path}`, body, access_token),
  };
}

async function signUp(
  email: string,
  address = newNetwork(),
  guestToken?: string,
): Promise<TestUser> {
  return await exchange(
    address,
    (await post(address, '/auth/v1/signup', { email, password })).access_token,
    guestToken,
  );
}

const whenFrom = async (address: string) =>
  (
    await product.app.inject({ url: '/api/v1/config', headers: { 'x-forwarded-for': address } })
  ).json().signup_gift;

describe('the gift of a new account', () => {
  it('comes once to a mailbox, however its address is written', async () => {
    expect(await availableCredits(await signUp('far.mer@gmail.com'))).toBe(500);
    for (const email of [
      'farmer@gmail.com',
      'FARMER+1@gmail.com',
      'f.a.r.m.e.r+two@googlemail.com',
    ])
      expect(await availableCredits(await signUp(email))).toBe(15);
    expect(await availableCredits(await signUp('farmer@example.com'))).toBe(500);
    expect(await availableCredits(await signUp('farmer+1@example.com'))).toBe(15);
    expect(await availableCredits(await signUp('far.mer@example.com'))).toBe(500);
  });

  it('comes once to a mailbox, whatever becomes of its account', async () => {
    const first = await signUp('leaver@outlook.com');
    expect((await first.request('DELETE', '/profile/delete-account')).status).toBe(200);
    expect(await availableCredits(await signUp('leaver+again@outlook.com'))).toBe(15);
  });

  it('comes once to a mailbox from which two sign up at once', async () => {
    const users = await Promise.all(
      ['racer@gmail.com', 'rac.er@gmail.com', 'racer+3@gmail.com'].map((email) => signUp(email)),
    );
    const credits = await Promise.all(users.map(availableCredits));
    expect(credits.sort((a, b) => a - b)).toEqual([15, 15, 500]);
  });

  it('comes three times a day to a network; the next is told before, and comes by itself on the next day', async () => {
    const address = newNetwork();
    expect(await whenFrom(address)).toEqual({ credits: 500, comes_on: null });
    for (const person of ['a', 'b', 'c'])
      expect(await availableCredits(await signUp(`net-${person}@example.com`, address))).toBe(500);
    const now = product.clock.now().getTime();
    const tomorrow = new Date(now - (now % 86_400_000) + 86_400_000);
    expect(await whenFrom(address)).toEqual({ credits: 500, comes_on: tomorrow.toISOString() });
    expect(await whenFrom(newNetwork())).toEqual({ credits: 500, comes_on: null });
    for (const person of ['d', 'e', 'f', 'g'])
      expect(await availableCredits(await signUp(`net-${person}@example.com`, address))).toBe(15);
    await runScheduledJob(product, 'sweep');
    const balances = async () =>
      await Promise.all(
        ['d', 'e', 'f', 'g'].map(async (person) => {
          const { access_token: token } = await post(
            newNetwork(),
            '/auth/v1/token?grant_type=password',
            { email: `net-${person}@example.com`, password },
          );
          return await availableCredits(await exchange(newNetwork(), token));
        }),
      );
    expect(await balances()).toEqual([15, 15, 15, 15]);
    product.clock.advance(tomorrow.getTime() - product.clock.now().getTime());
    await runScheduledJob(product, 'sweep');
    expect(await balances()).toEqual([515, 515, 515, 15]);
    product.clock.advance(86_400_000);
    await runScheduledJob(product, 'sweep');
    expect(await balances()).toEqual([515, 515, 515, 515]);
    await runScheduledJob(product, 'sweep');
    expect(await balances()).toEqual([515, 515, 515, 515]);
  });

  it('is not taken by who comes at midnight from those who have waited for it', async () => {
    const address = newNetwork();
    for (const person of ['a', 'b', 'c', 'd', 'e'])
      await signUp(`night-${person}@example.com`, address);
    const dayMs = 86_400_000;
    const now = product.clock.now().getTime();
    product.clock.advance(dayMs - (now % dayMs));
    // Two have waited for today, and one place is free.
    expect(await availableCredits(await signUp('night-f@example.com', address))).toBe(500);
    expect(await whenFrom(address)).toEqual({
      credits: 500,
      comes_on: new Date(now - (now % dayMs) + 2 * dayMs).toISOString(),
    });
    expect(await availableCredits(await signUp('night-g@example.com', address))).toBe(15);
    await runScheduledJob(product, 'sweep');
    const balanceOf = async (person: string) => {
      const { access_token: token } = await post(
        newNetwork(),
        '/auth/v1/token?grant_type=password',
        { email: `night-${person}@example.com`, password },
      );
      return await availableCredits(await exchange(newNetwork(), token));
    };
    expect(await Promise.all(['d', 'e', 'g'].map(balanceOf))).toEqual([515, 515, 15]);
  });

  it.runIf(hasLocks)(
    'that waits and the closing of its account do not wait for each other',
    async () => {
      if (product.database.engine !== 'postgresql')
        throw new Error('this needs a second connection');
      const address = newNetwork();
      for (const person of ['a', 'b', 'c']) await signUp(`closing-${person}@example.com`, address);
      const user = await signUp('closing-d@example.com', address);
      product.clock.advance(86_400_000);
      const other = new pg.Client({ connectionString: product.database.url });
      await other.connect();
      await other.query('begin');
      await other.query('select 1 from account where id = $1 for update', [user.accountId]);
      const sweeping = runScheduledJob(product, 'sweep');
      const waiting = async () =>
        (
          await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            product.database.db,
          )
        ).rows.length;
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      // What closing does, and with it all that is the account's.
      await other.query('delete from gift_waiting where account_id = $1', [user.accountId]);
      await other.query('commit');
      await other.end();
      await sweeping;
    },
  );

  it('counts the whole /64 of an IPv6 network as one', async () => {
    for (const person of [1, 2, 3])
      expect(
        await availableCredits(
          await signUp(`six-${person}@example.com`, `2001:db8:1:2::${person}`),
        ),
      ).toBe(500);
    expect(await availableCredits(await signUp('six-4@example.com', '2001:db8:1:2:ffff::4'))).toBe(
      15,
    );
    expect(await availableCredits(await signUp('six-5@example.com', '2001:db8:1:3::5'))).toBe(500);
  });
});

it('many guests bring their work, and the credits of none but the one who became the account', async () => {
  const address = newNetwork();
  const guests = await Promise.all(
    [1, 2, 3].map(
      async () =>
        await exchange(address, (await post(address, '/auth/v1/signup', {})).access_token),
    ),
  );
  const user = await signUp('collector@example.com', address);
  const { access_token: token } = await post(address, '/auth/v1/token?grant_type=password', {
    email: 'collector@example.com',
    password,
  });
  for (const guest of guests) await exchange(address, token, guest.token);
  expect(await availableCredits(user)).toBe(500);
});

describe('where addresses are confirmed by mail', () => {
  let confirming: TestProduct;
  beforeAll(async () => {
    confirming = await startTestProduct({ settings: { AUTH_AUTOCONFIRM: 'off' } });
  });
  afterAll(() => confirming.stop());

  it('a guest who gives an address keeps their 15 credits until it is confirmed', async () => {
    const { access_token: token } = (await confirming.send('POST', '/auth/v1/signup', {})).body;
    await confirming.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'later@example.com' }),
    });
    const login = await confirming.send('POST', '/api/v1/auth/login', { token });
    expect(login.body.profile.is_guest).toBe(true);
    expect(
      (
        await confirming.send(
          'GET',
          '/api/v1/subscription/credits',
          undefined,
          login.body.access_token,
        )
      ).body.available_credits,
    ).toBe(15);
  });
});
