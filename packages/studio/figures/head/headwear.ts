import { darken, lighten, mix } from '../../painting/palette/colour.ts';
import type { FigureLook, Headwear } from '../figure.ts';
import { point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  ellipsePath,
  fillFlat,
  fillShape,
  strokeLine,
  svgPath,
  strokePath,
  fixedPath,
  fillFixed,
  type Ink,
} from '../brush/ink.ts';
import type { ToneMaker } from '../brush/tones.ts';

interface Hat {
  /** Hair above this line of the head's frame is under the hat. */
  readonly hairFrom: number;
  readonly back: (ink: Ink, tones: ToneMaker, colour: string) => void;
  readonly front: (ink: Ink, tones: ToneMaker, colour: string) => void;
}

const nothing = (): void => undefined;
const dome = fixedPath(
  'M -47 -17 C -50 -48 -32 -68 0 -68 C 32 -68 50 -48 47 -17 C 20 -26 -20 -26 -47 -17 Z',
);
const hat = (hairFrom: number, front: Hat['front'], back: Hat['back'] = nothing): Hat => ({
  hairFrom,
  front,
  back,
});

const hats: Readonly<Record<Headwear, Hat>> = {
  none: hat(-400, nothing),
  cap: hat(-24, (ink, tones, colour) => {
    fillFixed(ink, dome, tones.cloth(colour), 6);
    fillFixed(
      ink,
      fixedPath('M 2 -28 C 24 -36 56 -34 72 -19 C 74 -14 70 -13 64 -14 C 44 -19 22 -18 4 -18 Z'),
      tones.cloth(darken(colour, 0.18)),
      3,
    );
    fillFlat(ink, ellipsePath(-2, -67, 6, 3), tones.flat(darken(colour, 0.2)));
  }),
  beanie: hat(-22, (ink, tones, colour) => {
    fillFixed(
      ink,
      fixedPath('M -46 -22 C -50 -58 -28 -74 0 -74 C 28 -74 50 -58 46 -22 Z'),
      tones.cloth(colour),
      6,
    );
    fillShape(ink, circlePath(0, -78, 11), tones.cloth(lighten(colour, 0.5)), 3);
    fillShape(ink, boxPath(-49, -37, 98, 20, 9), tones.cloth(lighten(colour, 0.2)), 4);
    for (let x = -38; x <= 38; x += 12.6)
      strokeLine(ink, [point(x, -32), point(x, -22)], tones.flat(colour), 2);
  }),
  'sun-hat': hat(-24, (ink, tones, colour) => {
    const straw = tones.cloth('#edcf8e');
    fillShape(ink, ellipsePath(2, -21, 84, 15, -0.05), straw, 5);
    fillFixed(
      ink,
      fixedPath(
        'M -43 -25 C -46 -62 -26 -72 0 -72 C 28 -72 48 -62 45 -25 C 20 -15 -20 -15 -43 -25 Z',
      ),
      straw,
      6,
    );
    fillFixed(
      ink,
      fixedPath('M -44 -38 C -20 -28 22 -28 46 -38 L 45 -25 C 20 -15 -20 -15 -43 -25 Z'),
      tones.cloth(colour),
      3,
    );
  }),
  'top-hat': hat(-24, (ink, tones, colour) => {
    const felt = tones.cloth('#2b2a33');
    fillFixed(
      ink,
      fixedPath(
        'M -40 -26 C -41 -52 -44 -76 -46 -90 C -20 -98 24 -98 48 -90 C 46 -76 43 -52 42 -26 C 20 -18 -20 -18 -40 -26 Z',
      ),
      felt,
      6,
    );
    fillFixed(
      ink,
      fixedPath('M -41 -44 C -20 -36 22 -36 43 -44 L 42 -27 C 20 -19 -20 -19 -40 -27 Z'),
      tones.cloth(colour),
      3,
    );
    fillShape(ink, ellipsePath(2, -22, 66, 11, -0.04), felt, 5);
  }),
  'chef-hat': hat(-22, (ink, tones) => {
    const white = tones.cloth('#fbfaf6');
    const cloud = svgPath('');
    for (const [x, y, r] of [
      [0, -82, 32],
      [-30, -76, 24],
      [30, -76, 24],
      [-12, -98, 24],
      [16, -97, 23],
    ] as const)
      cloud.addPath(circlePath(x, y, r));
    fillShape(ink, cloud, white, 7);
    fillFixed(ink, fixedPath('M -42 -62 L 42 -62 L 45 -20 C 20 -28 -20 -28 -45 -20 Z'), white, 6);
    for (const x of [-20, 0, 20])
      strokeLine(ink, [point(x, -60), point(x * 1.06, -40)], white.shade, 2);
  }),
  'hard-hat': hat(-22, (ink, tones) => {
    const yellow = tones.cloth('#f7b92b');
    fillFixed(ink, dome, yellow, 7);
    fillFixed(
      ink,
      fixedPath('M -10 -70 C -6 -76 10 -76 14 -70 L 16 -27 L -8 -27 Z'),
      tones.cloth('#ffcf5c'),
      3,
    );
    fillFixed(
      ink,
      fixedPath(
        'M -52 -23 C -24 -34 40 -36 62 -20 C 64 -14 60 -13 54 -14 C 20 -22 -20 -22 -48 -14 C -54 -14 -54 -20 -52 -23 Z',
      ),
      tones.cloth('#eaa514'),
      3,
    );
  }),
  helmet: hat(10, (ink, tones, colour) => {
    const shell = tones.cloth(mix(colour, '#8d99ac', 0.25));
    fillFixed(
      ink,
      fixedPath(
        'M -49 14 C -58 -42 -36 -70 2 -70 C 40 -70 54 -46 48 -16 C 30 -26 -8 -28 -28 -22 C -34 -10 -34 4 -35 16 C -40 20 -48 20 -49 14 Z',
      ),
      shell,
      7,
    );
    strokePath(
      ink,
      fixedPath('M -34 -40 C -22 -56 0 -60 20 -56'),
      tones.flat(lighten(colour, 0.45)),
      4,
    );
    strokeLine(ink, [point(-37, 12), point(-28, 36), point(2, 50)], tones.flat('#2c2a38'), 3.4);
  }),
  headscarf: hat(
    400,
    (ink, tones, colour) => {
      const cloth = tones.cloth(colour);
      const scarf = fixedPath(
        'M -46 -4 C -54 -44 -34 -64 4 -64 C 42 -64 56 -36 48 2 C 50 34 40 58 6 62 C -20 62 -34 50 -42 30 Z M -26 -20 C -36 4 -30 40 4 47 C 34 44 46 12 38 -18 C 28 -34 -14 -36 -26 -20 Z',
      );
      ink.context.fillStyle = cloth.base;
      ink.context.fill(scarf, 'evenodd');
      strokePath(ink, fixedPath('M -27 -20 C -36 4 -30 40 4 47'), cloth.shade, 4);
      strokePath(
        ink,
        fixedPath('M -38 -26 C -32 -48 -14 -56 6 -57'),
        tones.flat(lighten(colour, 0.22)),
        3,
      );
      fillFixed(
        ink,
        fixedPath(
          'M -34 40 C -16 58 26 60 40 38 C 50 56 46 78 34 84 C 6 92 -30 88 -40 76 C -46 62 -42 50 -34 40 Z',
        ),
        cloth,
        5,
      );
      strokePath(ink, fixedPath('M -30 56 C -10 70 20 68 38 54'), cloth.shade, 2.6);
    },
    (ink, tones, colour) => {
      fillFixed(
        ink,
        fixedPath('M -48 -10 C -56 40 -56 70 -46 92 C -10 104 30 100 44 84 L 40 -10 Z'),
        tones.cloth(darken(colour, 0.14)),
        4,
      );
    },
  ),
  turban: hat(-14, (ink, tones, colour) => {
    const cloth = tones.cloth(colour);
    fillFixed(
      ink,
      fixedPath(
        'M -49 -12 C -62 -50 -34 -80 2 -80 C 40 -80 62 -50 47 -14 C 30 -30 16 -36 2 -38 C -14 -34 -32 -26 -49 -12 Z',
      ),
      cloth,
      7,
    );
    for (const line of [
      'M 2 -38 C -16 -52 -34 -54 -50 -44',
      'M 2 -38 C -8 -58 -20 -66 -36 -66',
      'M 2 -38 C 20 -50 36 -54 50 -44',
      'M 2 -38 C 12 -58 26 -66 40 -62',
    ])
      strokePath(ink, fixedPath(line), cloth.shade, 3);
  }),
  crown: hat(-400, (ink, tones) => {
    fillFixed(
      ink,
      fixedPath(
        'M -38 -38 L -46 -82 L -22 -62 L 0 -90 L 22 -62 L 46 -82 L 38 -38 C 14 -46 -14 -46 -38 -38 Z',
      ),
      tones.cloth('#f5c83c'),
      5,
    );
    for (const [x, y] of [
      [-46, -82],
      [0, -90],
      [46, -82],
    ] as const)
      fillFlat(ink, circlePath(x, y, 4.6), tones.flat('#ffe28a'));
    for (const [x, colour] of [
      [-22, '#3b7dd8'],
      [0, '#d8344b'],
      [22, '#3b7dd8'],
    ] as const)
      fillFlat(ink, circlePath(x, -51, 4.6), tones.flat(colour));
  }),
  'police-cap': hat(-22, (ink, tones) => {
    fillFixed(
      ink,
      fixedPath('M -44 -34 C -60 -52 -46 -70 0 -74 C 46 -70 64 -52 46 -34 Z'),
      tones.cloth('#22325e'),
      6,
    );
    fillFlat(
      ink,
      fixedPath('M -44 -38 C -20 -44 22 -44 46 -38 L 46 -24 C 20 -30 -20 -30 -44 -24 Z'),
      tones.flat('#161d38'),
    );
    fillFixed(
      ink,
      fixedPath('M -20 -28 C 6 -36 44 -34 58 -20 C 60 -14 54 -12 48 -14 C 28 -20 4 -20 -20 -20 Z'),
      tones.cloth('#11141f'),
      2,
    );
    fillFlat(
      ink,
      fixedPath(
        'M 4 -62 L 7 -54 L 15 -53 L 9 -47 L 11 -39 L 4 -43 L -3 -39 L -1 -47 L -7 -53 L 1 -54 Z',
      ),
      tones.flat('#f2c744'),
    );
  }),
  graduation: hat(-26, (ink, tones) => {
    fillFixed(
      ink,
      fixedPath('M -44 -26 L -42 -52 L 44 -52 L 45 -26 C 20 -34 -20 -34 -44 -26 Z'),
      tones.cloth('#2b2a45'),
      5,
    );
    fillFixed(ink, fixedPath('M -72 -56 L 2 -80 L 76 -56 L 2 -34 Z'), tones.cloth('#39375c'), 5);
    strokeLine(ink, [point(2, -57), point(52, -46), point(54, -14)], tones.flat('#f2c744'), 3);
    fillFlat(ink, boxPath(49, -16, 10, 18, 3), tones.flat('#f2c744'));
  }),
};

export const hatOf = (look: FigureLook): Hat => hats[look.headwear];
/** A hat has a colour of its own that goes with the clothes. */
export const hatColour = (look: FigureLook): string =>
  look.headwear === 'helmet' && look.outfit === 'armour'
    ? '#a9b4c4'
    : mix(look.top, look.bottom, 0.35);
