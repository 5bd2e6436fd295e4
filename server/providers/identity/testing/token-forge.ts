import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CryptoKey, importJWK, SignJWT } from 'jose';
import type { Clock } from '../../../clock.ts';

export const forgedSubject = '9b2d8f7e-3f5e-4f0e-9a65-0d7b6c1d2e3f';

interface Changes {
  readonly key?: CryptoKey | Uint8Array;
  readonly alg?: string;
  /** Null: none. */
  readonly kid?: string | null;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expiresInS?: number;
  /** Laid over all others; undefined takes a claim away. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** Makes tokens as the embedded service does, with its own key, except for what the caller wants changed. */
export function createTokenForge({ secretsDir, issuer, clock }: { secretsDir: string; issuer: string; clock: Clock }) {
  return async (changes: Changes = {}): Promise<string> => {
    const { keys } = JSON.parse(await readFile(join(secretsDir, 'identity-signing-keys.json'), 'utf8')) as { keys: { kid: string }[] };
    const [own] = keys;
    if (own === undefined) throw new Error('the service has no key');
    const nowS = Math.floor(clock.now().getTime() / 1_000);
    const alg = changes.alg ?? 'ES256';
    const kid = changes.kid === undefined ? own.kid : changes.kid;
    const claims = {
      role: 'authenticated', email: 'eve@example.com', is_anonymous: false, sub: forgedSubject, iss: changes.issuer ?? issuer,
      aud: changes.audience ?? 'authenticated', iat: nowS, exp: nowS + (changes.expiresInS ?? 60), ...changes.claims,
    };
    return await new SignJWT(claims)
      .setProtectedHeader({ alg, ...(kid === null ? {} : { kid }) })
      .sign(changes.key ?? (await importJWK(own, 'ES256')));
  };
}
