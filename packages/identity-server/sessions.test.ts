import { AuthApiError } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createMemoryStorage,
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

const password = 'correct horse';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService({ autoconfirm: true });
});
afterAll(() => service.close());

async function signUp(email: string) {
  const client = service.client();
  const { data, error } = await client.signUp({ email, password });
  if (data.session === null) throw new Error(`sign-up failed: ${error?.message}`);
  return { client, session: data.session };
}

async function refresh(refreshToken: string) {
  const response = await fetch(`${service.url}/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

describe('sign-in by password', () => {
  it('refuses a wrong password and an unknown address alike', async () => {
    await signUp('ada@example.com');
    const answers = await Promise.all(
      ['ada@example.com', 'nobody@example.com'].map((email) =>
        service.client().signInWithPassword({ email, password: 'wrong horse' }),
      ),
    );
    for (const { error } of answers)
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
  });

  it('says when a right password no longer meets the policy', async () => {
    await signUp('old@example.com');
    const { hash } = await import('@node-rs/argon2');
    await service.database.db
      .updateTable('identity_user')
      .set({ password_hash: await hash('short') })
      .where('email', '=', 'old@example.com')
      .execute();
    const { data, error } = await service
      .client()
      .signInWithPassword({ email: 'old@example.com', password: 'short' });
    expect(error).toBeNull();
    expect(data.weakPassword).toMatchObject({ reasons: ['length'] });
  });

  it('refuses who is banned, until the ban ends', async () => {
    const { session } = await signUp('banned@example.com');
    await service.database.db
      .updateTable('identity_user')
      .set({ banned_until: new Date(service.clock.now().getTime() + 600_000) })
      .where('email', '=', 'banned@example.com')
      .execute();
    const signIn = () =>
      service.client().signInWithPassword({ email: 'banned@example.com', password });
    expect((await signIn()).error).toMatchObject({ status: 400, code: 'user_banned' });
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'user_banned' },
    });
    service.clock.advance(600_000);
    expect((await signIn()).error).toBeNull();
  });

  it('stores no password, no token and no address of a mistyped sign-in', async () => {
    const { session } = await signUp('secret@example.com');
    await service
      .client()
      .signInWithPassword({ email: 'typo@example.com', password: 'mistyped horse' });
    const { db } = service.database;
    const rows = await Promise.all([
      db.selectFrom('identity_user').selectAll().execute(),
      db.selectFrom('identity_session').selectAll().execute(),
      db.selectFrom('identity_audit').selectAll().execute(),
    ]);
    const stored = JSON.stringify(rows, (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [
      password,
      session.refresh_token,
      session.access_token,
      'typo@example.com',
      'mistyped horse',
    ])
      expect(stored).not.toContain(secret);
  });
});

describe('refreshing', () => {
  it('hands out a new token, and goes on with it', async () => {
    const { client, session } = await signUp('refresh@example.com');
    service.clock.advance(3_000_000);
    const first = await client.refreshSession();
    expect(first.data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(first.data.session?.expires_at).toBeGreaterThan(session.expires_at ?? 0);
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe('refresh@example.com');
  });

  it('gives tabs that refresh at the same time one and the same new token', async () => {
    const { session } = await signUp('tabs@example.com');
    const answers = await Promise.all([1, 2, 3].map(() => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1);
  });

  it('repeats itself for who lost the answer, for ten minutes; then its token is a copy, and ends the session', async () => {
    const { session } = await signUp('lost@example.com');
    const next = (await refresh(session.refresh_token)).body['refresh_token'];
    service.clock.advance(500_000);
    expect((await refresh(session.refresh_token)).body['refresh_token']).toBe(next);
    service.clock.advance(101_000);
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used' },
    });
    expect(await refresh(next ?? '')).toMatchObject({
      status: 400,
      body: { code: 'session_not_found' },
    });
  });

  it('takes a token for a minute after the one it gave was used, and ends the family later', async () => {
    const { client, session } = await signUp('replay@example.com');
    const second = (await refresh(session.refresh_token)).body['refresh_token'] ?? '';
    service.clock.advance(3_000_000);
    const third = (await refresh(second)).body['refresh_token'] ?? '';
    service.clock.advance(25_000);
    expect((await refresh(session.refresh_token)).body['refresh_token']).toBe(third);
    service.clock.advance(36_000);
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used' },
    });
    expect(await refresh(third)).toMatchObject({
      status: 400,
      body: { code: 'session_not_found' },
    });
    expect((await client.getUser(session.access_token)).error).not.toBeNull();
    const { id } = await service.database.db
      .selectFrom('identity_user')
      .select('id')
      .where('email', '=', 'replay@example.com')
      .executeTakeFirstOrThrow();
    expect(
      await service.database.db
        .selectFrom('identity_audit')
        .select('action')
        .where('user_id', '=', id)
        .where('action', '=', 'refresh_token_reused')
        .execute(),
    ).toHaveLength(1);
    expect(service.events).toContainEqual(
      expect.objectContaining({ kind: 'refresh_token_reused', subject: id }),
    );
  });

  it('takes no token three generations old, however soon', async () => {
    const { session } = await signUp('ancestor@example.com');
    let current = session.refresh_token;
    for (let turn = 0; turn < 3; turn += 1)
      current = (await refresh(current)).body['refresh_token'] ?? '';
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used' },
    });
  });

  it('notices two holders of one token who refresh in turns', async () => {
    const { session } = await signUp('two-holders@example.com');
    const holders = [session.refresh_token, session.refresh_token];
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      service.clock.advance(1_700_000);
      const { status, body } = await refresh(holders[turn % 2] ?? '');
      statuses.push(status);
      holders[turn % 2] = body['refresh_token'] ?? holders[turn % 2] ?? '';
    }
    expect(statuses).toEqual([200, 400, 400, 400]);
  });

  it('ends after 30 days of silence, and after 180 in all', async () => {
    const dayMs = 86_400_000;
    const { session: silent } = await signUp('silent@example.com');
    const { session: busy } = await signUp('busy@example.com');
    let current = busy.refresh_token;
    for (let day = 0; day < 174; day += 29) {
      service.clock.advance(29 * dayMs);
      const next = await refresh(current);
      expect(next.status).toBe(200);
      current = next.body['refresh_token'] ?? '';
    }
    expect(await refresh(silent.refresh_token)).toMatchObject({
      status: 400,
      body: {
        code: 'session_expired',
        message: 'Invalid Refresh Token: Session Expired (Inactivity)',
      },
    });
    service.clock.advance(6 * dayMs - 30 * 60_000);
    const last = await refresh(current);
    expect(last.status).toBe(200);
    service.clock.advance(30 * 60_000);
    // Neither what refreshes nor what was refreshed last lives longer.
    expect(await service.identity.verify(last.body['access_token'] ?? '')).toBeNull();
    expect((await service.client().getUser(last.body['access_token'])).error?.name).toBe(
      'AuthSessionMissingError',
    );
    expect(await refresh(last.body['refresh_token'] ?? '')).toMatchObject({
      status: 400,
      body: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
    });
    expect(await refresh(silent.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'session_not_found' },
    });
  });

  it.each([
    ['', 'validation_failed'],
    ['not a token at all', 'validation_failed'],
    ['A'.repeat(55), 'validation_failed'],
    ['abcdefghijkl', 'refresh_token_not_found'],
  ])('refuses %j', async (token, code) => {
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code } });
  });

  it('refuses a token whose counter was changed', async () => {
    const { session } = await signUp('forged@example.com');
    const bytes = Buffer.from(session.refresh_token, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(24) ^ 1, 24);
    expect(await refresh(bytes.toString('base64url'))).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    });
  });
});

describe('signing out', () => {
  it.each([
    ['local', { here: false, there: true }],
    ['others', { here: true, there: false }],
    ['global', { here: false, there: false }],
  ] as const)('%s', async (scope, alive) => {
    const email = `${scope}@example.com`;
    const { client: here, session } = await signUp(email);
    const there = service.client();
    const other = await there.signInWithPassword({ email, password });
    const thereToken = other.data.session?.access_token;
    expect((await here.signOut({ scope })).error).toBeNull();
    const isAlive = async (token: string | undefined) =>
      (await service.client().getUser(token)).error === null;
    expect({ here: await isAlive(session.access_token), there: await isAlive(thereToken) }).toEqual(
      alive,
    );
  });

  it('refuses a scope it does not know', async () => {
    const { session } = await signUp('scope@example.com');
    const response = await fetch(`${service.url}/logout?scope=everywhere`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported logout scope "everywhere"',
    });
  });
});

describe('GET /user', () => {
  const getUser = async (authorization?: string) => {
    const response = await fetch(`${service.url}/user`, {
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(authorization === undefined ? {} : { authorization }),
      },
    });
    return { status: response.status, body: (await response.json()) as { code: string } };
  };
  it('wants a token that is ours and fresh', async () => {
    expect(await getUser()).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    expect(await getUser('Bearer a.b.c')).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    const { session } = await signUp('expiring@example.com');
    service.clock.advance(3_600_000);
    expect(await getUser(`Bearer ${session.access_token}`)).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    });
  });

  it('notices that the user is gone', async () => {
    const { session } = await signUp('gone@example.com');
    await service.database.db
      .deleteFrom('identity_user')
      .where('email', '=', 'gone@example.com')
      .execute();
    expect(await getUser(`Bearer ${session.access_token}`)).toMatchObject({
      status: 403,
      body: { code: 'user_not_found' },
    });
  });
});

describe('a client that comes back', () => {
  it('finds its session in storage and refreshes it when it has run out', async () => {
    const storage = createMemoryStorage();
    const client = service.client(storage);
    await client.signUp({ email: 'back@example.com', password });
    const later = service.client(storage);
    expect((await later.getSession()).data.session?.user.email).toBe('back@example.com');
    const { error } = await later.refreshSession({ refresh_token: 'abcdefghijkl' });
    expect(error).toBeInstanceOf(AuthApiError);
    expect(error).toMatchObject({ code: 'refresh_token_not_found' });
  });
});
