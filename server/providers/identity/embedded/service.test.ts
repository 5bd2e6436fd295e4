import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair, exportJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityService, ownOrigin, startIdentityService } from './testing/identity-service.ts';
import { loadSigningKeys } from './tokens/signing-keys.ts';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService({ anonymous: false, signup: false });
});
afterAll(() => service.close());

describe('what the service says about itself', () => {
  it('publishes its public keys, and only these', async () => {
    const response = await fetch(`${service.url}/.well-known/jwks.json`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = (await response.json()) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('names its settings and refuses accordingly', async () => {
    expect(await (await fetch(`${service.url}/settings`)).json()).toMatchObject({ external: { anonymous_users: false, email: true, google: false }, disable_signup: true, mailer_autoconfirm: false });
    expect((await service.client().signInAnonymously()).error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
    expect((await service.client().signUp({ email: 'ada@example.com', password: 'correct horse' })).error).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect(await (await fetch(`${service.url}/health`)).json()).toMatchObject({ name: 'GoTrue' });
  });

  it('answers in its own form to paths and grants it does not have', async () => {
    const missing = await fetch(`${service.url}/factors`);
    expect([missing.status, await missing.json()]).toEqual([404, expect.objectContaining({ error_code: 'not_found' })]);
    const post = async (grant: string, body: unknown) => {
      const response = await fetch(`${service.url}/token?grant_type=${grant}`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' }, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    };
    expect(await post('', {})).toEqual({ status: 400, body: { code: 'invalid_credentials', message: 'unsupported_grant_type' } });
    expect(await post('id_token', { provider: 'google' })).toEqual({ status: 400, body: { code: 'provider_disabled', message: 'Provider (issuer "google") is not enabled' } });
  });
});

describe('other origins', () => {
  const preflight = (origin: string) => fetch(`${service.url}/token`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey,x-supabase-api-version' } });

  it('may call us when they are listed', async () => {
    const { status, headers } = await preflight('https://elsewhere.example');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://elsewhere.example');
    expect(headers.get('access-control-allow-headers')).toMatch(/X-Supabase-Api-Version.*apikey/);
    const answer = await fetch(`${service.url}/settings`, { headers: { origin: 'https://elsewhere.example' } });
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

  it('is one and the same for processes that start together, signs with its first key and publishes all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const path = join(folder, 'keys.json');
    const loaded = await Promise.all([1, 2, 3, 4].map(() => loadSigningKeys(path)));
    expect(new Set(loaded.map(({ kid }) => kid)).size).toBe(1);

    const file = JSON.parse(await readFile(path, 'utf8')) as { keys: { kid: string }[] };
    const next = await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey);
    const { writeFile } = await import('node:fs/promises');
    await writeFile(path, JSON.stringify({ keys: [{ ...next, kid: 'next' }, ...file.keys] }));
    const rotated = await loadSigningKeys(path);
    expect(rotated.kid).toBe('next');
    expect(rotated.jwks.keys.map(({ kid }) => kid)).toEqual(['next', loaded[0]?.kid]);

    await writeFile(path, '{"keys":[]}');
    await expect(loadSigningKeys(path)).rejects.toThrow('does not hold a set of private ES256 keys');
    await rm(folder, { recursive: true });
  });
});
