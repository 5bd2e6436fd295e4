import type { ShotName } from '../drawing.ts';
import type { Moment, Word } from './cues.ts';

/** One shot of the scene: what is seen from `startMs` until `endMs`. */
export interface Cut {
  shot: ShotName;
  startMs: number;
  endMs: number;
  index: number;
}

const shotMs = 3300;
const shortestMs = 2300;
/** How far a cut may move to fall just before a word. */
const snapMs = 550;

function snapToWord(wantedMs: number, words: readonly Word[]): number {
  let best = wantedMs;
  let bestGap = snapMs;
  for (const [index, { startMs }] of words.entries()) {
    const pause = startMs - (words[index - 1]?.endMs ?? 0);
    const gap = Math.abs(startMs - wantedMs) - Math.min(200, pause);
    if (gap < bestGap) {
      bestGap = gap;
      best = startMs - 60;
    }
  }
  return Math.max(0, best);
}

/** Splits the scene into shots of 2.5–4 s, each cut on a word where one is near. */
export function planCuts(shots: readonly ShotName[], { durationMs, words }: Moment): Cut[] {
  const count = Math.max(
    1,
    Math.min(Math.round(durationMs / shotMs), Math.floor(durationMs / shortestMs)),
  );
  const starts = [0];
  for (let i = 1; i < count; i++) {
    const start = snapToWord((durationMs * i) / count, words);
    if (start - (starts.at(-1) ?? 0) > shortestMs * 0.7 && durationMs - start > shortestMs * 0.7)
      starts.push(start);
  }
  return starts.map((startMs, index) => ({
    shot: shots[index % shots.length] ?? 'wide',
    startMs,
    endMs: starts[index + 1] ?? durationMs,
    index,
  }));
}
