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
import { stuffColour } from './motions-craft.ts';

/* Hands that put on a sock or a shoe. */

/** A leg from the knee to the foot, which points to the left. */
function legPath({ ink, top }: Kit, grown: number, from: number): void {
  const { context } = ink;
  context.beginPath();
  context.moveTo(4 - grown, from);
  context.bezierCurveTo(0 - grown, -90, 12 - grown, -60, 2 - grown, -42);
  context.bezierCurveTo(-22, -34 - grown, -70, -26 - grown, -98, -16 - grown);
  context.bezierCurveTo(-114 - grown, -8, -110 - grown, 4 + grown, -92, 4 + grown);
  context.lineTo(34, 4 + grown);
  context.bezierCurveTo(56 + grown, 2, 60 + grown, -18, 54 + grown, -36);
  context.bezierCurveTo(48 + grown, -60, 72 + grown, -110, 66 + grown, from);
  context.closePath();
  void top;
}

function drawLeg(kit: Kit): void {
  const { context } = kit.ink;
  legPath(kit, 0, kit.top - 20);
  context.fillStyle = kit.look.skin.shade;
  context.fill();
  context.save();
  context.clip();
  context.translate(-7, -4);
  legPath(kit, 0, kit.top - 20);
  context.fillStyle = kit.look.skin.base;
  context.fill();
  context.restore();
}

/** What is knitted, as far up the leg as it is pulled. */
function drawSock(kit: Kit, cuff: number): void {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#c9506e');
  context.save();
  context.beginPath();
  context.rect(-140, cuff, 260, 40 - cuff);
  context.clip();
  legPath(kit, 3, kit.top - 20);
  context.fillStyle = darken(colour, 0.14);
  context.fill();
  context.save();
  context.clip();
  context.translate(-8, -4);
  legPath(kit, 3, kit.top - 20);
  context.fillStyle = colour;
  context.fill();
  context.restore();
  context.restore();
  context.fillStyle = lighten(colour, 0.22);
  context.beginPath();
  context.roundRect(-6, cuff - 8, 84, 18, 8);
  context.fill();
  context.fillStyle = darken(colour, 0.1);
  for (let x = 2; x < 76; x += 9) context.fillRect(x, cuff - 6, 1.8, 14);
}

/** A foot in a sock, or in a shoe, and two hands at its edge. */
export const pullOn: Motion = (kit, seconds) => {
  const { thing } = kit;
  drawShade(kit, -20, 8, 190);
  const up = sway(seconds + 0.5, 0.2);
  if (thing === null) {
    const cuff = -76 - up * 44;
    drawAround(
      kit,
      [
        leftHand(kit, {
          pose: 'clasp',
          at: point(-4, cuff + 10),
          turn: -0.1,
          rise: 34,
          size: 0.94,
        }),
        rightHand(kit, {
          pose: 'clasp',
          at: point(74, cuff + 10),
          turn: -0.1,
          rise: 34,
          size: 0.94,
        }),
      ],
      () => {
        drawLeg(kit);
        drawSock(kit, cuff);
      },
    );
    return;
  }
  const { context } = kit.ink;
  context.save();
  context.translate(thing.width * 0.1, -16 - up * 12);
  drawLeg(kit);
  context.restore();
  drawAround(
    kit,
    [
      leftHand(kit, {
        pose: 'clasp',
        at: point(-thing.width * 0.42, -thing.height * 0.4),
        turn: 0,
        rise: 26,
      }),
      rightHand(kit, {
        pose: 'clasp',
        at: point(thing.width * 0.44, -thing.height * 0.6),
        turn: -0.1,
        rise: 20,
      }),
    ],
    () => drawPiece(kit, thing, point(0, 6)),
  );
};
