import { frameRate } from '@scenewright/media/encoding.ts';

/** As in animation by hand, what moves by itself takes up a new pose in every second frame. */
export const framesOfPose = 2;

/** When the pose was taken up that is seen at a moment of a scene: in its frame, or in the one before. */
export function poseMs(timeMs: number): number {
  const frame = Math.round((timeMs * frameRate) / 1000);
  return ((frame - (frame % framesOfPose)) * 1000) / frameRate;
}
