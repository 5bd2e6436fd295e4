import type { Context } from '../../brushes/surface.ts';
import type { Palette } from '../../palette/palette.ts';
import { paintBridge, paintPyramid, paintWindmill } from './landmarks.ts';
import { paintLighthouse } from './lighthouse.ts';
import { paintBlackHole, paintHotAirBalloon, paintIceberg, paintSubmarine } from './wonders.ts';

/** Paints a thing no illustration exists for, within `width` × `height` px, its foot on the lower edge. */
export type PaintThing = (
  context: Context,
  width: number,
  height: number,
  palette: Palette,
) => void;

interface PaintedThing {
  /** Width divided by height. */
  shape: number;
  paint: PaintThing;
}

const things: ReadonlyMap<string, PaintedThing> = new Map([
  ['painted-lighthouse', { shape: 0.56, paint: paintLighthouse }],
  ['painted-windmill', { shape: 0.86, paint: paintWindmill }],
  ['painted-pyramid', { shape: 1.65, paint: paintPyramid }],
  ['painted-bridge', { shape: 1.9, paint: paintBridge }],
  ['painted-iceberg', { shape: 1.3, paint: paintIceberg }],
  ['painted-submarine', { shape: 1.6, paint: paintSubmarine }],
  ['painted-hot-air-balloon', { shape: 0.74, paint: paintHotAirBalloon }],
  ['painted-black-hole', { shape: 1.5, paint: paintBlackHole }],
]);

export const findPaintedThing = (name: string): PaintedThing | null => things.get(name) ?? null;
