import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type IdentityService, startIdentityService } from './testing/identity-service.ts';

// The embedded engine has one connection: there, transactions queue, and none ever meets another.
const hasLocks = inject('postgresql') !== undefined;

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
afterAll(() => service.close());

it.runIf(hasLocks)('an address that somebody takes in the middle of a sign-up answers as a taken one', async () => {
  if (service.database.engine !== 'postgresql') throw new Error('this needs a second connection');
  const email = 'contended@example.com';
  const other = new pg.Client({ connectionString: service.database.url });
  await other.connect();
  await other.query('begin');
  await other.query("insert into identity_user (id, email, email_confirmed_at, is_anonymous, user_metadata, created_at, updated_at) values ($1, $2, now(), false, '{}', now(), now())", [randomUUID(), email]);
  const signUp = fetch(`${service.url}/signup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: 'a long password' }) });
  const waiting = async () => (await other.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  await other.query('commit');
  await other.end();

  const reply = await signUp;
  expect([reply.status, await reply.json()]).toEqual([200, expect.objectContaining({ email, identities: [] })]);
  expect(await service.mailCount()).toBe(0);
  const users = await service.database.db.selectFrom('identity_user').select('email').execute();
  expect(users).toEqual([{ email }]);
});
