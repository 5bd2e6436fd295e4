import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servePages } from './pages.ts';

const script = 'console.log("the same words again and again, again and again, again and again");';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'app.html'), '<div id="app"></div>');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets/app-1.js'), script);
  await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync(script));
  app = Fastify();
  await servePages(app, folder, { publicUrl: 'http://localhost:3000', isBuyingOpen: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, encodings?: string) =>
  app.inject({
    url,
    ...(encodings === undefined ? {} : { headers: { 'accept-encoding': encodings } }),
  });

it('a script that was compressed when it was built is sent so to whom can read it', async () => {
  const { headers, rawPayload } = await get('/assets/app-1.js', 'gzip, deflate, br, zstd');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(rawPayload.length).toBeLessThan(script.length);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
});

it.each([undefined, 'gzip', 'identity', 'br;q=0'])(
  'whoever cannot read it (accepts %s) gets the script itself',
  async (encodings) => {
    const { headers, body } = await get('/assets/app-1.js', encodings);
    expect([headers['content-encoding'], body, headers['vary']]).toEqual([
      undefined,
      script,
      'accept-encoding',
    ]);
  },
);

it('a file without a hash in its name is asked for again', async () => {
  const { headers, body } = await get('/robots.txt', 'gzip, br');
  expect([headers['cache-control'], headers['content-encoding'], body]).toEqual([
    'no-cache',
    undefined,
    'User-agent: *',
  ]);
});

it('a document is filled in with the address of this installation, and sent anew only when it is another', async () => {
  const ask = (tag?: string) =>
    app.inject({ url: '/', headers: tag === undefined ? {} : { 'if-none-match': tag } });
  expect((await ask()).statusCode).toBe(404);
  await writeFile(
    join(folder, 'index.html'),
    '<link rel="canonical" href="https://scenewright.invalid/">',
  );
  const first = await ask();
  expect([first.statusCode, first.body]).toEqual([
    200,
    '<link rel="canonical" href="http://localhost:3000/">',
  ]);
  const tag = String(first.headers['etag']);
  expect((await ask(tag)).statusCode).toBe(304);

  await writeFile(join(folder, 'index.html'), '<p>Built again</p>');
  const second = await ask(tag);
  expect([second.statusCode, second.body]).toEqual([200, '<p>Built again</p>']);
  expect(second.headers['etag']).not.toBe(tag);
  await rm(join(folder, 'index.html'));
  expect((await ask()).statusCode).toBe(404);
});

it('the compressed file has no address of its own', async () =>
  expect((await get('/assets/app-1.js.br')).statusCode).toBe(404));

it('documents say where nobody can buy, and only there', async () => {
  expect((await get('/pricing')).body).not.toContain('data-buying');
  const closed = Fastify();
  await writeFile(
    join(folder, 'pricing.html'),
    '<!doctype html>\n<html lang="en"><body></body></html>',
  );
  await servePages(closed, folder, {
    publicUrl: 'https://videos.example.com',
    isBuyingOpen: false,
  });
  expect((await closed.inject({ url: '/pricing' })).body).toContain(
    '<html data-buying="closed" lang="en">',
  );
  await closed.close();
});
