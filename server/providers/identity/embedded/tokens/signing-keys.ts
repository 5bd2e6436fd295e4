import { stat } from 'node:fs/promises';
import { createLocalJWKSet, type CryptoKey, errors, importJWK, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../../../clock.ts';
import { readOrCreateSecret } from '../../../../secret-file.ts';
import { createKey, formatKeys, type KeySet, readKeyFile, signingAlgorithm, type StoredKey } from './key-file.ts';

/** The key that signs, and the public halves of all keys whose tokens are taken. */
export interface SigningKeys {
  signer(): Promise<{ readonly kid: string; readonly privateKey: CryptoKey }>;
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

function publicHalf({ kty, crv, kid, x, y }: StoredKey): JWK {
  return { kty, crv, x, y, kid, alg: signingAlgorithm, use: 'sig', key_ops: ['verify'] };
}

async function prepare(keys: KeySet, path: string) {
  const current = keys.find(({ status }) => status === 'current');
  if (current?.d === undefined) throw new Error(`${path} does not hold a key that signs.`);
  const privateKey = await importJWK({ ...publicHalf(current), d: current.d, key_ops: ['sign'] }).catch(() => null);
  if (privateKey === null || privateKey instanceof Uint8Array) throw new Error(`${path} does not hold a set of private ES256 keys.`);
  const jwks = { keys: keys.filter(({ status }) => status !== 'revoked').map(publicHalf) };
  return { signer: { kid: current.kid, privateKey }, jwks, find: createLocalJWKSet(jwks) };
}

/** What changes whenever the file is replaced. */
async function versionOf(path: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(path);
  return `${ino} ${mtimeMs} ${size}`;
}

/**
 * The ES256 keys of a file, which is made on first use: one that signs and one in reserve.
 *
 * The file is looked at again every {@link lookEveryMs}, so that a rotation (`npm run signing-keys`) needs no restart.
 * A file that cannot be read then is reported, and the keys stay as they were.
 *
 * @throws Error with a sentence when the file holds something else
 */
export async function openSigningKeys(path: string, { clock, log }: { clock: Clock; log: KeyLog }): Promise<SigningKeys> {
  const now = clock.now();
  await readOrCreateSecret(path, async () => formatKeys([await createKey('current', now), await createKey('standby', now)]));
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
      log.error({ err: error }, 'the signing keys cannot be read again; those read before stay in use');
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
