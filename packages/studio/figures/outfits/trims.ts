import { mix } from '../../painting/palette/colour.ts';
import { point } from '../brush/geometry.ts';
import {
  circlePath,
  ellipsePath,
  fillFlat,
  fillFixed,
  strokeLine,
  fixedPath,
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
  stripeColour,
  jacketEdge,
} from './pieces.ts';
import { workTrims } from './work-trims.ts';

/** What each outfit has on the torso. */
export const drawTrim: Readonly<Record<Trim, DrawTrim>> = {
  ...workTrims,
  'crew-neck': (spot) => {
    skinNeck(spot, spot.shape.neck + 6, 9);
  },
  hood: (spot) => {
    const { ink, shape, tones, cut } = spot;
    const { spine, middle } = shape;
    fillFixed(
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
      fixedPath(
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
    fillFixed(
      ink,
      fixedPath(
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
    fillFixed(
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
    fillFixed(
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
