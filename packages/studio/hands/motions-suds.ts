import { point } from '../figures/brush/geometry.ts';
import { fillCircle } from '../painting/brushes/surface.ts';
import {
  drawAround,
  drawPiece,
  drawStanding,
  leftHand,
  rightHand,
  wave,
  type Motion,
} from './kit.ts';

/* Hands in suds. */

/** Two hands with something in a basin of suds. */
export const suds: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  if (thing === null || target === null) return;
  const { context } = kit.ink;
  const rim = -target.height;
  const rub = wave(seconds, 0.6) * 5;
  const foot = rim + thing.height * 0.1;
  const half = Math.min(thing.width * 0.43, target.width * 0.3);
  drawAround(
    kit,
    [
      leftHand(kit, { pose: 'clasp', at: point(-half - rub, foot - thing.height * 0.5), rise: 10 }),
      rightHand(kit, { pose: 'clasp', at: point(half - rub, foot - thing.height * 0.5), rise: 10 }),
    ],
    () => drawPiece(kit, thing, point(-rub, foot)),
  );
  drawStanding(kit, target);
  for (let index = 0; index < 30; index += 1) {
    const share = ((index * 17) % 30) / 29 - 0.5;
    const size = 6 + ((index * 11) % 7) + wave(seconds, 0.5, index * 0.13);
    const [x, y] = [share * target.width * 0.9, rim + 10 - ((index * 7) % 15)];
    fillCircle(context, x, y, size, index % 3 === 0 ? '#dff0fa' : '#ffffff');
  }
};
