import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availableCredits, createDraft, isMade, untilStoryboard } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { runScheduledJob } from '../../testing/run-job.ts';
import { createCredits } from '@scenewright/ledger';
import { readSummary } from '@scenewright/ledger/testing/read-summary.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const password = 'a long password';

/** A token of the identity service, with which the API was signed in to `times` at once and once more after. */
async function signIn(path: string, body: object, times = 3): Promise<string> {
  const token: string = (await product.send('POST', path, body)).body.access_token;
  const login = async () => (await product.send('POST', '/api/v1/auth/login', { token })).status;
  const logins = [...(await Promise.all(Array.from({ length: times }, login))), await login()];
  expect(new Set(logins)).toEqual(new Set([200]));
  return token;
}

const creditsOf = async (token: string) =>
  (await product.send('GET', '/api/v1/subscription/credits', undefined, token)).body;
const amountsGranted = async (token: string): Promise<number[]> => {
  const { userId } = (await product.send('GET', '/api/v1/auth/me', undefined, token)).body;
  const grants = await product.database.db
    .selectFrom('credit_grant')
    .select('amount')
    .where('account_id', '=', userId)
    .execute();
  return grants.map(({ amount }) => amount).sort((left, right) => left - right);
};

describe('first credits', () => {
  it('a guest gets 15, once, until the next month [CREDITS-9]', async () => {
    const token = await signIn('/auth/v1/signup', {});
    const info = await creditsOf(token);
    expect(info).toMatchObject({
      tier: 'free',
      subscription_status: 'none',
      available_credits: 15,
      total_used: 0,
      usage_history: [],
    });
    const daysLeft = (Date.parse(info.next_refresh) - product.clock.now().getTime()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(27);
    expect(daysLeft).toBeLessThanOrEqual(31);
    expect(await amountsGranted(token)).toEqual([15]);
  });

  it('an account gets 500, once, for ever, and no 15 beside them [CREDITS-2]', async () => {
    await signIn('/auth/v1/signup', { email: 'gift@example.com', password });
    const token = await signIn('/auth/v1/token?grant_type=password', {
      email: 'gift@example.com',
      password,
    });
    const info = await creditsOf(token);
    expect(info).toMatchObject({ available_credits: 500 });
    expect(Date.parse(info.next_refresh)).toBeGreaterThan(
      product.clock.now().getTime() + 27 * 86_400_000,
    );
    expect(await amountsGranted(token)).toEqual([500]);
  });

  it('a guest who becomes an account gets the gift then, once, and keeps the rest [CREDITS-9]', async () => {
    const guest = await signIn('/auth/v1/signup', {});
    const change = await product.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${guest}` },
      payload: { email: 'was-a-guest@example.com', password },
    });
    expect(change.statusCode).toBe(200);
    const token = await signIn('/auth/v1/token?grant_type=password', {
      email: 'was-a-guest@example.com',
      password,
    });
    expect(await creditsOf(token)).toMatchObject({ available_credits: 515, total_used: 0 });
    expect(await amountsGranted(token)).toEqual([15, 500]);
  });

  it('where the gift is turned off, an account gets the plan of 15, once', async () => {
    const without = await startTestProduct({
      workers: false,
      settings: { SIGNUP_GIFT_CREDITS: '0' },
    });
    const user = await without.signUp('no-gift@example.com');
    expect(await availableCredits(user)).toBe(15);
    await without.stop();
  });

  it.each([
    { who: 'a guest', signUp: () => product.signInAsGuest(), first: 15, later: 15 },
    {
      who: 'a gifted account',
      signUp: () => product.signUp('second-month@example.com'),
      first: 500,
      later: 515,
    },
  ])(
    '$who has 15 from the very moment of the next month on, before the sweep has run and after',
    async ({ signUp, first, later }) => {
      const { accountId } = await signUp();
      const ledger = createCredits({ clock: product.clock, signupGiftCredits: 0 });
      const info = async () => await readSummary(ledger, product.database.db, accountId);
      const { nextRefresh } = await info();
      const monthMs = (nextRefresh?.getTime() ?? 0) - product.clock.now().getTime();
      product.clock.advance(monthMs - 60_000);
      expect(await info()).toMatchObject({ available: first, nextRefresh });
      product.clock.advance(120_000);
      const after = await info();
      expect(after.available).toBe(later);
      const daysLater =
        ((after.nextRefresh?.getTime() ?? 0) - (nextRefresh?.getTime() ?? 0)) / 86_400_000;
      expect(daysLater).toBeGreaterThanOrEqual(28);
      expect(daysLater).toBeLessThanOrEqual(31);
      await runScheduledJob(product, 'sweep');
      await runScheduledJob(product, 'sweep');
      expect(await info()).toEqual(after);
      product.clock.advance(-monthMs - 60_000);
    },
  );
});

describe('what credits says after each step of a video', () => {
  it('reserves at approval, uses what is made, and lists it newest first [CREDITS-4]', async () => {
    const user = await product.signUp('spender@example.com');
    const draft = await createDraft(user, { scene_count: 2, scene_length: 1, duration: 2 });
    expect((await user.request('GET', '/subscription/credits')).body).toMatchObject({
      available_credits: 500,
      total_used: 0,
      usage_history: [],
    });
    await user.request('POST', `/storyboard/content/${draft.id}/approve`);
    expect(await availableCredits(user)).toBe(490);
    await untilStoryboard(user, draft.id, isMade);
    const { body } = await user.request('GET', '/subscription/credits');
    expect(body).toMatchObject({ available_credits: 490, total_used: 10 });
    expect(body.usage_history.map(({ credits }: { credits: number }) => credits)).toEqual([5, 5]);
    const dates = body.usage_history.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('is shown to nobody without a session', async () => {
    expect(await product.send('GET', '/api/v1/subscription/credits')).toMatchObject({
      status: 401,
      body: { code: 'not_authenticated' },
    });
  });
});
