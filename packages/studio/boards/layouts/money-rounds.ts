import { easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillPolygon, type Context } from '../../painting/brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../painting/palette/colour.ts';
import { turned, type PieceMaker } from './money-pieces.ts';

/* Round pieces that an amount of money is seen on. */

function drawCoin(context: Context, x: number, y: number, radius: number, metal: string): void {
  fillCircle(context, x, y + radius * 0.045, radius, darken(metal, 0.42));
  fillCircle(context, x, y, radius, lighten(metal, 0.12));
  context.strokeStyle = darken(metal, 0.2);
  context.lineWidth = radius * 0.03;
  context.beginPath();
  for (let ridge = 0; ridge < 60; ridge += 1) {
    const angle = (ridge / 60) * Math.PI * 2;
    context.moveTo(x + Math.cos(angle) * radius * 0.92, y + Math.sin(angle) * radius * 0.92);
    context.lineTo(x + Math.cos(angle) * radius * 0.985, y + Math.sin(angle) * radius * 0.985);
  }
  context.stroke();
  fillCircle(context, x, y, radius * 0.86, darken(metal, 0.16));
  fillCircle(context, x, y + radius * 0.02, radius * 0.83, metal);
}

/** A coin that spins into sight, two more behind it. */
export const coin: PieceMaker = ({ colours, unit, isPortrait }, box) => {
  const radius = Math.min(box.width, box.height) * (isPortrait ? 0.46 : 0.48);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = radius * (isPortrait ? 0.62 : 0.95);
  return {
    room: { x: x - radius * 0.72, y: y - radius * 0.5, width: radius * 1.44, height: radius },
    colour: colours.onAccentTwo,
    draw(context, { timeMs, since }, drawAmount) {
      for (const side of [-1, 1]) {
        const drop = overshoot(progress(since, 120 + (side + 1) * 60, 460));
        const own = radius * 0.52;
        context.save();
        context.globalAlpha *= Math.min(1, drop * 2);
        if (drop > 0)
          drawCoin(
            context,
            x + side * reach,
            y + radius * 0.45 - (1 - drop) * 240 * unit,
            own,
            mix(colours.accentTwo, colours.accent, 0.35),
          );
        context.restore();
      }
      const come = easeOut(progress(timeMs, -120, 900));
      const scaleX = Math.max(0.06, Math.abs(Math.cos((1 - come) * Math.PI * 2)));
      const idle = 1 - 0.012 * (1 + Math.sin(timeMs / 600));
      turned(context, { x, y, turn: 0, scaleX: scaleX * idle }, () => {
        drawCoin(context, x, y, radius, colours.accentTwo);
        drawAmount();
      });
    },
  };
};

/** A star as in a shop window. */
export const burst: PieceMaker = ({ colours, unit, random }, box) => {
  const radius = Math.min(box.width, box.height) * 0.5;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const wide = Math.min(box.width / 2 / radius, 1.22);
  const spikes = 18;
  const lean = random.between(-0.1, -0.04);
  const star = (size: number): (readonly [number, number])[] =>
    Array.from({ length: spikes * 2 }, (_, at) => {
      const angle = (at / (spikes * 2)) * Math.PI * 2;
      const far = size * (at % 2 === 0 ? 1 : 0.88);
      return [x + Math.cos(angle) * far * wide, y + Math.sin(angle) * far] as const;
    });
  return {
    room: {
      x: x - radius * 0.7 * wide,
      y: y - radius * 0.42,
      width: radius * 1.4 * wide,
      height: radius * 0.84,
    },
    colour: colours.onAccent,
    draw(context, { timeMs, since }, drawAmount) {
      const beat = 1 + 0.07 * Math.exp(-Math.max(0, since) / 260) * (since > 0 ? 1 : 0);
      const come = 0.7 + 0.3 * overshoot(progress(timeMs, -200, 480));
      turned(context, { x, y, turn: lean, scaleX: come * beat, scaleY: come * beat }, () => {
        turned(context, { x, y, turn: 0.02 * Math.sin(timeMs / 900) }, () => {
          context.save();
          context.translate(0, 16 * unit);
          fillPolygon(context, star(radius), withOpacity(colours.shadow, 0.22));
          context.restore();
          fillPolygon(context, star(radius), colours.accentTwo);
          fillPolygon(context, star(radius * 0.91), colours.accent);
        });
        drawAmount();
      });
    },
  };
};
