import type { Actor } from '../drawing.ts';

/** A spoken word and when it is heard, within the scene. */
export interface Word {
  text: string;
  startMs: number;
  endMs: number;
}

/** What a frame depends on besides the drawing. */
export interface Moment {
  /** Since the scene began. */
  timeMs: number;
  durationMs: number;
  words: readonly Word[];
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a spoken word is the cue, allowing for a plural or an ending. */
function isCue(text: string, cue: string): boolean {
  const spoken = bare(text);
  if (spoken.length < 3) return spoken === cue;
  return (
    spoken === cue ||
    (spoken.startsWith(cue) && spoken.length - cue.length <= 3) ||
    (cue.startsWith(spoken) && cue.length - spoken.length <= 2)
  );
}

const firstPropMs = 900;
const staggerMs = 80;
/** The swing of an entry begins this long before the word, so that it lands on it. */
const anticipationMs = 160;

/** When the prop at `index` comes in: with its word if it is said in time, else soon after the start, one after the other. */
export function propEntryMs(
  { cue }: Pick<Actor, 'cue'>,
  index: number,
  { words, durationMs }: Omit<Moment, 'timeMs'>,
): number {
  const spoken = cue === '' ? undefined : words.find(({ text }) => isCue(text, cue));
  if (spoken !== undefined && spoken.startMs < durationMs * 0.9)
    return Math.max(120, spoken.startMs - anticipationMs);
  return Math.min(firstPropMs, durationMs * 0.2) + index * (staggerMs + 340);
}
