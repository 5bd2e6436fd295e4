import { point, type Point } from '../figures/brush/geometry.ts';
import { fillCircle, fillEllipse } from '../painting/brushes/surface.ts';
import { noiseAt } from '../painting/random.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawStanding,
  drawStandingIn,
  middleOf,
  paintTool,
  rightHand,
  wave,
  type Kit,
  type Motion,
  type Piece,
} from './kit.ts';
import { drawSoil } from './motions-craft.ts';
import { steady } from './motions-surface.ts';

/* Hands over something that takes in what they pour, sprinkle, stir or put. */

export const noPiece: Pick<Piece, 'width' | 'height' | 'isOpened' | 'handle'> = {
  width: 150,
  height: 6,
};

/** What runs from `from` down to `y`. */
function drawStream({ ink, act }: Kit, from: Point, y: number, seconds: number, width = 9): void {
  const { context } = ink;
  const colour = act.stuff?.colour ?? '#a9d8f2';
  const bend = wave(seconds, 1.3) * 0.8;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(from.x - width * 0.6, from.y);
  context.bezierCurveTo(
    from.x - width * 1.5,
    from.y + 8,
    from.x - width * 1.1 + bend,
    y - 30,
    from.x - width * 1.05,
    y,
  );
  context.lineTo(from.x - width * 0.25, y);
  context.bezierCurveTo(
    from.x - width * 0.2 + bend,
    y - 30,
    from.x - width * 0.3,
    from.y + 12,
    from.x + width * 0.5,
    from.y + 2,
  );
  context.closePath();
  context.fill();
}

/** Grains from a hand or a shaker, each on its way down. */
export function drawGrains(
  { ink, act }: Kit,
  from: Point,
  y: number,
  seconds: number,
  spread: number,
): void {
  const form = act.stuff?.form ?? 'grains';
  const count = form === 'pieces' ? 9 : 34;
  const size = form === 'pieces' ? 4.4 : form === 'liquid' ? 2.4 : 1.7;
  for (let index = 0; index < count; index++) {
    const way = (seconds * 0.95 + noiseAt(11, index)) % 1;
    const aside = (noiseAt(17, index) - 0.5) * spread * (0.25 + way);
    fillCircle(
      ink.context,
      from.x + aside,
      from.y + (y - from.y) * way * way,
      size * (0.75 + 0.5 * noiseAt(23, index)),
      act.stuff?.colour ?? '#ffffff',
    );
  }
}

/** The little heap or the wet that already lies there. */
function drawFallen({ ink, act }: Kit, x: number, y: number, width: number): void {
  if (act.stuff === null) return;
  if (act.stuff.form === 'liquid' || act.stuff.form === 'paste')
    fillEllipse(ink.context, x, y, width / 2, Math.max(2, width * 0.07), act.stuff.colour);
  else
    for (let index = 0; index < 26; index++)
      fillCircle(
        ink.context,
        x + (noiseAt(31, index) - 0.5) * width,
        y - noiseAt(37, index) * 5,
        1.8,
        act.stuff.colour,
      );
}

export const isVessel = ({ height, isOpened }: { height: number; isOpened?: boolean }) =>
  height > 40 && isOpened !== true;

/** Where something falls on or into: open vessels take it in behind their rim. */
export const rimOf = (piece: { width: number; height: number; isOpened?: boolean }) =>
  -piece.height * (piece.isOpened === true ? 0.56 : isVessel(piece) ? 0.72 : 0.86);

export const pour: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  if (thing === null) return;
  const size = target ?? noPiece;
  const { width, height } = thing;
  const [spoutShareX, spoutShareY, most] = thing.spout ?? [0.03, 0.04, 1.02];
  const tilt = -most - wave(seconds, 0.22) * 0.08;
  // The spout is over the middle of what it fills.
  const spoutX = -width * (0.96 - spoutShareX);
  const spoutY = height * (spoutShareY - 0.5);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const spout = point(middleOf(size) + 6, -size.height - 26);
  const at = point(
    spout.x - (spoutX * cos - spoutY * sin),
    spout.y - (spoutX * sin + spoutY * cos),
  );
  const isCan = kit.act.thing?.emoji === 'drawn-watering-can';
  if (isCan) drawGrains(kit, point(spout.x - 4, spout.y), -size.height * 0.36, seconds, 26);
  else if (kit.act.stuff?.form === 'pieces') drawGrains(kit, spout, rimOf(size), seconds, 18);
  else drawStream(kit, spout, rimOf(size), seconds, kit.act.stuff?.form === 'grains' ? 12 : 9);
  // A plant is held by its pot.
  const hold = target === null ? null : steady(kit, target, isCan ? 0.16 : 0.46);
  if (target === null) drawFallen(kit, spout.x - 6, 0, 120);
  if (target !== null && hold !== null) drawStandingIn(kit, [hold], target);
  if (target !== null && !isVessel(target))
    drawFallen(kit, spout.x - 8, rimOf(size), target.width * 0.3);
  // A bottle is held further down than its tilt: a wrist bends only so far.
  const lean = Math.max(0.5, most - 0.62);
  const hand = rightHand(kit, { pose: 'clasp', at, turn: tilt + lean, rise: -40 });
  drawHolding(kit, hand, () => {
    const { context } = kit.ink;
    context.rotate(-lean);
    context.drawImage(thing.canvas, -width * 0.96, -height / 2, width, height);
  });
};

export const sprinkle: Motion = (kit, seconds) => {
  const { thing, target, tool } = kit;
  const size = target ?? noPiece;
  const drift = wave(seconds, 0.35) * size.width * 0.12;
  const from = point(middleOf(size) + 2 + drift, -size.height - 56);
  if (kit.act.surface === 'ground') drawSoil(kit, 230);
  else if (target === null) drawFallen(kit, 0, -2, 130);
  if (target !== null && !isVessel(target)) drawStanding(kit, target);
  drawGrains(kit, point(from.x - 2, from.y + 4), rimOf(size), seconds, size.width * 0.34);
  if (target !== null && isVessel(target)) drawStandingIn(kit, [steady(kit, target)], target);
  if (target !== null && !isVessel(target))
    drawFallen(kit, middleOf(target), rimOf(size) + 2, target.width * 0.36);
  if (thing === null && tool === null) {
    drawHand(
      kit,
      rightHand(kit, {
        pose: 'pinch',
        at: from,
        turn: -0.86 + wave(seconds, 1.6) * 0.04,
        rise: -46,
      }),
    );
    return;
  }
  if (thing === null) return;
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(from.x + thing.height * 0.2, from.y - thing.width * 0.5 - 10),
    turn: -1.0 + wave(seconds, 1.8) * 0.07,
    rise: -50,
  });
  drawHolding(kit, hand, () => {
    const { context } = kit.ink;
    context.rotate(-0.9);
    context.drawImage(
      thing.canvas,
      -thing.width * 0.96,
      -thing.height / 2,
      thing.width,
      thing.height,
    );
  });
};

export const stir: Motion = (kit, seconds) => {
  const { thing, target, tool } = kit;
  const vessel = target ?? thing;
  if (vessel === null || tool === null) return;
  const round = point(wave(seconds, 0.5) * vessel.width * 0.13, wave(seconds, 0.5, 0.25) * 5);
  const lean = 0.16 + wave(seconds, 0.5) * 0.13;
  const low = -vessel.height * 0.3;
  const reach = tool.reach * 0.94;
  const at = point(
    middleOf(vessel) + round.x + 6 + Math.sin(lean) * reach,
    low + round.y - Math.cos(lean) * reach,
  );
  const hand = rightHand(kit, { pose: 'grip', at, turn: Math.PI / 2 + lean, rise: 34 });
  const hold = steady(kit, vessel);
  drawAround(kit, [hold], () => {
    drawHolding(kit, hand, () => paintTool(kit, tool, true));
    drawStanding(kit, vessel);
  });
};
