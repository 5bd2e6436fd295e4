import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, type ServerProcess, startServerProcess } from '../server/testing/server-process.ts';
import type { Goal } from './report.ts';

const rounds = 100;
const warmUpRounds = 6;
const peopleOfEach = 20;
const password = 'correct horse battery';
const serviceKey = 'a-service-key-that-only-this-benchmark-knows';

const calls = [
  { name: 'sign-up', path: '/auth/v1/signup', body: { password } },
  { name: 'login', path: '/auth/v1/token?grant_type=password', body: { password: 'not the password' } },
  { name: 'resend', path: '/auth/v1/resend', body: { type: 'signup' } },
  { name: 'recover', path: '/auth/v1/recover', body: {} },
] as const;

const kinds = ['known', 'alsoKnown', 'unknown'] as const;
type Kind = (typeof kinds)[number];

let requests = 0;

/** Every request comes from a network of its own, so that none meets a limit. */
async function post(server: ServerProcess, path: string, body: object, headers: Record<string, string> = {}): Promise<number> {
  requests += 1;
  const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  const startedAt = performance.now();
  const reply = await fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers }, body: JSON.stringify(body) });
  await reply.text();
  const tookMs = performance.now() - startedAt;
  if (reply.status === 429 || reply.status >= 500) throw new Error(`POST ${path} answered ${reply.status}`);
  return tookMs;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** How far apart two durations are, whichever is longer: 1 is alike. */
const apart = (left: number, right: number) => Math.max(left / right, right / left);

/** Medians in ms of one call for each kind of address, asked in turns so that whatever else goes on hits all alike. */
async function medians(server: ServerProcess, path: string, body: object): Promise<Record<Kind, number>> {
  const durations: Record<Kind, number[]> = { known: [], alsoKnown: [], unknown: [] };
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(round + turn) % kinds.length] ?? 'known';
      const email = kind === 'unknown' ? `nobody${requests}@example.com` : `${kind.toLowerCase()}${round % peopleOfEach}@example.com`;
      const tookMs = await post(server, path, { email, ...body });
      if (round >= warmUpRounds) durations[kind].push(tookMs);
    }
  }
  return { known: median(durations.known), alsoKnown: median(durations.alsoKnown), unknown: median(durations.unknown) };
}

/**
 * Whether sign-up, login, resend and recover take as long for an address nobody has as for a registered one. The
 * reference is the same call for other registered addresses: what those differ by is noise.
 */
export async function compareAnswerTimes(): Promise<Goal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'answer-times-'));
  const settings = { AUTH_AUTOCONFIRM: 'off', AUTH_MAIL_INTERVAL_S: '0', AUTH_ADMIN_API: 'on', AUTH_SERVICE_KEY: serviceKey, TRUST_PROXY: '127.0.0.1' };
  const server = await startServerProcess({ folder, port: await findFreePort(), settings });
  if (!server.isAlive()) throw new Error(`the server did not start:\n${server.output()}`);
  try {
    const headers = { authorization: `Bearer ${serviceKey}`, apikey: serviceKey };
    for (const kind of ['known', 'alsoknown']) {
      for (let person = 0; person < peopleOfEach; person += 1) await post(server, '/auth/v1/admin/users', { email: `${kind}${person}@example.com`, password, email_confirm: true }, headers);
    }
    const goals: Goal[] = [];
    for (const { name, path, body } of calls) {
      const { known, alsoKnown, unknown } = await medians(server, path, body);
      console.log(`${name}: ${known.toFixed(2)} ms and ${alsoKnown.toFixed(2)} ms for registered addresses, ${unknown.toFixed(2)} ms for unknown ones (medians of ${rounds}, in turns)`);
      goals.push({ name: `${name}: unknown against registered (registered among themselves: ${apart(known, alsoKnown).toFixed(2)})`, measured: apart(unknown, (known + alsoKnown) / 2), unit: 'times', atMost: 1.15 });
    }
    return goals;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
