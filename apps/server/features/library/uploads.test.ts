import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { runScheduledJob } from '../../testing/run-job.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { createUploader, type Uploader } from './testing/uploading.ts';

const dayMs = 86_400_000;
const mb = 1_000_000;

let product: TestProduct;
let owner: TestUser;
let uploader: Uploader;
let picture: Buffer;
beforeAll(async () => {
  product = await startTestProduct({ settings: { LIBRARY_GUEST_MB: '2', LIBRARY_FREE_MB: '50' } });
  owner = await product.signUp('owner@example.com');
  uploader = createUploader(product, owner);
  picture = await makeOwnFile(await mkdtemp(join(product.folder, 'made-')), 'a grey JPEG');
});
afterAll(() => product.stop());

const bytesOf = (count: number) => Buffer.alloc(count, 'x');

const usedBy = (user: TestUser) => createUploader(product, user).usedBytes();

/** What the items of an account take, added up. */
async function countedFor({ accountId }: TestUser): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(counted_bytes), 0)::float as sum from library_item where account_id = ${accountId}`.execute(
    product.database.db,
  );
  return rows[0]?.sum ?? Number.NaN;
}

let origin: string | undefined;
/** Where the product answers over a connection. */
const listening = async (): Promise<string> =>
  (origin ??= await product.app.listen({ port: 0, host: '127.0.0.1' }));

describe('an upload', () => {
  it('arrives in parts, is read, and is shown as picture', async () => {
    const id = await uploader.upload(picture, 'Holiday at sea.JPG', 500);
    const item = await uploader.untilRead(id);
    expect(item).toMatchObject({
      ...{ name: 'Holiday at sea', status: 'ready', kind: 'picture', width: 96, height: 64 },
      ...{ bytes: picture.length, received_bytes: picture.length, failure: null },
      ...{ duration_ms: null, has_sound: false },
    });
    for (const url of [item.media_url, item.thumbnail_url]) {
      const shown = await product.app.inject(url ?? '');
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    }
  });

  it('goes on where it stood, wherever it broke off [LIB-2]', async () => {
    const address = uploader.addressOf(await uploader.begin(picture.length));
    expect((await uploader.send(address, 0, picture.subarray(0, 700))).headers).toMatchObject({
      'upload-offset': '700',
    });
    const { headers } = await uploader.call('HEAD', address);
    expect(headers).toMatchObject({
      ...{ 'upload-offset': '700', 'upload-length': String(picture.length) },
      ...{ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' },
    });
    expect((await uploader.send(address, 700, picture.subarray(700))).status).toBe(204);
    const item = await uploader.untilRead(address.split('/').at(-1) ?? '');
    expect(item.status).toBe('ready');
    expect((await uploader.call('HEAD', address)).headers).toMatchObject({
      'upload-offset': String(picture.length),
    });
  });

  it('keeps one of two parts that are sent for the same place', async () => {
    const address = uploader.addressOf(await uploader.begin(1_000));
    const part = bytesOf(400);
    const statuses = (
      await Promise.all([0, 1, 2, 3].map(() => uploader.send(address, 0, part)))
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409, 409, 409]);
    expect((await uploader.call('HEAD', address)).headers).toMatchObject({
      'upload-offset': '400',
    });
    await uploader.call('DELETE', address);
  });

  it('takes two parts of one upload at a time, so that they fill no disk [LIB-3]', async () => {
    const address = uploader.addressOf(await uploader.begin(1_000));
    const origin = await listening();
    const ending = new AbortController();
    const neverDone = async () =>
      await fetch(new URL(address, origin), {
        ...{ method: 'PATCH', duplex: 'half', signal: ending.signal },
        body: new ReadableStream({ start: (controller) => controller.enqueue(bytesOf(1)) }),
        headers: {
          ...{ authorization: `Bearer ${owner.token}`, 'tus-resumable': '1.0.0' },
          ...{ 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        },
      });
    const replies = [neverDone(), neverDone(), neverDone(), neverDone()];
    const refused = await Promise.race(replies);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      detail:
        'Parts of this upload are arriving already. Wait for them, and go on from where it stands then.',
    });
    ending.abort();
    await Promise.allSettled(replies);
    await expect
      .poll(async () => (await uploader.call('HEAD', address)).headers['upload-offset'])
      .toBe('1');
    // Those that broke off may still be put away.
    await expect.poll(async () => (await uploader.send(address, 1, bytesOf(999))).status).toBe(204);
    await uploader.untilRead(address.split('/').at(-1) ?? '');
    await uploader.call('DELETE', address);
  });

  it('keeps what has arrived when the connection breaks in the middle of a part', async () => {
    const address = uploader.addressOf(await uploader.begin(600_000));
    const origin = await listening();
    const breaking = new AbortController();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(bytesOf(250_000));
        await new Promise((resolve) => void setTimeout(resolve, 500));
        breaking.abort();
      },
    });
    await fetch(new URL(address, origin), {
      ...{ method: 'PATCH', body, duplex: 'half', signal: breaking.signal },
      headers: {
        ...{ authorization: `Bearer ${owner.token}`, 'tus-resumable': '1.0.0' },
        ...{ 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      },
    }).catch(() => null);
    await expect
      .poll(async () => (await uploader.call('HEAD', address)).headers['upload-offset'])
      .toBe('250000');
    expect((await uploader.send(address, 250_000, bytesOf(350_000))).status).toBe(204);
    const item = await uploader.untilRead(address.split('/').at(-1) ?? '');
    expect(item.failure).toContain('This is no picture, clip, sound or font that can be read.');
    await uploader.call('DELETE', address);
  });

  it('says what the protocol can do here', async () => {
    const { status, headers } = await uploader.call('OPTIONS', '/api/v1/library/uploads');
    expect([status, headers['tus-version'], headers['tus-extension']]).toEqual([
      ...[204, '1.0.0', 'creation,termination'],
    ]);
    expect(headers['tus-max-size']).toBe('2000000000');
  });

  it.each([
    ['without a length', { 'upload-length': '' }, 422],
    ['of no bytes', { 'upload-length': '0' }, 422],
    ['of fewer than none', { 'upload-length': '-5' }, 422],
    ['of half a byte', { 'upload-length': '1.5' }, 422],
    ['of more than a number can hold', { 'upload-length': '9'.repeat(40) }, 422],
    ['of more than a file may have', { 'upload-length': '2000000001' }, 413],
    ['by another version of the protocol', { 'tus-resumable': '0.2.2' }, 422],
  ])('is refused %s', async (_what, headers, status) => {
    const reply = await uploader.begin(10, 'a.jpg', headers);
    expect(reply.status).toBe(status);
    expect(reply.detail).toMatch(/\.$/);
  });

  it.each([
    ['at another place', 5, {}, 409],
    ['at a place behind its end', 99, {}, 409],
    ['without a place', 0, { 'upload-offset': '' }, 422],
    ['at a place that is no number', 0, { 'upload-offset': 'NaN' }, 422],
    ['as JSON', 0, { 'content-type': 'application/json' }, 415],
    ['as a form', 0, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('refuses a part %s', async (_what, offset, headers, status) => {
    const address = uploader.addressOf(await uploader.begin(20));
    const refused = await uploader.send(address, offset, bytesOf(5), headers);
    expect(refused.status).toBe(status);
    if (status === 415)
      expect(refused.detail).toBe('Send parts as application/offset+octet-stream.');
    expect((await uploader.call('HEAD', address)).headers['upload-offset']).toBe('0');
    await uploader.call('DELETE', address);
  });

  it('takes no more than it was announced with', async () => {
    const address = uploader.addressOf(await uploader.begin(20));
    expect((await uploader.send(address, 0, bytesOf(21))).status).toBe(413);
    expect((await uploader.call('HEAD', address)).headers['upload-offset']).toBe('0');
    await uploader.call('DELETE', address);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\pictures\cat.png`, 'cat'],
    ['\u202Egpj.exe\u0000\n.jpg', 'gpj.exe .jpg'.replace('.jpg', '').trim()],
    ['😀'.repeat(200), '😀'.repeat(60)],
    ['.jpg', 'Untitled'],
    ['', 'Untitled'],
    ['__proto__', '__proto__'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>'],
  ])('called %j is listed as %j', async (name, shown) => {
    const address = uploader.addressOf(await uploader.begin(20, name));
    expect((await uploader.list())[0]?.name).toBe(shown);
    await uploader.call('DELETE', address);
  });
});

describe('the room of a library', () => {
  it('is told before, and held under uploads that begin at the same time [LIB-3]', async () => {
    const guest = await product.signInAsGuest();
    const many = createUploader(product, guest);
    const begun = await Promise.all(Array.from({ length: 8 }, () => many.begin(0.6 * mb, 'a.jpg')));
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(begun.find(({ status }) => status === 413)?.detail).toBe(
      'Your library has room for 200 KB more, and this file has 600 KB. Delete something first, or create an account: it has more room.',
    );
    expect(await usedBy(guest)).toBe(1.8 * mb);
    const { body } = await guest.request('GET', '/library');
    expect(body).toMatchObject({ most_bytes: 2 * mb, most_file_bytes: 2_000 * mb, total: 3 });
    await many.call(
      'DELETE',
      begun.map((reply) => many.addressOf(reply)).find((address) => address.includes('-')) ?? '',
    );
    expect(await usedBy(guest)).toBe(1.2 * mb);
    expect((await many.begin(0.8 * mb)).status).toBe(201);
    expect(await usedBy(guest)).toBe(await countedFor(guest));
  });

  it('comes back from what was refused, and counts what is kept', async () => {
    const user = await product.signUp('room@example.com');
    const own = createUploader(product, user);
    await own.untilRead(await own.upload(bytesOf(5_000)));
    expect(await usedBy(user)).toBe(0);
    const item = await own.untilRead(await own.upload(picture));
    expect(item.status).toBe('ready');
    expect(await usedBy(user)).toBeGreaterThanOrEqual(picture.length);
    expect(await usedBy(user)).toBe(await countedFor(user));
    await user.request('DELETE', `/library/${item.id}`);
    expect(await usedBy(user)).toBe(0);
  });

  it('holds what unpacks to more than was sent, too [LIB-3]', async () => {
    const guest = await product.signInAsGuest();
    const own = createUploader(product, guest);
    const rest = await own.begin(2 * mb - picture.length);
    const item = await own.untilRead(await own.upload(picture));
    expect(item).toMatchObject({
      status: 'refused',
      failure: expect.stringMatching(
        /^As it is kept here, this takes .* and your library has no room for that\. Delete something first\.$/u,
      ),
    });
    expect(await usedBy(guest)).toBe(2 * mb - picture.length);
    await own.call('DELETE', own.addressOf(rest));
    expect((await own.untilRead(await own.upload(picture))).status).toBe('ready');
  });

  it('grows when a guest signs up, whose files go along [LIB-6]', async () => {
    const guest = await product.signInAsGuest();
    const own = createUploader(product, guest);
    const id = await own.upload(picture);
    await own.untilRead(id);
    const used = await usedBy(guest);
    await product.database.transact(async (tx) => {
      const { adoptLibrary } = await import('./index.ts');
      await adoptLibrary(tx, guest.accountId, owner.accountId);
    });
    expect((await uploader.list()).map((item) => item.id)).toContain(id);
    expect(await usedBy(owner)).toBe(await countedFor(owner));
    expect([await usedBy(guest), used > 0]).toEqual([0, true]);
  });
});

describe('the sweep', () => {
  it('removes uploads that nobody goes on with, and every file that nobody needs', async () => {
    const user = await product.signUp('gone@example.com');
    const own = createUploader(product, user);
    const stale = own.addressOf(await own.begin(20_000));
    await own.send(stale, 0, bytesOf(5_000));
    const kept = await own.untilRead(await own.upload(picture));
    await own.untilRead(await own.upload(bytesOf(900)));
    const afterTwoDays = async () => {
      product.clock.advance(2 * dayMs);
      await runScheduledJob(product, 'sweep');
      return createUploader(product, await product.signIn('gone@example.com'));
    };
    expect((await (await afterTwoDays()).call('HEAD', stale)).status).toBe(200);
    const later = await afterTwoDays();
    expect((await later.call('HEAD', stale)).status).toBe(404);
    expect((await later.list()).map(({ id }) => id)).toEqual([kept.id]);
    expect(await later.usedBytes()).toBe(await countedFor(user));
    const { rows } = await sql<{ files: number }>`
      select count(*)::int as files from asset where account_id = ${user.accountId}`.execute(
      product.database.db,
    );
    expect(rows[0]?.files).toBe(2);
    expect((await product.app.inject(kept.media_url?.split('?')[0] ?? '')).statusCode).toBe(404);
  });
});
