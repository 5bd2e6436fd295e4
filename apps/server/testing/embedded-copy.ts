import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface StoredFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A data folder of the embedded engine, read once: paths are relative to it, folders before what lies in them. */
interface StoredFolder {
  readonly folders: readonly string[];
  readonly files: readonly StoredFile[];
}

/** What a file of the engine's own file system in memory consists of: emscripten's MEMFS, `createNode`. */
interface MemoryFile {
  contents: Uint8Array;
  usedBytes: number;
  stream_ops: MemoryFileOperations;
}
interface MemoryFileOperations {
  readonly write: (stream: { stream_ops: MemoryFileOperations }, ...rest: unknown[]) => number;
}

/** By where they lie. */
const folders = new Map<string, StoredFolder>();

function readFolder(root: string): StoredFolder {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: relative(root, join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }));
  return {
    folders: entries
      .filter(({ isFolder }) => isFolder)
      .map(({ path }) => path)
      .toSorted(),
    files: entries
      .filter(({ isFolder }) => !isFolder)
      .map(({ path }) => ({ path, bytes: Uint8Array.from(readFileSync(join(root, path))) })),
  };
}

/** Lets a file have the bytes of others until it is first written: then it takes a copy of its own. */
function lend(file: MemoryFile, bytes: Uint8Array): void {
  const own = file.stream_ops;
  Object.assign(file, { contents: bytes, usedBytes: bytes.length });
  file.stream_ops = {
    ...own,
    write(stream, ...rest) {
      if (file.contents === bytes) file.contents = bytes.slice();
      file.stream_ops = own;
      stream.stream_ops = own;
      return own.write(stream, ...rest);
    },
  };
}

/**
 * A file system in memory for an embedded database that begins as a copy of a data folder. Copies in one process share
 * what they do not write, so one takes milliseconds where unpacking a dump took longer than starting the engine.
 */
export class EmbeddedCopy extends MemoryFS {
  readonly #root: string;

  constructor(root: string) {
    super();
    this.#root = root;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg === undefined) throw new Error('no engine has been given this file system');
    const { FS } = this.pg.Module;
    const stored = folders.get(this.#root) ?? readFolder(this.#root);
    folders.set(this.#root, stored);
    FS.mkdirTree(PGlite.paths.PGDATA);
    for (const path of stored.folders) FS.mkdir(`${PGlite.paths.PGDATA}/${path}`);
    for (const { path, bytes } of stored.files)
      lend(FS.create(`${PGlite.paths.PGDATA}/${path}`, 0o600) as MemoryFile, bytes);
  }
}
