import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findFreePort,
  type ServerProcess,
  startServerProcess,
} from '../apps/server/testing/server-process.ts';
import type { Goal } from './report.ts';

const rounds = 120;
const warmUpRounds = 12;
const peopleOfEach = 20;
const password = 'correct horse battery';
const serviceKey = 'a-service-key-that-only-this-benchmark-knows';

const calls = [
  { name: 'sign-up', path: '/auth/v1/signup', body: { password } },
  {
    name: 'login',
    path: '/auth/v1/token?grant_type=password',
    body: { password: 'not the password' },
  },
  { name: 'resend', path: '/auth/v1/resend', body: { type: 'signup' } },
  { name: 'recover', path: '/auth/v1/recover', body: {} },
] as const;

type Kind = 'known' | 'alsoKnown' | 'unknown';
/** Every order, so that what one call leaves to do falls upon the others alike. */
const orders: readonly (readonly Kind[])[] = [
  ['known', 'alsoKnown', 'unknown'],
  ['unknown', 'alsoKnown', 'known'],
  ['alsoKnown', 'unknown', 'known'],
  ['known', 'unknown', 'alsoKnown'],
  ['unknown', 'known', 'alsoKnown'],
  ['alsoKnown', 'known', 'unknown'],
];

interface Durations {
  /** Of the call itself, in ms. */
  readonly call: number;
  /** Of one query of somebody else right after it: what it has left to be done shows there. */
  readonly next: number;
}

let requests = 0;

/** Every request comes from a network of its own, so that none meets a limit. */
async function send(
  server: ServerProcess,
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<{ tookMs: number; status: number }> {
  requests += 1;
  const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  const startedAt = performance.now();
  const reply = await fetch(server.url + path, {
    ...init,
    headers: { ...init.headers, 'x-forwarded-for': address },
  });
  await reply.text();
  return { tookMs: performance.now() - startedAt, status: reply.status };
}

async function post(
  server: ServerProcess,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<number> {
  const { tookMs, status } = await send(server, path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (status === 429 || status >= 500) throw new Error(`POST ${path} answered ${status}`);
  return tookMs;
}

async function measure(server: ServerProcess, path: string, body: object): Promise<Durations> {
  const call = await post(server, path, body);
  const { tookMs } = await send(server, '/api/v1/auth/me', {
    headers: { authorization: `Bearer ${'x'.repeat(43)}` },
  });
  return { call, next: tookMs };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** How far apart two durations are, whichever is longer: 1 is alike. */
const apart = (ratio: number) => Math.max(ratio, 1 / ratio);

/** One call for each kind of address, in turns: whatever else the machine does hits all alike. */
async function takeTurns(
  server: ServerProcess,
  path: string,
  body: object,
): Promise<Record<Kind, Durations>[]> {
  const measured: Record<Kind, Durations>[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const durations: Record<Kind, Durations> = {
      known: { call: 0, next: 0 },
      alsoKnown: { call: 0, next: 0 },
      unknown: { call: 0, next: 0 },
    };
    for (const kind of orders[round % orders.length] ?? []) {
      const email =
        kind === 'unknown'
          ? `nobody${requests}@example.com`
          : `${kind.toLowerCase()}${round % peopleOfEach}@example.com`;
      durations[kind] = await measure(server, path, { email, ...body });
    }
    if (round >= warmUpRounds) measured.push(durations);
  }
  return measured;
}

function goalsOf(name: string, measured: readonly Record<Kind, Durations>[]): Goal[] {
  return (['call', 'next'] as const).map((what) => {
    // Each round is compared with itself: the machine's load changes more slowly than that.
    const noise = median(measured.map(({ known, alsoKnown }) => alsoKnown[what] / known[what]));
    const ratio = median(
      measured.map(
        ({ known, alsoKnown, unknown }) => unknown[what] / Math.sqrt(known[what] * alsoKnown[what]),
      ),
    );
    const subject = what === 'call' ? name : `what comes right after ${name}`;
    const mediansMs = (['known', 'alsoKnown', 'unknown'] as const).map((kind) =>
      median(measured.map((durations) => durations[kind][what])).toFixed(1),
    );
    console.log(
      `${subject}: ${mediansMs[0]} and ${mediansMs[1]} ms for registered addresses, ${mediansMs[2]} ms for unknown ones (medians of ${rounds})`,
    );
    return {
      name: `${subject}: unknown against registered (registered among themselves: ${apart(noise).toFixed(2)})`,
      measured: apart(ratio),
      unit: 'times',
      atMost: 1.15,
    };
  });
}

/**
 * Whether sign-up, login, resend and recover take as long for an address nobody has as for a registered one. The
 * reference is the same call for other registered addresses: what those differ by is noise.
 */
export async function compareAnswerTimes(): Promise<Goal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'answer-times-'));
  const settings = {
    AUTH_AUTOCONFIRM: 'off',
    AUTH_MAIL_INTERVAL_S: '0',
    AUTH_ADMIN_API: 'on',
    AUTH_SERVICE_KEY: serviceKey,
    TRUST_PROXY: '127.0.0.1',
  };
  const server = await startServerProcess({ folder, port: await findFreePort(), settings });
  if (!server.isAlive()) throw new Error(`the server did not start:\n${server.output()}`);
  try {
    const headers = { authorization: `Bearer ${serviceKey}`, apikey: serviceKey };
    for (const kind of ['known', 'alsoknown']) {
      for (let person = 0; person < peopleOfEach; person += 1)
        await post(
          server,
          '/auth/v1/admin/users',
          { email: `${kind}${person}@example.com`, password, email_confirm: true },
          headers,
        );
    }
    const goals: Goal[] = [];
    for (const { name, path, body } of calls)
      goals.push(...goalsOf(name, await takeTurns(server, path, body)));
    return goals;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
