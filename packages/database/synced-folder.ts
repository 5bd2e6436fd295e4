import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];
type Engine = PGlite['Module'];

/** An open file of the engine: the descriptor of ours behind it, which folders have none of. */
interface EngineStream {
  readonly nfd?: number;
  readonly node: object;
}
/** What of the engine's access to our disk is used here; its own types do not name it. */
interface EngineFiles {
  readonly realPath: (node: object) => string;
  readonly stream_ops: { fsync?: (stream: EngineStream) => number };
}

/** The engine's number for an error of the disk. */
const ioError = 29;

/** Brings a file, or the list of files of a folder, to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The engine's access to a folder of this machine, with what it lacks there: a sync that reaches the disk. Without it what was committed
 * lies in the memory of the operating system, and is lost with the power.
 */
export class SyncedFolder extends NodeFS {
  override async init(pglite: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = (module: Engine) => {
      const files = module.NODEFS as unknown as EngineFiles;
      files.stream_ops.fsync = ({ nfd, node }) => {
        try {
          if (nfd === undefined) syncPath(files.realPath(node));
          else fsyncSync(nfd);
          return 0;
        } catch {
          return ioError;
        }
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addSync],
      },
    };
  }
}

/** How the engine is started where its syncs reach the disk: not told to leave them out, and by the one kind of sync that it passes on. */
export const syncedStartParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Brings all files of a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  await Promise.all(
    paths.map(async (path) => {
      const file = await open(path, 'r');
      await file.sync().finally(() => file.close());
    }),
  );
}
