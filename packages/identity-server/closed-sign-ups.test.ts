import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createFormBrowser,
  type OpenIdProvider,
  startOpenIdProvider,
} from '../../apps/server/testing/openid-provider.ts';
import { findFreePort } from '../../apps/server/testing/server-process.ts';
import {
  createCookieFetch,
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

// AUTH_SIGNUP=off: nobody gets an account any more, by whichever door; who has one keeps it, and guests may look around.

const callback = `${ownOrigin}/auth/callback`;
const password = 'a long password';
const closed = {
  status: 422,
  code: 'signup_disabled',
  message: 'Signups not allowed for this instance',
};

const browser = createCookieFetch();
let provider: OpenIdProvider;
let before: IdentityService;
let service: IdentityService;
beforeAll(async () => {
  provider = await startOpenIdProvider({
    port: await findFreePort(),
    redirectUri: `${ownOrigin}/auth/v1/callback`,
  });
  provider.people.set('guest', { email: 'guest@example.com', emailVerified: true, name: 'Guest' });
  provider.people.set('owner', { email: 'owner@example.com', emailVerified: true, name: 'Owner' });
  before = await startIdentityService({ autoconfirm: true });
  await before.client().signUp({ email: 'owner@example.com', password });
  service = await startIdentityService({ signup: false, google: provider }, { beside: before });
});
afterAll(async () => {
  await service.close();
  await before.close();
  await provider.close();
});

const userCount = async () =>
  (
    await service.database.db
      .selectFrom('identity_user')
      .select('id')
      .where('email', 'is not', null)
      .execute()
  ).length;

async function returnFrom(address: string, login: string): Promise<URL> {
  const answer = await createFormBrowser(provider).signIn(address, login);
  const reply = await browser.fetch(answer.replace(`${ownOrigin}/auth/v1`, service.url), {
    redirect: 'manual',
  });
  return new URL(reply.headers.get('location') ?? 'about:blank');
}

it('refuses an account by e-mail, by magic link and by Google', async () => {
  const mails = await service.mailCount();
  const client = service.client(undefined, browser.fetch);
  expect((await client.signUp({ email: 'new@example.com', password })).error).toMatchObject(closed);
  // Answered as if somebody had the address: the answer must not tell who has one.
  expect((await client.signInWithOtp({ email: 'new@example.com' })).error).toBeNull();
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: callback, skipBrowserRedirect: true },
  });
  const authorization = await browser.fetch(data.url ?? '', { redirect: 'manual' });
  const landed = await returnFrom(authorization.headers.get('location') ?? '', 'guest');
  expect(landed.searchParams.get('error')).toBe('access_denied');
  expect(landed.searchParams.get('error_code')).toBe('signup_disabled');
  expect([await userCount(), await service.mailCount()]).toEqual([1, mails]);
});

it('lets a guest in, who cannot become a user by an address or by Google', async () => {
  const mails = await service.mailCount();
  const client = service.client(undefined, browser.fetch);
  expect((await client.signInAnonymously()).error).toBeNull();
  expect(
    (await client.updateUser({ email: 'guest@example.com' }, { emailRedirectTo: callback })).error,
  ).toMatchObject(closed);
  expect(
    (await client.updateUser({ email: 'owner@example.com' }, { emailRedirectTo: callback })).error,
  ).toMatchObject(closed);
  const { data } = await client.linkIdentity({
    provider: 'google',
    options: { redirectTo: callback, skipBrowserRedirect: true },
  });
  expect((await returnFrom(data?.url ?? '', 'guest')).searchParams.get('error_code')).toBe(
    'signup_disabled',
  );
  expect((await client.getUser()).data.user).toMatchObject({ is_anonymous: true, identities: [] });
  expect((await client.updateUser({ data: { colour: 'teal' } })).error).toBeNull();
  expect([await userCount(), await service.mailCount()]).toEqual([1, mails]);
});

it('leaves who has an account as free as before', async () => {
  const mails = await service.mailCount();
  const client = service.client(undefined, browser.fetch);
  expect(
    (await client.signInWithPassword({ email: 'owner@example.com', password })).error,
  ).toBeNull();
  const { data } = await client.linkIdentity({
    provider: 'google',
    options: { redirectTo: callback, skipBrowserRedirect: true },
  });
  expect((await returnFrom(data?.url ?? '', 'owner')).searchParams.get('error_code')).toBeNull();
  expect(
    (await client.updateUser({ email: 'moved@example.com' }, { emailRedirectTo: callback })).error,
  ).toBeNull();
  expect(await service.mailCount()).toBe(mails + 2);
});
