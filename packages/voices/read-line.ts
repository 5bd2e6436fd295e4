import { partsOf } from '@scenewright/contract/rules/pauses.ts';
import { readingPace } from '@scenewright/offline-voice/reading-pace.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';

/**
 * The times at which to show the words of a line that nobody speaks, with its pauses, at its speed.
 * @param roomMs the time there is: where the line needs more, words and pauses shrink alike.
 */
export function readLine(dialogue: string, speed: number, roomMs: number): SpokenWord[] {
  const { leadingMs, parts } = partsOf(dialogue);
  let startMs = leadingMs;
  const words = parts.flatMap(({ text, pauseMs }) => {
    const read = readingPace(text).map((word) => ({
      text: word.text,
      startMs: startMs + word.startMs / speed,
      endMs: startMs + word.endMs / speed,
    }));
    startMs = (read.at(-1)?.endMs ?? startMs) + pauseMs;
    return read;
  });
  const scale = Math.min(1, Math.max(roomMs, 0) / Math.max(words.at(-1)?.endMs ?? 0, 1));
  return words.map((word) => ({
    text: word.text,
    startMs: Math.floor(word.startMs * scale),
    endMs: Math.floor(word.endMs * scale),
  }));
}
