import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresqlOfFile } from '../../apps/server/testing/engine-of-file.ts';
import { keyedHash } from '../../apps/server/keyed-hash.ts';
import { readOrCreateSecret } from '../../apps/server/secret-file.ts';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';
import { loadRefreshSecret } from './tokens/refresh-token.ts';

// The embedded engine has one connection: there, transactions queue, and none ever waits for another's lock.
const hasLocks = postgresqlOfFile() !== undefined;
const password = 'a long password';

let service: IdentityService;
/** How often a transaction was begun, tries that came after a deadlock included. */
let tries = 0;
beforeAll(async () => {
  service = await startIdentityService(
    {},
    {
      trustProxy: true,
      around: (database) => ({
        ...database,
        transact: (work) => database.transact((tx) => ((tries += 1), work(tx))),
      }),
    },
  );
});
afterAll(() => service.close());

async function ask(path: string, body: unknown, from: string, bearer = '') {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from,
    authorization: `Bearer ${bearer}`,
  };
  const reply = await fetch(service.url + path, {
    method: path === '/user' ? 'PUT' : 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

it.runIf(hasLocks)(
  'two requests that mail the same two mailboxes take turns, whichever address each was asked by',
  async () => {
    if (service.database.engine !== 'postgresql') throw new Error('this needs a second connection');
    const [present, next] = ['present@example.com', 'next@example.com'];
    const {
      session: { access_token: bearer },
    } = await service.register(present, password);
    expect((await ask('/user', { email: next }, '192.0.2.1', bearer)).status).toBe(200);
    service.clock.advance(61_000);

    const secret = await loadRefreshSecret(
      join(service.secretsDir, 'identity-refresh-secret'),
      readOrCreateSecret,
    );
    const other = new pg.Client({ connectionString: service.database.url });
    await other.connect();
    await other.query('begin');
    await other.query('select 1 from quota where key_hash = $1 for update', [
      keyedHash(secret, 'mails mailbox', next),
    ]);
    // Asked outside of that transaction: within it, connections that were made since are not seen.
    const waiting = async () =>
      (
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          service.database.db,
        )
      ).rows.length;
    tries = 0;
    const byNext = ask('/user', { email: next }, '192.0.2.2', bearer);
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    const byPresent = ask('/resend', { type: 'email_change', email: present }, '192.0.2.3');
    await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
    await other.query('commit');
    await other.end();

    const statuses = [(await byNext).status, (await byPresent).status];
    expect(tries).toBe(2);
    expect(statuses).toEqual([200, 200]);
  },
);
