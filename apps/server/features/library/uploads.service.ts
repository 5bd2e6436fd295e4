import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Assets } from '../assets/index.ts';
import { findOwnItem, insertItem, type LibraryRow, toNumber } from './library.repository.ts';
import { tooMuch, writeWhatArrives } from './part-file.ts';
import type { Room } from './room.ts';
import { addPart, countParts, markArrived } from './uploads.repository.ts';

/** A browser sends 125 for the largest file; a line that breaks off all the time makes more. */
const mostParts = 5_000;
const partType = 'application/octet-stream';
/** Of one upload at the same time: a line that broke off unseen, and the one that goes on. More would fill the disk beyond its owner's room. */
const mostPartsAtOnce = 2;

export interface UploadOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly assets: Pick<Assets, 'store' | 'abandon'>;
  readonly room: Room;
  readonly temporaryFolder: string;
}

/** How far an upload is. */
export interface UploadState {
  readonly bytes: number;
  readonly receivedBytes: number;
}

/** Files on their way into a library: in parts, each of which is kept as soon as it has arrived, by whichever process. */
export function createUploads(options: UploadOptions) {
  const { database, clock, queue, assets, room } = options;
  /** How many parts of an upload this process is receiving. */
  const receiving = new Map<string, number>();

  /** @throws AppError not_found */
  async function requireItem(accountId: string, id: string): Promise<LibraryRow> {
    const item = await findOwnItem(database.db, id, accountId);
    if (item === undefined) throw new AppError('not_found');
    return item;
  }

  /** Sets room aside and says where to send the file. @throws AppError too_large */
  async function begin(
    accountId: string,
    { name, bytes }: { readonly name: string; readonly bytes: number },
  ): Promise<string> {
    const id = randomUUID();
    const now = clock.now();
    await database.transact(async (tx) => {
      await room.reserve(tx, accountId, bytes);
      await insertItem(tx, {
        ...{ id, account_id: accountId, name, status: 'uploading' },
        ...{ bytes: BigInt(bytes), counted_bytes: BigInt(bytes) },
        ...{ created_at: now, updated_at: now },
      });
    });
    return id;
  }

  /** @throws AppError not_found */
  async function stateOf(accountId: string, id: string): Promise<UploadState> {
    const item = await requireItem(accountId, id);
    return { bytes: toNumber(item.bytes), receivedBytes: toNumber(item.received_bytes) };
  }

  /** Keeps a part's file; with the last one the upload goes to a worker. @throws AppError wrong_state where another was first */
  async function keep(
    item: LibraryRow,
    part: { readonly path: string; readonly position: number; readonly bytes: number },
  ): Promise<void> {
    const assetId = await assets.store(part.path, {
      accountId: item.account_id,
      mimeType: partType,
    });
    const isKept = await database.transact(async (tx) => {
      const upload = { id: item.id, accountId: item.account_id };
      const isNext = await addPart(tx, upload, { ...part, assetId }, clock.now());
      if (!isNext) await assets.abandon(tx, [assetId]);
      else if (part.position + part.bytes === toNumber(item.bytes)) {
        await markArrived(tx, item.id);
        const { id: itemId, account_id: accountId } = item;
        await queue.enqueue(tx, 'check-upload', { itemId }, { accountId });
      }
      return isNext;
    });
    if (!isKept) throw notNext();
  }

  /**
   * Takes what arrives of a file from a place on. What arrived before the line broke off is kept.
   * @param position has to be where the upload stands
   * @returns where it stands then
   * @throws AppError not_found, wrong_state, too_large
   */
  async function receive(
    accountId: string,
    id: string,
    { position, length, body }: { position: number; length: number | null; body: Readable },
  ): Promise<number> {
    const item = await requireItem(accountId, id);
    const left = toNumber(item.bytes) - position;
    if (item.status !== 'uploading' || toNumber(item.received_bytes) !== position) throw notNext();
    if ((length ?? 0) > left) throw tooMuch();
    if ((await countParts(database.db, id)) >= mostParts)
      throw new AppError('too_large', 'This upload came in too many parts. Begin it anew.');
    return await oneOfFew(id, async () => {
      const folder = await mkdtemp(join(options.temporaryFolder, 'upload-'));
      try {
        const path = join(folder, 'part');
        const { bytes, failure } = await writeWhatArrives(body, path, left);
        if (bytes > 0) await keep(item, { path, position, bytes });
        if (failure !== null) throw failure;
        return position + bytes;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  /** @throws AppError wrong_state where as many parts of the upload are arriving already */
  async function oneOfFew<T>(id: string, receivePart: () => Promise<T>): Promise<T> {
    const others = receiving.get(id) ?? 0;
    if (others >= mostPartsAtOnce)
      throw new AppError(
        'wrong_state',
        'Parts of this upload are arriving already. Wait for them, and go on from where it stands then.',
      );
    receiving.set(id, others + 1);
    try {
      return await receivePart();
    } finally {
      const left = (receiving.get(id) ?? 1) - 1;
      if (left === 0) receiving.delete(id);
      else receiving.set(id, left);
    }
  }

  return { begin, stateOf, receive };
}

export type Uploads = ReturnType<typeof createUploads>;

const notNext = () =>
  new AppError(
    'wrong_state',
    'The upload stands at another place. Ask where, and go on from there.',
  );
