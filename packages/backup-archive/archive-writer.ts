import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { archiveEnd, paddingOf, tarHeader } from './tar.ts';
import { entryNames, mayStandInArchive } from './archive-format.ts';

/** An archive in the making. It has its name only once it is whole. */
export interface ArchiveWriter {
  /** Adds a small entry. */
  add(name: string, content: string): Promise<void>;
  /** Adds a file as it is now. */
  addFile(name: string, path: string): Promise<void>;
  /** Writes the end, makes sure that all of it is on the disk, and gives it its name. */
  finish(): Promise<{ bytes: number }>;
  /** Removes what was written so far. */
  abandon(): Promise<void>;
}

/**
 * Begins an archive, readable by its owner alone: it holds secrets.
 * @throws Error with a sentence where something has its name already
 */
export async function beginArchive(path: string, modifiedAt: Date): Promise<ArchiveWriter> {
  if (existsSync(path))
    throw new Error(`${path} is there already: name a file that is not there yet.`);
  const partial = `${path}.${randomUUID()}.partial`;
  const file = await open(partial, 'wx', 0o600);
  const hash = createHash('sha256');
  let entries = 0;
  let bytes = 0;
  async function write(block: Buffer): Promise<void> {
    hash.update(block);
    await file.appendFile(block);
    bytes += block.length;
  }
  async function addBytes(name: string, content: AsyncIterable<Buffer> | Buffer[], size: number) {
    if (!mayStandInArchive(name, size)) throw new Error(`${name} cannot stand in an archive.`);
    await write(tarHeader(name, size, modifiedAt));
    const from = bytes;
    for await (const block of content) await write(block);
    if (bytes - from !== size) throw new Error(`${name} changed while it was read.`);
    await write(Buffer.alloc(paddingOf(size)));
    entries += 1;
  }
  const add = async (name: string, content: string) => {
    const block = Buffer.from(content);
    await addBytes(name, [block], block.length);
  };
  return {
    add,
    async addFile(name, source) {
      const read = await open(source);
      try {
        const { size } = await read.stat();
        await addBytes(name, upTo(read, size), size);
      } finally {
        await read.close();
      }
    },
    async finish() {
      await add(entryNames.end, JSON.stringify({ entries, sha256: hash.copy().digest('hex') }));
      await write(archiveEnd);
      await file.sync();
      await file.close();
      await rename(partial, path);
      return { bytes };
    },
    async abandon() {
      await file.close().catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

/** A file's first bytes: nothing that is added meanwhile. */
const upTo = (file: FileHandle, size: number): AsyncIterable<Buffer> | Buffer[] =>
  size === 0 ? [] : file.createReadStream({ start: 0, end: size - 1, autoClose: false });
