import { easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import {
  fillCircle,
  fillPolygon,
  fillRounded,
  type Box,
  type Context,
} from '../../painting/brushes/surface.ts';
import { mix, withOpacity } from '../../painting/palette/colour.ts';
import type { BoardBrief } from '../board.ts';
import { drawCard } from '../marks.ts';

/* What amounts of money are seen on: a price tag, a bank note, a coin, a star in a shop window. */

export interface PieceMoment {
  readonly timeMs: number;
  /** Since the amount is said; below nought before. */
  readonly since: number;
}

export interface Piece {
  /** Where the amount stands. */
  readonly room: Box;
  readonly colour: string;
  /** Draws the piece, and the amount on it, which moves with it. */
  draw(context: Context, moment: PieceMoment, drawAmount: () => void): void;
}

export type PieceMaker = (brief: BoardBrief, box: Box) => Piece;

/** Turns and scales around a point. */
export function turned(
  context: Context,
  {
    x,
    y,
    turn,
    scaleX = 1,
    scaleY = 1,
  }: { x: number; y: number; turn: number; scaleX?: number; scaleY?: number },
  draw: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(scaleX, scaleY);
  context.translate(-x, -y);
  draw();
  context.restore();
}

/** A tag on a string that swings as the amount is said. */
export const tag: PieceMaker = ({ colours, unit, isPortrait, random }, box) => {
  const width = Math.min(box.width, box.height * (isPortrait ? 1.05 : 1.35));
  // Its string is a loop of its own: one from the frame's edge would run through what is written above.
  const loop = Math.min(box.height * 0.16, 90 * unit);
  const body = {
    x: box.x + (box.width - width) / 2,
    y: box.y + loop,
    width,
    height: box.height - loop,
  };
  const cut = Math.min(width, box.height) * 0.24;
  const middle = body.x + width / 2;
  const hole = { x: middle, y: body.y + cut * 0.52, radius: 26 * unit };
  const lean = random.chance(0.5) ? 0.035 : -0.035;
  const shape = (grow: number): (readonly [number, number])[] => [
    [body.x + cut - grow, body.y - grow],
    [body.x + width - cut + grow, body.y - grow],
    [body.x + width + grow, body.y + cut * 0.8],
    [body.x + width + grow, body.y + body.height + grow],
    [body.x - grow, body.y + body.height + grow],
    [body.x - grow, body.y + cut * 0.8],
  ];
  return {
    room: {
      x: body.x + width * 0.12,
      y: body.y + cut * 1.05,
      width: width * 0.76,
      height: body.height - cut * 1.25,
    },
    colour: colours.strongOnCard,
    draw(context, { timeMs, since }, drawAmount) {
      const arrive = easeOut(progress(timeMs, -250, 600));
      const swing =
        since > 0
          ? 0.11 * Math.exp(-since / 750) * Math.sin(since / 170)
          : 0.02 * Math.sin(timeMs / 700);
      const turn = lean + swing + 0.008 * Math.sin(timeMs / 900);
      turned(context, { x: middle, y: box.y, turn }, () => {
        context.translate(0, (arrive - 1) * 120 * unit);
        context.globalAlpha *= arrive;
        context.strokeStyle = mix(colours.accentTwo, colours.text, 0.3);
        context.lineWidth = 9 * unit;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        for (const [grow, opacity] of [
          [16, 0.06],
          [6, 0.12],
        ] as const) {
          context.save();
          context.translate(0, grow * unit);
          fillPolygon(context, shape(grow * 0.4 * unit), withOpacity(colours.shadow, opacity));
          context.restore();
        }
        context.strokeStyle = colours.card;
        context.lineWidth = 26 * unit;
        fillPolygon(context, shape(-13 * unit), colours.card);
        context.stroke();
        context.strokeStyle = withOpacity(colours.accent, 0.9);
        context.lineWidth = 7 * unit;
        context.beginPath();
        for (const [x, y] of shape(-24 * unit)) context.lineTo(x, y);
        context.closePath();
        context.stroke();
        fillCircle(context, hole.x, hole.y, hole.radius * 1.7, colours.accent);
        fillCircle(context, hole.x, hole.y, hole.radius, colours.ground);
        context.strokeStyle = mix(colours.text, colours.ground, 0.25);
        context.lineWidth = 9 * unit;
        context.beginPath();
        context.moveTo(middle, hole.y);
        const wide = loop * 0.5;
        context.bezierCurveTo(middle - wide, body.y, middle - wide, box.y, middle, box.y);
        context.bezierCurveTo(middle + wide, box.y, middle + wide, body.y, middle, hole.y);
        context.stroke();
        drawAmount();
      });
    },
  };
};

/** Waves as they are engraved on notes. */
function drawEngraving(context: Context, box: Box, colour: string, unit: number): void {
  context.strokeStyle = colour;
  context.lineWidth = 2.5 * unit;
  for (let line = 0; line < 5; line += 1) {
    context.beginPath();
    for (let step = 0; step <= 36; step += 1) {
      const x = box.x + (box.width * step) / 36;
      const wave = Math.sin((step / 36) * Math.PI * 6 + line * 0.5) * box.height * 0.13;
      context.lineTo(x, box.y + box.height * (0.5 + (line - 2) * 0.15) + wave);
    }
    context.stroke();
  }
}

function drawNote(context: Context, { colours, unit }: BoardBrief, box: Box, shade: number): void {
  const paper = mix(colours.card, colours.accentTwo, 0.16 + shade * 0.2);
  const ink = mix(paper, colours.accent, 0.75);
  // Of those behind only an edge is seen.
  if (shade === 0) {
    drawCard(context, box, paper, { radius: 26 * unit, shadow: colours.shadow });
    drawEngraving(context, box, withOpacity(ink, 0.28), unit);
  } else fillRounded(context, box, 26 * unit, paper);
  context.strokeStyle = ink;
  context.lineWidth = 6 * unit;
  const inset = 24 * unit;
  context.beginPath();
  context.roundRect(
    box.x + inset,
    box.y + inset,
    box.width - inset * 2,
    box.height - inset * 2,
    14 * unit,
  );
  context.stroke();
  for (const side of shade === 0 ? [0, 1] : []) {
    const x = box.x + inset * 2.7 + side * (box.width - inset * 5.4);
    for (const y of [box.y + inset * 2.7, box.y + box.height - inset * 2.7]) {
      fillCircle(context, x, y, inset * 1.1, ink);
      fillCircle(context, x, y, inset * 0.62, paper);
      fillCircle(context, x, y, inset * 0.3, ink);
    }
  }
}

/** A bank note before others that fan out behind it. */
export const note: PieceMaker = (brief, box) => {
  const { colours, unit, random } = brief;
  const side = random.chance(0.5) ? 1 : -1;
  const tall = box.height * 0.88;
  const front = {
    x: box.x + box.width * 0.02,
    y: box.y + box.height - tall,
    width: box.width * 0.96,
    height: tall,
  };
  const paper = mix(colours.card, colours.accentTwo, 0.16);
  const [x, y] = [front.x + front.width / 2, front.y + front.height / 2];
  return {
    room: {
      x: front.x + front.width * 0.12,
      y: front.y + front.height * 0.2,
      width: front.width * 0.76,
      height: front.height * 0.6,
    },
    colour: colours.onCard,
    draw(context, { timeMs, since }, drawAmount) {
      const fan = overshoot(progress(since, 0, 520));
      const idle = 0.006 * Math.sin(timeMs / 800);
      const up = (1 - easeOut(progress(timeMs, -250, 500))) * 120 * unit;
      context.save();
      context.translate(0, up);
      turned(context, { x, y: y + tall, turn: side * (0.02 + 0.075 * fan) + idle }, () =>
        drawNote(context, brief, front, 1),
      );
      turned(context, { x, y: y + tall, turn: -side * (0.012 + 0.05 * fan) - idle }, () =>
        drawNote(context, brief, front, 0.5),
      );
      drawNote(context, brief, front, 0);
      fillRounded(
        context,
        {
          x: front.x + front.width * 0.11,
          y: y - tall * 0.3,
          width: front.width * 0.78,
          height: tall * 0.6,
        },
        tall * 0.3,
        withOpacity(paper, 0.86),
      );
      drawAmount();
      context.restore();
    },
  };
};
