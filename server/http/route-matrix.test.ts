import { join } from 'node:path';
import { type CryptoKey, decodeJwt, exportSPKI, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as ai from '#contract/api/ai.ts';
import * as auth from '#contract/api/auth.ts';
import { apiBase, type Call } from '#contract/api/call.ts';
import * as captions from '#contract/api/captions.ts';
import * as cast from '#contract/api/cast.ts';
import * as content from '#contract/api/content.ts';
import * as product from '#contract/api/product.ts';
import * as speech from '#contract/api/speech.ts';
import * as profile from '#contract/api/profile.ts';
import * as quality from '#contract/api/quality.ts';
import * as sharing from '#contract/api/sharing.ts';
import * as storyboard from '#contract/api/storyboard.ts';
import * as subscription from '#contract/api/subscription.ts';
import * as takes from '#contract/api/takes.ts';
import { protectedPages, publicPages } from '#contract/rules/pages.ts';
import { bearerOf, createTokenForge } from '../providers/identity/testing/token-forge.ts';
import { createDraft, newContent } from '../testing/contents.ts';
import { routesOf } from '../testing/routes.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../testing/test-product.ts';

const strangers = [
  'no token',
  'bad token',
  'expired token',
  'signed by another key',
  'signed with the public key',
  'not signed',
] as const;
type Stranger = (typeof strangers)[number];
type Role = Stranger | 'guest' | 'other user' | 'owner';
const roles: readonly Role[] = [...strangers, 'guest', 'other user', 'owner'];

/** What a call answers whom, beyond what its access says. */
interface Row {
  /** A valid body, where the call takes one. @param ids of the owner's content and scenes */
  readonly body?: (ids: Ids) => unknown;
  readonly query?: string;
  /** Belongs to somebody: everybody else gets 404. */
  readonly owned?: true;
  /** Where it is not 200. */
  readonly owner?: number;
  /** Where another user's own call does not answer 200. */
  readonly other?: number;
  readonly guest?: number;
}

interface Ids {
  readonly contentId: string;
  readonly sceneIds: readonly string[];
  readonly accountId: string;
  /** A member of their cast. */
  readonly memberId: string;
}

const member = { kind: 'person', look: 'a sailor in a blue coat' };

/** Every call of the contract; `null` where a later part of the product will serve it. */
const rows: Readonly<Record<string, Row | null>> = {
  'GET /config': {},
  'POST /auth/login': { body: () => ({ token: 'not a token' }), owner: 401 },
  'GET /auth/me': {},
  'POST /auth/logout': { body: ({ accountId }) => ({ user_id: accountId }), owner: 200 },
  'GET /profile/me': {},
  'PATCH /profile/update': { body: () => ({ name: 'New name' }) },
  'DELETE /profile/delete-account': {},
  'POST /ai/enhance-prompt': {
    body: () => ({ topic: 'custom', platform: 'tiktok', prompt: 'bees' }),
  },
  'POST /content/create': { body: () => newContent({ scene_count: 1, duration: 3 }) },
  'GET /content/user-content': { query: '?page=1&page_size=10' },
  'GET /content/:id': { owned: true },
  'PATCH /content/:id': { owned: true, body: () => ({ title: 'New title', scheduled_at: null }) },
  'DELETE /content/:id': { owned: true },
  'POST /content/:id/restore': { owned: true, owner: 409 },
  'POST /content/:id/duplicate': { owned: true },
  // Nothing is finished yet.
  'POST /content/:id/watch-link': { owned: true, owner: 409 },
  'DELETE /content/:id/watch-link': { owned: true },
  'GET /storyboard/content/:id/storyboard': { owned: true },
  'POST /storyboard/content/:id/rewrite': { owned: true, owner: 409 },
  'POST /storyboard/content/:id/combine-scenes': { owned: true, owner: 409 },
  'POST /storyboard/content/:id/regenerate-scenes': {
    owned: true,
    body: ({ sceneIds }) => ({ scene_ids: sceneIds, text: 'Set it at night' }),
  },
  'POST /storyboard/content/:id/generate-scene': {
    owned: true,
    body: () => ({ position: 1, is_last_scene: false }),
  },
  'POST /storyboard/content/:id/reorder-scenes': {
    owned: true,
    body: ({ sceneIds }) => ({ scene_ids: sceneIds.toReversed() }),
  },
  'POST /storyboard/content/:id/restore-scene': {
    owned: true,
    body: ({ sceneIds: [id] }) => ({ scene_id: id }),
    owner: 409,
  },
  'GET /storyboard/content/:id/credit-cost': { owned: true },
  'POST /storyboard/content/:id/approve': { owned: true },
  'POST /storyboard/content/:id/quality': {
    owned: true,
    body: () => ({ quality: 'draft' }),
    owner: 409,
  },
  'POST /storyboard/scene/:id/regenerate-audio': {
    owned: true,
    body: () => ({ dialogue: 'New words.' }),
  },
  'POST /storyboard/scene/:id/regenerate-visual': {
    owned: true,
    body: () => ({ description: 'A new picture' }),
  },
  'POST /storyboard/scene/:id/update-duration': { owned: true, body: () => ({ duration: 4 }) },
  'POST /storyboard/scene/:id/update-media-type': {
    owned: true,
    body: () => ({ media_type: 'image' }),
  },
  'POST /storyboard/scene/:id/regenerate-media': { owned: true, owner: 409 },
  'POST /storyboard/content/:id/captions': {
    owned: true,
    body: () => ({ preset: 'pill', position: 'top', colour: 'sky' }),
  },
  'POST /storyboard/scene/:id/caption-text': {
    owned: true,
    body: () => ({ text: 'Shown words.' }),
  },
  'POST /storyboard/scene/:id/duplicate': { owned: true },
  'POST /storyboard/scene/:id/split': {
    owned: true,
    body: () => ({ dialogue: 'First.', next_dialogue: 'Second.' }),
    owner: 409,
  },
  'POST /storyboard/scene/:id/merge-next': { owned: true },
  'POST /storyboard/content/:id/make-scenes': {
    owned: true,
    body: ({ sceneIds }) => ({ scene_ids: sceneIds }),
    owner: 409,
  },
  'POST /storyboard/scene/:id/cancel': { owned: true, owner: 409 },
  'GET /storyboard/scene/:id/takes': { owned: true },
  'POST /storyboard/scene/:id/restore-take': {
    owned: true,
    body: ({ contentId }) => ({ take_id: contentId }),
    owner: 404,
  },
  'POST /storyboard/scene/:id/change-speed': { owned: true, body: () => ({ speed: 1.1 }) },
  'POST /storyboard/scene/:id/change-pronunciations': {
    owned: true,
    body: () => ({ pronunciations: [{ word: 'GIF', say: 'jif' }] }),
  },
  'POST /storyboard/content/:id/pronounce': {
    owned: true,
    body: () => ({ word: 'GIF', say: 'jif' }),
  },
  'POST /storyboard/scene/:id/speak': { owned: true },
  'DELETE /storyboard/scene/:id': { owned: true },
  'POST /storyboard/scene/:id/lock-character': {
    owned: true,
    body: () => ({ ...member, name: 'Lead' }),
    owner: 409,
  },
  'GET /cast': {},
  'POST /cast': { body: () => ({ ...member, name: 'Newcomer' }) },
  'PATCH /cast/:id': { owned: true, body: () => ({ ...member, name: 'Renamed' }) },
  'DELETE /cast/:id': { owned: true },
  'POST /cast/:id/restore': { owned: true, owner: 409 },
  'GET /subscription/credits': {},
  'GET /subscription/plans': {},
  'POST /subscription/create': { body: () => ({ plan_id: 'plus' }) },
  // Nobody here has a subscription.
  'POST /subscription/change-plan': {
    body: () => ({ new_plan_id: 'pro' }),
    owner: 409,
    other: 409,
  },
  'POST /subscription/cancel': {},
  'POST /subscription/resume': {},
  'GET /subscription/prorated-change': { query: '?new_plan_id=pro', owner: 409, other: 409 },
  'GET /subscription/usage': { query: '?page=1' },
  'GET /subscription/payment': {
    query: '?payment_intent=pi_nobodys&payment_intent_client_secret=pi_nobodys_secret',
    owner: 404,
  },
  'POST /subscription/pay-open-invoice': { owner: 409, other: 409 },
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'access' in value &&
  'reply' in value;
const calls = [
  ai,
  auth,
  captions,
  cast,
  content,
  product,
  profile,
  quality,
  sharing,
  speech,
  storyboard,
  subscription,
  takes,
]
  .flatMap((module) => Object.values(module))
  .filter(isCall);
const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

let served: TestProduct;
let guest: TestUser;
let other: TestUser;
let owner: TestUser;
/** What strangers show. */
let shown: Readonly<Record<Stranger, string | undefined>>;

beforeAll(async () => {
  served = await startTestProduct();
  const expired = (await served.signUp('expired@example.com')).token;
  served.clock.advance(3_700_000);
  shown = {
    'no token': undefined,
    'bad token': 'x'.repeat(43),
    'expired token': expired,
    ...(await forgeTokens()),
  };
  [guest, other, owner] = [
    await served.signInAsGuest(),
    await served.signUp('other@example.com'),
    await served.signUp('owner@example.com'),
  ];
});
afterAll(() => served.stop());

/** Tokens that name the living session of somebody, with the claims and the key's name of real ones. */
async function forgeTokens() {
  const { body } = await served.send('POST', '/auth/v1/signup', {
    email: 'victim@example.com',
    password: 'a long password',
  });
  const genuine: string = body.access_token;
  await served.send('POST', '/api/v1/auth/login', { token: genuine });
  const { iss: issuer = '' } = decodeJwt(genuine);
  const forge = createTokenForge({
    secretsDir: join(served.folder, 'secrets'),
    issuer,
    clock: served.clock,
    bearer: bearerOf(genuine),
  });
  expect((await served.send('GET', '/api/v1/auth/me', undefined, await forge())).status).toBe(200);
  const { privateKey } = await generateKeyPair('ES256');
  const { keys } = (await served.send('GET', '/auth/v1/.well-known/jwks.json')).body;
  const published = new TextEncoder().encode(
    await exportSPKI(
      (await importJWK({ ...keys[0], key_ops: ['verify'], ext: true }, 'ES256')) as CryptoKey,
    ),
  );
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${genuine.split('.')[1]}.`;
  return {
    'signed by another key': await forge({ key: privateKey }),
    'signed with the public key': await forge({ alg: 'HS256', key: published }),
    'not signed': unsigned,
  };
}

let members = 0;

async function ownedMember(): Promise<string> {
  members += 1;
  const { body } = await owner.request('POST', '/cast', { ...member, name: `Member ${members}` });
  return body.member?.id ?? '';
}

/** A content of its own for each call, so that none spoils another. */
async function ownedThings({ path }: Call): Promise<Ids> {
  const draft = await createDraft(owner, { scene_count: 2, duration: 6 });
  return {
    contentId: draft.id,
    sceneIds: draft.scenes.map(({ id }) => id),
    accountId: owner.accountId,
    memberId: path.startsWith('/cast/') ? await ownedMember() : '',
  };
}

function tokenOf(role: Role): string | undefined {
  return { ...shown, guest: guest.token, 'other user': other.token, owner: owner.token }[role];
}

function expectedStatus(call: Call, row: Row, role: Role): number {
  // Somebody else's id in the body: only one's own session can be ended.
  if (nameOf(call) === 'POST /auth/logout' && (role === 'guest' || role === 'other user'))
    return 403;
  if (call.access === 'public') return row.owner ?? 200;
  if (role !== 'owner' && role !== 'guest' && role !== 'other user') return 401;
  if (role === 'owner') return row.owner ?? 200;
  if (role === 'guest' && call.access === 'account') return 403;
  if (row.owned === true) return 404;
  return (role === 'guest' ? row.guest : row.other) ?? 200;
}

async function ask(call: Call, row: Row, ids: Ids, token: string | undefined): Promise<number> {
  const id = call.path.includes('/scene/')
    ? (ids.sceneIds[0] ?? '')
    : call.path.startsWith('/cast/')
      ? ids.memberId
      : ids.contentId;
  const body = row.body?.(ids);
  const reply = await served.app.inject({
    method: call.method,
    url: apiBase + call.path.replace(':id', id) + (row.query ?? ''),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return reply.statusCode;
}

describe('every call of the contract', () => {
  it('has its row', () => expect(calls.map(nameOf).sort()).toEqual(Object.keys(rows).sort()));

  it.each(calls.map((call) => [nameOf(call), call] as const))(
    '%s answers each role as it should',
    async (name, call) => {
      const row = rows[name];
      if (row === undefined) throw new Error(`${name} has no row`);
      const ids = await ownedThings(call);
      const answers: Partial<Record<Role, number>> = {};
      // The owner last: their call may change what is there.
      for (const role of roles)
        answers[role] =
          row === null
            ? await ask(call, {}, ids, tokenOf(role))
            : await ask(call, row, ids, tokenOf(role));
      expect(answers).toEqual(
        Object.fromEntries(
          roles.map((role) => [role, row === null ? 404 : expectedStatus(call, row, role)]),
        ),
      );
      // These end the caller's own session, or account.
      if (name === 'POST /auth/logout') owner = await served.signUp('returning@example.com');
      if (name === 'DELETE /profile/delete-account')
        [guest, other, owner] = [
          await served.signInAsGuest(),
          await served.signUp('another@example.com'),
          await served.signUp('next@example.com'),
        ];
    },
  );
});

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
    'GET /media/scenes/:id': [404, 404, 404],
    'GET /media/contents/:id': [404, 404, 404],
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
    'GET /api/v1/dev/outbox': [404, 404, 404],
    'POST /api/v1/dev/clock': [404, 404, 404],
    // Whoever holds a checkout's id comes back from it; announcements are known by their signature.
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
      Object.entries(rows).flatMap(([name, row]) =>
        row === null ? [] : [name.replace(' ', ` ${apiBase}`)],
      ),
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
      for (const token of [undefined, guest.token, other.token]) {
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
    '%s is a page for everybody: what it shows is decided in the browser',
    async (name) => {
      const reply = await served.app.inject({
        url: name.replace('GET ', '').replace(':id', '1').replace('*', 'x'),
      });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toContain('text/html');
    },
  );
});
