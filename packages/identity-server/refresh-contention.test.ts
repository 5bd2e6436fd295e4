import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresqlOfFile } from '../../apps/server/testing/engine-of-file.ts';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

// The embedded engine has one connection: there, transactions queue, and none ever waits for another's lock.
const hasLocks = postgresqlOfFile() !== undefined;

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
afterAll(() => service.close());

async function post(path: string, body: unknown) {
  const reply = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

const refresh = (token: string | undefined) =>
  post('/token?grant_type=refresh_token', { refresh_token: token });

describe.runIf(hasLocks)('a session whose row somebody else holds', () => {
  /** Holds all sessions from another connection, as a process that hangs in its transaction would. */
  async function holdSessions(): Promise<() => Promise<void>> {
    if (service.database.engine !== 'postgresql') throw new Error('this needs a second connection');
    const client = new pg.Client({ connectionString: service.database.url });
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from identity_session for update');
    return async () => {
      await client.query('rollback');
      await client.end();
    };
  }

  it('refuses a refresh with 409 after a while, and has changed nothing: the token still counts', async () => {
    const {
      body: { refresh_token: token },
    } = await post('/signup', {});
    const release = await holdSessions();
    expect(await refresh(token)).toEqual({
      status: 409,
      body: {
        code: 'conflict',
        message: 'Too many concurrent token refresh requests on the same session or refresh token',
      },
    });
    await release();
    const next = await refresh(token);
    expect(next.status).toBe(200);
    expect((await refresh(next.body['refresh_token'])).status).toBe(200);
  });

  it('lets a refresh wait that gets its turn in time', async () => {
    const {
      body: { refresh_token: token },
    } = await post('/signup', {});
    const release = await holdSessions();
    const waiting = refresh(token);
    await release();
    expect((await waiting).status).toBe(200);
  });

  it('does not shorten the patience of what its connection does next', async () => {
    const {
      body: { refresh_token: token },
    } = await post('/signup', {});
    await refresh(token);
    const patience = await service.database.db
      .selectNoFrom((eb) =>
        eb.fn<string>('current_setting', [eb.val('lock_timeout')]).as('lock_timeout'),
      )
      .execute();
    expect(patience).toEqual([{ lock_timeout: '0' }]);
  });
});
