import type { SKRSContext2D } from '@napi-rs/canvas';

/**
 * Scenes are joined by copying their packets, so a true cross-fade is out of reach. A quick dip at both edges, part of
 * the scene itself, makes every joint look meant.
 */
const dipFrames = 5;
/** The very first picture still shows something: players use it as the film's face. */
const deepest = 0.72;

/** Share of black over a frame, 0 in the middle of a scene. */
export function dipAt(frame: number, frames: number): number {
  const fromEdge = Math.min(frame, frames - 1 - frame);
  if (fromEdge >= dipFrames || frames < 4 * dipFrames) return 0;
  const away = fromEdge / dipFrames;
  return deepest * (1 - away) ** 2;
}

export function drawDip(
  context: SKRSContext2D,
  scene: { width: number; height: number; frames: number },
  frame: number,
): void {
  const share = dipAt(frame, scene.frames);
  if (share === 0) return;
  context.fillStyle = `rgba(6, 7, 12, ${share.toFixed(4)})`;
  context.fillRect(0, 0, scene.width, scene.height);
}
