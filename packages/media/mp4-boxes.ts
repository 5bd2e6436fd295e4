import { type FileHandle, open } from 'node:fs/promises';
import { MediaError } from './media-error.ts';

/*
 * Just enough of the MP4 container (ISO/IEC 14496-12) to know how a scene was encoded. The file may be anything at all:
 * every length is checked against what is really there, so reading takes a bounded time and a bounded memory.
 */

const maxTopLevelBoxes = 1_000;
const maxMovieBytes = 32 * 1024 * 1024;

export interface VideoTrack {
  /** Four letters, for example `avc1`. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  /** Ticks per second. */
  readonly timescale: number;
  readonly frames: number;
  /** Ticks of each frame; undefined where they differ (variable frame rate). */
  readonly frameTicks: number | undefined;
  /** The time stamp, in ticks, at which showing begins: the delay that reordered (B) pictures need. */
  readonly startTicks: number;
  /** The decoder's configuration record: parameter sets (SPS, PPS) included. Empty for codecs other than H.264. */
  readonly decoderConfig: Buffer;
}

/**
 * Reads the first video track of an MP4 file.
 * @throws MediaError (`unusable-input`) when the file is no MP4, is damaged, or has no video.
 */
export async function readVideoTrack(path: string): Promise<VideoTrack> {
  return parseVideoTrack(await readMovieBox(path));
}

/** A box at the top of a file; `position` and `size` in bytes. */
export interface TopLevelBox {
  readonly type: string;
  readonly position: number;
  readonly size: number;
  readonly headerSize: number;
}

/**
 * The boxes of a file one after the other, a thousand at most.
 * @throws MediaError (`unusable-input`) where one is cut off or no box
 */
export async function* listTopLevelBoxes(file: FileHandle): AsyncGenerator<TopLevelBox> {
  const { size: fileSize } = await file.stat();
  const header = Buffer.alloc(16);
  for (let position = 0, count = 0; position < fileSize && count < maxTopLevelBoxes; count++) {
    const { bytesRead } = await file.read(header, 0, 16, position);
    const box = readHeader(header.subarray(0, bytesRead), fileSize - position);
    yield { position, ...box };
    position += box.size;
  }
}

/** Finds the `moov` box, wherever it stands, without reading the pictures. */
async function readMovieBox(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    for await (const { type, position, size, headerSize } of listTopLevelBoxes(file)) {
      if (type !== 'moov') continue;
      if (size > maxMovieBytes) throw damaged('its index is too large');
      const body = Buffer.alloc(size - headerSize);
      const { bytesRead: got } = await file.read(body, 0, body.length, position + headerSize);
      return body.subarray(0, got);
    }
    throw damaged('it has no index (moov)');
  } finally {
    await file.close();
  }
}

/** The body of a `moov` box to its first video track; see `readVideoTrack`. */
export function parseVideoTrack(movie: Buffer): VideoTrack {
  try {
    for (const { type, body } of listBoxes(movie)) {
      if (type !== 'trak') continue;
      const media = requireBox(body, 'mdia');
      if (requireBox(media, 'hdlr').toString('latin1', 8, 12) === 'vide')
        return parseTrack(body, media);
    }
  } catch (cause) {
    if (cause instanceof MediaError) throw cause;
    throw damaged('its index is cut off', cause); // a RangeError of a read past the end
  }
  throw damaged('it has no video');
}

function parseTrack(track: Buffer, media: Buffer): VideoTrack {
  const mediaHeader = requireBox(media, 'mdhd');
  const timescale = mediaHeader.readUInt32BE(mediaHeader.readUInt8(0) === 1 ? 20 : 12);
  const samples = requireBox(requireBox(media, 'minf'), 'stbl');
  return {
    ...parseSampleEntry(requireBox(samples, 'stsd')),
    timescale,
    ...parseDurations(requireBox(samples, 'stts')),
    startTicks: parseStart(track),
  };
}

/** SampleDescriptionBox: the first VisualSampleEntry (12.1.3); its own boxes begin after 78 fixed bytes. */
function parseSampleEntry(descriptions: Buffer) {
  const [entry] = listBoxes(descriptions.subarray(8));
  if (!entry) throw damaged('its video has no description');
  return {
    codec: entry.type,
    width: entry.body.readUInt16BE(24),
    height: entry.body.readUInt16BE(26),
    decoderConfig: findBox(entry.body.subarray(78), 'avcC') ?? Buffer.alloc(0),
  };
}

/** TimeToSampleBox: runs of (count, ticks each). */
function parseDurations(body: Buffer): { frames: number; frameTicks: number | undefined } {
  const entries = body.readUInt32BE(4);
  const ticks = new Set<number>();
  let frames = 0;
  for (let i = 0; i < entries; i++) {
    frames += body.readUInt32BE(8 + i * 8);
    ticks.add(body.readUInt32BE(12 + i * 8));
  }
  return { frames, frameTicks: ticks.size === 1 ? ticks.values().next().value : undefined };
}

/** EditListBox: the media time of its first edit. */
function parseStart(track: Buffer): number {
  const edits = findBox(track, 'edts');
  const list = edits && findBox(edits, 'elst');
  if (!list || list.readUInt32BE(4) === 0) return 0;
  return list.readUInt8(0) === 1 ? Number(list.readBigInt64BE(16)) : list.readInt32BE(12);
}

/** The body of the first box of a type, where there is one. */
export function findBox(container: Buffer, type: string): Buffer | undefined {
  for (const box of listBoxes(container)) if (box.type === type) return box.body;
  return undefined;
}

/** The body of the first box of a type. @throws MediaError (`unusable-input`) where there is none */
export function requireBox(container: Buffer, type: string): Buffer {
  const body = findBox(container, type);
  if (!body) throw damaged(`its index has no ${type}`);
  return body;
}

/** The boxes within a box. */
export function* listBoxes(container: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let position = 0; position + 8 <= container.length;) {
    const rest = container.subarray(position);
    const { type, size, headerSize } = readHeader(rest, rest.length);
    yield { type, body: rest.subarray(headerSize, size) };
    position += size;
  }
}

/** Size 0 means "to the end", size 1 a 64-bit size after the type. A box is never smaller than its header nor larger than its room. */
function readHeader(
  bytes: Buffer,
  room: number,
): { type: string; size: number; headerSize: number } {
  if (bytes.length < 8) throw damaged('it is cut off');
  const shortSize = bytes.readUInt32BE(0);
  const headerSize = shortSize === 1 ? 16 : 8;
  if (bytes.length < headerSize) throw damaged('it is cut off');
  const size =
    shortSize === 0 ? room : shortSize === 1 ? Number(bytes.readBigUInt64BE(8)) : shortSize;
  if (size < headerSize || size > room) throw damaged('it is cut off or no MP4');
  return { type: bytes.toString('latin1', 4, 8), size, headerSize };
}

function damaged(why: string, cause?: unknown): MediaError {
  return new MediaError(`The video file cannot be used: ${why}.`, {
    reason: 'unusable-input',
    cause,
  });
}
