import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';
import { readKeyFile, replaceKeyFile } from './tokens/key-file.ts';
import { addStandby, rotate } from './tokens/key-rotation.ts';
import { openSigningKeys } from './tokens/signing-keys.ts';
import { readOrCreateSecret } from '../../apps/server/secret-file.ts';

let service: IdentityService;
const quiet = { info: () => {}, error: () => {} };
const key = (kid: string, status: string) => ({
  kty: 'EC',
  crv: 'P-256',
  kid,
  x: 'x',
  y: 'y',
  d: 'd',
  status,
});
beforeAll(async () => {
  service = await startIdentityService({ anonymous: false, signup: false });
});
afterAll(() => service.close());

describe('what the service says about itself', () => {
  it('publishes its public keys, and only these', async () => {
    const response = await fetch(`${service.url}/.well-known/jwks.json`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = (await response.json()) as { keys: object[] };
    // One signs, one is in reserve.
    expect(keys).toHaveLength(2);
    for (const key of keys)
      expect(Object.keys(key).sort()).toEqual([
        'alg',
        'crv',
        'key_ops',
        'kid',
        'kty',
        'use',
        'x',
        'y',
      ]);
    expect(keys[0]).toMatchObject({
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    });
  });

  it('names its settings and refuses accordingly', async () => {
    expect(await (await fetch(`${service.url}/settings`)).json()).toMatchObject({
      external: { anonymous_users: false, email: true, google: false },
      disable_signup: true,
      mailer_autoconfirm: false,
    });
    expect((await service.client().signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
    });
    expect(
      (await service.client().signUp({ email: 'ada@example.com', password: 'correct horse' }))
        .error,
    ).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect(await (await fetch(`${service.url}/health`)).json()).toMatchObject({ name: 'GoTrue' });
  });

  it('answers in its own form to paths and grants it does not have', async () => {
    const missing = await fetch(`${service.url}/factors`);
    expect([missing.status, await missing.json()]).toEqual([
      404,
      expect.objectContaining({ error_code: 'not_found' }),
    ]);
    const post = async (grant: string, body: unknown) => {
      const response = await fetch(`${service.url}/token?grant_type=${grant}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    expect(await post('', {})).toEqual({
      status: 400,
      body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    });
    expect(await post('id_token', { provider: 'google' })).toEqual({
      status: 400,
      body: { code: 'provider_disabled', message: 'Provider (issuer "google") is not enabled' },
    });
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    fetch(`${service.url}/token`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-supabase-api-version',
      },
    });

  it('may call us when they are listed', async () => {
    const { status, headers } = await preflight('https://elsewhere.example');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://elsewhere.example');
    expect(headers.get('access-control-allow-headers')).toMatch(/X-Supabase-Api-Version.*apikey/);
    const answer = await fetch(`${service.url}/settings`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
    expect(answer.headers.get('vary')).toMatch(/origin/i);
  });

  it('may not when they are not', async () => {
    for (const origin of ['https://evil.example', 'null', `${ownOrigin}.evil.example`]) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('the key file', () => {
  it('can be read by its owner alone', async () => {
    for (const name of ['identity-signing-keys.json', 'identity-refresh-secret']) {
      expect((await stat(join(service.secretsDir, name))).mode & 0o777).toBe(0o600);
    }
  });

  it('is one and the same for processes that start together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const path = join(folder, 'keys.json');
    const opened = await Promise.all(
      [1, 2, 3, 4].map(() =>
        openSigningKeys(path, { clock: service.clock, log: quiet, readOrCreateSecret }),
      ),
    );
    expect(
      new Set(await Promise.all(opened.map(async (keys) => (await keys.signer()).kid))).size,
    ).toBe(1);
    await rm(folder, { recursive: true });
  });

  it("may be an operator's own plain set: the first key signs, all are published", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const path = join(folder, 'keys.json');
    const own = await Promise.all(
      ['first', 'second'].map(async (kid) => ({
        ...(await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)),
        kid,
      })),
    );
    await writeFile(path, JSON.stringify({ keys: own }));
    const keys = await openSigningKeys(path, {
      clock: service.clock,
      log: quiet,
      readOrCreateSecret,
    });
    expect((await keys.signer()).kid).toBe('first');
    expect((await keys.published()).keys.map(({ kid }) => kid)).toEqual(['first', 'second']);
    await rm(folder, { recursive: true });
  });

  it('may hold RS256 keys: tokens are signed by them, verified, published and rotated like any other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const path = join(folder, 'identity-signing-keys.json');
    const own = {
      ...(await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)),
      kid: 'rsa',
    };
    await writeFile(path, JSON.stringify({ keys: [own] }));
    const rsa = await startIdentityService(
      {},
      { beside: { database: service.database, clock: service.clock, secretsDir: folder } },
    );
    const client = rsa.client();
    const token = (await client.signInAnonymously()).data.session?.access_token ?? '';
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: 'rsa' });
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
    const { keys } = (await (await fetch(`${rsa.url}/.well-known/jwks.json`)).json()) as {
      keys: object[];
    };
    expect(keys.map((published) => Object.keys(published).sort())).toEqual([
      ['alg', 'e', 'key_ops', 'kid', 'kty', 'n', 'use'],
    ]);
    const now = service.clock.now();
    const rotated = await rotate(await addStandby(await readKeyFile(path), now), now, {
      hurry: true,
    });
    expect(rotated.map(({ kty, status, d }) => [kty, status, d !== undefined])).toEqual(
      expect.arrayContaining([
        ['EC', 'current', true],
        ['RSA', 'previous', false],
      ]),
    );
    await replaceKeyFile(path, rotated);
    service.clock.advance(5_000);
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
    expect(
      decodeProtectedHeader((await client.refreshSession()).data.session?.access_token ?? '')[
        'alg'
      ],
    ).toBe('ES256');
    await rsa.close();
    await rm(folder, { recursive: true });
  });

  it('takes no RSA key that is too short', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const path = join(folder, 'keys.json');
    const short = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey.export({
      format: 'jwk',
    });
    await writeFile(path, JSON.stringify({ keys: [{ ...short, kid: 'short' }] }));
    await expect(
      openSigningKeys(path, { clock: service.clock, log: quiet, readOrCreateSecret }),
    ).rejects.toThrow(/cannot sign: an RSA key needs 2,048 bits/);
    await rm(folder, { recursive: true });
  });

  it.each([
    ['nothing', '', 'does not hold a set of private ES256 keys'],
    ['no key', '{"keys":[]}', 'does not hold a set of private ES256 keys'],
    [
      'two keys that sign',
      JSON.stringify({ keys: [key('a', 'current'), key('b', 'current')] }),
      'must hold exactly one key with the status "current"',
    ],
    [
      'a name twice',
      JSON.stringify({ keys: [key('a', 'current'), key('a', 'standby')] }),
      'holds two keys with the same kid',
    ],
    [
      'half a key',
      JSON.stringify({ keys: [{ ...key('a', 'current'), d: undefined }] }),
      'does not hold the private half of the key a',
    ],
    [
      'a key that is none',
      JSON.stringify({ keys: [key('a', 'current')] }),
      'does not hold a set of private ES256 keys',
    ],
  ])('is refused with %s in it', async (_name, text, sentence) => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const path = join(folder, 'keys.json');
    await writeFile(path, text);
    await expect(
      openSigningKeys(path, { clock: service.clock, log: quiet, readOrCreateSecret }),
    ).rejects.toThrow(`${path} ${sentence}`);
    await rm(folder, { recursive: true });
  });
});
