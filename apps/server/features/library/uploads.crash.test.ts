import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { copyEmptyDatabase } from '../../testing/empty-database.ts';
import {
  findFreePort,
  type ServerProcess,
  startServerProcess,
} from '../../testing/server-process.ts';

let folder: string;
let port: number;
let server: ServerProcess;
let token: string;
let clip: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-crash-'));
  await copyEmptyDatabase(folder);
  port = await findFreePort();
  server = await startServerProcess({ folder, port });
  token = await signUp();
  clip = await makeLongClip();
});
afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${server.url}${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  return (await reply.json()) as Record<string, string>;
};

async function signUp(): Promise<string> {
  const person = { email: 'uploader@example.com', password: 'a long password' };
  const { access_token: provider } = await post('/auth/v1/signup', person);
  return (await post('/api/v1/auth/login', { token: provider }))['access_token'] ?? '';
}

/** Long enough to be killed in the middle of its reading. */
async function makeLongClip(): Promise<Buffer> {
  const path = join(folder, 'made.mp4');
  const source = 'testsrc2=s=1280x720:d=10';
  await runFfmpeg(
    ['-f', 'lavfi', '-i', source, '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path],
    { timeoutMs: 60_000 },
  );
  return await readFile(path);
}

const tus = (headers: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  'tus-resumable': '1.0.0',
  ...headers,
});

async function begin(bytes: number): Promise<string> {
  const headers = tus({ 'upload-length': String(bytes) });
  const reply = await fetch(`${server.url}/api/v1/library/uploads`, { method: 'POST', headers });
  return reply.headers.get('location') ?? '';
}

async function offsetOf(address: string): Promise<number> {
  const reply = await fetch(`${server.url}${address}`, { method: 'HEAD', headers: tus() });
  return Number(reply.headers.get('upload-offset'));
}

async function send(
  address: string,
  offset: number,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
): Promise<number> {
  const headers = tus({
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  });
  const reply = await fetch(`${server.url}${address}`, {
    ...{ method: 'PATCH', headers, body, duplex: 'half' },
  });
  return reply.status;
}

async function findItem(): Promise<LibraryItem | undefined> {
  const reply = await fetch(`${server.url}/api/v1/library`, { headers: tus() });
  return ((await reply.json()) as { items: LibraryItem[] }).items[0];
}

/** Each look costs the server some 10 ms, which reads a film meanwhile. */
const lookMs = 100;

async function untilStatus(...wanted: LibraryItem['status'][]): Promise<LibraryItem> {
  for (const giveUp = performance.now() + 60_000; ;) {
    const item = await findItem();
    if (item !== undefined && wanted.includes(item.status)) return item;
    if (performance.now() > giveUp) throw new Error(`the item is still ${item?.status}`);
    await setTimeout(lookMs);
  }
}

async function restart(): Promise<void> {
  await server.kill();
  server = await startServerProcess({ folder, port });
}

it('an upload goes on after the server died in the middle of a part, and its reading after it died in that', async () => {
  const address = await begin(clip.length);
  const third = Math.floor(clip.length / 3);
  expect(await send(address, 0, new Uint8Array(clip.subarray(0, third)))).toBe(204);
  const slow = new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(clip.subarray(third, third + 1_000)));
      await setTimeout(300);
      void server.kill();
    },
  });
  await send(address, third, slow).catch(() => null);
  await restart();
  const offset = await offsetOf(address);
  expect(offset).toBeGreaterThanOrEqual(third);
  expect(await send(address, offset, new Uint8Array(clip.subarray(offset)))).toBe(204);
  await untilStatus('checking');
  await setTimeout(300);
  expect((await findItem())?.status).toBe('checking');
  await restart();
  expect(await untilStatus('ready', 'refused')).toMatchObject({
    ...{ status: 'ready', width: 1280, height: 720, bytes: clip.length },
  });
}, 240_000);
