import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

// The forms of a refusal: the one since version 2024-01-01 of the protocol, and the one before.

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
afterAll(() => service.close());

it('a fault of ours is a 500 without a word of its cause, and names the request where the older form has room for it', async () => {
  const broken = await startIdentityService(
    {},
    {
      around: (database) => ({
        ...database,
        transact: () => Promise.reject(new Error('the disk is on fire')),
      }),
    },
  );
  const guest = (version: Record<string, string>) =>
    fetch(`${broken.url}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...version },
      body: '{}',
    });
  const [today, before] = [
    await guest({ 'x-supabase-api-version': '2024-01-01' }),
    await guest({}),
  ];
  expect([today.status, await today.json()]).toEqual([
    500,
    { code: 'unexpected_failure', message: 'Internal Server Error' },
  ]);
  expect([before.status, await before.json()]).toEqual([
    500,
    {
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Internal Server Error',
      error_id: before.headers.get('x-request-id'),
    },
  ]);
  await broken.close();
});

it.each([
  ['2024-01-01', true],
  ['2099-12-31', true],
  ['2023-12-31', false],
  ['2024-13-45', false],
  ['latest', false],
  ['', false],
])('a client of version %j is answered in its form', async (version, isNew) => {
  const reply = await fetch(`${service.url}/user`, {
    headers: { 'x-supabase-api-version': version },
  });
  expect(reply.headers.get('x-supabase-api-version')).toBe(isNew ? '2024-01-01' : null);
  expect(await reply.json()).toMatchObject(
    isNew ? { code: 'no_authorization' } : { code: 401, error_code: 'no_authorization' },
  );
});
