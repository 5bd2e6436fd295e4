import type { QueryClient } from '@tanstack/react-query';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import { request } from '../client.ts';
import { queryKeys } from '../queries/keys.ts';
import { randomId } from '../random-id.ts';
import { addUpload, changeUpload, dropUpload, useUploads } from './upload-store.ts';

/** More at once are no faster on one line. */
const inLine = createLimiter(2);
/** Files that failed may be sent again; files cannot be kept in the store's plain data. */
const files = new Map<string, File>();
const stops = new Map<string, () => Promise<void>>();

/** Begins to send files into the library, some at a time; the list of what is there follows by itself. */
export function addUploads(queries: QueryClient, chosen: readonly File[]): void {
  for (const file of chosen) void start(queries, enlist(file));
}

/** The items that files became, until who waits for one is told. */
const begun = new Map<string, string>();

/**
 * Sends one file into the library, for whoever goes on with it.
 * @returns the id of its item, which is yet to be read. @throws Error, a sentence, where it was not sent; it can be tried again from the list
 */
export async function sendUpload(queries: QueryClient, file: File): Promise<string> {
  const key = enlist(file);
  await start(queries, key);
  const itemId = begun.get(key);
  begun.delete(key);
  const failure = useUploads.getState().uploads.find((each) => each.key === key)?.failure;
  if (typeof failure === 'string' || itemId === undefined)
    throw new Error(failure ?? 'The recording was not sent.');
  return itemId;
}

function enlist(file: File): string {
  const key = randomId();
  files.set(key, file);
  addUpload({
    ...{ key, name: file.name, bytes: file.size, sentBytes: 0, state: 'waiting' },
    ...{ failure: null, itemId: null },
  });
  return key;
}

/** Sends a file again that failed, from where it stood. */
export function retryUpload(queries: QueryClient, key: string): void {
  changeUpload(key, { state: 'waiting', failure: null });
  void start(queries, key);
}

/** Gives an upload up, and what has arrived of it. */
export async function cancelUpload(queries: QueryClient, key: string): Promise<void> {
  const itemId = useUploads.getState().uploads.find((each) => each.key === key)?.itemId;
  files.delete(key);
  dropUpload(key);
  await stops.get(key)?.();
  if (typeof itemId === 'string')
    await request('deleteLibraryItem', { params: { id: itemId } }).catch(() => null);
  await refresh(queries);
}

const refresh = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: queryKeys.library });

function start(queries: QueryClient, key: string): Promise<void> {
  return inLine(async () => {
    const file = files.get(key);
    if (file === undefined) return;
    changeUpload(key, { state: 'sending' });
    await send(key, file);
    stops.delete(key);
    await refresh(queries);
  });
}

/** @returns when it has ended, well or not */
async function send(key: string, file: File): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const fail = (failure: string) => {
    changeUpload(key, { state: 'failed', failure });
    ended.resolve();
  };
  try {
    // Fetched with the first file: nobody else needs it.
    const { sendFile } = await import('./send-file.ts');
    const stop = await sendFile(file, {
      onBegun: (itemId) => {
        begun.set(key, itemId);
        changeUpload(key, { itemId });
      },
      onProgress: (sentBytes) => changeUpload(key, { sentBytes }),
      onDone: () => {
        files.delete(key);
        dropUpload(key);
        ended.resolve();
      },
      onFailed: fail,
    });
    stops.set(key, async () => {
      ended.resolve();
      await stop();
    });
  } catch {
    fail('This file cannot be sent. Reload the page and try again.');
  }
  await ended.promise;
}
