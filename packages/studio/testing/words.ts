import type { TimedWord } from '../scene.ts';

/** Words said one after the other, `wordMs` each, from `startMs` on. */
export function sayWords(text: string, { startMs = 0, wordMs = 300 } = {}): TimedWord[] {
  return text.split(' ').map((word, index) => ({
    text: word,
    startMs: startMs + index * wordMs,
    endMs: startMs + (index + 1) * wordMs - 20,
  }));
}
