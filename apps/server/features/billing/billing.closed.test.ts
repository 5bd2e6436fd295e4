import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

const opened: TestProduct[] = [];
afterAll(() => Promise.all(opened.map((product) => product.stop())));

async function open(settings: Record<string, string>): Promise<TestProduct> {
  const product = await startTestProduct({ settings, workers: false });
  opened.push(product);
  return product;
}

describe('where others can reach the product and nobody said how it takes payments', () => {
  let product: TestProduct;
  let user: TestUser;
  beforeAll(async () => {
    product = await open({ PUBLIC_URL: 'https://videos.example.com' });
    user = await product.signUp('buyer@example.com');
  });

  it('plans are shown with their prices, and say that they cannot be bought', async () => {
    expect((await user.request('GET', '/config')).body).toMatchObject({
      buying_open: false,
      test_mode_payments: false,
    });
    const { body } = await user.request('GET', '/subscription/plans');
    expect(body.buying_open).toBe(false);
    expect(
      body.plans.map(
        ({
          price_cents: cents,
          price_id: id,
        }: {
          price_cents: number | null;
          price_id: string | null;
        }) => [cents, id],
      ),
    ).toEqual([
      [0, null],
      [999, null],
      [2999, null],
      [9999, null],
      [null, null],
    ]);
  });

  it.each([
    ['/subscription/create', { plan_id: 'pro' }],
    ['/subscription/change-plan', { new_plan_id: 'pro' }],
    ['/subscription/pay-open-invoice', undefined],
  ] as const)('%s gives nothing away', async (path, body) => {
    expect(await user.request('POST', path, body)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', detail: 'Buying is not open on this site.' },
    });
    expect((await user.request('GET', '/subscription/credits')).body.tier).toBe('free');
  });

  it('the test checkout has no pages', async () => {
    for (const path of ['/local-checkout', '/local-checkout/cs_1'])
      expect(
        (await product.app.inject({ url: path, headers: { accept: 'application/json' } }))
          .statusCode,
      ).toBe(404);
  });
});

/** Which settings do so is proved by test-payments-allowed.test.ts; here, that the product asks it. */
const openings: readonly (readonly [Record<string, string>, boolean])[] = [
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://videos.example.com' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ PUBLIC_URL: 'https://videos.example.com', HOST: '0.0.0.0', PAYMENTS: 'local' }, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{}, true],
];

it.each(representative(openings, ([, isOpen]) => String(isOpen)))(
  'with %j buying is open: %j',
  async (settings, isOpen) => {
    const product = await open(settings);
    expect((await product.send('GET', '/api/v1/subscription/plans')).body.buying_open).toBe(isOpen);
  },
);
