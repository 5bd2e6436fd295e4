import type { AlignedSpeech } from '../align-speech.ts';
import type { OtherSpeech } from './other-engine.ts';

export interface WordError {
  readonly word: string;
  /** Of its start, in milliseconds; positive where it was found too late. */
  readonly ms: number;
  readonly confidence: number | null;
}

/** How far each word whose start is known was found from it. @param offsetMs by how much the sound was moved */
export function errorsOf(speech: OtherSpeech, aligned: AlignedSpeech, offsetMs = 0): WordError[] {
  return aligned.words.flatMap(({ text, startMs }, index) => {
    const known = speech.startsMs[index];
    if (known === undefined) return [];
    const confidence = aligned.confidenceOfWords[index] ?? null;
    return [{ word: text, ms: startMs - known - offsetMs, confidence }];
  });
}

/** The distribution of the distances, in milliseconds. */
export function spreadOf(errors: readonly WordError[]) {
  const sorted = errors.map(({ ms }) => Math.abs(ms)).sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  const within = (ms: number) => sorted.filter((error) => error <= ms).length / sorted.length;
  return { median: at(0.5), p90: at(0.9), p95: at(0.95), worst: at(1), within };
}

/** A line to print: the distribution and the three worst words. */
export function report(title: string, errors: readonly WordError[]): string {
  const { median, p90, p95, worst } = spreadOf(errors);
  const three = errors
    .toSorted((one, other) => Math.abs(other.ms) - Math.abs(one.ms))
    .slice(0, 3)
    .map(({ word, ms, confidence }) => `${word} ${ms} (${confidence?.toFixed(2) ?? 'none'})`);
  return `${title}: ${errors.length} words, median ${median}, p90 ${p90}, p95 ${p95}, worst ${worst} ms: ${three.join('; ')}`;
}
