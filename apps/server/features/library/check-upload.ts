import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@scenewright/contract/app-error.ts';
import { MediaError } from '@scenewright/media/media-error.ts';
import { normaliseOwnMedia, type OwnMedia, type ReadFont } from '@scenewright/media/own-media.ts';
import { sizeInWords } from '@scenewright/contract/rules/library.ts';
import { stockSourceName } from '@scenewright/contract/rules/stock.ts';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { StockSource } from '@scenewright/provider-contract/stock.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import { isDatabaseOutage } from '@scenewright/database/database-outage.ts';
import { CancelledError, cancellable } from '@scenewright/jobs/cancellable.ts';
import { type JobHandlers, type JobRun, StaleJobError } from '../../jobs/queue.ts';
import type { Assets } from '../assets/index.ts';
import {
  findItem,
  type LibraryChange,
  type LibraryRow,
  settleItem,
  toNumber,
} from './library.repository.ts';
import { mimeTypeOf } from './library.service.ts';
import { findOrigin, type Origin } from './origin.repository.ts';
import type { Room } from './room.ts';
import { deleteParts, listParts } from './uploads.repository.ts';

/** A file that ends its process, or that fails in a way nobody foresaw, is not tried for ever. */
const mostFailures = 3;
const unknownFailure = 'This file could not be read. Save it in another format and try again.';

export interface CheckUploadOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly assets: Pick<Assets, 'store' | 'withFiles' | 'abandon'>;
  readonly temporaryFolder: string;
  /** The sites that items are fetched from. */
  readonly stock: readonly StockSource[];
  readonly room: Pick<Room, 'resize'>;
  /** Reads an uploaded font. */
  readonly readFont: ReadFont;
  readonly log: { error(details: object, message: string): void };
}

type Run = JobRun<'check-upload'>;

/**
 * The worker's side of an upload, or of something from stock: puts its parts together or fetches it, reads what it is, and keeps it in
 * a form of ours.
 */
export function createCheckUpload(options: CheckUploadOptions): JobHandlers['check-upload'] {
  const { database, assets, clock, log, readFont, room, stock } = options;

  /** The room of something from stock is what it takes, now that it is here. @throws MediaError where there is not as much */
  async function countFetched(item: LibraryRow, bytes: number): Promise<LibraryRow> {
    const counted = { bytes: BigInt(bytes), counted_bytes: BigInt(bytes) };
    try {
      await database.transact(async (tx: Tx) => {
        if (!(await settleItem(tx, item.id, counted))) return;
        await room.resize(tx, item.account_id, toNumber(item.counted_bytes), bytes);
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
      throw new MediaError(error.message, { reason: 'unusable-input', cause: error });
    }
    return { ...item, ...counted };
  }

  /** Fetches something from stock. */
  async function fetchItem(
    item: LibraryRow,
    origin: Origin,
    path: string,
    signal: AbortSignal,
  ): Promise<LibraryRow> {
    const source = stock.find(({ id }) => id === origin.source);
    if (source === undefined)
      throw new MediaError(
        `${stockSourceName(origin.source)} is no longer asked by this site. Choose something else.`,
        { reason: 'unusable-input' },
      );
    await source.save(origin.file_address, path, origin.kind, signal);
    return await countFetched(item, Math.max(1, (await stat(path)).size));
  }

  /**
   * Ends the check; where the item is gone meanwhile its new files are left to the sweep.
   * @throws AppError too_large where what is kept takes more than was set aside, and there is no room for it
   */
  async function settle(
    run: Run,
    item: LibraryRow,
    change: LibraryChange & { readonly counted_bytes: bigint },
    newFiles: readonly string[] = [],
  ): Promise<void> {
    await database.transact(async (tx: Tx) => {
      const isThere = await settleItem(tx, item.id, { ...change, updated_at: clock.now() });
      if (isThere) {
        const before = toNumber(item.counted_bytes);
        await room.resize(tx, item.account_id, before, toNumber(change.counted_bytes));
        await assets.abandon(tx, await deleteParts(tx, item.id));
      } else await assets.abandon(tx, newFiles);
      await run.complete(tx);
    });
  }

  async function keep(run: Run, item: LibraryRow, media: OwnMedia): Promise<void> {
    const { posterPath, cutoutPath } = media;
    const paths = [media.path, posterPath, cutoutPath].filter((path) => path !== null);
    const sizes = await Promise.all(paths.map((path) => stat(path)));
    const keptBytes = sizes.reduce((sum, { size }) => sum + size, 0);
    const { account_id: accountId } = item;
    const assetId = await assets.store(media.path, {
      accountId,
      mimeType: mimeTypeOf(media.kind),
    });
    const posterId =
      posterPath === null
        ? null
        : await assets.store(posterPath, { accountId, mimeType: 'image/jpeg' });
    const cutoutId =
      cutoutPath === null
        ? null
        : await assets.store(cutoutPath, { accountId, mimeType: 'image/png' });
    const isSeen = media.kind === 'picture' || media.kind === 'clip';
    const change: LibraryChange & { counted_bytes: bigint } = {
      ...{ status: 'ready', kind: media.kind, mime_type: media.mimeType },
      ...{ asset_id: assetId, poster_asset_id: posterId, cutout_asset_id: cutoutId },
      ...{ width: isSeen ? media.width : null, height: isSeen ? media.height : null },
      ...{ has_sound: media.hasSound, duration_ms: media.durationMs },
      waveform: media.waveform === null ? null : JSON.stringify(media.waveform),
      counted_bytes: BigInt(Math.max(keptBytes, toNumber(item.bytes))),
    };
    const files = [assetId, posterId, cutoutId].filter((id) => id !== null);
    await settle(run, item, change, files).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
      await database.transact(async (tx) => await assets.abandon(tx, files));
      // A small file may unpack to any size.
      await refuse(
        run,
        item,
        `As it is kept here, this takes ${sizeInWords(keptBytes)}, and your library has no room for that. Delete something first.`,
      );
    });
  }

  const refuse = (run: Run, item: LibraryRow, failure: string) =>
    settle(run, item, { status: 'refused', failure, counted_bytes: 0n });

  async function settleFailure(run: Run, item: LibraryRow, error: unknown): Promise<void> {
    if (error instanceof MediaError && error.reason === 'unusable-input')
      return await refuse(run, item, error.message);
    const isProviders = error instanceof ProviderError;
    if (isProviders && !error.retryable) return await refuse(run, item, error.message);
    log.error({ err: error, item: item.id }, 'an upload could not be read');
    // As many tries as there are before a file that takes its process along is given up.
    if (item.failed_attempts < mostFailures - 1) throw error;
    await refuse(run, item, isProviders ? error.message : unknownFailure);
  }

  return async function checkUpload(run) {
    const item = await findItem(database.db, run.payload.itemId);
    if (item?.status !== 'checking') return;
    if (item.failed_attempts >= mostFailures) return await refuse(run, item, unknownFailure);
    // Counted before: a file may take the process with it.
    await database.transact(
      async (tx) =>
        void (await settleItem(tx, item.id, { failed_attempts: item.failed_attempts + 1 })),
    );
    const isWanted = async () => (await findItem(database.db, item.id))?.status === 'checking';
    const folder = await mkdtemp(join(options.temporaryFolder, 'check-'));
    let arrived = item;
    try {
      const media = await cancellable(isWanted, run.signal, async (signal) => {
        const normalise = async (parts: readonly string[]) =>
          await normaliseOwnMedia(parts, { folder, readFont, signal });
        const origin = await findOrigin(database.db, item.id);
        if (origin === undefined) {
          const parts = await listParts(database.db, item.id);
          return await assets.withFiles(
            parts.map(({ assetId }) => assetId),
            normalise,
            signal,
          );
        }
        const path = join(folder, 'fetched');
        arrived = await fetchItem(item, origin, path, signal);
        return await normalise([path]);
      });
      await keep(run, arrived, media);
    } catch (error) {
      if (run.signal.aborted || error instanceof StaleJobError) throw error;
      if (error instanceof CancelledError) return;
      if (isNoRoom(error) || isDatabaseOutage(error)) throw error;
      await settleFailure(run, arrived, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
