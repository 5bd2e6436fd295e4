import type { DrawnThing, Part } from './drawn-thing.ts';
import { boundsOf, fitPath } from './read-drawing.ts';

/** Rounded to a hundredth, which is all a path needs. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Numbers within an SVG path, rounded. */
export function path(texts: TemplateStringsArray, ...values: readonly number[]): string {
  return texts.reduce((sum, text, at) => `${sum}${n(values[at - 1] ?? 0)}${text}`);
}

export const filled = (tone: string, of: string): Part => ({ tone, line: 0, path: of });
export const stroked = (tone: string, line: number, of: string): Part => ({ tone, line, path: of });

/** An ellipse of four curves: its extreme points are its box. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.552, ry * 0.552];
  return path`M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`;
}

/** Fits a box around parts drawn anywhere; the lowest of them rests on its lower edge. */
export function boxed(
  parts: readonly Part[],
  { cm, staging, main, foot }: Pick<DrawnThing, 'cm' | 'staging' | 'main'> & { foot?: number },
): DrawnThing {
  const { left, right, top, bottom } = boundsOf(parts);
  const lowest = foot ?? bottom;
  return {
    width: Math.ceil(right - left),
    height: Math.ceil(lowest - top),
    cm,
    staging,
    rest: 'floor',
    main,
    parts: parts.map((part) => ({
      ...part,
      path: fitPath(part.path, { scale: 1, dx: -left, dy: -top, mirror: 0 }),
    })),
  };
}
