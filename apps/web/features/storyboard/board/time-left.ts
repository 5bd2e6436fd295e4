interface Sample {
  readonly percent: number;
  readonly atMs: number;
}

/** Less than this says nothing about the rest yet. */
const leastPercents = 4;
const leastMs = 4_000;

/**
 * Estimates how long work goes on, from how fast it went since it was first looked at. Answers a range in words, or null
 * while too little was seen. Work that begins anew is looked at anew.
 */
export function createTimeLeft(): (percent: number, atMs: number) => string | null {
  let first: Sample | null = null;
  let last: Sample | null = null;
  return (percent, atMs) => {
    if (first === null || last === null || percent < last.percent) first = { percent, atMs };
    last = { percent, atMs };
    const [percents, elapsedMs] = [percent - first.percent, atMs - first.atMs];
    if (percents < leastPercents || elapsedMs < leastMs || percent >= 100) return null;
    return rangeText(((100 - percent) / percents) * elapsedMs);
  };
}

/** From a fifth less to two fifths more: the last step is often the longest one. */
function rangeText(leftMs: number): string {
  const minutes = leftMs / 60_000;
  if (minutes < 0.7) return 'Less than a minute left';
  const [low, high] = [Math.max(1, Math.floor(minutes * 0.8)), Math.ceil(minutes * 1.4)];
  return low === high ? `About ${low} min left` : `${low}–${high} min left`;
}
