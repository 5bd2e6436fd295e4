/** The loudest sample of each of so many equal parts, 0 to 1, the loudest of all being 1; all 0 for silence. */
export function peaksOf(samples: Float32Array, parts: number): number[] {
  const size = samples.length / parts;
  const peaks = Array.from({ length: parts }, (_, part) => {
    let peak = 0;
    for (let index = Math.floor(part * size); index < Math.floor((part + 1) * size); index += 1)
      peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}
