import { floorPlane } from '../../grounds/ground-plane.ts';
import type { Ground } from '../../grounds/natural.ts';
import { paintFinish } from '../../brushes/finish.ts';
import type { Ambience } from '../../brushes/particles.ts';
import { lightSide, skyPlace, skyPlane } from '../../brushes/sky.ts';
import { fillRounded, paintGlow, verticalGradient, type Context } from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Random } from '../../random.ts';
import { backdropBox, overscan, sheetBox, type StageBrief, type Template } from '../../stage.ts';

/* What the sets of named places have in common: a back, things in the middle distance, a floor that reaches the frame's foot. */

/** What a set is painted with. Lengths are px; `unit` is one of a frame of 1080 px. */
export interface Scenery {
  readonly brief: StageBrief;
  readonly context: Context;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** The edges of the sheet, beyond those of the frame. */
  readonly left: number;
  readonly right: number;
  /** Where the floor begins at the back. */
  readonly floorY: number;
  readonly random: Random;
  /** A colour of things as it looks in this film and at this hour. */
  readonly tint: (colour: string) => string;
}

type Paint = (scenery: Scenery) => void;

export interface SetParts {
  readonly name: string;
  /** Behind everything, over the whole frame; under a sky where there is none. */
  readonly back?: Paint;
  /** In the middle distance. */
  readonly middle: Paint;
  /** Just behind the people. */
  readonly near?: Paint;
  readonly ground: Ground;
  /** Of the floor. */
  readonly tone: (scenery: Pick<Scenery, 'palette' | 'tint'>) => string;
  readonly ambience?: Ambience;
  /** How far behind the feet the floor begins, as a share of the frame's height. */
  readonly depth?: number;
}

const tintIn =
  ({ palette }: StageBrief) =>
  (colour: string): string =>
    darken(
      mix(colour, palette.near, 0.12),
      palette.dark ? 0.5 : palette.light === 'dusk' ? 0.16 : 0,
    );

/** A stage of a back, a middle, what is near, and a floor. */
export function setOf(parts: SetParts): Template {
  const { name, back, middle, near, ground, depth = 0.06 } = parts;
  return (brief) => {
    const { width, height, palette, groundY, unit } = brief;
    const floorY = groundY - height * depth;
    const sinkY = groundY + height * 0.02;
    const tint = tintIn(brief);
    const place = skyPlace(brief, floorY / height);
    const isOutdoors = back === undefined;
    const lightFromX = isOutdoors
      ? lightSide(place)
      : brief.random.fork('light').chance(0.5)
        ? -1
        : 1;
    const tone = parts.tone({ palette, tint });
    const edge = width * overscan;
    const sceneryFor = (context: Context, label: string): Scenery => ({
      ...{ brief, context, palette, width, height, unit, floorY, tint },
      left: -edge,
      right: width + edge,
      random: brief.random.fork(`${name} ${label}`),
    });
    const floor = { ground, label: name, begins: floorY, depth: 1, tone, lightFromX };
    const sheet = (label: string, distance: number, paint: Paint, bottom: number) => ({
      depth: distance,
      box: sheetBox(brief, 0, bottom),
      paint: (context: Context) => {
        paint(sceneryFor(context, label));
      },
    });
    return {
      planes: [
        isOutdoors
          ? skyPlane(brief, place)
          : {
              depth: 0,
              box: backdropBox(brief),
              paint(context: Context) {
                back(sceneryFor(context, 'back'));
                paintGlow(context, width * (0.5 + lightFromX * 0.3), height * 0.16, height * 0.6, [
                  [0, withOpacity(palette.glow, palette.dark ? 0.14 : 0.26)],
                  [1, withOpacity(palette.glow, 0)],
                ]);
                paintFinish(context, brief);
              },
            },
        sheet('middle', 0.35, middle, floorY + 8 * unit),
        floorPlane(brief, { ...floor, top: floorY }),
        ...(near === undefined ? [] : [sheet('near', 0.8, near, groundY + 30 * unit)]),
      ],
      foreground: [floorPlane(brief, { ...floor, top: sinkY })],
      surface: 'ground',
      groundY,
      sinkY,
      lightFromX,
      ambience: parts.ambience ?? null,
      indoors: !isOutdoors,
    };
  };
}

/** A wall in one colour, lighter above. */
export function paintWall({ context, width, height, floorY }: Scenery, tone: string): void {
  context.fillStyle = verticalGradient(context, 0, floorY, [
    [0, lighten(tone, 0.08)],
    [1, darken(tone, 0.14)],
  ]);
  context.fillRect(0, 0, width, height);
}

/** A box of a thing that is lit from above: its edge catches the light, its foot lies in shade. */
export function slab(
  context: Context,
  [x, y, width, height]: readonly [number, number, number, number],
  tone: string,
  radius = 0,
): void {
  fillRounded(
    context,
    { x, y, width, height },
    radius,
    verticalGradient(context, y, y + height, [
      [0, lighten(tone, 0.12)],
      [0.12, tone],
      [1, darken(tone, 0.22)],
    ]),
  );
}

/** Of a thing: from the middle of its foot, how far its top is up, how wide and high it is, its colour, the rounding of its corners. */
type Block = readonly [
  left: number,
  up: number,
  wide: number,
  high: number,
  colour: string,
  radius?: number,
];

/** A thing of boxes, the first behind; the middle of its foot is at x and y, and it is `size` times as large as told. */
export function blocks(
  { context, unit, tint }: Scenery,
  [x, y]: readonly [number, number],
  parts: readonly Block[],
  size = 1,
): void {
  const one = unit * size;
  for (const [left, up, wide, high, colour, radius = 0] of parts)
    slab(
      context,
      [x + left * one, y - up * one, wide * one, high * one],
      tint(colour),
      radius * one,
    );
}

/** Places along the sheet, each `step` px from the last, one of them in the middle of the frame. */
export function along({ left, right, width }: Scenery, step: number): readonly number[] {
  const first = Math.ceil((left - step - width / 2) / step);
  const last = Math.floor((right + step - width / 2) / step);
  return Array.from({ length: last - first + 1 }, (_, at) => width / 2 + (first + at) * step);
}

/** A lettered sign. Only signs and digits that are read everywhere. */
export function sign(
  { context, unit }: Scenery,
  [x, y, width, height]: readonly [number, number, number, number],
  { text, board, ink }: { text: string; board: string; ink: string },
): void {
  slab(context, [x - width / 2, y - height / 2, width, height], board, 10 * unit);
  context.fillStyle = ink;
  context.font = `700 ${height * 0.72}px Poppins`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + height * 0.05);
}
