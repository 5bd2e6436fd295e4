/*
 * How long a clip of 1 GB takes from the first byte of its upload until it is kept in our form, in proportion to ffmpeg alone, which
 * makes the same of the same file; and how much more memory the server holds meanwhile than when it is idle. ffmpeg is run before
 * and after. Run: `node bench/upload.bench.ts`; exits 1 when a goal is missed. Needs 5 GB of disk.
 */
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '@scenewright/contract/paths.ts';
import { uploadPartBytes } from '@scenewright/contract/rules/library.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { normaliseOwnMedia } from '@scenewright/media/own-media.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { reportGoals } from './report.ts';
import { residentMb } from './resident-memory.ts';

const gigabyte = 1_000_000_000;
const goals = { times: 1.2, moreMb: 100 };
const sampleEveryMs = 20;
const lookEveryMs = 200;
const limits = { timeoutMs: 20 * 60_000 };

const folder = await mkdtemp(join(tmpdir(), 'upload-bench-'));
const clip = join(folder, 'clip.mp4');
let token = '';

/** Some seconds in Full HD at a high rate, again and again until they are a gigabyte. */
async function makeClip(): Promise<number> {
  const short = join(folder, 'short.mp4');
  const noisy = 'testsrc2=s=1920x1080:r=30:d=4,noise=alls=60:allf=t';
  const fine = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', '-pix_fmt', 'yuv420p'];
  const tone = ['-f', 'lavfi', '-i', 'sine=r=48000:d=4'];
  await runFfmpeg(['-f', 'lavfi', '-i', noisy, ...tone, ...fine, '-y', short], limits);
  const times = Math.ceil(gigabyte / (await stat(short)).size);
  const again = ['-stream_loop', String(times - 1), '-i', short];
  await runFfmpeg([...again, '-c', 'copy', '-y', clip], limits);
  return (await stat(clip)).size;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

/** One run over the whole file, as the worker's; looking what it is and drawing a poster take less than a second of it. */
const byFfmpegAlone = async (): Promise<number> =>
  await timed(async () => {
    await normaliseOwnMedia(clip, {
      folder: await mkdtemp(join(folder, 'alone-')),
      readFont: () => Promise.reject(new Error('no font is expected')),
    });
  });

async function send(
  url: string,
  { method = 'GET', headers = {}, body }: RequestInit = {},
): Promise<Response> {
  const reply = await fetch(url, {
    ...{ method, headers: { authorization: `Bearer ${token}`, ...headers } },
    ...(body === undefined ? {} : { body }),
  });
  if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}`);
  return reply;
}

async function signUp(server: string): Promise<void> {
  const post = async (path: string, body: object) =>
    (await (
      await send(server + path, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json' },
      })
    ).json()) as { access_token: string };
  const person = { email: 'creator@example.com', password: 'a long password' };
  const { access_token: session } = await post('/auth/v1/signup', person);
  token = (await post(`${apiBase}/auth/login`, { token: session })).access_token;
}

/** As a browser does it: in parts, one after the other. @returns the item's address */
async function upload(server: string, bytes: number): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await send(`${server}${apiBase}/library/uploads`, {
    ...{ method: 'POST', headers: { ...tus, 'upload-length': String(bytes) } },
  });
  const address = begun.headers.get('location') ?? '';
  const file = await open(clip, 'r');
  try {
    const part = Buffer.alloc(uploadPartBytes);
    for (let at = 0; at < bytes;) {
      const { bytesRead } = await file.read(part, 0, part.length, at);
      await send(server + address, {
        ...{ method: 'PATCH', body: part.subarray(0, bytesRead) },
        headers: {
          ...{ ...tus, 'upload-offset': String(at) },
          'content-type': 'application/offset+octet-stream',
        },
      });
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
  return `${server}${apiBase}/library/${address.split('/').at(-1) ?? ''}`;
}

async function untilKept(item: string): Promise<void> {
  for (;;) {
    const reply = await send(item);
    const { status, failure } = ((await reply.json()) as { item: Record<string, string> }).item;
    if (status === 'ready') return;
    if (status === 'refused') throw new Error(`the clip was refused: ${failure}`);
    await pause(lookEveryMs);
  }
}

async function measure(bytes: number) {
  const server = await startServerProcess({
    ...{ folder: await mkdtemp(join(folder, 'data-')), port: await findFreePort() },
    settings: { LIBRARY_FREE_MB: '4000' },
  });
  try {
    await signUp(server.url);
    // What starting took is given back.
    await pause(15_000);
    const idleMb = residentMb(server.pid);
    let peakMb = 0;
    const sampling = setInterval(() => {
      peakMb = Math.max(peakMb, residentMb(server.pid));
    }, sampleEveryMs);
    let uploadS = 0;
    const wholeS = await timed(async () => {
      let item = '';
      uploadS = await timed(async () => (item = await upload(server.url, bytes)));
      await untilKept(item);
    });
    clearInterval(sampling);
    return { wholeS, uploadS, idleMb, peakMb };
  } finally {
    await server.stop();
  }
}

try {
  const bytes = await makeClip();
  const before = await byFfmpegAlone();
  const { wholeS, uploadS, idleMb, peakMb } = await measure(bytes);
  const after = await byFfmpegAlone();
  const aloneS = (before + after) / 2;
  console.log(
    `${(bytes / gigabyte).toFixed(2)} GB: ${wholeS.toFixed(1)} s, of which ${uploadS.toFixed(1)} s the upload; ffmpeg alone ${before.toFixed(1)} s before and ${after.toFixed(1)} s after; memory ${idleMb.toFixed(0)} MB idle, ${peakMb.toFixed(0)} MB at most`,
  );
  reportGoals('A clip of 1 GB, from the first byte of its upload until it is kept', [
    { name: 'against ffmpeg alone', measured: wholeS / aloneS, unit: 'times', atMost: goals.times },
    {
      name: 'memory of the server above idle',
      ...{ measured: peakMb - idleMb, unit: 'MB', atMost: goals.moreMb },
    },
  ]);
} finally {
  await rm(folder, { recursive: true });
}
