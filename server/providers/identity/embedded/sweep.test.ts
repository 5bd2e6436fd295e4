import { expect, it } from 'vitest';
import { sweepIdentity } from './sweep.repository.ts';
import { ownOrigin, startIdentityService } from './testing/identity-service.ts';

it('sweeps links, exchanges, throttles and audit rows only when they are of no use', async () => {
  const service = await startIdentityService();
  const { db } = service.database;
  const count = async () => ({
    links: (await db.selectFrom('identity_one_time_token').select('type').execute()).length,
    exchanges: (await db.selectFrom('identity_flow_state').select('id').execute()).length,
    throttles: (await db.selectFrom('identity_mail_throttle').select('kind').execute()).length,
    quotas: (await db.selectFrom('identity_mail_quota').select('sent_in_window').execute()).length,
    audit: (await db.selectFrom('identity_audit').select('id').execute()).length,
    users: (await db.selectFrom('identity_user').select('id').execute()).length,
  });
  const sweepAfter = async (days: number) => {
    service.clock.advance(days * 86_400_000);
    await sweepIdentity(db, service.clock.now());
    return await count();
  };
  await service.client().signUp({ email: 'ada@example.com', password: 'correct horse', options: { emailRedirectTo: `${ownOrigin}/auth/callback` } });
  expect(await sweepAfter(0.9)).toEqual({ links: 1, exchanges: 1, throttles: 1, quotas: 2, audit: 1, users: 1 });
  expect(await sweepAfter(0.2)).toEqual({ links: 0, exchanges: 1, throttles: 0, quotas: 0, audit: 1, users: 1 });
  expect(await sweepAfter(1)).toMatchObject({ exchanges: 0, audit: 1 });
  expect(await sweepAfter(90)).toMatchObject({ audit: 0, users: 1 });
  await service.close();
});
