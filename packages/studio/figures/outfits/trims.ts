import { mix } from '../../painting/palette/colour.ts';
import { point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  closedPath,
  ellipsePath,
  fillFlat,
  fillShape,
  strokeLine,
  svgPath,
} from '../brush/ink.ts';
import type { Trim } from './cut.ts';
import {
  type DrawTrim,
  skinNeck,
  buttons,
  middleLine,
  band,
  belt,
  collar,
  jacket,
  tie,
  pocket,
  badge,
  bib,
  stripeColour,
  stethoscope,
  jacketEdge,
  epaulettes,
} from './trim-parts.ts';

export const drawTrim: Readonly<Record<Trim, DrawTrim>> = {
  'crew-neck': (spot) => {
    skinNeck(spot, spot.shape.neck + 6, 9);
  },
  hood: (spot) => {
    const { ink, shape, tones, cut } = spot;
    const { spine, middle } = shape;
    fillShape(
      ink,
      ellipsePath(middle * 0.7, -spine - 2, shape.neck + 21, 19),
      tones.cloth(cut.accent),
      4,
    );
    skinNeck(spot, shape.neck + 4, 6);
    for (const side of [-1, 1])
      strokeLine(
        ink,
        [point(middle + side * 8, -spine + 14), point(middle + side * 9, -spine + 44)],
        tones.flat('#ffffff'),
        2.6,
      );
    fillFlat(
      ink,
      svgPath(
        `M ${middle - 24} -6 L ${middle - 16} -34 L ${middle + 16} -34 L ${middle + 24} -6 Z`,
      ),
      tones.flat(cut.accent),
    );
  },
  neckline: (spot) => {
    skinNeck(spot, spot.shape.neck + 13, 15);
    band(spot, 0.42, 9, mix(spot.cut.torso, '#2a1b52', 0.35));
  },
  suit: (spot) => {
    jacket(spot, '#f7f7fa', mix(spot.cut.torso, '#ffffff', 0.14), 0.38);
    tie(spot, spot.cut.accent);
    jacketEdge(spot, 0.38);
    buttons(spot, '#20212c', 2, 0.32);
  },
  tie: (spot) => {
    const { torso } = spot.cut;
    tie(spot, spot.cut.accent);
    collar(spot, mix(torso, '#ffffff', 0.6), 14);
    belt(spot, '#3c2c28', '#d8b35a');
  },
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
    fillShape(ink, ellipsePath(shape.middle * 0.8, -shape.spine - 2, shape.neck + 9, 10), red, 3);
    fillShape(
      ink,
      closedPath([
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
      fillShape(
        ink,
        closedPath([
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
      fillShape(
        ink,
        closedPath([
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
  sports: (spot) => {
    const { ink, shape, tones, cut } = spot;
    skinNeck(spot, shape.neck + 8, 13);
    const white = tones.flat(cut.accent);
    for (const side of [-1, 1])
      strokeLine(
        ink,
        [
          point(side * shape.shoulder * 0.98, -shape.spine * 0.8),
          point(side * shape.waist * 0.96, -shape.spine * 0.4),
          point(side * shape.hip * 0.96, 10),
        ],
        white,
        6,
      );
    strokeLine(
      ink,
      [
        point(shape.middle - 8, -shape.spine * 0.62),
        point(shape.middle + 3, -shape.spine * 0.68),
        point(shape.middle + 3, -shape.spine * 0.38),
      ],
      white,
      8,
    );
  },
  swimwear: ({ ink, shape, tones, cut }) => {
    if (!cut.isOnePiece) return;
    const { spine, shoulder, middle } = shape;
    const tone = tones.cloth(cut.legColour);
    for (const side of [-1, 1])
      strokeLine(
        ink,
        [
          point(middle * 0.8 + side * shoulder * 0.5, -spine * 0.7),
          point(middle * 0.5 + side * shoulder * 0.56, -spine - 6),
        ],
        tone.shade,
        7,
      );
    fillShape(
      ink,
      svgPath(
        `M -90 40 L -90 ${-spine * 0.62} C ${-shoulder * 0.7} ${-spine * 0.84} ${middle - 12} ${-spine * 0.8} ${middle} ${-spine * 0.66} C ${middle + 12} ${-spine * 0.8} ${shoulder * 0.7} ${-spine * 0.84} 90 ${-spine * 0.62} L 90 40 Z`,
      ),
      tone,
      6,
    );
  },
  coat: (spot) => {
    jacket(spot, mix(spot.cut.torso, '#ffffff', 0.55), mix(spot.cut.torso, '#1c0f2e', 0.22), 0.62);
    middleLine(spot, mix(spot.tones.flat(spot.cut.torso), '#2a1b52', 0.35), 2.4);
    buttons(spot, mix(spot.cut.torso, '#1c0f2e', 0.55), 3, 0.56);
    belt(spot, mix(spot.cut.torso, '#1c0f2e', 0.35), null);
  },
  robe: (spot) => {
    jacket(spot, mix(spot.cut.accent, '#ffffff', 0.45), spot.cut.accent, 0.3);
    belt(spot, spot.cut.accent, null);
  },
  royal: (spot) => {
    const { ink, shape, tones } = spot;
    middleLine(spot, tones.flat('#f2c744'), 9);
    belt(spot, '#f2c744', '#a3202f');
    fillShape(
      ink,
      ellipsePath(shape.middle * 0.5, -shape.spine * 0.985, shape.shoulder * 0.98, 21),
      tones.cloth('#fbf7ee'),
      4,
    );
    for (const x of [-0.62, -0.25, 0.3, 0.66])
      fillFlat(
        ink,
        ellipsePath(
          shape.middle * 0.5 + shape.shoulder * x,
          -shape.spine * 0.95 + (1 - Math.abs(x)) * 8,
          2.2,
          4.4,
        ),
        tones.flat('#2b2530'),
      );
    skinNeck(spot, shape.neck + 3, 3);
  },
  armour: (spot) => {
    const { ink, shape, tones, cut } = spot;
    const { spine, middle } = shape;
    fillShape(
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
      svgPath(
        `M ${middle - 12} ${-spine * 0.76} h 24 v 15 c 0 10 -8 15 -12 17 c -4 -2 -12 -7 -12 -17 Z`,
      ),
      tones.flat(cut.accent),
    );
    belt(spot, '#5b4636', '#e6c45a');
  },
  space: (spot) => {
    const { ink, shape, tones, cut } = spot;
    const { spine, middle } = shape;
    fillShape(
      ink,
      ellipsePath(middle * 0.8, -spine - 2, shape.neck + 15, 13),
      tones.cloth('#a8b2c4'),
      3,
    );
    fillShape(ink, boxPath(middle - 21, -spine * 0.72, 42, 34, 6), tones.cloth('#b9c3d3'), 3);
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
  pyjamas: (spot) => {
    const { ink, shape, tones, cut } = spot;
    const stripe = tones.flat(stripeColour(cut));
    for (let x = -66; x <= 66; x += 15)
      strokeLine(
        ink,
        [point(x + shape.middle * 0.4, -shape.spine - 8), point(x * 0.9, 22)],
        stripe,
        3.4,
      );
    collar(spot, mix(cut.torso, '#ffffff', 0.5), 22);
    buttons(spot, '#ffffff', 3, 0.7);
  },
  gown: (spot) => {
    const { ink, shape, tones, cut, skin } = spot;
    fillShape(
      ink,
      ellipsePath(shape.middle * 0.6, -shape.spine - 4, shape.shoulder * 0.9, 28),
      skin,
      4,
    );
    strokeLine(
      ink,
      [
        point(-shape.waist - 4, -shape.spine * 0.38),
        point(shape.middle, -shape.spine * 0.34),
        point(shape.waist + 4, -shape.spine * 0.38),
      ],
      tones.flat(cut.accent),
      7,
    );
    for (const x of [-15, 0, 15])
      fillFlat(
        ink,
        circlePath(shape.middle * 0.6 + x, -shape.spine + 6 - Math.abs(x) * 0.35, 3.4),
        tones.flat('#fff4d6'),
      );
  },
};
