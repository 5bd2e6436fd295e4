/** Easing: all take and give 0–1 unless said. */
export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));
export const easeOut = (t: number): number => 1 - (1 - clamp01(t)) ** 3;
export const easeInOut = (t: number): number => 0.5 - 0.5 * Math.cos(Math.PI * clamp01(t));

/** Goes past 1 by about a tenth and settles (Penner's "back" ease). */
export function overshoot(t: number): number {
  const back = 1.70158;
  const rest = clamp01(t) - 1;
  return 1 + (back + 1) * rest ** 3 + back * rest ** 2;
}

/** 0 before `startMs`, 1 after it by `lengthMs`. */
export const progress = (timeMs: number, startMs: number, lengthMs: number): number =>
  clamp01((timeMs - startMs) / lengthMs);

/** Something's offset from its place: pixels, a scale, radians, opacity. */
export interface Pose {
  dx: number;
  dy: number;
  scaleX: number;
  scaleY: number;
  turn: number;
  opacity: number;
}

export const restPose: Pose = { dx: 0, dy: 0, scaleX: 1, scaleY: 1, turn: 0, opacity: 1 };
