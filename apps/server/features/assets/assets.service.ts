import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import * as repository from './assets.repository.ts';
import { extensionOf, isValidLink, linkExpiry, signLink } from './assets.rules.ts';

const unreferencedForMs = 24 * 60 * 60_000;
const sweepBatch = 500;
const shownForDays = 1;

export interface AssetsOptions {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Signs the addresses of media. */
  readonly secret: Uint8Array;
}

/** Something that is put together when it is asked for: a scene's clip, or everything of a content. */
export interface Download {
  readonly kind: 'scene' | 'content';
  readonly id: string;
  /** File name for the browser. */
  readonly name: string;
}

/** Stored files: kept under an owner, addressed by signed links, swept when nothing refers to them. */
export function createAssets({ database, storage, clock, secret }: AssetsOptions) {
  /**
   * Stores a file that the caller has finished writing; it may be moved away.
   * The row is written first: a process that dies in between leaves a row that the sweep finds, never a lost file.
   * @returns the asset's id, to be referred to from a take, segment or film
   */
  async function store(
    path: string,
    owner: { accountId: string; mimeType: string },
  ): Promise<string> {
    const id = randomUUID();
    const storageKey = `${owner.accountId}/${id}.${extensionOf(owner.mimeType)}`;
    const { size } = await stat(path);
    await repository.insertAsset(database.db, {
      id,
      account_id: owner.accountId,
      storage_key: storageKey,
      mime_type: owner.mimeType,
      bytes: size,
      created_at: clock.now(),
    });
    await storage.put(storageKey, path, owner.mimeType);
    return id;
  }

  /** Calls `work` with a local path of the asset's file. @throws Error when the asset is unknown */
  async function withFile<T>(
    id: string,
    work: (path: string) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const asset = await repository.findAsset(database.db, id);
    if (asset === undefined) throw new Error(`unknown asset: ${id}`);
    return await storage.withFile(asset.storageKey, work, signal);
  }

  /** {@link withFile} for many files at once, in the order of the ids. */
  async function withFiles<T>(
    ids: readonly string[],
    work: (paths: readonly string[]) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const paths: string[] = [];
    const next = async (index: number): Promise<T> => {
      const id = ids[index];
      if (id === undefined) return await work(paths);
      return await withFile(id, (path) => (paths.push(path), next(index + 1)), signal);
    };
    return await next(0);
  }

  /**
   * A signed address on this server, which opens the file without a session.
   * @param download name of the file where it is to be saved
   */
  function link(id: string, mimeType: string, download = ''): string {
    const expires = linkExpiry(clock.now(), shownForDays);
    const query = new URLSearchParams({
      expires: String(expires),
      signature: signLink(secret, { assetId: id, expires, download }),
    });
    if (download !== '') query.set('download', download);
    return `/media/${id}.${extensionOf(mimeType)}?${query}`;
  }

  /** A signed address that saves something put together when it is asked for; opened like {@link link}. */
  function downloadLink({ kind, id, name }: Download): string {
    const expires = linkExpiry(clock.now(), shownForDays);
    const signature = signLink(secret, { assetId: `${kind}:${id}`, expires, download: name });
    return `/media/${kind}s/${id}?${new URLSearchParams({ expires: String(expires), signature, download: name })}`;
  }

  /** Whether an address is one of {@link downloadLink}'s, and not too old. */
  function isDownload(
    { kind, id, name }: Download,
    { expires, signature }: { expires: number; signature: string },
  ): boolean {
    return isValidLink(
      secret,
      { assetId: `${kind}:${id}`, expires, download: name },
      signature,
      clock.now(),
    );
  }

  /** Removes files nobody refers to any more, and what interrupted puts have left. */
  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - unreferencedForMs);
    for (const asset of await repository.listUnreferencedAssets(database.db, before, sweepBatch)) {
      await storage.remove(asset.storageKey);
      await repository.deleteAsset(database.db, asset.id);
    }
    await storage.sweep(before);
  }

  /** Leaves the files of an account that is being closed to the next sweep. */
  const abandonAll = (tx: Tx, accountId: string): Promise<void> =>
    repository.abandonAssetsOf(tx, accountId);

  return {
    ...{ store, withFile, withFiles, link, downloadLink, isDownload, sweep, abandonAll },
    /** Leaves files to the next sweep, as far as nothing else refers to them. */
    abandon: repository.abandonAssets,
  };
}

export type Assets = ReturnType<typeof createAssets>;
