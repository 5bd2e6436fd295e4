import { point } from '../figures/brush/geometry.ts';
import { drawAround, drawPiece, leftHand, rightHand, type Kit, type Piece } from './kit.ts';

/** What is no larger than so many units is held up between a finger and the thumb. */
const pinchable = 76;

/** A small thing in one hand, seen whole. */
function drawPinched(kit: Kit, thing: Piece, rise: number): void {
  const foot = -rise - 40;
  const hand = rightHand(kit, {
    pose: 'pinch',
    at: point(thing.width * 0.34, foot - thing.height * 0.32),
    turn: -0.3,
    rise: 0,
  });
  drawAround(kit, [hand], () => drawPiece(kit, thing, point(0, foot)));
}

/** A thing between two palms, its foot `rise` above the table. */
export function drawBetweenHands(kit: Kit, rise: number, tilt = 0): void {
  const { thing } = kit;
  if (thing === null) return;
  if (kit.act.motion !== 'wash' && Math.max(thing.width, thing.height) < pinchable) {
    drawPinched(kit, thing, rise);
    return;
  }
  const y = -rise - Math.max(24, thing.height * 0.42);
  const half = thing.width * 0.43;
  drawAround(
    kit,
    [
      leftHand(kit, { pose: 'clasp', at: point(-half, y), turn: 0.06, rise: 26 }),
      rightHand(kit, { pose: 'clasp', at: point(half, y), turn: 0.06, rise: 26 }),
    ],
    () => {
      const { context } = kit.ink;
      context.save();
      context.rotate(tilt);
      drawPiece(kit, thing, point(0, -rise));
      context.restore();
    },
  );
}
