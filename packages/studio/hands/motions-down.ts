import { point } from '../figures/brush/geometry.ts';
import {
  drawAround,
  drawBoard,
  drawHand,
  drawHolding,
  drawPiece,
  drawStanding,
  drawStandingIn,
  leftHand,
  paintTool,
  rightHand,
  wave,
  type Motion,
} from './kit.ts';
import { steady } from './motions-surface.ts';

/* Hands that strike, press or grate. */

/** Up and down on a grater that the left hand holds. */
export const grate: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  if (target === null || thing === null) return;
  const slide = wave(seconds, 0.7) * 22;
  const hold = leftHand(kit, {
    pose: 'clasp',
    at: point(-target.width * 0.4, -target.height * 0.74),
    turn: 0.1,
    rise: 30,
  });
  drawStandingIn(kit, [hold], target);
  const { context } = kit.ink;
  context.fillStyle = kit.act.stuff?.colour ?? '#f2c86a';
  for (let index = 0; index < 16; index++)
    context.fillRect(target.width * 0.3 + ((index * 29) % 56) - 20, -3 - ((index * 7) % 9), 9, 2.2);
  const at = point(target.width * 0.22, -target.height * 0.46 + slide);
  const piece = { ...thing, width: thing.width * 0.62, height: thing.height * 0.62 };
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(at.x + piece.width * 0.36, at.y),
    turn: -0.12,
    rise: 14,
  });
  drawAround(kit, [hand], () => drawPiece(kit, piece, point(at.x, at.y + piece.height / 2)));
};

/** A tool that is swung onto something from above. */
export const strike: Motion = (kit, seconds) => {
  const { thing, target, tool } = kit;
  const piece = thing ?? target;
  if (piece === null || tool === null) return;
  const swing = Math.abs(wave(seconds, 0.55)) ** 1.6;
  const isNail = piece.width < piece.height * 0.7 && piece.height < 70;
  if (isNail) drawBoard(kit, 260);
  const hold = isNail ? null : steady(kit, piece);
  const shown = () => drawStanding(kit, piece, 0, isNail ? -6 : 0);
  if (hold === null) shown();
  else drawAround(kit, [hold], shown);
  if (isNail) {
    const pinch = leftHand(kit, { pose: 'pinch', at: point(-3, -22), turn: 0.18, rise: 24 });
    drawHand(kit, pinch);
  }
  const turn = swing * 0.62;
  const face = tool.height - tool.axis;
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(tool.reach - tool.width * 0.12 - swing * 14, -piece.height - face - 6 - swing * 20),
    turn,
    rise: -8,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};

/** A palm, or a tool with its foot down, on something. */
export const pressDown: Motion = (kit, seconds) => {
  const { thing, target, tool } = kit;
  const down = Math.abs(wave(seconds, 0.6)) * 16;
  const vessel = target;
  const hold = leftHand(kit, {
    pose: 'clasp',
    at: point(
      -(vessel ?? thing ?? { width: 120 }).width * 0.44,
      -(vessel ?? thing ?? { height: 60 }).height * 0.5,
    ),
    turn: -0.06,
    rise: 20,
  });
  if (tool === null) {
    if (thing === null) return;
    drawAround(kit, [hold], () => {
      drawStanding(kit, thing);
    });
    drawHand(
      kit,
      rightHand(kit, {
        pose: 'flat',
        at: point(10, -thing.height * 0.92 - 6 + down * 0.4),
        turn: -0.16,
        rise: 10,
      }),
    );
    return;
  }
  const high = (vessel ?? thing)?.height ?? 60;
  const hand = rightHand(kit, {
    pose: 'grip',
    at: point(8, -high * 0.32 - tool.reach * 0.92 - down),
    turn: Math.PI / 2,
    rise: 26,
  });
  const body = () => {
    drawHolding(kit, hand, () => paintTool(kit, tool, true));
    drawStanding(kit, vessel ?? thing);
  };
  drawAround(kit, [hold], body);
};
