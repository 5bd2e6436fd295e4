import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Emulator } from '@scenewright/s3-emulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import { openS3Bucket } from '../testing/s3-bucket.ts';
import { createS3Storage } from './s3-storage.ts';

let folder: string;
let emulator: S3Emulator;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-s3-storage-'));
  ({ emulator, storage } = await openS3Bucket(folder));
});
afterEach(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

async function put(key: string, body: string | Buffer, mimeType = 'video/mp4'): Promise<void> {
  const path = join(folder, 'to-put');
  await writeFile(path, body);
  await storage.put(key, path, mimeType);
}
const read = (key: string, signal?: AbortSignal) =>
  storage.withFile(key, async (path) => (await readFile(path)).toString(), signal);
const downloads = () => emulator.calls.filter(({ method }) => method === 'GET').length;
const copies = () => readdir(join(folder, 'copies')).catch(() => []);

describe('a file that is read', () => {
  it('is downloaded once for ten readers, at the same time and one after the other', async () => {
    await put('clip.mp4', 'a clip');
    const texts = await Promise.all(Array.from({ length: 10 }, () => read('clip.mp4')));
    for (let again = 0; again < 10; again += 1) texts.push(await read('clip.mp4'));
    expect(new Set(texts)).toEqual(new Set(['a clip']));
    expect(downloads()).toBe(1);
  });

  it('has the extension of its key', async () => {
    await put('clip.mp4', 'a clip');
    expect(await storage.withFile('clip.mp4', async (path) => path)).toMatch(/\.mp4$/);
  });

  it('stays within the bound that was set, those read last', async () => {
    for (const name of ['a', 'b', 'c']) {
      await put(name, randomBytes(400_000));
      await read(name);
    }
    expect(await copies()).toHaveLength(2);
    const before = downloads();
    await read('c');
    expect(downloads()).toBe(before);
    await read('a');
    expect(downloads()).toBe(before + 1);
  });

  it('stays for who reads it while it is removed', async () => {
    await put('clip.mp4', 'a clip');
    await storage.withFile('clip.mp4', async (path) => {
      await storage.remove('clip.mp4');
      expect((await readFile(path)).toString()).toBe('a clip');
    });
    expect(await copies()).toEqual([]);
  });

  it.each(['cut', 'corrupt', 'refuse', 'slow_down', 'fail', 'forget'] as const)(
    'is whole although the first answer goes wrong: %s',
    async (fault) => {
      await put('clip.mp4', 'a clip of some length');
      emulator.faults.inject(fault, { at: /^GET/ });
      expect(await read('clip.mp4')).toBe('a clip of some length');
      expect(await copies()).toHaveLength(1);
    },
  );

  it('is given up with a sentence when the service stays away, and leaves nothing behind', async () => {
    await put('clip.mp4', 'a clip');
    emulator.faults.inject('cut', { times: 4 });
    await expect(read('clip.mp4')).rejects.toMatchObject({
      name: 'ProviderError',
      retryable: true,
      message: expect.stringMatching(/^Media files cannot be reached at the moment/),
    });
    expect(downloads()).toBe(4);
    expect(await copies()).toEqual([]);
    expect(await read('clip.mp4')).toBe('a clip');
  });

  it('is given up at once when it is not there, or may not be read', async () => {
    await expect(read('nowhere.mp4')).rejects.toMatchObject({
      name: 'ProviderError',
      retryable: false,
      message: 'A media file is missing.',
    });
    await put('clip.mp4', 'a clip');
    emulator.faults.inject('forbid');
    await expect(read('clip.mp4')).rejects.toMatchObject({ retryable: false });
    expect(downloads()).toBe(2);
  });

  it('is waited for by who still wants it, when another reader leaves', async () => {
    await put('clip.mp4', 'a clip');
    const leaving = new AbortController();
    const [left, staying] = [read('clip.mp4', leaving.signal), read('clip.mp4')];
    leaving.abort(new Error('had enough'));
    await expect(left).rejects.toThrow('had enough');
    expect(await staying).toBe('a clip');
    expect(downloads()).toBe(1);
  });

  it('is not downloaded any further when its last reader leaves', async () => {
    await put('clip.mp4', 'a clip');
    emulator.faults.inject('hang', { at: /^GET/ });
    const leaving = new AbortController();
    const left = read('clip.mp4', leaving.signal);
    await expect.poll(downloads).toBe(1);
    leaving.abort(new Error('had enough'));
    await expect(left).rejects.toThrow('had enough');
    expect(await copies()).toEqual([]);
    expect(await read('clip.mp4')).toBe('a clip');
  });

  it('is given up when the service is silent each time', async () => {
    const { settings } = emulator;
    const impatient = createS3Storage({
      ...{ ...settings, publicEndpoint: settings.endpoint, pathStyle: true, prefix: '' },
      ...{ copiesFolder: join(folder, 'copies'), copiesMostBytes: 0 },
      patience: { attempts: 2, pauseMs: 5, silentMs: 200 },
    });
    await put('clip.mp4', 'a clip');
    emulator.faults.inject('hang', { times: 2 });
    await expect(impatient.withFile('clip.mp4', async () => 'read')).rejects.toMatchObject({
      retryable: true,
      cause: expect.objectContaining({ message: 'the service was silent for too long' }),
    });
    emulator.faults.clear();
    expect(await read('clip.mp4')).toBe('a clip');
  });
});

describe('a file that is put', () => {
  it('has its type and its SHA-256, and arrives although the first answers go wrong', async () => {
    for (const fault of ['refuse', 'slow_down', 'forget'] as const)
      emulator.faults.inject(fault, { at: /^PUT/ });
    await put('clip.mp4', 'a clip');
    const object = emulator.objects.get('clip.mp4');
    expect(object?.contentType).toBe('video/mp4');
    expect(object?.metadata.get('x-amz-meta-sha256')).toBe(object?.file.sha256);
  });

  it('is uploaded in parts from 16 MiB on, and a lost answer to the last call is no failure', async () => {
    const body = randomBytes(17 * 1024 * 1024);
    emulator.faults.inject('slow_down', { at: /^PUT .*partNumber=2/ });
    emulator.faults.inject('forget', { at: /^POST .*uploadId/ });
    await put('big.mp4', body);
    expect(emulator.objects.get('big.mp4')?.etag).toMatch(/-3"$/);
    expect(emulator.objects.get('big.mp4')?.file.bytes).toBe(body.length);
    expect(emulator.uploads.size).toBe(0);
  });

  it('is completed again when the service says 200 and means an error', async () => {
    emulator.faults.inject('late_error', { at: /^POST .*uploadId/ });
    await put('big.mp4', Buffer.alloc(16 * 1024 * 1024));
    expect(emulator.objects.get('big.mp4')?.file.bytes).toBe(16 * 1024 * 1024);
  });

  it('leaves no upload open when a part is refused, nor in place of what was there', async () => {
    await put('big.mp4', 'the old one');
    emulator.faults.inject('forbid', { at: /^PUT .*partNumber/ });
    await expect(put('big.mp4', Buffer.alloc(16 * 1024 * 1024))).rejects.toMatchObject({
      name: 'ProviderError',
      retryable: false,
    });
    expect(emulator.uploads.size).toBe(0);
    expect(await read('big.mp4')).toBe('the old one');
  });

  it('leaves an upload that could not even be aborted to the sweep', async () => {
    emulator.faults.inject('forbid', { at: /^PUT .*partNumber/ });
    emulator.faults.inject('fail', { at: /^DELETE/, times: 4 });
    await expect(put('big.mp4', Buffer.alloc(16 * 1024 * 1024))).rejects.toThrow();
    expect(emulator.uploads.size).toBe(1);
    const startedAt = [...emulator.uploads.values()][0]?.startedAt ?? new Date();
    await storage.sweep(startedAt);
    expect(emulator.uploads.size).toBe(1);
    await storage.sweep(new Date(startedAt.getTime() + 1));
    expect(emulator.uploads.size).toBe(0);
  });
});

describe('an address for a browser', () => {
  const film = { mimeType: 'video/mp4', downloadName: "Café (Teil 1) – it's *new*.mp4" };
  async function address(options: Parameters<Storage['deliver']>[1] = film): Promise<string> {
    const delivery = await storage.deliver('film.mp4', options);
    return delivery.kind === 'redirect' ? delivery.url : '';
  }

  it('names type and download, gives ranges, and ends after 10 to 15 minutes', async () => {
    await put('film.mp4', 'a film', 'application/octet-stream');
    const url = await address();
    const reply = await fetch(url, { headers: { range: 'bytes=2-' } });
    expect([reply.status, await reply.text()]).toEqual([206, 'film']);
    expect(reply.headers.get('content-type')).toBe('video/mp4');
    expect(reply.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Caf%C3%A9%20%28Teil%201%29%20%E2%80%93%20it%27s%20%2Anew%2A.mp4",
    );
    emulator.advance(9 * 60_000);
    expect((await fetch(url)).status).toBe(200);
    emulator.advance(6 * 60_000 + 1_000);
    expect((await fetch(url)).status).toBe(403);
  });

  it('cannot be bent to another file, type or name', async () => {
    await put('film.mp4', 'a film');
    await put('other.mp4', 'another');
    const url = await address();
    for (const [part, other] of [
      ['film.mp4', 'other.mp4'],
      ['video%2Fmp4', 'text%2Fhtml'],
      ['Caf', 'Kaf'],
      ['Expires=900', 'Expires=90000'],
    ] as const) {
      expect(url).toContain(part);
      expect((await fetch(url.replace(part, other))).status).toBe(403);
    }
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect(url).not.toContain(emulator.settings.secretAccessKey);
  });

  it('is the same for five minutes, so that a browser need not load a file twice', async () => {
    const { settings } = emulator;
    const signed = async (at: string) =>
      await createS3Storage({
        ...{ ...settings, publicEndpoint: 'http://media.example', pathStyle: true, prefix: '' },
        ...{ copiesFolder: folder, copiesMostBytes: 0, now: () => new Date(at) },
      }).deliver('film.mp4', film);
    const first = await signed('2026-01-31T10:00:01Z');
    expect(first).toEqual(await signed('2026-01-31T10:04:59Z'));
    expect(first).not.toEqual(await signed('2026-01-31T10:05:00Z'));
    expect(first).toMatchObject({
      url: expect.stringMatching(/^http:\/\/media\.example\/media\//),
    });
  });

  it('may be one for the headers alone', async () => {
    await put('film.mp4', 'a film');
    const reply = await fetch(await address({ ...film, headersOnly: true }), { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, '6']);
  });
});

describe('the check', () => {
  it('leaves nothing in the bucket', async () => {
    await storage.check();
    expect(emulator.objects.size).toBe(0);
  });

  it.each([
    [{ secretAccessKey: 'wrong' }, 'look at S3_SECRET_ACCESS_KEY.'],
    [{ accessKeyId: 'AKWRONG' }, 'look at S3_ACCESS_KEY_ID.'],
    [{ region: 'mars-1' }, 'look at S3_REGION.'],
    [{ bucket: 'elsewhere' }, 'look at S3_BUCKET and S3_ENDPOINT.'],
    [{ endpoint: 'http://localhost:9' }, 'look at S3_ENDPOINT.'],
  ])('says in a sentence what to look at: %j', async (wrong, advice) => {
    const { settings } = emulator;
    const misled = createS3Storage({
      ...{ ...settings, publicEndpoint: settings.endpoint, pathStyle: true, prefix: '', ...wrong },
      ...{ copiesFolder: folder, copiesMostBytes: 0 },
      patience: { attempts: 2, pauseMs: 5, silentMs: 120_000 },
    });
    const failure = await misled.check().then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    expect(failure).toMatch(/^The bucket \w+ at http:\/\/localhost:\d+ cannot be written to\. /);
    expect(failure).toContain(advice);
    expect(failure).not.toContain(settings.secretAccessKey);
  });
});
