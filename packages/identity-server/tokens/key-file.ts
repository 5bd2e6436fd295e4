import { randomUUID } from 'node:crypto';
import { chown, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod/mini';

/** What a key of ours is made for. */
const ownAlgorithm = 'ES256';
/** What a token may be signed with: our own keys, and an operator's RSA keys from elsewhere. */
export const signingAlgorithms = [ownAlgorithm, 'RS256'] as const;

/**
 * What a key is there for, in the order of its life:
 * - `standby`: published, so that every cache knows it before it signs
 * - `current`: signs; there is exactly one
 * - `previous`: signs no more; what it has signed is taken until it expires
 * - `revoked`: what it has signed is refused
 */
const keyStatuses = ['standby', 'current', 'previous', 'revoked'] as const;
export type KeyStatus = (typeof keyStatuses)[number];

/** The members of every key; `status` and `since` are our own, which others ignore (RFC 7517, section 4). */
const commonMembers = {
  kid: z.string().check(z.minLength(1)),
  status: z.optional(z.enum(keyStatuses)),
  since: z.optional(z.iso.datetime()),
  /** The private half; thrown away once the key will never sign again. */
  d: z.optional(z.string()),
};

const ecShape = z.object({
  ...commonMembers,
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});
/** Shorter keys than 2,048 bits are refused by the signing itself (RFC 7518, section 3.3). */
const rsaShape = z.object({
  ...commonMembers,
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  p: z.optional(z.string()),
  q: z.optional(z.string()),
  dp: z.optional(z.string()),
  dq: z.optional(z.string()),
  qi: z.optional(z.string()),
});
const keyShape = z.discriminatedUnion('kty', [ecShape, rsaShape]);

const fileShape = z.object({ keys: z.array(keyShape).check(z.minLength(1)) });

interface Life {
  readonly status: KeyStatus;
  /** When it came into this status; unknown for keys from a file without it. */
  readonly since: Date | null;
}

/** A key of the file. */
export type StoredKey =
  | (Omit<z.output<typeof ecShape>, 'status' | 'since'> & Life)
  | (Omit<z.output<typeof rsaShape>, 'status' | 'since'> & Life);

export const algorithmOf = ({ kty }: StoredKey): (typeof signingAlgorithms)[number] =>
  kty === 'EC' ? ownAlgorithm : 'RS256';

/** The public half: what others verify by. */
export function publicMembers(
  key: StoredKey,
): { kty: 'EC'; crv: 'P-256'; x: string; y: string } | { kty: 'RSA'; n: string; e: string } {
  return key.kty === 'EC'
    ? { kty: key.kty, crv: key.crv, x: key.x, y: key.y }
    : { kty: key.kty, n: key.n, e: key.e };
}

/** The private half; without its `d` there is none. */
export function privateMembers(key: StoredKey): Record<string, string> {
  const members =
    key.kty === 'EC'
      ? { d: key.d }
      : { d: key.d, p: key.p, q: key.q, dp: key.dp, dq: key.dq, qi: key.qi };
  return Object.fromEntries(
    Object.entries(members).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The keys as they lie in the file: a JWK set (RFC 7517). One is current. */
export type KeySet = readonly StoredKey[];

/** A new pair. Its name is its thumbprint (RFC 7638). */
export async function createKey(status: KeyStatus, now: Date): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(ownAlgorithm, { extractable: true });
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
  if (stored === undefined)
    throw new Error(`${path} does not hold a set of private ES256 keys or RS256 keys.`);
  const keys = stored.map(({ status, since, ...key }, index): StoredKey => ({
    ...key,
    status: status ?? (index === 0 ? 'current' : 'previous'),
    since: since === undefined ? null : new Date(since),
  }));
  if (keys.filter(({ status }) => status === 'current').length !== 1)
    throw new Error(`${path} must hold exactly one key with the status "current".`);
  if (new Set(keys.map(({ kid }) => kid)).size !== keys.length)
    throw new Error(`${path} holds two keys with the same kid.`);
  const halved = keys.find(
    ({ status, d }) => (status === 'current' || status === 'standby') && d === undefined,
  );
  if (halved !== undefined)
    throw new Error(`${path} does not hold the private half of the key ${halved.kid}.`);
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
