import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that was received, and what it is. */
export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly md5: string;
  readonly sha256: string;
}

/** What an object is kept with. */
export interface ObjectHead {
  readonly contentType: string;
  /** `x-amz-meta-*` headers. */
  readonly metadata: ReadonlyMap<string, string>;
}

export interface StoredObject extends ObjectHead {
  readonly key: string;
  readonly file: StoredFile;
  readonly etag: string;
  readonly modifiedAt: Date;
}

export interface Upload extends ObjectHead {
  readonly id: string;
  readonly key: string;
  readonly startedAt: Date;
  readonly parts: Map<number, StoredFile>;
}

/** Objects and uploads: what they are in memory, their bytes in files of a folder. */
export function createObjectStore(folder: string, now: () => Date) {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Upload>();

  /** Writes a body to a file of its own. */
  async function receive(body: Readable): Promise<StoredFile> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    const [md5, sha256] = [createHash('md5'), createHash('sha256')];
    let bytes = 0;
    await pipeline(
      body,
      async function* measure(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          md5.update(chunk);
          sha256.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    return { path, bytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
  }

  /** Puts a received file under a key; readers of what was there before keep it. */
  async function keep(
    key: string,
    { path, ...received }: StoredFile,
    head: ObjectHead,
    etag: string,
  ): Promise<StoredObject> {
    const place = join(folder, `object-${randomUUID()}`);
    await rename(path, place);
    const object = { key, file: { path: place, ...received }, ...head, etag, modifiedAt: now() };
    await remove(key);
    objects.set(key, object);
    return object;
  }

  async function remove(key: string): Promise<void> {
    const object = objects.get(key);
    objects.delete(key);
    if (object !== undefined) await rm(object.file.path, { force: true });
  }

  /** One file of several, in their order. */
  const concatenate = (files: readonly StoredFile[]): Promise<StoredFile> =>
    receive(
      Readable.from(
        (async function* all() {
          for (const { path } of files) yield* createReadStream(path);
        })(),
      ),
    );

  async function endUpload({ id, parts }: Upload): Promise<void> {
    uploads.delete(id);
    await Promise.all([...parts.values()].map(({ path }) => rm(path, { force: true })));
  }

  return { objects, uploads, receive, keep, remove, concatenate, endUpload };
}

export type ObjectStore = ReturnType<typeof createObjectStore>;
