import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery, Storage } from '@scenewright/provider-contract/storage.ts';
import { createDiskStorage } from './disk/disk-storage.ts';
import { openS3Bucket, resolveNamesOfLocalhost } from './testing/s3-bucket.ts';

interface Subject {
  readonly storage: Storage;
  close(): Promise<void>;
}

const openBucket = async (folder: string, options: { pathStyle: boolean; prefix: string }) => {
  const { storage, emulator } = await openS3Bucket(folder, options);
  return { storage, close: () => emulator.close() };
};

const implementations: readonly (readonly [string, (folder: string) => Promise<Subject>])[] = [
  [
    'disk',
    async (folder) => ({
      storage: createDiskStorage(join(folder, 'media')),
      close: async () => {},
    }),
  ],
  ['s3, bucket in the path', (folder) => openBucket(folder, { pathStyle: true, prefix: 'site/' })],
  ['s3, bucket in the host', (folder) => openBucket(folder, { pathStyle: false, prefix: '' })],
];

const oddKeys = [
  'account/plain.mp4',
  'account/with blank and + & % # ? =.txt',
  "account/it's (1) [2] {3} * ! ~ ; : @ $ ,.txt",
  'account/größe – 映像 🎬.mp4',
  'a/b/c/d/e/f.bin',
  '.hidden/..file..',
];
const foreignKeys = [
  '',
  '/etc/passwd',
  '../outside',
  'a/../../b',
  'a//b',
  'a/./b',
  'a/',
  'a\u0000b',
];

describe.each(implementations)('the storage %s', (_name, open) => {
  let folder: string;
  let subject: Subject;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scenewright-storage-'));
    resolveNamesOfLocalhost();
    subject = await open(folder);
    storage = subject.storage;
  });
  afterAll(async () => {
    await subject.close();
    await rm(folder, { recursive: true });
  });

  async function put(key: string, body: string | Buffer, mimeType = 'text/plain') {
    const path = join(folder, 'to-put');
    await writeFile(path, body);
    return await storage.put(key, path, mimeType);
  }
  const read = (key: string) => storage.withFile(key, (path) => readFile(path));
  const readText = async (key: string) => (await read(key)).toString();

  /** What a browser gets of a delivery. */
  async function load(delivery: Delivery, headers: Record<string, string> = {}): Promise<Response> {
    if (delivery.kind === 'redirect') return await fetch(delivery.url, { headers });
    const { root, path } = delivery;
    const app = fastify();
    await app.register(fastifyStatic, { root, serve: false });
    app.get('/', (_request, reply) => reply.sendFile(path, root));
    const { payload, ...reply } = await app.inject({ url: '/', headers });
    await app.close();
    return new Response(payload, { status: reply.statusCode });
  }

  it('keeps a file, and another one after it is replaced', async () => {
    expect(await put('account/replaced.txt', 'first')).toEqual({ bytes: 5 });
    expect(await readText('account/replaced.txt')).toBe('first');
    await put('account/replaced.txt', 'the second');
    expect(await readText('account/replaced.txt')).toBe('the second');
    expect(await storage.size('account/replaced.txt')).toBe(10);
  });

  it('keeps an empty file', async () => {
    expect(await put('account/empty', '')).toEqual({ bytes: 0 });
    expect([await readText('account/empty'), await storage.size('account/empty')]).toEqual(['', 0]);
  });

  it.each(oddKeys)('keeps the key %s', async (key) => {
    await put(key, `kept under ${key}`);
    expect(await readText(key)).toBe(`kept under ${key}`);
    expect(await (await load(await storage.deliver(key, { mimeType: 'text/plain' }))).text()).toBe(
      `kept under ${key}`,
    );
    await storage.remove(key);
    expect(await storage.size(key)).toBeNull();
  });

  it.each(foreignKeys)('refuses the key %j', async (key) => {
    const refused = /storage key/;
    await expect(put(key, 'x')).rejects.toThrow(refused);
    await expect(read(key)).rejects.toThrow(refused);
    await expect(storage.remove(key)).rejects.toThrow(refused);
    await expect(storage.size(key)).rejects.toThrow(refused);
    await expect(storage.deliver(key, { mimeType: 'text/plain' })).rejects.toThrow(refused);
  });

  it('delivers whole files and ranges', async () => {
    await put('account/range.txt', '0123456789');
    const delivery = await storage.deliver('account/range.txt', { mimeType: 'text/plain' });
    expect(await (await load(delivery)).text()).toBe('0123456789');
    const part = await load(delivery, { range: 'bytes=2-5' });
    expect([part.status, await part.text()]).toEqual([206, '2345']);
  });

  it('removes a file once and again', async () => {
    await put('account/removed.txt', 'x');
    await readText('account/removed.txt');
    await storage.remove('account/removed.txt');
    await storage.remove('account/removed.txt');
    await storage.remove('account/never-there.txt');
    expect(await storage.size('account/removed.txt')).toBeNull();
    await expect(readText('account/removed.txt')).rejects.toThrow();
  });

  it('gives readers one of the files that are put meanwhile, never a part', async () => {
    const bodies = [randomBytes(300_000), randomBytes(300_000), randomBytes(300_000)];
    const known = new Set(bodies.map((body) => body.toString('base64')));
    const putNumber = async (index: number) => {
      const path = join(folder, `racing-${index}`);
      await writeFile(path, bodies[index] ?? '');
      await storage.put('account/racing', path, 'application/octet-stream');
    };
    await putNumber(0);
    const seen = await Promise.all([
      ...[1, 2].map((index) => putNumber(index)),
      ...Array.from({ length: 8 }, async () => (await read('account/racing')).toString('base64')),
    ]);
    for (const body of seen) if (body !== undefined) expect(known.has(body)).toBe(true);
    expect(known.has((await read('account/racing')).toString('base64'))).toBe(true);
  });

  it('keeps a file of 20 MiB', async () => {
    const body = randomBytes(20 * 1024 * 1024);
    expect(await put('account/big.mp4', body, 'video/mp4')).toEqual({ bytes: body.length });
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sha256(await read('account/big.mp4'))).toBe(sha256(body));
    const delivery = await storage.deliver('account/big.mp4', { mimeType: 'video/mp4' });
    const end = await load(delivery, { range: 'bytes=-100' });
    expect(Buffer.from(await end.arrayBuffer()).length).toBeGreaterThan(0);
  });

  it('says that it can be written to, and leaves nothing of the probe', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
    await expect(storage.sweep(new Date())).resolves.toBeUndefined();
  });
});
