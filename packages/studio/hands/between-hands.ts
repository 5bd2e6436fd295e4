import { point } from '../figures/brush/geometry.ts';
import { drawAround, drawPiece, leftHand, rightHand, type Kit } from './kit.ts';

/** A thing between two palms, its foot `rise` above the table. */
export function drawBetweenHands(kit: Kit, rise: number, tilt = 0): void {
  const { thing } = kit;
  if (thing === null) return;
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
