import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import type { Database } from '../../database/database.ts';
import { type Asset, countAssets, listAssets } from './assets.repository.ts';

const pageSize = 200;
const filesAtOnce = 4;

interface MoveOptions {
  readonly database: Database;
  readonly from: Storage;
  readonly to: Storage;
  /** Whether what has arrived is removed from where it was. */
  readonly remove: boolean;
  readonly temporaryFolder: string;
  /** Is told now and then how far it is. */
  readonly tell: (line: string) => void;
}

export interface MoveOutcome {
  readonly copied: number;
  readonly copiedBytes: number;
  /** Files that were there already, in the same size. */
  readonly present: number;
  /** Files that neither storage has. */
  readonly missing: number;
  readonly removed: number;
}

/** Copies one file. Putting a file may move it away, so a second name of it is put. @throws Error where it did not arrive whole */
async function copy(
  { from, to, temporaryFolder }: MoveOptions,
  { storageKey, mimeType }: Asset,
  bytes: number,
): Promise<void> {
  const directory = join(temporaryFolder, 'moving');
  await mkdir(directory, { recursive: true });
  const name = join(directory, `${randomUUID()}${extname(storageKey)}`);
  try {
    await from.withFile(storageKey, async (path) => {
      // Another file system has no second name for it.
      await link(path, name).catch(() => copyFile(path, name));
      await to.put(storageKey, name, mimeType);
    });
  } finally {
    await rm(name, { force: true });
  }
  const arrived = await to.size(storageKey);
  if (arrived !== bytes)
    throw new Error(`Of ${storageKey} ${arrived ?? 0} of ${bytes} bytes arrived in ${to.name}.`);
}

/** Calls `work` with every asset, some at once. @throws what the first of them threw, when those under way have ended */
async function forEach(
  { database }: MoveOptions,
  work: (asset: Asset) => Promise<void>,
  afterPage: () => void,
): Promise<void> {
  const limited = createLimiter(filesAtOnce);
  let after: string | null = null;
  for (;;) {
    const page: Asset[] = await listAssets(database.db, after, pageSize);
    const failed = new AbortController();
    const outcomes = await Promise.allSettled(
      page.map((asset) =>
        limited(async () => {
          if (failed.signal.aborted) return;
          await work(asset).catch((error: unknown) => {
            failed.abort();
            throw error;
          });
        }),
      ),
    );
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
    afterPage();
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last.id;
  }
}

/**
 * Copies every asset's file that the other storage lacks or has in another size. Nothing is removed but with `remove`, and then only
 * what is in the other storage in the same size, when all is copied. May be broken off at any time and begun again.
 * @throws Error or ProviderError with a sentence at the first file that cannot be copied
 */
export async function moveAssets(options: MoveOptions): Promise<MoveOutcome> {
  const { database, from, to, remove, tell } = options;
  const total = await countAssets(database.db);
  const outcome = { copied: 0, copiedBytes: 0, present: 0, missing: 0, removed: 0 };
  const done = () => outcome.copied + outcome.present + outcome.missing;
  await forEach(
    options,
    async (asset) => {
      const [here, there] = await Promise.all([
        from.size(asset.storageKey),
        to.size(asset.storageKey),
      ]);
      if (here === null && there === null) outcome.missing += 1;
      else if (here === null || here === there) outcome.present += 1;
      else {
        await copy(options, asset, here);
        outcome.copied += 1;
        outcome.copiedBytes += here;
      }
    },
    () => tell(`${done()} of ${total} files looked at, ${outcome.copied} copied`),
  );
  if (remove)
    await forEach(
      options,
      async ({ storageKey }) => {
        const here = await from.size(storageKey);
        if (here === null || here !== (await to.size(storageKey))) return;
        await from.remove(storageKey);
        outcome.removed += 1;
      },
      () => tell(`${outcome.removed} files removed from ${from.name}`),
    );
  return outcome;
}
