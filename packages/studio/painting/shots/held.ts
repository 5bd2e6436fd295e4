import { frameRate } from '@scenewright/media/encoding.ts';
import { createKeptPicture } from '../../kept-picture.ts';
import { poseMs, type Held } from '../actors/on-twos.ts';
import { cornersOf } from '../actors/spot.ts';
import type { Context } from '../brushes/surface.ts';
import { cameraPoint, type Camera } from '../camera.ts';
import type { StageBrief } from '../stage.ts';
import type { Moment } from './cues.ts';
import type { Cut } from './timeline.ts';

/** One view of a stage. It stands still for the second frame of a pose where nobody would see it move. */
export interface Shot {
  draw(context: Context, moment: Moment, cut: Cut): void;
  /** The moment whose picture this is: its own, or that of the frame before, which looks the same then. */
  shownAt(moment: Moment, cut: Cut): number;
}

/** What is seen in a shot, and how far it goes. */
export interface ShotParts {
  /**
   * All behind the air.
   * @param isOnce whether it stands still as long as its pose is held: no frame needs it drawn again
   */
  drawSet(context: Context, moment: Moment, cut: Cut, isOnce: boolean): void;
  /** What is in the air, and lies over all. */
  drawAir(context: Context, moment: Moment, cut: Cut): void;
  /** Whether what is in the air moves in every frame: rain and snow would stutter. */
  readonly isAirQuick: boolean;
  /** How far anything of the set goes between two moments, px. */
  moves(between: Held<Moment>, cut: Cut): number;
}

/**
 * What goes no further in a frame than so much of a short side of 1080 stands still in every second one: so slow a camera, and people
 * with it, move 15 times a second. Whatever is quicker moves in every frame.
 */
export const mostHeld = 1.5;

/** A shot whose set is drawn once for the two frames of a pose, where it is slow. A frame depends on its moment alone. */
export function holdWhereSlow(
  { width, height, unit }: Pick<StageBrief, 'width' | 'height' | 'unit'>,
  { drawSet, drawAir, isAirQuick, moves }: ShotParts,
): Shot {
  const kept = createKeptPicture({ width, height });
  /** Whether both frames of a moment's pose show one set, and the first of them. */
  const heldAt = (moment: Moment, cut: Cut): { isHeld: boolean; setMs: number } => {
    const posedMs = poseMs(moment.timeMs);
    const nextMs = posedMs + 1000 / frameRate;
    const at = (timeMs: number): Moment => ({ ...moment, timeMs });
    const isHeld =
      posedMs >= cut.startMs &&
      nextMs < cut.endMs &&
      moves({ now: at(nextMs), posed: at(posedMs) }, cut) <= mostHeld * unit;
    return { isHeld, setMs: isHeld ? posedMs : moment.timeMs };
  };
  return {
    shownAt: (moment, cut) => (isAirQuick ? moment.timeMs : heldAt(moment, cut).setMs),
    draw(context, moment, cut) {
      const { isHeld, setMs } = heldAt(moment, cut);
      const held = { ...moment, timeMs: setMs };
      if (!isAirQuick) {
        drawSet(context, held, cut, isHeld);
        drawAir(context, held, cut);
        return;
      }
      kept.draw(context, {
        key: `${cut.index} ${setMs}`,
        isShownAgain: isHeld,
        paint: (onto) => drawSet(onto, held, cut, isHeld),
      });
      drawAir(context, moment, cut);
    },
  };
}

/** How far the frame's corners go where actors stand, px. */
export function cameraMoves(
  { width, height }: Pick<StageBrief, 'width' | 'height'>,
  { now, posed }: Held<Camera>,
): number {
  const corners = cornersOf({ left: 0, top: 0, right: width, bottom: height });
  return Math.max(
    ...corners.map(({ x, y }) => {
      const [is, was] = [cameraPoint(now, x, y, 1), cameraPoint(posed, x, y, 1)];
      return Math.hypot(is.x - was.x, is.y - was.y);
    }),
  );
}
