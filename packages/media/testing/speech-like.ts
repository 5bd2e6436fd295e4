/**
 * Sound with the statistics of speech that the loudness and ducking rules care about: a voiced buzz with two formants, shaped into
 * syllables of varying strength, with a pause after every sixth. Mono samples from -1 to 1.
 */
export function speechLike(
  seconds: number,
  options: { sampleRate?: number; level?: number; pitchHz?: number } = {},
): Float32Array {
  const { sampleRate = 48_000, level = 0.3, pitchHz = 120 } = options;
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const syllableSeconds = 0.22;
  for (let i = 0; i < samples.length; i++) {
    const t = i / sampleRate;
    const syllable = Math.floor(t / syllableSeconds);
    const within = (t % syllableSeconds) / syllableSeconds;
    const strength = syllable % 7 === 6 ? 0 : 0.4 + 0.6 * Math.abs(Math.sin(syllable * 2.3));
    samples[i] =
      level * strength * Math.sin(Math.PI * within) ** 0.7 * buzz(t, pitchHz, sampleRate);
  }
  return samples;
}

function buzz(t: number, pitchHz: number, sampleRate: number): number {
  let sum = 0;
  for (let harmonic = 1; harmonic * pitchHz < Math.min(4_000, sampleRate / 2); harmonic++) {
    const hz = harmonic * pitchHz;
    const formants =
      Math.exp(-(((hz - 550) / 350) ** 2)) + 0.4 * Math.exp(-(((hz - 1_900) / 500) ** 2)) + 0.05;
    sum += formants * Math.sin(2 * Math.PI * hz * t);
  }
  return sum * 0.45;
}
