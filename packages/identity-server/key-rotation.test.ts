import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHostedIdentity } from '../../apps/server/providers/identity/hosted/hosted-identity.ts';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';
import { lookEveryMs } from './tokens/signing-keys.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../scripts/signing-keys.ts', import.meta.url));
let service: IdentityService;
/** A second process of the same installation. */
let other: IdentityService;

beforeAll(async () => {
  service = await startIdentityService({ autoconfirm: true });
  other = await startIdentityService({ autoconfirm: true }, { beside: service });
});
// Whatever a test before has done to the keys, the service looks at them anew.
beforeEach(() => service.clock.advance(lookEveryMs));
afterAll(async () => {
  await other.close();
  await service.close();
});

/** The command as an operator types it. @returns what it says; a failure's sentence */
async function commandWith(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '', ...settings };
  return await run(process.execPath, [script, ...args], { env, cwd: service.secretsDir }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => `refused: ${stderr}`,
  );
}

const command = (...args: string[]) =>
  commandWith({ AUTH_SIGNING_KEYS_FILE: service.signingKeysFile }, ...args);

let people = 0;
async function signIn() {
  const client = service.client();
  const { data } = await client.signUp({
    email: `person${(people += 1)}@example.com`,
    password: 'a long password',
  });
  return { client, token: data.session?.access_token ?? '' };
}

const kidOf = (token: string | undefined) => decodeProtectedHeader(token ?? '').kid;
const published = async (at = service): Promise<string[]> =>
  (
    (await (await fetch(`${at.url}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] }
  ).keys.map(({ kid }) => kid);
const statusOf = async (token: string, at = service) =>
  (await fetch(`${at.url}/user`, { headers: { authorization: `Bearer ${token}` } })).status;
/** The verifier of another service that trusts ours, with no copy of the keys. */
const elsewhere = () =>
  createHostedIdentity({
    url: service.url,
    publishableKey: 'public',
    issuer: `${ownOrigin}/auth/v1`,
    clock: service.clock,
  });

describe('rotating the keys of a running service', () => {
  it('signs with the key that was in reserve; tokens of the last one stay good, those of a revoked one do not', async () => {
    // Those that other rotations left behind stay where they are.
    const [first, second, ...older] = await published();
    const before = await signIn();
    expect(kidOf(before.token)).toBe(first);

    // A key that copies of the published keys may not have yet signs only in an emergency.
    expect(await command('rotate')).toContain('refused: The key in reserve is new');
    expect(await command('rotate', 'now')).toContain(`${second}  current`);
    service.clock.advance(lookEveryMs);
    const after = await signIn();
    expect(kidOf(after.token)).toBe(second);
    const [, third] = await published();
    expect(await published()).toEqual([second, third, first, ...older]);
    expect(third).not.toBe(first);
    for (const token of [before.token, after.token]) {
      expect(await statusOf(token)).toBe(200);
      expect(await elsewhere().verify(token)).not.toBeNull();
    }

    expect(await command('revoke', second ?? '')).toContain('is the one that signs');
    expect(await command('revoke', first ?? '')).toContain(`${first}  revoked`);
    service.clock.advance(lookEveryMs);
    expect(await published()).toEqual([second, third, ...older]);
    expect(await statusOf(before.token)).toBe(403);
    expect(await elsewhere().verify(before.token)).toBeNull();
    expect(await statusOf(after.token)).toBe(200);
    // Nobody is signed out: the session goes on with a token of the new key.
    const { data } = await before.client.refreshSession();
    expect(kidOf(data.session?.access_token)).toBe(second);
    expect(await statusOf(data.session?.access_token ?? '')).toBe(200);
  });

  it('is taken up at once where a token names a key that is not known yet', async () => {
    service.clock.advance(lookEveryMs);
    // The other process has just looked, and does so again only in a while.
    const knownThere = await published(other);
    await command('rotate', 'now');
    await command('rotate', 'now');
    service.clock.advance(1_000);
    const { token } = await signIn();
    expect(knownThere).not.toContain(kidOf(token));
    expect(await statusOf(token, other)).toBe(200);
  });

  it('keeps the keys it has when the file cannot be read, and says so', async () => {
    const text = await readFile(service.signingKeysFile, 'utf8');
    const { token } = await signIn();
    await writeFile(service.signingKeysFile, '{"keys":');
    service.clock.advance(lookEveryMs);
    expect(await statusOf(token)).toBe(200);
    expect(kidOf((await signIn()).token)).toBe(kidOf(token));
    // Each time it looks: once, or more where that took longer than it waits between two looks.
    expect(new Set(service.complaints)).toEqual(
      new Set(['the signing keys cannot be read again; those read before stay in use']),
    );
    await writeFile(service.signingKeysFile, text);
  });
});

describe('the command', () => {
  it('writes a file that its owner alone can read, and private halves only of keys that may yet sign', async () => {
    await command('rotate', 'now');
    await command('rotate', 'now');
    expect((await stat(service.signingKeysFile)).mode & 0o777).toBe(0o600);
    const { keys } = JSON.parse(await readFile(service.signingKeysFile, 'utf8')) as {
      keys: { status: string; d?: string }[];
    };
    expect(keys.length).toBeGreaterThan(3);
    for (const { status, d } of keys)
      expect(d !== undefined).toBe(status === 'current' || status === 'standby');
  });

  it("gives an operator's own plain set of keys a reserve first, and lets the same key sign on", async () => {
    const path = `${service.secretsDir}/own-keys.json`;
    const own = {
      ...(await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)),
      kid: 'own',
    };
    await writeFile(path, JSON.stringify({ keys: [own] }));
    expect(await commandWith({ AUTH_SIGNING_KEYS_FILE: path }, 'rotate')).toMatch(
      /^own {2}current {3}signs\n\S+ {2}standby .*\nA key is in reserve now\. Rotate again in 10 minutes/,
    );
    expect(await commandWith({ AUTH_SIGNING_KEYS_FILE: path }, 'rotate')).toContain(
      'refused: The key in reserve is new',
    );
    expect(await commandWith({ AUTH_SIGNING_KEYS_FILE: path }, 'rotate', 'now')).toMatch(
      /\nown {2}previous /,
    );
  });

  it('says where there is nothing to rotate', async () => {
    expect(
      await commandWith({ AUTH_SIGNING_KEYS_FILE: `${service.secretsDir}/none.json` }, 'rotate'),
    ).toContain('the server makes them at its first start');
    expect(await commandWith({ AUTH_URL: 'https://project.example/auth/v1' })).toContain(
      'The identity service is hosted',
    );
  });

  it('shows keys without their secrets, and how it is used', async () => {
    const shown = await command();
    expect(shown.match(/ {2}(?:current|standby|previous|revoked) /g)?.slice(0, 2)).toEqual([
      '  current ',
      '  standby ',
    ]);
    expect(shown).not.toContain('"d"');
    expect(await command('anything')).toContain('refused: Usage:');
  });
});
