import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { exportSPKI, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHostedIdentity } from '../../apps/server/providers/identity/hosted/hosted-identity.ts';
import {
  type Bearer,
  bearerOf,
  createTokenForge,
} from '../../apps/server/providers/identity/testing/token-forge.ts';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

const issuer = `${ownOrigin}/auth/v1`;
const listed = 'https://elsewhere.example/auth/callback';
const password = 'a long password';
let service: IdentityService;
let people = 0;

beforeAll(async () => {
  service = await startIdentityService();
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

const newAddress = () => `person${(people += 1)}@example.com`;

describe('an open redirect', () => {
  /** Forms that have fooled checks of prefixes, hosts and parsers elsewhere. */
  const forms = [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
    `${ownOrigin}@evil.example`,
    `http://localhost:3000@evil.example/auth/callback`,
    `http://localhost:3000%40evil.example/`,
    'http://user:pass@localhost:3000/',
    'http://localhost:3000\\@evil.example',
    `${ownOrigin}.evil.example`,
    'http://localhost:3000evil.example',
    'http://localhost.evil.example:3000',
    'http://evil.example/http://localhost:3000',
    'http://evil.example?http://localhost:3000',
    'http://evil.example#http://localhost:3000',
    'http://evil.example/?redirect=http://localhost:3000/auth/callback',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'ftp://localhost:3000/',
    'http://127.0.0.1:3000/',
    'http://2130706433:3000/',
    'http://0x7f000001:3000/',
    'http://[::1]:3000/',
    'http://localhost.:3000/',
    'http://ⓛocalhost:3000.evil.example/',
    'http://evil。example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:http://localhost:3000/x',
    'file:///etc/passwd',
    'about:blank',
    'http://localhost:3000%0d%0aLocation:%20https://evil.example',
    'http://localhost:3000\r\nLocation: https://evil.example',
    '%2f%2fevil.example',
    'https%3A%2F%2Fevil.example',
    `${listed}/..`,
    `${listed}?next=https://evil.example`,
    'https://elsewhere.example/',
    'https://elsewhere.example/auth/callback/',
    'https://elsewhere.example:8443/auth/callback',
    'http://elsewhere.example/auth/callback',
    'https://sub.elsewhere.example/auth/callback',
    '',
  ];

  it(`leads home in each of ${forms.length} forms, by query and by header`, async () => {
    const address = newAddress();
    await service.client().signUp({ email: address, password });
    for (const form of forms) {
      const reply = await fetch(
        `${service.url}/verify?token=unknown&type=signup&redirect_to=${encodeURIComponent(form)}`,
        { redirect: 'manual' },
      );
      const location = reply.headers.get('location') ?? '';
      // Our own origin, exactly; what follows it is only a path of ours.
      expect(new URL(location).origin, form).toBe(ownOrigin);
      expect(location.startsWith(`${ownOrigin}/`), form).toBe(true);
      // A header cannot carry every form; those it can must do no better.
      if (/^[\x21-\x7e]+$/.test(form)) {
        const byHeader = await fetch(`${service.url}/verify?token=unknown&type=signup`, {
          redirect: 'manual',
          headers: { redirect_to: form, referer: form },
        });
        expect(new URL(byHeader.headers.get('location') ?? '').origin, `${form} as a header`).toBe(
          ownOrigin,
        );
      }
      service.clock.advance(20_000);
    }
  });

  it.each(['/recover', '/resend', '/otp'])('is in no mail of %s', async (path) => {
    const address = newAddress();
    await service.client().signUp({ email: address, password });
    if (path !== '/resend') await service.open((await service.mailTo(address)).link);
    for (const form of forms.slice(0, 12)) {
      service.clock.advance(61_000);
      const reply = await fetch(`${service.url}${path}?redirect_to=${encodeURIComponent(form)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, type: 'signup' }),
      });
      expect(reply.status, form).toBe(200);
      const { link } = await service.mailTo(address);
      expect(new URL(new URL(link).searchParams.get('redirect_to') ?? '').origin, form).toBe(
        ownOrigin,
      );
    }
  });

  it('is in no mail of /signup, whatever host is named', async () => {
    for (const form of forms.slice(0, 12)) {
      const address = newAddress();
      await fetch(`${service.url}/signup?redirect_to=${encodeURIComponent(form)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
        },
        body: JSON.stringify({ email: address, password }),
      });
      const { link, html } = await service.mailTo(address);
      expect(link.startsWith(`${issuer}/verify?`)).toBe(true);
      expect(new URL(new URL(link).searchParams.get('redirect_to') ?? '').origin).toBe(ownOrigin);
      expect(html).not.toContain('evil.example');
      service.clock.advance(20_000);
    }
  });

  it('is not what a listed address is', async () => {
    for (const allowed of [listed, `${ownOrigin}/`, `${ownOrigin}/storyboard/1?x=y#z`]) {
      const reply = await fetch(
        `${service.url}/verify?token=unknown&type=signup&redirect_to=${encodeURIComponent(allowed)}`,
        { redirect: 'manual' },
      );
      expect((reply.headers.get('location') ?? '').split('#')[0]?.split('?')[0]).toBe(
        allowed.split('#')[0]?.split('?')[0],
      );
    }
  });
});

describe('a stolen refresh token', () => {
  it('ends the session for thief and owner, and only that session', async () => {
    const address = newAddress();
    const { client: owner } = await service.register(address, password);
    const elsewhere = service.client();
    await elsewhere.signInWithPassword({ email: address, password });
    const stolen = (await owner.getSession()).data.session?.refresh_token ?? '';
    for (let turn = 0; turn < 3; turn += 1) await owner.refreshSession();
    service.clock.advance(11_000);
    const thief = await service.client().refreshSession({ refresh_token: stolen });
    expect(thief.error?.code).toBe('refresh_token_already_used');
    expect((await owner.refreshSession()).error).not.toBeNull();
    expect((await elsewhere.refreshSession()).error).toBeNull();
  });
});

describe('a forged access token', () => {
  const implementations = [
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
  ] as const;

  /** A token with claims of the forger's choice, signed with the service's own key. */
  async function signed(claims: Record<string, unknown>): Promise<string> {
    const { keys } = JSON.parse(
      await readFile(`${service.secretsDir}/identity-signing-keys.json`, 'utf8'),
    ) as { keys: { kid: string }[] };
    const [key] = keys;
    if (key === undefined) throw new Error('no key');
    const nowS = Math.floor(service.clock.now().getTime() / 1_000);
    return await new SignJWT({
      sub: eve.subject,
      session_id: eve.sessionId,
      iss: issuer,
      aud: 'authenticated',
      iat: nowS,
      exp: nowS + 60,
      role: 'authenticated',
      email: 'eve@example.com',
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .sign(await importJWK(key, 'ES256'));
  }

  let eve: Bearer;
  beforeAll(async () => {
    const { data } = await service.client().signInAnonymously();
    eve = bearerOf(data.session?.access_token ?? '');
  });

  describe.each(implementations)('shown to the %s verifier', (_name, create) => {
    it('is refused where it is not valid yet', async () => {
      const laterS = Math.floor(service.clock.now().getTime() / 1_000) + 600;
      expect(await create().verify(await signed({}))).toMatchObject(eve);
      expect(await create().verify(await signed({ nbf: laterS }))).toBeNull();
      expect(await create().verify(await signed({ iat: laterS, exp: laterS + 60 }))).toBeNull();
    });

    it('is refused with the public key as the secret of HS256', async () => {
      const { keys } = (await (await fetch(`${service.url}/.well-known/jwks.json`)).json()) as {
        keys: [JWK];
      };
      const published = await importJWK({ ...keys[0], key_ops: ['verify'], ext: true }, 'ES256');
      if (published instanceof Uint8Array) throw new Error('the published key is no public key');
      const pem = await exportSPKI(published);
      const forge = createTokenForge({
        secretsDir: service.secretsDir,
        issuer,
        clock: service.clock,
        bearer: eve,
      });
      expect(
        await create().verify(await forge({ alg: 'HS256', key: new TextEncoder().encode(pem) })),
      ).toBeNull();
    });

    it('is refused for another audience, from another issuer, or about nobody', async () => {
      expect(await create().verify(await signed({ aud: 'service_role' }))).toBeNull();
      expect(await create().verify(await signed({ iss: `${issuer}/` }))).toBeNull();
      expect(await create().verify(await signed({ sub: undefined }))).toBeNull();
    });
  });
});

describe('who has an account', () => {
  const ask = async (path: string, body: unknown) => {
    const reply = await fetch(service.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  /** An answer without what is different in every answer. */
  const shape = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
    status,
    fields: Object.keys(body).sort(),
    ...(body['code'] === undefined ? {} : { code: body['code'], message: body['message'] }),
  });

  // That the work is the same, too: enumeration.test.ts.
  it('is told by none of sign-up, login, resend and recover', async () => {
    const known = newAddress();
    await service.client().signUp({ email: known, password });
    await service.open((await service.mailTo(known)).link);
    service.clock.advance(61_000);
    const unknown = newAddress();
    for (const [path, extra] of [
      ['/token?grant_type=password', { password: 'wrong password' }],
      ['/resend', { type: 'signup' }],
      ['/recover', {}],
    ] as const) {
      expect(shape(await ask(path, { email: known, ...extra })), path).toEqual(
        shape(await ask(path, { email: unknown, ...extra })),
      );
      expect(shape(await ask(path, { email: known, ...extra })), `${path} again`).toEqual(
        shape(await ask(path, { email: unknown, ...extra })),
      );
    }
    service.clock.advance(61_000);
    const [taken, free] = [
      await ask('/signup', { email: known, password }),
      await ask('/signup', { email: newAddress(), password }),
    ];
    expect(taken.status).toBe(free.status);
    /** An answer without the names and the address in it. */
    const anonymous = (answer: typeof taken) =>
      JSON.stringify(answer.body).replaceAll(
        /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|person\d+@example\.com/g,
        '…',
      );
    expect(anonymous(taken)).toBe(anonymous(free));
    service.clock.advance(61_000);
    expect((await ask('/signup', { email: known, password })).body['id']).toBe(taken.body['id']);
  });
});

it('an auth code is worth nothing to who does not hold its verifier, and is burned by the attempt', async () => {
  const address = newAddress();
  const owner = service.client();
  await owner.signUp({ email: address, password });
  const code =
    (await service.open((await service.mailTo(address)).link)).searchParams.get('code') ?? '';
  const thief = await fetch(`${service.url}/token?grant_type=pkce`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      auth_code: code,
      code_verifier: createHash('sha256').update('guess').digest('base64url'),
    }),
  });
  expect(thief.status).toBe(400);
  expect((await owner.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
});
