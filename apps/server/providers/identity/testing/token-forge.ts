import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CryptoKey, decodeJwt, importJWK, SignJWT } from 'jose';
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

/** Whose session a forged token names: one that lives, or the refusals would prove nothing. */
export interface Bearer {
  readonly subject: string;
  readonly sessionId: string;
}

/** The session of a token that the service made. */
export function bearerOf(token: string): Bearer {
  const { sub = '', session_id: sessionId } = decodeJwt<{ session_id?: string }>(token);
  return { subject: sub, sessionId: sessionId ?? '' };
}

/** Makes tokens as the embedded service does, with its own key, except for what the caller wants changed. @param options.bearer absent: nobody's session */
export function createTokenForge({
  secretsDir,
  issuer,
  clock,
  bearer,
}: {
  secretsDir: string;
  issuer: string;
  clock: Clock;
  bearer?: Bearer;
}) {
  return async (changes: Changes = {}): Promise<string> => {
    const { keys } = JSON.parse(
      await readFile(join(secretsDir, 'identity-signing-keys.json'), 'utf8'),
    ) as { keys: { kid: string }[] };
    const [own] = keys;
    if (own === undefined) throw new Error('the service has no key');
    const nowS = Math.floor(clock.now().getTime() / 1_000);
    const alg = changes.alg ?? 'ES256';
    const kid = changes.kid === undefined ? own.kid : changes.kid;
    const claims = {
      role: 'authenticated',
      email: 'eve@example.com',
      is_anonymous: false,
      sub: bearer?.subject ?? forgedSubject,
      ...(bearer === undefined ? {} : { session_id: bearer.sessionId }),
      iss: changes.issuer ?? issuer,
      aud: changes.audience ?? 'authenticated',
      iat: nowS,
      exp: nowS + (changes.expiresInS ?? 60),
      ...changes.claims,
    };
    return await new SignJWT(claims)
      .setProtectedHeader({ alg, ...(kid === null ? {} : { kid }) })
      .sign(changes.key ?? (await importJWK(own, 'ES256')));
  };
}
