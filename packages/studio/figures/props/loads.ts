import { between, point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  drawAt,
  ellipsePath,
  fillFlat,
  fillShape,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { svgAt } from './furniture.ts';
import { bar } from './holding.ts';
import { drawHeld, type DrawProp, type HeldThing, type PropSpot } from './prop.ts';

/** How long a thing is beside an adult, in units: things are as large for children as for others. */
const lengthOf = (thing: HeldThing) => thing.trueSize * 535;

/** A box with its tape; `x`, `y` is the middle of its foot. */
function carton({ ink, tones }: PropSpot, x: number, y: number, size: number): void {
  fillShape(
    ink,
    boxPath(x - 62 * size, y - 92 * size, 124 * size, 92 * size, 5),
    tones.cloth('#d3a066'),
    7,
  );
  fillFlat(
    ink,
    boxPath(x - 11 * size, y - 92 * size, 22 * size, 40 * size, 0),
    tones.flat('#f0d6a8'),
  );
}

/** What is lifted off the ground, or put there, between the hands. */
export const lifted: DrawProp = (spot) => {
  const { ink, joints, size, held } = spot;
  const at = between(joints.near.end, joints.far.end, 0.5);
  if (held === null) return carton(spot, at.x + 22 * size, at.y + 36 * size, size);
  const side = Math.max(70 * size, Math.min(lengthOf(held), 240 * size));
  drawHeld(ink, held, at.x + 20 * size, at.y + 30 * size - (side * held.height) / 2, side);
};

/** What is pushed, as large as it is, its near end at the hands. */
export const pushed: DrawProp = (spot) => {
  const { ink, joints, held, size } = spot;
  const { x, y } = joints.near.end;
  if (held === null) return carton(spot, x + 150 * size, 0, 2.3 * size);
  const side = Math.max(150, lengthOf(held));
  // Over what is low the hands are, as over the bar of a bicycle.
  const overlap = side * held.height < -y * 1.1 ? side * held.width * 0.3 : -16;
  drawHeld(ink, held, x - overlap + (side * held.width) / 2, -(side * held.height) / 2, side);
};

/** What is pulled behind somebody, at the end of a rope over the shoulder. */
export const pulledLoad: DrawProp = (spot) => {
  const { ink, tones, joints, held, size } = spot;
  const end = -(spot.measures.thigh + spot.measures.shin) * 0.9;
  const side = held === null ? 0 : Math.max(130, lengthOf(held));
  const hold = held === null ? point(end, -60 * size) : point(end, -(side * held.height) * 0.42);
  const hand = joints.near.end;
  strokePath(
    ink,
    svgPath(
      `M ${hand.x} ${hand.y} Q ${(hand.x + hold.x) / 2} ${(hand.y + hold.y) / 2 + 26} ${hold.x} ${hold.y}`,
    ),
    tones.flat('#e3cf9a'),
    7,
  );
  if (held === null) return carton(spot, end - 100 * size, 0, 1.6 * size);
  drawHeld(ink, held, end - (side * held.width) / 2 + 10, -(side * held.height) / 2, side);
};

const usualGap = 430;

/** What two carry between them: it reaches from hand to hand. */
export const carriedBetween: DrawProp = (spot) => {
  const { ink, joints, held } = spot;
  const hand = between(joints.near.end, joints.far.end, 0.5);
  // Alone at it, the other end is where another one would stand.
  const wide = Math.max(120, (spot.gap === 0 ? usualGap : spot.gap) - 2 * hand.x);
  const middle = hand.x + wide / 2;
  if (held !== null) {
    const side = Math.min(Math.max(wide + 60, 140), (wide + 60) / Math.max(held.width, 0.5));
    return drawHeld(ink, held, middle, hand.y + 20 - (side * held.height) / 2, side);
  }
  fillShape(
    ink,
    boxPath(hand.x - 20, hand.y - 96, wide + 40, 112, 5),
    spot.tones.cloth('#d3a066'),
    7,
  );
  fillFlat(ink, boxPath(middle - 14, hand.y - 96, 28, 50, 0), spot.tones.flat('#f0d6a8'));
};

/** A bin, open, before the figure. */
export const bin: DrawProp = (spot) => {
  const { ink, tones, joints } = spot;
  const x = joints.far.end.x + 12;
  fillShape(
    ink,
    svgAt(x, 0, 1, 'M -62 -190 L 62 -190 L 50 0 L -50 0 Z'),
    tones.cloth('#6b778c'),
    6,
  );
  fillFlat(ink, ellipsePath(x, -190, 62, 12), tones.flat('#2d3142'));
  for (const dx of [-28, 0, 28])
    bar(spot, point(x + dx, -160), point(x + dx * 0.86, -24), 5, '#56627a');
};

/** What is thrown away: what is named, else crumpled paper. */
export const thrownAway: DrawProp = (spot) => {
  const { ink, tones, joints, held, size } = spot;
  const { x, y } = joints.far.end;
  if (held !== null)
    return drawHeld(ink, held, x + 8, y + 34, 82 * size * Math.max(0.6, held.share));
  fillShape(
    ink,
    svgAt(
      x + 6,
      y + 34,
      1.2 * size,
      'M -20 -14 L -4 -24 L 16 -18 L 24 0 L 14 18 L -10 20 L -24 4 Z',
    ),
    tones.cloth('#f4f0e6'),
    4,
  );
};

/** An open box on a table, and what goes into it. */
export const openBox: DrawProp = (spot) => {
  const { ink, tones, joints } = spot;
  const x = joints.hip.x + 150;
  const top = joints.hip.y + 34;
  for (const dx of [-84, 88]) bar(spot, point(x + dx, top), point(x + dx, -4), 12, '#8f5d38');
  fillShape(ink, boxPath(x - 104, top, 214, 14, 4), tones.cloth('#c98d54'), 3);
  drawAt(ink, point(x, top), 0, () => {
    fillFlat(ink, svgPath('M -70 -86 L 70 -86 L 62 -66 L -62 -66 Z'), tones.flat('#8a5f34'));
    for (const [dx, colour] of [
      [-34, '#e4573d'],
      [2, '#3b7dd8'],
      [34, '#f5c63c'],
    ] as const)
      fillFlat(ink, circlePath(dx, -82, 20), tones.flat(colour));
    fillShape(ink, svgPath('M -70 -80 L 70 -80 L 70 0 L -70 0 Z'), tones.cloth('#d3a066'), 6);
    for (const side of [-1, 1])
      fillShape(
        ink,
        svgPath(`M ${side * 70} -80 L ${side * 112} -104 L ${side * 104} -84 L ${side * 70} -58 Z`),
        tones.cloth('#c28f55'),
        3,
      );
  });
};

export const packed: DrawProp = (spot) => {
  const { ink, tones, joints, held, size } = spot;
  const at = between(joints.near.end, joints.far.end, 0.6);
  if (held !== null)
    return drawHeld(ink, held, at.x, at.y + 10, 84 * size * Math.max(0.6, held.share));
  fillShape(ink, boxPath(at.x - 30, at.y - 8, 60, 44, 4), tones.cloth('#3fa37a'), 3);
};
