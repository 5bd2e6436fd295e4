import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { createTokenForge } from '../../../../apps/server/providers/identity/testing/token-forge.ts';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../../../apps/server/testing/identity-service.ts';
import { rowPassword as password, type Service } from './error-row.ts';

/** What the rows use by its name, as `$name`. */
type Made = Record<string, string>;

export const base64url = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** @returns the reply's body, of whatever status */
export async function post(
  service: IdentityService,
  path: string,
  body: unknown,
): Promise<Record<string, string>> {
  return (await (
    await fetch(service.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as Record<string, string>;
}

async function confirmed(service: IdentityService, email: string): Promise<Record<string, string>> {
  await service.register(email, password);
  return await post(service, '/token?grant_type=password', { email, password });
}

/** Somebody signed in, somebody who has yet to confirm, and a guest. */
async function prepareUsers(open: IdentityService): Promise<Made> {
  const session = await confirmed(open, 'known@example.com');
  await confirmed(open, 'second@example.com');
  await post(open, '/signup', { email: 'unconfirmed@example.com', password });
  const guest = await post(open, '/signup', {});
  return { token: session['access_token'] ?? '', guest: guest['access_token'] ?? '' };
}

/** Tokens of somebody banned, signed out, or deleted. */
async function prepareEnded(open: IdentityService): Promise<Made> {
  const { db } = open.database;
  const banned = await confirmed(open, 'banned@example.com');
  await db
    .updateTable('identity_user')
    .set({ banned_until: new Date(open.clock.now().getTime() + 86_400_000) })
    .where('email', '=', 'banned@example.com')
    .execute();
  const gone = await confirmed(open, 'gone@example.com');
  await fetch(`${open.url}/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gone['access_token']}` },
  });
  const deleted = await confirmed(open, 'deleted@example.com');
  await db.deleteFrom('identity_user').where('email', '=', 'deleted@example.com').execute();
  return {
    bannedToken: banned['access_token'] ?? '',
    bannedRefresh: banned['refresh_token'] ?? '',
    goneToken: gone['access_token'] ?? '',
    goneRefresh: gone['refresh_token'] ?? '',
    deletedToken: deleted['access_token'] ?? '',
  };
}

/** A refresh token of three rotations ago. */
async function prepareReused(open: IdentityService): Promise<Made> {
  const reused = await confirmed(open, 'reused@example.com');
  let newest = reused['refresh_token'] ?? '';
  for (let turn = 0; turn < 3; turn += 1)
    newest =
      (await post(open, '/token?grant_type=refresh_token', { refresh_token: newest }))[
        'refresh_token'
      ] ?? '';
  return { reusedRefresh: reused['refresh_token'] ?? '' };
}

/** An auth code that a sign-up's mail gave, good for five minutes, and the verifier that goes with it. */
export async function codeFor(open: IdentityService, email: string) {
  const verifier = base64url(48);
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  await post(open, '/signup', { email, password, code_challenge, code_challenge_method: 's256' });
  const landed = await open.open((await open.mailTo(email)).link);
  return { code: landed.searchParams.get('code') ?? '', verifier };
}

/** An auth code that has run out. */
async function prepareExpired(open: IdentityService): Promise<Made> {
  const { code, verifier } = await codeFor(open, 'expired@example.com');
  await open.database.db
    .updateTable('identity_flow_state')
    .set((eb) => ({ code_issued_at: eb.val(new Date(open.clock.now().getTime() - 301_000)) }))
    .where('auth_code_hash', '=', createHash('sha256').update(code).digest())
    .execute();
  return { expired: code, expiredVerifier: verifier };
}

/** Tokens with a genuine signature that are wrong in one claim, or have run out. */
async function forgeTokens(open: IdentityService, { token, guest }: Made): Promise<Made> {
  const forge = createTokenForge({
    secretsDir: open.secretsDir,
    issuer: `${ownOrigin}/auth/v1`,
    clock: open.clock,
  });
  const known = decodeJwt(token ?? '');
  const guestSession = decodeJwt(guest ?? '')['session_id'];
  return {
    expiredToken: await forge({ expiresInS: -1 }),
    foreignAudienceToken: await forge({ claims: { ...known, aud: 'service_role' } }),
    nobodysToken: await forge({ claims: { ...known, sub: undefined } }),
    oddSubjectToken: await forge({ claims: { ...known, sub: 'known@example.com' } }),
    strangersSessionToken: await forge({ claims: { ...known, session_id: guestSession } }),
    noSessionToken: await forge({ claims: { ...known, session_id: undefined } }),
  };
}

async function findOnlyIdentity(open: IdentityService, { token }: Made): Promise<string> {
  const { id } = await open.database.db
    .selectFrom('identity_identity')
    .select('id')
    .where('subject', '=', decodeJwt(token ?? '').sub ?? '')
    .executeTakeFirstOrThrow();
  return id;
}

/** The services that the rows ask, with everybody and everything that the rows name. */
export async function startRowServices() {
  const services: Record<Service, IdentityService> = {
    open: await startIdentityService(),
    closed: await startIdentityService({ signup: false, anonymous: false }),
    autoconfirm: await startIdentityService({ autoconfirm: true }),
  };
  const { open, autoconfirm } = services;
  const users = await prepareUsers(open);
  const made: Made = {
    ...users,
    ...(await prepareEnded(open)),
    ...(await prepareReused(open)),
    ...(await prepareExpired(open)),
    ...(await forgeTokens(open, users)),
    onlyIdentity: await findOnlyIdentity(open, users),
  };
  await post(autoconfirm, '/signup', { email: 'taken@example.com', password });
  return {
    services,
    made,
    /** `$name` stands for what was made under that name. */
    fillIn: (text: string): string =>
      text.replaceAll(/\$([a-z]\w*)/gi, (whole, name: string) => made[name] ?? whole),
    async close() {
      for (const service of Object.values(services)) await service.close();
    },
  };
}
