import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import { requireStorageKey } from '../storage-key.ts';
import { download, sha256Header } from './download.ts';
import { createLocalCopies } from './local-copies.ts';
import { abortUploads, uploadInParts } from './multipart-upload.ts';
import { presignedAddress, sameForS } from './presigned-address.ts';
import { createS3Client } from './s3-client.ts';
import { explainFailure, isMissing } from './s3-failure.ts';
import { addressOf, type S3Patience, type S3Settings } from './s3-settings.ts';

/** Files from this size on are uploaded in parts. */
const wholeBelowBytes = 16 * 1024 * 1024;
const usualPatience: S3Patience = { attempts: 4, pauseMs: 500, silentMs: 30_000 };

export interface S3StorageOptions extends S3Settings {
  /** A folder of this process alone for copies of what is read. */
  readonly copiesFolder: string;
  /** What copies that nobody reads may take there. */
  readonly copiesMostBytes: number;
  readonly patience?: S3Patience;
  /** The time by which addresses are signed. */
  readonly now?: () => Date;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Media in a bucket of S3, or of a service that speaks its protocol. The files that are put stay where they are.
 * Copies are kept by key: what another process puts under a key that was read here is seen when the copy has gone. The product
 * puts every file under a key of its own.
 */
export function createS3Storage({
  copiesFolder,
  copiesMostBytes,
  patience = usualPatience,
  now = () => new Date(),
  ...settings
}: S3StorageOptions): Storage {
  const client = createS3Client(settings, patience);
  const copies = createLocalCopies({
    folder: copiesFolder,
    mostBytes: copiesMostBytes,
    download: (key, path, signal) => download(client, key, path, signal),
  });

  function locate(key: string): string {
    requireStorageKey(key);
    return settings.prefix + key;
  }

  /** What is told of an object; null where there is none. */
  const headersOf = (key: string): Promise<Headers | null> =>
    client
      .send({ method: 'HEAD', key }, async ({ headers }) => headers)
      .catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });

  async function upload(key: string, path: string, bytes: number, mimeType: string) {
    if (bytes < wholeBelowBytes) {
      const body = new Uint8Array(await readFile(path));
      const sha256 = createHash('sha256').update(body).digest('hex');
      const headers = { 'content-type': mimeType, [sha256Header]: sha256 };
      return await client.ask({ method: 'PUT', key, headers, body });
    }
    const sha256 = await hashFile(path);
    const headers = { 'content-type': mimeType, [sha256Header]: sha256 };
    const isThere = async () => (await headersOf(key))?.get(sha256Header) === sha256;
    return await uploadInParts(client, { key, path, bytes, headers }, isThere);
  }

  return {
    name: 's3',
    origins: [originOf(settings)],
    async put(name, path, mimeType) {
      const key = locate(name);
      const { size: bytes } = await stat(path);
      await upload(key, path, bytes, mimeType);
      await copies.forget(key);
      return { bytes };
    },
    withFile: async (name, work, signal) => await copies.use(locate(name), work, signal),
    deliver: async (name, options) => ({
      kind: 'redirect',
      url: await presignedAddress(settings, locate(name), options, now()),
      reusableForS: sameForS,
    }),
    async size(name) {
      const length = (await headersOf(locate(name)))?.get('content-length') ?? null;
      return length === null ? null : Number(length);
    },
    async remove(name) {
      const key = locate(name);
      await client.ask({ method: 'DELETE', key }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      await copies.forget(key);
    },
    sweep: (before) => abortUploads(client, settings.prefix, before),
    check: () => checkBucket(settings, patience),
  };
}

/** Where browsers read from. */
function originOf({ publicEndpoint, bucket, pathStyle }: S3Settings): string {
  return addressOf(publicEndpoint, { bucket, pathStyle }, '').origin;
}

/** Writes a small object and removes it again. Who asks wants to know soon. @throws Error with a sentence for the operator */
async function checkBucket(settings: S3Settings, patience: S3Patience): Promise<void> {
  const client = createS3Client(settings, {
    ...patience,
    attempts: Math.min(patience.attempts, 2),
    silentMs: Math.min(patience.silentMs, 10_000),
  });
  const key = `${settings.prefix}.probe-${randomUUID()}`;
  try {
    await client.ask({ method: 'PUT', key, body: 'ok' });
    await client.ask({ method: 'DELETE', key });
  } catch (error) {
    throw new Error(
      `The bucket ${settings.bucket} at ${settings.endpoint} cannot be written to. ${explainFailure(error)}`,
      { cause: error },
    );
  }
}
