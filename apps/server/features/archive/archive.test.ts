import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilm } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { unzip } from '../../testing/unzip.ts';
import { mostPerHour } from './archive.limit.ts';

let product: TestProduct;
let owner: TestUser;
let stranger: TestUser;
let contentId: string;

/** Somebody with a film, whose archives of this hour are still all to come. */
async function signUpWithFilm(email: string): Promise<TestUser> {
  const user = await product.signUp(email);
  await createFilm(user, { email });
  return user;
}

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signUp('owner@example.com');
  stranger = await product.signUp('stranger@example.com');
  await owner.request('POST', '/cast', {
    kind: 'person',
    look: 'a sailor in a blue coat',
    name: 'Ishmael',
  });
  contentId = (await createFilm(owner, { social_handle: '@ishmael', email: 'owner@example.com' }))
    .id;
  await createFilm(stranger, { social_handle: '@nobody-else', email: 'stranger@example.com' });
});
afterAll(() => product.stop());

const ask = (user: Pick<TestUser, 'token'> | null) =>
  product.app.inject({
    url: '/api/v1/profile/export',
    headers: user === null ? {} : { authorization: `Bearer ${user.token}` },
  });

describe('GET /profile/export', () => {
  it('is a ZIP of all that is kept of the caller, and of nobody else', async () => {
    const reply = await ask(owner);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename\*=UTF-8''scenewright-\d{4}-\d\d-\d\d\.zip$/,
      ),
    });
    const files = unzip(reply.rawPayload);
    const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');
    expect(read('account.json')).toMatchObject({
      id: owner.accountId,
      email: 'owner@example.com',
      is_guest: false,
    });
    expect(read('sign-in.json')).toMatchObject({
      email: 'owner@example.com',
      has_password: true,
      sessions: [{ method: expect.any(String) }],
      events: expect.arrayContaining([expect.objectContaining({ action: 'user_signed_up' })]),
    });
    expect(read('sessions.json')).toEqual([
      expect.objectContaining({ expires_at: expect.any(String) }),
    ]);
    expect(read('cast.json')).toMatchObject([{ name: 'Ishmael' }]);
    expect(read('credits.json')).toMatchObject({
      balance: { account_id: owner.accountId },
      grants: expect.arrayContaining([expect.objectContaining({ kind: 'gift' })]),
    });
    expect(read('ledger.json').map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['grant', 'reserve', 'capture']),
    );
    expect(read('payments.json')).toMatchObject({ subscriptions: [], checkouts: [] });
    expect(read('mails.json')).toEqual(
      expect.arrayContaining([expect.objectContaining({ recipient: 'owner@example.com' })]),
    );
    const content = read(`contents/${contentId}.json`);
    expect(content).toMatchObject({
      social_handle: '@ishmael',
      genre: 'script',
      answers: [],
      left_out: [],
      scenes: [
        {
          sentences: [{ text: 'Bees.', source: 'own', of: '' }],
          takes: expect.arrayContaining([
            expect.objectContaining({ kind: 'narration' }),
            expect.objectContaining({ kind: 'picture' }),
          ]),
        },
      ],
      orders: [{ status: 'succeeded' }],
      films: [{ status: 'completed' }],
    });
    // Every file that the content names is there, and can be told by its beginning.
    const film = files.get(`media/${content.films[0].video_asset_id}.mp4`);
    expect(film?.subarray(4, 8).toString()).toBe('ftyp');
    for (const { asset_id: id } of content.scenes[0].takes)
      if (id !== null)
        expect(
          [...files.keys()].some((name) => name.startsWith(`media/${id}.`)),
          id,
        ).toBe(true);
    expect(files.has('missing.txt')).toBe(false);
    const texts = [...files]
      .filter(([name]) => !name.startsWith('media/'))
      .map(([, bytes]) => bytes.toString())
      .join('\n');
    for (const foreign of [stranger.accountId, 'stranger@example.com', '@nobody-else'])
      expect(texts).not.toContain(foreign);
  });

  it('holds nothing that would sign anybody in', async () => {
    await signUpWithFilm('secretive@example.com');
    const { body: session } = await product.send('POST', '/auth/v1/token?grant_type=password', {
      email: 'secretive@example.com',
      password: 'a long password',
    });
    const { body: exchanged } = await product.send('POST', '/api/v1/auth/login', {
      token: session.access_token,
    });
    const files = unzip((await ask({ token: exchanged.access_token })).rawPayload);
    const texts = [...files]
      .filter(([name]) => !name.startsWith('media/'))
      .map(([, bytes]) => bytes.toString())
      .join('\n');
    for (const secret of [
      session.access_token,
      session.refresh_token,
      exchanged.access_token,
      '$argon2',
      'token_hash',
      'a long password',
    ])
      expect(texts).not.toContain(secret);
  });

  it("is a guest's, too, and nobody's without a session", async () => {
    expect((await ask(null)).statusCode).toBe(401);
    const guest = await product.signInAsGuest();
    const files = unzip((await ask(guest)).rawPayload);
    expect(JSON.parse(files.get('account.json')?.toString() ?? 'null')).toMatchObject({
      id: guest.accountId,
      is_guest: true,
    });
    expect(JSON.parse(files.get('mails.json')?.toString() ?? 'null')).toEqual([]);
  });

  it('leaves out a file that is lost, says which, and gives all others', async () => {
    const loser = await signUpWithFilm('loser@example.com');
    const lost = await product.database.db
      .selectFrom('asset')
      .select('id')
      .where('account_id', '=', loser.accountId)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await product.database.db
      .updateTable('asset')
      .set({ storage_key: 'lost/for-good.mp4' })
      .where('id', '=', lost.id)
      .execute();
    const files = unzip((await ask(loser)).rawPayload);
    expect(files.get('missing.txt')?.toString()).toContain(lost.id);
    expect([...files.keys()].filter((name) => name.startsWith('media/')).length).toBeGreaterThan(2);
  });

  it('is made once at a time, and gives its turn back when its reader goes away', async () => {
    const { token } = await signUpWithFilm('leaver@example.com');
    const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
    const reading = await new Promise<ReturnType<typeof request>>((resolve, reject) => {
      const sent = request(
        new URL('/api/v1/profile/export', address),
        { headers: { authorization: `Bearer ${token}` } },
        (reply) => {
          reply.pause();
          sent.on('error', () => undefined);
          resolve(sent);
        },
      );
      sent.once('error', reject).end();
    });
    reading.destroy();
    await expect.poll(async () => (await ask({ token })).statusCode).toBe(200);
  });

  it('is made a few times an hour', async () => {
    const busy = await product.signUp('busy@example.com');
    for (let turn = 0; turn < mostPerHour; turn += 1)
      expect((await ask(busy)).statusCode).toBe(200);
    const refused = await ask(busy);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      detail: expect.stringContaining('Please try again later.'),
    });
  });

  it('is described in /openapi.json', async () => {
    const { paths } = (await product.app.inject({ url: '/openapi.json' })).json();
    expect(paths['/api/v1/profile/export'].get).toMatchObject({
      security: [{ bearer: [] }],
      responses: { 200: { content: { 'application/zip': expect.anything() } } },
    });
  });
});
