import { clamp01, easeOut, overshoot } from '../painting/actors/motion.ts';
import { fillCircle, fillRounded, type Box, type Context } from '../painting/brushes/surface.ts';
import type { Sprite } from '../painting/actors/sprite.ts';
import { withOpacity } from '../painting/palette/colour.ts';
import { drawType, setType } from './type.ts';

/* Small drawn parts that boards share. `share` is how far a part has come in, 0 to 1. */

/** Scales what is drawn around a point as it arrives: a little past its size and back. */
export function popIn(
  context: Context,
  x: number,
  y: number,
  share: number,
  draw: () => void,
): void {
  if (share <= 0) return;
  context.save();
  context.globalAlpha *= clamp01(share * 3);
  const scale = 0.6 + 0.4 * overshoot(share);
  context.translate(x, y);
  context.scale(scale, scale);
  context.translate(-x, -y);
  draw();
  context.restore();
}

/** Moves and fades what is drawn into its place. */
export function slideIn(
  context: Context,
  fromX: number,
  fromY: number,
  share: number,
  draw: () => void,
): void {
  if (share <= 0) return;
  const left = 1 - easeOut(share);
  context.save();
  context.globalAlpha *= clamp01(share * 2);
  context.translate(fromX * left, fromY * left);
  draw();
  context.restore();
}

/** A sheet with a soft shadow. */
export function drawCard(
  context: Context,
  box: Box,
  fill: string,
  { radius, shadow }: { radius: number; shadow: string },
): void {
  for (const [grow, opacity] of [
    [26, 0.05],
    [14, 0.07],
    [5, 0.1],
  ] as const) {
    const by = (grow * radius) / 30;
    fillRounded(
      context,
      { x: box.x - by / 2, y: box.y + by / 2, width: box.width + by, height: box.height + by },
      radius + by / 2,
      withOpacity(shadow, opacity),
    );
  }
  fillRounded(context, box, radius, fill);
}

function takePen(context: Context, size: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = size * 0.2;
  context.lineCap = 'round';
  context.beginPath();
}

/** A tick that is drawn as by a pen. */
export function drawTick(
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: string,
  share: number,
): void {
  if (share <= 0) return;
  const points = [
    [-0.42, 0.04],
    [-0.1, 0.36],
    [0.46, -0.34],
  ] as const;
  takePen(context, size, colour);
  context.lineJoin = 'round';
  drawPart(
    context,
    points.map(([dx, dy]) => [x + dx * size, y + dy * size] as const),
    easeOut(share),
  );
  context.stroke();
}

/** A cross that is drawn as by a pen, one stroke after the other. */
export function drawCross(
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: string,
  share: number,
): void {
  if (share <= 0) return;
  const reach = size * 0.36;
  takePen(context, size, colour);
  for (const [at, way] of [1, -1].entries())
    drawPart(
      context,
      [
        [x - way * reach, y - reach],
        [x + way * reach, y + reach],
      ],
      easeOut(clamp01(share * 2 - at)),
    );
  context.stroke();
}

/** Traces a share of a line of points. */
export function drawPart(
  context: Context,
  points: readonly (readonly [number, number])[],
  share: number,
): void {
  const lengths = points
    .slice(1)
    .map(([x, y], at) => Math.hypot(x - (points[at]?.[0] ?? x), y - (points[at]?.[1] ?? y)));
  let left = lengths.reduce((sum, length) => sum + length, 0) * clamp01(share);
  const [first] = points;
  if (first === undefined) return;
  context.moveTo(...first);
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [points[at], points[at + 1]];
    if (from === undefined || to === undefined || left <= 0) return;
    const part = Math.min(1, left / Math.max(1e-6, length));
    context.lineTo(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
    left -= length;
  }
}

/** An arrow whose shaft grows and whose head comes last. */
export function drawArrow(
  context: Context,
  from: readonly [number, number],
  to: readonly [number, number],
  { colour, width }: { colour: string; width: number },
  share: number,
): void {
  if (share <= 0) return;
  const grown = easeOut(share);
  const [x, y] = [from[0] + (to[0] - from[0]) * grown, from[1] + (to[1] - from[1]) * grown];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(x, y);
  const head = width * 2.6 * clamp01(share * 1.4);
  for (const side of [-1, 1]) {
    context.moveTo(x, y);
    context.lineTo(
      x - Math.cos(angle + side * 0.62) * head,
      y - Math.sin(angle + side * 0.62) * head,
    );
  }
  context.stroke();
}

/** A disc with a figure or a letter in it. */
export function drawDisc(
  context: Context,
  x: number,
  y: number,
  radius: number,
  text: string,
  { fill, colour }: { fill: string; colour: string },
): void {
  fillCircle(context, x, y, radius, fill);
  const type = setType(
    text,
    { width: radius * 1.5, height: radius * 1.6 },
    { maxPx: radius * 1.1, minPx: 12, weight: 800, align: 'middle', leading: 1 },
  );
  drawType(
    context,
    type,
    { x: x - radius * 0.75, y: y - type.height / 2 + radius * 0.03 },
    { colour },
    10_000,
  );
}

/** A drawing as large as its square holds it, in the middle. */
export function drawArt(context: Context, art: Sprite, x: number, y: number, side: number): void {
  const scale = side / Math.max(art.width, art.height);
  const [width, height] = [art.width * scale, art.height * scale];
  context.drawImage(art.canvas, x - width / 2, y - height / 2, width, height);
}
