import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownOrigin } from '../../../apps/server/testing/identity-service.ts';
import { failure, type GoogleVisitor, startGoogleVisitor } from './testing/google-visitor.ts';

let google: GoogleVisitor;
beforeAll(async () => {
  google = await startGoogleVisitor();
  // Somebody's, before anybody links.
  await google.signIn('grace');
});
beforeEach(() => google.rest());
afterAll(() => google.close());

describe('linking', () => {
  async function linkingUrl(client: ReturnType<typeof google.service.client>): Promise<string> {
    const { data, error } = await client.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${ownOrigin}/auth/callback`, skipBrowserRedirect: true },
    });
    expect(error).toBeNull();
    return data?.url ?? '';
  }

  it('turns a guest into an account with the same id', async () => {
    const client = google.tab();
    const { data: guest } = await client.signInAnonymously();
    const { url } = await google.callback(await google.agree(await linkingUrl(client), 'guest'));
    const { data } = await client.exchangeCodeForSession(url.searchParams.get('code') ?? '');
    expect(data.user).toMatchObject({
      id: guest.user?.id,
      email: 'guest@example.com',
      is_anonymous: false,
    });
  });

  it("refuses a Google account that is somebody's, and an address that is", async () => {
    const client = google.tab();
    await client.signInAnonymously();
    const linked = await google.callback(await google.agree(await linkingUrl(client), 'grace'));
    expect(failure(linked.url)).toMatchObject({ code: 'identity_already_exists' });
    const taken = await google.callback(await google.agree(await linkingUrl(client), 'taken'));
    expect(failure(taken.url)).toMatchObject({ code: 'email_exists' });
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
  });

  it('adds Google to an account and takes it away again, but never the last way in', async () => {
    const client = google.tab();
    await google.service.register('linker@example.com', 'a long password', client);
    await google.callback(await google.agree(await linkingUrl(client), 'second'));
    const { data } = await client.getUserIdentities();
    const linked = data?.identities.find(({ provider: name }) => name === 'google');
    const email = data?.identities.find(({ provider: name }) => name === 'email');
    if (linked === undefined || email === undefined)
      throw new Error('the identities are not both there');
    expect(
      (
        await client.unlinkIdentity({
          ...linked,
          identity_id: '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d',
        })
      ).error?.code,
    ).toBe('identity_not_found');
    expect((await client.unlinkIdentity(linked)).error).toBeNull();
    expect((await client.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable');
  });

  it('needs a session', async () => {
    const reply = await fetch(
      `${google.service.url}/user/identities/authorize?provider=google&skip_http_redirect=true`,
      { headers: { 'x-supabase-api-version': '2024-01-01' } },
    );
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'no_authorization' });
  });
});
