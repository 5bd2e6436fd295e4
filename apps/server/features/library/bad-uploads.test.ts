import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { badMedia, type GoodMedia, makeGoodMedia } from '@scenewright/media/testing/bad-media.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { createUploader, type Uploader } from './testing/uploading.ts';

const zeros = Buffer.alloc(4_000);
/** Two files in one, of which the first is kept alone; and what cannot be announced. */
const readable = new Set([
  'a JPEG with an archive behind it',
  'an MP4 with a playlist behind it',
  'nothing',
]);
/** What is refused, with what its creator reads; made from good files, and a film that playlists may name. */
const hostile: readonly (readonly [
  what: string,
  name: string,
  bytesOf: (good: GoodMedia, secret: string) => Buffer,
])[] = [
  ['nothing but a name', 'cat.jpg', () => Buffer.from('\0')],
  ['a page called a picture', 'cat.jpg', () => Buffer.from('<!doctype html><script>1</script>')],
  ['a program called a clip', 'film.mp4', () => Buffer.from('\u007fELF\u0002\u0001', 'latin1')],
  ['a script', 'run.sh', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['an archive', 'all.zip', () => Buffer.from('PK\u0003\u0004')],
  ['a drawing that runs a script', 'a.svg', () => Buffer.from('<svg onload="alert(1)"></svg>')],
  ['a drawing that reads a file', 'a.svg', () => Buffer.from('<?xml version="1.0"?><!DOCTYPE a>')],
  ['a command for a drawing program', 'a.mvg', () => Buffer.from('push graphic-context\nurl(x)')],
  ['a list of the machine’s files', 'a.webm', (_, path) => Buffer.from(`#EXTM3U\nfile://${path}`)],
  ['a list of addresses', 'a.mp4', () => Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/a')],
  [
    'a subtitle of another file',
    'a.avi',
    (_, path) => Buffer.from(`RIFF\0\0\0\0AVI LIST${path}`, 'latin1'),
  ],
  ['a song of zeros', 'a.mp3', () => Buffer.concat([Buffer.from('ID3'), zeros])],
  ['a WAV of zeros', 'a.wav', () => Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), zeros])],
  ['an OGG of zeros', 'a.ogg', () => Buffer.concat([Buffer.from('OggS'), zeros])],
  ['an M4A of zeros', 'a.m4a', () => Buffer.concat([Buffer.from('\0\0\0 ftypM4A '), zeros])],
  [
    'a song that names addresses',
    'a.mp3',
    () => Buffer.from('ID3\u0003\0\0\0\0\0\0#EXTM3U\nhttp://127.0.0.1:1/a'),
  ],
  ['half a picture', 'a.png', ({ png }) => png.subarray(0, png.length / 2)],
  ['a WebM of zeros', 'a.webm', ({ mkv }) => Buffer.concat([mkv.subarray(0, 60), zeros])],
  ['an MP4 of zeros', 'a.mp4', ({ mp4 }) => Buffer.concat([mp4.subarray(0, 32), zeros])],
  ['a picture of zeros', 'a.jpg', ({ jpeg }) => Buffer.concat([jpeg.subarray(0, 20), zeros])],
  ['a GIF of zeros', 'a.gif', () => Buffer.concat([Buffer.from('GIF89a'), zeros])],
  ['a HEIC of zeros', 'a.heic', () => Buffer.concat([Buffer.from('\0\0\0 ftypheic'), zeros])],
  [
    'a drawing that shows a file',
    'a.svg',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
      ),
  ],
  ['an AVIF of zeros', 'a.avif', () => Buffer.concat([Buffer.from('\0\0\0 ftypavif'), zeros])],
  ...badMedia
    .filter(({ what }) => !readable.has(what))
    .map(({ what, bytesOf }) => [what, 'model.bin', bytesOf] as const),
];

/** Of each kind that a file calls itself. */
const some = representative(hostile, ([, name]) => name.split('.').at(-1) ?? '', 2);

let product: TestProduct;
let uploader: Uploader;
const outcomes = new Map<string, { status: string; failure: string | null }>();

/** All of them at once: none may take another one along. */
beforeAll(async () => {
  product = await startTestProduct();
  uploader = createUploader(product, await product.signUp('owner@example.com'));
  const folder = await mkdtemp(join(product.folder, 'made-'));
  const good = await makeGoodMedia(folder);
  const secret = join(folder, 'secret.mp4');
  await writeFile(secret, good.mp4);
  const ids = new Map<string, string>();
  for (const [what, name, bytesOf] of some)
    ids.set(what, await uploader.upload(bytesOf(good, secret), name));
  ids.set('good', await uploader.upload(await makeOwnFile(folder, 'a clip with sound')));
  for (const [what, id] of ids) outcomes.set(what, await uploader.untilRead(id));
}, 240_000);
afterAll(() => product.stop());

describe('a bad upload', () => {
  it.each(some.map(([what]) => what))('is refused with a sentence: %s', (what) => {
    expect(outcomes.get(what)).toMatchObject({
      status: 'refused',
      failure: expect.stringMatching(/^[A-Z].+\.$/s),
    });
  });

  it('says nothing of this machine', () => {
    for (const { failure } of outcomes.values())
      expect(failure ?? '').not.toMatch(/ffmpeg|\/tmp|scenewright|Error|0x/);
  });

  it('takes no room, and nothing else suffers [LIB-4]', async () => {
    expect(outcomes.get('good')).toMatchObject({ status: 'ready', failure: null });
    const good = (await uploader.list()).find(({ status }) => status === 'ready');
    expect(await uploader.usedBytes()).toBeGreaterThanOrEqual(good?.bytes ?? 0);
    expect(await uploader.usedBytes()).toBeLessThan(1_000_000);
    expect((await product.app.inject('/healthz')).statusCode).toBe(200);
  });
});
