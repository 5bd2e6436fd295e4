import { point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawPiece,
  drawShade,
  leftHand,
  rightHand,
  sway,
  type Kit,
  type Motion,
} from './kit.ts';

/* Hands that take a cap off. */

function drawCap({ ink, act }: Kit, width: number): void {
  const { context } = ink;
  const colour = act.stuff?.colour ?? '#3b8fd8';
  context.fillStyle = darken(colour, 0.16);
  context.beginPath();
  context.roundRect(-width / 2, -18, width, 36, 6);
  context.fill();
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(-width / 2, -18, width, 30, 6);
  context.fill();
  context.fillStyle = lighten(colour, 0.35);
  for (const share of [-0.3, 0, 0.3]) context.fillRect(width * share - 1.4, -12, 2.8, 20);
}

/** What has its cap elsewhere than at its top: where, as shares, and which way it comes off. */
const sideCaps: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['hands-inhaler', [0.46, 0.11]],
]);

/** The left hand holds what is closed, the right one has its cap. */
export const uncap: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const raise = 26;
  const [dx, dy] = sideCaps.get(kit.act.thing?.emoji ?? '') ?? [0, 1];
  const isAside = dx > 0;
  const away = 12 + sway(seconds + 0.7, 0.22) * 34;
  const mouth = isAside
    ? point(thing.width * dx + away + 8, -raise - thing.height * dy)
    : point(0, -raise - thing.height - away);
  drawShade(kit, 0, -1, thing.width * 0.8, 0.6);
  const holds = leftHand(kit, {
    pose: 'clasp',
    at: point(-thing.width * 0.42, -raise - thing.height * (isAside ? 0.5 : 0.36)),
    turn: 0.04,
    rise: 26,
  });
  drawAround(kit, [holds], () => drawPiece(kit, thing, point(0, -raise)));
  const width = isAside ? thing.height * 0.26 : Math.min(46, Math.max(26, thing.width * 0.5));
  const takes = rightHand(kit, {
    pose: 'pinch',
    at: point(mouth.x + (isAside ? 12 : width * 0.3), mouth.y - 2),
    turn: isAside ? 0.1 : -0.5,
    rise: isAside ? 30 : -26,
  });
  drawAround(kit, [takes], () => {
    const { context } = kit.ink;
    context.save();
    context.translate(mouth.x, mouth.y);
    if (isAside) context.rotate(Math.PI / 2);
    drawCap(kit, width);
    context.restore();
  });
};
