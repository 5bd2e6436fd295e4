import { point } from '../figures/brush/geometry.ts';
import { darken } from '../painting/palette/colour.ts';
import { drawAround, leftHand, rightHand, sway, type Motion } from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { drawStrand } from './strand.ts';

/** One hand above the other on what hangs from above. */
export const pullDown: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#8b95a3');
  const down = sway(seconds, 0.3) * 26;
  // A chain has the colour of its metal.
  const isChain = kit.act.stuff === null;
  const hang = () => {
    if (!isChain) {
      drawStrand(kit, [point(0, kit.top - 10), point(0, kit.bottom * 0.2)], 13, colour);
      context.strokeStyle = darken(colour, 0.25);
      context.lineWidth = 2;
      for (let y = kit.top - 20 + down; y < kit.bottom * 0.2; y += 12) {
        context.beginPath();
        context.moveTo(-5, y);
        context.lineTo(4, y + 7);
        context.stroke();
      }
      return;
    }
    let index = 0;
    for (let y = kit.top - 40 + down; y < kit.bottom * 0.16 + down; y += 19, index += 1) {
      context.strokeStyle = index % 2 === 0 ? colour : darken(colour, 0.2);
      context.lineWidth = 5.4;
      context.beginPath();
      context.ellipse(0, y, index % 2 === 0 ? 9 : 2.4, 14, 0, 0, Math.PI * 2);
      context.stroke();
    }
  };
  const hands = [
    rightHand(kit, { pose: 'clasp', at: point(16, -150 + down), turn: 0.05, rise: 30 }),
    leftHand(kit, { pose: 'clasp', at: point(-16, -74 + down), turn: 0.05, rise: 30 }),
  ];
  drawAround(kit, hands, hang);
};
