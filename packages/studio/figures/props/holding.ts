import { type Point } from '../brush/geometry.ts';
import { drawAt, fillShape, limbPath } from '../brush/ink.ts';
import { type PropSpot } from './prop.ts';

export const bar = (spot: PropSpot, a: Point, b: Point, width: number, colour: string): void =>
  fillShape(
    spot.ink,
    limbPath([
      { ...a, r: width / 2 },
      { ...b, r: width / 2 },
    ]),
    spot.tones.cloth(colour),
    2,
  );

/** Paints in the frame of a hand: x along the fingers, in adult units. */
export function inHand(spot: PropSpot, hand: 'near' | 'far', paint: () => void, turn = 0): void {
  const limb = spot.joints[hand];
  drawAt(spot.ink, limb.end, limb.angle + turn, () => {
    spot.ink.context.scale(spot.size, spot.size);
    paint();
  });
}

/** Paints upright at a hand, in adult units. */
export function atHand(spot: PropSpot, hand: 'near' | 'far', paint: () => void, turn = 0): void {
  drawAt(spot.ink, spot.joints[hand].end, turn, () => {
    spot.ink.context.scale(spot.size, spot.size);
    paint();
  });
}
