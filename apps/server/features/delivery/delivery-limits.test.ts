import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDraft, createFilm, finishFilm, newContent } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    settings: {
      TRUST_PROXY: '127.0.0.1',
      AUTH_RATE_ANONYMOUS: '1000',
      DELIVERY_ASKS_PER_ACCOUNT: '4',
      DELIVERY_ASKS_PER_NETWORK: '6',
      DELIVERY_MAILS_PER_ACCOUNT: '3',
    },
  });
});
afterAll(() => product.stop());

const tiny = { scene_count: 1, scene_length: 1, duration: 1 };

async function kindsTo(recipient: string): Promise<string[]> {
  const mails = await product.database.db
    .selectFrom('mail')
    .select('kind')
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
  return mails.map(({ kind }) => kind);
}

/** Agrees to what the mail to an address asks. */
async function agree(recipient: string): Promise<void> {
  const { text } = await product.database.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'consent')
    .executeTakeFirstOrThrow();
  const url = /http:\/\/localhost:\d+(\/mail\/\S+)/.exec(text)?.[1] ?? '';
  const reply = await product.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=agree',
  });
  expect(reply.statusCode).toBe(303);
}

async function createFrom(network: string, user: TestUser, email: string): Promise<void> {
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/v1/content/create',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': network,
    },
    payload: JSON.stringify(newContent({ ...tiny, email })),
  });
  expect(reply.statusCode).toBe(200);
}
const countOf = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map(kindsTo))).flat().length;
const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);

it('an account asks so many addresses a day [MAIL-1]', async () => {
  const user = await product.signUp('asks-many@example.com');
  const all = addresses('asked-by-one', 6);
  for (const email of all) await createFrom('203.0.113.1', user, email);
  expect(await countOf(all)).toBe(4);
});

it('a network asks so many addresses an hour, also over IPv6', async () => {
  const all = addresses('asked-from-one', 9);
  for (const [index, email] of all.entries())
    await createFrom(`2001:db8:5:5::${index}`, await product.signInAsGuest(), email);
  expect(await countOf(all)).toBe(6);
});

it.each([
  [
    [
      'so.many@gmail.com',
      'somany@gmail.com',
      'SoMany+1@gmail.com',
      'so.many+2@googlemail.com',
      's.o.many@gmail.com',
    ],
  ],
  [
    [
      'somany@proton.me',
      'so.many@proton.me',
      'so_many@protonmail.com',
      'so-many+1@pm.me',
      's.o.many@pm.me',
    ],
  ],
  [
    [
      'somany@example.org',
      'somany+1@example.org',
      'somany+2@example.org',
      'SoMany+3@Example.org',
      'somany+4+5@example.org',
    ],
  ],
  [
    [
      'somany@yahoo.de',
      'somany-a@yahoo.de',
      'somany-b@yahoo.de',
      'somany-c@yahoo.de',
      'somany-d@yahoo.de',
    ],
  ],
])(
  'an address is asked so often a day, by everybody together and by all its names: %j',
  async (names) => {
    for (const [index, email] of names.entries())
      await createFrom(`198.51.100.${index}`, await product.signInAsGuest(), email);
    expect(await countOf(names)).toBe(3);
  },
);

it('an address that never answers is asked six times in a month, whoever comes', async () => {
  for (let day = 0; day < 4; day += 1) {
    for (let guest = 0; guest < 4; guest += 1)
      await createFrom(
        `198.51.${day}.${guest}`,
        await product.signInAsGuest(),
        'silent@example.com',
      );
    product.clock.advance(25 * 3_600_000);
  }
  expect(await kindsTo('silent@example.com')).toEqual(Array<string>(6).fill('consent'));
});

it('an account over its limit takes nothing from what others may ask of an address', async () => {
  const user = await product.signUp('over-its-limit@example.com');
  for (const email of addresses('asked-before', 4)) await createFrom('192.0.2.88', user, email);
  for (let turn = 0; turn < 3; turn += 1)
    await createFrom('192.0.2.88', user, 'wanted@example.com');
  expect(await kindsTo('wanted@example.com')).toEqual([]);
  await createFrom('192.0.2.89', await product.signInAsGuest(), 'wanted@example.com');
  expect(await kindsTo('wanted@example.com')).toEqual(['consent']);
});

it('a film whose address could not be asked in time is asked for when it is finished', async () => {
  const user = await product.signUp('asks-later@example.com');
  for (const email of addresses('busy', 4)) await createFrom('192.0.2.77', user, email);
  const { id } = await createDraft(user, { ...tiny, email: 'later@example.com' });
  expect(await kindsTo('later@example.com')).toEqual([]);
  product.clock.advance(25 * 3_600_000);
  const again = await product.signIn('asks-later@example.com');
  await finishFilm(again, id);
  await expect.poll(() => kindsTo('later@example.com')).toEqual(['consent']);
});

it('an account mails so many films an hour to others; what is over is not kept for later', async () => {
  const user = await product.signUp('mails-many@example.com');
  let { id } = await createFilm(user, { email: 'patient@example.com' });
  await agree('patient@example.com');
  await expect.poll(() => kindsTo('patient@example.com')).toEqual(['consent', 'video-ready']);
  for (let turn = 0; turn < 4; turn += 1) {
    id = (await user.request('POST', `/content/${id}/duplicate`)).body.id;
    await finishFilm(user, id);
  }
  expect(await kindsTo('patient@example.com')).toEqual([
    'consent',
    ...Array<string>(3).fill('video-ready'),
  ]);
});
