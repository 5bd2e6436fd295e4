import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import * as z from 'zod';
import {
  archiveFormat,
  endSchema,
  entryNames,
  type Manifest,
  manifestSchema,
  mayStandInArchive,
} from './archive-format.ts';
import { archiveEnd, blockBytes, paddingOf, readTarHeader } from './tar.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: number;
  /** The whole entry as text; for those whose size is bounded. */
  text(): Promise<string>;
  stream(): Readable;
}

/** An archive that is whole and untouched: its end and its checksum were found right. */
export interface Archive {
  readonly manifest: Manifest;
  /** Every entry between the manifest and the end. May be asked for more than once. */
  entries(): AsyncGenerator<ArchiveEntry>;
  close(): Promise<void>;
}

interface Place {
  readonly name: string;
  readonly bytes: number;
  /** Where its header and its content begin. */
  readonly headerAt: number;
  readonly contentAt: number;
}

async function readAt(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(buffer, 0, bytes, at);
  return buffer.subarray(0, bytesRead);
}

const readFrom = (file: FileHandle, from: number, bytes: number): Readable =>
  bytes === 0
    ? Readable.from([])
    : file.createReadStream({ start: from, end: from + bytes - 1, autoClose: false });

/** Goes from header to header up to the end entry. @throws Error where one is none of ours, or the file ends before */
async function* walk(file: FileHandle): AsyncGenerator<Place> {
  const { size } = await file.stat();
  for (let headerAt = 0; ;) {
    const header = readTarHeader(await readAt(file, headerAt, blockBytes));
    const contentAt = headerAt + blockBytes;
    if (header === undefined || !mayStandInArchive(header.name, header.bytes))
      throw new Error('an entry is not one of a backup');
    const next = contentAt + header.bytes + paddingOf(header.bytes);
    if (next > size) throw new Error('it ends in the middle of an entry');
    yield { ...header, headerAt, contentAt };
    if (header.name === entryNames.end) return;
    headerAt = next;
  }
}

async function readText(file: FileHandle, { bytes, contentAt }: Place): Promise<string> {
  const content = await readAt(file, contentAt, bytes);
  if (content.length !== bytes) throw new Error('it ends in the middle of an entry');
  return content.toString();
}

/** @throws Error where the end is missing, or says another checksum than the bytes before it have */
async function verify(file: FileHandle): Promise<Manifest> {
  const { size } = await file.stat();
  let entries = 0;
  let first: Place | undefined;
  let last: Place | undefined;
  for await (const place of walk(file)) {
    first ??= place;
    if (place.name === entryNames.end) last = place;
    else entries += 1;
  }
  if (first?.name !== entryNames.manifest || last === undefined)
    throw new Error('it does not begin as a backup does');
  const end = endSchema.parse(JSON.parse(await readText(file, last)));
  const lastByte = last.contentAt + last.bytes + paddingOf(last.bytes) + archiveEnd.length;
  const hash = createHash('sha256');
  for await (const block of readFrom(file, 0, last.headerAt)) hash.update(block as Buffer);
  if (end.entries !== entries || size !== lastByte || hash.digest('hex') !== end.sha256)
    throw new Error('its checksum is another one than it was written with');
  const manifest: unknown = JSON.parse(await readText(file, first));
  if (formatSchema.parse(manifest).format > archiveFormat) throw new LaterVersionError();
  return manifestSchema.parse(manifest);
}

/** What can be read of a manifest of any form. */
const formatSchema = manifestSchema.pick({ product: true, format: true });

/** A backup that only a later version of the product can read. */
export class LaterVersionError extends Error {
  constructor() {
    super(
      'The backup was made by a later version of Scenewright, which this one cannot read: restore it with that version. Nothing was restored.',
    );
    this.name = 'LaterVersionError';
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return 'what it says about itself cannot be read';
  return error instanceof Error ? error.message : 'it cannot be read';
}

/**
 * Opens an archive and makes sure, before anything of it is used, that it is whole.
 * @throws Error with one sentence where it cannot be opened, or is no whole backup
 */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path).catch((error: unknown) => {
    throw new Error(`The backup ${path} cannot be opened: name a file that can be read.`, {
      cause: error,
    });
  });
  try {
    const manifest = await verify(file);
    return {
      manifest,
      async *entries() {
        for await (const place of walk(file)) {
          if (place.name === entryNames.manifest || place.name === entryNames.end) continue;
          yield {
            name: place.name,
            bytes: place.bytes,
            text: () => readText(file, place),
            stream: () => readFrom(file, place.contentAt, place.bytes),
          };
        }
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    if (error instanceof LaterVersionError) throw error;
    throw new Error(
      `${path} is no whole backup of Scenewright (${reasonOf(error)}): take another copy of it. Nothing was restored.`,
      { cause: error },
    );
  }
}
