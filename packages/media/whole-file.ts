import { open, readFile } from 'node:fs/promises';
import { MediaError } from './media-error.ts';
import { listTopLevelBoxes } from './mp4-boxes.ts';

/*
 * A file that comes from elsewhere may be cut off, or may be two files in one: a picture for whoever shows it, and a page, an
 * archive or a playlist for whoever reads on behind its end. Each format says where it ends; that has to be the end of the file.
 */

/** A picture or film from elsewhere, by its first bytes. */
export type ForeignMimeType =
  | 'image/webp'
  | 'image/png'
  | 'image/jpeg'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm';

/**
 * Reads a file's outline, and none of its pictures.
 * @throws MediaError (`unusable-input`), a sentence for its creator, where the file does not end where its format says
 */
export async function requireWhole(path: string, mimeType: ForeignMimeType): Promise<void> {
  if (mimeType === 'video/mp4' || mimeType === 'video/quicktime')
    return await requireWholeMp4(path);
  if (mimeType === 'video/webm') return await requireWholeWebm(path);
  const bytes = await readFile(path);
  requireEnd(endOf[mimeType](bytes), bytes.length);
}

function requireEnd(end: number | null, length: number): void {
  if (end === null || end > length) throw unusable('The file is cut off.');
  if (end < length) throw unusable('The file has something else behind its end.');
}

/** Where a picture ends, in bytes; null where its end does not come. */
const endOf = { 'image/png': endOfPng, 'image/jpeg': endOfJpeg, 'image/webp': endOfWebp } as const;

/** Chunks of length, type, data and checksum up to IEND (PNG, 5.3). */
function endOfPng(bytes: Buffer): number | null {
  for (let position = 8; position + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', position + 4, position + 8);
    position += 12 + bytes.readUInt32BE(position);
    if (type === 'IEND') return position;
  }
  return null;
}

/** RIFF: a length behind the name, padded to an even one. */
function endOfWebp(bytes: Buffer): number | null {
  if (bytes.length < 12) return null;
  const length = bytes.readUInt32LE(4);
  return 8 + length + (length % 2);
}

const endOfImage = 0xd9;
const startOfScan = 0xda;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Segments with lengths up to EOI; behind a start of scan come its pictures, where a marker is 0xFF and neither 0x00 nor a restart (ITU T.81, B.1). */
function endOfJpeg(bytes: Buffer): number | null {
  let isInScan = false;
  for (let position = 2; position + 2 <= bytes.length;) {
    const marker = bytes[position] === 0xff ? (bytes[position + 1] ?? 0) : null;
    if (marker === endOfImage) return position + 2;
    if (marker === 0xff || (isInScan && (marker === null || marker === 0))) position += 1;
    else if (isInScan && isRestart(marker ?? 0)) position += 2;
    else if (marker === null || position + 4 > bytes.length) return null;
    else {
      position += 2 + bytes.readUInt16BE(position + 2);
      isInScan = marker === startOfScan;
    }
  }
  return null;
}

async function requireWholeMp4(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    let end = 0;
    const types = new Set<string>();
    for await (const { type, position, size } of listTopLevelBoxes(file)) {
      types.add(type);
      end = position + size;
    }
    requireEnd(end, (await file.stat()).size);
    if (!types.has('moov')) throw unusable('The file has no film in it.');
  } catch (error) {
    if (error instanceof MediaError && !error.message.startsWith('The file '))
      throw unusable('The file is cut off, or has something else behind its end.', error);
    throw error;
  } finally {
    await file.close();
  }
}

const segmentId = 0x18538067;

/** The header and one segment (RFC 8794, 9559). A segment that was streamed may not know its length. */
async function requireWholeWebm(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, 4_096));
    await file.read(head, 0, head.length, 0);
    const header = readLength(head, 4);
    const at = header === null || header.length === null ? head.length : header.end + header.length;
    if (at + 5 > head.length || head.readUInt32BE(at) !== segmentId)
      throw unusable('The file has no film in it.');
    const segment = readLength(head, at + 4);
    if (segment !== null && segment.length !== null) requireEnd(segment.end + segment.length, size);
  } finally {
    await file.close();
  }
}

/** A length of 1 to 8 bytes: as many zero bits as bytes follow, a one, and the number; all ones: unknown. */
function readLength(bytes: Buffer, at: number): { length: number | null; end: number } | null {
  const width = Math.clz32(bytes[at] ?? 0) - 23;
  if (width > 8 || at + width > bytes.length) return null;
  const raw = BigInt(`0x${bytes.toString('hex', at, at + width)}`);
  const most = (1n << BigInt(7 * width)) - 1n;
  const value = raw & most;
  return { length: value === most ? null : Number(value), end: at + width };
}

function unusable(message: string, cause?: unknown): MediaError {
  return new MediaError(message, { reason: 'unusable-input', cause });
}
