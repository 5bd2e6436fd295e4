import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import type { Sound } from '@scenewright/media/sound.ts';

/** A part of a text that was spoken by itself. */
export interface SpokenPassage {
  readonly sound: Sound;
  readonly words: readonly SpokenWord[];
}

/** A breath between passages that are spoken apart. */
const breathSeconds = 0.35;

/** One after the other, with a breath between; all have the first one's sample rate, as they come from one model. */
export function joinPassages(passages: readonly SpokenPassage[]): SpokenPassage {
  const sampleRate = passages[0]?.sound.sampleRate ?? 24_000;
  const breath = Math.round(sampleRate * breathSeconds);
  const length = passages.reduce(
    (sum, { sound }) => sum + sound.samples.length,
    breath * Math.max(0, passages.length - 1),
  );
  const samples = new Int16Array(length);
  const words: SpokenWord[] = [];
  let position = 0;
  for (const passage of passages) {
    const offsetMs = Math.ceil((position / sampleRate) * 1000);
    samples.set(passage.sound.samples, position);
    words.push(
      ...passage.words.map(({ text, startMs, endMs }) => ({
        text,
        startMs: startMs + offsetMs,
        endMs: endMs + offsetMs,
      })),
    );
    position += passage.sound.samples.length + breath;
  }
  return { sound: { samples, sampleRate }, words };
}
