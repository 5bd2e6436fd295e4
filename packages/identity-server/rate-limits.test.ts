import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

// Requests from one address, by the contract's table: how many at once, and how soon the next one. Each path by itself.

let service: IdentityService;
let networks = 0;
let token = '';
/** Stands still but for what it is put forward, however long the requests take. */
function createStandingClock() {
  let nowMs = Date.now();
  return { now: () => new Date(nowMs), advance: (ms: number) => void (nowMs += ms) };
}

beforeAll(async () => {
  service = await startIdentityService({}, { trustProxy: true, clock: createStandingClock() });
  token = ((await (await ask('POST', '/signup', newNetwork())).json()) as { access_token: string })
    .access_token;
});
afterAll(() => service.close());

const newNetwork = () => `192.0.2.${(networks += 1)}`;

async function ask(
  method: string,
  path: string,
  from: string,
  body: unknown = {},
): Promise<Response> {
  return await fetch(service.url + path, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': from,
      authorization: `Bearer ${token}`,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
}

const burst = 30;
/** A request of each limit, none of which mails anybody, and how long one of them takes to come back, in ms. */
const limits: readonly [method: string, path: string, body: unknown, refillMs: number][] = [
  ['POST', '/token?grant_type=password', {}, 2_000],
  ['GET', '/verify', {}, 10_000],
  ['POST', '/signup', { email: 'no address' }, 10_000],
  ['POST', '/recover', {}, 10_000],
  ['POST', '/resend', {}, 10_000],
  ['POST', '/otp', {}, 10_000],
  ['POST', '/magiclink', {}, 10_000],
  ['PUT', '/user', { email: 'no address' }, 10_000],
  ['POST', '/signup', {}, 120_000],
];

describe.each(limits)('%s %s %j', (method, path, body, refillMs) => {
  it(`is answered ${burst} times at once, then once in ${refillMs} ms, whatever else was asked for`, async () => {
    const from = newNetwork();
    for (const [otherMethod, otherPath, otherBody] of limits) {
      if (otherPath === path && otherBody === body) continue;
      for (let turn = 0; turn < burst; turn += 1)
        await ask(otherMethod, otherPath, from, otherBody);
    }
    for (let turn = 0; turn < burst; turn += 1)
      expect((await ask(method, path, from, body)).status, `${turn}`).not.toBe(429);
    const refused = await ask(method, path, from, body);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
    const waitMs = Number(refused.headers.get('retry-after')) * 1_000;
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(refillMs);
    expect((await ask(method, path, newNetwork(), body)).status).not.toBe(429);
    service.clock.advance(refillMs);
    expect((await ask(method, path, from, body)).status).not.toBe(429);
    expect((await ask(method, path, from, body)).status).toBe(429);
  });
});

it('asking for a code anew, and unlinking, leave what PUT /user has', async () => {
  const from = newNetwork();
  for (let turn = 0; turn < burst; turn += 1) {
    await ask('GET', '/reauthenticate', from);
    await ask('DELETE', '/user/identities/6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d', from);
  }
  expect((await ask('PUT', '/user', from, { data: {} })).status).toBe(200);
  expect((await ask('GET', '/reauthenticate', from)).status).toBe(429);
  expect(
    (await ask('DELETE', '/user/identities/6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d', from)).status,
  ).toBe(429);
});
