import { easeInOut } from './actors/motion.ts';
import type { Context } from './brushes/surface.ts';
import type { Drawing } from './drawing.ts';
import type { Random } from './random.ts';

/** Where the camera looks. Sheets and actors follow it in proportion to their depth. */
export interface Camera {
  /** 1 shows the whole frame. */
  zoom: number;
  panX: number;
  panY: number;
  /** The point the zoom grows from, px. */
  focusX: number;
  focusY: number;
}

/** How a shot's camera travels from its first to its last moment. */
export interface CameraMove {
  fromZoom: number;
  toZoom: number;
  /** Pan at the end, px; it begins at the opposite. */
  panX: number;
  panY: number;
  focusX: number;
  focusY: number;
}

/**
 * A slow push in or pull out of 4–5 %, with a drift: what keeps a painted set alive. The premium model's camera travels: near and
 * far things pass one another by several times as much.
 */
export function planMove(
  size: { width: number; height: number },
  { motion, richness }: Pick<Drawing, 'motion' | 'richness'>,
  random: Random,
): CameraMove {
  const near = motion === 'still' ? 1.04 : 1.055;
  const travels = motion === 'live' && richness === 'premium';
  const pushing = random.chance(0.7);
  return {
    fromZoom: pushing ? 1 : near,
    toZoom: pushing ? near : 1,
    panX:
      (random.chance(0.5) ? 1 : -1) *
      size.width *
      (travels ? random.between(0.036, 0.044) : random.between(0.006, 0.013)),
    panY: size.height * random.between(-0.003, 0.003),
    focusX: size.width / 2,
    focusY: size.height * 0.5,
  };
}

/** The camera `share` (0–1) of the way through its move. */
export function cameraAt(move: CameraMove, share: number): Camera {
  const eased = 0.65 * share + 0.35 * easeInOut(share);
  return {
    zoom: move.fromZoom + (move.toZoom - move.fromZoom) * eased,
    panX: move.panX * (eased * 2 - 1),
    panY: move.panY * (eased * 2 - 1),
    focusX: move.focusX,
    focusY: move.focusY,
  };
}

/** Where a point of a sheet at `depth` falls on the screen, and how large things there are. */
export function cameraPoint(
  { zoom, panX, panY, focusX, focusY }: Camera,
  x: number,
  y: number,
  depth: number,
): { x: number; y: number; scale: number } {
  const scale = 1 + (zoom - 1) * depth;
  return {
    x: focusX + (x - focusX) * scale + panX * depth,
    y: focusY + (y - focusY) * scale + panY * depth,
    scale,
  };
}

/** Sets the context so that what is drawn next lies on a sheet at `depth`. */
export function placeOnSheet(context: Context, camera: Camera, depth: number): void {
  const at = cameraPoint(camera, 0, 0, depth);
  context.translate(at.x, at.y);
  context.scale(at.scale, at.scale);
}
