/** A stretch of silence between two sounds, in milliseconds. */
export interface Silence {
  readonly startMs: number;
  readonly lengthMs: number;
}

/** The silences between sounds that last at least `leastMs`: nothing louder than 2% of the loudest sample. */
export function silencesIn(samples: Float32Array, sampleRate: number, leastMs: number): Silence[] {
  const floor = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) * 0.02;
  const silences: Silence[] = [];
  let lastSound = -1;
  for (let at = 0; at < samples.length; at++) {
    if (Math.abs(samples[at] ?? 0) <= floor) continue;
    const lengthMs = ((at - lastSound - 1) * 1_000) / sampleRate;
    if (lastSound >= 0 && lengthMs >= leastMs)
      silences.push({ startMs: ((lastSound + 1) * 1_000) / sampleRate, lengthMs });
    lastSound = at;
  }
  return silences;
}
