import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresqlOfFile } from '../../apps/server/testing/engine-of-file.ts';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

// The embedded engine has one connection: there, transactions queue, and none ever meets another.
const hasLocks = postgresqlOfFile() !== undefined;

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
afterAll(() => service.close());

interface Asking {
  readonly url: string;
  readonly method: string;
  readonly bearer: string;
}

/** Asks for something, and has somebody else make a confirmed account of the address in the middle of it. */
async function askWhileTaken(
  path: string,
  email: string,
  { url, method, bearer }: Asking = { url: service.url, method: 'POST', bearer: '' },
): Promise<{ status: number; body: unknown }> {
  if (service.database.engine !== 'postgresql') throw new Error('this needs a second connection');
  const other = new pg.Client({ connectionString: service.database.url });
  await other.connect();
  await other.query('begin');
  await other.query(
    "insert into identity_user (id, email, email_confirmed_at, is_anonymous, user_metadata, created_at, updated_at) values ($1, $2, now(), false, '{}', now(), now())",
    [randomUUID(), email],
  );
  const asked = fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ email, password: 'a long password' }),
  });
  // Not by the other connection: within its transaction it does not see connections that were made since.
  const waiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        service.database.db,
      )
    ).rows.length;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  await other.query('commit');
  await other.end();
  const reply = await asked;
  return { status: reply.status, body: await reply.json() };
}

const usersWith = (email: string) =>
  service.database.db
    .selectFrom('identity_user')
    .select('email')
    .where('email', '=', email)
    .execute();

it.runIf(hasLocks)(
  'an address that somebody takes in the middle of a sign-up answers as a taken one',
  async () => {
    const email = 'contended@example.com';
    const mailsBefore = await service.mailCount();
    expect(await askWhileTaken('/signup', email)).toEqual({
      status: 200,
      body: expect.objectContaining({
        email,
        role: 'authenticated',
        identities: [expect.objectContaining({ provider: 'email' })],
      }),
    });
    expect(await service.mailCount()).toBe(mailsBefore);
    expect(await usersWith(email)).toEqual([{ email }]);
  },
);

it.runIf(hasLocks)(
  'a magic link goes to who takes the address in the middle of the request',
  async () => {
    const email = 'taken@example.com';
    expect(await askWhileTaken('/otp', email)).toEqual({ status: 200, body: {} });
    expect(await usersWith(email)).toEqual([{ email }]);
    expect((await service.mailTo(email)).kind).toBe('magic-link');
  },
);

it.runIf(hasLocks)(
  'an address that somebody takes in the middle of a change answers as a taken one, and the guest stays a guest',
  async () => {
    const atOnce = await startIdentityService({ autoconfirm: true }, { beside: service });
    try {
      const client = atOnce.client();
      const {
        data: { session },
      } = await client.signInAnonymously();
      const answer = await askWhileTaken('/user', 'snatched@example.com', {
        url: atOnce.url,
        method: 'PUT',
        bearer: session?.access_token ?? '',
      });
      expect(answer).toMatchObject({ status: 422, body: { error_code: 'email_exists' } });
      expect((await client.getUser()).data.user).toMatchObject({ is_anonymous: true, email: '' });
    } finally {
      await atOnce.close();
    }
  },
);
