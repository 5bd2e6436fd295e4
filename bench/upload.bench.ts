/*
 * How long a clip of 1 GB takes from the first byte of its upload until it is kept in our form, in proportion to ffmpeg alone, which
 * makes the same of the same file; and how much more memory the server holds meanwhile than when it is idle. ffmpeg is run before
 * and after. Run: `node bench/upload.bench.ts`; exits 1 when a goal is missed. Needs 5 GB of disk.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
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
/** More often than a browser looks, and too seldom to take the cores from what is waited for. */
const lookEveryMs = 500;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const limits = { timeoutMs: 20 * 60_000 };

const folder = await mkdtemp(join(tmpdir(), 'upload-bench-'));
const clip = join(folder, 'clip.mp4');
let token = '';

/** Some seconds in Full HD at about 310 Mbit/s, more than phones film with, again and again until they are a gigabyte. */
async function makeClip(): Promise<number> {
  const short = join(folder, 'short.mp4');
  const noisy = 'testsrc2=s=1920x1080:r=30:d=4,noise=alls=24:allf=t';
  const fine = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '22', '-pix_fmt', 'yuv420p'];
  const tone = ['-f', 'lavfi', '-i', 'sine=r=48000:d=4'];
  await runFfmpeg(['-f', 'lavfi', '-i', noisy, ...tone, ...fine, '-y', short], limits);
  const times = Math.ceil(gigabyte / (await stat(short)).size);
  const again = ['-stream_loop', String(times - 1), '-i', short];
  await runFfmpeg([...again, '-c', 'copy', '-y', clip], limits);
  return (await stat(clip)).size;
}

/** Processor time of a process and of those it started that have ended, in seconds. Linux. */
function processorSeconds(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const ticks = rest.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** What some work took by the clock, and of a process. */
interface Spent {
  readonly s: number;
  readonly processorS: number;
}

async function spent(pid: number, work: () => Promise<unknown>): Promise<Spent> {
  const [startedAt, before] = [performance.now(), processorSeconds(pid)];
  await work();
  const s = (performance.now() - startedAt) / 1_000;
  return { s, processorS: processorSeconds(pid) - before };
}

/** One run over the whole file, as the worker's; looking what it is and drawing a poster take less than a second of it. */
const byFfmpegAlone = async (): Promise<Spent> =>
  await spent(process.pid, async () => {
    await normaliseOwnMedia([clip], {
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

/** Sends a part as it lies in memory: `fetch` would copy it, and take the server's cores for that. */
async function sendPart(address: string, position: number, part: Buffer): Promise<void> {
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
    ...{ 'upload-offset': String(position), 'content-length': String(part.length) },
    'content-type': 'application/offset+octet-stream',
  };
  const sent = request(address, { method: 'PATCH', headers, agent });
  sent.end(part);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.resume();
  if (reply.statusCode !== 204) throw new Error(`a part was answered with ${reply.statusCode}`);
}

/** As a browser does it: in parts, one after the other, each read while the one before is sent. @returns the item's address */
async function uploadClip(server: string, bytes: number): Promise<string> {
  const begun = await send(`${server}${apiBase}/library/uploads`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(bytes) },
  });
  const address = begun.headers.get('location') ?? '';
  const file = await open(clip, 'r');
  const memories = [Buffer.alloc(uploadPartBytes), Buffer.alloc(uploadPartBytes)];
  const read = async (at: number): Promise<Buffer> => {
    const memory = memories[(at / uploadPartBytes) % 2] ?? Buffer.alloc(uploadPartBytes);
    return memory.subarray(0, (await file.read(memory, 0, memory.length, at)).bytesRead);
  };
  try {
    let part = await read(0);
    for (let at = 0; at < bytes; at += uploadPartBytes) {
      const next = read(at + uploadPartBytes);
      await sendPart(server + address, at, part);
      part = await next;
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
    let upload = 0;
    const whole = await spent(server.pid, async () => {
      let item = '';
      upload = (await spent(server.pid, async () => (item = await uploadClip(server.url, bytes))))
        .s;
      await untilKept(item);
    });
    clearInterval(sampling);
    return { whole, uploadS: upload, idleMb, peakMb };
  } finally {
    await server.stop();
  }
}

try {
  const bytes = await makeClip();
  const before = await byFfmpegAlone();
  const { whole, uploadS, idleMb, peakMb } = await measure(bytes);
  const after = await byFfmpegAlone();
  const timesAlone = (of: (each: Spent) => number) => (2 * of(whole)) / (of(before) + of(after));
  const told = ({ s, processorS }: Spent) =>
    `${s.toFixed(1)} s (${processorS.toFixed(1)} s of processor)`;
  console.log(
    `${(bytes / gigabyte).toFixed(2)} GB: ${told(whole)}, of which ${uploadS.toFixed(1)} s the upload; ffmpeg alone ${told(before)} before and ${told(after)} after; memory ${idleMb.toFixed(0)} MB idle, ${peakMb.toFixed(0)} MB at most`,
  );
  reportGoals('A clip of 1 GB, from the first byte of its upload until it is kept', [
    {
      name: 'by the clock, against ffmpeg alone',
      ...{ measured: timesAlone(({ s }) => s), unit: 'times', atMost: goals.times },
    },
    {
      name: 'processor time, against ffmpeg alone',
      ...{ measured: timesAlone(({ processorS }) => processorS), unit: 'times' },
      atMost: goals.times,
    },
    {
      name: 'memory of the server above idle',
      ...{ measured: peakMb - idleMb, unit: 'MB', atMost: goals.moreMb },
    },
  ]);
} finally {
  await rm(folder, { recursive: true });
}
