import { mix } from '../../painting/palette/colour.ts';
import { point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  fixedPolygon,
  ellipsePath,
  fillFlat,
  fillFixed,
  strokeLine,
  fixedPath,
} from '../brush/ink.ts';
import {
  type DrawTrim,
  skinNeck,
  buttons,
  middleLine,
  band,
  belt,
  collar,
  tie,
  pocket,
  badge,
  bib,
  stethoscope,
  epaulettes,
} from './pieces.ts';

/** What is worn for work shows the trade. */
export const workTrims: Readonly<
  Record<
    | 'apron'
    | 'chef'
    | 'lab-coat'
    | 'v-neck'
    | 'bib'
    | 'vest'
    | 'uniform'
    | 'police'
    | 'firefighter'
    | 'armour'
    | 'space',
    DrawTrim
  >
> = {
  apron: (spot) => {
    skinNeck(spot, spot.shape.neck + 6, 8);
    bib(spot, spot.cut.accent, 30, 0.72);
    strokeLine(
      spot.ink,
      [point(-80, -spot.shape.spine * 0.27), point(80, -spot.shape.spine * 0.27)],
      spot.tones.flat(mix(spot.cut.accent, '#6b4a2a', 0.35)),
      4,
    );
  },
  chef: (spot) => {
    const { ink, shape, tones, cut } = spot;
    for (const side of [-1, 1])
      for (let row = 0; row < 4; row++)
        fillFlat(
          ink,
          circlePath(shape.middle + side * 11, -shape.spine * (0.74 - row * 0.19), 3),
          tones.flat('#3a3f52'),
        );
    middleLine(spot, tones.flat('#cfd0da'));
    const red = tones.cloth(cut.accent);
    fillFixed(ink, ellipsePath(shape.middle * 0.8, -shape.spine - 2, shape.neck + 9, 10), red, 3);
    fillFixed(
      ink,
      fixedPolygon([
        point(shape.middle - 7, -shape.spine + 4),
        point(shape.middle + 7, -shape.spine + 4),
        point(shape.middle + 11, -shape.spine + 24),
        point(shape.middle - 9, -shape.spine + 24),
      ]),
      red,
      2,
    );
  },
  'lab-coat': (spot) => {
    const { ink, shape, tones } = spot;
    skinNeck(spot, shape.neck + 4, 7);
    const coat = tones.cloth('#f4f6fa');
    const { spine, middle } = shape;
    for (const side of [-1, 1])
      fillFixed(
        ink,
        fixedPolygon([
          point(middle + side * 12, 40),
          point(middle + side * 10, -spine * 0.5),
          point(middle + side * (shape.neck + 1), -spine - 12),
          point(side * 90, -spine - 12),
          point(side * 90, 40),
        ]),
        coat,
        4,
      );
    collar(spot, '#dfe4ee', 40);
    pocket(spot, '#d5dbe8', 0.64);
    strokeLine(
      ink,
      [
        point(middle + shape.shoulder * 0.24 + 7, -spine * 0.68),
        point(middle + shape.shoulder * 0.24 + 7, -spine * 0.58),
      ],
      tones.flat('#3b6fd4'),
      3,
    );
  },
  'v-neck': (spot) => {
    skinNeck(spot, spot.shape.neck + 9, 34, true);
    pocket(spot, mix(spot.cut.torso, '#2a1b52', 0.2));
    strokeLine(spot.ink, stethoscope(spot.shape), spot.tones.flat('#3a3f52'), 4);
    fillFlat(
      spot.ink,
      circlePath(spot.shape.middle - spot.shape.shoulder * 0.36, -spot.shape.spine * 0.52, 6),
      spot.tones.flat('#c4cad6'),
    );
  },
  bib: (spot) => {
    skinNeck(spot, spot.shape.neck + 6, 8);
    bib(spot, spot.cut.accent, 30, 0.8);
    const { ink, shape, tones } = spot;
    for (const side of [-1, 1])
      fillFlat(
        ink,
        circlePath(shape.middle + side * shape.waist * 0.64, -shape.spine * 0.645, 4),
        tones.flat('#f0c75e'),
      );
    fillFlat(
      ink,
      boxPath(shape.middle - 14, -shape.spine * 0.55, 28, 22, 4),
      tones.flat(mix(spot.cut.accent, '#ffffff', 0.16)),
    );
  },
  vest: (spot) => {
    const { ink, shape, tones, cut } = spot;
    const { spine, middle } = shape;
    for (const side of [-1, 1])
      fillFixed(
        ink,
        fixedPolygon([
          point(middle + side * 2, 30),
          point(middle + side * 2, -spine * 0.66),
          point(middle + side * (shape.neck + 6), -spine - 10),
          point(side * shape.shoulder * 0.84, -spine - 8),
          point(side * shape.shoulder * 0.84, -spine * 0.7),
          point(side * 80, -spine * 0.55),
          point(side * 80, 30),
        ]),
        tones.cloth(cut.accent),
        4,
      );
    band(spot, 0.36, 13, '#eef0d8');
    for (const side of [-1, 1])
      strokeLine(
        ink,
        [
          point(middle * 0.6 + side * shape.shoulder * 0.55, -spine),
          point(middle * 0.6 + side * shape.shoulder * 0.55, -spine * 0.4),
        ],
        tones.flat('#eef0d8'),
        9,
      );
    collar(spot, cut.torso, 10);
  },
  uniform: (spot) => {
    collar(spot, mix(spot.cut.torso, '#ffffff', 0.3), 13);
    middleLine(spot, mix(spot.tones.flat(spot.cut.torso), '#2a1b52', 0.3));
    buttons(spot, '', 4, 0.8);
    pocket(spot, mix(spot.cut.torso, '#2a1b52', 0.22));
    epaulettes(spot);
    belt(spot, '#2c2630', spot.cut.accent);
  },
  police: (spot) => {
    collar(spot, '#31457f', 13);
    tie(spot, '#141a30');
    badge(spot, spot.cut.accent);
    epaulettes(spot);
    belt(spot, '#11141f', spot.cut.accent);
  },
  firefighter: (spot) => {
    band(spot, 0.62, 14, spot.cut.accent);
    band(spot, 0.62, 5, '#d9dde0');
    band(spot, 0.14, 14, spot.cut.accent);
    band(spot, 0.14, 5, '#d9dde0');
    middleLine(spot, spot.tones.flat('#7a5526'), 5);
    collar(spot, '#8f6630', 16);
  },
  armour: (spot) => {
    const { ink, shape, tones, cut } = spot;
    const { spine, middle } = shape;
    fillFixed(
      ink,
      ellipsePath(middle * 0.8, -spine - 3, shape.neck + 11, 12),
      tones.cloth('#77839a'),
      3,
    );
    strokeLine(
      ink,
      [point(middle, -spine * 0.86), point(middle, -spine * 0.36)],
      tones.flat('#7c889c'),
      2.6,
    );
    for (const row of [0.34, 0.22])
      strokeLine(
        ink,
        [point(-60, -spine * row), point(middle, -spine * row + 8), point(60, -spine * row)],
        tones.flat('#7c889c'),
        2.6,
      );
    fillFlat(
      ink,
      fixedPath(
        `M ${middle - 12} ${-spine * 0.76} h 24 v 15 c 0 10 -8 15 -12 17 c -4 -2 -12 -7 -12 -17 Z`,
      ),
      tones.flat(cut.accent),
    );
    belt(spot, '#5b4636', '#e6c45a');
  },
  space: (spot) => {
    const { ink, shape, tones, cut } = spot;
    const { spine, middle } = shape;
    fillFixed(
      ink,
      ellipsePath(middle * 0.8, -spine - 2, shape.neck + 15, 13),
      tones.cloth('#a8b2c4'),
      3,
    );
    fillFixed(ink, boxPath(middle - 21, -spine * 0.72, 42, 34, 6), tones.cloth('#b9c3d3'), 3);
    for (const [index, colour] of ['#e5484d', '#f2c744', '#3fb27f'].entries())
      fillFlat(ink, circlePath(middle - 11 + index * 11, -spine * 0.62, 3.6), tones.flat(colour));
    fillFlat(ink, boxPath(middle - 14, -spine * 0.54, 28, 5, 2), tones.flat('#5b677c'));
    strokeLine(
      ink,
      [
        point(middle - 21, -spine * 0.56),
        point(middle - 40, -spine * 0.4),
        point(middle - 44, -spine * 0.1),
      ],
      tones.flat('#8b95a8'),
      6,
    );
    band(spot, 0.06, 11, cut.accent);
  },
};
