/** Pieces of ffmpeg filter chains that more than one module needs. */

const oversampling = 4;

/**
 * A limiter for the sampled peaks, for whole films: a fifth of the cost of {@link truePeakLimiter}. What it lets through
 * between the samples is some tenths of a decibel, which the ceiling has to allow for.
 */
export function limiter(ceilingDb: number): string {
  return `alimiter=limit=${(10 ** (ceilingDb / 20)).toFixed(4)}:attack=4:release=60:level=false:latency=true`;
}

/**
 * A limiter that sees the peaks between samples too (it works on four times the rate), and that neither delays nor shortens
 * the sound: its look-ahead is compensated.
 */
export function truePeakLimiter(ceilingDb: number, sampleRate: number): string {
  const limit = (10 ** (ceilingDb / 20)).toFixed(4);
  return [
    `aresample=${sampleRate * oversampling}`,
    `alimiter=limit=${limit}:attack=4:release=60:level=false:latency=true`,
    `aresample=${sampleRate}`,
  ].join(',');
}
