import { box, latin1, uint32 } from './bytes.ts';
import { changed, encoded, quick } from './make.ts';
import { chosenOf, clip, cut, type OddFile, sentences } from './odd-file.ts';
import { test, mp4, fast, webm } from './clip-sources.ts';

const found = (bytes: Buffer, name: string) => bytes.indexOf(name, 0, 'latin1');
/** The clip with a number of four bytes changed, so far behind the name of a box. */
const withNumber = (name: string, behind: number, value: number) =>
  changed(mp4, (bytes) => {
    const other = Buffer.from(bytes);
    other.writeUInt32BE(value, found(other, name) + 4 + behind);
    return other;
  });

const boxes: OddFile[] = [
  {
    what: 'an MP4 of nothing but its beginning',
    bytes: changed(fast, (bytes) => bytes.subarray(0, bytes.readUInt32BE(0))),
    becomes: sentences.nothing,
  },
  {
    what: 'an MP4 without its contents',
    bytes: changed(fast, (bytes) => bytes.subarray(0, found(bytes, 'mdat') - 4)),
    becomes: sentences.clip,
  },
  {
    what: 'an MP4 without its table',
    bytes: changed(mp4, (bytes) => bytes.subarray(0, found(bytes, 'moov') - 4)),
    becomes: sentences.nothing,
  },
  {
    what: 'an MP4 with a thousand empty boxes',
    bytes: changed(mp4, (bytes) =>
      Buffer.concat([bytes, ...Array.from({ length: 1_000 }, () => box('free'))]),
    ),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'an MP4 a box of which has no end',
    bytes: changed(mp4, (bytes) => Buffer.concat([bytes, box('free', Buffer.alloc(4), 0)])),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'an MP4 a box of which is longer than the file',
    bytes: changed(mp4, (bytes) => Buffer.concat([bytes, box('free', Buffer.alloc(4), 2 ** 31)])),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'an MP4 with a thousand boxes, one in the other',
    bytes: () => {
      let inner = box('trak');
      for (let depth = 0; depth < 1_000; depth += 1) inner = box('trak', inner);
      return Buffer.concat([box('ftyp', latin1('isom\0\0\0\0isom')), box('moov', inner)]);
    },
    becomes: sentences.nothing,
  },
  {
    what: 'an MP4 with an archive behind it',
    bytes: changed(mp4, (bytes) => Buffer.concat([bytes, latin1('PK\u0003\u0004"odd"')])),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'an MP4 whose clock stands still',
    bytes: withNumber('mvhd', 12, 0),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'an MP4 that says to last 49 days',
    bytes: withNumber('mvhd', 16, 2 ** 32 - 2),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'an MP4 whose table names 268,435,455 samples',
    bytes: withNumber('stsz', 8, 2 ** 28 - 1),
    becomes: sentences.nothing,
  },
  {
    what: 'an MP4 of 200,000,000 samples of one size',
    bytes: changed(withNumber('stsz', 4, 1), (bytes) => {
      const other = Buffer.from(bytes);
      other.writeUInt32BE(200_000_000, found(other, 'stsz') + 12);
      return other;
    }),
    becomes: sentences.clip,
  },
  {
    what: 'an MP4 whose contents lie behind its end',
    bytes: withNumber('stco', 8, 2 ** 31),
    becomes: sentences.clip,
  },
  {
    what: 'an MP4 of a brand that there is not',
    bytes: changed(mp4, (bytes) => {
      const other = Buffer.from(bytes);
      other.write('zzzz', 8, 'latin1');
      return other;
    }),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'an MP4 in a coding that there is not',
    bytes: changed(mp4, (bytes) => {
      const other = Buffer.from(bytes);
      other.write('zzzz', other.indexOf('avc1', found(other, 'stsd')), 'latin1');
      return other;
    }),
    becomes: sentences.clip,
  },
  {
    what: 'an MP4 whose contents lie in a file of the machine',
    bytes: changed(mp4, (bytes) => {
      const other = Buffer.from(bytes);
      const at = found(other, 'url ');
      other.write('alis', at, 'latin1');
      other.writeUInt32BE(0, at + 4);
      return other;
    }),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'a MOV whose table unpacks to 3 GB',
    bytes: () =>
      Buffer.concat([
        box('ftyp', latin1('qt  \0\0\0\0qt  ')),
        box(
          'moov',
          box(
            'cmov',
            Buffer.concat([
              box('dcom', latin1('zlib')),
              box('cmvd', Buffer.concat([uint32(3_000_000_000), Buffer.alloc(64, 7)])),
            ]),
          ),
        ),
      ]),
    becomes: sentences.nothing,
  },
  {
    what: 'a WebM whose pictures are zeros',
    bytes: changed(webm, (bytes) => Buffer.concat([cut(bytes, 0.2), Buffer.alloc(5_000)])),
    becomes: sentences.clipEnd,
  },
];

const sources = {
  MP4: mp4,
  'MP4 with its table in front': fast,
  MOV: encoded('mov', test(), quick),
  WebM: webm,
  Matroska: encoded('mkv', test(), quick),
} as const;

/** Where nothing can be shown, and where only the end is missing. */
const damaged = (what: string, share: number) =>
  share === 0.1 || (what === 'WebM' && share < 0.5) ? sentences.clip : sentences.clipEnd;

const halves: OddFile[] = Object.entries(sources).flatMap(([what, make]) =>
  [0.1, 0.4, 0.7].map((share): OddFile => ({
    what: `${what}, of which ${100 * share} % are there`,
    bytes: changed(make, (bytes) => cut(bytes, share)),
    becomes: what === 'MP4' || what === 'MOV' ? sentences.nothing : damaged(what, share),
  })),
);

export const oddBoxes: readonly OddFile[] = [...chosenOf(boxes, 3), ...chosenOf(halves)];
