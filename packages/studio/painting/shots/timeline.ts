import { liveLengths, planCutTimes } from '../../camera/cut-times.ts';
import type { ShotName } from '../drawing.ts';
import type { Moment } from './cues.ts';

/** One shot of the scene: what is seen from `startMs` until `endMs`. */
export interface Cut {
  shot: ShotName;
  startMs: number;
  endMs: number;
  index: number;
}

/** Splits the scene into shots of 2–3.5 s, each cut where a word begins, rather a sentence. */
export function planCuts(shots: readonly ShotName[], moment: Omit<Moment, 'timeMs'>): Cut[] {
  const starts = [0, ...planCutTimes(moment, liveLengths)];
  return starts.map((startMs, index) => ({
    shot: shots[index % shots.length] ?? 'wide',
    startMs,
    endMs: starts[index + 1] ?? moment.durationMs,
    index,
  }));
}

/** Plans once for all frames of a scene: they have its length and words in common. */
export function keepForScene<Plan>(
  plan: (scene: Omit<Moment, 'timeMs'>) => Plan,
): (scene: Omit<Moment, 'timeMs'>) => Plan {
  let last: { moment: Omit<Moment, 'timeMs'>; planned: Plan } | null = null;
  return (moment) => {
    const isSame =
      last?.moment.durationMs === moment.durationMs && last.moment.words === moment.words;
    if (last === null || !isSame) last = { moment, planned: plan(moment) };
    return last.planned;
  };
}
