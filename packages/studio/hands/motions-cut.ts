import { point, type Point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, mix } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawBoard,
  drawHolding,
  drawShade,
  leftHand,
  paintTool,
  rightHand,
  wave,
  type Kit,
  type Motion,
  type Piece,
  type Tool,
} from './kit.ts';

/* A knife through something on a board. */

/** What no slices are cut from: it falls in two. */
const inTwo =
  /pizza|cheese|sandwich|burger|meat|fish|shrimp|pumpkin|melon|avocado|tofu|rolls|flatbread|waffle|croissant|pineapple|coconut|cabbage|leafy|broccoli|cauliflower|grape|berries|strawberr|cherries|chocolate/u;
/** What stands on a plate stays whole before the knife. */
const onPlate = /cake|pie$|tart|ham$|bagel/u;

/** How much of its width still lies to the left of the knife. */
const uncut = 0.62;

/** A part of a thing's picture, from one share of its width to another, its left foot at `x`. */
function drawPart(kit: Kit, piece: Piece, from: number, to: number, x: number, turn = 0): void {
  const { context } = kit.ink;
  const { canvas, width, height } = piece;
  context.save();
  context.translate(x, 0);
  context.rotate(turn);
  context.drawImage(
    canvas,
    from * canvas.width,
    0,
    (to - from) * canvas.width,
    canvas.height,
    0,
    -height,
    (to - from) * width,
    height,
  );
  context.restore();
}

/** The knife in a hand, its tip at `tip`. */
function drawKnife(kit: Kit, tool: Tool, tip: Point, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [tipX, tipY] = [-tool.reach + 12, tool.height - tool.axis - 8];
  const at = point(tip.x - (tipX * cos - tipY * sin), tip.y - (tipX * sin + tipY * cos));
  drawHolding(kit, rightHand(kit, { pose: 'fist', at, turn, rise: -24 }), () =>
    paintTool(kit, tool),
  );
}

/** Slices lean away from the knife; the rest still lies before it. */
export const cut: Motion = (kit, seconds) => {
  const { thing, tool, act } = kit;
  if (thing === null || tool === null) return;
  const { width, height } = thing;
  const emoji = act.thing?.emoji ?? '';
  const isServed = onPlate.test(emoji);
  const share = isServed ? 1 : uncut;
  const seam = (uncut - 0.5) * width;
  const stroke = Math.abs(wave(seconds, 0.7));
  drawBoard(kit, Math.max(250, width + 130));
  drawShade(kit, width * 0.06, -1, width * 1.3);
  if (inTwo.test(emoji)) drawPart(kit, thing, uncut, 1, seam + 9, 0.05);
  else if (!isServed) drawSlices(kit, thing, seam + 15);
  const hold = leftHand(kit, {
    pose: 'clasp',
    at: point(-width * 0.46, -Math.max(28, height * 0.5)),
    turn: -0.1,
    rise: 16,
  });
  const rest = () => drawAround(kit, [hold], () => drawPart(kit, thing, 0, share, -width / 2));
  const knife = () =>
    drawKnife(
      kit,
      tool,
      point(seam - 20, -6 - (isServed ? height * 0.3 : 0) - stroke * Math.min(26, height * 0.32)),
      -0.36 + stroke * 0.16,
    );
  // The blade is in the cut: before the slices, behind the rest.
  for (const draw of isServed ? [rest, knife] : [knife, rest]) draw();
};

function drawSlices(kit: Kit, piece: Piece, x: number): void {
  for (const index of [3, 2, 1, 0]) drawSlice(kit, piece, x + index * 15, index);
}

/** One slice that leans on the next. */
function drawSlice({ ink }: Kit, { inside, height }: Piece, x: number, index: number): void {
  const { context } = ink;
  const { rim, flesh, tall } = inside ?? { rim: '#d8a869', flesh: '#f4e3c0', tall: 0.8 };
  const high = height * tall * 0.5 * (1 - index * 0.07);
  context.save();
  context.translate(x, -high - 2);
  context.rotate(0.14 + index * 0.1);
  fillEllipse(context, 2.4, 0, Math.max(6, high * 0.42), high, darken(rim, 0.14));
  fillEllipse(context, 0, 0, Math.max(6, high * 0.42), high, rim);
  fillEllipse(context, -0.6, 0, Math.max(4.4, high * 0.36), high * 0.88, flesh);
  fillEllipse(context, -0.6, 0, Math.max(2, high * 0.16), high * 0.5, mix(flesh, rim, 0.18));
  context.restore();
}
