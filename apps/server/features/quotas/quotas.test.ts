import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, isMade, newContent, untilStoryboard } from '../../testing/contents.ts';
import { runScheduledJob } from '../../testing/run-job.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { countedSettings, from } from './testing/from-address.ts';

let product: TestProduct;
/** Jobs wait: nothing here is about what they do. */
beforeAll(async () => {
  product = await startTestProduct({ settings: countedSettings, workers: false });
});
afterAll(() => product.stop());

let people = 0;
const newAddress = () => `198.51.${Math.floor((people += 1) / 250)}.${people % 250}`;
const newAccount = () => product.signUp(`quota-${randomUUID()}@example.com`);
const create = (user: TestUser, address: string, change: object = {}) =>
  from(product, address, user, 'POST', '/content/create', newContent(change));
async function statuses(times: number, work: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await work()).status);
  return seen;
}

describe('storyboards', () => {
  it('are written five an hour for a guest; the sixth is refused with a sentence and how long to wait', async () => {
    const [guest, address] = [await product.signInAsGuest(), newAddress()];
    expect(await statuses(5, () => create(guest, address))).toEqual([200, 200, 200, 200, 200]);
    const refused = await create(guest, address);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'rate_limited',
        detail: expect.stringMatching(
          /^You have created many videos within an hour\. Please try again in \d+ minutes\.$/,
        ),
        request_id: expect.any(String),
      },
    });
    // The product's clock goes on while the test works.
    expect(refused.retryAfterS).toBeGreaterThan(2_400);
    expect(refused.retryAfterS).toBeLessThanOrEqual(3_600);
  });

  it('are written again when the hour is over', async () => {
    const [email, address] = [`quota-${randomUUID()}@example.com`, newAddress()];
    const user = await product.signUp(email);
    expect(await statuses(31, () => create(user, address))).toEqual([...Array(30).fill(200), 429]);
    product.clock.advance(3_600_000);
    expect((await create(await product.signIn(email), address)).status).toBe(200);
  });

  it('are written thirty an hour for an account, and five times as many for the network of many accounts', async () => {
    const address = newAddress();
    for (let account = 0; account < 5; account += 1) {
      const user = await newAccount();
      expect(await statuses(30, () => create(user, address))).toEqual(Array(30).fill(200));
    }
    const [sixth, neighbour] = [await newAccount(), newAddress()];
    expect(await create(sixth, address)).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('People on your network have created many videos') },
    });
    // What the network refused does not count for the account.
    expect(await statuses(30, () => create(sixth, neighbour))).toEqual(Array(30).fill(200));
    expect(await create(sixth, neighbour)).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/^You have created/) },
    });
  });

  it('count for the whole /64 of an IPv6 network', async () => {
    for (let account = 0; account < 5; account += 1) {
      const user = await newAccount();
      await statuses(30, () => create(user, `2001:db8:77:1::${account}`));
    }
    const sixth = await newAccount();
    expect((await create(sixth, '2001:db8:77:1:ffff::1')).status).toBe(429);
    expect((await create(sixth, '2001:db8:77:2::1')).status).toBe(200);
  });

  it('asked for at once in a race are no more than the quota', async () => {
    const [guest, address] = [await product.signInAsGuest(), newAddress()];
    const replies = await Promise.all(Array.from({ length: 12 }, () => create(guest, address)));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(7).fill(429),
    ]);
    expect(
      (await guest.request('GET', '/content/user-content?page=1&page_size=20')).body.total,
    ).toBe(5);
  });

  it('that are asked for again with the same key count once, and what is refused for credits not at all', async () => {
    const [guest, address, key] = [await product.signInAsGuest(), newAddress(), randomUUID()];
    expect(await statuses(8, () => create(guest, address, { idempotency_key: key }))).toEqual(
      Array(8).fill(200),
    );
    expect(await statuses(8, () => create(guest, address, { scene_count: 9 }))).toEqual(
      Array(8).fill(402),
    );
    expect(await statuses(5, () => create(guest, address))).toEqual([200, 200, 200, 200, 429]);
  });

  it('that come back from the bin unwritten count like new ones', async () => {
    const [guest, address] = [await product.signInAsGuest(), newAddress()];
    const { id } = (await create(guest, address)).body;
    const again = async () => {
      await guest.request('DELETE', `/content/${id}`);
      return await from(product, address, guest, 'POST', `/content/${id}/restore`);
    };
    expect(await statuses(5, again)).toEqual([200, 200, 200, 200, 429]);
  });
});

it('enhanced ideas are thirty an hour', async () => {
  const [user, address] = [await newAccount(), newAddress()];
  const enhance = () =>
    from(product, address, user, 'POST', '/ai/enhance-prompt', {
      topic: 'custom',
      platform: 'tiktok',
      prompt: 'Bees dance.',
    });
  expect(await statuses(31, enhance)).toEqual([...Array(30).fill(200), 429]);
  expect((await enhance()).body.detail).toContain(
    'You have had many ideas enhanced within an hour.',
  );
});

describe('on a small quota', () => {
  let small: TestProduct;
  beforeAll(async () => {
    small = await startTestProduct({
      settings: { ...countedSettings, QUOTA_OFFLINE_TWEAK: '2/2', QUOTA_OFFLINE_NARRATION: '3/3' },
    });
  });
  afterAll(() => small.stop());

  it('a tweak and an added scene, which both have a scene written, count together', async () => {
    const user = await small.signUp('tweaker@example.com');
    const draft = await createDraft(user);
    const path = `/storyboard/content/${draft.id}`;
    const tweak = () =>
      user.request('POST', `${path}/regenerate-scenes`, {
        scene_ids: [draft.scenes[0]?.id],
        text: 'make it shorter',
      });
    const add = () =>
      user.request('POST', `${path}/generate-scene`, { position: 4, is_last_scene: true });
    expect([await tweak(), await add()].map(({ status }) => status)).toEqual([200, 200]);
    expect(await tweak()).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('had many scenes rewritten') },
    });
    expect((await add()).status).toBe(429);
  });

  it('a line that is listened to and one that is spoken after an edit count together; what was spoken before counts no more [VOICE-2]', async () => {
    const user = await small.signUp('listener@example.com');
    const draft = await createDraft(user, { scene_count: 1, duration: 3 });
    const path = `/storyboard/scene/${draft.scenes[0]?.id}`;
    const say = (dialogue: string) =>
      user.request('POST', `${path}/regenerate-audio`, { dialogue });
    const settled = () => untilStoryboard(user, draft.id, isMade);
    for (const line of ['Bees dance.', 'Bees hum.']) {
      await say(line);
      for (const _again of [1, 2])
        expect((await user.request('POST', `${path}/speak`)).status).toBe(200);
    }
    expect((await user.request('POST', `/storyboard/content/${draft.id}/approve`)).status).toBe(
      200,
    );
    await settled();
    expect((await say('Bees rest.')).status).toBe(200);
    await settled();
    const refused = await say('Bees sleep.');
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('You have had many lines spoken within an hour.') },
    });
    // The line stays what it was, and going back to an old one costs nothing.
    expect((await settled()).scenes[0]?.dialogue).toBe('Bees rest.');
    expect((await say('Bees hum.')).status).toBe(200);
    expect(await settled()).toMatchObject({
      scenes: [{ status: 'completed', dialogue: 'Bees hum.' }],
    });
  });

  it('of none, who asks is told so, and not to come again in an hour', async () => {
    const closed = await startTestProduct({
      settings: { ...countedSettings, QUOTA_OFFLINE_CREATE: '0/2', QUOTA_OFFLINE_ENHANCE: '0/0' },
      workers: false,
    });
    const [user, guest, address] = [
      await closed.signUp('none@example.com'),
      await closed.signInAsGuest(),
      newAddress(),
    ];
    expect(
      await from(closed, address, guest, 'POST', '/content/create', newContent()),
    ).toMatchObject({
      status: 403,
      retryAfterS: null,
      body: {
        code: 'guest_not_allowed',
        detail:
          'Guests cannot create videos here. Please create an account, or sign in, to do this.',
      },
    });
    expect(
      (await from(closed, address, user, 'POST', '/content/create', newContent())).status,
    ).toBe(200);
    const enhance = () =>
      from(closed, address, user, 'POST', '/ai/enhance-prompt', {
        topic: 'custom',
        platform: 'tiktok',
        prompt: 'Bees dance.',
      });
    expect(await enhance()).toMatchObject({
      status: 403,
      retryAfterS: null,
      body: {
        code: 'forbidden',
        detail:
          'Nobody can have ideas enhanced on this site at present. Please ask those who run it.',
      },
    });
    await closed.stop();
  });

  it('what was counted is swept when its time is over', async () => {
    await createDraft(await small.signUp('forgotten@example.com'));
    const hours = () => small.database.db.selectFrom('quota').selectAll().execute();
    await runScheduledJob(small, 'sweep');
    expect(await hours()).not.toEqual([]);
    small.clock.advance(31 * 86_400_000);
    await runScheduledJob(small, 'sweep');
    expect(await hours()).toEqual([]);
  });
});

describe('who is not counted', () => {
  it('is this machine, as long as nothing is said otherwise', async () => {
    const local = await startTestProduct({ workers: false });
    const guest = await local.signInAsGuest();
    expect(await statuses(7, () => guest.request('POST', '/content/create', newContent()))).toEqual(
      Array(7).fill(200),
    );
    await local.stop();
  });

  it('is not whoever stands behind a proxy on this machine', async () => {
    const proxied = await startTestProduct({
      settings: { PUBLIC_URL: 'https://videos.example.com' },
      workers: false,
    });
    const guest = await proxied.signInAsGuest();
    expect(
      await statuses(6, () =>
        from(proxied, '203.0.113.9', guest, 'POST', '/content/create', newContent()),
      ),
    ).toEqual([...Array(5).fill(200), 429]);
    await proxied.stop();
  });

  it('is a network that the operator trusts', async () => {
    const trusting = await startTestProduct({
      settings: { ...countedSettings, TRUSTED_NETWORKS: '203.0.113.0/24,2001:db8::/32' },
      workers: false,
    });
    const guest = await trusting.signInAsGuest();
    for (const address of ['203.0.113.77', '2001:db8:9::1'])
      expect(
        await statuses(6, () =>
          from(trusting, address, guest, 'POST', '/content/create', newContent()),
        ),
      ).toEqual(Array(6).fill(200));
    expect(
      await statuses(6, () =>
        from(trusting, '198.51.100.1', guest, 'POST', '/content/create', newContent()),
      ),
    ).toEqual([...Array(5).fill(200), 429]);
    await trusting.stop();
  });
});
