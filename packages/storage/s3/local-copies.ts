import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';

interface Copy {
  readonly key: string;
  readonly path: string;
  readonly downloading: AbortController;
  /** Ends when the copy is whole. */
  readonly whole: Promise<void>;
  isWhole: boolean;
  bytes: number;
  users: number;
}

interface LocalCopiesOptions {
  readonly folder: string;
  /** What copies that nobody uses may take; those in use are not counted. */
  readonly mostBytes: number;
  /** @returns the bytes that were written to `path` */
  download(key: string, path: string, signal: AbortSignal): Promise<number>;
}

/** Waits for a promise, or until somebody has had enough of waiting. */
async function orAborted(promise: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return await promise;
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const give = () => reject(signal.reason);
  signal.addEventListener('abort', give, { once: true });
  await Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', give));
}

/**
 * Copies of remote files, so that a file that is read ten times is downloaded once. Those who ask while it is under way wait for
 * the same download; it is broken off when the last of them has left. Copies nobody uses stay, the latest ones, within a bound.
 */
export function createLocalCopies({ folder, mostBytes, download }: LocalCopiesOptions) {
  /** Those that are found by their key, the longest unused first. */
  const copies = new Map<string, Copy>();

  /** A forgotten copy goes when its last user does. */
  async function forget(copy: Copy): Promise<void> {
    if (copies.get(copy.key) === copy) copies.delete(copy.key);
    if (copy.users === 0) await rm(copy.path, { force: true });
  }

  function begin(key: string): Copy {
    const downloading = new AbortController();
    const path = join(folder, `${randomUUID()}${/^\.\w{1,8}$/.exec(extname(key))?.[0] ?? ''}`);
    const fetching = async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      copy.bytes = await download(key, path, downloading.signal);
      copy.isWhole = true;
    };
    const whole = fetching();
    const copy: Copy = { key, path, downloading, whole, isWhole: false, bytes: 0, users: 0 };
    // Who waits is told by `whole`; where nobody does any more, there is nobody to tell.
    whole.catch(() => {
      if (copies.get(key) === copy) copies.delete(key);
    });
    return copy;
  }

  async function release(copy: Copy): Promise<void> {
    copy.users -= 1;
    if (copy.users > 0) return;
    if (copies.get(copy.key) !== copy || !copy.isWhole) {
      // Nobody may join a download that is broken off.
      if (copies.get(copy.key) === copy) copies.delete(copy.key);
      copy.downloading.abort();
      await copy.whole.catch(() => {});
      await forget(copy);
    }
    const idle = [...copies.values()].filter(({ users }) => users === 0);
    let bytes = idle.reduce((sum, one) => sum + one.bytes, 0);
    for (const one of idle) {
      if (bytes <= mostBytes) return;
      bytes -= one.bytes;
      await forget(one);
    }
  }

  return {
    /** Calls `work` with the path of a copy. @throws what the download threw, or why `signal` was given */
    async use<T>(
      key: string,
      work: (path: string) => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> {
      const copy = copies.get(key) ?? begin(key);
      copies.delete(key);
      copies.set(key, copy);
      copy.users += 1;
      try {
        await orAborted(copy.whole, signal);
        return await work(copy.path);
      } finally {
        await release(copy);
      }
    },
    /** What is kept under a key is another from now on; who reads the old copy keeps it. */
    async forget(key: string): Promise<void> {
      const copy = copies.get(key);
      if (copy !== undefined) await forget(copy);
    },
  };
}
