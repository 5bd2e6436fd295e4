import { randomUUID } from 'node:crypto';
import { chown, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod/mini';

export const signingAlgorithm = 'ES256';

/**
 * What a key is there for, in the order of its life:
 * - `standby`: published, so that every cache knows it before it signs
 * - `current`: signs; there is exactly one
 * - `previous`: signs no more; what it has signed is taken until it expires
 * - `revoked`: what it has signed is refused
 */
const keyStatuses = ['standby', 'current', 'previous', 'revoked'] as const;
export type KeyStatus = (typeof keyStatuses)[number];

const keyShape = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().check(z.minLength(1)),
  x: z.string(),
  y: z.string(),
  /** The private half; thrown away once the key will never sign again. */
  d: z.optional(z.string()),
  // Members of our own, which others ignore (RFC 7517, section 4).
  status: z.optional(z.enum(keyStatuses)),
  since: z.optional(z.iso.datetime()),
});

const fileShape = z.object({ keys: z.array(keyShape).check(z.minLength(1)) });

/** A key of the file, with its public coordinates. */
export interface StoredKey extends Omit<z.output<typeof keyShape>, 'status' | 'since'> {
  readonly status: KeyStatus;
  /** When it came into this status; unknown for keys from a file without it. */
  readonly since: Date | null;
}

/** The keys as they lie in the file: a JWK set (RFC 7517). One is current. */
export type KeySet = readonly StoredKey[];

/** A new pair. Its name is its thumbprint (RFC 7638). */
export async function createKey(status: KeyStatus, now: Date): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const { x = '', y = '', d = '' } = await exportJWK(privateKey);
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const;
  return { ...jwk, d, kid: await calculateJwkThumbprint(jwk), status, since: now };
}

export function formatKeys(keys: KeySet): string {
  return `${JSON.stringify({ keys: keys.map(({ since, ...key }) => (since === null ? key : { ...key, since: since.toISOString() })) }, null, 2)}\n`;
}

/**
 * Reads the text of a key file. Where no status is written, the first key signs and the others have signed before: so a
 * plain JWK set of an operator's own will do.
 *
 * @throws Error with a sentence when it holds something else
 */
export function parseKeys(text: string, path: string): KeySet {
  const stored = fileShape.safeParse(parseJson(text)).data?.keys;
  if (stored === undefined) throw new Error(`${path} does not hold a set of private ES256 keys.`);
  const keys = stored.map(({ status, since, ...key }, index): StoredKey => ({ ...key, status: status ?? (index === 0 ? 'current' : 'previous'), since: since === undefined ? null : new Date(since) }));
  if (keys.filter(({ status }) => status === 'current').length !== 1) throw new Error(`${path} must hold exactly one key with the status "current".`);
  if (new Set(keys.map(({ kid }) => kid)).size !== keys.length) throw new Error(`${path} holds two keys with the same kid.`);
  const halved = keys.find(({ status, d }) => (status === 'current' || status === 'standby') && d === undefined);
  if (halved !== undefined) throw new Error(`${path} does not hold the private half of the key ${halved.kid}.`);
  return keys;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function readKeyFile(path: string): Promise<KeySet> {
  return parseKeys(await readFile(path, 'utf8'), path);
}

/**
 * Replaces the file in one step: who reads it finds the old keys or the new ones, never a part. It stays with its owner,
 * whoever runs this, and is readable by them alone.
 */
export async function replaceKeyFile(path: string, keys: KeySet): Promise<void> {
  // A link to the file stays one.
  const target = await realpath(path);
  const { uid, gid } = await stat(target);
  const temporary = `${target}.${randomUUID()}`;
  try {
    await writeFile(temporary, formatKeys(keys), { mode: 0o600, flag: 'wx', flush: true });
    await chown(temporary, uid, gid);
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
}
