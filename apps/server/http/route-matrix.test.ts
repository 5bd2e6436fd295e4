import { join } from 'node:path';
import { type CryptoKey, decodeJwt, exportSPKI, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainBrand } from '@scenewright/contract/rules/brand.ts';
import { type Call } from '@scenewright/contract/schemas/call.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import { createUploader } from '../features/library/testing/uploading.ts';
import { bearerOf, createTokenForge } from '../providers/identity/testing/token-forge.ts';
import { createDraft, newContent } from '../testing/contents.ts';
import { contractCalls, nameOf } from '../testing/contract-calls.ts';
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
  /** An item of their library. */
  readonly itemId: string;
}

const member = { kind: 'person', look: 'a sailor in a blue coat' };

/** Every call of the contract; `null` where a later part of the product will serve it. */
const rows: Readonly<Record<string, Row | null>> = {
  'GET /config': {},
  'GET /models': {},
  'POST /auth/login': { body: () => ({ token: 'not a token' }), owner: 401 },
  'GET /auth/me': {},
  'POST /auth/logout': { body: ({ accountId }) => ({ user_id: accountId }), owner: 200 },
  'GET /profile/me': {},
  'PATCH /profile/update': { body: () => ({ name: 'New name' }) },
  'DELETE /profile/delete-account': {},
  'POST /ai/enhance-prompt': {
    body: () => ({ topic: 'custom', platform: 'tiktok', prompt: 'bees' }),
  },
  'POST /ai/rough-cut': {
    body: () => ({ prompt: 'Bees dance. They show the way.', scene_count: 1 }),
  },
  'POST /ai/read-idea': {
    body: () => ({ prompt: 'bees', scene_count: 3, scene_length: 10 }),
  },
  'POST /ai/try-voice': { body: () => ({ voice: 'alloy', text: 'How bees fly' }) },
  'POST /content/create': { body: () => newContent({ scene_count: 1, duration: 3 }) },
  'GET /content/user-content': { query: '?page=1&page_size=10' },
  'GET /content/:id': { owned: true },
  'PATCH /content/:id': { owned: true, body: () => ({ title: 'New title', scheduled_at: null }) },
  'DELETE /content/:id': { owned: true },
  'POST /content/:id/restore': { owned: true, owner: 409 },
  'POST /content/:id/duplicate': { owned: true },
  'GET /content/:id/formats': { owned: true, query: '?shape=square' },
  'POST /content/:id/formats': { owned: true, body: () => ({ shape: 'square' }) },
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
  'PATCH /storyboard/content/:id': {
    owned: true,
    body: ({ sceneIds: [id] }) => ({ changes: [{ type: 'move', scene: id, position: 1 }] }),
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
  'POST /storyboard/content/:id/sound': { owned: true, body: () => ({ effects: false }) },
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
  // Nobody has such a sound.
  'POST /storyboard/scene/:id/voice-over': {
    owned: true,
    body: () => ({ item: '00000000-0000-4000-8000-000000000000', has_rights: true }),
    owner: 404,
  },
  'POST /storyboard/content/:id/voice-over': {
    owned: true,
    body: () => ({ item: '00000000-0000-4000-8000-000000000000', has_rights: true }),
    owner: 404,
  },
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
  'GET /brand': {},
  'PATCH /brand': { body: () => plainBrand },
  'GET /library': {},
  'GET /library/:id': { owned: true },
  'GET /library/:id/uses': { owned: true },
  // No site of stock is asked here.
  'GET /library/stock': {
    query: '?source=pexels&kind=picture&shape=vertical&words=bees',
    ...{ owner: 404, other: 404, guest: 404 },
  },
  'POST /library/stock': {
    body: () => ({ source: 'pexels', kind: 'picture', id: '1' }),
    ...{ owner: 404, other: 404, guest: 404 },
  },
  'PATCH /library/:id': { owned: true, body: () => ({ name: 'Renamed' }) },
  'DELETE /library/:id': { owned: true },
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

async function ownedItem(): Promise<string> {
  const { headers } = await createUploader(served, owner).begin(10);
  return String(headers['location']).split('/').at(-1) ?? '';
}

/** A content of its own for each call, so that none spoils another. */
async function ownedThings({ path }: Call): Promise<Ids> {
  const draft = await createDraft(owner, { scene_count: 2, duration: 6 });
  return {
    contentId: draft.id,
    sceneIds: draft.scenes.map(({ id }) => id),
    accountId: owner.accountId,
    memberId: path.startsWith('/cast/') ? await ownedMember() : '',
    itemId: path.startsWith('/library/') ? await ownedItem() : '',
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
      : call.path.startsWith('/library/')
        ? ids.itemId
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
  it('has its row [API-4]', () =>
    expect(contractCalls.map(nameOf).sort()).toEqual(Object.keys(rows).sort()));

  it.each(contractCalls.map((call) => [nameOf(call), call] as const))(
    '%s answers each role as it should [API-2]',
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
