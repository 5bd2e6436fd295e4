import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as ai from '@scenewright/contract/schemas/ai.ts';
import * as auth from '@scenewright/contract/schemas/auth.ts';
import { type Call } from '@scenewright/contract/schemas/call.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import * as content from '@scenewright/contract/schemas/content.ts';
import * as product from '@scenewright/contract/schemas/product.ts';
import * as profile from '@scenewright/contract/schemas/profile.ts';
import * as storyboard from '@scenewright/contract/schemas/storyboard.ts';
import * as subscription from '@scenewright/contract/schemas/subscription.ts';
import * as takes from '@scenewright/contract/schemas/takes.ts';
import { protectedPages, publicPages } from '@scenewright/contract/rules/pages.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { createApp } from './app.ts';
import { registerHealth } from '@scenewright/http/health.ts';
import { isLoopbackOnly } from '@scenewright/http/loopback-only.ts';

const projectFolder = join(import.meta.dirname, '../../..');
let served: TestProduct;

beforeAll(async () => {
  // `npm test` builds the web app before; a single test file may run without.
  if (!existsSync(join(projectFolder, 'dist/web/app.html')))
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: projectFolder });
  served = await startTestProduct({ workers: false });
});
afterAll(() => served.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });
/** What the page of the app holds until its script runs. */
const appShell = '<div id="app"></div>';
/** What is read on the pages that are documents of their own. */
const ownWords: Readonly<Record<string, string>> = {
  '/': 'Start Free',
  '/pricing': 'Pay for scenes, not for seats',
};
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function expectError(
  reply: { statusCode: number; headers: Record<string, unknown>; body: string },
  status: number,
  code: string,
): void {
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(reply.body)).toEqual({
    detail: expect.stringMatching(/\.$/),
    code,
    request_id: reply.headers['x-request-id'],
  });
}

describe('guards', () => {
  it.each([
    '/',
    '/dashboard',
    '/no-such-page',
    '/api/v1/config',
    '/api/v1/no-such-call',
    '/healthz',
  ])('stand on %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['permissions-policy']).toBe('microphone=(self), camera=(), geolocation=()');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]),
    );
    expect(policy.filter((directive) => directive.startsWith('script-src')).join()).not.toContain(
      'unsafe',
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'x-request-id': expect.stringMatching(uuid),
    });
    // Over plain HTTP a browser must not be told to insist on HTTPS.
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('keep what a session opens out of every cache, refusals too; what is public may be kept', async () => {
    const user = await served.signUp('private@example.com');
    const cacheControl = async (url: string, token?: string) =>
      (
        await served.app.inject({
          url,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
      ).headers['cache-control'];
    for (const url of [
      '/api/v1/auth/me',
      '/api/v1/content/user-content',
      '/api/v1/subscription/credits',
      '/api/v1/no-such-call',
      `/api/v1/content/${user.accountId}`,
    ]) {
      expect(await cacheControl(url, user.token), url).toBe('no-store');
      expect(await cacheControl(url), `${url} for nobody`).toBe('no-store');
    }
    expect(await cacheControl('/auth/v1/user')).toBe('no-store');
    expect(await cacheControl('/auth/v1/settings')).toBe('no-store');
    expect(await cacheControl('/api/v1/config')).toBeUndefined();
    expect(await cacheControl('/auth/v1/.well-known/jwks.json')).toContain('public');
  });

  it('give every request an id of its own, whatever the client sends [API-12]', async () => {
    const first = (await get('/healthz', { 'x-request-id': 'forged', 'request-id': 'forged' }))
      .headers['x-request-id'];
    expect(first).toMatch(uuid);
    expect((await get('/healthz')).headers['x-request-id']).not.toBe(first);
  });

  it('answer 429 with Retry-After when one address asks too often, and let others in', async () => {
    const app = await createApp({
      log: pino({ level: 'silent' }),
      authenticate: async () => null,
      trustProxy: false,
      connectOrigins: [],
      mediaOrigins: [],
      https: true,
    });
    for (const path of ['/probe', '/assets/page.js', '/examples/film.mp4'])
      app.get(path, async () => ({ status: 'ok' }));
    await app.ready();
    const ask = (remoteAddress: string, url = '/probe') => app.inject({ url, remoteAddress });
    let reply = await ask('10.0.0.1');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['strict-transport-security']).toContain('max-age=');
    for (let asked = 1; reply.statusCode === 200 && asked < 5_000; asked += 1)
      reply = await ask('10.0.0.1');
    expectError(reply, 429, 'rate_limited');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask('10.0.0.2')).statusCode).toBe(200);
    // Whoever else sits behind that address can still load the pages.
    for (const path of ['/assets/page.js', '/examples/film.mp4'])
      expect((await ask('10.0.0.1', path)).statusCode).toBe(200);
    await app.close();
  });
});

describe('pages [PAGE-1]', () => {
  it.each([...publicPages, ...protectedPages])('%s is served', async (page) => {
    const reply = await get(
      page.replace(':id', '0b0e7a6e-0000-4000-8000-000000000000').replace('*', 'anything'),
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(reply.body).toContain(ownWords[page] ?? appShell);
  });

  it('the landing page names its picture and itself, where links are shared, by its whole address [LAND-7]', async () => {
    const { body } = await get('/');
    const named = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(body)?.[1];
    const picture = new URL(named('og:image') ?? '');
    expect(named('og:url')).toBe(`${picture.origin}/`);
    expect(picture.hostname).toBe('localhost');
    expect([named('og:title'), named('og:description'), named('twitter:card')]).toEqual([
      expect.stringMatching(/narrated video/),
      expect.stringMatching(/storyboard/),
      'summary_large_image',
    ]);
    const { statusCode, headers, rawPayload } = await get(picture.pathname);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { video } = await probeMedia(join(projectFolder, 'dist/web', picture.pathname));
    expect(video).toMatchObject({
      width: Number(named('og:image:width')),
      height: Number(named('og:image:height')),
    });
    expect(rawPayload.length).toBeLessThan(150 * 1024);
  });

  it('a page that has not changed is not sent again', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  it('hashed files are kept for a year, the others asked for again', async () => {
    const script = /\/assets\/app-[\w-]+\.js/.exec((await get('/dashboard')).body)?.[0] ?? '';
    expect((await get(script)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/no-such-page',
    '/storyboard',
    '/edit',
    '/dashboards',
    '/assets/no-such-file.js',
    '/.env',
    '/../package.json',
    '/%2e%2e/package.json',
    '/app.html',
    '/pricing.html',
    '/apiary',
  ])('%s is the 404 page', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain(appShell);
  });

  it.each(['/api', '/api/v1', '/api/v1/no-such-call', '/api/v2/content', '/media/x', '/healthz/x'])(
    '%s is a 404 in JSON',
    async (url) => expectError(await get(url), 404, 'not_found'),
  );
  it('the identity service answers its own 404 as its clients expect it', async () => {
    expect((await get('/auth/v1/no-such-call')).json()).toEqual({
      code: 404,
      error_code: 'not_found',
      msg: expect.any(String),
    });
  });

  it('a wrong method is a 404 in JSON', async () =>
    expectError(await served.app.inject({ method: 'POST', url: '/dashboard' }), 404, 'not_found'));
  it.each(['/api/v1/content/%E0%A4%A', '/%zz'])(
    'an address that cannot be decoded (%s) is a 400 in JSON',
    async (url) => expectError(await get(url), 400, 'malformed_request'),
  );
  it('an id of any length is a 404 in JSON', async () =>
    expectError(await get(`/media/${'x'.repeat(5_000)}`), 404, 'not_found'));
});

describe('/openapi.json', () => {
  const calls = [ai, auth, content, product, profile, storyboard, subscription, takes]
    .flatMap((module) => Object.values(module))
    .filter((value): value is Call => typeof value === 'object' && 'access' in value);

  it('describes every call of the contract that is served, with what it takes [API-4]', async () => {
    const description = (await get('/openapi.json')).json();
    const here = calls.filter(({ method, path }) =>
      served.app.hasRoute({ method, url: apiBase + path }),
    );
    expect(here.length).toBeGreaterThan(25);
    for (const { method, path, body, access, summary } of here) {
      const operation =
        description.paths[apiBase + path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toMatchObject({
        summary,
        responses: { 200: expect.anything() },
      });
      expect(operation.security).toEqual(access === 'public' ? undefined : [{ bearer: [] }]);
      expect(operation.requestBody === undefined).toBe(body === undefined);
    }
  });

  it('asks for a session wherever the contract does', async () => {
    for (const { method, path, access } of calls.filter((call) =>
      served.app.hasRoute({ method: call.method, url: apiBase + call.path }),
    )) {
      if (access === 'public') continue;
      const url = apiBase + path.replaceAll(/:\w+/g, '0b0e7a6e-0000-4000-8000-000000000000');
      for (const headers of [
        {},
        { authorization: 'Bearer nonsense' },
        { authorization: 'Basic eDp5' },
      ])
        expectError(await served.app.inject({ method, url, headers }), 401, 'not_authenticated');
    }
  });
});

describe('health', () => {
  it('/healthz says that the process answers', async () =>
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' }));

  it('/readyz names each part and what it runs on', async () => {
    const reply = await get('/readyz');
    expect(reply.json()).toEqual({
      status: 'ready',
      parts: Object.fromEntries(
        ['database', 'queue', 'media', 'storage', 'providers'].map((part) => [
          part,
          { ok: true, detail: expect.stringMatching(/./) },
        ]),
      ),
    });
    expect(reply.statusCode).toBe(200);
  });

  it('/metrics counts security events', async () => {
    await served.send('POST', '/auth/v1/token?grant_type=password', {
      email: 'nobody@example.com',
      password: 'a wrong password',
    });
    expect((await get('/metrics')).body).toMatch(
      /scenewright_security_events_total\{kind="sign_in_refused",reason="credentials"\} [1-9]/,
    );
  });

  it('/readyz tells others which part is not ready, and neither what it is nor why', async () => {
    const app = fastify();
    registerHealth(app, {
      checks: {
        database: async () => 'postgresql 17.2',
        storage: () =>
          Promise.reject(new Error('The media folder /srv/media cannot be written to.')),
      },
      metricsToken: undefined,
      registry: new Registry(),
      isLocal: (request) => isLoopbackOnly(request, 'http://localhost:3000'),
    });
    const parts = { database: { ok: true }, storage: { ok: false } };
    for (const headers of [{ host: 'scenewright.example' }, { 'x-forwarded-for': '127.0.0.1' }])
      expect((await app.inject({ url: '/readyz', headers })).json()).toEqual({
        status: 'not ready',
        parts,
      });
    const own = await app.inject('/readyz');
    expect([own.statusCode, own.json().parts]).toEqual([
      503,
      {
        database: { ok: true, detail: 'postgresql 17.2' },
        storage: { ok: false, detail: 'The media folder /srv/media cannot be written to.' },
      },
    ]);
    await app.close();
  });

  it.each(['/', '/docs', '/outbox', '/api/v1/config'])(
    '%s does not tell browsers to insist on HTTPS where there is none',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, String(headers['content-security-policy'])]).toEqual([
        200,
        expect.not.stringContaining('upgrade-insecure-requests'),
      ]);
    },
  );

  it('/metrics answers this machine alone', async () => {
    await get('/healthz');
    const reply = await get('/metrics');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('http_request_duration_seconds_count');
    for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])
      expectError(await get('/metrics', { [name]: '127.0.0.1' }), 404, 'not_found');
    expectError(await get('/metrics', { host: 'scenewright.example' }), 404, 'not_found');
    expectError(
      await served.app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' }),
      404,
      'not_found',
    );
  });

  it('/metrics asks for its token where one is set, of this machine too', async () => {
    const token = 'a-token-of-sufficient-length-0123456789';
    const guarded = await startTestProduct({ workers: false, settings: { METRICS_TOKEN: token } });
    const ask = (authorization?: string) =>
      guarded.app.inject({
        url: '/metrics',
        remoteAddress: '10.0.0.9',
        headers: authorization === undefined ? {} : { authorization },
      });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    for (const wrong of [undefined, 'Bearer nonsense', `Bearer ${token}x`])
      expectError(await ask(wrong), 404, 'not_found');
    expectError(await guarded.app.inject({ url: '/metrics' }), 404, 'not_found');
    await guarded.stop();
  });
});
