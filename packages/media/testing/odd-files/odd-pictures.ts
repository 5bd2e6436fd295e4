import { pictureSizes } from './picture-sizes.ts';
import { oddPngs } from './odd-pngs.ts';
import { heldPictures } from './held-pictures.ts';
import { jpegSegment, latin1, makeFlatJpeg, makeGif, pngChunk, withSegment } from './bytes.ts';
import { changed, encoded, quarters } from './make.ts';
import { chosenOf, cut, type OddFile, picture, sentences } from './odd-file.ts';
import { jpeg, png, webp, gif, avifOf, avif, behindHeader, one } from './picture-sources.ts';

const coded: OddFile[] = [
  ...['yuvj420p', 'yuvj422p', 'yuvj440p', 'yuvj444p', 'gray'].map((form): OddFile => ({
    what: `a JPEG of ${form}`,
    bytes: encoded('jpg', 'color=white:s=64x48', [...one, '-pix_fmt', form]),
    becomes: picture(64, 48, 'wwww'),
  })),
  ...[1, 3, 4].flatMap((components) =>
    [false, true].map((isProgressive): OddFile => ({
      what: `a JPEG of ${components} components${isProgressive ? ', progressive' : ''}`,
      bytes: () => makeFlatJpeg({ components, isProgressive }),
      becomes: picture(16, 16),
    })),
  ),
  {
    what: 'a JPEG of four inks, as printers take it',
    bytes: () =>
      makeFlatJpeg({
        components: 4,
        before: [jpegSegment(0xee, Buffer.from('Adobe\0d\0\0\0\0\0', 'latin1'))],
      }),
    becomes: picture(16, 16),
  },
  { what: 'a WebP without loss', bytes: webp, becomes: picture(96, 64, 'rgbw') },
  {
    what: 'a WebP with loss',
    bytes: encoded('webp', quarters(96, 64), [...one, '-quality', '90']),
    becomes: picture(96, 64, 'rgbw'),
  },
  ...['0', '1'].map((lossless): OddFile => ({
    what: `a WebP that shines through (lossless ${lossless})`,
    bytes: encoded('webp', 'color=red@0.0:s=64x48,format=rgba', [...one, '-lossless', lossless]),
    becomes: picture(64, 48, 'wwww'),
  })),
  ...['yuv420p', 'yuv422p', 'yuv444p', 'yuv420p10le', 'yuv444p12le', 'gray'].map(
    (form): OddFile => ({
      what: `an AVIF of ${form}`,
      bytes: avifOf(['-pix_fmt', form], 'color=white:s=64x48'),
      becomes: picture(64, 48, 'wwww'),
    }),
  ),
  { what: 'an AVIF with colours', bytes: avif, becomes: picture(96, 64, 'rgbw') },
  {
    what: 'an AVIF that shines through',
    bytes: encoded(
      'avif',
      ['color=red:s=64x48,format=yuv420p', 'color=black:s=64x48,format=gray'],
      [
        ...['-map', '0:v', '-map', '1:v', ...one, '-c:v', 'libaom-av1', '-cpu-used', '8'],
        ...['-still-picture', '1'],
      ],
    ),
    becomes: picture(64, 48, 'wwww'),
  },
  {
    what: 'an AVIF in high dynamic range',
    bytes: avifOf(
      [
        '-pix_fmt',
        'yuv420p10le',
        '-color_trc',
        'smpte2084',
        '-color_primaries',
        'bt2020',
        '-colorspace',
        'bt2020nc',
      ],
      'color=white:s=64x48',
    ),
    becomes: picture(64, 48, 'wwww'),
  },
  {
    what: 'a GIF that shines through',
    bytes: () => makeGif([0], { isClear: true }),
    becomes: picture(40, 30, 'wwww'),
  },
  { what: 'a GIF that ends at once', bytes: () => makeGif([0]), becomes: picture(40, 30, 'rrrr') },
  {
    what: 'an AVIF of tiles',
    bytes: changed(avif, (bytes) => {
      const tiled = Buffer.from(bytes);
      tiled.write('grid', tiled.indexOf('av01', tiled.indexOf('infe')), 'latin1');
      return tiled;
    }),
    becomes: 'AVIF pictures made of tiles cannot be read. Save it as JPEG.',
  },
  {
    what: 'a GIF of 1987',
    bytes: changed(gif, (bytes) => Buffer.concat([latin1('GIF87a'), bytes.subarray(6)])),
    becomes: picture(96, 64, 'rgbw'),
  },
];

const sources = { JPEG: jpeg, PNG: png, WebP: webp, AVIF: avif } as const;

const halves: OddFile[] = Object.entries(sources).flatMap(([what, make]) =>
  [0.2, 0.4, 0.6, 0.9].map((share): OddFile => ({
    what: `${what}, of which ${100 * share} % are there`,
    bytes: changed(make, (bytes) => cut(bytes, share)),
    becomes: sentences.picture,
  })),
);

const script = latin1('<script>alert("odd")</script><?php echo "odd"; ?>');
const archive = Buffer.concat([latin1('PK\u0003\u0004'), script, latin1('PK\u0005\u0006')]);

/** Files that are two things at once: the first is kept, written anew. */
const twofold: OddFile[] = [
  ...Object.entries({ ...sources, GIF: gif }).flatMap(([what, make]) =>
    (
      [
        ['a page', script],
        ['an archive', archive],
      ] as const
    ).map(([second, behind]): OddFile => ({
      what: `a ${what} with ${second} behind it`,
      bytes: changed(make, (bytes) => Buffer.concat([bytes, behind])),
      // A reader of PNG expects another picture there.
      becomes: what === 'PNG' ? sentences.picture : picture(96, 64, 'rgbw'),
    })),
  ),
  {
    what: 'a JPEG with a page as its comment',
    bytes: changed(jpeg, (bytes) => withSegment(bytes, 0xfe, script)),
    becomes: picture(96, 64, 'rgbw'),
  },
  {
    what: 'a PNG with a page as its note',
    bytes: changed(png, (bytes) =>
      behindHeader(bytes, pngChunk('tEXt', Buffer.concat([latin1('a\0'), script]))),
    ),
    becomes: picture(96, 64, 'rgbw'),
  },
  ...(
    [
      ['a PNG called a clip', 'clip.mp4', png],
      ['a JPEG called a list', 'list.m3u8', jpeg],
      ['a WebP called a series', 'picture%03d.jpg', webp],
      ['a PNG called an option', '-vf.png', png],
      ['a JPEG called a protocol', 'concat:a|b.jpg', jpeg],
    ] as const
  ).map(([what, name, bytes]): OddFile => ({
    ...{ what, name, bytes },
    becomes: picture(96, 64, 'rgbw'),
  })),
];

export const oddPictures: readonly OddFile[] = [
  ...chosenOf(heldPictures, 3),
  ...chosenOf(oddPngs, 4),
  ...chosenOf(pictureSizes, 3),
  ...chosenOf(coded, 3),
  ...chosenOf(halves),
  ...chosenOf(twofold, 3),
];
