import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityService, ownOrigin, startIdentityService } from './testing/identity-service.ts';

const callback = `${ownOrigin}/auth/callback`;
const password = 'correct horse';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
afterAll(() => service.close());

describe('sign-up by e-mail', () => {
  it('confirms by the link in the mail and signs in with its code', async () => {
    const client = service.client();
    const signedUp = await client.signUp({ email: 'Ada@Example.com', password, options: { emailRedirectTo: callback } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({ email: 'ada@example.com', is_anonymous: false, identities: [{ provider: 'email' }] });

    const unconfirmed = await client.signInWithPassword({ email: 'ada@example.com', password });
    expect(unconfirmed.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const mail = await service.mailTo('ada@example.com');
    expect(mail.subject).toBe('Confirm your e-mail');
    const landed = await service.open(mail.link);
    expect(landed.origin + landed.pathname).toBe(callback);
    const exchanged = await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user).toMatchObject({ id: signedUp.data.user?.id, role: 'authenticated' });
    expect(exchanged.data.user?.email_confirmed_at).toBeDefined();

    const { data } = await service.client().signInWithPassword({ email: 'ADA@example.com', password });
    expect(data.user?.id).toBe(signedUp.data.user?.id);
    const verified = await service.identity.verify(data.session?.access_token ?? '');
    expect(verified).toMatchObject({ issuer: 'embedded', subject: data.user?.id, email: 'ada@example.com', emailVerified: true, isAnonymous: false });
  });
});
