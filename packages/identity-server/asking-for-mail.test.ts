import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

const password = 'correct horse';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

describe('asking for mail', () => {
  it('tells nobody who is registered', async () => {
    await service.register('known@example.com', password);
    service.clock.advance(61_000);
    const mails = await service.mailCount();
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const ask = async () =>
        (await service.client().resend({ type: 'signup', email })).error?.status ?? 200;
      expect([await ask(), await ask()]).toEqual([200, 429]);
    }
    expect(await service.mailCount()).toBe(mails);
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const ask = async () =>
        (await service.client().resetPasswordForEmail(email)).error?.status ?? 200;
      expect([await ask(), await ask()]).toEqual([200, 429]);
    }
    expect(await service.mailCount()).toBe(mails + 1);
  });

  it('says how long to wait', async () => {
    await service.client().resend({ type: 'signup', email: 'waiting@example.com' });
    service.clock.advance(20_000);
    const { error } = await service
      .client()
      .resend({ type: 'signup', email: 'waiting@example.com' });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const waitS = Number(
      /^For security purposes, you can only request this after (\d+) seconds\.$/.exec(
        error?.message ?? '',
      )?.[1],
    );
    expect(waitS).toBeLessThanOrEqual(40);
    service.clock.advance(waitS * 1_000);
    expect(
      (await service.client().resend({ type: 'signup', email: 'waiting@example.com' })).error,
    ).toBeNull();
  });
});
