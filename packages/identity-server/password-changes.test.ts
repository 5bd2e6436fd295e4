import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

const callback = `${ownOrigin}/auth/callback`;
const password = 'correct horse';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

describe('passwords', () => {
  it('are chosen anew through the link in a mail', async () => {
    const { user } = await service.register('forgetful@example.com', password);
    const client = service.client();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    expect(
      (await client.resetPasswordForEmail('forgetful@example.com', { redirectTo: callback })).error,
    ).toBeNull();
    expect((await service.mailTo('forgetful@example.com')).subject).toBe('Choose a new password');
    expect((await service.openMail(client, 'forgetful@example.com')).data.user?.id).toBe(user?.id);
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: 'battery staple' })).error).toBeNull();
    expect(
      (
        await service
          .client()
          .signInWithPassword({ email: 'forgetful@example.com', password: 'battery staple' })
      ).error,
    ).toBeNull();
    expect(
      (await service.client().signInWithPassword({ email: 'forgetful@example.com', password }))
        .error,
    ).not.toBeNull();
  });

  it('end the other sessions and every pending link when they change', async () => {
    const { client } = await service.register('careful@example.com', password);
    const other = service.client();
    await other.signInWithPassword({ email: 'careful@example.com', password });
    await other.resetPasswordForEmail('careful@example.com', { redirectTo: callback });
    const { link } = await service.mailTo('careful@example.com');
    expect(
      (await client.updateUser({ password: 'battery staple', current_password: password })).error,
    ).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await other.refreshSession()).error?.name).toBe('AuthSessionMissingError');
    expect((await service.open(link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('cannot stay the same or become weak', async () => {
    const { client } = await service.register('same@example.com', password);
    expect((await client.updateUser({ password, current_password: password })).error).toMatchObject(
      { status: 422, code: 'same_password' },
    );
    expect((await client.updateUser({ password: 'short' })).error).toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
    });
  });
});
