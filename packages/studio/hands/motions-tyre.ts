import { point } from '../figures/brush/geometry.ts';
import {
  drawHand,
  drawHolding,
  leftHand,
  paintTool,
  rightHand,
  sway,
  type Kit,
  type Motion,
} from './kit.ts';

/* Hands at a bicycle's wheel: larger than the picture, so its upper part is seen. */

/** The wheel's middle is below the picture. */
const radius = 250;

const middleY = 150;

function ring({ ink }: Kit, far: number, wide: number, tone: string, from = -3.14, to = 0): void {
  const { context } = ink;
  context.strokeStyle = tone;
  context.lineWidth = wide;
  context.lineCap = 'butt';
  context.beginPath();
  context.arc(0, middleY, far, from, to);
  context.stroke();
}

function drawWheel(kit: Kit): void {
  const { context } = kit.ink;
  context.strokeStyle = '#aab3c0';
  context.lineWidth = 2.4;
  for (let index = 0; index < 17; index += 1) {
    const angle = -Math.PI + (index / 16) * Math.PI;
    context.beginPath();
    context.moveTo(0, middleY);
    context.lineTo(Math.cos(angle) * (radius - 50), middleY + Math.sin(angle) * (radius - 50));
    context.stroke();
  }
  ring(kit, radius - 42, 22, '#7d8796');
  ring(kit, radius - 46, 8, '#cfd6df');
  ring(kit, radius - 12, 44, '#17191f');
  ring(kit, radius - 16, 34, '#2a2e38');
  ring(kit, radius - 22, 5, '#4a5060');
  for (let index = 0; index < 46; index += 1) {
    const angle = -Math.PI + (index / 45) * Math.PI;
    ring(kit, radius + 6, 10, '#3a3f4c', angle, angle + 0.03);
  }
}

const onRim = (angle: number, far: number) =>
  point(Math.cos(angle) * far, middleY + Math.sin(angle) * far);

/** Thumbs on the tyre, or a lever under its edge. */
export const tyre: Motion = (kit, seconds) => {
  const { tool } = kit;
  const push = sway(seconds + 0.4, 0.3);
  drawWheel(kit);
  if (tool === null) {
    for (const [angle, make] of [
      [-1.82, leftHand],
      [-1.32, rightHand],
    ] as const) {
      const at = onRim(angle, radius - 8 - push * 10);
      drawHand(kit, make(kit, { pose: 'clasp', at, turn: -0.5, rise: -20 }));
    }
    return;
  }
  const tip = onRim(-1.5, radius - 36);
  drawHand(
    kit,
    leftHand(kit, { pose: 'clasp', at: onRim(-1.95, radius - 14), turn: -0.2, rise: 20 }),
  );
  const angle = -0.95 + push * 0.5;
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(tip.x + Math.cos(angle) * tool.reach, tip.y + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: 10,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
  ring(kit, radius - 16, 34, '#2a2e38', -1.75, -1.56);
};
