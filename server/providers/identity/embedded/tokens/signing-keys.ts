import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK } from 'jose';
import * as z from 'zod/mini';
import { readOrCreateSecret } from '../../../../secret-file.ts';

export const signingAlgorithm = 'ES256';

/** The key that signs, and the public halves of all keys whose tokens are still taken. */
export interface SigningKeys {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwks: JSONWebKeySet;
}

const keyFile = z.object({
  keys: z.array(z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), kid: z.string(), x: z.string(), y: z.string(), d: z.string() })).check(z.minLength(1)),
});

async function createKeyFile(): Promise<string> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({ keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk) }] });
}

function publicHalf({ kty, crv, kid, x, y }: z.output<typeof keyFile>['keys'][number]): JWK {
  return { kty, crv, x, y, kid, alg: signingAlgorithm, use: 'sig', key_ops: ['verify'] };
}

/**
 * Reads the ES256 keys (a JWK set, RFC 7517, with private keys), or makes the first one.
 *
 * The first key of the file signs; every key is published. To rotate: append the new key, restart, wait until
 * caches of the published set have run out (10 minutes), move it to the front, restart, and an hour later (the
 * lifetime of an access token) take the old one out.
 *
 * @throws Error with a sentence when the file holds something else
 */
export async function loadSigningKeys(path: string): Promise<SigningKeys> {
  const content = await readOrCreateSecret(path, createKeyFile);
  const parsed = keyFile.safeParse(parseJson(content));
  const first = parsed.data?.keys[0];
  if (parsed.data === undefined || first === undefined) throw new Error(`${path} does not hold a set of private ES256 keys.`);
  const privateKey = await importJWK({ ...first, alg: signingAlgorithm });
  if (privateKey instanceof Uint8Array) throw new Error(`${path} does not hold a set of private ES256 keys.`);
  return { kid: first.kid, privateKey, jwks: { keys: parsed.data.keys.map(publicHalf) } };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
