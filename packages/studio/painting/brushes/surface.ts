import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

export type Context = SKRSContext2D;
export type Gradient = ReturnType<Context['createLinearGradient']>;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A canvas painted once. */
export function paintSurface(
  width: number,
  height: number,
  paint: (context: Context) => void,
): Canvas {
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  paint(canvas.getContext('2d'));
  return canvas;
}

export type Stop = readonly [at: number, colour: string];

export function verticalGradient(
  context: Context,
  top: number,
  bottom: number,
  stops: readonly Stop[],
): Gradient {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function radialGradient(
  context: Context,
  x: number,
  y: number,
  radius: number,
  stops: readonly Stop[],
): Gradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** A soft round light or shadow. */
export function paintGlow(
  context: Context,
  x: number,
  y: number,
  radius: number,
  stops: readonly Stop[],
): void {
  context.fillStyle = radialGradient(context, x, y, radius, stops);
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function fillCircle(
  context: Context,
  x: number,
  y: number,
  radius: number,
  fill: string | Gradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, Math.max(0, radius), 0, Math.PI * 2);
  context.fill();
}

export function fillEllipse(
  context: Context,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string | Gradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, Math.max(0, radiusX), Math.max(0, radiusY), 0, 0, Math.PI * 2);
  context.fill();
}

export function fillPolygon(
  context: Context,
  points: readonly (readonly [number, number])[],
  fill: string | Gradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

export function fillRounded(
  context: Context,
  box: Box,
  radius: number,
  fill: string | Gradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(
    box.x,
    box.y,
    box.width,
    box.height,
    Math.min(radius, box.width / 2, box.height / 2),
  );
  context.fill();
}
