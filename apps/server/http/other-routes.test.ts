import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '@scenewright/contract/paths.ts';
import { protectedPages, publicPages } from '@scenewright/contract/rules/pages.ts';
import { contractCalls, nameOf } from '../testing/contract-calls.ts';
import { routesOf } from '../testing/routes.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../testing/test-product.ts';

let served: TestProduct;
let guest: TestUser;
let user: TestUser;

beforeAll(async () => {
  served = await startTestProduct();
  [guest, user] = [await served.signInAsGuest(), await served.signUp('user@example.com')];
});
afterAll(() => served.stop());

/** What answers beside the contract: the status for nobody, for a guest, and for an account. */
const others: Readonly<Record<string, readonly [nobody: number, guest: number, account: number]>> =
  {
    'GET /openapi.json': [200, 200, 200],
    'GET /healthz': [200, 200, 200],
    'GET /readyz': [200, 200, 200],
    'GET /fonts/inter.woff2': [200, 200, 200],
    'GET /api/v1/voices/:id/preview': [200, 200, 200],
    // Signed addresses: without a signature there is nothing.
    'GET /media/:file': [404, 404, 404],
    'GET /media/sketches/:file': [404, 404, 404],
    // A sound whose name nobody was told.
    'GET /api/v1/voices/tried/:file': [404, 404, 404],
    'GET /media/scenes/:id': [404, 404, 404],
    'GET /media/contents/:id': [404, 404, 404],
    'GET /media/stock/:source': [404, 404, 404],
    // Pages for whoever was given their address: this one was given to nobody.
    'GET /watch/:token': [404, 404, 404],
    'GET /watch/:token/film.mp4': [404, 404, 404],
    'GET /watch/:token/picture.jpg': [404, 404, 404],
    'GET /watch/:token/captions.vtt': [404, 404, 404],
    'GET /mail/:token': [404, 404, 404],
    'POST /mail/:token': [404, 404, 404],
    'GET /mail/:token/unsubscribe': [404, 404, 404],
    'POST /mail/:token/unsubscribe': [404, 404, 404],
    // Their own data: everybody gets theirs.
    'GET /api/v1/profile/export': [401, 200, 200],
    // Files of somebody's content.
    'GET /api/v1/content/:id/captions.srt': [401, 404, 404],
    'GET /api/v1/content/:id/captions.vtt': [401, 404, 404],
    'GET /api/v1/storyboard/scene/:id/captions.vtt': [401, 404, 404],
    // Only for this machine: asked for under another name they are not there.
    'GET /metrics': [404, 404, 404],
    'GET /outbox': [404, 404, 404],
    'GET /operator': [404, 404, 404],
    'GET /api/v1/dev/outbox': [404, 404, 404],
    'POST /api/v1/dev/clock': [404, 404, 404],
    // Whoever holds a checkout's id comes back from it; webhook events are known by their signature.
    'GET /api/v1/subscription/checkout/return': [404, 404, 404],
    'POST /api/v1/webhooks/:source': [404, 404, 404],
    // The test checkout: whoever holds an id may pay there, by a form and nothing else; the merchant's desk is only for this machine.
    'GET /local-checkout/:id': [404, 404, 404],
    'POST /local-checkout/:id': [415, 415, 415],
    'GET /local-checkout/:id/bank': [404, 404, 404],
    'POST /local-checkout/:id/bank': [415, 415, 415],
    'GET /local-checkout/invoices/:id': [404, 404, 404],
    'POST /local-checkout/invoices/:id': [415, 415, 415],
    'GET /local-checkout/invoices/:id/bank': [404, 404, 404],
    'POST /local-checkout/invoices/:id/bank': [415, 415, 415],
    'GET /local-checkout': [404, 404, 404],
    'POST /local-checkout': [404, 404, 404],
    // Uploads: they speak their own protocol, which these requests do not.
    'OPTIONS /api/v1/library/uploads': [204, 204, 204],
    'POST /api/v1/library/uploads': [401, 422, 422],
    'PATCH /api/v1/library/uploads/:id': [401, 422, 422],
    'DELETE /api/v1/library/uploads/:id': [401, 422, 422],
    // Server-sent events of somebody's storyboard.
    'GET /api/v1/storyboard/content/:id/events': [401, 404, 404],
    // The identity service has its own tokens: ours are nobody's there.
    'GET /auth/v1/health': [200, 200, 200],
    'GET /auth/v1/settings': [200, 200, 200],
    'GET /auth/v1/.well-known/jwks.json': [200, 200, 200],
    'POST /auth/v1/signup': [200, 200, 200],
    'POST /auth/v1/token': [400, 400, 400],
    'POST /auth/v1/recover': [400, 400, 400],
    'POST /auth/v1/resend': [400, 400, 400],
    'POST /auth/v1/otp': [400, 400, 400],
    'POST /auth/v1/magiclink': [400, 400, 400],
    'POST /auth/v1/sso': [404, 404, 404],
    'GET /auth/v1/reauthenticate': [401, 403, 403],
    'GET /auth/v1/verify': [400, 400, 400],
    'POST /auth/v1/verify': [400, 400, 400],
    'GET /auth/v1/authorize': [400, 400, 400],
    'GET /auth/v1/callback': [303, 303, 303],
    'POST /auth/v1/logout': [401, 403, 403],
    'GET /auth/v1/user': [401, 403, 403],
    'PUT /auth/v1/user': [401, 403, 403],
    'GET /auth/v1/user/identities/authorize': [401, 403, 403],
    'DELETE /auth/v1/user/identities/:identityId': [401, 403, 403],
    'OPTIONS /auth/v1/*': [204, 204, 204],
  };

const pages = new Set([...publicPages, ...protectedPages].map((path) => `GET ${path}`));
/** Files of the built web app and of the documentation. */
const isFile = (path: string) =>
  /^\/(?:assets\/|docs|[\w.-]+\.(?:svg|txt|xml|ico|png|jpg|webmanifest|html)$|\*$|examples\/|voices\/)/.test(
    path,
  );

describe('every other route', () => {
  const names = () =>
    routesOf(served.app).flatMap(({ path, methods }) =>
      methods.map((method) => ({
        method,
        path,
        name: `${method} ${path.replace('/auth*', '/auth/v1/*').replace('/dashboard*', '/dashboard/*')}`,
      })),
    );

  it('is known here', () => {
    const inContract = new Set(
      contractCalls.map((call) => nameOf(call).replace(' ', ` ${apiBase}`)),
    );
    const unknown = names()
      .filter(
        ({ name, path }) =>
          !inContract.has(name) && !pages.has(name) && !isFile(path) && !(name in others),
      )
      .map(({ name }) => name);
    expect(unknown).toEqual([]);
  });

  it.each(Object.entries(others))(
    '%s answers nobody, a guest and an account with %j',
    async (name, statuses) => {
      const [method = 'GET', path = ''] = name.split(' ');
      expect(names().map((route) => route.name)).toContain(name);
      const url = path
        .replace(':id', path.includes('voices') ? 'nova' : '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d')
        .replace(':file', '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d.mp4')
        .replace(':identityId', '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d')
        .replace('*', 'token');
      const answers: number[] = [];
      for (const token of [undefined, guest.token, user.token]) {
        const reply = await served.app.inject({
          method: method as 'GET',
          url,
          headers: {
            host: 'scenewright.example',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(method === 'GET' || method === 'OPTIONS'
              ? {}
              : { 'content-type': 'application/json' }),
          },
          ...(method === 'POST' || method === 'PUT' ? { payload: '{}' } : {}),
        });
        answers.push(reply.statusCode);
      }
      expect(answers).toEqual(statuses);
    },
  );

  it.each([...pages])(
    '%s is a page for everybody: what it shows is decided in the browser [PAGE-1]',
    async (name) => {
      const reply = await served.app.inject({
        url: name.replace('GET ', '').replace(':id', '1').replace('*', 'x'),
      });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toContain('text/html');
    },
  );
});
