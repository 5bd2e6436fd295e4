import { easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillPolygon, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Random } from '../../painting/random.ts';
import type { BoardColours } from '../colours.ts';

/* Large shapes of a poster: they are half there in the first frame and come to their full size. */

export type Shape = (context: Context, box: Box, colours: BoardColours, timeMs: number) => void;

/** From three fifths of its size to the whole, each part a little later. */
const grown = (timeMs: number, at: number): number =>
  0.6 + 0.4 * overshoot(progress(timeMs, at * 70, 520));

/** A great disc with a smaller one before it. */
const sun: Shape = (context, box, colours, timeMs) => {
  const radius = Math.min(box.width, box.height) / 2;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  fillCircle(context, x, y, radius * grown(timeMs, 0), colours.accent);
  fillCircle(
    context,
    x + radius * 0.62,
    y + radius * 0.56,
    radius * 0.36 * grown(timeMs, 2),
    colours.accentTwo,
  );
};

/** Quarter discs in a field of squares, as in a woven pattern. */
const quarters: Shape = (context, box, colours, timeMs) => {
  const size = Math.min(box.width, box.height) / 2;
  const [left, top] = [box.x + (box.width - size * 2) / 2, box.y + (box.height - size * 2) / 2];
  const parts = [
    [0, 0, 1, 1, colours.accent],
    [1, 0, 0, 1, colours.accentTwo],
    [0, 1, 1, 0, colours.accentTwo],
    [1, 1, 1, 1, colours.accent],
  ] as const;
  for (const [at, [column, row, cornerX, cornerY, colour]] of parts.entries()) {
    const [x, y] = [left + (column + cornerX) * size, top + (row + cornerY) * size];
    const from = Math.atan2(cornerY === 0 ? 1 : -1, cornerX === 0 ? 1 : -1) - Math.PI / 4;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, size * 0.97 * Math.min(1, grown(timeMs, at)), from, from + Math.PI / 2);
    context.closePath();
    context.fill();
  }
};

/** Slanted bars, each a little longer than the one before. */
const steps: Shape = (context, box, colours, timeMs) => {
  const count = 5;
  const width = box.width / (count + 0.6);
  for (let at = 0; at < count; at += 1) {
    const share = 0.5 + 0.5 * easeOut(progress(timeMs, at * 70, 520));
    const height = box.height * (0.32 + (0.68 * at) / (count - 1)) * share;
    const [x, foot] = [box.x + at * width * 1.1, box.y + box.height];
    fillPolygon(
      context,
      [
        [x, foot],
        [x + width * 0.86, foot],
        [x + width * 0.86, foot - height],
        [x, foot - height + width * 0.42],
      ],
      at % 2 === 0 ? colours.accent : colours.accentTwo,
    );
  }
};

/** Rings about one point, a part of each left out. */
const rings: Shape = (context, box, colours, timeMs) => {
  const radius = Math.min(box.width, box.height) / 2;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  context.lineCap = 'butt';
  for (let ring = 0; ring < 4; ring += 1) {
    const share = 0.3 + 0.7 * easeOut(progress(timeMs, ring * 70, 700));
    const turn = ring * 1.9 + (timeMs / 9000) * (ring % 2 === 0 ? 1 : -1);
    context.strokeStyle = ring % 2 === 0 ? colours.accent : colours.accentTwo;
    context.lineWidth = radius * 0.15;
    context.beginPath();
    context.arc(x, y, radius * (0.92 - ring * 0.24), turn, turn + Math.PI * 1.55 * share);
    context.stroke();
  }
};

const shapes = [sun, quarters, steps, rings] as const;

/** One of the shapes. */
export const anyShape = (random: Random): Shape => shapes[random.index(shapes.length)] ?? sun;
