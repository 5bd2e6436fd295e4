import { expect, it } from 'vitest';
import { sweepIdentity } from './sweep.repository.ts';
import { ownOrigin, startIdentityService } from '../../apps/server/testing/identity-service.ts';

it('sweeps links, exchanges and audit rows only when they are of no use', async () => {
  const service = await startIdentityService();
  const { db } = service.database;
  const count = async () => ({
    links: (await db.selectFrom('identity_one_time_token').select('type').execute()).length,
    exchanges: (await db.selectFrom('identity_flow_state').select('id').execute()).length,
    audit: (await db.selectFrom('identity_audit').select('id').execute()).length,
    users: (await db.selectFrom('identity_user').select('id').execute()).length,
  });
  const sweepAfter = async (days: number) => {
    service.clock.advance(days * 86_400_000);
    await sweepIdentity(db, service.clock.now(), { sessionIdleDays: 30, sessionMaxDays: 180 });
    return await count();
  };
  await service.client().signUp({
    email: 'ada@example.com',
    password: 'correct horse',
    options: { emailRedirectTo: `${ownOrigin}/auth/callback` },
  });
  expect(await sweepAfter(0.9)).toEqual({ links: 1, exchanges: 1, audit: 1, users: 1 });
  expect(await sweepAfter(0.2)).toEqual({ links: 0, exchanges: 1, audit: 1, users: 1 });
  expect(await sweepAfter(1)).toMatchObject({ exchanges: 0, audit: 1, users: 1 });
  expect(await sweepAfter(90)).toMatchObject({ audit: 0 });
  await service.close();
});

it('sweeps people who never came: unconfirmed after a week, guests after two months without a refresh', async () => {
  const service = await startIdentityService();
  const { db } = service.database;
  const people = async () => ({
    addresses: (
      await db
        .selectFrom('identity_user')
        .select('email')
        .where('email', 'is not', null)
        .orderBy('email')
        .execute()
    ).map(({ email }) => email),
    guests: (
      await db.selectFrom('identity_user').select('id').where('is_anonymous', '=', true).execute()
    ).length,
    signUps: (await db.selectFrom('identity_sign_up').select('id').execute()).length,
  });
  const sweepAfter = async (days: number) => {
    service.clock.advance(days * 86_400_000);
    await sweepIdentity(db, service.clock.now(), { sessionIdleDays: 30, sessionMaxDays: 180 });
    return await people();
  };
  await service.register('confirmed@example.com', 'correct horse');
  await service.client().signUp({ email: 'once@example.com', password: 'correct horse' });
  await service.client().signUp({ email: 'twice@example.com', password: 'correct horse' });
  await service.client().signInAnonymously();
  const guest = service.client();
  await guest.signInAnonymously();
  const all = ['confirmed@example.com', 'once@example.com', 'twice@example.com'];
  expect(await sweepAfter(6)).toEqual({ addresses: all, guests: 2, signUps: 2 });
  await service.client().signUp({ email: 'twice@example.com', password: 'battery staple' });
  await guest.refreshSession();
  // Who signed up once more has another week; their first sign-up has not.
  expect(await sweepAfter(2)).toEqual({
    addresses: ['confirmed@example.com', 'twice@example.com'],
    guests: 2,
    signUps: 1,
  });
  expect(await sweepAfter(6)).toEqual({
    addresses: ['confirmed@example.com'],
    guests: 2,
    signUps: 0,
  });
  for (let weeks = 0; weeks < 3; weeks += 1) {
    await guest.refreshSession();
    expect(await sweepAfter(15)).toMatchObject({ guests: 2 });
  }
  await guest.refreshSession();
  expect(await sweepAfter(2)).toMatchObject({ guests: 1 });
  expect(await sweepAfter(61)).toEqual({
    addresses: ['confirmed@example.com'],
    guests: 0,
    signUps: 0,
  });
  await service.close();
});

it('sweeps sessions that are over, and their API tokens with them', async () => {
  const service = await startIdentityService();
  const { db } = service.database;
  const { data } = await service.client().signInAnonymously();
  const accountId = '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d';
  const now = service.clock.now();
  await db
    .insertInto('account')
    .values({
      id: accountId,
      issuer: 'embedded',
      subject: data.user?.id ?? '',
      email: '',
      name: null,
      is_guest: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const session = await db.selectFrom('identity_session').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('api_session')
    .values({
      id: accountId,
      account_id: accountId,
      token_hash: new Uint8Array(32),
      provider_session_id: session.id,
      sealed_provider_token: null,
      created_at: now,
      expires_at: now,
    })
    .execute();
  const sweepAfter = async (days: number) => {
    service.clock.advance(days * 86_400_000);
    await sweepIdentity(db, service.clock.now(), { sessionIdleDays: 30, sessionMaxDays: 180 });
    return [
      (await db.selectFrom('identity_session').select('id').execute()).length,
      (await db.selectFrom('api_session').select('id').execute()).length,
    ];
  };
  expect(await sweepAfter(29)).toEqual([1, 1]);
  expect(await sweepAfter(1)).toEqual([0, 0]);
  await service.close();
});
