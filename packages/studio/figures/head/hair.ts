import type { Path2D } from '@napi-rs/canvas';
import type { FigureLook, HairStyle } from '../figure.ts';
import { circlePath, fillFixed, strokePath, svgPath, type Ink } from '../brush/ink.ts';
import type { PersonTones } from '../brush/tones.ts';

/** Shapes of a hair style in the head's frame of 84 × 98 units; strands are lines in the light. */
interface Hair {
  /** Behind neck and shoulders. */
  readonly back: readonly Path2D[];
  /** Over the forehead and before the ears. */
  readonly front: readonly Path2D[];
  readonly strands: readonly Path2D[];
}

const puff = (circles: readonly (readonly [number, number, number])[]): Path2D => {
  const path = svgPath('M 0 0');
  for (const [x, y, r] of circles) path.addPath(circlePath(x, y, r));
  return path;
};

const shortBack = svgPath(
  'M -45 14 C -52 -30 -40 -58 0 -58 C 40 -58 50 -30 44 6 C 40 16 -38 26 -45 14 Z',
);
const crown = svgPath(
  'M -44 8 C -53 -28 -40 -60 2 -60 C 40 -60 52 -34 43 -6 C 42 -16 39 -22 34 -27 C 14 -22 -12 -26 -25 -36 C -29 -26 -35 -18 -36 6 C -38 12 -43 13 -44 8 Z',
);
const parted = svgPath(
  'M -44 10 C -54 -26 -42 -60 -4 -62 C 32 -66 54 -40 43 -4 C 42 -14 40 -20 35 -25 C 22 -22 8 -26 -4 -40 C -12 -28 -32 -24 -36 8 C -38 13 -43 14 -44 10 Z',
);
const sides = svgPath(
  'M -45 12 C -50 -10 -46 -22 -40 -28 C -38 -16 -37 -6 -36 8 C -38 16 -44 16 -45 12 Z',
);
const bangs = svgPath(
  'M -45 24 C -56 -28 -42 -61 0 -61 C 42 -61 54 -28 45 20 C 41 18 40 8 40 -10 C 36 -16 34 -18 33 -21 C 12 -16 -12 -18 -30 -22 C -36 -12 -38 4 -38 22 C -40 28 -44 28 -45 24 Z',
);
const middlePart = svgPath(
  'M -45 26 C -56 -28 -42 -61 0 -61 C 42 -61 54 -28 45 22 C 41 18 40 4 37 -12 C 30 -22 18 -32 6 -42 C -8 -28 -28 -20 -36 -8 C -38 4 -38 18 -39 26 C -41 30 -44 30 -45 26 Z',
);
const pulledBack = svgPath(
  'M -44 6 C -52 -30 -40 -59 2 -59 C 40 -59 51 -32 43 -8 C 38 -26 20 -38 2 -38 C -18 -36 -34 -22 -37 2 C -39 9 -43 10 -44 6 Z',
);

const shine = svgPath('M -30 -38 C -22 -50 -8 -54 8 -54');
const fall = svgPath('M -42 4 C -46 26 -45 44 -43 60');

const styles: Readonly<Record<HairStyle, Hair>> = {
  bald: { back: [], front: [], strands: [] },
  short: { back: [shortBack], front: [crown], strands: [shine] },
  'side-parted': {
    back: [shortBack],
    front: [parted],
    strands: [
      svgPath('M -2 -44 C 10 -54 24 -54 34 -44'),
      svgPath('M -36 -22 C -34 -36 -24 -46 -14 -50'),
    ],
  },
  curly: {
    back: [
      puff([
        [-38, -8, 16],
        [-44, -26, 15],
        [40, -8, 13],
        [0, -30, 40],
      ]),
    ],
    front: [
      puff([
        [-40, -14, 12],
        [-38, -32, 14],
        [-26, -46, 15],
        [-8, -52, 16],
        [12, -52, 15],
        [28, -45, 14],
        [38, -32, 12],
        [-14, -38, 13],
        [6, -40, 13],
        [24, -36, 11],
        [-40, 2, 8],
      ]),
    ],
    strands: [
      svgPath('M -30 -50 C -26 -58 -16 -58 -12 -52'),
      svgPath('M 4 -58 C 10 -64 20 -62 22 -55'),
    ],
  },
  afro: {
    back: [
      puff([
        [0, -26, 60],
        [-44, -6, 30],
        [42, -8, 28],
        [-30, -54, 32],
        [28, -56, 32],
      ]),
    ],
    front: [
      svgPath(
        'M -46 10 C -60 -30 -44 -72 0 -74 C 46 -72 60 -32 46 2 C 42 -12 39 -20 33 -25 C 12 -32 -14 -32 -29 -26 C -36 -18 -38 -6 -38 6 C -40 14 -45 14 -46 10 Z',
      ),
    ],
    strands: [svgPath('M -42 -52 C -34 -70 -18 -78 0 -79')],
  },
  bob: {
    back: [
      svgPath(
        'M -46 -10 C -48 -66 48 -66 46 -10 C 50 20 50 36 46 46 C 20 54 -24 54 -48 46 C -54 34 -52 14 -46 -10 Z',
      ),
    ],
    front: [
      bangs,
      svgPath('M -44 -8 C -52 10 -54 34 -48 46 C -40 50 -34 46 -33 40 C -38 24 -38 8 -37 -8 Z'),
      svgPath('M 43 -10 C 50 12 51 34 46 45 C 42 48 38 45 38 40 C 40 24 41 8 39 -8 Z'),
    ],
    strands: [shine],
  },
  long: {
    back: [
      svgPath(
        'M -46 -8 C -50 -66 50 -66 46 -8 C 50 30 54 70 46 98 C 20 108 -28 108 -50 98 C -58 66 -52 24 -46 -8 Z',
      ),
    ],
    front: [
      middlePart,
      svgPath('M -44 -4 C -54 26 -56 66 -50 96 C -42 102 -34 98 -32 88 C -38 56 -38 26 -37 -2 Z'),
    ],
    strands: [shine, fall],
  },
  bun: {
    back: [circlePath(-10, -66, 23), shortBack],
    front: [pulledBack],
    strands: [
      svgPath('M -24 -74 C -18 -82 -6 -82 2 -76'),
      svgPath('M -32 -32 C -24 -46 -10 -50 4 -50'),
    ],
  },
  ponytail: {
    back: [
      svgPath(
        'M -34 -50 C -66 -62 -92 -30 -84 12 C -80 38 -74 56 -58 72 C -52 52 -50 30 -53 6 C -54 -10 -44 -18 -33 -20 Z',
      ),
      shortBack,
    ],
    front: [pulledBack],
    strands: [
      svgPath('M -32 -32 C -24 -46 -10 -50 4 -50'),
      svgPath('M -58 -18 C -70 0 -70 20 -66 40'),
    ],
  },
  braids: {
    back: [shortBack],
    front: [
      middlePart,
      puff([
        [-47, 30, 9],
        [-49, 46, 10],
        [-49, 62, 10],
        [-48, 77, 9],
        [-47, 90, 6],
      ]),
      puff([
        [46, 28, 8],
        [48, 43, 9],
        [48, 58, 9],
        [47, 72, 8],
        [46, 84, 5],
      ]),
    ],
    strands: [shine],
  },
};

/** Full hair is pressed flat by a hat. */
const styleOf = (look: FigureLook): HairStyle =>
  look.headwear !== 'none' &&
  look.headwear !== 'crown' &&
  (look.hair === 'afro' || look.hair === 'curly')
    ? 'short'
    : look.hair;

export function drawHairBack(ink: Ink, look: FigureLook, tones: PersonTones): void {
  const { base, shade } = tones.hair;
  const style = styleOf(look);
  const isRound = style === 'afro' || style === 'curly';
  for (const path of styles[style].back)
    fillFixed(ink, path, isRound ? { base, shade } : { base: shade, shade }, isRound ? 7 : 0);
  if (look.hair === 'ponytail' || look.hair === 'bun')
    for (const path of styles[look.hair].back.slice(0, 1)) fillFixed(ink, path, { base, shade }, 5);
}

export function drawHairFront(ink: Ink, look: FigureLook, tones: PersonTones): void {
  const { hair } = tones;
  if (look.hair === 'bald') {
    if (look.age === 'old') fillFixed(ink, sides, hair, 3);
    return;
  }
  const { front, strands } = styles[styleOf(look)];
  for (const path of front) fillFixed(ink, path, hair, 6);
  for (const path of strands) strokePath(ink, path, tones.hairLight, 3);
}

const fullBeard = svgPath(
  'M -41 4 C -42 30 -30 56 4 56 C 32 56 42 30 41 4 C 38 14 34 20 28 19 C 22 15 14 15 10 19 C 6 15 -4 15 -10 19 C -18 22 -28 20 -33 4 Z',
);

export function drawBeard(ink: Ink, tones: PersonTones, faceX: number): void {
  ink.context.save();
  ink.context.translate(faceX * 0.3, 0);
  fillFixed(ink, fullBeard, tones.hair, 5);
  ink.context.restore();
}
