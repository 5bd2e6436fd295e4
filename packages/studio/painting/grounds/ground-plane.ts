import type { Ridge } from '../brushes/land.ts';
import type { Context } from '../brushes/surface.ts';
import { lighten, withOpacity } from '../palette/colour.ts';
import { belowFrame, sheetBox, type Plane, type StageBrief } from '../stage.ts';
import { fieldOf } from './field.ts';
import type { Ground, GroundLook } from './natural.ts';

export interface GroundOrder extends GroundLook {
  ground: Ground;
  /** Separates the chances of two grounds of one set. */
  label: string;
}

/** Paints ground below a ridge, down to below the frame. */
export function paintGroundBelow(
  context: Context,
  brief: StageBrief,
  ridge: Ridge,
  { ground, label, ...look }: GroundOrder,
): void {
  const bottom = belowFrame(brief);
  const box = sheetBox(brief, 0, bottom);
  const points: [number, number][] = [];
  for (let x = box.x; x <= box.x + box.width + 8; x += 8) points.push([x, ridge(x)]);
  const top = Math.min(...points.map(([, y]) => y));
  context.save();
  context.beginPath();
  context.moveTo(box.x, bottom);
  for (const [x, y] of points) context.lineTo(x, y);
  context.lineTo(box.x + box.width + 8, bottom);
  context.closePath();
  context.clip();
  ground(context, brief, fieldOf(brief, top, label), look);
  context.strokeStyle = withOpacity(lighten(brief.palette.glow, 0.2), 0.4);
  context.lineWidth = 4 * brief.unit;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
  context.restore();
}

/**
 * A flat ground from `top` on; it `begins` further off where another sheet shows its far part. In the foreground, whoever sinks goes
 * down behind it.
 */
export function floorPlane(
  brief: StageBrief,
  { top, begins = top, depth, ...order }: GroundOrder & FloorPlace,
): Plane {
  return {
    depth,
    box: sheetBox(brief, top, belowFrame(brief)),
    paint(context) {
      order.ground(context, brief, fieldOf(brief, begins, order.label), order);
    },
  };
}

interface FloorPlace {
  top: number;
  begins?: number;
  depth: number;
}
