import { GoTrueAdminApi } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../../apps/server/testing/identity-service.ts';

const serviceKey = 'a-service-key-of-more-than-thirty-two-characters';
let service: IdentityService;

beforeAll(async () => {
  service = await startIdentityService({ adminServiceKey: serviceKey });
});
afterAll(() => service.close());

const adminWith = (key: string, { url } = service) =>
  new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${key}` } });

/** A confirmed user. @returns their id */
async function make(email: string, user_metadata = {}): Promise<string> {
  const { data, error } = await adminWith(serviceKey).createUser({
    email,
    password: 'a long password',
    email_confirm: true,
    user_metadata,
  });
  expect(error).toBeNull();
  return data.user?.id ?? '';
}

describe('the administration of users', () => {
  it('creates, finds and deletes', async () => {
    const admin = adminWith(serviceKey);
    const id = await make('made@example.com', { full_name: 'Made' });
    expect((await admin.getUserById(id)).data.user).toMatchObject({
      email: 'made@example.com',
      user_metadata: { full_name: 'Made' },
    });
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await admin.deleteUser(id)).error?.code).toBe('user_not_found');
  });

  it('lists in pages', async () => {
    const own = await startIdentityService({ adminServiceKey: serviceKey });
    const admin = adminWith(serviceKey, own);
    for (const name of ['zero', 'one', 'two', 'three'])
      await admin.createUser({ email: `${name}@example.com` });
    const page = await admin.listUsers({ page: 1, perPage: 2 });
    expect(page.error).toBeNull();
    expect(page.data).toMatchObject({
      users: [{ email: 'three@example.com' }, { email: 'two@example.com' }],
      total: 4,
      nextPage: 2,
      lastPage: 2,
    });
    await own.close();
  });

  it('changes a password, which ends the sessions, and what is kept of a user', async () => {
    const id = await make('changed@example.com', { full_name: 'Changed' });
    const client = service.client();
    const signIn = (password: string) =>
      client.signInWithPassword({ email: 'changed@example.com', password });
    expect((await signIn('a long password')).error).toBeNull();
    await adminWith(serviceKey).updateUserById(id, {
      password: 'a new long password',
      user_metadata: { full_name: null, nickname: 'M' },
    });
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await signIn('a new long password')).data.user?.user_metadata).toEqual({
      nickname: 'M',
    });
  });

  it('bans for a time, and ends a ban', async () => {
    const admin = adminWith(serviceKey);
    const id = await make('banned@example.com');
    const signIn = () =>
      service
        .client()
        .signInWithPassword({ email: 'banned@example.com', password: 'a long password' });
    await admin.updateUserById(id, { ban_duration: '24h' });
    expect((await signIn()).error?.code).toBe('user_banned');
    service.clock.advance(25 * 3_600_000);
    expect((await signIn()).error).toBeNull();
    await admin.updateUserById(id, { ban_duration: '1000h' });
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();
  });

  it('lists the newest first, and refuses a page that is none', async () => {
    const ask = (query: string) =>
      fetch(`${service.url}/admin/users?${query}`, {
        headers: { authorization: `Bearer ${serviceKey}` },
      });
    expect((await adminWith(serviceKey).listUsers({ page: -1, perPage: 1 })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    for (const query of ['page=-1', 'page=one', 'page=1.5', 'per_page=-1', 'per_page=%00'])
      expect((await ask(query)).status, query).toBe(400);
    for (const query of ['', 'page=0&per_page=0', 'page=1000000000000'])
      expect((await ask(query)).status, query).toBe(200);
  });

  it('notes what only administrators may, which changes of the user keep', async () => {
    const admin = adminWith(serviceKey);
    const created = await admin.createUser({
      email: 'noted@example.com',
      password: 'a long password',
      email_confirm: true,
      app_metadata: { team: 'blue', provider: 'forged' },
    });
    const id = created.data.user?.id ?? '';
    expect(created.data.user?.app_metadata).toEqual({
      team: 'blue',
      provider: 'email',
      providers: ['email'],
    });
    expect(
      (await admin.updateUserById(id, { app_metadata: { role: 'editor', team: null } })).data.user
        ?.app_metadata,
    ).toEqual({ role: 'editor', provider: 'email', providers: ['email'] });
    await admin.updateUserById(id, { user_metadata: { nickname: 'N' } });
    const client = service.client();
    const { data } = await client.signInWithPassword({
      email: 'noted@example.com',
      password: 'a long password',
    });
    expect(data.user?.app_metadata).toEqual({
      role: 'editor',
      provider: 'email',
      providers: ['email'],
    });
    expect(decodeJwt(data.session?.access_token ?? '')['app_metadata']).toEqual({
      role: 'editor',
      provider: 'email',
      providers: ['email'],
    });
    expect(
      (await client.updateUser({ data: { nickname: 'M' } })).data.user?.app_metadata,
    ).toMatchObject({ role: 'editor' });
  });

  it.each([
    ['no address', {}, 400, 'validation_failed'],
    ['a weak password', { email: 'weak@example.com', password: 'short' }, 422, 'weak_password'],
    ['an address that is taken', { email: 'taken@example.com' }, 422, 'email_exists'],
    [
      'a ban of nonsense',
      { email: 'ban@example.com', ban_duration: 'for ever' },
      400,
      'validation_failed',
    ],
    [
      'a ban of ages',
      { email: 'ages@example.com', ban_duration: '999999999h' },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_name, attributes, status, code) => {
    await adminWith(serviceKey).createUser({ email: 'taken@example.com' });
    expect((await adminWith(serviceKey).createUser(attributes)).error).toMatchObject({
      status,
      code,
    });
  });

  it("is closed to everybody else: without a key, with another, and with a user's own token", async () => {
    await adminWith(serviceKey).createUser({
      email: 'plain@example.com',
      password: 'a long password',
      email_confirm: true,
    });
    const client = service.client();
    const { data } = await client.signInWithPassword({
      email: 'plain@example.com',
      password: 'a long password',
    });
    for (const key of [data.session?.access_token ?? '', `${serviceKey}x`, 'x'])
      expect((await adminWith(key).listUsers()).error).toMatchObject({
        status: 403,
        code: 'not_admin',
      });
    expect((await fetch(`${service.url}/admin/users`)).status).toBe(401);
  });

  it('is not there unless it was switched on', async () => {
    const plain = await startIdentityService();
    const reply = await fetch(`${plain.url}/admin/users`, {
      headers: { authorization: `Bearer ${serviceKey}` },
    });
    expect(reply.status).toBe(404);
    await plain.close();
  });
});
