import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownOrigin, startIdentityService } from '../../../apps/server/testing/identity-service.ts';
import { failure, type GoogleVisitor, startGoogleVisitor } from './testing/google-visitor.ts';

let google: GoogleVisitor;
beforeAll(async () => {
  google = await startGoogleVisitor();
});
beforeEach(() => google.rest());
afterAll(() => google.close());

describe("Google's answer", () => {
  it('counts once', async () => {
    const address = await google.agree(
      await google.authorizationUrl(google.service.client()),
      'grace',
    );
    expect((await google.callback(address)).url.searchParams.get('code')).not.toBeNull();
    const replayed = await google.callback(address);
    expect(replayed.status).toBe(303);
    expect(failure(replayed.url)).toEqual({
      error: 'invalid_request',
      code: 'flow_state_already_used',
      description: 'State has already been used',
    });
  });

  it.each([
    ['no state', {}, 'bad_oauth_callback', 'OAuth state parameter missing'],
    [
      'a state that cannot be one',
      { state: 'x' },
      'bad_oauth_state',
      'OAuth state parameter is invalid',
    ],
    [
      'an unknown state',
      { state: '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d' },
      'bad_oauth_state',
      'OAuth state not found or expired',
    ],
  ])('with %s sends the browser home', async (_name, parameters, code, description) => {
    const { status, url } = await google.callback(
      `${google.service.url}/callback?${new URLSearchParams({ ...parameters, code: 'x' })}`,
    );
    expect(status).toBe(303);
    expect(`${url.origin}${url.pathname}`).toBe(`${ownOrigin}/`);
    expect(failure(url)).toEqual({ error: 'invalid_request', code, description });
  });

  it('comes by GET alone', async () => {
    const address = await google.agree(
      await google.authorizationUrl(google.service.client()),
      'grace',
    );
    const form = new URL(address).searchParams;
    for (const headers of [
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'application/json' },
    ]) {
      const body = headers['content-type'].endsWith('json')
        ? JSON.stringify(Object.fromEntries(form))
        : form.toString();
      const posted = await fetch(`${google.service.url}/callback`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, cookie: google.jar.cookie },
        body,
      });
      expect([400, 404]).toContain(posted.status);
    }
    expect((await google.callback(address)).url.searchParams.get('code')).not.toBeNull();
  });

  it('counts only in the browser that began', async () => {
    const client = google.tab();
    await client.signInAnonymously();
    const { data } = await client.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${ownOrigin}/auth/callback`, skipBrowserRedirect: true },
    });
    const address = await google.agree(data?.url ?? '', 'grace');
    const attackers = google.jar.cookie;
    for (const victims of [
      '',
      'google-sign-in=',
      `google-sign-in=${'x'.repeat(43)}`,
      `${attackers}; ${attackers.slice(0, -1)}x`,
    ]) {
      google.jar.cookie = victims;
      const { status, url } = await google.callback(address);
      expect({ status, code: failure(url).code }).toMatchObject({
        status: 303,
        code: expect.stringMatching(/^(bad_oauth_state|flow_state_already_used)$/),
      });
    }
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
    expect((await google.service.client().getUser()).data.user).toBeNull();
  });

  it('is awaited with a cookie that scripts cannot read and other sites do not send along', async () => {
    const { data } = await google.service
      .client()
      .signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
    const [line] = (await google.visit(data.url ?? '')).headers.getSetCookie();
    expect(line).toMatch(
      /^google-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const secure = await startIdentityService({
      google: google.provider,
      publicUrl: 'https://scenewright.example',
    });
    const [secureLine] = (
      await fetch(`${secure.url}/authorize?provider=google`, { redirect: 'manual' })
    ).headers.getSetCookie();
    expect(secureLine).toMatch(/^__Host-google-sign-in=[\w-]{43}; .*; Secure$/);
    await secure.close();
  });

  it('may be awaited in two tabs of one browser', async () => {
    const [first, second] = [google.service.client(), google.service.client()];
    const addresses = [await google.authorizationUrl(first), await google.authorizationUrl(second)];
    for (const address of addresses)
      expect(
        (await google.callback(await google.agree(address, 'grace'))).url.searchParams.get('code'),
      ).not.toBeNull();
  });

  it('expires after five minutes', async () => {
    const address = await google.agree(
      await google.authorizationUrl(google.service.client()),
      'grace',
    );
    google.service.clock.advance(301_000);
    expect(failure((await google.callback(address)).url)).toMatchObject({
      code: 'bad_oauth_state',
      description: 'OAuth state has expired',
    });
  });

  it("with a code that is not Google's is refused, and with a forged one for another request too", async () => {
    const mine = new URL(
      await google.agree(await google.authorizationUrl(google.service.client()), 'grace'),
    );
    const other = new URL(
      await google.agree(await google.authorizationUrl(google.service.client()), 'ada'),
    );
    mine.searchParams.set('code', other.searchParams.get('code') ?? '');
    expect(failure((await google.callback(mine.href)).url)).toMatchObject({
      error: 'invalid_request',
      code: 'bad_oauth_callback',
    });
  });
});
