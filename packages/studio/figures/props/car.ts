import { between, point, polar } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  ellipsePath,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
} from '../brush/ink.ts';
import { darken, mix } from '../../painting/palette/colour.ts';
import { svgAt } from './furniture.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/** The inside of an open car and its windscreen, behind the driver. */
export const carBack: DrawProp = (spot) => {
  if (isVan(spot)) {
    vanBack(spot);
    return;
  }
  const { ink, tones, size, accent, thingColour } = spot;
  const colour = carColour(accent, thingColour);
  fillShape(
    ink,
    svgAt(0, 0, size, 'M -168 -120 C -168 -190 -120 -226 -84 -226 L -62 -226 L -50 -120 Z'),
    tones.cloth('#4a3b46'),
    5,
  );
  fillShape(
    ink,
    svgAt(0, 0, size, 'M -250 -128 C -230 -176 230 -176 262 -128 L 240 -100 L -230 -100 Z'),
    tones.cloth(darken(colour, 0.35)),
    3,
  );
};

const carColour = (accent: string, told: string | null): string =>
  told ?? mix('#e4573d', accent, 0.15);

/** Whoever drives one sits within it, behind its window. */
const isVan = ({ thing }: PropSpot): boolean => thing === 'drawn-van-side';

const vanBack: DrawProp = ({ ink, tones, size }) => {
  fillShape(
    ink,
    boxPath(-160 * size, -400 * size, 390 * size, 300 * size, 20 * size),
    tones.cloth('#38414f'),
    5,
  );
  fillShape(
    ink,
    svgAt(0, 0, size, 'M -150 -90 L -150 -280 C -150 -300 -104 -300 -98 -280 L -88 -120 Z'),
    tones.cloth('#4a3b46'),
    5,
  );
};

const vanFront: DrawProp = (spot) => {
  const { ink, tones, size, accent, thingColour } = spot;
  const colour = carColour(accent, thingColour);
  const paint = tones.cloth(colour);
  fillFlat(
    ink,
    svgAt(0, 0, size, 'M 150 -168 L 196 -352 L 140 -366 L 112 -168 Z'),
    'rgba(196,230,255,0.4)',
  );
  // The box behind the driver, the roof above, the doors and the bonnet below: the window stays open.
  fillShape(
    ink,
    svgAt(
      0,
      0,
      size,
      'M -470 -52 L -470 -392 C -470 -424 -452 -436 -424 -436 L 118 -436 C 160 -436 184 -424 200 -396 L 262 -196 C 322 -184 352 -160 356 -118 L 358 -52 C 358 -40 352 -36 340 -36 L -456 -36 C -466 -36 -470 -42 -470 -52 Z M -112 -176 L 176 -176 L 134 -350 C 130 -364 122 -370 108 -370 L -100 -370 C -108 -370 -112 -364 -112 -354 Z',
    ),
    paint,
    9,
  );
  strokePath(ink, svgAt(0, 0, size, 'M -124 -422 L -124 -44 M 196 -170 L 196 -44'), paint.shade, 3);
  strokePath(ink, svgAt(0, 0, size, 'M -460 -206 L -132 -206'), paint.shade, 3);
  fillFlat(
    ink,
    boxPath(-96 * size, -146 * size, 38 * size, 8 * size, 3),
    tones.flat(darken(colour, 0.4)),
  );
  fillFlat(ink, ellipsePath(344 * size, -116 * size, 12 * size, 20 * size), tones.flat('#fff3c2'));
  fillShape(
    ink,
    boxPath(-482 * size, -58 * size, 850 * size, 18 * size, 8),
    tones.cloth('#c9ced8'),
    3,
  );
  for (const x of [-330, 232]) wheel(spot, x, colour);
};

/** A wheel in its arch. */
function wheel({ ink, tones, size, seconds }: PropSpot, x: number, colour: string): void {
  fillFlat(ink, circlePath(x * size, -48 * size, 56 * size), tones.flat(darken(colour, 0.55)));
  fillFlat(ink, circlePath(x * size, -46 * size, 46 * size), tones.flat('#2d3142'));
  fillShape(ink, circlePath(x * size, -46 * size, 24 * size), tones.cloth('#d5dae3'), 4);
  for (let index = 0; index < 3; index++) {
    const angle = seconds * 5 + (index * Math.PI) / 3;
    const middle = point(x * size, -46 * size);
    strokeLine(
      ink,
      [polar(middle, angle, 19 * size), polar(middle, angle + Math.PI, 19 * size)],
      tones.flat('#8b95a8'),
      4 * size,
    );
  }
}

export const carFront: DrawProp = (spot) => {
  if (isVan(spot)) {
    vanFront(spot);
    return;
  }
  const { ink, tones, size, accent, thingColour } = spot;
  const colour = carColour(accent, thingColour);
  const paint = tones.cloth(colour);
  fillFlat(
    ink,
    svgAt(0, 0, size, 'M 102 -158 L 142 -258 L 152 -258 L 134 -152 Z'),
    'rgba(196,230,255,0.55)',
  );
  strokePath(ink, svgAt(0, 0, size, 'M 132 -152 L 156 -258'), tones.flat('#3a3f52'), 6 * size);
  fillShape(
    ink,
    svgAt(
      0,
      0,
      size,
      'M -268 -112 C -266 -140 -240 -152 -200 -152 L -170 -152 C -150 -128 -60 -122 60 -140 L 128 -156 C 200 -160 268 -134 278 -92 C 284 -66 280 -44 266 -42 L -258 -42 C -272 -46 -272 -90 -268 -112 Z',
    ),
    paint,
    9,
  );
  strokePath(
    ink,
    svgAt(0, 0, size, 'M -92 -124 L -92 -58 C -40 -50 40 -50 92 -58 L 96 -146'),
    paint.shade,
    3,
  );
  fillFlat(
    ink,
    boxPath(-78 * size, -112 * size, 34 * size, 7 * size, 3),
    tones.flat(darken(colour, 0.35)),
  );
  fillFlat(ink, ellipsePath(262 * size, -96 * size, 12 * size, 16 * size), tones.flat('#fff3c2'));
  fillShape(
    ink,
    boxPath(-280 * size, -58 * size, 568 * size, 17 * size, 8),
    tones.cloth('#c9ced8'),
    3,
  );
  for (const x of [-166, 176]) wheel(spot, x, colour);
};

/** A steering wheel between the hands, seen from its side. */
export const steering: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  const angle = 0.32;
  strokeLine(
    ink,
    [middle, point(middle.x + 44 * size, middle.y + 52 * size)],
    tones.flat('#3a3f52'),
    11 * size,
  );
  strokePath(
    ink,
    ellipsePath(middle.x, middle.y, 19 * size, 48 * size, angle),
    tones.flat('#2d3142'),
    9 * size,
  );
  strokeLine(
    ink,
    [polar(middle, angle, 15 * size), polar(middle, angle + Math.PI, 15 * size)],
    tones.flat('#2d3142'),
    7 * size,
  );
};
