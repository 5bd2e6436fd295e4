import type { Canvas } from '@napi-rs/canvas';
import { easeOut, progress } from '../../painting/actors/motion.ts';
import { paintSurface, type Context } from '../../painting/brushes/surface.ts';
import type { Palette } from '../../painting/palette/palette.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief } from '../board.ts';
import { paintBackdrop, shapeOf } from './backdrops.ts';
import { paintForeground, paintFloor } from './floors.ts';
import type { Rooms } from './room.ts';
import { isAfloat, type SettingKind } from './setting-kind.ts';

/* What a board's picture stands on and before: painted once, in planes that drift apart as the camera moves. */

/** What a setting is painted from. Lengths are in pixels of the frame. */
export interface SettingBrief {
  readonly board: BoardBrief;
  readonly palette: Palette;
  readonly rooms: Rooms;
  readonly kind: SettingKind;
  /** Where the ground begins behind what stands farthest, and where its surface ends before what stands nearest. */
  readonly horizon: number;
  readonly lip: number;
  /** The middle of all that stands there. */
  readonly centre: number;
}

export interface Setting {
  /** How far the ground has moved: what stands on it moves with it. */
  shiftAt(moment: Moment): number;
  behind(context: Context, moment: Moment): void;
  before(context: Context, moment: Moment): void;
}

/** A plane that has been painted, with its place in the frame and how far it moves to either side, px. */
interface Plane {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

const drawPlane = (context: Context, { canvas, x, y, reach }: Plane, share: number): void => {
  // Whole pixels: drawing between them costs fifty times as much.
  context.drawImage(canvas, Math.round(x + share * reach), Math.round(y));
};

const [backReach, groundReach] = [-12, 16];
const comeInMs = 520;

/** Paints the planes of a setting once. */
export function createSetting(brief: SettingBrief, isLive: boolean): Setting {
  const { board, horizon, rooms } = brief;
  const { width, height, unit, random } = board;
  const side = random.fork('camera of illustration').chance(0.5) ? 1 : -1;
  const pad = 24 * unit;
  const foot = rooms.grid === 'above' ? brief.lip + 30 * unit : height;
  const plane = (box: { x: number; y: number; width: number; height: number }, reach: number) => ({
    make: (paint: (context: Context) => void): Plane => ({
      canvas: paintSurface(box.width, box.height, (context) => {
        context.translate(-box.x, -box.y);
        paint(context);
      }),
      x: box.x,
      y: box.y,
      reach: reach * unit * side * (isLive ? 1 : 0.5),
    }),
  });
  const shape = shapeOf(brief);
  const back = plane(shape.box, backReach).make((context) => paintBackdrop(context, brief, shape));
  const across = { x: -pad, width: width + pad * 2 };
  const floor = isAfloat(brief.kind)
    ? null
    : plane(
        { ...across, y: horizon - 40 * unit, height: foot - horizon + 40 * unit },
        groundReach,
      ).make((context) => paintFloor(context, brief, foot));
  const front = plane(
    { ...across, y: brief.lip - 150 * unit, height: 190 * unit },
    groundReach * 1.8,
  ).make((context) => paintForeground(context, brief));
  const hasFront = brief.kind === 'water' || brief.kind === 'meadow';
  const shareAt = ({ timeMs, durationMs }: Moment): number =>
    (timeMs / Math.max(1, durationMs) - 0.5) * 2;
  return {
    shiftAt: (moment) => (floor === null ? 0 : Math.round(shareAt(moment) * floor.reach)),
    behind(context, moment) {
      const share = shareAt(moment);
      const come = easeOut(0.55 + 0.45 * progress(moment.timeMs, 0, comeInMs));
      const slide = (1 - come) * shape.box.height * 0.22;
      drawPlane(context, { ...back, y: back.y + slide }, share);
      if (floor !== null) drawPlane(context, floor, share);
    },
    before(context, moment) {
      if (hasFront) drawPlane(context, front, shareAt(moment));
    },
  };
}
