import { point, type Point } from '../figures/brush/geometry.ts';
import { drawAround, drawHand, drawPiece, leftHand, rightHand, sway, type Motion } from './kit.ts';
import { drawLeaf } from './leaf.ts';

/** A fruit on its branch, in a hand that takes it down. */
export const pluck: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const { context } = kit.ink;
  const down = sway(seconds, 0.28) * 12;
  const branch = -thing.height - 62 + down * 0.5;
  const line = (from: Point, by: Point, to: Point, width: number, tone: string) => {
    context.strokeStyle = tone;
    context.lineWidth = width;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.quadraticCurveTo(by.x, by.y, to.x, to.y);
    context.stroke();
  };
  // Tomatoes grow on a vine.
  const isVine = kit.act.thing?.emoji === 'tomato';
  const [bark, lit] = isVine ? ['#4f7a38', '#7fa858'] : ['#6b4a2f', '#8a6445'];
  const width = isVine ? 9 : 15;
  const end = point(150, branch + 26);
  line(point(kit.left - 10, branch - 60), point(-40, branch - 20), end, width, bark);
  line(point(kit.left - 10, branch - 63), point(-40, branch - 23), end, width / 3, lit);
  for (const [x, y, turn, size] of [
    [-118, -28, -2.2, 1.2],
    [-96, -22, 0.9, 1.3],
    [-52, -14, -0.9, 1.2],
    [44, 6, -0.7, 1.3],
    [84, 14, 0.9, 1.15],
    [132, 20, -0.3, 1.2],
  ] as const)
    drawLeaf(kit, x, branch + y, turn, size);
  const foot = -30 + down;
  line(point(8, branch - 4), point(2, branch + 20), point(0, foot - thing.height * 0.9), 5, bark);
  drawLeaf(kit, 4, branch + 16, 0.5, 1);
  const hold = leftHand(kit, { pose: 'pinch', at: point(-64, branch - 14), turn: 0.2, rise: 70 });
  drawHand(kit, hold);
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(thing.width * 0.38, foot - thing.height * 0.42),
    turn: 0.1,
    rise: 40,
  });
  drawAround(kit, [hand], () => drawPiece(kit, thing, point(0, foot)));
};
