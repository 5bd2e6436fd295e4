import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  availableCredits,
  createDraft,
  isMade,
  newContent,
  untilStoryboard,
} from '../../testing/contents.ts';
import { runScheduledJob } from '../../testing/run-job.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const dayMs = 86_400_000;
const idsOf = async (user: TestUser): Promise<string[]> =>
  (await user.request('GET', '/content/user-content?page=1&page_size=10')).body.items.map(
    ({ id }: { id: string }) => id,
  );
const tiny = { scene_count: 1, scene_length: 1, duration: 1 };

async function providerToken(email: string): Promise<string> {
  return (
    await product.send('POST', '/auth/v1/token?grant_type=password', {
      email,
      password: 'a long password',
    })
  ).body.access_token;
}

/** Waits until the sign-in of an address is gone. */
async function untilForgotten(email: string): Promise<void> {
  const users = () =>
    product.database.db
      .selectFrom('identity_user')
      .select('id')
      .where('email', '=', email)
      .execute();
  await expect.poll(users, { timeout: 60_000 }).toEqual([]);
}

async function finished(user: TestUser) {
  const draft = await createDraft(user, tiny);
  await user.request('POST', `/storyboard/content/${draft.id}/approve`);
  await untilStoryboard(user, draft.id, isMade);
  await user.request('POST', `/storyboard/content/${draft.id}/combine-scenes`);
  return await untilStoryboard(user, draft.id, ({ status }) => status === 'completed');
}

describe('a guest who signs in to an account they have', () => {
  it('brings their contents along, once, and not their credits', async () => {
    const guest = await product.signInAsGuest();
    // Both name a request alike, which means nothing across accounts.
    const named = { ...tiny, idempotency_key: randomUUID() };
    const { id } = await createDraft(guest, named);
    const own = await createDraft(await product.signUp('owner@example.com'), named);
    const token = await providerToken('owner@example.com');
    const login = async () =>
      (await product.send('POST', '/api/v1/auth/login', { token, guest_token: guest.token })).body;
    const { access_token, profile } = await login();
    const owner: TestUser = {
      accountId: profile.userId,
      token: access_token,
      commits: product.commits,
      request: (method, path, body) => product.send(method, `/api/v1${path}`, body, access_token),
    };
    expect(new Set(await idsOf(owner))).toEqual(new Set([id, own.id]));
    expect(await idsOf(guest)).toEqual([]);
    expect(await availableCredits(owner)).toBe(500);
    await login();
    expect(new Set(await idsOf(owner))).toEqual(new Set([id, own.id]));
  });

  it('finds what is being made in the account, where it is finished', async () => {
    const guest = await product.signInAsGuest();
    const draft = await createDraft(guest, tiny);
    await guest.request('POST', `/storyboard/content/${draft.id}/approve`);
    await product.signUp('mover@example.com');
    const { access_token } = (
      await product.send('POST', '/api/v1/auth/login', {
        token: await providerToken('mover@example.com'),
        guest_token: guest.token,
      })
    ).body;
    const mover: TestUser = {
      accountId: '',
      token: access_token,
      commits: product.commits,
      request: (method, path, body) => product.send(method, `/api/v1${path}`, body, access_token),
    };
    expect((await untilStoryboard(mover, draft.id, isMade)).scenes[0]?.status).toBe('completed');
    expect((await guest.request('GET', `/content/${draft.id}`)).status).toBe(404);
    expect(
      (await mover.request('POST', `/storyboard/content/${draft.id}/combine-scenes`)).status,
    ).toBe(200);
    expect(
      (await untilStoryboard(mover, draft.id, ({ status }) => status !== 'processing')).status,
    ).toBe('completed');
    expect(await availableCredits(mover)).toBe(500);
    expect(await availableCredits(guest)).toBe(10);
  });

  it("takes nothing from another account's token, and lets a bad one be", async () => {
    const victim = await product.signUp('victim@example.com');
    const { id } = await createDraft(victim, tiny);
    await product.signUp('thief@example.com');
    const token = await providerToken('thief@example.com');
    for (const guest_token of [victim.token, 'x'.repeat(43), 'a.b.c']) {
      expect(
        (await product.send('POST', '/api/v1/auth/login', { token, guest_token })).status,
      ).toBe(200);
    }
    expect(await idsOf(victim)).toEqual([id]);
  });
});

describe('DELETE /profile/delete-account', () => {
  it('deletes contents, media, sessions, mails and the person; the ledger stays without them [PROFILE-8]', async () => {
    const user = await product.signUp('leaver@example.com');
    await finished(user);
    const media = async () =>
      (await readdir(join(product.folder, 'media'), { recursive: true }).catch(() => [])).filter(
        (name) => name.startsWith(`${user.accountId}/`),
      );
    expect((await media()).length).toBeGreaterThan(3);
    expect(await user.request('DELETE', '/profile/delete-account')).toEqual({
      status: 200,
      body: { status: 'ok', sign_in: 'deleted' },
    });

    expect((await user.request('GET', '/auth/me')).status).toBe(401);
    const { db } = product.database;
    for (const table of ['content', 'take', 'generation', 'api_session'] as const) {
      expect(
        await db.selectFrom(table).select('id').where('account_id', '=', user.accountId).execute(),
        table,
      ).toEqual([]);
    }
    const ledger = await db
      .selectFrom('credit_transaction')
      .select(['type', 'description'])
      .where('account_id', '=', user.accountId)
      .execute();
    expect(ledger.map(({ type }) => type).sort()).toEqual(['capture', 'grant', 'reserve']);
    expect(new Set(ledger.map(({ description }) => description))).toEqual(
      new Set(['Closed account']),
    );
    expect(
      await db
        .selectFrom('mail')
        .select('id')
        .where('recipient', '=', 'leaver@example.com')
        .execute(),
    ).toEqual([]);
    await untilForgotten('leaver@example.com');
    expect(
      (
        await product.send('POST', '/auth/v1/token?grant_type=password', {
          email: 'leaver@example.com',
          password: 'a long password',
        })
      ).status,
    ).toBe(400);

    await runScheduledJob(product, 'sweep');
    expect(await media()).toEqual([]);
  });

  it('calls off what is being made, and gives the gift to newcomers only', async () => {
    const user = await product.signUp('comes-back@example.com');
    const draft = await createDraft(user, { scene_count: 2, scene_length: 10, duration: 20 });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    expect((await user.request('DELETE', '/profile/delete-account')).status).toBe(200);
    expect((await user.request('DELETE', '/profile/delete-account')).status).toBe(401);
    const { available, reserved } = await product.database.db
      .selectFrom('credit_account')
      .selectAll()
      .where('account_id', '=', user.accountId)
      .executeTakeFirstOrThrow();
    expect({ available, reserved }).toEqual({ available: 500, reserved: 0 });
    await expect.poll(() => readdir(product.temporaryFolder), { timeout: 60_000 }).toEqual([]);
    await untilForgotten('comes-back@example.com');
    const again = await product.signUp('comes-back@example.com');
    expect(again.accountId).not.toBe(user.accountId);
    expect(await availableCredits(again)).toBe(15);
  });
});

describe('a closed account', () => {
  it('is not opened again by a token from before, as a tab left open would show it; only by signing in anew', async () => {
    const user = await product.signUp('open-tab@example.com');
    const token = await providerToken('open-tab@example.com');
    product.clock.advance(2_000);
    await user.request('DELETE', '/profile/delete-account');
    expect((await product.send('POST', '/api/v1/auth/login', { token })).status).toBe(401);
    const { db } = product.database;
    expect(
      await db
        .selectFrom('account')
        .select('id')
        .where('email', '=', 'open-tab@example.com')
        .execute(),
    ).toEqual([]);
    await untilForgotten('open-tab@example.com');
    expect((await product.signUp('open-tab@example.com')).accountId).not.toBe(user.accountId);
  });

  it("of a guest is not opened again either: the same token would give a guest's credits over and over", async () => {
    const token: string = (await product.send('POST', '/auth/v1/signup', {})).body.access_token;
    const login = () => product.send('POST', '/api/v1/auth/login', { token });
    product.clock.advance(2_000);
    const { access_token } = (await login()).body;
    expect(
      (await product.send('DELETE', '/api/v1/profile/delete-account', undefined, access_token))
        .status,
    ).toBe(200);
    expect((await login()).status).toBe(401);
  });
});

// Last: they move the clock by months.
describe('guests', () => {
  it('who give no sign of life for sixty days are forgotten with what they made; others are not', async () => {
    const idle = await product.signInAsGuest();
    await createDraft(idle, tiny);
    product.clock.advance(40 * dayMs);
    const fresh = await product.signInAsGuest();
    expect((await fresh.request('POST', '/content/create', newContent(tiny))).status).toBe(200);
    product.clock.advance(21 * dayMs);
    await runScheduledJob(product, 'sweep');
    const accounts = (
      await product.database.db
        .selectFrom('account')
        .select('id')
        .where('is_guest', '=', true)
        .execute()
    ).map(({ id }) => id);
    expect(accounts).not.toContain(idle.accountId);
    expect(accounts).toContain(fresh.accountId);
    expect(
      await product.database.db
        .selectFrom('content')
        .select('id')
        .where('account_id', '=', idle.accountId)
        .execute(),
    ).toEqual([]);
  });
});

it('the sessions of a closed account are remembered for a day, its person for good', async () => {
  const user = await product.signUp('remembered@example.com');
  const { db } = product.database;
  const remembered = async () =>
    (await db.selectFrom('closed_account').select('forget_at').execute())
      .map(({ forget_at: at }) => (at === null ? 'kept' : 'session'))
      .toSorted();
  const before = await remembered();
  await user.request('DELETE', '/profile/delete-account');
  expect(await remembered()).toEqual([...before, 'kept', 'kept', 'session'].toSorted());
  product.clock.advance(dayMs);
  await runScheduledJob(product, 'sweep');
  const kept = before.filter((what) => what === 'kept');
  expect(await remembered()).toEqual([...kept, 'kept', 'kept']);
});
