import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type S3Emulator, startS3Emulator } from '@scenewright/s3-emulator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runScheduledJob } from '../../testing/run-job.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { unzip } from '../../testing/unzip.ts';
import { insertAsset } from './assets.repository.ts';
import { linkExpiry, signLink } from './assets.rules.ts';

const dayMs = 24 * 60 * 60_000;

let s3: S3Emulator;
beforeAll(async () => {
  s3 = await startS3Emulator();
});
afterAll(() => s3.close());

const settingsOf = (storage: 'disk' | 's3') => ({
  STORAGE: storage,
  S3_ENDPOINT: s3.settings.endpoint,
  S3_REGION: s3.settings.region,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  S3_PATH_STYLE: 'on',
  S3_PREFIX: 'films',
});

/** An asset that nothing refers to, its file on the disk below the product's folder. */
async function addAsset(
  product: TestProduct,
  text: string,
  owner?: { accountId: string },
): Promise<string> {
  const { accountId } = owner ?? (await product.signInAsGuest());
  const id = randomUUID();
  const storageKey = `${accountId}/${id}.mp4`;
  await insertAsset(product.database.db, {
    ...{ id, account_id: accountId, storage_key: storageKey, mime_type: 'video/mp4' },
    ...{ bytes: Buffer.byteLength(text), created_at: product.clock.now() },
  });
  const path = join(product.folder, 'to-put');
  await writeFile(path, text);
  await product.storage.put(storageKey, path, 'video/mp4');
  return id;
}

/** The address of an asset as the product gives it out. */
async function linkTo(product: TestProduct, id: string, download = ''): Promise<string> {
  const secret = await readFile(join(product.folder, 'secrets/media-links'), 'utf8');
  const expires = linkExpiry(product.clock.now(), 1);
  const signature = signLink(Buffer.from(secret.trim(), 'base64url'), {
    ...{ assetId: id, expires, download },
  });
  return `/media/${id}.mp4?${new URLSearchParams({ expires: String(expires), signature, download })}`;
}

describe('media in S3', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ settings: settingsOf('s3') });
  });
  afterAll(() => product.stop());

  it('are read by a signed link that leads into the bucket, under the name it was given for', async () => {
    const id = await addAsset(product, 'a film');
    const link = await linkTo(product, id, 'Café (1).mp4');
    const reply = await product.app.inject(link);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([
      302,
      'private, max-age=300',
    ]);
    const film = await fetch(String(reply.headers.location), { headers: { range: 'bytes=2-' } });
    expect([film.status, await film.text()]).toEqual([206, 'film']);
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect(film.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Caf%C3%A9%20%281%29.mp4",
    );
    const head = await product.app.inject({ method: 'HEAD', url: link });
    expect((await fetch(String(head.headers.location), { method: 'HEAD' })).status).toBe(200);
    expect(
      (await product.app.inject(link.replace(/signature=.{9}/, 'signature=AAAA'))).statusCode,
    ).toBe(404);
  });

  it('may be shown by our pages, those of the bucket and no others', async () => {
    const { headers } = await product.app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    const { origin } = new URL(s3.settings.endpoint);
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`));
    expect(policy).toMatch(/script-src 'self';/);
  });

  it('are not left out of an archive because the bucket cannot be read now', async () => {
    const owner = await product.signUp('owner@example.com');
    const id = await addAsset(product, 'a film of mine', owner);
    const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
    const archive = async () => {
      const headers = { authorization: `Bearer ${owner.token}` };
      const reply = await fetch(new URL('/api/v1/profile/export', address), { headers });
      return Buffer.from(await reply.arrayBuffer());
    };
    s3.faults.inject('forbid', { at: /^GET/ });
    await expect(archive()).rejects.toThrow();
    expect(
      unzip(await archive())
        .get(`media/${id}.mp4`)
        ?.toString(),
    ).toBe('a film of mine');
  });

  it('are removed when nothing refers to them, and uploads that were left open are aborted', async () => {
    const id = await addAsset(product, 'forgotten');
    const key = [...s3.objects.keys()].find((name) => name.includes(id)) ?? '';
    expect(key).toMatch(/^films\//);
    s3.uploads.set('open', {
      ...{ id: 'open', key: 'films/a.mp4', startedAt: new Date(), parts: new Map() },
      ...{ contentType: 'video/mp4', metadata: new Map() },
    });
    await runScheduledJob(product, 'sweep');
    expect([s3.objects.has(key), s3.uploads.size]).toEqual([true, 1]);
    product.clock.advance(dayMs + 60_000);
    await runScheduledJob(product, 'sweep');
    expect([s3.objects.has(key), s3.uploads.size]).toEqual([false, 0]);
  });
});

describe('media on the disk', () => {
  it('are shown by no other origin', async () => {
    const product = await startTestProduct({ settings: { STORAGE: 'disk' }, workers: false });
    const { headers } = await product.app.inject('/healthz');
    expect(String(headers['content-security-policy'])).toMatch(/media-src 'self' blob:;/);
    const link = await linkTo(product, await addAsset(product, 'a film'), "it's.mp4");
    const reply = await product.app.inject({ url: link, headers: { range: 'bytes=2-' } });
    expect([reply.statusCode, reply.payload]).toEqual([206, 'film']);
    expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''it%27s.mp4");
    await product.stop();
  });
});

describe('moving media to the other storage', () => {
  let product: TestProduct;
  let mediaFolder: string;
  const texts = ['one', 'two two', 'three three three', 'four', 'five'];
  const lines: string[] = [];
  const move = (to: 'disk' | 's3', remove = false) =>
    product.operator.moveStorage(to, { remove, tell: (line) => void lines.push(line) });
  const filesOnDisk = async () =>
    (await readdir(mediaFolder, { recursive: true })).filter((name) => name.endsWith('.mp4'));
  const moved = () => [...s3.objects.keys()].filter((key) => key.startsWith('films/'));
  beforeEach(async () => {
    for (const key of moved()) s3.objects.delete(key);
    product = await startTestProduct({ settings: settingsOf('disk'), workers: false });
    mediaFolder = join(product.folder, 'media');
    for (const text of texts) await addAsset(product, text);
  });
  afterEach(() => product.stop());

  it('stops at a failure with a sentence, and goes on where it stopped', async () => {
    s3.faults.inject('forbid', { at: /^PUT \/media\/films\/(?!\.probe)/ });
    await expect(move('s3')).rejects.toThrow(
      /Give the command again: it goes on where it stopped\./,
    );
    const copiedBefore = moved().length;
    expect(copiedBefore).toBeLessThan(texts.length);
    const summary = await move('s3');
    expect(summary).toMatch(
      new RegExp(
        `^${texts.length - copiedBefore} files? copied to s3 .*, ${copiedBefore} were there already`,
      ),
    );
    expect(summary).toContain('Nothing remains.');
    expect(moved()).toHaveLength(texts.length);
    expect(await filesOnDisk()).toHaveLength(texts.length);
    expect(lines.at(-1)).toMatch(/^5 of 5 files looked at/);
    expect(await move('s3')).toMatch(/^0 files copied to s3 .*, 5 were there already/);
  });

  it('copies again what arrived in another size', async () => {
    await move('s3');
    const [key = ''] = moved();
    const object = s3.objects.get(key);
    if (object === undefined) throw new Error('nothing was moved');
    s3.objects.set(key, { ...object, file: { ...object.file, bytes: 1 } });
    expect(await move('s3')).toMatch(/^1 file copied to s3 .*, 4 were there already/);
  });

  it('removes nothing while the other storage is in use', async () => {
    await expect(move('s3', true)).rejects.toThrow('set STORAGE=s3 first');
    expect(await filesOnDisk()).toHaveLength(texts.length);
  });

  it('goes back, and removes what is in both where that is said', async () => {
    await move('s3');
    await rm(mediaFolder, { recursive: true });
    expect(await move('disk', true)).toMatch(/^5 files copied to disk [^]*5 files removed from s3/);
    expect(moved()).toEqual([]);
    const found = await Promise.all(
      (await filesOnDisk()).map((name) => readFile(join(mediaFolder, name), 'utf8')),
    );
    expect(found.toSorted()).toEqual(texts.toSorted());
  });

  it('says how many files neither storage has', async () => {
    const [name = ''] = await filesOnDisk();
    await rm(join(mediaFolder, name));
    expect(await move('disk')).toContain('1 file that the database knows can be found in neither.');
  });
});
