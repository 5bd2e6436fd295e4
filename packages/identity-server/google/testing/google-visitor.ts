import { expect } from 'vitest';
import {
  createFormBrowser,
  startOpenIdProvider,
} from '../../../../apps/server/testing/openid-provider.ts';
import { findFreePort } from '../../../../apps/server/testing/server-process.ts';
import {
  createCookieFetch,
  ownOrigin,
  startIdentityService,
} from '../../../../apps/server/testing/identity-service.ts';

/** What the address that a sign-in led to says went wrong. */
export const failure = (url: URL) => ({
  error: url.searchParams.get('error'),
  code: url.searchParams.get('error_code'),
  description: url.searchParams.get('error_description'),
});

/** Where Google sends the browser back to; `startIdentityService` serves it elsewhere. */
export const redirectUri = `${ownOrigin}/auth/v1/callback`;

/** Somebody's browser between the identity service and a stand-in of Google, which knows a few people by their login. */
export async function startGoogleVisitor() {
  const provider = await startOpenIdProvider({ port: await findFreePort(), redirectUri });
  const service = await startIdentityService({ google: provider });
  for (const [login, email, emailVerified] of [
    ['grace', 'Grace@Example.com', true],
    ['ada', 'ada@example.com', true],
    ['mallory', 'ada@example.com', false],
    ['squatted', 'squatted@example.com', true],
    ['guest', 'guest@example.com', true],
    ['heidi', 'heidi@example.com', true],
    ['lena', 'lena@example.com', true],
    ['taken', 'grace@example.com', true],
    ['second', 'second@example.com', true],
    ['nobody', 'nobody@example.com', false],
  ] as const)
    provider.people.set(login, { email, emailVerified, name: `${login} of Example` });

  /** With the cookie that our service gives it. */
  const browser = createCookieFetch();
  const visit = (address: string) => browser.fetch(address, { redirect: 'manual' });

  /** Opens our callback as the browser would, and gives where it leads. */
  async function callback(address: string): Promise<{ status: number; url: URL }> {
    const reply = await visit(address.replace(`${ownOrigin}/auth/v1`, service.url));
    return { status: reply.status, url: new URL(reply.headers.get('location') ?? 'about:blank') };
  }

  /** Where a client is sent to ask Google. */
  async function authorizationUrl(
    client: ReturnType<typeof service.client>,
    redirectTo = `${ownOrigin}/auth/callback`,
  ): Promise<string> {
    const { data, error } = await client.signInWithOAuth({
      provider: 'google',
      options: {
        redirectTo,
        skipBrowserRedirect: true,
        queryParams: {
          access_type: 'offline',
          prompt: 'consent',
          client_id: 'forged',
          redirect_uri: 'https://evil.example',
        },
      },
    });
    expect(error).toBeNull();
    const reply = await visit(data.url ?? '');
    expect(reply.status).toBe(302);
    return reply.headers.get('location') ?? '';
  }

  /** Signs in and agrees at Google. @returns our callback's address with Google's answer */
  const agree = (address: string, login: string) =>
    createFormBrowser(provider).signIn(address, login);

  async function signIn(login: string, client = service.client()) {
    const { url } = await callback(await agree(await authorizationUrl(client), login));
    const { data, error } = await client.exchangeCodeForSession(url.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    return { client, user: data.user, session: data.session };
  }

  return {
    provider,
    service,
    visit,
    callback,
    authorizationUrl,
    agree,
    /** Turns away at Google. @returns our callback's address with Google's answer */
    abort: (address: string) => createFormBrowser(provider).abort(address),
    signIn,
    jar: browser.jar,
    /** A client whose requests carry this browser's cookies. */
    tab: () => service.client(undefined, browser.fetch),
    /** An hour without a request and a browser without cookies: the limits of an address are full again. */
    rest() {
      browser.jar.cookie = '';
      service.clock.advance(3_600_000);
    },
    async close() {
      await service.close();
      await provider.close();
    },
  };
}

export type GoogleVisitor = Awaited<ReturnType<typeof startGoogleVisitor>>;
