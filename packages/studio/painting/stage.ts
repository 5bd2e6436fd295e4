import type { Ambience } from './brushes/particles.ts';
import type { Box, Context } from './brushes/surface.ts';
import type { Camera } from './camera.ts';
import type { Drawing } from './drawing.ts';
import type { Palette } from './palette/palette.ts';
import type { Random } from './random.ts';

/** What a template is given to build its stage from. Everything is in pixels of the finished frame. */
export interface StageBrief {
  width: number;
  height: number;
  /** One thousandth of a 1080 px short side: strokes and leaves keep their size in both orientations. */
  unit: number;
  /** Whether it is no wider than high: what stands side by side has little room. */
  portrait: boolean;
  /** A figure for this frame, between that of an upright one (9:16) and that of a lying one (16:9). */
  blend: (upright: number, lying: number) => number;
  palette: Palette;
  drawing: Drawing;
  random: Random;
  /** Where feet stand: above the captions. */
  groundY: number;
}

/** How a frame of this size is to be filled. */
export function proportionsOf({
  width,
  height,
}: Pick<StageBrief, 'width' | 'height'>): Pick<StageBrief, 'portrait' | 'blend'> {
  const share = 0.5 + Math.log(height / width) / (2 * Math.log(16 / 9));
  // A preview's sides are whole pixels: what is nearly upright or lying is just that.
  const upright = share > 0.96 ? 1 : share < 0.04 ? 0 : share;
  return {
    portrait: height >= width,
    blend: (one, other) =>
      upright === 1 ? one : upright === 0 ? other : other + (one - other) * upright,
  };
}

/**
 * One sheet of the set. `depth` 0 is infinitely far (locked to the frame), 1 is where the actors stand; nearer is above 1.
 * A sheet reaches past the frame's sides by `overscan`, so that the camera never shows its edge.
 */
export interface Plane {
  depth: number;
  box: Box;
  /** Pixels a second, to the right; for clouds. */
  driftX?: number;
  paint(context: Context): void;
}

/** Part of the set that changes while it is seen: drawn anew in every frame, behind the actors. */
export interface LiveArt {
  depth: number;
  draw(context: Context, camera: Camera, timeMs: number): void;
}

export type Surface = 'ground' | 'table' | 'water' | 'air';

export interface Stage {
  /** Back to front, behind the actors. The first must cover the frame. */
  planes: readonly Plane[];
  live?: LiveArt;
  /** In front of the actors. */
  foreground: readonly Plane[];
  /** What the actors are on; in 'air' and 'water' they float. */
  surface: Surface;
  groundY: number;
  /** The top of the foreground at the middle: heads and shoulders go down behind it. */
  sinkY: number;
  /** -1: the light comes from the left, 1: from the right. */
  lightFromX: number;
  ambience: Ambience | null;
  /** Indoors it neither rains nor snows. */
  indoors?: boolean;
}

export type Template = (brief: StageBrief) => Stage;

/** How far sheets reach past the frame, as a share of its width. */
export const overscan = 0.07;

/** A box over the frame's whole width and the overscan, from `top` to `bottom`. */
export function sheetBox({ width }: StageBrief, top: number, bottom: number): Box {
  const extra = Math.round(width * overscan);
  return {
    x: -extra,
    y: Math.floor(top),
    width: width + extra * 2,
    height: Math.ceil(bottom) - Math.floor(top),
  };
}

/** The back sheet: exactly the frame, copied without scaling. */
export function backdropBox({ width, height }: StageBrief): Box {
  return { x: 0, y: 0, width, height };
}

/** How far below the frame a sheet that stands at the bottom must reach. */
export function belowFrame({ height }: StageBrief): number {
  return Math.ceil(height * 1.03);
}
