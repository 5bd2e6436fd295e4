import { makePng, pngChunk, uint32 } from './bytes.ts';
import { changed, encoded } from './make.ts';
import { narrow, type OddFile, picture, sentences } from './odd-file.ts';
import { one, jpeg } from './picture-sources.ts';
import { png5, lines } from './odd-pngs.ts';

const dense = (x: number, y: number) =>
  pngChunk('pHYs', Buffer.concat([uint32(x), uint32(y), Buffer.from([0])]));
const grey = (width: number, height: number, before: readonly Buffer[] = []) =>
  makePng({ width, height, depth: 1, colour: 0, pixel: [1], before });

export const pictureSizes: OddFile[] = [
  ...(
    [
      [1, 1],
      [1, 20],
      [20, 1],
      [7, 3],
      [1_000, 1_500],
    ] as const
  ).map(([width, height]): OddFile => ({
    what: `a PNG of ${width} × ${height}`,
    bytes: () => grey(width, height),
    becomes: picture(width, height),
  })),
  ...(
    [
      [1, 21],
      [21, 1],
      [3, 100],
    ] as const
  ).map(([width, height]): OddFile => ({
    what: `a PNG of ${width} × ${height}`,
    bytes: () => grey(width, height),
    becomes: narrow(width, height),
  })),
  {
    what: 'a PNG of 20,000 × 1,000',
    bytes: () => grey(20_000, 1_000),
    becomes: picture(3_840, 192, 'wwww'),
  },
  {
    what: 'a PNG of 3,000 × 20,000',
    bytes: () => grey(3_000, 20_000),
    becomes: picture(576, 3_840, 'wwww'),
  },
  {
    what: 'a PNG of 20,000 × 20,000',
    bytes: () => png5({ width: 20_000, height: 20_000, depth: 1, colour: 0 }, lines),
    becomes: sentences.largePicture,
  },
  {
    what: 'a PNG of 8,200 × 8,100',
    bytes: () => png5({ width: 8_200, height: 8_100, depth: 1, colour: 0 }, lines),
    becomes: sentences.largePicture,
  },
  {
    what: 'a PNG of 8,100 × 8,100',
    bytes: () => grey(8_100, 8_100),
    becomes: picture(3_840, 3_840),
  },
  {
    what: 'a PNG of 30,000 × 300',
    bytes: () => grey(30_000, 300),
    becomes: narrow(3_840, 38),
  },
  {
    what: 'a GIF of 4,000 × 3,000 that stands still',
    bytes: encoded('gif', 'color=red:s=4000x3000', one),
    becomes: picture(3_840, 2_880, 'rrrr'),
  },
  ...(
    [
      ['twice as wide as high', 1, 2, picture(40, 30)],
      ['half as wide as high', 2, 1, picture(40, 30)],
      ['as wide as high', 300, 300, picture(40, 30)],
      ['of no size', 0, 0, picture(40, 30)],
      ['65,280 times as wide as high', 1, 65_280, picture(40, 30)],
      ['65,280 times as high as wide', 65_280, 1, picture(40, 30)],
    ] as const
  ).map(([what, x, y, becomes]): OddFile => ({
    what: `a PNG whose pixels are ${what}`,
    bytes: () => grey(40, 30, [dense(x, y)]),
    becomes,
  })),
  ...(
    [
      ['twice as wide as high', 1, 2, picture(96, 64)],
      ['65,535 times as wide as high', 1, 65_535, picture(96, 64)],
    ] as const
  ).map(([what, x, y, becomes]): OddFile => ({
    what: `a JPEG whose pixels are ${what}`,
    bytes: changed(jpeg, (bytes) => {
      const denser = Buffer.from(bytes);
      const at = denser.indexOf('JFIF');
      denser.writeUInt16BE(x, at + 8);
      denser.writeUInt16BE(y, at + 10);
      denser[at + 7] = 0;
      return denser;
    }),
    becomes,
  })),
];
