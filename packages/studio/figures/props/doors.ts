import { point } from '../brush/geometry.ts';
import {
  arcPath,
  boxPath,
  circlePath,
  closedPath,
  fillFlat,
  fillShape,
  strokePath,
} from '../brush/ink.ts';
import { svgAt } from './furniture.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/* Doors are as high for children as for others. */

const high = 500;
const wide = 210;
const paint = '#3f7fae';

/** From where on something stands that the far hand touches. */
const atTouch = ({ joints, size }: PropSpot) => joints.far.end.x + 14 * size;

function frame({ ink, tones }: PropSpot, x: number): void {
  fillShape(ink, boxPath(x - 18, -high - 18, wide + 36, high + 18, 3), tones.cloth('#f4f0e6'), 4);
}

/** A shut door before the figure, seen a little from the side. */
const shutDoor = (spot: PropSpot): number => {
  const { ink, tones } = spot;
  const x = atTouch(spot);
  frame(spot, x);
  fillShape(ink, boxPath(x, -high, wide, high, 2), tones.cloth(spot.thingColour ?? paint), 4);
  for (const [dx, dy, height] of [
    [26, 30, 180],
    [116, 30, 180],
    [26, 250, 210],
    [116, 250, 210],
  ] as const)
    fillFlat(ink, boxPath(x + dx, -high + dy, 68, height, 4), tones.flat('#2f658d'));
  fillShape(ink, circlePath(x + 20, -226, 11), tones.cloth('#f0b03a'), 2);
  return x;
};

export const knockedDoor: DrawProp = (spot) => {
  shutDoor(spot);
};

/** Short strokes around the knuckles, where they have just met the door. */
export const knockMarks: DrawProp = (spot) => {
  const { ink, tones, joints, seconds } = spot;
  if (Math.sin(seconds * 1.4 * Math.PI * 2) < 0) return;
  const { x, y } = joints.far.end;
  for (const [r, from] of [
    [34, -1.1],
    [52, -1],
  ] as const)
    for (const side of [0, 1.9]) {
      const start = from + side - 0.5;
      strokePath(ink, arcPath(x + 10, y, r, start, start + 0.6), tones.flat('#f5c63c'), 6);
    }
};

/** A door with its bell beside it, under the finger. */
export const doorWithBell: DrawProp = (spot) => {
  const { ink, tones, joints } = spot;
  const x = atTouch(spot);
  const shifted = { ...spot, joints: { ...joints, far: { ...joints.far, end: point(x + 66, 0) } } };
  fillShape(ink, boxPath(x - 16, -high - 40, 96 + wide, high + 40, 3), tones.cloth('#d9b38c'), 4);
  shutDoor(shifted);
  const { y } = joints.far.end;
  fillShape(ink, boxPath(x - 2, y - 34, 34, 68, 8), tones.cloth('#8b97aa'), 3);
  fillFlat(ink, circlePath(x + 14, y, 11), tones.flat('#fff6dc'));
};

/** The way through an open door, and its leaf in the hand. */
export const openDoor: DrawProp = (spot) => {
  const { ink, tones, joints } = spot;
  const x = atTouch(spot) + 70;
  frame(spot, x);
  fillFlat(ink, boxPath(x, -high, wide, high, 2), tones.flat('#ffe1a0'));
  fillFlat(ink, svgAt(x, 0, 1, `M 0 0 L ${wide} 0 L ${wide} -70 L 0 -26 Z`), tones.flat('#e8b870'));
  const free = joints.far.end.x - 6;
  fillShape(
    ink,
    closedPath([point(x, -high), point(free, -high - 26), point(free, 0), point(x, 0)]),
    tones.cloth(spot.thingColour ?? paint),
    4,
  );
  fillFlat(
    ink,
    closedPath([
      point(x - 14, -high + 40),
      point(free + 20, -high + 24),
      point(free + 20, -270),
      point(x - 14, -270),
    ]),
    tones.flat('#2f658d'),
  );
  fillShape(ink, circlePath(free + 14, joints.far.end.y, 10), tones.cloth('#f0b03a'), 2);
};

interface Inside {
  readonly body: string;
  readonly within: string;
  readonly things: readonly (readonly [
    x: number,
    y: number,
    wide: number,
    high: number,
    colour: string,
  ])[];
}

const cups: Inside = {
  body: '#b47a45',
  within: '#8f5d38',
  things: [
    [30, 128, 36, 32, '#e4573d'],
    [84, 128, 36, 32, '#f0b03a'],
    [138, 120, 40, 40, '#8ec5ea'],
    [30, 230, 70, 18, '#f4f0e6'],
    [114, 214, 30, 34, '#3fa37a'],
    [40, 322, 54, 44, '#c4573f'],
    [120, 316, 50, 50, '#f4f0e6'],
  ],
};
const clothes: Inside = {
  body: '#a9764a',
  within: '#7a4f30',
  things: [
    [26, 70, 36, 190, '#e4573d'],
    [66, 70, 30, 170, '#3b7dd8'],
    [100, 70, 36, 210, '#f0b03a'],
    [140, 70, 40, 180, '#7a5cc4'],
    [40, 430, 60, 24, '#f4f0e6'],
    [112, 426, 56, 28, '#3a3f52'],
  ],
};
const food: Inside = {
  body: '#dfe7ea',
  within: '#f7fbff',
  things: [
    [28, 96, 30, 64, '#f4f0e6'],
    [72, 112, 46, 48, '#f0b03a'],
    [130, 118, 48, 42, '#e4573d'],
    [30, 214, 60, 34, '#67b36d'],
    [104, 222, 70, 26, '#f5c63c'],
    [36, 320, 44, 46, '#ef7d22'],
    [96, 326, 74, 40, '#8ec5ea'],
  ],
};

/** By the name of what is opened; a cupboard where another one is. */
const insides: readonly (readonly [RegExp, Inside])[] = [
  [/fridge|refrigerator|freezer/u, food],
  [/wardrobe/u, clothes],
];

/** Something with shelves before the figure, its door in the hand. */
export const openCupboard: DrawProp = (spot) => {
  const { ink, tones, joints, thing } = spot;
  const { body, within, things } = insides.find(([names]) => names.test(thing))?.[1] ?? cups;
  const x = atTouch(spot) + 62;
  fillShape(
    ink,
    boxPath(x - 14, -484, wide + 24, 484, 6),
    tones.cloth(spot.thingColour ?? body),
    5,
  );
  fillFlat(ink, boxPath(x, -466, wide - 4, 448, 3), tones.flat(within));
  for (const [dx, dy, width, height, colour] of things)
    fillShape(ink, boxPath(x + dx, -466 + dy, width, height, 5), tones.cloth(colour), 2);
  if (within !== clothes.within)
    for (const dy of [160, 248, 366])
      fillFlat(ink, boxPath(x, -466 + dy, wide - 4, 8, 1), tones.flat(body));
  const free = joints.far.end.x - 4;
  fillShape(
    ink,
    closedPath([point(x - 6, -470), point(free, -492), point(free, -4), point(x - 6, -14)]),
    tones.cloth(spot.thingColour ?? body),
    5,
  );
};
