import type { MeasureSpeech } from '../brief.ts';

/**
 * Measures each text once: the ways to tell one brief are compared by the seconds of the same lines and of the same parts of
 * them, a hundred times over. To be forgotten with its brief.
 */
export function rememberSpeech(measure: MeasureSpeech): MeasureSpeech {
  const measured = new Map<string, number>();
  return (text) => {
    const known = measured.get(text);
    if (known !== undefined) return known;
    const seconds = measure(text);
    measured.set(text, seconds);
    return seconds;
  };
}
