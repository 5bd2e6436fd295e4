import { exifSegment, exifTiff, pngChunk, riff, riffChunk, withSegment } from './bytes.ts';
import { changed } from './make.ts';
import { type OddFile, picture } from './odd-file.ts';
import { jpeg, png, webp, behindHeader } from './picture-sources.ts';

/** How the corners lie after each way of holding a camera (Exif 2.3, table 6). */
const turned: Readonly<Record<number, readonly [width: number, height: number, corners: string]>> =
  {
    1: [96, 64, 'rgbw'],
    2: [96, 64, 'grwb'],
    3: [96, 64, 'wbgr'],
    4: [96, 64, 'bwrg'],
    5: [64, 96, 'rbgw'],
    6: [64, 96, 'brwg'],
    7: [64, 96, 'wgbr'],
    8: [64, 96, 'gwrb'],
  };
const allWays = Object.entries(turned).map(
  ([way, [width, height, corners]]) => [Number(way), picture(width, height, corners)] as const,
);

const withExifWebp = (bytes: Buffer, tiff: Buffer): Buffer => {
  const extended = Buffer.alloc(10);
  extended[0] = 0b1000;
  extended.writeUIntLE(95, 4, 3);
  extended.writeUIntLE(63, 7, 3);
  return riff('WEBP', [riffChunk('VP8X', extended), bytes.subarray(12), riffChunk('EXIF', tiff)]);
};
export const heldPictures: OddFile[] = [
  ...allWays.flatMap(([way, becomes]): OddFile[] => [
    ...(['II', 'MM'] as const).map((order): OddFile => ({
      what: `a JPEG held in way ${way} (${order})`,
      bytes: changed(jpeg, (bytes) => withSegment(bytes, 0xe1, exifSegment(exifTiff(way, order)))),
      becomes,
    })),
    {
      what: `a PNG held in way ${way}`,
      bytes: changed(png, (bytes) => behindHeader(bytes, pngChunk('eXIf', exifTiff(way, 'MM')))),
      becomes,
    },
    {
      what: `a WebP held in way ${way}`,
      bytes: changed(webp, (bytes) => withExifWebp(bytes, exifTiff(way))),
      becomes,
    },
  ]),
  ...[0, 9, 0xffff].map((way): OddFile => ({
    what: `a JPEG held in way ${way}, which there is not`,
    bytes: changed(jpeg, (bytes) => withSegment(bytes, 0xe1, exifSegment(exifTiff(way)))),
    becomes: picture(96, 64, 'rgbw'),
  })),
  ...(
    [
      ['that is cut off', exifTiff(6).subarray(0, 15)],
      ['that begins behind its end', Buffer.from('II*\0\u00ff\u00ff\u00ff\u007f', 'latin1')],
      ['that is empty', Buffer.alloc(0)],
      ['in an order that there is not', Buffer.from('XX*\0\b\0\0\0', 'latin1')],
      [
        'that leads back to itself',
        Buffer.concat([exifTiff(1).subarray(0, 22), Buffer.from([8, 0, 0, 0])]),
      ],
      [
        'with 65,535 entries',
        Buffer.concat([Buffer.from('II*\0\b\0\0\0\u00ff\u00ff', 'latin1'), Buffer.alloc(40)]),
      ],
    ] as const
  ).map(([what, tiff]): OddFile => ({
    what: `a JPEG with a note of its camera ${what}`,
    bytes: changed(jpeg, (bytes) => withSegment(bytes, 0xe1, exifSegment(tiff))),
    becomes: picture(96, 64, 'rgbw'),
  })),
];
