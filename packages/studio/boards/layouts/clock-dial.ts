import {
  fillCircle,
  fillRounded,
  paintSurface,
  type Box,
  type Context,
} from '../../painting/brushes/surface.ts';
import { mix, withOpacity } from '../../painting/palette/colour.ts';
import type { BoardBrief } from '../board.ts';
import { drawType, setType } from '../type.ts';

/* The dial of a clock, of twelve hours or, for a long span, of the whole day. */

/** An open span fades out where its other end is not said. */
export type SpanKind = 'whole' | 'begins' | 'ends';

export interface Dial {
  drawFace(context: Context): void;
  /** A band on the dial's edge; minutes since midnight, the second never before the first. */
  drawSpan(context: Context, from: number, to: number, kind: SpanKind): void;
  drawHands(context: Context, minutes: number, timeMs: number): void;
}

const fadeParts = 36;

/** `round` is how many minutes the hour hand takes to go round. */
export function createDial({ colours, unit }: BoardBrief, box: Box, round: number): Dial {
  const radius = box.width / 2;
  const [x, y] = [box.x + radius, box.y + radius];
  const face = radius * 0.93;
  const isDay = round > 720;
  const angleOf = (minutes: number): number => (minutes / round) * Math.PI * 2 - Math.PI / 2;
  const size = face * 0.34;
  const numerals = [0, 1, 2, 3].map((quarter) => {
    const angle = angleOf((quarter * round) / 4);
    const text = String(isDay ? quarter * 6 : quarter === 0 ? 12 : quarter * 3);
    const type = setType(
      text,
      { width: size, height: size },
      { maxPx: face * 0.19, minPx: 20 * unit, weight: 800, align: 'middle', leading: 1 },
    );
    const reach = face * 0.655;
    return {
      type,
      at: {
        x: x + Math.cos(angle) * reach - size / 2,
        y: y + Math.sin(angle) * reach - type.height * 0.48,
      },
    };
  });
  const band = { radius: face * 0.89, width: face * 0.16 };
  const ticks = isDay ? 24 : 12;
  // The face stands still, so it is painted once.
  const edge = Math.ceil(30 * unit);
  const [left, top] = [Math.round(box.x) - edge, Math.round(box.y) - edge];
  const dial = paintSurface(box.width + edge * 2, box.height + edge * 2, (context) => {
    context.translate(-left, -top);

    fillCircle(context, x, y + 14 * unit, radius * 1.01, withOpacity(colours.shadow, 0.16));
    fillCircle(context, x, y, radius, colours.accent);
    fillCircle(context, x, y, face, colours.card);
    context.strokeStyle = mix(colours.card, colours.onCard, 0.08);
    context.lineWidth = band.width;
    context.beginPath();
    context.arc(x, y, band.radius, 0, Math.PI * 2);
    context.stroke();
    for (let tick = 0; tick < ticks; tick += 1) {
      const isQuarter = tick % (ticks / 4) === 0;
      context.save();
      context.translate(x, y);
      context.rotate((tick / ticks) * Math.PI * 2);
      const [width, height] = isQuarter ? [12 * unit, face * 0.1] : [7 * unit, face * 0.06];
      fillRounded(
        context,
        { x: -width / 2, y: -band.radius - height / 2, width, height },
        width / 2,
        colours.mutedOnCard,
      );
      context.restore();
    }
    for (const { type, at } of numerals)
      drawType(context, type, at, { colour: colours.onCard }, 10_000);
  });
  return {
    drawFace(context) {
      context.drawImage(dial, left, top);
    },
    drawSpan(context, from, to, kind) {
      if (to - from < 1) return;
      context.lineCap = 'butt';
      context.lineWidth = band.width;
      const parts = kind === 'whole' ? 1 : fadeParts;
      for (let part = 0; part < parts; part += 1) {
        const [start, end] = [part, part + 1].map((at) =>
          angleOf(from + ((to - from) * at) / parts),
        );
        const strength =
          kind === 'whole' ? 1 : kind === 'ends' ? (part + 1) / parts : 1 - part / parts;
        context.strokeStyle = withOpacity(colours.accent, strength);
        context.beginPath();
        context.arc(
          x,
          y,
          band.radius,
          start ?? 0,
          (end ?? 0) + (part < parts - 1 && kind === 'whole' ? 0.01 : 0),
        );
        context.stroke();
      }
      const ends = [...(kind === 'ends' ? [] : [from]), ...(kind === 'begins' ? [] : [to])];
      for (const minutes of ends) {
        const angle = angleOf(minutes);
        const at = [x + Math.cos(angle) * band.radius, y + Math.sin(angle) * band.radius] as const;
        fillCircle(context, ...at, band.width * 0.62, colours.accent);
        fillCircle(context, ...at, band.width * 0.34, colours.card);
      }
    },
    drawHands(context, minutes, timeMs) {
      context.lineCap = 'round';
      const hand = (angle: number, length: number, width: number, colour: string): void => {
        context.strokeStyle = colour;
        context.lineWidth = width;
        context.beginPath();
        context.moveTo(x - Math.cos(angle) * face * 0.09, y - Math.sin(angle) * face * 0.09);
        context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
        context.stroke();
      };
      hand(angleOf(minutes), face * 0.36, 30 * unit, colours.onCard);
      hand((minutes / 60) * Math.PI * 2 - Math.PI / 2, face * 0.54, 18 * unit, colours.onCard);
      hand(
        (timeMs / 60_000) * Math.PI * 2 - Math.PI / 2,
        face * 0.7,
        6 * unit,
        colours.strongOnCard,
      );
      fillCircle(context, x, y, 24 * unit, colours.strongOnCard);
      fillCircle(context, x, y, 9 * unit, colours.card);
    },
  };
}
