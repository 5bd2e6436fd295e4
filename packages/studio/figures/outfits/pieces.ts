import { mix } from '../../painting/palette/colour.ts';
import type { TorsoShape } from '../body/torso.ts';
import { point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  fixedPolygon,
  ellipsePath,
  fillFlat,
  fillFixed,
  strokeLine,
  svgPath,
  type Ink,
} from '../brush/ink.ts';
import type { Tone, ToneMaker } from '../brush/tones.ts';
import type { Cut } from './cut.ts';

/** What a trim is drawn with; the torso's outline is the clip. */
export interface TrimSpot {
  readonly ink: Ink;
  readonly shape: TorsoShape;
  readonly tones: ToneMaker;
  readonly cut: Cut;
  readonly skin: Tone;
}

export type DrawTrim = (spot: TrimSpot) => void;

/** A neckline in skin: `depth` and `width` in units from the neck. */
export function skinNeck(
  { ink, shape, skin }: TrimSpot,
  width: number,
  depth: number,
  pointed = false,
): void {
  const { spine, middle } = shape;
  const top = -spine - 10;
  const path = pointed
    ? fixedPolygon([
        point(middle - width, top),
        point(middle + width, top),
        point(middle, -spine + depth),
      ])
    : ellipsePath(middle * 0.8, -spine - 6, width, depth + 6);
  fillFlat(ink, path, skin.shade);
}

export function buttons(
  { ink, shape, tones, cut }: TrimSpot,
  colour: string,
  count: number,
  from = 0.86,
): void {
  for (let index = 0; index < count; index++)
    fillFlat(
      ink,
      circlePath(shape.middle, -shape.spine * (from - (index * (from - 0.08)) / count), 2.8),
      tones.flat(colour === '' ? cut.accent : colour),
    );
}

export function middleLine({ ink, shape }: TrimSpot, colour: string, width = 2): void {
  strokeLine(ink, [point(shape.middle, -shape.spine), point(shape.middle, 20)], colour, width);
}

/** A band around the torso at a share of the spine's height. */
export function band(
  { ink, shape, tones }: TrimSpot,
  at: number,
  height: number,
  colour: string,
): void {
  const y = -shape.spine * at;
  fillFixed(ink, boxPath(-80, y - height / 2, 160, height, 0), tones.cloth(colour), 4);
}

export function belt(spot: TrimSpot, colour: string, buckle: string | null): void {
  const { ink, shape, tones } = spot;
  band(spot, 0.08, 12, colour);
  if (buckle !== null)
    fillFlat(
      ink,
      boxPath(shape.middle - 8, -shape.spine * 0.08 - 7, 16, 14, 3),
      tones.flat(buckle),
    );
}

export function collar({ ink, shape, tones }: TrimSpot, colour: string, drop: number): void {
  const { spine, middle, neck } = shape;
  const tone = tones.cloth(colour);
  for (const side of [-1, 1])
    fillFixed(
      ink,
      fixedPolygon([
        point(middle * 0.8 + side * (neck + 3), -spine - 10),
        point(middle + side * 1, -spine + drop * 0.5),
        point(middle + side * (neck * 0.95), -spine + drop),
        point(middle * 0.8 + side * (neck + 9), -spine - 1),
      ]),
      tone,
      2,
    );
}

/** Lapels of a jacket, open down to `to` of the spine, over `under`. */
export function jacket(
  { ink, shape, tones }: TrimSpot,
  under: string,
  lapel: string,
  to: number,
): void {
  const { spine, middle, neck } = shape;
  const low = -spine * to;
  const inside = fixedPolygon([
    point(middle - neck - 5, -spine - 12),
    point(middle + neck + 5, -spine - 12),
    point(middle, low),
  ]);
  fillFixed(ink, inside, tones.cloth(under), 3);
  for (const side of [-1, 1])
    fillFixed(
      ink,
      fixedPolygon([
        point(middle + side * (neck + 2), -spine - 10),
        point(middle + side * (neck + 15), -spine * 0.86),
        point(middle + side * (neck + 5), -spine * 0.8),
        point(middle + side * (neck + 9), -spine * 0.75),
        point(middle, low),
      ]),
      tones.cloth(lapel),
      2,
    );
}

export function tie({ ink, shape, tones }: TrimSpot, colour: string): void {
  const { spine, middle } = shape;
  const tone = tones.cloth(colour);
  const at = (x: number, y: number) => point(middle + x, -spine + y);
  fillFixed(
    ink,
    fixedPolygon([
      at(-5, 8),
      at(5, 8),
      at(9, spine * 0.55),
      at(0, spine * 0.66),
      at(-9, spine * 0.55),
    ]),
    tone,
    2,
  );
  fillFixed(ink, fixedPolygon([at(-8, -3), at(8, -3), at(5, 11), at(-5, 11)]), tone, 2);
}

export function pocket({ ink, shape, tones }: TrimSpot, colour: string, at = 0.68): void {
  const x = shape.middle + shape.shoulder * 0.24;
  fillFlat(ink, boxPath(x, -shape.spine * at, 19, 20, 3), tones.flat(colour));
}

export const star = svgPath(
  'M 0 -9 L 2.6 -3 L 9 -2.4 L 4.2 2 L 5.6 8.4 L 0 5 L -5.6 8.4 L -4.2 2 L -9 -2.4 L -2.6 -3 Z',
);

export function badge({ ink, shape, tones }: TrimSpot, colour: string): void {
  ink.context.save();
  ink.context.translate(shape.middle + shape.shoulder * 0.42, -shape.spine * 0.7);
  fillFlat(ink, star, tones.flat(colour));
  ink.context.restore();
}

/** A bib with straps: apron and overalls. */
export function bib(spot: TrimSpot, colour: string, low: number, width: number): void {
  const { ink, shape, tones } = spot;
  const { spine, middle } = shape;
  const tone = tones.cloth(colour);
  const half = shape.waist * width;
  for (const side of [-1, 1])
    strokeLine(
      ink,
      [
        point(middle + side * half * 0.8, -spine * 0.66),
        point(middle * 0.6 + side * shape.shoulder * 0.52, -spine - 4),
      ],
      tone.shade,
      8,
    );
  fillFixed(ink, boxPath(middle - half, -spine * 0.7, half * 2, spine * 0.5, 6), tone, 4);
  fillFixed(ink, boxPath(-90, -spine * 0.28, 180, spine * 0.28 + low, 0), tone, 4);
}

export const stripeColour = (cut: Cut): string => mix(cut.torso, cut.accent, 0.55);

export function stethoscope({ middle, neck, spine, shoulder }: TorsoShape) {
  return [
    point(middle - neck - 2, -spine - 6),
    point(middle - neck - 4, -spine + 14),
    point(middle - shoulder * 0.36, -spine * 0.7),
    point(middle - shoulder * 0.36, -spine * 0.52),
  ];
}

export function jacketEdge(spot: TrimSpot, from: number): void {
  const { ink, shape, tones, cut } = spot;
  strokeLine(
    ink,
    [point(shape.middle, -shape.spine * from), point(shape.middle + 3, 20)],
    tones.flat(mix(cut.torso, '#1c0f2e', 0.4)),
    2,
  );
  collar(spot, '#ffffff', 12);
}

export function epaulettes({ ink, shape, tones, cut }: TrimSpot): void {
  for (const side of [-1, 1])
    fillFlat(
      ink,
      boxPath(side * shape.shoulder * 0.72 - 11, -shape.spine - 1, 22, 8, 4),
      tones.flat(cut.accent),
    );
}
