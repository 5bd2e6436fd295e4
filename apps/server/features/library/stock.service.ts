import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { StockKind } from '@scenewright/contract/rules/stock.ts';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import type { StockSourceId } from '@scenewright/contract/rules/stock.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { StockResult as WireResult } from '@scenewright/contract/schemas/stock.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import type {
  StockFile,
  StockResult,
  StockSearch,
  StockSource,
} from '@scenewright/provider-contract/stock.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { CountWork } from '../../free-work.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { isValidLink, linkExpiry, signLink } from '../assets/index.ts';
import { insertItem } from './library.repository.ts';
import type { Library } from './library.service.ts';
import { findTaken, insertOrigin } from './origin.repository.ts';
import type { Room } from './room.ts';
import { nameOf } from './upload-metadata.ts';

export interface StockOptions {
  /** None: nothing of it is offered. */
  readonly sources: readonly StockSource[];
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly library: Pick<Library, 'get'>;
  readonly room: Pick<Room, 'reserve'>;
  readonly countWork: Pick<CountWork, 'now'>;
  /** Signs the addresses of thumbnails. */
  readonly secret: Uint8Array;
}

interface Chosen {
  readonly source: StockSourceId;
  readonly kind: StockKind;
  readonly id: string;
}

/** A small picture by way of this server. */
interface Thumbnail {
  readonly bytes: Buffer;
  readonly mimeType: string;
}

/** What room is set aside where a site does not say how large a file is; it is put right once that is known. */
const usualBytes = { picture: 3_000_000, clip: 20_000_000 } as const;
const thumbnailDays = 1;
/** Fetched at once in this process. */
const thumbnailsAtOnce = 12;

/** What a picture is, by its first bytes; null where it is none that a page may show. */
function typeOf(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

/** Pictures and clips of others: searched at their sites, and taken into a library. */
export function createStock(options: StockOptions) {
  const { sources, database, clock, queue, library, room, countWork, secret } = options;
  const limited = createLimiter(thumbnailsAtOnce);

  /** @throws AppError not_found where this installation does not ask it */
  function requireSource(id: string): StockSource {
    const source = sources.find((each) => each.id === id);
    if (source === undefined)
      throw new AppError('not_found', 'This site of stock is not offered here.');
    return source;
  }

  const asked = async <T>(work: Promise<T>): Promise<T> =>
    await work.catch((error: unknown) => {
      throw toAppError(error);
    });

  const signed = (source: StockSourceId, address: string) => `stock:${source}:${address}`;

  function thumbnailLink(source: StockSourceId, address: string): string {
    const expires = linkExpiry(clock.now(), thumbnailDays);
    const link = { assetId: signed(source, address), expires, download: '' };
    const query = { address, expires: String(expires), signature: signLink(secret, link) };
    return `/media/stock/${source}?${new URLSearchParams(query)}`;
  }

  const toWire = (source: StockSourceId, result: StockResult): WireResult => ({
    ...{ id: result.id, kind: result.kind, width: result.width, height: result.height },
    duration_ms: result.durationMs === null ? null : Math.round(result.durationMs),
    thumbnail_url: thumbnailLink(source, result.thumbnail),
    credit: result.credit,
  });

  /** @throws AppError not_found, rate_limited; unavailable in a sentence where the site cannot be had */
  async function search(
    accountId: string,
    sourceId: StockSourceId,
    what: StockSearch,
    signal: AbortSignal,
  ) {
    const source = requireSource(sourceId);
    await countWork.now('stock', accountId);
    const { results, hasMore } = await asked(source.search(what, signal));
    return { results: results.map((each) => toWire(source.id, each)), has_more: hasMore };
  }

  async function order(accountId: string, chosen: Chosen, file: StockFile): Promise<string> {
    const id = randomUUID();
    const now = clock.now();
    const bytes = file.bytes ?? usualBytes[chosen.kind];
    await database.transact(async (tx) => {
      await room.reserve(tx, accountId, bytes);
      await insertItem(tx, {
        ...{ id, account_id: accountId, name: nameOf(file.credit.title), status: 'checking' },
        ...{ bytes: BigInt(bytes), counted_bytes: BigInt(bytes) },
        ...{ created_at: now, updated_at: now },
      });
      await insertOrigin(tx, {
        ...{ item_id: id, source: chosen.source, source_id: chosen.id, kind: chosen.kind },
        ...{ file_address: file.address, credit: file.credit },
      });
      await queue.enqueue(tx, 'check-upload', { itemId: id }, { accountId });
    });
    return id;
  }

  /**
   * Takes a result into the library; what is there already is not fetched again. Whose it is, its site is asked anew.
   * @throws AppError not_found, too_large, unavailable
   */
  async function use(accountId: string, chosen: Chosen, signal: AbortSignal): Promise<LibraryItem> {
    const source = requireSource(chosen.source);
    const taken = await findTaken(database.db, accountId, chosen);
    if (taken !== undefined) return await library.get(accountId, taken);
    const file = await asked(source.find(chosen.id, chosen.kind, signal));
    return await library.get(accountId, await order(accountId, chosen, file));
  }

  /** @throws AppError not_found for any other address than {@link search} told within a day; unavailable */
  async function thumbnail(
    sourceId: string,
    link: { readonly address: string; readonly expires: number; readonly signature: string },
    signal: AbortSignal,
  ): Promise<Thumbnail> {
    const source = requireSource(sourceId);
    const { address, expires, signature } = link;
    const promised = { assetId: signed(source.id, address), expires, download: '' };
    if (!isValidLink(secret, promised, signature, clock.now()))
      throw new AppError('not_found', 'This link has expired. Search again.');
    const bytes = await limited(() => asked(source.readThumbnail(address, signal)));
    const mimeType = typeOf(bytes);
    if (mimeType === null) throw new AppError('not_found');
    return { bytes, mimeType };
  }

  return { search, use, thumbnail };
}

export type Stock = ReturnType<typeof createStock>;
