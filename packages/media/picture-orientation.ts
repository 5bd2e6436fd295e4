import { type FileHandle, open } from 'node:fs/promises';
import type { OwnMimeType } from './own-format.ts';

/*
 * How a camera was held, as PNG and WebP note it. ffmpeg reads that of JPEG by itself, and of these only in later versions.
 */

/** No picture has more pieces; a hostile one could have millions. */
const mostPieces = 2_000;
/** Enough for the first list of a note; a picture within it may be long. */
const noteBytes = 65_536;
const orientationTag = 0x0112;

/** What turns a picture upright, by what its note says (Exif 2.3, table 6). */
const filters: Readonly<Record<number, string>> = {
  2: 'hflip',
  3: 'hflip,vflip',
  4: 'vflip',
  5: 'transpose=cclock_flip',
  6: 'transpose=clock',
  7: 'transpose=clock_flip',
  8: 'transpose=cclock',
};

interface Pieces {
  readonly first: number;
  /** Its name and the bytes of its body, by its first eight bytes. */
  readonly read: (head: Buffer) => { readonly name: string; readonly bytes: number };
  /** What lies between one's body and the next. */
  readonly gap: (bytes: number) => number;
  readonly note: string;
}

const pieces: ReadonlyMap<OwnMimeType, Pieces> = new Map([
  [
    'image/png',
    {
      first: 8,
      read: (head) => ({ name: head.toString('latin1', 4, 8), bytes: head.readUInt32BE(0) }),
      gap: () => 4,
      note: 'eXIf',
    },
  ],
  [
    'image/webp',
    {
      first: 12,
      read: (head) => ({ name: head.toString('latin1', 0, 4), bytes: head.readUInt32LE(4) }),
      gap: (bytes) => bytes % 2,
      note: 'EXIF',
    },
  ],
]);

/** The filter that turns a picture as its camera was held; null where nothing is to be turned, or ffmpeg does it. */
export async function uprightFilter(path: string, mimeType: OwnMimeType): Promise<string | null> {
  const form = pieces.get(mimeType);
  if (form === undefined) return null;
  const file = await open(path, 'r');
  try {
    const note = await findNote(file, form);
    return note === null ? null : (filters[orientationIn(note)] ?? null);
  } finally {
    await file.close();
  }
}

async function findNote(file: FileHandle, { first, read, gap, note }: Pieces) {
  const head = Buffer.alloc(8);
  let at = first;
  for (let count = 0; count < mostPieces; count += 1) {
    if ((await file.read(head, 0, 8, at)).bytesRead < 8) return null;
    const { name, bytes } = read(head);
    if (name === note) {
      const body = Buffer.alloc(Math.min(bytes, noteBytes));
      const { bytesRead } = await file.read(body, 0, body.length, at + 8);
      return body.subarray(0, bytesRead);
    }
    at += 8 + bytes + gap(bytes);
  }
  return null;
}

/** What the first list of a TIFF says; 1, as it is, where it says nothing that can be read. */
function orientationIn(bytes: Buffer): number {
  // Some programs write the beginning that JPEG asks for.
  const tiff = bytes.toString('latin1', 0, 6) === 'Exif\0\0' ? bytes.subarray(6) : bytes;
  const order = tiff.toString('latin1', 0, 4);
  const isLittle = order === 'II*\0';
  if (tiff.length < 8 || (!isLittle && order !== 'MM\0*')) return 1;
  const two = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (list + 2 > tiff.length) return 1;
  const end = Math.min(tiff.length, list + 2 + 12 * two(list));
  for (let at = list + 2; at + 12 <= end; at += 12)
    if (two(at) === orientationTag) return two(at + 8);
  return 1;
}
