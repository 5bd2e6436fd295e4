import { deflateSync } from 'node:zlib';
import {
  latin1,
  makePng,
  type PngForm,
  pngChunk,
  pngHeader,
  pngLines,
  pngSignature,
  uint32,
} from './bytes.ts';
import { type OddFile, picture, sentences } from './odd-file.ts';

const flat = (more: Partial<PngForm>): Buffer => makePng({ width: 40, height: 30, ...more });

/** What a PNG of each form may be, and the colour that it shows. */
const forms: readonly (readonly [what: string, form: Partial<PngForm>, corner: string])[] = [
  ['1 bit of grey', { depth: 1, colour: 0, pixel: [1] }, 'w'],
  ['2 bits of grey', { depth: 2, colour: 0, pixel: [3] }, 'w'],
  ['4 bits of grey', { depth: 4, colour: 0, pixel: [0] }, 'k'],
  ['8 bits of grey', { colour: 0, pixel: [255] }, 'w'],
  ['16 bits of grey', { depth: 16, colour: 0, pixel: [0] }, 'k'],
  ['8 bits of colour', { pixel: [255, 0, 0] }, 'r'],
  ['16 bits of colour', { depth: 16, pixel: [0, 0, 65_535] }, 'b'],
  ['grey and half shining through', { colour: 4, pixel: [0, 0] }, 'w'],
  ['16 bits of grey, shining through', { depth: 16, colour: 4, pixel: [0, 0] }, 'w'],
  ['colour, shining through', { colour: 6, pixel: [255, 0, 0, 0] }, 'w'],
  ['colour, not shining through', { colour: 6, pixel: [255, 0, 0, 255] }, 'r'],
  ['16 bits of colour, shining through', { depth: 16, colour: 6, pixel: [0, 0, 0, 0] }, 'w'],
];
const palette = pngChunk('PLTE', Buffer.from([255, 0, 0, 0, 0, 255]));
const paletted = [1, 2, 4, 8].map((depth): (typeof forms)[number] => [
  `a palette of ${depth} bits`,
  { depth, colour: 3, pixel: [1], before: [palette] },
  'b',
]);

/** A PNG of these lines, whatever its header says. */
export const png5 = (form: PngForm, data: Buffer, ...more: Buffer[]): Buffer =>
  Buffer.concat([pngSignature, pngHeader(form), ...more, pngChunk('IDAT', data), pngChunk('IEND')]);
export const small = { width: 40, height: 30 };
export const lines = deflateSync(pngLines(small));

export const oddPngs: OddFile[] = [
  ...[...forms, ...paletted].flatMap(([what, form, corner]) =>
    [false, true].map((isInterlaced): OddFile => ({
      what: `a PNG of ${what}${isInterlaced ? ', interlaced' : ''}`,
      bytes: () => flat({ ...form, isInterlaced }),
      becomes: picture(40, 30, corner.repeat(4)),
    })),
  ),
  {
    what: 'a PNG whose palette shines through',
    bytes: () =>
      flat({ colour: 3, pixel: [1], before: [palette, pngChunk('tRNS', Buffer.from([255, 0]))] }),
    becomes: picture(40, 30, 'wwww'),
  },
  {
    what: 'a PNG one colour of which shines through',
    bytes: () =>
      flat({ pixel: [255, 0, 0], before: [pngChunk('tRNS', Buffer.from([0, 255, 0, 0, 0, 0]))] }),
    becomes: picture(40, 30, 'wwww'),
  },
  {
    what: 'a PNG that moves',
    bytes: () =>
      flat({
        pixel: [255, 0, 0],
        before: [
          pngChunk('acTL', Buffer.concat([uint32(2), uint32(0)])),
          pngChunk(
            'fcTL',
            Buffer.concat([...[0, 40, 30, 0, 0].map(uint32), Buffer.from([0, 1, 0, 10, 0, 0])]),
          ),
        ],
      }),
    becomes: picture(40, 30, 'rrrr'),
  },
  {
    what: 'a PNG with an unknown piece that need not be known',
    bytes: () => flat({ before: [pngChunk('abCd', Buffer.alloc(9))] }),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG whose header has a wrong check sum',
    bytes: () =>
      Buffer.concat([
        ...[pngSignature, pngChunk('IHDR', pngHeader(small).subarray(8, 21), 1)],
        ...[pngChunk('IDAT', lines), pngChunk('IEND')],
      ]),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG whose lines have a wrong check sum',
    bytes: () =>
      Buffer.concat([
        ...[pngSignature, pngHeader(small), pngChunk('IDAT', lines, 1), pngChunk('IEND')],
      ]),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG without an end',
    bytes: () => Buffer.concat([pngSignature, pngHeader(small), pngChunk('IDAT', lines)]),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG without lines',
    bytes: () => Buffer.concat([pngSignature, pngHeader(small), pngChunk('IEND')]),
    becomes: sentences.picture,
  },
  {
    what: 'a PNG of nothing but its first bytes',
    bytes: () => pngSignature,
    becomes: sentences.picture,
  },
  {
    what: 'a PNG whose lines come before its header',
    bytes: () =>
      Buffer.concat([
        ...[pngSignature, pngChunk('IDAT', lines), pngHeader(small), pngChunk('IEND')],
      ]),
    becomes: sentences.picture,
  },
  {
    what: 'a PNG with two headers',
    bytes: () => png5(small, lines, pngHeader({ width: 9_000, height: 7_000 })),
    becomes: sentences.picture,
  },
  {
    what: 'a PNG with fewer lines than it says',
    bytes: () => png5(small, deflateSync(pngLines({ width: 40, height: 3 }))),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG with a thousand times the lines that it says',
    bytes: () => png5(small, deflateSync(pngLines({ width: 40, height: 30_000 }))),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG whose lines are no compressed ones',
    bytes: () => png5(small, Buffer.alloc(400, 7)),
    becomes: sentences.picture,
  },
  {
    what: 'a PNG with a filter that there is not',
    bytes: () => png5(small, deflateSync(pngLines(small).fill(9))),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG without its palette',
    bytes: () => flat({ colour: 3, pixel: [1] }),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG whose palette is empty',
    bytes: () => flat({ colour: 3, pixel: [1], before: [pngChunk('PLTE')] }),
    becomes: picture(40, 30),
  },
  ...(
    [
      ['3 bits', { depth: 3, colour: 0, pixel: [1] }],
      ['a kind of colour that there is not', { colour: 1 }],
      ['no width', { width: 0 }],
      ['no height', { height: 0 }],
    ] as const
  ).map(([what, form]): OddFile => ({
    what: `a PNG of ${what}`,
    bytes: () => png5({ ...small, ...form }, lines),
    becomes: sentences.picture,
  })),
  {
    what: 'a PNG of a width of 2,147,483,648',
    bytes: () => png5({ ...small, width: 2 ** 31 }, lines),
    becomes: sentences.largePicture,
  },
  {
    what: 'a PNG a piece of which is longer than the file',
    bytes: () => Buffer.concat([pngSignature, pngHeader(small), uint32(2 ** 31 - 1), lines]),
    becomes: sentences.picture,
  },
  {
    what: 'a PNG with a colour profile that unpacks to 64 MB',
    bytes: () =>
      flat({
        before: [
          pngChunk(
            'iCCP',
            Buffer.concat([latin1('p\0\0'), deflateSync(Buffer.alloc(6.4e7), { level: 1 })]),
          ),
        ],
      }),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG with a page as its colour profile',
    bytes: () =>
      flat({
        before: [
          pngChunk(
            'iCCP',
            Buffer.concat([latin1('p\0\0'), deflateSync(Buffer.alloc(9_000, 'alert("odd")'))]),
          ),
        ],
      }),
    becomes: picture(40, 30),
  },
  {
    what: 'a PNG with a note that unpacks to 20 MB',
    bytes: () =>
      flat({
        before: [
          pngChunk('zTXt', Buffer.concat([latin1('Comment\0\0'), deflateSync(Buffer.alloc(2e7))])),
        ],
      }),
    becomes: picture(40, 30),
  },
];
