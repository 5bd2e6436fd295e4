import { AppError } from '@scenewright/contract/app-error.ts';
import {
  type LibraryFilter,
  type LibraryKind,
  libraryPageSize,
  tidyTags,
  unfinishedUploadDays,
} from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { Credit } from '@scenewright/contract/rules/stock.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import type { Assets } from '../assets/index.ts';
import * as repository from './library.repository.ts';
import { mapCredits } from './origin.repository.ts';
import { deleteParts } from './uploads.repository.ts';
import type { Room } from './room.ts';
import { nameOf } from './upload-metadata.ts';

const { toNumber } = repository;
const dayMs = 86_400_000;
const sweepBatch = 100;

/** The form in which an item of each kind is kept. */
export const mimeTypeOf = (kind: LibraryKind): string =>
  ({ picture: 'image/jpeg', clip: 'video/mp4', sound: 'audio/mp4', font: 'font/woff2' })[kind];

export interface LibraryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly assets: Pick<Assets, 'link' | 'abandon'>;
  readonly room: Room;
  /** The account's videos that have one of an item's files, the newest first. */
  readonly findUses: (
    db: Queryable,
    accountId: string,
    assetIds: readonly string[],
  ) => Promise<Uses>;
}

/** What of a library is asked for. */
interface AskedPart {
  readonly page: number;
  readonly search?: string | undefined;
  readonly kind?: LibraryFilter | undefined;
  readonly tag?: string | undefined;
}

export interface Uses {
  /** Not more than are listed. */
  videos: { id: string; title: string }[];
  total: number;
}

/** The files that are kept of an item. */
const filesOf = (row: repository.LibraryRow): string[] =>
  [row.asset_id, row.poster_asset_id, row.cutout_asset_id].filter((asset) => asset !== null);

/** The pictures, clips and sounds that creators bring along: listed, renamed and deleted. */
export function createLibrary({ database, clock, assets, room, findUses }: LibraryOptions) {
  const linkTo = (assetId: string | null, mimeType: string) =>
    assetId === null ? null : assets.link(assetId, mimeType);

  const toItem = (row: repository.LibraryRow, credit: Credit | null): LibraryItem => ({
    id: row.id,
    name: row.name,
    status: row.status,
    failure: row.failure,
    bytes: toNumber(row.bytes),
    received_bytes: toNumber(row.received_bytes),
    kind: row.kind,
    width: row.width,
    height: row.height,
    duration_ms: row.kind === 'clip' || row.kind === 'sound' ? row.duration_ms : null,
    has_sound: row.has_sound,
    waveform: row.waveform === null ? null : [...row.waveform],
    thumbnail_url: linkTo(row.poster_asset_id, 'image/jpeg'),
    cutout_url: linkTo(row.cutout_asset_id, 'image/png'),
    media_url: linkTo(row.asset_id, mimeTypeOf(row.kind ?? 'picture')),
    credit,
    tags: [...row.tags],
    created_at: row.created_at.toISOString(),
  });

  async function toItems(rows: readonly repository.LibraryRow[]): Promise<LibraryItem[]> {
    const credits = await mapCredits(
      database.db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toItem(row, credits.get(row.id) ?? null));
  }

  /** @throws AppError not_found */
  async function get(accountId: string, id: string): Promise<LibraryItem> {
    const row = await repository.findOwnItem(database.db, id, accountId);
    const [item] = await toItems(row === undefined ? [] : [row]);
    if (item === undefined) throw new AppError('not_found');
    return item;
  }

  async function list(accountId: string, { page, search = '', kind, tag }: AskedPart) {
    const filter = { search, kind, tag };
    const total = await repository.countItems(database.db, accountId, filter);
    const totalPages = Math.max(1, Math.ceil(total / libraryPageSize));
    const currentPage = Math.min(page, totalPages);
    const rows = await repository.listItems(database.db, accountId, filter, {
      limit: libraryPageSize,
      offset: (currentPage - 1) * libraryPageSize,
    });
    return {
      ...{ items: await toItems(rows), total, currentPage, totalPages },
      used_bytes: await repository.usedBytes(database.db, accountId),
      most_bytes: await room.mostOf(database.db, accountId),
      most_file_bytes: room.mostFileBytes,
      tags: await repository.listTags(database.db, accountId),
    };
  }

  /** @throws AppError not_found */
  async function change(
    accountId: string,
    id: string,
    { name, tags }: { name?: string | undefined; tags?: readonly string[] | undefined },
  ): Promise<LibraryItem> {
    const row = await repository.changeItem(
      database.db,
      { id, accountId },
      {
        name: name === undefined ? undefined : nameOf(name),
        tags: tags === undefined ? undefined : tidyTags(tags),
      },
    );
    const [item] = await toItems(row === undefined ? [] : [row]);
    if (item === undefined) throw new AppError('not_found');
    return item;
  }

  /** The videos that use an item now. @throws AppError not_found */
  async function listUses(accountId: string, id: string): Promise<Uses> {
    const row = await repository.findOwnItem(database.db, id, accountId);
    if (row === undefined) throw new AppError('not_found');
    return await findUses(database.db, accountId, filesOf(row));
  }

  /** Deletes an item, whatever became of it, gives its room back and leaves its files to the next sweep. */
  async function drop(tx: Tx, { id }: { readonly id: string }): Promise<void> {
    const files = await deleteParts(tx, id);
    const row = await repository.deleteItem(tx, id);
    if (row === undefined) return;
    await repository.addBytes(tx, row.account_id, -toNumber(row.counted_bytes));
    await assets.abandon(tx, [...files, ...filesOf(row)]);
  }

  /** @throws AppError not_found, wrong_state where a film uses it */
  async function remove(accountId: string, id: string): Promise<void> {
    await database.transact(async (tx) => {
      const row = await repository.findOwnItem(tx, id, accountId);
      if (row === undefined) throw new AppError('not_found');
      const [video] = (await findUses(tx, accountId, filesOf(row))).videos;
      if (video !== undefined)
        throw new AppError(
          'wrong_state',
          `This is used in “${video.title}”. Delete that video, or show something else there, first.`,
        );
      await drop(tx, row);
    });
  }

  /** Removes uploads that nobody went on with, and what was refused that long ago. */
  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - unfinishedUploadDays * dayMs);
    for (const row of await repository.listAbandoned(database.db, before, sweepBatch))
      await database.transact(async (tx) => await drop(tx, row));
  }

  return { list, get, change, listUses, remove, sweep };
}

export type Library = ReturnType<typeof createLibrary>;
