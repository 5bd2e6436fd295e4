/** Pieces of ffmpeg filter chains that more than one module needs. */

const oversampling = 4;

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
