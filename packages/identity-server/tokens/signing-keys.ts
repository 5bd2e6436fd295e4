import { stat } from 'node:fs/promises';
import {
  createLocalJWKSet,
  type CryptoKey,
  errors,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';
import type { Host } from '../host.ts';
import {
  algorithmOf,
  createKey,
  formatKeys,
  type KeySet,
  privateMembers,
  publicMembers,
  readKeyFile,
  type StoredKey,
} from './key-file.ts';

/** The key that signs, and the public halves of all keys whose tokens are taken. */
export interface SigningKeys {
  signer(): Promise<{
    readonly kid: string;
    readonly algorithm: string;
    readonly privateKey: CryptoKey;
  }>;
  published(): Promise<JSONWebKeySet>;
  /** Finds the public key a token names. @throws errors.JWKSNoMatchingKey */
  readonly verificationKey: JWTVerifyGetKey;
}

export interface KeyLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A rotation is noticed within this time, by every process that shares the file. */
export const lookEveryMs = 5_000;
/** Tokens that name an unknown key make us look sooner, but a flood of them not at every one. */
const lookAtMostEveryMs = 1_000;

function publicHalf(key: StoredKey): JWK {
  return {
    ...publicMembers(key),
    kid: key.kid,
    alg: algorithmOf(key),
    use: 'sig',
    key_ops: ['verify'],
  };
}

async function prepare(keys: KeySet, path: string) {
  const current = keys.find(({ status }) => status === 'current');
  if (current?.d === undefined) throw new Error(`${path} does not hold a key that signs.`);
  const algorithm = algorithmOf(current);
  const privateKey = await importJWK(
    { ...publicHalf(current), ...privateMembers(current), key_ops: ['sign'] },
    algorithm,
  ).catch(() => null);
  if (privateKey === null || privateKey instanceof Uint8Array)
    throw new Error(`${path} does not hold a set of private ES256 keys or RS256 keys.`);
  // A key that is too short is found out by using it.
  await new SignJWT({})
    .setProtectedHeader({ alg: algorithm })
    .sign(privateKey)
    .catch((error: unknown) => {
      throw new Error(
        `${path} holds a key that cannot sign: an RSA key needs 2,048 bits or more.`,
        { cause: error },
      );
    });
  const jwks = { keys: keys.filter(({ status }) => status !== 'revoked').map(publicHalf) };
  return {
    signer: { kid: current.kid, algorithm, privateKey },
    jwks,
    find: createLocalJWKSet(jwks),
  };
}

/** What changes whenever the file is replaced. */
async function versionOf(path: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(path);
  return `${ino} ${mtimeMs} ${size}`;
}

/**
 * The keys of a file, which is made on first use with ES256 keys: one that signs and one in reserve.
 *
 * The file is looked at again every {@link lookEveryMs}, so that a rotation (`npm run signing-keys`) needs no restart.
 * A file that cannot be read then is reported, and the keys stay as they were.
 *
 * @throws Error with a sentence when the file holds something else
 */
export async function openSigningKeys(
  path: string,
  {
    clock,
    log,
    readOrCreateSecret,
  }: Pick<Host, 'clock' | 'readOrCreateSecret'> & { readonly log: KeyLog },
): Promise<SigningKeys> {
  const now = clock.now();
  await readOrCreateSecret(path, async () =>
    formatKeys([await createKey('current', now), await createKey('standby', now)]),
  );
  let version = await versionOf(path);
  let keys = await prepare(await readKeyFile(path), path);
  let lookedAtMs = now.getTime();
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    try {
      // Before the file is read: what comes in between is then seen the next time.
      const found = await versionOf(path);
      if (found === version) return;
      keys = await prepare(await readKeyFile(path), path);
      version = found;
      log.info({ kid: keys.signer.kid }, 'the signing keys have changed');
    } catch (error) {
      log.error(
        { err: error },
        'the signing keys cannot be read again; those read before stay in use',
      );
    }
  }

  async function lookAgain(afterMs: number): Promise<void> {
    const sinceMs = clock.now().getTime() - lookedAtMs;
    // A clock that was put back must not stop us from looking.
    if (sinceMs >= afterMs || sinceMs < 0) {
      lookedAtMs += sinceMs;
      looking = look();
    }
    await looking;
  }

  const verificationKey: JWTVerifyGetKey = async (header, token) => {
    await lookAgain(lookEveryMs);
    try {
      return await keys.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await lookAgain(lookAtMostEveryMs);
      return await keys.find(header, token);
    }
  };
  return {
    async signer() {
      await lookAgain(lookEveryMs);
      return keys.signer;
    },
    async published() {
      await lookAgain(lookEveryMs);
      return keys.jwks;
    },
    verificationKey,
  };
}
