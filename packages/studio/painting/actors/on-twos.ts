import { frameRate } from '@scenewright/media/encoding.ts';

/** As in animation by hand, what moves by itself takes up a new pose in every second frame. */
export const framesOfPose = 2;

/** How something is seen at a moment, and was when it took up the pose that it holds. */
export interface Held<View> {
  readonly now: View;
  readonly posed: View;
  /** Whether its pose is seen in one picture alone, so that keeping it would be for nothing. */
  readonly isOnce?: boolean;
}

export function onTwos<View>(
  timeMs: number,
  viewAt: (timeMs: number) => View,
  isOnce = false,
): Held<View> {
  const now = viewAt(timeMs);
  const posedMs = poseMs(timeMs);
  return { now, posed: posedMs === timeMs ? now : viewAt(posedMs), isOnce };
}

/** Both moments of something held, seen in a certain way. */
export const seenAs = <Moment, View>(
  { now, posed }: Held<Moment>,
  view: (moment: Moment) => View,
): Held<View> => ({ now: view(now), posed: view(posed) });

/** When the pose was taken up that is seen at a moment of a scene: in its frame, or in the one before. */
export function poseMs(timeMs: number): number {
  const frame = Math.round((timeMs * frameRate) / 1000);
  return ((frame - (frame % framesOfPose)) * 1000) / frameRate;
}
