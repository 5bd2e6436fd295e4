import { createServer } from 'node:http';
import { generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  createFormBrowser,
  startOpenIdProvider,
} from '../../../apps/server/testing/openid-provider.ts';
import { findFreePort } from '../../../apps/server/testing/server-process.ts';
import {
  createCookieFetch,
  ownOrigin,
  startIdentityService,
} from '../../../apps/server/testing/identity-service.ts';
import { failure, redirectUri } from './testing/google-visitor.ts';

describe('where Google is not set up, or away', () => {
  it('says that it is not supported', async () => {
    const plain = await startIdentityService();
    for (const name of ['google', 'apple', '']) {
      const reply = await fetch(`${plain.url}/authorize?provider=${name}`, {
        redirect: 'manual',
        headers: { 'x-supabase-api-version': '2024-01-01' },
      });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        code: 'validation_failed',
        message: expect.stringMatching(/^Unsupported provider: /),
      });
    }
    expect(await (await fetch(`${plain.url}/settings`)).json()).toMatchObject({
      external: { google: false },
    });
    await plain.close();
  });

  it('answers 503 while Google cannot be reached, and works as soon as it can', async () => {
    const port = await findFreePort();
    const settings = { clientId: 'x', clientSecret: 'y', issuer: `http://localhost:${port}` };
    const waiting = await startIdentityService({ google: settings });
    const ask = () => fetch(`${waiting.url}/authorize?provider=google`, { redirect: 'manual' });
    expect((await ask()).status).toBe(503);
    expect(
      await waiting.database.db.selectFrom('identity_provider_state').select('id').execute(),
    ).toEqual([]);
    const back = await startOpenIdProvider({ port, redirectUri });
    expect((await ask()).status).toBe(302);
    await back.close();
    await waiting.close();
  });

  it('tells the browser when Google fails between its two steps', async () => {
    const port = await findFreePort();
    const first = await startOpenIdProvider({ port, redirectUri });
    first.people.set('grace', { email: 'grace@example.com', emailVerified: true, name: 'Grace' });
    const browser = createCookieFetch();
    const shaky = await startIdentityService({ google: first });
    const authorization = await browser.fetch(
      `${shaky.url}/authorize?provider=google&redirect_to=${ownOrigin}/auth/callback`,
      { redirect: 'manual' },
    );
    const address = await createFormBrowser(first).signIn(
      authorization.headers.get('location') ?? '',
      'grace',
    );
    await first.close();
    const broken = createServer(
      (_request, response) => void response.writeHead(500).end('out of order'),
    );
    await new Promise<void>((resolve) => broken.listen(port, '127.0.0.1', resolve));
    const reply = await browser.fetch(address.replace(`${ownOrigin}/auth/v1`, shaky.url), {
      redirect: 'manual',
    });
    expect(failure(new URL(reply.headers.get('location') ?? ''))).toMatchObject({
      error: 'temporarily_unavailable',
      code: 'request_timeout',
    });
    broken.close();
    await shaky.close();
  });
});

it('takes no ID token that Google has not signed', async () => {
  const port = await findFreePort();
  const genuine = await startOpenIdProvider({ port, redirectUri });
  genuine.people.set('grace', { email: 'grace@example.com', emailVerified: true, name: 'Grace' });
  const browser = createCookieFetch();
  const trusting = await startIdentityService({ google: genuine });
  const authorization = await browser.fetch(
    `${trusting.url}/authorize?provider=google&redirect_to=${ownOrigin}/auth/callback`,
    { redirect: 'manual' },
  );
  const asked = new URL(authorization.headers.get('location') ?? '');
  const address = await createFormBrowser(genuine).signIn(asked.href, 'grace');
  const keySet = await (await fetch(`${genuine.issuer}/jwks`)).text();
  const { kid } = (JSON.parse(keySet) as { keys: { kid: string }[] }).keys[0] ?? {};
  await genuine.close();
  // Everything in it is right but the key.
  const { privateKey } = await generateKeyPair('RS256');
  const nowS = Math.floor(Date.now() / 1_000);
  const forged = await new SignJWT({
    nonce: asked.searchParams.get('nonce'),
    email: 'admin@example.com',
    email_verified: true,
  })
    .setProtectedHeader({ alg: 'RS256', kid: kid ?? '' })
    .setIssuer(genuine.issuer)
    .setSubject('grace')
    .setAudience(genuine.clientId)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + 600)
    .sign(privateKey);
  const forger = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      request.url === '/jwks'
        ? keySet
        : JSON.stringify({
            access_token: 'x',
            token_type: 'Bearer',
            expires_in: 60,
            id_token: forged,
          }),
    );
  });
  await new Promise<void>((resolve) => void forger.listen(port, '127.0.0.1', resolve));
  const reply = await browser.fetch(address.replace(`${ownOrigin}/auth/v1`, trusting.url), {
    redirect: 'manual',
  });
  expect(failure(new URL(reply.headers.get('location') ?? ''))).toMatchObject({
    code: 'bad_oauth_callback',
    description: "Google's answer could not be verified",
  });
  expect(await trusting.database.db.selectFrom('identity_user').select('id').execute()).toEqual([]);
  forger.closeAllConnections();
  forger.close();
  await trusting.close();
});
