import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { runFfmpeg } from '../ffmpeg.ts';
import type { ForeignMimeType } from '../whole-file.ts';

const makers = {
  jpeg: ['picture.jpg', 'color=red:s=64x64', ['-frames:v', '1']],
  png: ['picture.png', 'testsrc=s=64x64', ['-frames:v', '1']],
  webp: ['picture.webp', 'testsrc=s=64x64', ['-frames:v', '1', '-lossless', '1']],
  mp4: ['clip.mp4', 'testsrc=s=64x64:r=24:d=2', ['-movflags', '+faststart']],
  mkv: ['clip.mkv', 'testsrc=s=64x64:r=24:d=2', []],
  mov: ['clip.mov', 'color=red:s=64x64:r=2:d=1', ['-c:v', 'png']],
  // One picture a minute: four hours in a few kilobytes.
  long: ['long.mp4', 'color=red:s=64x64:r=1/60:d=14400', []],
} as const satisfies Record<string, readonly [string, string, readonly string[]]>;

export type GoodMedia = Readonly<Record<keyof typeof makers, Buffer>>;

/** Small files that are what they say. */
export async function makeGoodMedia(folder: string): Promise<GoodMedia> {
  const made = Object.entries(makers).map(async ([name, [file, source, args]]) => {
    const path = join(folder, file);
    const coding = /mp4|mkv/u.test(file) ? ['-pix_fmt', 'yuv420p'] : [];
    await runFfmpeg(['-y', '-f', 'lavfi', '-i', source, ...coding, ...args, path], {
      timeoutMs: 60_000,
    });
    return [name, await readFile(path)] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Record<keyof typeof makers, Buffer>;
}

/** The same PNG, wherever it lies in the bytes, that says to be so many pixels wide and high. */
function inflatePng(bytes: Buffer, side: number): Buffer {
  const inflated = Buffer.from(bytes);
  for (let at = inflated.indexOf('IHDR'); at >= 0; at = inflated.indexOf('IHDR', at + 4)) {
    inflated.writeUInt32BE(side, at + 4);
    inflated.writeUInt32BE(side, at + 8);
    inflated.writeUInt32BE(crc32(inflated.subarray(at, at + 17)), at + 17);
  }
  return inflated;
}

/** The same WebP, that says to be as large as a WebP may: 14 bits for the width, 14 for the height. */
function inflateWebp(bytes: Buffer): Buffer {
  const inflated = Buffer.from(bytes);
  const at = inflated.indexOf('VP8L') + 9;
  inflated.writeUInt32LE((inflated.readUInt32LE(at) | 0x0fffffff) >>> 0, at);
  return inflated;
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

function box(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + body.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const archive = Buffer.from('PK\u0003\u0004 an archive', 'latin1');
/** Lists of files, as readers of media know them. */
const playlist = (path: string) =>
  Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${path}\n#EXT-X-ENDLIST\n`);
const list = (path: string) => Buffer.from(`ffconcat version 1.0\nfile '${path}'\n`);
const session = (path: string) =>
  Buffer.from(`v=0\no=- 0 0 IN IP4 127.0.0.1\ns=${path}\nt=0 0\nm=video 9 RTP/AVP 96\n`);

/** A file that a model might hand in, and nobody should use. */
export interface BadMedia {
  readonly what: string;
  readonly mimeType: ForeignMimeType;
  /** @param localPath a film on this machine, which playlists name */
  readonly bytesOf: (good: GoodMedia, localPath: string) => Buffer;
}

const asImages: readonly [string, ForeignMimeType, BadMedia['bytesOf']][] = [
  [
    'a page behind the beginning of a JPEG',
    'image/jpeg',
    ({ jpeg }) => Buffer.concat([jpeg.subarray(0, 20), page]),
  ],
  ['a JPEG with an archive behind it', 'image/jpeg', ({ jpeg }) => Buffer.concat([jpeg, archive])],
  ['a PNG with a page behind it', 'image/png', ({ png }) => Buffer.concat([png, page])],
  ['a PNG of 12,000 × 12,000', 'image/png', ({ png }) => inflatePng(png, 12_000)],
  ['a PNG of 50,000 × 50,000', 'image/png', ({ png }) => inflatePng(png, 50_000)],
  ['a WebP of 16,384 × 16,384', 'image/webp', ({ webp }) => inflateWebp(webp)],
  ['half a JPEG', 'image/jpeg', ({ jpeg }) => half(jpeg)],
  ['half a PNG', 'image/png', ({ png }) => half(png)],
  ['half a WebP', 'image/webp', ({ webp }) => half(webp)],
];

const asClips: readonly [string, ForeignMimeType, BadMedia['bytesOf']][] = [
  ['half an MP4', 'video/mp4', ({ mp4 }) => half(mp4)],
  ['half a WebM', 'video/webm', ({ mkv }) => half(mkv)],
  [
    'an MP4 with a playlist behind it',
    'video/mp4',
    ({ mp4 }, path) => Buffer.concat([mp4, playlist(path)]),
  ],
  [
    'an MP4 with nothing but a playlist in it',
    'video/mp4',
    ({ mp4 }, path) =>
      Buffer.concat([mp4.subarray(0, mp4.readUInt32BE(0)), box('mdat', playlist(path))]),
  ],
  [
    'a film of pictures of 12,000 × 12,000',
    'video/quicktime',
    ({ mov }) => inflatePng(mov, 12_000),
  ],
  ['a clip of four hours', 'video/mp4', ({ long }) => long],
  ['a page', 'video/mp4', () => page],
  ['nothing', 'video/mp4', () => Buffer.alloc(0)],
  ['a playlist (m3u8)', 'video/mp4', (_good, path) => playlist(path)],
  ['a playlist (ffconcat)', 'video/mp4', (_good, path) => list(path)],
  ['a session (sdp)', 'video/mp4', (_good, path) => session(path)],
];

/** What a model that is broken, or not what it says, hands in. */
export const badMedia: readonly BadMedia[] = [...asImages, ...asClips].map(
  ([what, mimeType, bytesOf]) => ({ what, mimeType, bytesOf }),
);
