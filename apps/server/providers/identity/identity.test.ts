import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../testing/identity-service.ts';
import { createHostedIdentity } from './hosted/hosted-identity.ts';
import type { Identity } from './identity.ts';
import { type Bearer, bearerOf, createTokenForge, forgedSubject } from './testing/token-forge.ts';

const issuer = `${ownOrigin}/auth/v1`;

let service: IdentityService;
let eve: Bearer;
let forge: ReturnType<typeof createTokenForge>;
beforeAll(async () => {
  service = await startIdentityService({ autoconfirm: true });
  const { data } = await service
    .client()
    .signUp({ email: 'eve@example.com', password: 'correct horse' });
  eve = bearerOf(data.session?.access_token ?? '');
  forge = createTokenForge({
    secretsDir: service.secretsDir,
    issuer,
    clock: service.clock,
    bearer: eve,
  });
});
afterAll(() => service.close());

/** Both verify the tokens of one running service: the one from within, the other over HTTP as a client of it. */
const implementations: readonly [string, () => Identity][] = [
  ['embedded', () => service.identity],
  [
    'hosted',
    () =>
      createHostedIdentity({
        url: service.url,
        publishableKey: 'public',
        issuer,
        clock: service.clock,
      }),
  ],
];

describe.each(implementations)('%s identity', (name, create) => {
  it('reads who a person is', async () => {
    const { data } = await service.client().signUp({
      email: `${name}@example.com`,
      password: 'correct horse',
      options: { data: { full_name: 'Ada' } },
    });
    const person = await create().verify(data.session?.access_token ?? '');
    expect(person).toEqual({
      issuer: name === 'embedded' ? 'embedded' : issuer,
      subject: data.user?.id,
      email: `${name}@example.com`,
      emailVerified: true,
      name: 'Ada',
      isAnonymous: false,
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
      signedInAt: expect.any(Date),
      expiresAt: new Date((data.session?.expires_at ?? 0) * 1_000),
    });
    // A second may end between signing in and making the token.
    const madeAtS = (data.session?.expires_at ?? 0) - 3_600;
    const signedInAtS = (person?.signedInAt?.getTime() ?? 0) / 1_000;
    expect([madeAtS, madeAtS - 1]).toContain(signedInAtS);
  });

  it('reads that a guest is a guest', async () => {
    const { data } = await service.client().signInAnonymously();
    expect(await create().verify(data.session?.access_token ?? '')).toMatchObject({
      subject: data.user?.id,
      email: '',
      emailVerified: false,
      isAnonymous: true,
    });
  });

  it('takes a token made by the rules, so that the refusals mean something', async () => {
    expect(await create().verify(await forge())).toMatchObject({
      ...eve,
      email: 'eve@example.com',
    });
  });

  it.each([
    [
      'a foreign key under our kid',
      async () => forge({ key: (await generateKeyPair('ES256')).privateKey }),
    ],
    ['a foreign kid', () => forge({ kid: 'foreign' })],
    ['no kid', () => forge({ kid: null })],
    ['another issuer', () => forge({ issuer: 'https://elsewhere.example/auth/v1' })],
    ['another audience', () => forge({ audience: 'service_role' })],
    ['expiry', () => forge({ expiresInS: -1 })],
    [
      'an algorithm that is not ours',
      async () => forge({ alg: 'ES384', key: (await generateKeyPair('ES384')).privateKey }),
    ],
    [
      'the published key used as a shared secret',
      () => forge({ alg: 'HS256', key: new TextEncoder().encode('public') }),
    ],
    ['a session that is not there', () => forge({ claims: { session_id: forgedSubject } })],
    ["somebody else's session", () => forge({ claims: { sub: forgedSubject } })],
    ['no session', () => forge({ claims: { session_id: undefined } })],
    [
      'no signature',
      async () =>
        new UnsecuredJWT({})
          .setSubject('x')
          .setIssuer(issuer)
          .setAudience('authenticated')
          .setIssuedAt()
          .setExpirationTime('1h')
          .encode(),
    ],
    ['nonsense', async () => 'a.b.c'],
    ['emptiness', async () => ''],
  ])('refuses %s', async (_name, make) => {
    expect(await create().verify(await make())).toBeNull();
  });
});
