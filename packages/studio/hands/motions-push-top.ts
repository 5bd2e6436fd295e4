import { point } from '../figures/brush/geometry.ts';
import {
  drawAround,
  drawHand,
  drawPiece,
  drawShade,
  leftHand,
  rightHand,
  wave,
  type Motion,
} from './kit.ts';

/* A finger on a top. */

/** One hand holds it, a finger of the other pushes its top down. */
export const pushTop: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const away = (1 - Math.abs(wave(seconds, 0.4)) ** 0.6) * 20;
  const raise = 18;
  const top = point(4, -raise - thing.height - away);
  drawShade(kit, 0, -1, thing.width * 0.8, 0.5);
  const holds = leftHand(kit, {
    pose: 'clasp',
    at: point(-thing.width * 0.42, -raise - thing.height * 0.3),
    turn: 0.04,
    rise: 28,
  });
  drawAround(kit, [holds], () => drawPiece(kit, thing, point(0, -raise)));
  drawHand(kit, rightHand(kit, { pose: 'pointing', at: top, turn: -0.8, rise: -10 }));
};
