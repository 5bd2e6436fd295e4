import { constants, crc32, deflateSync } from 'node:zlib';

/*
 * Files byte by byte, for what no encoder writes.
 */

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** A box of the ISO base media format. @param size what it says to be long */
export function box(type: string, body: Buffer = Buffer.alloc(0), size = 8 + body.length): Buffer {
  return Buffer.concat([uint32(size), latin1(type), body]);
}

/** A piece of a PNG. @param sum what it says to be its check sum */
export function pngChunk(type: string, body: Buffer = Buffer.alloc(0), sum?: number): Buffer {
  const named = Buffer.concat([latin1(type), body]);
  return Buffer.concat([uint32(body.length), named, uint32(sum ?? crc32(named))]);
}

export const pngSignature = latin1('\u0089PNG\r\n\u001a\n');

export interface PngForm {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  readonly colour?: number;
  readonly isInterlaced?: boolean;
  /** A pixel's samples; all pixels are alike. */
  readonly pixel?: readonly number[];
  /** Behind the header. */
  readonly before?: readonly Buffer[];
}

export function pngHeader({
  width,
  height,
  depth = 8,
  colour = 2,
  isInterlaced = false,
}: PngForm): Buffer {
  const rest = Buffer.from([depth, colour, 0, 0, isInterlaced ? 1 : 0]);
  return pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), rest]));
}

/** Where the passes of an interlaced PNG begin, and how far their pixels lie apart (PNG, 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function pngLine(width: number, depth: number, pixel: readonly number[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((width * pixel.length * depth) / 8));
  for (let sample = 0; sample < width * pixel.length; sample += 1) {
    const value = pixel[sample % pixel.length] ?? 0;
    if (depth === 16) line.writeUInt16BE(value, 1 + 2 * sample);
    else {
      const at = sample * depth;
      const byte = 1 + (at >> 3);
      line[byte] = (line[byte] ?? 0) | (value << (8 - depth - (at & 7)));
    }
  }
  return line;
}

/** The lines of a PNG, not yet compressed. */
export function pngLines({ width, height, depth = 8, isInterlaced, pixel = [0, 0, 0] }: PngForm) {
  const repeat = (wide: number, high: number): Buffer =>
    wide === 0 || high === 0
      ? Buffer.alloc(0)
      : Buffer.concat(Array.from({ length: high }, () => pngLine(wide, depth, pixel)));
  if (isInterlaced !== true) return repeat(width, height);
  return Buffer.concat(
    passes.map(([x, y, across, down]) =>
      repeat(Math.ceil(Math.max(0, width - x) / across), Math.ceil(Math.max(0, height - y) / down)),
    ),
  );
}

export function makePng(form: PngForm): Buffer {
  return Buffer.concat([
    ...[pngSignature, pngHeader(form), ...(form.before ?? [])],
    ...[pngChunk('IDAT', deflateSync(pngLines(form))), pngChunk('IEND')],
  ]);
}

export function jpegSegment(marker: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), uint16(body.length + 2), body]);
}

/** A JPEG with a segment behind its first marker. */
export const withSegment = (jpeg: Buffer, marker: number, body: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), jpegSegment(marker, body), jpeg.subarray(2)]);

/**
 * A flat JPEG of 16 × 16 pixels without a table of colours: all blocks are the middle of their range. Encoders of ours write
 * neither progressive pictures nor four inks.
 */
export function makeFlatJpeg({
  components,
  isProgressive = false,
  before = [],
}: {
  readonly components: number;
  readonly isProgressive?: boolean;
  readonly before?: readonly Buffer[];
}): Buffer {
  const ids = Array.from({ length: components }, (_, index) => index + 1);
  const frame = Buffer.from([
    ...[8, 0, 16, 0, 16, components],
    ...ids.flatMap((id) => [id, 0x11, 0]),
  ]);
  // One code, of one bit, for "no difference" and for "end of block".
  const table = (kind: number) => Buffer.from([kind, 1, ...Array<number>(15).fill(0), 0]);
  const scan = Buffer.from([
    components,
    ...ids.flatMap((id) => [id, 0]),
    ...[0, isProgressive ? 0 : 63, 0],
  ]);
  const bits = 4 * components * (isProgressive ? 1 : 2);
  const data = Buffer.alloc(Math.ceil(bits / 8));
  if (bits % 8 !== 0) data[data.length - 1] = 0xff >> (bits % 8);
  return Buffer.concat([
    ...[Buffer.from([0xff, 0xd8]), ...before],
    jpegSegment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    jpegSegment(isProgressive ? 0xc2 : 0xc0, frame),
    ...[jpegSegment(0xc4, table(0)), jpegSegment(0xc4, table(0x10))],
    ...[jpegSegment(0xda, scan), data, Buffer.from([0xff, 0xd9])],
  ]);
}

/** What a camera writes about how it was held: TIFF with one entry. */
export function exifTiff(orientation: number, order: 'II' | 'MM' = 'II', type = 3): Buffer {
  const bytes = Buffer.alloc(26);
  const little = order === 'II';
  const put16 = (value: number, at: number) =>
    little ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const put32 = (value: number, at: number) =>
    little ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(order, 0, 'latin1');
  put16(42, 2);
  put32(8, 4);
  put16(1, 8);
  put16(0x0112, 10);
  put16(type, 12);
  put32(1, 14);
  put16(orientation, 18);
  return bytes;
}

export const exifSegment = (tiff: Buffer): Buffer => Buffer.concat([latin1('Exif\0\0'), tiff]);

/** A piece of a RIFF file. @param size what it says to be long */
export function riffChunk(type: string, body: Buffer, size = body.length): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(size >>> 0);
  return Buffer.concat([latin1(type), length, body, Buffer.alloc(body.length % 2)]);
}

export const riff = (form: string, chunks: readonly Buffer[]): Buffer =>
  riffChunk('RIFF', Buffer.concat([latin1(form), ...chunks]));

export interface WavForm {
  readonly format?: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly bits?: number;
  readonly align?: number;
  readonly data?: Buffer;
  /** What the data say to be long. */
  readonly size?: number;
  readonly before?: readonly Buffer[];
}

/** A second of a tone, or other data, with a header that may say anything. */
export function makeWav(form: WavForm = {}): Buffer {
  const { format = 1, channels = 1, rate = 8_000, bits = 16, data = toneBytes(8_000) } = form;
  const align = form.align ?? (channels * bits) / 8;
  const header = Buffer.alloc(16);
  header.writeUInt16LE(format, 0);
  header.writeUInt16LE(channels, 2);
  header.writeUInt32LE(rate >>> 0, 4);
  header.writeUInt32LE((rate * align) >>> 0, 8);
  header.writeUInt16LE(align, 12);
  header.writeUInt16LE(bits, 14);
  return riff('WAVE', [
    ...[riffChunk('fmt ', header), ...(form.before ?? [])],
    riffChunk('data', data, form.size ?? data.length),
  ]);
}

/** So many samples of a tone, with 16 bits each. */
export function toneBytes(samples: number): Buffer {
  const bytes = Buffer.alloc(2 * samples);
  for (let sample = 0; sample < samples; sample += 1)
    bytes.writeInt16LE(Math.round(8_000 * Math.sin(sample / 3)), 2 * sample);
  return bytes;
}

/** A flat GIF of 40 × 30 pixels: red, and what the transparent colour stands for. @param frames how long each picture is shown, in hundredths of a second */
export function makeGif(
  frames: readonly number[],
  { isClear = false, width = 40, height = 30 } = {},
): Buffer {
  const pixels = Buffer.from([isClear ? 1 : 0]);
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const picture = (delay: number) =>
    Buffer.concat([
      Buffer.from([0x21, 0xf9, 4, isClear ? 0b1001 : 0b1000, delay & 0xff, delay >> 8, 1, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0]),
      ...[size, Buffer.from([0, 2]), gifCodes(width * height, pixels[0] ?? 0), Buffer.from([0])],
    ]);
  return Buffer.concat([
    ...[latin1('GIF89a'), size, Buffer.from([0x80, 0, 0])],
    Buffer.from([255, 0, 0, 0, 0, 255]),
    ...frames.map(picture),
    Buffer.from([0x3b]),
  ]);
}

/** So many pixels of one colour, as codes of three bits that never grow: the table is cleared before it would. */
function gifCodes(pixels: number, colour: number): Buffer {
  const bits: number[] = [];
  const put = (code: number) => bits.push(code & 1, (code >> 1) & 1, (code >> 2) & 1);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    if (pixel % 2 === 0) put(4);
    put(colour);
  }
  put(5);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => (bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7))));
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.subarray(at, at + 255);
    blocks.push(Buffer.from([block.length]), block);
  }
  return Buffer.concat(blocks);
}

/** So many times 16 MB of zeros, compressed; their check sum is missing. */
export function zerosDeflated(times: number): Buffer {
  const block = deflateSync(Buffer.alloc(16_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([block, ...Array<Buffer>(times - 1).fill(block.subarray(2))]);
}
